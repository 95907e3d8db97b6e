import type { Message } from "../contracts";

/** Orders messages by time; messages of the same moment keep their order. */
export function byTime(a: Message, b: Message): number {
  return a.createdAt === b.createdAt ? 0 : a.createdAt < b.createdAt ? -1 : 1;
}

/** Orders messages by time, then id. */
export function compareMessages(a: Message, b: Message): number {
  if (a.createdAt !== b.createdAt) return byTime(a, b);
  return a.id === b.id ? 0 : a.id < b.id ? -1 : 1;
}

/** The fields of a message that may change after it is stored. */
const changing = ["text", "status", "heardUntil", "safety", "conversationTitle"] as const;

/** Inserts a message in order; it replaces one with the same id and time, and an equal one changes nothing. */
export function insertMessage(messages: readonly Message[], message: Message): readonly Message[] {
  const last = messages.at(-1);
  if (last === undefined || compareMessages(last, message) < 0) return [...messages, message];
  const same = messages.findLastIndex(({ id }) => id === message.id);
  const before = messages[same];
  if (before)
    return changing.every((field) => before[field] === message[field]) ? messages : messages.with(same, message);
  const at = messages.findIndex((other) => compareMessages(message, other) < 0);
  return at === -1 ? [...messages, message] : messages.toSpliced(at, 0, message);
}

/** Later times have years of five digits, and would sort before all others. */
const LAST_TIME = Date.parse("9999-12-31T23:59:59.999Z");

/**
 * The time of the next message: now, but always later than the message before it, so that a reply is not sorted before
 * its question when the clock was set back, or has not moved since.
 */
export function nextTimestamp(messages: readonly Message[], now: number): string {
  const iso = new Date(now).toISOString();
  const last = messages.at(-1)?.createdAt;
  return last !== undefined && last >= iso ? new Date(Math.min(Date.parse(last) + 1, LAST_TIME)).toISOString() : iso;
}
