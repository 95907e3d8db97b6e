import { createSeededRandom } from "@archive-of-minds/core/internal";
import { marks, type GivenMarks, type Mark, type MarkedReply } from "./marks";
import type { Transcript } from "./reply";

/** About as many replies as one reader marks with care. */
const REPLIES_OF_A_SHEET = 120;

const instructions = `You judge replies in talks between visitors and characters of a website. You see what was said, and nothing else is to be
looked up. Under each reply to judge is a line with a key and a question mark. Put one word in the place of each question mark:

- fits: the visitor would feel answered.
- weak: the reply steps aside, or is beside the point without harm.
- jarring: the reply is wrong, off, quotes nonsense, or ignores what was said.

Judge strictly, and each reply by what stands before it. A frank "I cannot do that" in the character's voice, which takes up what
was said, may fit. A character may speak from its own time. Where you hesitate between two words, take the worse one.`;

export interface Sheet {
  /** Counts from 1. */
  readonly reader: number;
  /** Counts from 1. */
  readonly part: number;
  /** How many replies it asks for. */
  readonly replies: number;
  readonly text: string;
}

/**
 * Writes sheets for so many readers: question and reply, and the lines before them. A reader is asked for each reply that
 * has fewer marks than there are readers up to this one, so that it gets as many marks as there are readers. Each reader
 * has an order of its own: who tires does not tire at the same talks.
 */
export function writeSheets(
  transcripts: readonly Transcript[],
  marked: readonly MarkedReply[],
  readers: number,
): readonly Sheet[] {
  const counts = new Map(marked.map(({ key, marks: given }) => [key, Object.keys(given).length]));
  const places = new Set(marked.map(({ place }) => place));
  const judged = transcripts.filter(
    ({ tunedOn, lines }) => !tunedOn || lines.some(({ reply }) => reply && places.has(reply.place)),
  );
  return Array.from({ length: readers }, (_, index) => index + 1).flatMap((reader) => {
    const asked = new Set<string>();
    const sections = shuffled(judged, `reader ${String(reader)}`)
      .map((transcript) => writeSection(transcript, (key) => (counts.get(key) ?? 0) < reader, asked))
      .filter(({ replies }) => replies > 0);
    return inParts(sections).map((part, at) => ({
      reader,
      part: at + 1,
      replies: part.reduce((total, { replies }) => total + replies, 0),
      text: [instructions, ...part.map(({ text }, talk) => `## Talk ${String(talk + 1)}\n\n${text}`)]
        .join("\n\n")
        .concat("\n"),
    }));
  });
}

interface Section {
  readonly replies: number;
  readonly text: string;
}

/** A talk up to the last reply to judge. The same reply to the same question is asked for once. */
function writeSection({ lines }: Transcript, isOpen: (key: string) => boolean, asked: Set<string>): Section {
  const blocks = lines.map(({ author, text, reply }) => {
    const isAsked = reply !== null && isOpen(reply.key) && !asked.has(reply.key);
    if (isAsked) asked.add(reply.key);
    return { isAsked, text: `**${author}:** ${text}${isAsked ? `\n\n${reply.key}: ?` : ""}` };
  });
  const end = blocks.findLastIndex(({ isAsked }) => isAsked) + 1;
  return {
    replies: blocks.filter(({ isAsked }) => isAsked).length,
    text: blocks
      .slice(0, end)
      .map(({ text }) => text)
      .join("\n\n"),
  };
}

function inParts(sections: readonly Section[]): readonly (readonly Section[])[] {
  const parts: Section[][] = [];
  let room = 0;
  for (const section of sections) {
    if (parts.length === 0 || section.replies > room) {
      parts.push([]);
      room = REPLIES_OF_A_SHEET;
    }
    parts.at(-1)?.push(section);
    room -= section.replies;
  }
  return parts;
}

function shuffled<Item>(items: readonly Item[], seed: string): readonly Item[] {
  const random = createSeededRandom(seed);
  return items
    .map((item) => ({ item, order: random.next() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

const isMark = (word: string): word is Mark => (marks as readonly string[]).includes(word);

/**
 * Reads a sheet that a reader has marked. The lines with a key are enough; what follows the mark is not read. A line that
 * still has its question mark is skipped.
 *
 * @throws Error if a key has a word that is no mark.
 */
export function readSheet(text: string): GivenMarks {
  const given = new Map<string, Mark>();
  for (const [, key = "", rest = ""] of text.matchAll(/^[^\w\n]*([0-9a-f]{12})\b(.*)$/gm)) {
    const word = /\w+/.exec(rest)?.[0];
    if (word === undefined) continue;
    const mark = word.toLowerCase();
    if (!isMark(mark)) throw new Error(`${key}: "${word}" is none of the marks ${marks.join(", ")}.`);
    given.set(key, mark);
  }
  return given;
}
