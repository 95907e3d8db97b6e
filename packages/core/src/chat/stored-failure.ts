import type { Message } from "../contracts";
import { openQuestion } from "./last-exchange";
import type { ChatContext, ReplySlice } from "./chat.types";
import { readReplyFailure, withoutWait, type ReplyFailure } from "../turn/reply-failure";

/** Why a question has no complete reply, to show the failure again after a reload. */
export interface StoredFailure {
  readonly questionId: string;
  readonly failure: ReplyFailure;
}

/** The failure to store; `null` if there is none. `outdatedClient` is not stored, because a reload resolves it. */
export function failureToStore(messages: readonly Message[], failure: ReplyFailure | null): StoredFailure | null {
  const question = openQuestion(messages);
  if (!question || !failure || failure.reason === "outdatedClient") return null;
  return { questionId: question.id, failure: withoutWait(failure) };
}

/** The stored failures of all characters, with this one for the current character. */
export function failuresWith(
  { character, reply }: Pick<ChatContext, "character" | "reply">,
  stored: StoredFailure | null,
): ReplySlice["failures"] {
  const { [character.id]: _before, ...others } = reply.failures;
  return stored ? { ...others, [character.id]: stored } : others;
}

/** The stored failure, as long as its question has no valid reply. */
export function storedFailureOf(messages: readonly Message[], stored: StoredFailure | undefined): ReplyFailure | null {
  return stored && openQuestion(messages)?.id === stored.questionId ? stored.failure : null;
}

/** Parses a stored failure; `undefined` if the text is invalid. */
export function parseStoredFailure(stored: string): StoredFailure | undefined {
  try {
    const { questionId, failure: value } = JSON.parse(stored) as { questionId?: unknown; failure?: unknown };
    const failure = readReplyFailure(value);
    return typeof questionId === "string" && failure ? { questionId, failure } : undefined;
  } catch {
    return undefined;
  }
}
