import type { RecognitionErrorReason, VoiceActivityDetector, VoiceActivityReport } from "../../contracts";
import { createFramer } from "./framer";
import { loadFvad, type SpeechJudge } from "./fvad";
import { openMicrophone, type MicrophoneSamples } from "./microphone-samples";
import { soundLevel } from "./sound-level";
import { createSpeechGate } from "./speech-gate";

/** In milliseconds: thirty times a second. */
const INTERVAL = 33;

const reasons: Readonly<Record<string, RecognitionErrorReason>> = {
  NotAllowedError: "notAllowed",
  SecurityError: "notAllowed",
  NotFoundError: "audioCapture",
  NotReadableError: "audioCapture",
  OverconstrainedError: "audioCapture",
  AbortError: "audioCapture",
};

/** What {@link createFvadVoiceActivityDetector} needs: the address of the program. */
export interface FvadVoiceActivityDetectorOptions {
  /** The address of the program: the file `fvad.wasm` of the package `@echogarden/fvad-wasm`, 20 kB. */
  readonly wasmUrl: string;
  /** Instead of the global `fetch`. */
  readonly fetch?: (input: string) => Promise<Response>;
}

/**
 * Detects speech with the WebRTC voice activity detector, on this device and without a network. It is weak against music
 * and keyboards. On iPhones the browser's recogniser and this cannot use the microphone at the same time: leave it out
 * there.
 */
export function createFvadVoiceActivityDetector({
  wasmUrl,
  fetch = (input) => globalThis.fetch(input),
}: FvadVoiceActivityDetectorOptions): VoiceActivityDetector {
  let loading: Promise<() => SpeechJudge> | null = null;
  const load = () => {
    loading ??= fetchBytes(fetch, wasmUrl).then(loadFvad);
    loading.catch(() => (loading = null));
    return loading;
  };

  return {
    start(report) {
      let isOver = false;
      let close: () => void = () => {};
      const notify = (news: VoiceActivityReport) => {
        if (!isOver) report(news);
      };
      const stop = () => {
        if (isOver) return;
        isOver = true;
        close();
      };
      const fail = (reason: RecognitionErrorReason, message: string) => {
        if (isOver) return;
        stop();
        report({ type: "failed", reason, message });
      };
      const open = async () => {
        // So that nothing is reported before `start` has returned.
        await Promise.resolve();
        if (isOver) return;
        if (!globalThis.navigator?.mediaDevices) return fail("unsupported", "This page cannot use a microphone.");
        try {
          const opening = openMicrophone(() => fail("audioCapture", "The microphone has gone.")).then((microphone) => {
            // The visitor may have answered the prompt after a stop.
            if (isOver) microphone.close();
            else close = microphone.close;
            return microphone;
          });
          const [microphone, makeJudge] = await Promise.all([opening, load()]);
          if (!isOver) close = watch(microphone, makeJudge(), notify);
        } catch (error) {
          const { name, message } = error instanceof Error ? error : new Error(String(error));
          fail(reasons[name] ?? "unknown", message);
        }
      };
      void open();
      return stop;
    },
  };
}

async function fetchBytes(fetch: (input: string) => Promise<Response>, url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The voice activity detector could not be fetched: ${response.status}.`);
  return response.arrayBuffer();
}

function watch(
  microphone: MicrophoneSamples,
  judge: SpeechJudge,
  notify: (report: VoiceActivityReport) => void,
): () => void {
  const frame = createFramer(microphone.rate);
  const gate = createSpeechGate();
  const listen = () => {
    const samples = microphone.read();
    if (samples.length === 0) return;
    // All frames are classified before any report, since a listener may stop the detector.
    const turns = frame(samples).map((piece) => gate(judge.isSpeech(piece)));
    notify({ type: "level", level: soundLevel(samples) });
    for (const turn of turns) if (turn !== null) notify({ type: turn });
  };
  const timer = setInterval(listen, INTERVAL);
  return () => {
    clearInterval(timer);
    judge.free();
    microphone.close();
  };
}
