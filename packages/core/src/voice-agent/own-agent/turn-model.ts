import type { LanguageModel, PromptMessage, ReplyRequest, SafetyCheck } from "../../contracts";
import type { WrittenQuestion } from "./own-conversation.setup";

/** The parts of a conversation that are not in the chat's memory. */
export interface ConversationInput {
  /** The last typed question, and in a room the turn that it asks for. */
  readonly asked: WrittenQuestion | null;
  /** Context that was shared with the agent, oldest first. */
  readonly shared: readonly string[];
}

const CONTEXT_PER_QUESTION = 3;

/** Skips the safety check for the turns of a discussion: the room has checked the visitor's messages, and the text contains more than those. */
export function skipRoomTurns(safetyCheck: SafetyCheck, now: () => ConversationInput): SafetyCheck {
  return {
    check: (request, options) => {
      const { asked } = now();
      return request.text !== "" && asked?.turn && asked.text.trim() === request.text
        ? Promise.resolve(null)
        : safetyCheck.check(request, options);
    },
  };
}

/** What was shared comes before the question, in brackets. */
function withShared(messages: readonly PromptMessage[], shared: readonly string[]): readonly PromptMessage[] {
  const question = messages.at(-1);
  if (question?.role !== "user" || shared.length === 0) return messages;
  const content = [...shared.map((text) => `[${text}]`), question.content].join("\n\n");
  return [...messages.slice(0, -1), { role: "user", content }];
}

/**
 * Adds shared context to the next question, and replaces the persona with an override. In a discussion, the turn's own
 * prompt is used: the memory here lacks the messages of the other characters.
 */
export function modelWithContext(
  model: LanguageModel,
  now: () => ConversationInput,
  prompt: string | undefined,
): LanguageModel {
  const direct = (request: ReplyRequest): ReplyRequest => {
    const { asked, shared } = now();
    const turn = asked?.turn && request.messages.at(-1)?.content === asked.text.trim() ? asked.turn : null;
    const directed: ReplyRequest = turn ? { ...request, ...turn } : { ...request, purpose: "live" };
    const override = prompt === undefined || model.composesPrompt === true ? {} : { system: prompt };
    return { ...directed, ...override, messages: withShared(directed.messages, shared.slice(-CONTEXT_PER_QUESTION)) };
  };
  return {
    name: model.name,
    kind: model.kind,
    ...(model.composesPrompt !== undefined && { composesPrompt: model.composesPrompt }),
    ...(model.firstWordMs !== undefined && { firstWordMs: model.firstWordMs }),
    stream: (request, callOptions) => model.stream(direct(request), callOptions),
    complete: (request, callOptions) => model.complete(direct(request), callOptions),
  };
}
