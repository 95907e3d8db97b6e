import type { Message } from "../contracts";
import { plainName } from "../shared/plain-name";

/** One of the conversations with a character, as a list shows it. */
export interface ConversationSummary {
  /** The `conversationId` of its messages. */
  readonly id: string;
  /** The name that the visitor gave it; `null` for one without a name. */
  readonly title: string | null;
  /** The visitor's first message, except those that were answered with a reference to help; empty if there is none. */
  readonly firstWords: string;
  /** When its first message was written; ISO 8601. */
  readonly startedAt: string;
  /** When its last message was written; ISO 8601. */
  readonly lastAt: string;
  /** How many messages it has. */
  readonly messages: number;
}

/** The longest name of a conversation, in characters. */
const LONGEST_TITLE = 80;

/** A text as the name of a conversation: one line, without control characters; empty if nothing is left. */
export const conversationTitle = (text: string): string =>
  Array.from(new Intl.Segmenter().segment(plainName(text).replaceAll(/\s+/g, " ")), ({ segment }) => segment)
    .slice(0, LONGEST_TITLE)
    .join("")
    .trim();

/** The conversations that these messages belong to, the one with the newest message first. */
export function conversationsIn(messages: readonly Message[]): readonly ConversationSummary[] {
  const found = new Map<string, [Message, ...Message[]]>();
  for (const message of messages) {
    const known = found.get(message.conversationId);
    if (known) known.push(message);
    else found.set(message.conversationId, [message]);
  }
  return [...found.values()]
    .map(summarize)
    .sort((one, other) => (one.lastAt === other.lastAt ? 0 : one.lastAt < other.lastAt ? 1 : -1));
}

function summarize(messages: readonly [Message, ...Message[]]): ConversationSummary {
  const [first] = messages;
  const told = messages.find(
    ({ author, safety }, index) =>
      author === "user" && safety === undefined && messages[index + 1]?.safety === undefined,
  );
  return {
    id: first.conversationId,
    title: messages.find(({ conversationTitle: title }) => title !== undefined)?.conversationTitle ?? null,
    firstWords: told?.text ?? "",
    startedAt: first.createdAt,
    lastAt: messages.at(-1)?.createdAt ?? first.createdAt,
    messages: messages.length,
  };
}

/** A memory, divided into one conversation and the others. */
export interface DividedMemory {
  readonly conversationId: string;
  readonly messages: readonly Message[];
  readonly others: readonly Message[];
}

/** Divides the messages of a memory; without an `id`, the conversation with the newest message is taken out. */
export function divideMemory(all: readonly Message[], characterId: string, id?: string): DividedMemory {
  const conversationId = id ?? all.at(-1)?.conversationId ?? characterId;
  const isOfIt = (message: Message) => message.conversationId === conversationId;
  const others = all.filter((message) => !isOfIt(message));
  return { conversationId, messages: others.length === 0 ? all : all.filter(isOfIt), others };
}
