import type { LanguageModel, ReplyRequest, SafetyCheck } from "../../contracts";
import type { WrittenQuestion } from "./own-conversation.setup";

/** What a conversation knows besides the chat's memory. */
export interface ConversationInput {
  /** What was written last, and the turn it stands for. */
  readonly asked: WrittenQuestion | null;
  /** What was shared with the agent without a question, oldest first. */
  readonly shared: readonly string[];
}

const SHARED_WITH_A_QUESTION = 3;

/** In a discussion the room has checked what the visitor said, and the text holds more than the visitor's words. */
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

/**
 * What the visitor shared goes with the next question, and an override takes the place of the persona. In a discussion
 * the turn's own prompt tells all: what is remembered here lacks what others said to each other.
 */
export function modelWithContext(
  model: LanguageModel,
  now: () => ConversationInput,
  prompt: string | undefined,
): LanguageModel {
  const direct = (request: ReplyRequest): ReplyRequest => {
    const { asked, shared } = now();
    const turn = asked?.turn && request.messages.at(-1)?.content === asked.text.trim() ? asked.turn : null;
    const told: ReplyRequest = turn
      ? {
          ...request,
          ...(turn.system !== undefined && { system: turn.system }),
          messages: turn.messages,
          ...(turn.stop && { stop: turn.stop }),
          ...(turn.seed !== undefined && { seed: turn.seed }),
        }
      : request;
    const system = [prompt ?? told.system ?? "", ...shared.slice(-SHARED_WITH_A_QUESTION)]
      .filter((part) => part !== "")
      .join("\n\n");
    return { ...told, system };
  };
  return {
    name: model.name,
    kind: model.kind,
    ...(model.firstWordMs !== undefined && { firstWordMs: model.firstWordMs }),
    stream: (request, callOptions) => model.stream(direct(request), callOptions),
    complete: (request, callOptions) => model.complete(direct(request), callOptions),
  };
}
