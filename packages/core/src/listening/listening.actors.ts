import { fromCallback } from "xstate";
import type {
  MicrophoneLock,
  RecognitionReport,
  SpeechRecognizer,
  VoiceActivityDetector,
  VoiceActivityReport,
} from "../contracts";
import type {
  DetectVoiceInput,
  AcquireMicrophoneInput,
  ListeningFact,
  RecognizeSpeechCommand,
  RecognizeSpeechInput,
} from "./listening.types";

type Nothing = { type: never };

/** Makes `recognizeSpeech`; without a recogniser it reports `unsupported`. */
export function defineRecognizeSpeech(recognizer: SpeechRecognizer = noRecognizer) {
  return fromCallback<RecognizeSpeechCommand, RecognizeSpeechInput>(
    ({ input: { language, onDevice }, sendBack, receive }) => {
      const finish = new AbortController();
      receive(() => finish.abort());
      const options = {
        language,
        continuous: true,
        interim: true,
        alternatives: 5,
        onDevice,
        finish: finish.signal,
      };
      return recognizer.start(options, (report) => sendBack(factOfRecognition(report)));
    },
  );
}

function factOfRecognition(report: RecognitionReport): ListeningFact {
  switch (report.type) {
    case "asking":
      return { type: "speech.asking" };
    case "started":
      return { type: "speech.started" };
    case "interim":
      return { type: "speech.interim", text: report.text };
    case "final":
      return { type: "speech.final", text: report.text };
    case "ended":
      return { type: "speech.ended" };
    case "failed":
      return { type: "speech.failed", reason: report.reason, message: report.message };
  }
}

const noRecognizer: SpeechRecognizer = {
  name: "None",
  isSupported: () => false,
  start(_, report) {
    let isStopped = false;
    queueMicrotask(() => {
      if (!isStopped)
        report({ type: "failed", reason: "unsupported", message: "Speech recognition not supported in this browser" });
    });
    return () => {
      isStopped = true;
    };
  },
};

/** Makes `detectVoice`; without a detector speech is unknown, and no level is measured. */
export function defineDetectVoice(detector?: VoiceActivityDetector) {
  return fromCallback<Nothing, DetectVoiceInput>(({ input: { level }, sendBack }) => {
    const hear = (report: VoiceActivityReport) => {
      if (report.type === "level") level.set(report.level);
      else sendBack(factOfActivity(report));
    };
    const stop = detector?.start(hear);
    return () => {
      stop?.();
      level.set(0);
    };
  });
}

function factOfActivity(report: Exclude<VoiceActivityReport, { type: "level" }>): ListeningFact {
  switch (report.type) {
    case "speechStarted":
      return { type: "voice.speechStarted" };
    case "speechEnded":
      return { type: "voice.speechEnded" };
    case "failed":
      return { type: "detector.failed", reason: report.reason, message: report.message };
  }
}

/** Makes `acquireMicrophone`; without a lock every page may listen. */
export function defineAcquireMicrophone(lock?: MicrophoneLock) {
  return fromCallback<Nothing, AcquireMicrophoneInput>(({ input, sendBack }) => {
    if (lock) return lock.claim(input, (report) => sendBack({ type: `microphone.${report}` }));
    sendBack({ type: "microphone.granted" });
  });
}
