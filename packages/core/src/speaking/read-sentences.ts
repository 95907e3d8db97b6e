import { createSentenceSplitter } from "./sentence-splitter";
import { findSoundEffects } from "./sound-effects";
import { speakableText } from "./speakable-text";
import type { SpeakingEvent, SpeakingInput } from "./speaking.machine";

/** The input of an actor that finds sentences. */
export interface ReaderScope {
  readonly input: SpeakingInput;
  readonly sendBack: (event: SpeakingEvent) => void;
}

const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** Finds the sentences of a text as it grows, ready to be spoken, without stage directions. */
export function readSentences({ input, sendBack }: ReaderScope): () => void {
  const splitter = createSentenceSplitter();
  let read = 0;
  let reported = 0;
  const report = (pieces: readonly string[]) => {
    for (const piece of pieces) {
      const start = Math.max(reported, input.source.text.indexOf(piece, reported));
      reported = start + piece.length;
      // Sound effects first: some are written as stage directions.
      const { effects, text } = input.speaksInSounds === true ? findSoundEffects(piece) : { effects: [], text: piece };
      const sentence = { text: hasWords(text) ? speakableText(text) : "", effects, range: { start, end: reported } };
      if (hasWords(sentence.text) || effects.length > 0) sendBack({ type: "sentence.found", sentence });
    }
  };
  let isOver = false;
  const take = () => {
    if (isOver) return;
    const { text, isWhole } = input.source;
    report(splitter.push(text.slice(read)));
    read = text.length;
    if (!isWhole) return;
    isOver = true;
    report(splitter.flush());
    sendBack({ type: "text.read" });
  };
  take();
  return input.source.subscribe(take);
}
