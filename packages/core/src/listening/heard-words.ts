import { isBlank } from "../shared/is-blank";
import type { ListeningContext, MicrophoneFailure } from "./listening.types";

type Words = Pick<ListeningContext, "heard" | "interim">;

const silence: Words = { heard: "", interim: "" };

/** Everything that was heard in this turn, the words that may still change included. */
export function spokenText({ heard, interim }: Words): string {
  return joinWords(heard, interim);
}

/** Two runs of words with one space between them. */
function joinWords(before: string, after: string): string {
  return [before, after]
    .map((words) => words.trim())
    .filter((words) => !isBlank(words))
    .join(" ");
}

/** What listening begins with. */
export function beginWords(): Words & Pick<ListeningContext, "microphoneFailure" | "attempts" | "stall"> {
  return { ...silence, microphoneFailure: null, attempts: 0, stall: null };
}

const worthwhile: Pick<ListeningContext, "attempts" | "stall"> = { attempts: 0, stall: null };

/** Words that take the place of those that could still change. A word makes the opening of the recogniser worthwhile. */
export function takeInterim(text: string): Partial<ListeningContext> {
  return { interim: text.trim(), ...(!isBlank(text) && worthwhile) };
}

/** Words that stay. */
export function takeFinal({ heard }: ListeningContext, text: string): Partial<ListeningContext> {
  return { heard: joinWords(heard, text), interim: "", ...(!isBlank(text) && worthwhile) };
}

/** Keeps the words that could still change: some browsers end without ever settling them. */
export function settleInterim(words: Words): Words {
  return { heard: spokenText(words), interim: "" };
}

/** What was heard is put into the text box, so that nothing said is lost when listening ends unasked. */
export function keepInDraft({ draft, ...words }: Words & { readonly draft: string }): Words & { draft: string } {
  return { ...silence, draft: joinWords(draft, spokenText(words)) };
}

/** Listening ends with a reason; what was certain goes to the text box, what was not is dropped. */
export function failListening(
  { draft, heard }: Words & { readonly draft: string },
  { reason, message }: MicrophoneFailure,
) {
  return { ...keepInDraft({ draft, heard, interim: "" }), microphoneFailure: { reason, message } };
}

export const noAnswer: MicrophoneFailure = { reason: "noAnswer", message: "The browser did not begin to listen." };
export const notAllowed: MicrophoneFailure = {
  reason: "notAllowed",
  message: "The microphone was not allowed in time.",
};
export const nothingHeard: MicrophoneFailure = { reason: "noSpeech", message: "Nothing was heard." };
