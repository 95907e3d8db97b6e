import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { RecognitionErrorReason, RecognitionReport, SpeechRecognizer } from "@archive-of-minds/core";

/**
 * A recogniser, and the means to decide what it hears. {@link describeSpeechRecognizerContract} makes one for each
 * test.
 */
export interface SpeechRecognizerUnderTest {
  readonly recognizer: SpeechRecognizer;
  /** Waits until the recogniser has the microphone, or could have it. */
  readonly opened: () => void | Promise<void>;
  /** How many recognitions are open. */
  readonly openCount: () => number;
  /** What happens to the open recognition; nothing if none is open. */
  readonly begin: () => void;
  readonly guess: (text: string) => void;
  readonly hear: (text: string) => void;
  readonly end: () => void;
  readonly fail: (reason: RecognitionErrorReason) => void;
  readonly cleanUp?: () => void;
}

const options = { language: "en-US", continuous: true, interim: true, alternatives: 5 } as const;

/** What every recogniser must do. */
export function describeSpeechRecognizerContract(
  name: string,
  make: () => SpeechRecognizerUnderTest | Promise<SpeechRecognizerUnderTest>,
): void {
  describe(`${name} as a speech recogniser`, () => {
    let subject: SpeechRecognizerUnderTest;
    beforeEach(async () => {
      subject = await make();
    });
    afterEach(() => subject.cleanUp?.());

    const listen = async () => {
      const reports: RecognitionReport[] = [];
      const finish = new AbortController();
      const stop = subject.recognizer.start({ ...options, finish: finish.signal }, (report) => reports.push(report));
      expect(reports).toEqual([]);
      await subject.opened();
      return {
        reports,
        stop,
        finish: () => finish.abort(),
        types: () => reports.map(({ type }) => type).filter((type) => type !== "asking"),
      };
    };

    it("reports whether it can listen", () => {
      expect(subject.recognizer.isSupported()).toBe(true);
    });

    it("reports what it hears, in order", async () => {
      const { reports, types } = await listen();
      subject.begin();
      subject.guess("good");
      subject.guess("good evening");
      subject.hear("Good evening");
      subject.hear("Mr Tesla");
      subject.end();
      expect(types()).toEqual(["started", "interim", "interim", "final", "final", "ended"]);
      expect(reports.flatMap((report) => ("text" in report ? [report.text] : []))).toEqual([
        "good",
        "good evening",
        "Good evening",
        "Mr Tesla",
      ]);
    });

    it.each(["noSpeech", "aborted", "audioCapture", "network", "notAllowed", "languageNotSupported"] as const)(
      "reports %s once, and nothing after it",
      async (reason) => {
        const { reports, types } = await listen();
        subject.begin();
        subject.fail(reason);
        subject.hear("too late");
        subject.fail("network");
        subject.end();
        expect([types(), reports.at(-1)]).toEqual([
          ["started", "failed"],
          { type: "failed", reason, message: expect.stringMatching(/./) },
        ]);
      },
    );

    it("reports nothing after its end", async () => {
      const { types } = await listen();
      subject.begin();
      subject.end();
      subject.hear("too late");
      subject.fail("network");
      subject.end();
      expect(types()).toEqual(["started", "ended"]);
    });

    it("reports nothing once it was stopped, however often", async () => {
      const { types, stop } = await listen();
      subject.begin();
      stop();
      stop();
      subject.hear("too late");
      subject.fail("aborted");
      subject.end();
      await Promise.resolve();
      expect([types(), subject.openCount()]).toEqual([["started"], 0]);
    });

    it("reports what it has heard when it has to finish, and then its end", async () => {
      const { reports, finish } = await listen();
      subject.begin();
      subject.guess("good");
      finish();
      finish();
      expect(subject.openCount()).toBe(1);
      subject.hear("Good evening");
      subject.end();
      subject.hear("too late");
      expect(reports.filter(({ type }) => type === "final" || type === "ended")).toEqual([
        { type: "final", text: "Good evening" },
        { type: "ended" },
      ]);
    });

    it("reports nothing once it was stopped while it was finishing", async () => {
      const { types, finish, stop } = await listen();
      subject.begin();
      finish();
      stop();
      finish();
      subject.hear("too late");
      subject.end();
      await Promise.resolve();
      expect([types(), subject.openCount()]).toEqual([["started"], 0]);
    });

    it("can be stopped before it has started", async () => {
      const reports: RecognitionReport[] = [];
      subject.recognizer.start(options, (report) => reports.push(report))();
      await subject.opened();
      expect([reports, subject.openCount()]).toEqual([[], 0]);
    });

    it.each([
      ["an end", () => subject.end()],
      ["a failure", () => subject.fail("network")],
      ["being stopped", () => {}],
    ])("listens again right after %s, with one recognition open at a time", async (_, finish) => {
      for (let round = 0; round < 5; round += 1) {
        const { types, stop } = await listen();
        subject.begin();
        subject.hear(`round ${round}`);
        expect([types(), subject.openCount()]).toEqual([["started", "final"], 1]);
        finish();
        stop();
      }
    });
  });
}
