import type { Message } from "../contracts";
import type { ChatContext } from "./chat.types";

/** The visitor's last message, if it has no valid reply: the question that can be retried. */
export function openQuestion(messages: readonly Message[]): Message | null {
  for (let index = messages.length - 1; index >= 0; index -= 1) {
    const message = messages[index];
    if (message?.author === "user") return message;
    if (message?.status !== "failed" && message?.status !== "cut") return null;
  }
  return null;
}

/** The visitor's messages since the last valid reply, newest first. */
export function unansweredTexts(messages: readonly Message[]): readonly string[] {
  const answered = messages.findLastIndex(
    ({ author, status }) => author !== "user" && status !== "failed" && status !== "cut",
  );
  return messages
    .slice(answered + 1)
    .flatMap(({ author, text }) => (author === "user" ? text : []))
    .toReversed();
}

/** The last question and its reply, if there is one: the question can be edited, the reply regenerated. */
export function lastExchange(
  messages: readonly Message[],
): { readonly question: Message; readonly reply: Message | null } | null {
  const last = messages.at(-1);
  if (last?.author === "user") return { question: last, reply: null };
  const before = messages.at(-2);
  return last && before?.author === "user" ? { question: before, reply: last } : null;
}

/** The question and the replies to it that a message belongs to; a message before any question stands alone. */
export function exchangeAround(messages: readonly Message[], messageId: string): readonly Message[] {
  const at = messages.findIndex(({ id }) => id === messageId);
  if (at === -1) return [];
  const from = messages.slice(0, at + 1).findLastIndex(({ author }) => author === "user");
  if (from === -1) return messages.slice(at, at + 1);
  const next = messages.findIndex(({ author }, index) => index > from && author === "user");
  return messages.slice(from, next === -1 ? undefined : next);
}

/** The visitor's last message. */
export const lastQuestion = (messages: readonly Message[]): Message | null =>
  messages.findLast(({ author }) => author === "user") ?? null;

/** The exchange whose question is being edited; `null` if another tab has continued the conversation since. */
export function editedExchange({
  memory,
  composer,
}: Pick<ChatContext, "memory" | "composer">): ReturnType<typeof lastExchange> {
  const last = lastExchange(memory.messages);
  return last?.question.id === composer.editedId ? last : null;
}

/** The last message if it is a cut reply or an apology: a retry may replace it. */
export function failedReply(messages: readonly Message[]): Message | null {
  const last = messages.at(-1);
  return last !== undefined && last.author !== "user" && (last.status === "cut" || last.status === "failed")
    ? last
    : null;
}
