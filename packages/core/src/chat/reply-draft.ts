import { createListeners } from "../shared/listeners";

/**
 * The text of a reply while it grows. It is a store of its own, so that a piece costs an append and wakes nobody but
 * whoever shows or speaks it.
 */
export interface ReplyDraft {
  readonly text: string;
  /** Whether nothing more will come. */
  readonly isWhole: boolean;
  /** The name of the language model that writes it; a vendor's is certain only when text arrives. */
  readonly modelName: string | null;
  sign(modelName: string): void;
  append(piece: string): void;
  /** Nothing more will come. */
  finish(): void;
  /** Calls back after each piece and at the end, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

export function createReplyDraft(): ReplyDraft {
  const { subscribe, notify } = createListeners();
  let text = "";
  let isWhole = false;
  let modelName: string | null = null;
  return {
    get text() {
      return text;
    },
    get isWhole() {
      return isWhole;
    },
    get modelName() {
      return modelName;
    },
    sign(name) {
      modelName = name;
    },
    append(piece) {
      text += piece;
      notify();
    },
    finish() {
      if (isWhole) return;
      isWhole = true;
      notify();
    },
    subscribe,
  };
}
