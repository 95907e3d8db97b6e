import type { Message } from "../contracts";
import { openQuestion } from "./chat.messages";
import type { ChatContext, ReplySlice } from "./chat.types";
import { readReplyFailure, withoutWait, type ReplyFailure } from "../turn/reply-failure";

/** Why a question has no whole answer, to be told again when the page opens once more. */
export interface KeptFailure {
  readonly questionId: string;
  readonly failure: ReplyFailure;
}

/** What is kept of a failure; `null` where there is nothing to keep. A reload itself ends `outdatedClient`. */
export function failureToKeep(messages: readonly Message[], failure: ReplyFailure | null): KeptFailure | null {
  const question = openQuestion(messages);
  if (!question || !failure || failure.reason === "outdatedClient") return null;
  return { questionId: question.id, failure: withoutWait(failure) };
}

/** What is kept of all characters' failures, with this one of the present character's. */
export function failuresWith(
  { character, reply }: Pick<ChatContext, "character" | "reply">,
  kept: KeptFailure | null,
): ReplySlice["failures"] {
  const { [character.id]: _before, ...others } = reply.failures;
  return kept ? { ...others, [character.id]: kept } : others;
}

/** The failure that was kept, as long as its question has no other answer. */
export function failureKept(messages: readonly Message[], kept: KeptFailure | undefined): ReplyFailure | null {
  return kept && openQuestion(messages)?.id === kept.questionId ? kept.failure : null;
}

/** Reads what was stored; `undefined` for anything else. */
export function parseKeptFailure(stored: string): KeptFailure | undefined {
  try {
    const { questionId, failure: told } = JSON.parse(stored) as { questionId?: unknown; failure?: unknown };
    const failure = readReplyFailure(told);
    return typeof questionId === "string" && failure ? { questionId, failure } : undefined;
  } catch {
    return undefined;
  }
}
