import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { SpeakingInput } from "./speaking.machine";
import { exampleText } from "./example-text.fixture";

const PATIENTLY = { timeout: 60_000 };
const FOUND = "../speaking/read-sentences";

beforeEach(() => vi.resetModules());
afterEach(() => vi.doUnmock(FOUND));

/** A voice in a page that has loaded nothing yet. */
async function speaking(input: Partial<SpeakingInput> = {}) {
  const { speakingMachine } = await import("./speaking.machine");
  const { fromCallback } = await import("xstate");
  const said: string[] = [];
  const runVoice = fromCallback<{ type: string; sentence?: { text: string }; place?: number }>(
    ({ receive, sendBack }) => {
      receive(({ type, sentence, place }) => {
        if (type === "speech.prepare" && sentence) said.push(sentence.text);
        if (type === "speech.play") sendBack({ type: "speech.finished", place });
      });
    },
  );
  const clock = new SimulatedClock();
  const start = () =>
    createActor(speakingMachine.provide({ actors: { runVoice: runVoice as never } }), {
      clock,
      input: { source: exampleText("Good evening. Sit down."), voice: "one", ...input },
    }).start();
  return { start, said, clock };
}

type Voice = ReturnType<Awaited<ReturnType<typeof speaking>>["start"]>;

const failureOf = (voice: Voice) => voice.getSnapshot().output?.failure;
const isOver = (voice: Voice) => vi.waitFor(() => expect(voice.getSnapshot().status).toBe("done"), PATIENTLY);

describe("the sentence reader", () => {
  it("loads with the first text, and is ready for the second", async () => {
    const { start, said } = await speaking();
    const first = start();
    expect([said, first.getSnapshot().matches({ active: { reader: "fetching" } })]).toEqual([[], true]);
    await isOver(first);
    expect(said).toEqual(["Good evening.", "Sit down."]);
    const second = start();
    expect([said.length, second.getSnapshot().status]).toEqual([4, "done"]);
  });

  it("is ready where it was loaded before", async () => {
    const { start, said } = await speaking();
    const { preloadReader } = await import("./lazy-reader");
    preloadReader();
    await vi.waitFor(() => expect(start().getSnapshot().status).toBe("done"), PATIENTLY);
    expect(said.slice(-2)).toEqual(["Good evening.", "Sit down."]);
  });

  it("reports why it could not load, and loads again with the next text", async () => {
    vi.doMock(FOUND, () => {
      throw new Error("No connection.");
    });
    const { start, said } = await speaking();
    const first = start();
    await isOver(first);
    expect(failureOf(first)).toMatchObject({ reason: "network" });
    vi.doUnmock(FOUND);
    vi.resetModules();
    const second = start();
    await isOver(second);
    expect([failureOf(second), said]).toEqual([null, ["Good evening.", "Sit down."]]);
  });

  it("has the same deadline as the first sound of a voice", async () => {
    vi.doMock(FOUND, () => new Promise(() => {}));
    const { start, clock } = await speaking();
    const voice = start();
    clock.increment(20_000);
    expect(failureOf(voice)).toMatchObject({ reason: "timeout" });
  });

  it("reports nothing once the voice was stopped", async () => {
    const { start, said } = await speaking();
    start().stop();
    await vi.waitFor(() => import("./read-sentences"), PATIENTLY);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(said).toEqual([]);
  });
});
