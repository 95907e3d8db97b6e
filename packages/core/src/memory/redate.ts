import type { Message } from "../contracts";
import { byTime } from "./message-order";

/** Clocks differ; a time that is further in the future counts as wrong. */
const DAY = 24 * 60 * 60 * 1_000;

/**
 * Gives messages with a time in the future the current time: otherwise all later messages would be sorted before them.
 * They keep their order.
 *
 * @param now in milliseconds since 1970
 */
export function redate(
  messages: readonly Message[],
  now: number,
): { readonly messages: readonly Message[]; readonly redated: number } {
  const [latest, timestamp] = [new Date(now + DAY).toISOString(), new Date(now).toISOString()];
  const isAhead = (message: Message) => message.createdAt > latest;
  const redated = messages.filter(isAhead).length;
  if (redated === 0) return { messages, redated };
  return {
    messages: messages
      .toSorted(byTime)
      .map((message) => (isAhead(message) ? { ...message, createdAt: timestamp } : message)),
    redated,
  };
}
