import type { RecognitionErrorReason, VoiceActivityDetector, VoiceActivityReport } from "@archive-of-minds/core";

/** A detector in memory whose events the test decides. It has no timers. */
export interface FakeVoiceActivityDetector extends VoiceActivityDetector {
  /** Whether it has the microphone. */
  readonly isListening: boolean;
  /** How often it was started. */
  readonly starts: number;
  setLevel(level: number): void;
  beginSpeech(): void;
  endSpeech(): void;
  fail(reason: RecognitionErrorReason): void;
}

/**
 * A fake of the detector that listens for a voice. What the test reports with `setLevel` (0 to 1), `beginSpeech` and
 * `endSpeech` reaches every caller that has started it; `fail` reports a failure and ends them all.
 */
export function createFakeVoiceActivityDetector(): FakeVoiceActivityDetector {
  const open = new Set<(report: VoiceActivityReport) => void>();
  let starts = 0;
  const tell = (told: VoiceActivityReport) => open.forEach((report) => report(told));
  return {
    get isListening() {
      return open.size > 0;
    },
    get starts() {
      return starts;
    },
    start(report) {
      const own = (told: VoiceActivityReport) => report(told);
      open.add(own);
      starts += 1;
      return () => void open.delete(own);
    },
    setLevel: (level) => tell({ type: "level", level }),
    beginSpeech: () => tell({ type: "speechStarted" }),
    endSpeech: () => tell({ type: "speechEnded" }),
    fail(reason) {
      const told = [...open];
      open.clear();
      for (const report of told) report({ type: "failed", reason, message: `The fake fails: ${reason}.` });
    },
  };
}
