import type { RecognitionErrorReason, RecognitionOptions, RecognitionReport, SpeechRecognizer } from "../../contracts";
import { inTime } from "../in-time";
import type {
  BrowserRecognition,
  BrowserRecognitionClass,
  BrowserRecognitionErrorEvent,
  BrowserRecognitionEvent,
} from "./web-speech-recognizer.types";
import { createResultsReader } from "./web-speech-recognizer-results";

/** How long a browser may take to end after an error or an abort; some never do. */
const FAREWELL = 250;
/** How long a browser may take to report whether it can recognise on the device. */
const AVAILABILITY = 500;

const reasons: Readonly<Record<string, RecognitionErrorReason>> = {
  "no-speech": "noSpeech",
  aborted: "aborted",
  "audio-capture": "audioCapture",
  network: "network",
  "not-allowed": "notAllowed",
  "service-not-allowed": "noService",
  "language-not-supported": "languageNotSupported",
};

/**
 * The browser's own speech recognition: on this device where the browser has a model for it, and otherwise, unless
 * `onDevice` is requested, by the browser vendor's service.
 */
export function createWebSpeechRecognizer(): SpeechRecognizer {
  /** Browsers refuse or abort a recognition while another is still open. */
  let farewell = Promise.resolve();
  return {
    name: "This browser",
    isSupported: () => recognitionClass() !== undefined,
    start(options, report) {
      const before = farewell;
      const session = openSession(options, report, before);
      farewell = Promise.all([before, session.gone]).then(() => {});
      return session.stop;
    },
  };
}

function openSession(options: RecognitionOptions, report: (report: RecognitionReport) => void, before: Promise<void>) {
  let isOver = false;
  let hasStarted = false;
  let leave: () => void = () => {};
  const gone = new Promise<void>((resolve) => (leave = resolve));
  let release = leave;
  /** Final words, held back until no interim words are left. */
  let kept: readonly string[] = [];

  const notify = (news: RecognitionReport) => {
    if (!isOver) report(news);
  };
  const finish = (last: RecognitionReport) => {
    if (isOver) return;
    notifyKept();
    // The listener may have stopped it on the last words.
    if (isOver) return;
    isOver = true;
    report(last);
    release();
  };
  const notifyKept = () => {
    if (kept.length > 0) notify({ type: "final", text: kept.join(" ") });
    kept = [];
  };
  const fail = (reason: RecognitionErrorReason, message: string) => finish({ type: "failed", reason, message });
  const begin = () => {
    if (hasStarted) return;
    hasStarted = true;
    notify({ type: "started" });
  };

  let askForRest = () => finish({ type: "ended" });
  options.finish?.addEventListener("abort", () => isOver || askForRest(), { once: true });

  const listen = (recognition: BrowserRecognition) => {
    const read = createResultsReader();
    recognition.addEventListener("start", begin);
    recognition.addEventListener("audiostart", begin);
    recognition.addEventListener("result", (event) => {
      begin();
      const { finals, interim } = read((event as BrowserRecognitionEvent).results);
      if (options.finish?.aborted) {
        kept = [...kept, ...finals];
        if (interim !== "") notify({ type: "interim", text: [...kept, interim].join(" ") });
        else notifyKept();
        return;
      }
      for (const text of finals) notify({ type: "final", text });
      if (interim !== "" || finals.length === 0) notify({ type: "interim", text: interim });
    });
    recognition.addEventListener("error", (event) => {
      const { error, message } = event as BrowserRecognitionErrorEvent;
      fail(reasons[error] ?? "unknown", message || error);
    });
    recognition.addEventListener("end", () => {
      release = leave;
      finish({ type: "ended" });
      leave();
    });
    release = () => {
      const late = setTimeout(leave, FAREWELL);
      void gone.then(() => clearTimeout(late));
      try {
        recognition.abort();
      } catch {
        // It is over already.
      }
    };
  };

  const open = async () => {
    await before;
    if (isOver) return;
    if (options.finish?.aborted) return finish({ type: "ended" });
    const Recognition = recognitionClass();
    if (Recognition === undefined) return fail("unsupported", "Speech recognition not supported in this browser");
    const isLocal = await canRecognizeHere(Recognition, options.language);
    if (isOver) return;
    if (options.onDevice && !isLocal)
      return fail("languageNotSupported", "This browser cannot recognise speech on this device.");
    try {
      const recognition = new Recognition();
      recognition.lang = options.language;
      recognition.continuous = options.continuous;
      recognition.interimResults = options.interim;
      recognition.maxAlternatives = options.alternatives;
      if (isLocal) recognition.processLocally = true;
      listen(recognition);
      recognition.start();
      askForRest = () => recognition.stop();
    } catch (error) {
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      fail(name === "NotAllowedError" ? "notAllowed" : "unknown", message);
    }
  };
  void open();
  void before.then(isMicrophoneUndecided).then((isUndecided) => {
    if (isUndecided && !hasStarted) notify({ type: "asking" });
  });

  return {
    gone,
    stop() {
      if (isOver) return;
      isOver = true;
      release();
    },
  };
}

/** Read when used, so that it can be imported in Node or on a server. */
function recognitionClass(): BrowserRecognitionClass | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: BrowserRecognitionClass;
    webkitSpeechRecognition?: BrowserRecognitionClass;
  };
  return SpeechRecognition ?? webkitSpeechRecognition;
}

/** Whether the browser has a model for this language. Requesting a missing one makes Chrome fail without an end event. */
async function canRecognizeHere(Recognition: BrowserRecognitionClass, language: string): Promise<boolean> {
  if (!Recognition.available) return false;
  try {
    const asked = Recognition.available({ langs: [language], processLocally: true });
    return (await inTime(asked, AVAILABILITY, () => null)) === "available";
  } catch {
    return false;
  }
}

/** Whether the browser will show its microphone prompt. */
async function isMicrophoneUndecided(): Promise<boolean> {
  try {
    const status = await globalThis.navigator?.permissions?.query({ name: "microphone" as PermissionName });
    return status?.state === "prompt";
  } catch {
    return false;
  }
}
