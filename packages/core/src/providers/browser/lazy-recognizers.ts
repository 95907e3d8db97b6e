import type { MicrophoneLock, SpeechRecognizer, VoiceActivityDetector } from "../../contracts";

/** What listens. */
export interface Recognizers {
  readonly recognizer: SpeechRecognizer;
  readonly lock: MicrophoneLock;
  readonly detector: VoiceActivityDetector;
}

/** Starts a session once its module is loaded, unless it was stopped by then. */
function beginLater(
  load: () => Promise<Recognizers>,
  begin: (recognizers: Recognizers) => () => void,
  fail: () => void,
): () => void {
  let isOver = false;
  let end = () => {};
  load().then(
    (recognizers) => {
      if (!isOver) end = begin(recognizers);
    },
    () => {
      if (!isOver) fail();
    },
  );
  return () => {
    isOver = true;
    end();
  };
}

const notLoaded = { type: "failed", reason: "network", message: "What listens could not be loaded." } as const;

/** Recognizers that are loaded when the visitor first uses the microphone, so that the first page does not contain them. */
export function createLazyRecognizers(load: () => Promise<Recognizers>): Recognizers {
  return {
    recognizer: {
      name: "Web Speech",
      isSupported: () => "SpeechRecognition" in globalThis || "webkitSpeechRecognition" in globalThis,
      start: (options, report) =>
        beginLater(
          load,
          ({ recognizer }) => recognizer.start(options, report),
          () => report(notLoaded),
        ),
    },
    lock: {
      claim: (options, report) =>
        beginLater(
          load,
          ({ lock }) => lock.claim(options, report),
          () => report("granted"),
        ),
    },
    detector: {
      start: (report) =>
        beginLater(
          load,
          ({ detector }) => detector.start(report),
          () => report(notLoaded),
        ),
    },
  };
}
