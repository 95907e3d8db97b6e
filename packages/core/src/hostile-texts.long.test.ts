import { expect, it } from "vitest";
import { callsOf } from "./chat-room/participant-names";
import { endsLikeSentence } from "./listening/sentence-end";
import { findMessages } from "./memory/find-messages";
import { parseMemory } from "./memory/parse-memory";
import { composeReply, createMind } from "./providers/keyless/compose";
import { english } from "./providers/keyless/corpus/english";
import { exampleCorpus } from "./providers/keyless/corpus.fixture";
import { toFlitePieces } from "./providers/keyless/voice/flite-text";
import { createSentenceSplitter } from "./speaking/sentence-splitter";
import { findSoundEffects } from "./speaking/sound-effects";
import { speakableText } from "./speaking/speakable-text";
import { exampleMessage } from "./testing/example-message";

// Whatever a model says or a visitor pastes, the page reads it once: four times the text takes about four times as long,
// and never sixteen times.

const LENGTH = 50_000;
const PARTS = 4;
const MOST = 3 * PARTS;
const TRIES = 7;

/** In pieces, as a model gives it. */
const piecesOf = (text: string) => text.match(/[^]{1,200}/g) ?? [];

const mind = createMind(english, exampleCorpus);

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  "sounds written as words": findSoundEffects,
  "stage directions": speakableText,
  sentences(text) {
    const splitter = createSentenceSplitter();
    return [piecesOf(text).map((piece) => splitter.push(piece)), splitter.flush()];
  },
  "what a voice says": toFlitePieces,
  "the built-in model": (text) =>
    composeReply(mind, [
      { role: "user", content: text },
      { role: "assistant", content: "Yes." },
      { role: "user", content: `What did I say about ${text}?` },
    ]),
  "the end of a turn": endsLikeSentence,
  "who is called": (text) => callsOf(`${text} Tesla ${text}`, { id: "tesla", name: "Tesla" }, { isTyped: true }),
  "who is called often": (text) =>
    callsOf(text.replaceAll("a", "Tesla "), { id: "tesla", name: "Tesla" }, { isTyped: true }),
  "words in a memory": (text) => findMessages([exampleMessage(1, { text: text })], text.slice(0, 20)),
  "an import": (text) =>
    parseMemory(
      JSON.stringify({
        conversations: [{ role: "user", content: text, timestamp: "2026-01-01T00:00:00Z", images: text }],
        character: text,
      }),
      { characterId: "ada", now: 0 },
    ),
};

const units = [
  "a",
  " ",
  "\n",
  ".",
  "*",
  "* ",
  "*a",
  "(",
  "[",
  "[hum",
  '"',
  "-",
  "😀",
  "\ud83d",
  "x. ",
  "a, ",
  "1. ",
  "b",
  "z",
  "bz",
  "hum ",
  "bzzzt, ",
  ", ",
  "*hum* ",
  "(hum) ",
  "*hum*",
  "\n ",
  " \n",
  "Dr. ",
  "a.b",
  "…",
  "?!",
  ". ",
  ";",
  "\u3000",
];
const starts = ["", "bzzzt*"];
const ends = ["", "x"];

const repeat = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** In milliseconds of this process alone, so that others on the machine do not count. */
function shortest(read: (text: string) => unknown, text: string, tries: number): number {
  let best = Infinity;
  for (let time = 0; time < tries; time += 1) {
    const begin = process.cpuUsage();
    read(text);
    const { user, system } = process.cpuUsage(begin);
    best = Math.min(best, (user + system) / 1_000);
  }
  return best;
}

/** How many times longer a text takes than a quarter of it. What takes no time to speak of is not measured. */
function growth(read: (text: string) => unknown, textOf: (length: number) => string): number {
  const whole = shortest(read, textOf(LENGTH), 1);
  if (whole < 10) return PARTS;
  for (let tries = 1; ; tries += 2) {
    const ratio = shortest(read, textOf(LENGTH), tries) / shortest(read, textOf(LENGTH / PARTS), tries);
    // Collecting garbage may interrupt either.
    if (ratio < MOST || tries >= TRIES) return ratio;
  }
}

it.each(Object.entries(readers))("%s take one pass over the text", (_, read) => {
  const slow: string[] = [];
  for (const start of starts) {
    for (const unit of units) {
      for (const end of ends) {
        const ratio = growth(read, (length) => start + repeat(unit, length) + end);
        if (ratio >= MOST) slow.push(`${JSON.stringify([start, unit, end])}: ${ratio.toFixed(1)} times as long`);
      }
    }
  }
  expect(slow).toEqual([]);
});
