import { expect, it } from "vitest";
import {
  createFakeLanguageModel,
  propertyRuns,
  propertySample,
  createStoredChatRoom,
  createTestChatRoom,
  settled,
  speakerOf,
  type TestChatRoom,
  type TestChatRoomOptions,
} from "@archive-of-minds/testing";
import { chatRoomId } from "../memory/memory-keys";
import { createMemoryMemoryStore } from "../memory/memory-memory-store";
import { createSeededRandom } from "../shared/seeded-random";
import { settingKeys } from "../shared/setting-keys";
import type { DrawRandom, RoomBeginning, RoomEvent, RoomMessage } from "./chat-room.types";
import { closeChatRoom } from "./create-chat-room";
import { toRoomRecord, type RoomRecord } from "./room-record";
import { currentMessages } from "./room-state";

const everybody = ["ada", "ben", "cleo", "dan"];

interface Transcript {
  readonly seed: string;
  readonly beginning: RoomBeginning;
  readonly events: readonly RoomEvent[];
  readonly messages: readonly RoomMessage[];
}

function exported({ room }: TestChatRoom): string {
  let text = "";
  const { unsubscribe } = room.on("transcript.exported", (file) => (text = file.text));
  room.send({ type: "transcript.export", format: "json" });
  unsubscribe();
  return text;
}

/** The current turn gets this text and ends, and the next one begins. */
async function saysToTheEnd(test: TestChatRoom, text: string) {
  const call = test.model.calls.find(({ ended }) => !ended);
  call?.say(text);
  call?.finish();
  await settled();
  await test.pass(3_000);
  await test.pass(1_000);
}

/** A stored room with these messages. */
async function storedRoom(
  given: Partial<RoomRecord> & { readonly seed: string; readonly beginning: RoomBeginning },
  messages: readonly RoomMessage[],
  options: TestChatRoomOptions = {},
): Promise<TestChatRoom> {
  const { participants, muted } = given.beginning;
  const record = { version: 2, visitorName: "", participants, muted, queued: null, wasRunning: false, ...given };
  const memoryStore = createMemoryMemoryStore();
  for (const message of messages) await memoryStore.append(chatRoomId, message);
  return createStoredChatRoom({
    ...options,
    memoryStore,
    settings: { [settingKeys.chatRoom]: JSON.stringify(record) },
  });
}

/** Repeats a discussion in a new room from its transcript alone; the first `given` messages are stored, not repeated. */
async function replayed(json: string, given = 0): Promise<readonly RoomMessage[]> {
  const { seed, beginning, events, messages: lines } = JSON.parse(json) as Transcript;
  const test = await storedRoom({ seed, beginning }, lines.slice(0, given));
  const left = events.filter(({ afterMessages }) => afterMessages >= beginning.messages + given);
  let written = "";
  // If the expected event does not come, the loop stops, and the transcripts differ.
  for (let waited = 0; waited < 100; waited += 1) {
    const { currentTurn, next } = test.room.getSnapshot().context;
    const said = currentMessages(test.room.getSnapshot().context);
    const line = lines[said.length];
    const [act] = left;
    const isDue =
      act?.afterMessages === beginning.messages + said.length &&
      act.floor === (currentTurn?.speaker ?? null) &&
      act.next === (next?.speaker ?? null);
    if (!line && !isDue) break;
    const { length } = said;
    // Of the actions at this point, the last one ended the turn, whose text came before.
    const isAbout =
      act?.type === "discussion.pause" ||
      act?.type === "discussion.stop" ||
      (currentTurn !== null && act?.characterId === currentTurn.speaker);
    const endsLine =
      currentTurn !== null &&
      line?.author === currentTurn.speaker &&
      currentTurn.id !== written &&
      isAbout &&
      left[1]?.afterMessages !== act?.afterMessages;
    if (isDue && !endsLine) {
      left.shift();
      test.room.send(act as never);
      await settled();
    } else if (currentTurn && line?.author === "system" && currentTurn.id !== written) {
      written = currentTurn.id;
      test.model.calls.find((each) => !each.ended && speakerOf(each) === currentTurn.speaker)?.fail("overloaded");
      await settled();
    } else if (currentTurn && line?.author === currentTurn.speaker && currentTurn.id !== written) {
      written = currentTurn.id;
      const call = test.model.calls.find((each) => !each.ended && speakerOf(each) === currentTurn.speaker);
      call?.say(line.text);
      if (line.status !== "interrupted") call?.finish();
      await settled();
    } else if (isDue) {
      left.shift();
      test.room.send(act as never);
    } else if (line?.author === "user" && act?.afterMessages !== beginning.messages + said.length) {
      test.visitorSays(line.text);
      await settled();
    } else if (currentTurn?.id === written && line?.status === "interrupted") {
      test.visitorSays(lines[said.length + 1]?.text ?? "");
      await settled();
    } else await test.pass(500);
    if (currentMessages(test.room.getSnapshot().context).length > length) waited = 0;
  }
  return test.room.getSnapshot().context.messages;
}

const choices = (lines: readonly RoomMessage[]) =>
  lines.map(({ author, text, reason, drifts, status }) => ({
    speaker: author,
    content: text,
    reason,
    drifts,
    end: status,
  }));

it.each(propertySample(["one", "two", "three", "four", "five"], 5))(
  "repeats a discussion from its transcript alone: seed %s",
  async (seed) => {
    const test = createTestChatRoom({ participants: everybody, seed });
    test.visitorSays("What is light?");
    await settled();
    await saysToTheEnd(test, "A wave.");
    await saysToTheEnd(test, "A stream.");
    const quiet =
      everybody.find(
        (id) =>
          ![
            test.room.getSnapshot().context.currentTurn?.speaker,
            test.room.getSnapshot().context.next?.speaker,
          ].includes(id),
      ) ?? "";
    test.room.send({ type: "participant.mute", characterId: quiet });
    await saysToTheEnd(test, "Neither.");
    await saysToTheEnd(test, "Both, it may be.");
    const { currentTurn } = test.room.getSnapshot().context;
    const picked = everybody.find((id) => id !== currentTurn?.speaker && id !== quiet) ?? "";
    test.room.send({ type: "speaker.pick", characterId: picked });
    await saysToTheEnd(test, "I do not know.");
    await saysToTheEnd(test, "Nor I.");
    const speaking = test.model.calls.find(({ ended }) => !ended);
    speaking?.say("If you ask me, ");
    await settled();
    test.visitorSays("I ask Dan!");
    await settled();
    await saysToTheEnd(test, "What a question.");
    test.room.send({ type: "participant.unmute", characterId: quiet });
    for (let turn = 0; turn < 6; turn += 1) await saysToTheEnd(test, `Once more, for the ${String(turn)}th time.`);
    const settledCall = test.model.calls.find(({ ended }) => !ended);
    settledCall?.say("A last word.");
    settledCall?.finish();
    await settled();
    test.room.send({ type: "discussion.pause" });
    test.room.send({ type: "participant.remove", characterId: "cleo" });
    test.room.send({ type: "discussion.resume" });
    await test.pass(500);
    await saysToTheEnd(test, "The very last.");

    const { messages } = test.room.getSnapshot().context;
    expect(messages.map(({ status }) => status)).toContain("interrupted");
    expect(messages.map(({ reason }) => reason?.kind)).toContain("picked");
    expect(messages.some(({ drifts }) => drifts)).toBe(true);
    expect(choices(await replayed(exported(test)))).toEqual(choices(messages));
  },
);

it.each(propertySample(["one", "two", "three", "four", "five"], 5))(
  "repeats a discussion with regenerated turns, a failure, a stop and a picked speaker: seed %s",
  async (seed) => {
    const test = createTestChatRoom({ participants: everybody, seed });
    test.visitorSays("What is light?");
    await settled();
    await saysToTheEnd(test, "A wave.");
    // First while a turn is under way, then after its end.
    test.room.send({ type: "turn.regenerate" });
    await settled();
    await saysToTheEnd(test, "A stream.");
    const call = test.model.calls.find(({ ended }) => !ended);
    call?.say("Neither, I think.");
    call?.finish();
    await settled();
    await test.pass(3_000);
    test.room.send({ type: "turn.regenerate" });
    await settled();
    await saysToTheEnd(test, "Both, I think.");
    test.model.calls.find(({ ended }) => !ended)?.fail("overloaded");
    await settled();
    test.room.send({ type: "discussion.retry" });
    await settled();
    await saysToTheEnd(test, "Now I can say it.");
    test.room.send({ type: "discussion.stop" });
    const quiet = everybody.find((id) => id !== test.room.getSnapshot().context.messages.at(-1)?.author) ?? "";
    test.room.send({ type: "speaker.pick", characterId: quiet });
    await settled();
    await saysToTheEnd(test, "Since you ask me.");
    await saysToTheEnd(test, "And me.");
    const speaking = test.model.calls.find(({ ended }) => !ended);
    speaking?.say("Half a thought");
    await settled();
    test.room.send({ type: "discussion.stop" });

    const { messages, events } = test.room.getSnapshot().context;
    expect([test.state(), events.map(({ type }) => type), messages.at(-1)?.status]).toEqual([
      "idle",
      ["turn.regenerate", "turn.regenerate", "discussion.retry", "discussion.stop", "speaker.pick", "discussion.stop"],
      "interrupted",
    ]);
    expect(messages.map(({ reason }) => reason?.kind)).toEqual(expect.arrayContaining(["again", "picked"]));
    expect(choices(await replayed(exported(test)))).toEqual(choices(messages));
  },
);

/** The test's own random source. */
function drawn(seed: string) {
  const source = createSeededRandom(seed);
  return <Each>(all: readonly Each[]): Each => all[Math.floor(source.next() * all.length)] as Each;
}

/** Pauses the room by command, or by hiding the page while no voice is heard. */
const pauses = {
  press: (test: TestChatRoom) => test.room.send({ type: "discussion.pause" }),
  hide: (test: TestChatRoom) => test.room.send({ type: "page.hide" }),
  conceal: (test: TestChatRoom) => test.room.send({ type: "page.conceal" }),
};

it.each(
  propertySample(
    Array.from({ length: 20 }, (_, index) => `paused ${String(index)}`),
    5,
  ),
)("repeats a discussion that is paused by command and by a hidden page: %s", async (seed) => {
  const draw = drawn(seed);
  const test = createTestChatRoom({ participants: everybody, seed });
  test.visitorSays("What is light?");
  await settled();
  for (let turn = 0; turn < 14; turn += 1) {
    const moment = draw(["never", "silent", "half", "whole", "gap", "while it stands"] as const);
    const pause = draw([pauses.press, pauses.hide, pauses.conceal]);
    const call = test.model.calls.find(({ ended }) => !ended);
    if (moment === "silent") pause(test);
    call?.say(`It is so, for the ${String(turn)}th time, `);
    await settled();
    if (moment === "half") pause(test);
    call?.say("if you ask me.");
    call?.finish();
    await settled();
    if (moment === "whole") pause(test);
    await test.pass(1_500);
    if (moment === "while it stands") pause(test);
    await test.pass(1_500);
    if (moment === "gap") pause(test);
    await test.pass(500);
    test.room.send({ type: "page.reveal" });
    if (test.state() === "paused") {
      if (draw([true, false, false])) test.room.send({ type: "participant.remove", characterId: draw(everybody) });
      if (draw([true, false, false])) test.room.send({ type: "participant.add", characterId: draw(everybody) });
      if (test.room.getSnapshot().context.participants.length === 0)
        test.room.send({ type: "participant.add", characterId: "ada" });
      test.room.send({ type: "discussion.resume" });
      if (draw([true, false, false, false])) {
        test.room.send(draw([{ type: "discussion.pause" }, { type: "page.hide" }]));
        test.room.send({ type: "discussion.resume" });
      }
    }
    await test.pass(500);
    if (test.state() === "idle") {
      test.visitorSays("Go on.");
      await settled();
    }
  }
  const { messages } = test.room.getSnapshot().context;
  expect(choices(await replayed(exported(test)))).toEqual(choices(messages));
});

it("keeps the change of subject of the next turn over a pause", async () => {
  const random: DrawRandom = () => ({ next: () => 0.1 });
  const test = createTestChatRoom({ participants: everybody, random });
  test.visitorSays("What is light?");
  await settled();
  const call = test.model.calls.find(({ ended }) => !ended);
  call?.say("A wave.");
  call?.finish();
  await settled();
  expect(test.room.getSnapshot().context.next?.drifts).toBe(true);
  test.room.send({ type: "discussion.pause" });
  test.room.send({ type: "discussion.resume" });
  await test.pass(500);
  expect([test.room.getSnapshot().context.currentTurn?.drifts, test.model.calls.at(-1)?.request.system]).toEqual([
    true,
    expect.stringContaining("Carry the talk to a neighbouring subject"),
  ]);
});

it("says in a transcript that its first messages are gone, and continues with the same choices", async () => {
  const room = {
    participants: everybody,
    seed: "long",
    languageModel: createFakeLanguageModel({ reply: "So it is." }),
  };
  const talk = async (test: TestChatRoom, until: number) => {
    const { beginning } = test.room.getSnapshot().context;
    for (let word = 0; beginning.messages + test.room.getSnapshot().context.messages.length < until; word += 1) {
      if (!test.room.getSnapshot().hasTag("running") || word % 40 === 0)
        test.visitorSays(`And then, for the ${String(word)}th time?`);
      await settled();
      await test.pass(3_000);
      await test.pass(1_000);
    }
  };
  const first = createTestChatRoom(room);
  await talk(first, 10);
  first.room.send({ type: "participant.mute", characterId: "dan" });
  await talk(first, 430);
  closeChatRoom(first.room);
  const long = first.room.getSnapshot().context.messages;
  const [dropped, kept] = [long.slice(0, -400), long.slice(-400)];
  const beginning = {
    messages: dropped.length,
    spoken: dropped.filter(({ author }) => author !== "system").length,
    participants: everybody,
    muted: ["dan"],
  };
  const later = await storedRoom({ ...toRoomRecord(first.room.getSnapshot()), beginning, events: [] }, kept, room);
  later.room.send({ type: "discussion.resume" });
  await later.pass(500);
  await talk(later, long.length + 20);
  const json = exported(later);
  const transcript = JSON.parse(json) as Transcript;
  expect(transcript.beginning).toEqual(beginning);
  // Start at a message of the visitor: everything after it follows from what is stored.
  const from = transcript.messages.findIndex(
    ({ author }, at) => at > 400 - Math.max(80, propertyRuns(392)) && author === "user",
  );
  expect(from).toBeGreaterThan(0);
  expect(choices(await replayed(json, from))).toEqual(choices(transcript.messages));

  let text = "";
  later.room.on("transcript.exported", (file) => (text = file.text));
  later.room.send({ type: "transcript.export", format: "text" });
  expect(text).toContain(`(The first ${String(long.length - 400)} lines are no longer kept.)`);
});
