import type { BrowserAlternative, BrowserRecognition, BrowserRecognitionClass } from "./web-speech-recognizer.types";

/** Behaviours of browsers, as measured and as reported. */
export interface BrowserManners {
  /** Chrome without the requested model: an error without an end event. */
  readonly endsAfterErrors?: boolean;
  /** Aborting causes no end event either. */
  readonly endsAfterAbort?: boolean;
  /** Starts by itself. */
  readonly begins?: boolean;
  /** Chromium without the vendor's service: starts and ends at once. */
  readonly endsAtOnce?: boolean;
  /** `start` throws. */
  readonly throws?: Error;
  /** The answer of `available`; left out, the browser has no such method. */
  readonly model?: "unavailable" | "downloadable" | "available" | "never answers" | "fails";
}

/** One result of a browser's list. */
export interface FakeResult {
  readonly isFinal: boolean;
  readonly readings: readonly BrowserAlternative[];
}

export interface FakeBrowser {
  readonly Recognition: BrowserRecognitionClass;
  /** All recognitions that were started. */
  readonly begun: readonly (BrowserRecognition & { readonly isOpen: boolean; readonly isStopping: boolean })[];
  readonly openCount: number;
  readonly mostOpen: number;
  start(): void;
  /** Sends the whole list again, as browsers do. */
  results(...results: readonly FakeResult[]): void;
  error(error: string): void;
  end(): void;
}

export const said = (transcript: string, confidence = 0.9): FakeResult => ({
  isFinal: true,
  readings: [{ transcript, confidence }],
});
export const guessed = (transcript: string): FakeResult => ({
  isFinal: false,
  readings: [{ transcript, confidence: 0 }],
});

/** A browser's `SpeechRecognition` whose every event the test sends. It sends none before `start` has returned. */
export function createFakeBrowser({
  endsAfterErrors = true,
  endsAfterAbort = true,
  begins = false,
  endsAtOnce = false,
  throws,
  model,
}: BrowserManners = {}): FakeBrowser {
  const begun: Fake[] = [];
  let mostOpen = 0;
  const openCount = () => begun.filter(({ isOpen }) => isOpen).length;

  class Fake extends EventTarget implements BrowserRecognition {
    lang = "";
    continuous = false;
    interimResults = false;
    maxAlternatives = 1;
    isOpen = false;
    isStopping = false;

    start() {
      if (throws) throw throws;
      if (this.isOpen) throw new DOMException("recognition has already started.", "InvalidStateError");
      this.isOpen = true;
      begun.push(this);
      mostOpen = Math.max(mostOpen, openCount());
      if (begins || endsAtOnce) queueMicrotask(() => this.emit("start"));
      if (endsAtOnce) queueMicrotask(() => this.close());
    }

    stop() {
      this.isStopping = this.isOpen;
    }

    abort() {
      if (!this.isOpen) return;
      if (endsAfterAbort) queueMicrotask(() => this.close());
      else this.isOpen = false;
    }

    emit(type: string, detail: object = {}) {
      if (this.isOpen) this.dispatchEvent(Object.assign(new Event(type), detail));
    }

    close() {
      if (!this.isOpen) return;
      this.isOpen = false;
      this.dispatchEvent(new Event("end"));
    }
  }
  if (model) {
    Object.assign(Fake, {
      available: async () => {
        if (model === "fails") throw new Error("No answer");
        return model === "never answers" ? new Promise(() => {}) : model;
      },
    });
  }
  const last = () => begun.at(-1);

  return {
    Recognition: Fake,
    begun,
    get openCount() {
      return openCount();
    },
    get mostOpen() {
      return mostOpen;
    },
    start: () => last()?.emit("start"),
    results: (...results) =>
      last()?.emit("result", {
        results: results.map(({ isFinal, readings }) => Object.assign([...readings], { isFinal })),
      }),
    error(error) {
      const recognition = last();
      recognition?.emit("error", { error, message: "" });
      if (endsAfterErrors) recognition?.close();
    },
    end: () => last()?.close(),
  };
}
