import { expect, it } from "vitest";
import type { RecognitionReport } from "../../contracts";
import { createWebSpeechRecognizer } from "./web-speech-recognizer";

const options = { language: "en-US", continuous: true, interim: true, alternatives: 5 } as const;

it("reports in a real browser that it listens or why it cannot, and never throws", async () => {
  const recognizer = createWebSpeechRecognizer();
  expect(recognizer.isSupported()).toBe(true);
  const reports: RecognitionReport[] = [];
  const stop = recognizer.start(options, (report) => reports.push(report));
  expect(reports).toEqual([]);
  await expect.poll(() => reports.length).toBeGreaterThan(0);
  stop();
  const count = reports.length;
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(reports.length).toBe(count);
});

it("ends for the next start, ten times in a row", async () => {
  const recognizer = createWebSpeechRecognizer();
  for (let round = 0; round < 10; round += 1) recognizer.start(options, () => {})();
  const reports: RecognitionReport[] = [];
  const stop = recognizer.start(options, (report) => reports.push(report));
  await expect.poll(() => reports.length).toBeGreaterThan(0);
  stop();
  expect(reports.filter(({ type }) => type === "failed").length).toBeLessThan(2);
});
