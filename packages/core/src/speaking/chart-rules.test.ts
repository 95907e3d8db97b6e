import { describeChartRules } from "@archive-of-minds/testing/contracts";
import { speakingMachine } from "./speaking.machine";
import { exampleText } from "./example-text.fixture";

describeChartRules(speakingMachine, {
  input: { source: exampleText("Good evening."), voice: "one", isHeld: true },
  events: [
    { type: "voice.release" },
    { type: "voice.hold" },
    { type: "voice.duck" },
    { type: "voice.unduck" },
    { type: "sentence.found", sentence: { text: "Good evening.", effects: [] } },
    { type: "text.read" },
    { type: "reader.missing" },
    { type: "reader.fetched" },
    { type: "reader.failed", failure: { reason: "network", message: "No connection" } },
    { type: "speech.started", place: 0 },
    { type: "speech.finished", place: 0 },
    { type: "speech.failed", place: 0, failure: { reason: "network", message: "No connection" } },
    { type: "speech.failed", place: 0, failure: { reason: "blocked", message: "Press first" } },
  ] as never,
  contextKey: (context: never) => {
    const { done, sentences, isRead, failures } = context as {
      done: number;
      sentences: readonly unknown[];
      isRead: boolean;
      failures: number;
    };
    return [Math.min(done, 2), Math.min(sentences.length, 2), isRead, Math.min(failures, 2)];
  },
} as never);
