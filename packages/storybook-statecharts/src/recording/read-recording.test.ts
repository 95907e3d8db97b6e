import fc from "fast-check";
import { expect, it } from "vitest";
import { createActor } from "xstate";
import { trafficLight } from "../foreign.fixture";
import { createPanelStore } from "../panel/panel-store";
import { StoryRecorder } from "../preview/story-recorder";
import { readRecording } from "./read-recording";
import type { Recording } from "./recording";

function example(): Recording {
  const recorder = new StoryRecorder();
  const store = createPanelStore(() => {});
  const light = createActor(trafficLight, { inspect: recorder.inspect }).start();
  light.send({ type: "TIMER" });
  store.receive(JSON.stringify(recorder.news(undefined)));
  return store.getState().recording;
}

it("reads what the panel saved", () => {
  const recording = example();
  expect(readRecording(JSON.stringify(recording))).toEqual(recording);
});

it("refuses what is none, and what is damaged anywhere", () => {
  for (const text of ["", "null", "[]", "{}", '{"version": 2}', '{"version": 1}'])
    expect(() => readRecording(text)).toThrow();
  const recording = example();
  const [light] = recording.actors;
  const damaged = [
    { ...recording, charts: {} },
    { ...recording, actors: [{ ...light, start: undefined }] },
    { ...recording, actors: [{ ...light, events: [{ ...light?.events[0], active: "yellow" }] }] },
  ];
  for (const each of damaged) expect(() => readRecording(JSON.stringify(each))).toThrow(/damaged/);
});

it("throws nothing but errors for any JSON", () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      try {
        readRecording(text);
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
      }
    }),
  );
});
