import type { PromptMessage } from "@archive-of-minds/core";
import { tidy } from "./language";
import type { Language } from "./language";
import type { Item } from "./item";

/** Sentences of replies older than this many messages count as unused. */
const horizon = 60;

/** How many replies back a message may refer. */
const fewReplies = 4;

/** The maximum length that is read of a line. */
const longest = 800;

/** The state of a conversation, read from its messages. */
export interface Recall {
  /** Counted from 1: which of the visitor's messages is being answered. */
  readonly turn: number;
  /** The name the visitor gave, if any. */
  readonly visitorName?: string | undefined;
  /** How many messages ago a corpus sentence was used; `Infinity` when it was not. */
  since(template: string): number;
  /** Whether a text was recited anywhere in the conversation. */
  hasRecited(text: string): boolean;
  /** The last used item, a few replies back at most. */
  readonly lastItem?: Item | undefined;
  /** The items used in the last few replies, newest first. */
  readonly recentItems: readonly Item[];
  /** The last reply. */
  readonly previousReply: string;
  /** Whether the visitor has said the same before, small words aside. */
  readonly isRepeated: boolean;
  /** The visitor's own earlier sentence that holds these words, newest first. */
  visitorSaid(text: string): string | undefined;
  /** The visitor's own earlier sentence that matches, newest first. */
  findSaid(pattern: RegExp): string | undefined;
  /** What the visitor stated, newest first. */
  readonly statements: readonly string[];
  /** The visitor's messages before this turn, newest first. */
  readonly said: readonly string[];
  /** The newest of them. */
  readonly previousLine?: string | undefined;
}

/** Another character's line in a room comes as `Name: text`; the name is not part of what was said. */
export const withoutSpeaker = (text: string): string =>
  text.replace(/^\s*(?!https?:)\p{L}[\p{L}\p{N}.' -]{0,38}:\s+(?=\S)/u, "");

/** Whether a reply contains a corpus sentence, with any values of its placeholders. */
export function isSaidIn(template: string, reply: string): boolean {
  let from = 0;
  return template.split(/["“”]?\{\w+\}["“”]?/).every((fragment) => {
    const at = reply.indexOf(fragment, from);
    from = at + fragment.length;
    return at >= 0;
  });
}

const isCapital = (word: string) => /^\p{Lu}/u.test(word);

/** The name a visitor gives with "my name is …" or "I'm …", if any. */
export function findName({ patterns, isIn, isStopWord, stemOf }: Language, text: string): string | undefined {
  const plain = text.replace(/’/g, "'");
  const given = patterns.names.map((pattern) => pattern.exec(plain)?.[1]).find(Boolean);
  const word = given?.toLowerCase() ?? "";
  const isName = (name: string) =>
    !isIn("notNames", name) && !isStopWord(name) && !isIn("feelings", stemOf(name)) && !patterns.noName.test(name);
  return given === undefined || !(isCapital(given) ? !isIn("notNames", word) && !isStopWord(word) : isName(word))
    ? undefined
    : given.charAt(0).toUpperCase() + given.slice(1);
}

/**
 * Reads the state of a conversation from its messages. The last message is the one to answer.
 *
 * @param isAnother whether it is asked again by the page, for other words, and not by the visitor.
 */
export function createRecall(
  language: Language,
  messages: readonly PromptMessage[],
  items: readonly Item[],
  isAnother = false,
): Recall {
  const { patterns, wordsOf, termsOf, stemOf, isIn } = language;
  const earlier = messages.slice(0, -1);
  const replies = earlier
    .map((message, at) => ({ ...message, ago: earlier.length - at }))
    .filter(({ role, ago }) => role === "assistant" && ago <= horizon)
    .reverse();
  const heard = messages
    .filter(({ role }) => role === "user")
    .map(({ content }) => content.slice(0, longest))
    .reverse();
  const [now = "", ...said] = heard.map((line) => tidy(language, withoutSpeaker(line)));

  const recentItems: Item[] = [];
  for (const { content } of replies.slice(0, fewReplies)) {
    let most = 0;
    let used: Item | undefined;
    for (const item of items) {
      const count = [...item.answer, ...item.deeper].filter((sentence) => content.includes(sentence)).length;
      if (count > most) [most, used] = [count, item];
    }
    if (used && !recentItems.includes(used)) recentItems.push(used);
  }

  /** The same for two lines that say the same, whatever their order and small words. */
  const gistOf = (line: string) =>
    [
      ...new Set(
        wordsOf(line)
          .filter((word) => !isIn("small", word))
          .map(stemOf),
      ),
    ]
      .sort()
      .join(" ");
  const gist = gistOf(now);
  const statements = said
    .flatMap((line) => line.split(/(?<=[.!?])\s+|\n+/))
    .filter((sentence) => !patterns.noStatement.test(sentence));
  return {
    turn: said.length + 1,
    // A name that another character gives is not the visitor's.
    visitorName: heard
      .filter((line) => withoutSpeaker(line) === line)
      .map((line) => findName(language, tidy(language, line)))
      .find(Boolean),
    since: (template) => replies.find(({ content }) => isSaidIn(template, content))?.ago ?? Infinity,
    hasRecited: (text) => earlier.some(({ role, content }) => role === "assistant" && content.includes(text)),
    lastItem: recentItems[0],
    recentItems,
    previousReply: replies[0]?.content ?? "",
    isRepeated: !isAnother && gist.length > 2 && said.some((line) => gistOf(line) === gist),
    visitorSaid(text) {
      const wanted = termsOf(text);
      return wanted.length === 0
        ? undefined
        : statements.find((sentence) => wanted.every((term) => termsOf(sentence).includes(term)));
    },
    statements,
    findSaid: (pattern) => statements.find((sentence) => pattern.test(sentence)),
    said,
    previousLine: said[0],
  };
}
