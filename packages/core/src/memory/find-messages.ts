import type { Message } from "../contracts";

/**
 * A message that a search found, with an excerpt to show: up to about sixty characters on either side of its first
 * match, and `…` where text was left out.
 */
export interface FoundMessage {
  readonly message: Message;
  /** The match with some text around it. */
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

/** The result of {@link findMessages}; at most fifty messages are listed. */
export interface FoundMessages {
  /** How many messages match. */
  readonly total: number;
  /** The newest of them, newest first. */
  readonly newest: readonly FoundMessage[];
}

const SHOWN = 50;
const AROUND = 60;

/** Searches a memory, ignoring case. A blank query finds nothing. */
export function findMessages(messages: readonly Message[], words: string): FoundMessages {
  const wanted = words.trim();
  if (wanted === "") return { total: 0, newest: [] };
  const pattern = new RegExp(wanted.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&"), "iu");
  const newest: FoundMessage[] = [];
  let total = 0;
  for (let index = messages.length - 1; index >= 0; index -= 1) {
    const message = messages[index];
    const at = message?.text.search(pattern) ?? -1;
    if (message === undefined || at === -1) continue;
    total += 1;
    if (newest.length < SHOWN) newest.push(excerpt(message, at, pattern));
  }
  return { total, newest };
}

/** A message that {@link findInMemories} found, and whose memory it is in. */
export interface FoundInMemory extends FoundMessage {
  /** Whose memory it is in. */
  readonly characterId: string;
}

/** Searches several memories, given by the id of their character. */
export function findInMemories(
  memories: Readonly<Record<string, readonly Message[]>>,
  words: string,
): { readonly total: number; readonly newest: readonly FoundInMemory[] } {
  const found = Object.entries(memories).map(([characterId, messages]) => ({
    characterId,
    ...findMessages(messages, words),
  }));
  return {
    total: found.reduce((sum, { total }) => sum + total, 0),
    newest: found
      .flatMap(({ characterId, newest }) => newest.map((each) => ({ ...each, characterId })))
      .toSorted((one, other) => (one.message.createdAt < other.message.createdAt ? 1 : -1))
      .slice(0, SHOWN),
  };
}

function excerpt(message: Message, at: number, pattern: RegExp): FoundMessage {
  const { text } = message;
  // A grapheme may consist of several characters.
  const signs = new Intl.Segmenter().segment(text);
  const startOfSign = (index: number) => (index < text.length ? (signs.containing(index)?.index ?? 0) : text.length);
  const endOfSign = (index: number) => {
    const sign = signs.containing(index);
    return sign ? sign.index + sign.segment.length : text.length;
  };
  const start = startOfSign(at);
  const end = endOfSign(at + (pattern.exec(text)?.[0].length ?? 0) - 1);
  const from = startOfSign(start - AROUND);
  const to = startOfSign(end + AROUND);
  return {
    message,
    before: `${from > 0 ? "…" : ""}${text.slice(from, start)}`,
    match: text.slice(start, end),
    after: `${text.slice(end, to)}${to < text.length ? "…" : ""}`,
  };
}
