import { expect, it } from "vitest";
import { callsOf } from "./chat-room/participant-names";
import { endsLikeSentence } from "./listening/sentence-end";
import { findMessages } from "./memory/find-messages";
import { parseMemory } from "./memory/parse-memory";
import { toFlitePieces } from "./providers/flite-voice/flite-text";
import { createSentenceSplitter } from "./speaking/sentence-splitter";
import { findSoundEffects } from "./speaking/sound-effects";
import { speakableText } from "./speaking/speakable-text";
import { createStageDirectionFilter } from "./turn/stage-directions";
import { exampleMessage, slowTexts } from "@archive-of-minds/testing";

// Whatever a model says or a visitor pastes, the client reads it once.

/** In pieces, as a model gives it. */
const piecesOf = (text: string) => text.match(/[^]{1,200}/g) ?? [];

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  "sounds written as words": findSoundEffects,
  "what is spoken": speakableText,
  "stage directions of a reply"(text) {
    const filter = createStageDirectionFilter();
    return [piecesOf(text).map((piece) => filter.push(piece)), filter.flush()];
  },
  sentences(text) {
    const splitter = createSentenceSplitter();
    return [piecesOf(text).map((piece) => splitter.push(piece)), splitter.flush()];
  },
  "what a voice says": toFlitePieces,
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

it.each(Object.entries(readers))("%s take one pass over the text", (_, read) => {
  expect(slowTexts(read)).toEqual([]);
});
