import { isBlank } from "../shared/is-blank";
import type { ListeningSlice, MicrophoneFailure } from "./listening.types";

type Words = Pick<ListeningSlice, "finalTranscript" | "interimTranscript">;

export const silence: Words = { finalTranscript: "", interimTranscript: "" };

/** Everything that was heard in this turn, the words that may still change included. */
export function spokenText({ finalTranscript, interimTranscript }: Words): string {
  return joinWords(finalTranscript, interimTranscript);
}

/** Two runs of words with one space between them. */
function joinWords(before: string, after: string): string {
  return [before, after]
    .map((words) => words.trim())
    .filter((words) => !isBlank(words))
    .join(" ");
}

/** The state at the beginning of listening. */
export function beginWords(): Words & Pick<ListeningSlice, "failure" | "attempts" | "stall"> {
  return { ...silence, failure: null, attempts: 0, stall: null };
}

const successful: Pick<ListeningSlice, "attempts" | "stall"> = { attempts: 0, stall: null };

/** Replaces the interim words. With a word, the attempt counts as successful. */
export function takeInterim(text: string): Partial<ListeningSlice> {
  return { interimTranscript: text.trim(), ...(!isBlank(text) && successful) };
}

/** Appends final words. */
export function takeFinal({ finalTranscript }: ListeningSlice, text: string): Partial<ListeningSlice> {
  return {
    finalTranscript: joinWords(finalTranscript, text),
    interimTranscript: "",
    ...(!isBlank(text) && successful),
  };
}

/** Keeps interim words as final ones: some browsers end without ever finalising them. */
export function finalizeInterim(words: Words): Words {
  return { finalTranscript: spokenText(words), interimTranscript: "" };
}

/** The draft followed by the heard words, so that they are not lost when listening ends by itself. */
export function draftWithWords(draft: string, words: Words): string {
  return joinWords(draft, spokenText(words));
}

/** No words, and why listening ended. */
export function endInFailure({ reason, message }: MicrophoneFailure): Words & Pick<ListeningSlice, "failure"> {
  return { ...silence, failure: { reason, message } };
}

export const noAnswer: MicrophoneFailure = { reason: "noAnswer", message: "The browser did not begin to listen." };
export const notAllowed: MicrophoneFailure = {
  reason: "notAllowed",
  message: "The microphone was not allowed in time.",
};
export const nothingHeard: MicrophoneFailure = { reason: "noSpeech", message: "Nothing was heard." };
