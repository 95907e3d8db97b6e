import type {
  RecognitionErrorReason,
  RecognitionOptions,
  RecognitionReport,
  SpeechRecognizer,
} from "@archive-of-minds/core";

/** One recognition. It reports nothing after its end. */
export interface FakeRecognition {
  readonly options: RecognitionOptions;
  readonly isOpen: boolean;
  /** Whether it was asked to finish. */
  readonly isFinishing: boolean;
  /** The browser asks the visitor for the microphone. */
  ask(): void;
  /** The microphone opens. */
  begin(): void;
  /** Reports an interim transcript. */
  guess(text: string): void;
  /** Reports a final transcript. */
  hear(text: string): void;
  end(): void;
  fail(reason: RecognitionErrorReason): void;
}

/** A recogniser in memory whose transcripts the test decides. It has no timers. */
export interface FakeSpeechRecognizer extends SpeechRecognizer {
  /** Every recognition, oldest first. */
  readonly sessions: readonly FakeRecognition[];
  /** The last of them, if it is still open. */
  readonly session: FakeRecognition | null;
  /** How many are open now; more than one is an error of the caller. */
  readonly openCount: number;
}

/** Whether a fake recogniser can listen, and whether it starts by itself. */
export interface FakeSpeechRecognizerOptions {
  /** Whether it opens the microphone by itself; `true` by default. */
  readonly begins?: boolean;
  /** Whether it can listen; `true` by default. If not, each start fails with `unsupported`. */
  readonly isSupported?: boolean;
}

/**
 * A fake of speech recognition. The test speaks through `session`: `guess` reports an interim transcript and `hear` a
 * final one; `end` and `fail` end the recognition.
 *
 * @example
 * const recognizer = createFakeSpeechRecognizer()
 * const chat = createChat({ providers: { languageModel, speechRecognizer: recognizer } })
 * chat.send({ type: 'mic.start' })
 * recognizer.session?.hear('Good evening')
 */
export function createFakeSpeechRecognizer({
  begins = true,
  isSupported = true,
}: FakeSpeechRecognizerOptions = {}): FakeSpeechRecognizer {
  const sessions: FakeRecognition[] = [];
  return {
    name: "Fake recogniser",
    sessions,
    get session() {
      return sessions.findLast(({ isOpen }) => isOpen) ?? null;
    },
    get openCount() {
      return sessions.filter(({ isOpen }) => isOpen).length;
    },
    isSupported: () => isSupported,
    start(options, report) {
      let isOpen = true;
      const tell = (told: RecognitionReport) => {
        if (isOpen) report(told);
      };
      const close = (last: RecognitionReport) => {
        if (!isOpen) return;
        isOpen = false;
        report(last);
      };
      const session: FakeRecognition = {
        options,
        get isOpen() {
          return isOpen;
        },
        get isFinishing() {
          return isOpen && options.finish?.aborted === true;
        },
        ask: () => tell({ type: "asking" }),
        begin: () => tell({ type: "started" }),
        guess: (text) => tell({ type: "interim", text }),
        hear: (text) => tell({ type: "final", text }),
        end: () => close({ type: "ended" }),
        fail: (reason) => close({ type: "failed", reason, message: `The fake fails: ${reason}.` }),
      };
      sessions.push(session);
      if (!isSupported) queueMicrotask(() => session.fail("unsupported"));
      else if (begins) queueMicrotask(() => session.begin());
      return () => {
        isOpen = false;
      };
    },
  };
}
