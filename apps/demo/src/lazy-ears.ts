import type { MicrophoneLock, SpeechRecognizer, VoiceActivityDetector } from "@archive-of-minds/core";

interface Ears {
  readonly recognizer: SpeechRecognizer;
  readonly lock: MicrophoneLock;
  readonly detector: VoiceActivityDetector;
}

/** Begins something once it is loaded, unless it is over by then. */
function beginLater(load: () => Promise<Ears>, begin: (ears: Ears) => () => void, fail: () => void): () => void {
  let isOver = false;
  let end = () => {};
  load().then(
    (ears) => {
      if (!isOver) end = begin(ears);
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

/** Ears that are loaded when the visitor first wants to be heard, so that the first page does not carry them. */
export function createLazyEars(load: () => Promise<Ears>): Ears {
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
