import type { LanguageModel, NeedKind, SignOfLife } from "../contracts";
import { createListeners } from "../shared/listeners";

/** What a model does before its first word; without either, it writes. */
export type ReplyWait = Pick<SignOfLife, "isLoading" | "queue">;

/** The language model that was asked for a reply. */
export type AskedModel = Pick<LanguageModel, "kind" | "name">;

/** How a model that takes no pictures got the one of the question: described in words, or only that there is one. */
export type PictureInWords = "described" | "mentioned";

/**
 * The text of a reply or a turn while it is written. It is a store of its own, so that a piece costs one append, and
 * notifies only its subscribers.
 */
export interface TextStream {
  readonly text: string;
  /** Whether nothing more will come. */
  readonly isWhole: boolean;
  /** The name of the language model that writes it; a vendor's is certain only when text arrives. */
  readonly modelName: string | null;
  /** The model that was asked, under the name it had before its reply; `null` until then. */
  readonly asked: AskedModel | null;
  /** The need that the model's server found in the message; then the text is a fixed reply. */
  readonly need: NeedKind | null;
  /** Whether the model was stopped because the text was too long. */
  readonly isCutShort: boolean;
  /** What the model does until its first word; `null` when nothing is known of it, and from the first word on. */
  readonly wait: ReplyWait | null;
  /** How the model got the picture, where it takes none. */
  readonly pictureInWords: PictureInWords | null;
  setWait(wait: ReplyWait): void;
  setPictureInWords(how: PictureInWords): void;
  setAsked(asked: AskedModel): void;
  setModelName(modelName: string): void;
  setNeed(need: NeedKind): void;
  append(piece: string): void;
  /** Nothing more will come. */
  finish(): void;
  /** The text is too long: its model is stopped. */
  cutShort(): void;
  /** Calls back after each piece and at the end, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

export function createTextStream(): TextStream {
  const { subscribe, notify } = createListeners();
  let text = "";
  let isWhole = false;
  let isCutShort = false;
  let modelName: string | null = null;
  let asked: AskedModel | null = null;
  let need: NeedKind | null = null;
  let wait: ReplyWait | null = null;
  let pictureInWords: PictureInWords | null = null;
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
    get asked() {
      return asked;
    },
    get need() {
      return need;
    },
    get isCutShort() {
      return isCutShort;
    },
    get wait() {
      return wait;
    },
    get pictureInWords() {
      return pictureInWords;
    },
    setWait(next) {
      wait = text === "" ? next : null;
      notify();
    },
    setPictureInWords(how) {
      pictureInWords = how;
    },
    setAsked({ kind, name }) {
      asked = { kind, name };
    },
    setModelName(name) {
      modelName = name;
    },
    setNeed(kind) {
      need = kind;
    },
    append(piece) {
      text += piece;
      wait = null;
      notify();
    },
    finish() {
      if (isWhole) return;
      isWhole = true;
      notify();
    },
    cutShort() {
      isCutShort = true;
    },
    subscribe,
  };
}
