import { describe, expect, it } from "vitest";
import { createActor, createMachine, setup, assign } from "xstate";
import { fetchMachine, trafficLight } from "../foreign.fixture";
import { createPanelStore, shownActor } from "../panel/panel-store";
import { momentAt, MOST_MOMENTS } from "../recording/recording";
import type { PanelMessage } from "../messages";
import { connect } from "./connect";
import { StoryRecorder } from "./story-recorder";

/** A story and a panel with a channel and frames that the test holds. */
function join() {
  const recorder = new StoryRecorder();
  const listeners: ((message: PanelMessage) => void)[] = [];
  const sent: string[] = [];
  const frames: (() => void)[] = [];
  const store = createPanelStore((message) => listeners.forEach((listener) => listener(message)));
  connect(
    recorder,
    {
      on: (_event, listener) => listeners.push(listener),
      emit: (_event, message) => {
        sent.push(message);
        store.receive(message);
      },
    },
    (callback) => frames.push(callback),
  );
  const nextFrame = () => frames.splice(0).forEach((frame) => frame());
  const actor = () => {
    const shown = shownActor(store.getState());
    if (!shown) throw new Error("The panel shows no actor.");
    return shown;
  };
  return { recorder, store, sent, nextFrame, actor };
}

const counter = setup({ types: { context: {} as { count: number; note: string } } }).createMachine({
  id: "counter",
  context: { count: 0, note: "unchanged" },
  on: { ADD: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
});

describe("a story and its panel", () => {
  it("shows an actor that ran before the panel was opened, with its history", () => {
    const { recorder, store, actor } = join();
    const light = createActor(trafficLight, { inspect: recorder.inspect }).start();
    light.send({ type: "TIMER" });
    light.send({ type: "NOT_KNOWN" });
    store.open();
    expect(actor().start.value).toBe("green");
    expect(actor().events.map(({ event, value, transitions }) => [event.type, value, transitions.length])).toEqual([
      ["TIMER", "yellow", 1],
      ["NOT_KNOWN", "yellow", 0],
    ]);
  });

  it("shows an actor that was named after its start, and what it starts later", () => {
    const { recorder, store, nextFrame } = join();
    const parent = createActor(
      createMachine({
        id: "parent",
        initial: "alone",
        states: { alone: { on: { GO: "together" } }, together: { invoke: { id: "child", src: trafficLight } } },
      }),
    ).start();
    recorder.watch([parent]);
    store.open();
    parent.send({ type: "GO" });
    nextFrame();
    const { recording } = store.getState();
    expect(recording.actors.map(({ name, parent: above }) => [name, above])).toEqual([
      [parent.id, null],
      ["child", recording.actors[0]?.id],
    ]);
    expect(recording.actors.map(({ chart }) => recording.charts[chart]?.machine)).toEqual(["parent", "light"]);
  });

  it("forgets actors that were stopped when the story is rendered again", () => {
    const { recorder, store, nextFrame, actor } = join();
    const first = createActor(trafficLight, { inspect: recorder.inspect }).start();
    store.open();
    first.stop();
    const second = createActor(trafficLight, { inspect: recorder.inspect }).start();
    recorder.watch([second]);
    second.send({ type: "TIMER" });
    nextFrame();
    expect(store.getState().recording.actors).toHaveLength(1);
    expect(actor().events.at(-1)?.value).toBe("yellow");
  });

  it("follows an actor that outlives a story in the next one too", () => {
    const { recorder, store, nextFrame, actor } = join();
    const light = createActor(trafficLight).start();
    recorder.watch([light]);
    store.open();
    for (const expected of [["yellow"], ["red"]]) {
      recorder.clear();
      recorder.watch([light]);
      store.open();
      light.send({ type: "TIMER" });
      nextFrame();
      expect(actor().events.map(({ value }) => (typeof value === "string" ? value : Object.keys(value)[0]))).toEqual(
        expected,
      );
    }
  });

  it("records no event that the end of a story sends to its actors", () => {
    const { recorder, store, nextFrame, actor } = join();
    const before = createActor(trafficLight, { inspect: recorder.inspect }).start();
    store.open();
    recorder.clear();
    before.send({ type: "TIMER" });
    createActor(fetchMachine, { inspect: recorder.inspect }).start();
    recorder.watch([]);
    store.open();
    nextFrame();
    expect(store.getState().recording.actors).toHaveLength(1);
    expect(actor().start.value).toBe("idle");
  });

  it("sends nothing before the panel is open, the machine once, and one message a frame", () => {
    const { recorder, store, sent, nextFrame, actor } = join();
    const actorRef = createActor(counter, { inspect: recorder.inspect }).start();
    actorRef.send({ type: "ADD" });
    nextFrame();
    expect(sent).toEqual([]);
    store.open();
    nextFrame();
    sent.length = 0;
    for (let times = 0; times < 300; times += 1) actorRef.send({ type: "ADD" });
    nextFrame();
    expect(sent).toHaveLength(1);
    expect(sent[0]).not.toContain('"charts"');
    expect(sent[0]).not.toContain("unchanged");
    expect(actor().events).toHaveLength(301);
    expect(momentAt(actor(), "now").context).toEqual({ count: 301, note: "unchanged" });
    store.close();
    actorRef.send({ type: "ADD" });
    nextFrame();
    expect(sent).toHaveLength(1);
  });

  it("keeps the newest events of very many", () => {
    const { recorder, store, nextFrame, actor } = join();
    const actorRef = createActor(counter, { inspect: recorder.inspect }).start();
    store.open();
    for (let times = 0; times < 2_000; times += 1) actorRef.send({ type: "ADD" });
    nextFrame();
    expect(actor().events).toHaveLength(MOST_MOMENTS);
    expect(actor().events.at(-1)?.number).toBe(2_000);
    expect(momentAt(actor(), 0).context).toMatchObject({ count: 1_500 });
    expect(momentAt(actor(), "now").context).toMatchObject({ count: 2_000 });
  });

  it("takes events from the panel, and says which guard refuses one", () => {
    const { recorder, store, nextFrame, actor } = join();
    createActor(fetchMachine, { inspect: recorder.inspect }).start();
    store.open();
    nextFrame();
    expect(store.getState().options.find(({ type }) => type === "FETCH")).toMatchObject({
      isTaken: false,
      refusedBy: ["hasQuery"],
    });
    store.send({ type: "FETCH", query: "" } as { type: string });
    expect(store.getState().refusal).toEqual({ event: "FETCH", reason: "Refused by hasQuery." });
    store.send({ type: "FETCH", query: "cats" } as { type: string });
    nextFrame();
    expect(store.getState().refusal).toBeUndefined();
    expect(momentAt(actor(), "now").value).toBe("loading");
  });

  it("knows the machines of a later story apart, in whatever order they come", () => {
    const { recorder, store, nextFrame } = join();
    const begin = (machines: readonly (typeof trafficLight | typeof counter)[]) => {
      recorder.clear();
      for (const machine of machines) createActor(machine as typeof counter, { inspect: recorder.inspect }).start();
      store.open();
      nextFrame();
      const { actors, charts } = store.getState().recording;
      return actors.map(({ chart }) => charts[chart]?.machine);
    };
    expect(begin([counter])).toEqual(["counter"]);
    expect(begin([trafficLight])).toEqual(["light"]);
    expect(begin([trafficLight, counter])).toEqual(["light", "counter"]);
  });

  it("has an empty history in the next story, without the actors of the one before", () => {
    const { recorder, store, nextFrame, actor } = join();
    createActor(counter, { inspect: recorder.inspect }).start();
    store.open();
    nextFrame();
    recorder.clear();
    createActor(trafficLight, { inspect: recorder.inspect }).start();
    store.open();
    nextFrame();
    expect(store.getState().recording.actors).toHaveLength(1);
    expect(store.getState().recording.charts[actor().chart]?.machine).toBe("light");
    expect(store.getState().options.map(({ type }) => type)).toContain("TIMER");
  });
});
