import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RecognitionErrorReason, RecognitionReport } from "../../contracts";
import { describeSpeechRecognizerContract } from "@archive-of-minds/testing/contracts";
import { createWebSpeechRecognizer } from "./web-speech-recognizer";
import {
  createFakeBrowser,
  guessed,
  said,
  type BrowserManners,
  type FakeResult,
} from "./web-speech-recognizer.fixture";

const codes: Partial<Record<RecognitionErrorReason, string>> = {
  noSpeech: "no-speech",
  audioCapture: "audio-capture",
  notAllowed: "not-allowed",
  noService: "service-not-allowed",
  languageNotSupported: "language-not-supported",
};

const settle = () => vi.advanceTimersByTimeAsync(0);

function openBrowser(
  manners: BrowserManners = {},
  name: "SpeechRecognition" | "webkitSpeechRecognition" = "SpeechRecognition",
) {
  const browser = createFakeBrowser(manners);
  vi.stubGlobal(name, browser.Recognition);
  return browser;
}

async function listen(manners: BrowserManners = {}, onDevice = false) {
  const browser = openBrowser(manners);
  const recognizer = createWebSpeechRecognizer();
  const reports: RecognitionReport[] = [];
  const finish = new AbortController();
  const start = () =>
    recognizer.start(
      { language: "en-US", continuous: true, interim: true, alternatives: 5, onDevice, finish: finish.signal },
      (report) => reports.push(report),
    );
  const stop = start();
  await settle();
  return { browser, recognizer, reports, start, stop, finish: () => finish.abort() };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const browsers: readonly (readonly [string, BrowserManners, "SpeechRecognition" | "webkitSpeechRecognition"])[] = [
  ["A browser that keeps the standard", {}, "SpeechRecognition"],
  ["A browser with the prefixed name", {}, "webkitSpeechRecognition"],
  ["A browser that sends no end after an error", { endsAfterErrors: false }, "SpeechRecognition"],
  ["A browser that sends no end at all", { endsAfterErrors: false, endsAfterAbort: false }, "SpeechRecognition"],
  ["A browser with a model of its own", { model: "available" }, "SpeechRecognition"],
];

for (const [title, manners, name] of browsers) {
  describeSpeechRecognizerContract(title, () => {
    const browser = openBrowser(manners, name);
    let results: FakeResult[] = [];
    return {
      recognizer: createWebSpeechRecognizer(),
      opened: async () => {
        results = [];
        await vi.advanceTimersByTimeAsync(250);
      },
      openCount: () => browser.openCount,
      begin: browser.start,
      guess: (text) => browser.results(...results, guessed(text)),
      hear: (text) => browser.results(...(results = [...results, said(text)])),
      end: browser.end,
      fail: (reason) => browser.error(codes[reason] ?? reason),
    };
  });
}

describe("the browser’s recogniser", () => {
  it("passes on the options", async () => {
    const { browser } = await listen();
    expect(browser.begun[0]).toMatchObject({
      lang: "en-US",
      continuous: true,
      interimResults: true,
      maxAlternatives: 5,
    });
    expect(browser.begun[0]).not.toHaveProperty("processLocally");
  });

  it("says that there is none, without throwing", async () => {
    const reports: RecognitionReport[] = [];
    const recognizer = createWebSpeechRecognizer();
    const stop = recognizer.start({ language: "en-US", continuous: true, interim: true, alternatives: 5 }, (report) =>
      reports.push(report),
    );
    await settle();
    stop();
    expect([recognizer.isSupported(), reports]).toEqual([
      false,
      [{ type: "failed", reason: "unsupported", message: "Speech recognition not supported in this browser" }],
    ]);
  });

  it.each([
    [new DOMException("not allowed", "NotAllowedError"), "notAllowed"],
    [new DOMException("started", "InvalidStateError"), "unknown"],
    [new TypeError("Illegal"), "unknown"],
  ] as const)("reports %s where starting throws", async (throws, reason) => {
    const { reports } = await listen({ throws });
    expect(reports).toEqual([{ type: "failed", reason, message: throws.message }]);
  });

  it("reports an unknown error", async () => {
    const { browser, reports } = await listen();
    browser.error("phrases-not-supported");
    expect(reports).toEqual([{ type: "failed", reason: "unknown", message: "phrases-not-supported" }]);
  });

  it("reports the end of a browser that ends at once, each time", async () => {
    const { reports, start } = await listen({ endsAtOnce: true });
    start();
    await settle();
    expect(reports.map(({ type }) => type)).toEqual(["started", "ended", "started", "ended"]);
  });

  it("waits for a browser that never starts, and releases it when stopped", async () => {
    const { browser, reports, stop } = await listen();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([reports, browser.openCount]).toEqual([[], 1]);
    stop();
    await settle();
    expect(browser.openCount).toBe(0);
  });

  it("waits 250 ms after an error without an end, then can start again", async () => {
    const { browser, start } = await listen({ endsAfterErrors: false, endsAfterAbort: false });
    browser.error("network");
    start();
    await vi.advanceTimersByTimeAsync(249);
    expect(browser.begun.length).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect([browser.begun.length, browser.mostOpen]).toEqual([2, 1]);
  });

  it("leaves no timer behind", async () => {
    const { browser, stop, start } = await listen({ model: "available" });
    browser.start();
    stop();
    await settle();
    start()();
    await settle();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("uses the alternative with the highest confidence", async () => {
    const { browser, reports } = await listen();
    const readings = [
      { transcript: "wireless ballard", confidence: 0.4 },
      { transcript: "wireless  ballast", confidence: 0.8 },
      { transcript: "wire", confidence: 0.1 },
    ];
    browser.results({ isFinal: true, readings });
    expect(reports.at(-1)).toEqual({ type: "final", text: "wireless ballast" });
  });

  it("reports words once that are sent twice, and keeps words that are spoken twice", async () => {
    const { browser, reports } = await listen();
    browser.results(said("no"));
    browser.results(said("no"));
    browser.results(said("no"), said("no"));
    browser.results(said("no"), said("no"), guessed("I"));
    browser.results(said("no"), said("no"), said("I don’t"));
    expect(reports.slice(1)).toEqual([
      { type: "final", text: "no" },
      { type: "interim", text: "" },
      { type: "final", text: "no" },
      { type: "interim", text: "I" },
      { type: "final", text: "I don’t" },
    ]);
  });

  it("reports only new words where a phone sends growing results again and again", async () => {
    const { browser, reports } = await listen();
    const runs = ["who", "who are", "who are", "who are you"];
    runs.forEach((_, index) => browser.results(...runs.slice(0, index + 1).map((run) => said(run, 0))));
    browser.results(...runs.map((run) => said(run, 0)), guessed("who are you really"));
    expect(reports.flatMap((report) => (report.type === "final" ? [report.text] : []))).toEqual(["who", "are", "you"]);
    expect(reports.at(-1)).toEqual({ type: "interim", text: "really" });
  });
});

describe("the rest of the heard words", () => {
  it("is requested with stop, since abort would discard it", async () => {
    const { browser, reports, finish } = await listen();
    browser.start();
    browser.results(guessed("good"));
    finish();
    expect([browser.begun[0]?.isStopping, browser.openCount]).toEqual([true, 1]);
    browser.results(said("Good evening Mister Tesla"));
    browser.end();
    expect(reports.slice(2)).toEqual([{ type: "final", text: "Good evening Mister Tesla" }, { type: "ended" }]);
  });

  it("comes as one final report, once no interim words are left", async () => {
    const { browser, reports, finish } = await listen();
    browser.start();
    finish();
    browser.results(said("Good evening"), guessed("mister"));
    browser.results(said("Good evening"), said("Mister"), said("Tesla"));
    expect(reports.slice(1)).toEqual([
      { type: "interim", text: "Good evening mister" },
      { type: "final", text: "Good evening Mister Tesla" },
    ]);
  });

  it("is not lost where the browser ends with interim words", async () => {
    const { browser, reports, finish } = await listen();
    browser.start();
    finish();
    browser.results(said("Good evening"), guessed("mister"));
    browser.end();
    expect(reports.slice(1)).toEqual([
      { type: "interim", text: "Good evening mister" },
      { type: "final", text: "Good evening" },
      { type: "ended" },
    ]);
  });

  it("is the last report to a caller that stops it then", async () => {
    const browser = openBrowser();
    const finish = new AbortController();
    const reports: RecognitionReport[] = [];
    const stop = createWebSpeechRecognizer().start(
      { language: "en-US", continuous: true, interim: true, alternatives: 5, finish: finish.signal },
      (report) => {
        reports.push(report);
        if (report.type === "final") stop();
      },
    );
    await settle();
    browser.start();
    finish.abort();
    browser.results(said("Good evening"), guessed("mister"));
    browser.end();
    await settle();
    expect([reports.slice(2), browser.openCount]).toEqual([[{ type: "final", text: "Good evening" }], 0]);
  });

  it("is empty where the browser was not started yet", async () => {
    const { browser, reports, finish } = await listen({ model: "never answers" });
    finish();
    await vi.advanceTimersByTimeAsync(500);
    expect([reports, browser.begun.length]).toEqual([[{ type: "ended" }], 0]);
  });
});

describe("recognising on the device", () => {
  it("is preferred where the browser has the model", async () => {
    const { browser } = await listen({ model: "available" });
    expect(browser.begun[0]?.processLocally).toBe(true);
  });

  it.each(["unavailable", "downloadable", "fails", undefined] as const)(
    "is skipped where it is not possible (%s), unless nothing may leave the device",
    async (model) => {
      const { browser } = await listen({ ...(model && { model }) });
      expect(browser.begun[0]).not.toHaveProperty("processLocally");
      const only = await listen({ ...(model && { model }) }, true);
      expect([only.browser.begun.length, only.reports]).toEqual([
        0,
        [
          {
            type: "failed",
            reason: "languageNotSupported",
            message: "This browser cannot recognise speech on this device.",
          },
        ],
      ]);
    },
  );

  it("is skipped where the browser never answers", async () => {
    const { browser } = await listen({ model: "never answers" });
    expect(browser.begun.length).toBe(0);
    await vi.advanceTimersByTimeAsync(500);
    expect(browser.begun.length).toBe(1);
  });
});

describe("the browser’s microphone prompt", () => {
  const permission = (state: string) =>
    vi.stubGlobal("navigator", { permissions: { query: () => Promise.resolve({ state }) } });

  it("is reported while it is open", async () => {
    permission("prompt");
    const { browser, reports } = await listen();
    browser.start();
    expect(reports).toEqual([{ type: "asking" }, { type: "started" }]);
  });

  it.each(["granted", "denied"])("is not reported once it was %s", async (state) => {
    permission(state);
    expect((await listen()).reports).toEqual([]);
  });

  it("is not reported after the microphone was opened, or given up", async () => {
    permission("prompt");
    const { reports } = await listen({ begins: true });
    expect(reports.map(({ type }) => type).indexOf("asking")).toBeLessThan(1);
    const { reports: none, start } = await listen();
    none.length = 0;
    start()();
    await settle();
    expect(none).toEqual([]);
  });
});
