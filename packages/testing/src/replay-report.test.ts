import {
  LanguageModelError,
  cameraMachine,
  chatMachine,
  chatRoomMachine,
  createChat,
  readSessionReport,
  record,
  timings,
  voiceAgentMachine,
  type Recorder,
} from "@archive-of-minds/core";
import { describe, expect, it } from "vitest";
import { assign, createActor, sendTo, setup, type AnyStateMachine, type InspectionEvent } from "xstate";
import { exampleCharacter } from "./example-character";
import { createFakeCameraDevice } from "./fake-camera-device";
import { createFakeLanguageModel } from "./fake-language-model";
import { createFakeSpeechSynthesizer } from "./fake-speech-synthesizer";
import { replayReport, type ReplayOptions } from "./replay-report";
import { createTestCamera } from "./test-camera";
import { createTestChat } from "./test-chat";
import { createTestChatRoom, settled } from "./test-chat-room";
import { createTestLiveConversation } from "./test-live-conversation";

const characters = ["ada", "ben"].map((id) => exampleCharacter(id));
const model = { name: "Another model", kind: "remote" } as const;
type Now = { readonly now: () => number };

/** The states of a report that went through a file, and those of its replay. */
function replayed(recorder: Recorder, machine: AnyStateMachine, options?: ReplayOptions) {
  const report = readSessionReport(JSON.stringify(recorder.report()));
  const steps = [...replayReport(report, machine, options)];
  return {
    types: steps.map(({ recorded }) => recorded.event.type),
    now: steps.map(({ recorded, value }) => [recorded.event.type, value]),
    recorded: steps.map(({ recorded }) => [recorded.event.type, recorded.value]),
  };
}

describe("a replayed report", () => {
  it("goes through the states of a chat whose reply failed", async () => {
    const test = await createTestChat({ speechSynthesizer: createFakeSpeechSynthesizer() });
    const recorder = record(test.chat);
    await test.ready();
    test.chat.send({ type: "voice.enable" });
    const first = await test.visitorSays("What is light?");
    first.say("A wave.");
    first.finish();
    await test.ready();
    test.chat.send({ type: "character.select", characterId: "ben" });
    await test.ready();
    const second = await test.visitorSays("And sound?");
    second.say("Another");
    second.fail(new LanguageModelError("overloaded", "Too many ask."));
    await test.ready();
    test.chat.send({ type: "reply.retry" });
    test.chat.send({ type: "reply.stop" });
    await test.ready();
    const input = ({ now }: Now) => ({ characters, model, checksNeed: false, now });
    const { types, now, recorded } = replayed(recorder, chatMachine, { input });
    expect(now).toEqual(recorded);
    expect(types.filter((type) => type === "turn.written")).toHaveLength(2);
  });

  it("goes through the states of a chat that listened", async () => {
    const test = await createTestChat();
    const recorder = record(test.chat);
    await test.ready();
    await test.visitorPressesRecord();
    await test.visitorSpeaks("Good evening");
    test.chat.send({ type: "mic.stop" });
    const call = await test.model.nextCall();
    call.say("Good evening to you.");
    call.finish();
    await test.ready();
    const input = ({ now }: Now) => ({ characters, model, checksNeed: false, now });
    const { now, recorded } = replayed(recorder, chatMachine, { input });
    expect(now).toEqual(recorded);
  });

  it("goes through the states of a machine below the session's own", () => {
    const lamp = setup({}).createMachine({
      id: "lamp",
      initial: "off",
      states: { off: { on: { "lamp.switch": "on" } }, on: { on: { "lamp.switch": "off" } } },
    });
    const house = setup({ actors: { lamp } }).createMachine({
      id: "house",
      invoke: { id: "kitchen", src: "lamp" },
      initial: "day",
      states: {
        day: { on: { "night.fall": { target: "night", actions: sendTo("kitchen", { type: "lamp.switch" }) } } },
        night: {},
      },
    });
    const actor = createActor(house);
    const recorder = record(actor);
    actor.start();
    actor.send({ type: "night.fall" });
    const [, kitchen] = recorder.report().actors;
    const inspected: string[] = [];
    const inspect = (event: InspectionEvent) =>
      void (event.type === "@xstate.snapshot" && inspected.push(event.event.type));
    expect(replayed(recorder, house, { inspect }).now).toEqual([
      ["xstate.init", "day"],
      ["night.fall", "night"],
    ]);
    expect(inspected).toContain("night.fall");
    expect(replayed(recorder, lamp, { actor: kitchen?.id ?? "" }).now).toEqual([
      ["xstate.init", "off"],
      ["lamp.switch", "on"],
    ]);
  });

  it("goes through the states of a Chat Room, with turns of other ids", async () => {
    const test = createTestChatRoom();
    const recorder = record(test.room);
    test.visitorSays("What is light?");
    for (const words of ["A wave.", "Or a ray.", "Both."]) {
      await test.nextSays(words);
      await settled();
      await test.pass(timings.noVoiceWait);
      await test.pass(timings.turnGap);
    }
    test.room.send({ type: "discussion.pause" });
    const input = ({ now }: Now) => ({
      characters: ["ada", "ben", "cleo", "dan"].map((id) => exampleCharacter(id)),
      participants: ["ada", "ben"],
      seed: "a seed",
      hasModerator: () => false,
      checksNeed: false,
      now,
    });
    const { types, now, recorded } = replayed(recorder, chatRoomMachine, { input });
    expect(now).toEqual(recorded);
    expect(types).toContain("turn.ended");
  });

  it("goes through the states of a camera that was taken away", async () => {
    const cameraDevice = createFakeCameraDevice();
    const test = createTestCamera({ cameraDevice });
    const recorder = record(test.camera);
    await test.turnOn();
    cameraDevice.pullOut();
    await test.settle();
    const { now, recorded } = replayed(recorder, cameraMachine, { input: () => ({ isHandheld: false }) });
    expect(now).toEqual(recorded);
  });

  it("goes through the states of a live conversation", async () => {
    const test = createTestLiveConversation();
    const recorder = record(test.live);
    await test.begin();
    test.live.send({ type: "agent.stop" });
    await test.pass(10_000);
    const input = ({ now }: Now) => ({ character: characters[0], agentName: "Agent", hasAgent: true, now });
    const { types, now, recorded } = replayed(recorder, voiceAgentMachine, { input });
    expect(now).toEqual(recorded);
    expect(types.length).toBeGreaterThan(4);
  });

  it("fails where the machine failed", () => {
    const machine = setup({ types: {} as { context: { count: number } } }).createMachine({
      id: "counter",
      context: { count: 0 },
      on: {
        "count.up": { actions: assign({ count: ({ context }) => context.count + 1 }) },
        "count.break": {
          actions: assign(() => {
            throw new Error("Broken.");
          }),
        },
      },
    });
    const actor = createActor(machine).start();
    actor.subscribe({ error: () => {} });
    const recorder = record(actor);
    actor.send({ type: "count.up" });
    actor.send({ type: "count.break" });
    expect(recorder.report().events.map(({ event, status }) => [event.type, status])).toEqual([
      ["count.up", "active"],
      ["count.break", "error"],
    ]);
    expect(replayed(recorder, machine).types).toEqual(["count.up", "count.break"]);
  });

  it("says what is missing of the recording", async () => {
    const chat = createChat({ providers: { languageModel: createFakeLanguageModel() }, characters });
    const short = record(chat, { mostEntries: 1 });
    const whole = record(chat);
    chat.send({ type: "text.hide" });
    chat.send({ type: "text.show" });
    const input = ({ now }: Now) => ({ characters, model, now });
    expect(() => replayed(short, chatMachine, { input })).toThrow("were dropped");
    expect(() => replayed(whole, chatMachine, { input, actor: "nobody" })).toThrow("has no machine `nobody`");
    chat.send({ type: "text.hide" });
    expect(() => replayed(record(chat), chatMachine, { input })).toThrow("right after the session is made");
    chat.stop();
  });
});
