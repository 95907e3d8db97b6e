import type { NeedKind } from "../contracts";
import type { Lazy } from "../shared/lazy";
import { fetchNeedReplies, type NeedCharacter, type NeedPhrases } from "../shared/need-phrases";
import type { RecentNeed } from "./recent-need";

/** A fixed reply: no model is asked. */
export interface FixedReply {
  readonly text: Lazy<string>;
  /** The name under the reply instead of a model's. */
  readonly modelName: string;
}

/** How one reply takes a visitor's need into account. */
export interface NeedResponse {
  /** How to answer a visitor in need; added to the system prompt of remote models. */
  readonly guidance: string;
  /** Whether the guidance has its gentle part. */
  readonly isGentle?: boolean;
  /** The reply itself, if no model is called. */
  readonly fixedReply?: FixedReply;
  /** The reply of the built-in model, which ignores guidance, the message that it answers, and the conversation's language. */
  readonly scripted?: { readonly text: Lazy<string>; readonly answered: string; readonly language: string };
}

export interface NeedQuestion {
  readonly character: NeedCharacter;
  /** The need found in the visitor's last message. */
  readonly need: NeedKind | undefined;
  /** The need found a short while ago. */
  readonly recentNeed: RecentNeed | null;
  /** The visitor's last message; `null` where it has been answered, as in a discussion that goes on. */
  readonly text: string | null;
  /** The visitor's messages, in their order. */
  readonly said: readonly string[];
  /** The language of the conversation: a BCP 47 tag. */
  readonly language: string;
}

/** So many messages tell the visitor's language. */
const LAST = 4;

/** How to give one reply: a fixed reply to a visitor in need, gentle ones for a while after that. */
export function needResponse(phrases: NeedPhrases, question: NeedQuestion): NeedResponse {
  const { character, need, recentNeed, text } = question;
  const ofVisitor = async () =>
    (await fetchNeedReplies()).languageOfVisitor(question.said.slice(-LAST).toReversed(), question.language);
  if (need !== undefined)
    return {
      guidance: phrases.guidance,
      fixedReply: {
        text: async () => phrases.reply(character, need, await ofVisitor()),
        modelName: phrases.modelName,
      },
    };
  if (!recentNeed || recentNeed.turns === 0) return { guidance: phrases.guidance };
  const { kind, turns: turn } = recentNeed;
  return {
    guidance: [phrases.guidance, phrases.gentleGuidance].filter((part) => part !== "").join("\n\n"),
    isGentle: true,
    ...(text !== null && {
      scripted: {
        text: async () => phrases.gentleReply({ kind, turn, text, language: await ofVisitor() }),
        answered: text,
        language: question.language,
      },
    }),
  };
}
