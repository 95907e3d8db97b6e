import type { Message } from "../contracts";
import { byTime } from "./message-order";

/**
 * Sorts messages by time, and assigns an id to those without one, and to those whose id is taken or would change their
 * order: messages of the same moment keep the order of the file. Duplicates are merged.
 */
export function nameMessages(messages: readonly Message[]): readonly Message[] {
  const named = new Map<string, Message>();
  let last: Message | null = null;
  // The prefix of generated ids: they sort after the moment and by position.
  let anchor = "";
  for (const [index, message] of messages.toSorted(byTime).entries()) {
    if (isSame(named.get(message.id), message)) continue;
    const place = String(index + 1).padStart(7, "0");
    let id = message.id === "" ? `imported-${place}` : message.id;
    const isBehind = last?.createdAt !== message.createdAt || id > last.id;
    if (!isBehind) id = `${anchor}.${place}`;
    else anchor = id;
    while (named.has(id)) id = `${id}.${place}`;
    if (isBehind) anchor = id;
    last = id === message.id ? message : { ...message, id };
    named.set(id, last);
  }
  return [...named.values()];
}

const isSame = (known: Message | undefined, { author, text, createdAt }: Message) =>
  known !== undefined && known.author === author && known.text === text && known.createdAt === createdAt;
