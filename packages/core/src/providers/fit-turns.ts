import { LanguageModelError, type PromptMessage, type ReplyRequest } from "../contracts";

/** What {@link fitTurns} needs: the conversation, the size of the context, and how tokens are counted. */
export interface FitOptions<Turn> {
  /** The conversation, oldest first. */
  readonly turns: readonly Turn[];
  /** The most tokens of a conversation, the reply included. */
  readonly contextTokens: number;
  /** How many of them the reply and its thoughts may take; at most half of the context is kept free for them. */
  readonly replyTokens: number;
  /** The tokens of a request with these turns. */
  readonly count: (turns: readonly Turn[]) => number;
}

/** How many turns are left out at once: as long as the same ones are left out, a model has read the beginning already. */
const steps = [8, 4, 2];
/** So many stay, where there is room for them, so that the last exchanges are not left out with the oldest ones. */
const leastKept = 4;
/** A reply that has less room than this is none. */
const leastReplyTokens = 64;

/**
 * Leaves the oldest turns out until the conversation fits into a context. The system prompt and the last turn stay.
 *
 * @throws LanguageModelError `tooLong` where the last turn alone does not fit.
 */
export function fitTurns<Turn extends Pick<PromptMessage, "role">>(
  options: FitOptions<Turn>,
): {
  readonly turns: readonly Turn[];
  readonly tokens: number;
} {
  const { contextTokens, replyTokens, count } = options;
  const room = contextTokens - Math.min(replyTokens, Math.floor(contextTokens / 2));
  let turns = fromVisitor(options.turns);
  let tokens = count(turns);
  while (tokens > room && turns.length > 1) {
    const step = steps.find((one) => one + Math.min(one, leastKept) <= turns.length) ?? turns.length - 1;
    turns = fromVisitor(turns.slice(step));
    tokens = count(turns);
  }
  if (tokens > contextTokens - leastReplyTokens)
    throw new LanguageModelError(
      "tooLong",
      `The message has about ${tokens} tokens, and a conversation at most ${contextTokens}.`,
    );
  return { turns, tokens };
}

/** Many chat templates refuse a conversation that the model begins. */
function fromVisitor<Turn extends Pick<PromptMessage, "role">>(turns: readonly Turn[]): readonly Turn[] {
  const first = turns.findIndex(({ role }) => role === "user");
  return first < 1 ? turns : turns.slice(first);
}

/** Fewer than in any language that is written with letters, so that what is estimated fits. */
const lettersPerToken = 3;
/** The role and the marks around each message. */
const messageTokens = 8;
/** A picture of the camera, for a model that runs on a machine of one's own. */
const pictureTokens = 1_000;

/** About how many tokens a request takes, where nothing counts them; rather too many. */
export function estimateTokens({ system = "", messages, image }: ReplyRequest): number {
  const texts = [system, ...messages.map(({ content }) => content)];
  const tokens = texts.reduce((sum, text) => sum + tokensOf(text) + messageTokens, 0);
  return tokens + (image === undefined ? 0 : pictureTokens);
}

function tokensOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) < 0x80) letters += 1;
  return Math.ceil(letters / lettersPerToken) + text.length - letters;
}
