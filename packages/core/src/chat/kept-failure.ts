import type { Message } from "../contracts";
import { openQuestion } from "./chat.messages";
import type { ChatContext, ReplySlice } from "./chat.types";
import { readReplyFailure, withoutWait, type ReplyFailure } from "../turn/reply-failure";

/** Why a question has no complete reply, to show the failure again after a reload. */
export interface KeptFailure {
  readonly questionId: string;
  readonly failure: ReplyFailure;
}

/** The failure to store; `null` if there is none. `outdatedClient` is not stored, because a reload resolves it. */
export function failureToKeep(messages: readonly Message[], failure: ReplyFailure | null): KeptFailure | null {
  const question = openQuestion(messages);
  if (!question || !failure || failure.reason === "outdatedClient") return null;
  return { questionId: question.id, failure: withoutWait(failure) };
}

/** The stored failures of all characters, with this one for the current character. */
export function failuresWith(
  { character, reply }: Pick<ChatContext, "character" | "reply">,
  kept: KeptFailure | null,
): ReplySlice["failures"] {
  const { [character.id]: _before, ...others } = reply.failures;
  return kept ? { ...others, [character.id]: kept } : others;
}

/** The stored failure, as long as its question has no valid reply. */
export function failureKept(messages: readonly Message[], kept: KeptFailure | undefined): ReplyFailure | null {
  return kept && openQuestion(messages)?.id === kept.questionId ? kept.failure : null;
}

/** Parses a stored failure; `undefined` if the text is invalid. */
export function parseKeptFailure(stored: string): KeptFailure | undefined {
  try {
    const { questionId, failure: told } = JSON.parse(stored) as { questionId?: unknown; failure?: unknown };
    const failure = readReplyFailure(told);
    return typeof questionId === "string" && failure ? { questionId, failure } : undefined;
  } catch {
    return undefined;
  }
}
