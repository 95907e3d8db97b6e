import type { Message } from "../contracts";
import { byTime } from "./message-order";

/**
 * Puts messages in the order of time and gives those an id that have none, or one that is taken or would change their
 * order: messages of one moment stay as the file has them. The same message twice becomes one.
 */
export function nameMessages(messages: readonly Message[]): readonly Message[] {
  const named = new Map<string, Message>();
  let last: Message | null = null;
  // What ids made up for the moment begin with: they sort behind it, and by their place.
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
