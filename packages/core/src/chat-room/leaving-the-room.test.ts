import { describe, expect, it } from "vitest";
import {
  createFakeLanguageModel,
  createFakeSpeechSynthesizer,
  type FakeSpeechSynthesizer,
  createStoredChatRoom,
  createTestChatRoom,
  reopenChatRoom,
  settled,
  speakerOf,
  type TestChatRoom,
} from "@archive-of-minds/testing";
import { closeChatRoom } from "./create-chat-room";
import * as timings from "../shared/timings";

async function voicing(test: TestChatRoom, voice: FakeSpeechSynthesizer) {
  test.visitorSays("What is light, Ada?");
  await test.nextSays("A wave.");
  (await voice.nextSpeech()).say(1);
  await settled();
}

async function inTheGap(test: TestChatRoom, voice: FakeSpeechSynthesizer) {
  await voicing(test, voice);
  voice.playing[0]?.finish();
  await settled();
}

describe("leaving and returning", () => {
  it("pauses after the turn when the page is hidden and no voice is heard", async () => {
    const test = createTestChatRoom();
    test.visitorSays("What is light, Ada?");
    test.room.send({ type: "page.conceal" });
    await test.nextSays("A wave.");
    await settled();
    await test.pass(timings.noVoiceWait);
    expect([test.state(), test.transcript().at(-1)]).toEqual(["paused", "ada: A wave."]);
  });

  it("continues in a hidden page while a voice is heard", async () => {
    const voice = createFakeSpeechSynthesizer({ speaks: true });
    const test = createTestChatRoom({
      speechSynthesizer: voice,
      languageModel: createFakeLanguageModel({ reply: "A wave." }),
    });
    await settled();
    test.visitorSays("What is light, Ada?");
    test.room.send({ type: "page.conceal" });
    for (let turn = 0; turn < 3; turn += 1) {
      await settled();
      await test.pass(timings.turnGap);
    }
    expect(test.room.getSnapshot().context.messages.length).toBeGreaterThanOrEqual(4);
  });

  it.each(["while the turn is shown", "in the second after it"])(
    "pauses when the page is hidden %s, and the turn was not heard",
    async (when) => {
      const voice = createFakeSpeechSynthesizer();
      const test = createTestChatRoom({ speechSynthesizer: voice });
      await settled();
      test.visitorSays("What is light, Ada?");
      await test.nextSays("A wave.");
      (await voice.nextSpeech()).fail("network");
      await settled();
      if (when === "while the turn is shown") test.room.send({ type: "page.conceal" });
      await test.pass(2_000);
      test.room.send({ type: "page.conceal" });
      await test.pass(timings.turnGap);
      expect([test.state(), test.transcript().at(-1)]).toEqual(["paused", "ada: A wave."]);
      test.room.send({ type: "page.reveal" });
      expect(test.state()).toBe("paused");
    },
  );

  it("keeps the budget of the discussion", async () => {
    const test = await createStoredChatRoom({
      speechSynthesizer: createFakeSpeechSynthesizer({ speaks: true }),
      participants: ["ada"],
    });
    await settled();
    test.visitorSays("What is light?");
    await test.nextSays("A wave.");
    await settled();
    closeChatRoom(test.room);
    const later = await reopenChatRoom(test);
    expect(later.room.getSnapshot().context.budget).toEqual({ turns: 1, requests: 1, spokenCharacters: 7 });
  });

  it("starts another discussion after it was cleared", async () => {
    const speakers = async (test: TestChatRoom) => {
      test.visitorSays("Talk.");
      for (let turn = 0; turn < 12; turn += 1) {
        await settled();
        await test.pass(timings.noVoiceWait);
        await test.pass(timings.turnGap);
      }
      test.room.send({ type: "discussion.stop" });
      return test.room
        .getSnapshot()
        .context.messages.slice(0, 12)
        .map(({ author }) => author);
    };
    const test = await createStoredChatRoom({
      participants: ["ada", "ben", "cleo", "dan"],
      languageModel: createFakeLanguageModel({ reply: "So it is." }),
    });
    const first = await speakers(test);
    const { seed } = test.room.getSnapshot().context;
    test.room.send({ type: "discussion.clear" });
    const { context } = test.room.getSnapshot();
    expect([context.messages, context.events, context.budget, context.seed === seed]).toEqual([
      [],
      [],
      { turns: 0, requests: 0, spokenCharacters: 0 },
      false,
    ]);
    expect(JSON.parse(test.settingsStore.read("aom.room") ?? "")).toMatchObject({ seed: context.seed, events: [] });
    expect((await reopenChatRoom(test)).transcript()).toEqual([]);
    expect(await speakers(test)).not.toEqual(first);
  });

  it("opens paused, with all messages, after the page was closed", async () => {
    const test = await createStoredChatRoom({ participants: ["ada", "ben", "cleo"] });
    test.room.send({ type: "visitor.rename", name: "Mary" });
    test.visitorSays("What is light, Ada?");
    await test.nextSays("A wave. What do you say, Cleo?");
    test.room.send({ type: "draft.change", text: "And what of" });
    await settled();
    closeChatRoom(test.room);
    expect(test.model.calls.every(({ ended }) => ended)).toBe(true);
    const later = await reopenChatRoom(test);
    const { context } = later.room.getSnapshot();
    expect([
      later.state(),
      later.transcript(),
      context.visitorName,
      context.draft,
      context.participants,
      context.queued?.speaker,
    ]).toEqual([
      "paused",
      ["user: What is light, Ada?", "ada: A wave. What do you say, Cleo?"],
      "Mary",
      "And what of",
      ["ada", "ben", "cleo"],
      "cleo",
    ]);
    later.room.send({ type: "discussion.resume" });
    await later.pass(500);
    expect(later.model.calls.map(speakerOf)).toEqual(["cleo"]);
  });

  it.each([
    "nothing",
    "{",
    '{"version":1}',
    '{"version":2,"seed":"s","visitorName":"","participants":[7],"muted":[],"queued":null}',
    '{"version":1,"seed":"s","visitorName":"","participants":["ada"],"muted":[],"lines":[{}],"queued":null}',
  ])("starts with an empty room if the stored text is %s", async (text) => {
    const settings = { "aom.room": text, "aom.chatRoom": text };
    const test = await createStoredChatRoom({ settings });
    expect([test.state(), test.transcript()]).toEqual(["idle", []]);
  });

  it.each<[string, (test: TestChatRoom, voice: FakeSpeechSynthesizer) => unknown]>([
    ["running.choosing", (test) => test.visitorSays("What is light?")],
    [
      "running.replying",
      async (test) => {
        test.visitorSays("What is light, Ada?");
        await settled();
      },
    ],
    ["running.voicing", voicing],
    ["running.gap", inTheGap],
    [
      "failed",
      async (test) => {
        test.visitorSays("What is light, Ada?");
        (await test.model.nextCall()).fail("overloaded");
        await settled();
      },
    ],
    [
      "atLimit",
      async (test, voice) => {
        await inTheGap(test, voice);
        await test.pass(timings.turnGap);
      },
    ],
    [
      "paused",
      async (test, voice) => {
        await voicing(test, voice);
        test.room.send({ type: "discussion.pause" });
      },
    ],
    [
      "resuming",
      async (test, voice) => {
        await voicing(test, voice);
        test.room.send({ type: "discussion.pause" });
        test.room.send({ type: "discussion.resume" });
      },
    ],
    [
      "idle",
      async (test, voice) => {
        await voicing(test, voice);
        test.room.send({ type: "discussion.stop" });
      },
    ],
    // The visitor has just jumped in.
    [
      "running.gathering",
      async (test, voice) => {
        await voicing(test, voice);
        test.visitorSays("And what is sound?");
      },
    ],
  ])("stops all work when it is closed in %s", async (state, bring) => {
    const voice = createFakeSpeechSynthesizer();
    const moderator = createFakeLanguageModel();
    const test = createTestChatRoom({
      participants: ["ada", "ben", "cleo", "dan"],
      speechSynthesizer: voice,
      moderator,
      turnLimit: state === "atLimit" ? 1 : 60,
    });
    await settled();
    await bring(test, voice);
    expect(test.state()).toBe(state);
    closeChatRoom(test.room);
    await settled();
    const asked = [test.model, moderator].map(({ calls }) => calls.length);
    await test.pass(60_000);
    expect([
      [...test.model.calls, ...moderator.calls].filter(({ ended }) => !ended),
      voice.prepared.filter(({ hasEnded }) => !hasEnded),
      [test.model, moderator].map(({ calls }) => calls.length),
      test.room.getSnapshot().status,
    ]).toEqual([[], [], asked, "stopped"]);
  });
});

it("stops all work after it was opened and closed 50 times", async () => {
  const moments: readonly ((test: TestChatRoom, voice: FakeSpeechSynthesizer) => unknown)[] = [
    () => {},
    (test) => test.visitorSays("What is light?"),
    (test) => test.visitorSays("What is light, Ada?"),
    voicing,
    inTheGap,
    async (test, voice) => {
      await voicing(test, voice);
      test.visitorSays("And what is sound?");
    },
  ];
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === "Timeout").length;
  await settled();
  const before = timers();
  const left: unknown[] = [];
  let hadTimers = 0;
  for (let time = 0; time < 50; time += 1) {
    const voice = createFakeSpeechSynthesizer();
    const moderator = createFakeLanguageModel();
    const test = createTestChatRoom({
      participants: ["ada", "ben", "cleo", "dan"],
      speechSynthesizer: voice,
      moderator,
    });
    await settled();
    await moments[time % moments.length]?.(test, voice);
    if (test.waiting() > 0) hadTimers += 1;
    closeChatRoom(test.room);
    await settled();
    const calls = [...test.model.calls, ...moderator.calls].filter(({ ended }) => !ended);
    const speeches = voice.prepared.filter(({ hasEnded }) => !hasEnded);
    const children = Object.values(test.room.getSnapshot().children).filter(
      (child) => child?.getSnapshot().status === "active",
    );
    if (calls.length + speeches.length + children.length + test.waiting() > 0)
      left.push({
        time,
        calls: calls.length,
        speeches: speeches.length,
        children: children.length,
        waiting: test.waiting(),
      });
  }
  expect([left, timers() <= before, hadTimers]).toEqual([[], true, 41]);
});
