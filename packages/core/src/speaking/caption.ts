import { createListeners } from "../shared/listeners";

/**
 * The sentence that is being spoken. It is a store of its own, so that a word notifies only its subscribers.
 */
export interface Caption {
  /** The sentence that is heard; empty while none is. */
  readonly text: string;
  /** How many of its characters have been spoken. */
  readonly spokenCharacters: number;
  subscribe(listener: () => void): () => void;
}

export interface CaptionWriter extends Caption {
  begin(text: string): void;
  advance(spokenCharacters: number): void;
}

export function createCaption(): CaptionWriter {
  const { subscribe, notify } = createListeners();
  let text = "";
  let spokenCharacters = 0;
  return {
    get text() {
      return text;
    },
    get spokenCharacters() {
      return spokenCharacters;
    },
    begin(next) {
      text = next;
      spokenCharacters = 0;
      notify();
    },
    advance(characters) {
      // A voice that repeats a word does not move the caption back.
      spokenCharacters = Math.max(spokenCharacters, Math.min(characters, text.length));
      notify();
    },
    subscribe,
  };
}
