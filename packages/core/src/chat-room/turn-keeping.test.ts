import { expect, it, vi } from "vitest";
import { LanguageModelError } from "../contracts";
import {
  createFakeSpeechSynthesizer,
  createStoredChatRoom,
  reopenChatRoom,
  settled,
  type TestChatRoom,
} from "@archive-of-minds/testing";
import * as timings from "../shared/timings";
import { closeChatRoom } from "./create-chat-room";

/** The page crashes, and another one opens the stored room. */
async function afterCrash(test: TestChatRoom) {
  const found = await reopenChatRoom(test);
  return {
    state: found.state(),
    said: found.transcript(),
    last: found.room.getSnapshot().context.messages.at(-1),
    room: found,
  };
}

async function growing(text: string) {
  const test = await createStoredChatRoom();
  test.visitorSays("What is light, Ada?");
  const call = await test.model.nextCall();
  call.say(text);
  await settled();
  return { test, call };
}

it("shows the current turn after a crash, marked as cut", async () => {
  const { test, call } = await growing("A wave, ");
  await test.pass(timings.roomKeep);
  expect(await afterCrash(test)).toMatchObject({
    state: "paused",
    said: ["user: What is light, Ada?", "ada: A wave,"],
    last: { status: "cut", reason: { kind: "addressed" }, heardBy: ["ada", "ben"] },
  });
  call.say("as I measured it");
  await settled();
  await test.pass(timings.roomKeep);
  expect((await afterCrash(test)).said).toEqual(["user: What is light, Ada?", "ada: A wave, as I measured it"]);
});

it("shows a failed turn after a reload, and offers a retry", async () => {
  const test = await createStoredChatRoom();
  test.visitorSays("What is light, Ada?");
  (await test.model.nextCall()).fail(
    new LanguageModelError("outOfCredit", "No credit is left.", { status: 429, retryAfterMs: 60_000 }),
  );
  await settled();
  const { state, said, room } = await afterCrash(test);
  expect([state, room.room.getSnapshot().context.failure, said]).toEqual([
    "failed",
    { speaker: "ada", failure: { reason: "outOfCredit", message: "No credit is left.", status: 429 } },
    test.transcript(),
  ]);
  room.room.send({ type: "discussion.retry" });
  expect(await room.nextSays("A wave.")).toBe("ada");
  expect(await afterCrash(room)).toMatchObject({ state: "paused" });
});

it.each([
  { failure: "outOfCredit" },
  { speaker: "ada", failure: { reason: "weather", message: "It rains." } },
  { speaker: 7, failure: { reason: "network", message: "No route." } },
])("keeps all messages when a stored failure cannot be read: %j", async (failure) => {
  const { test } = await growing("A wave.");
  await test.pass(timings.roomKeep);
  const stored = JSON.parse(test.settingsStore.read("aom.room") ?? "") as object;
  test.settingsStore.write("aom.room", JSON.stringify({ ...stored, failure }));
  expect(await afterCrash(test)).toMatchObject({
    state: "paused",
    said: ["user: What is light, Ada?", "ada: A wave."],
  });
});

it("stores a turn that ends normally once", async () => {
  const { test, call } = await growing("A wave.");
  await test.pass(timings.roomKeep);
  call.finish();
  await settled();
  await test.pass(3_000);
  expect(await afterCrash(test)).toMatchObject({
    said: ["user: What is light, Ada?", "ada: A wave."],
    last: { status: "complete" },
  });
});

it("shows a half regenerated turn once after a crash, in place of the former", async () => {
  const { test, call } = await growing("A wave.");
  call.finish();
  await settled();
  await test.pass(3_000);
  test.room.send({ type: "turn.regenerate" });
  await settled();
  expect((await afterCrash(test)).said).toEqual(["user: What is light, Ada?", "ada: A wave."]);
  test.model.calls.at(-1)?.say("A stream, ");
  await settled();
  await test.pass(timings.roomKeep);
  expect((await afterCrash(test)).said).toEqual(["user: What is light, Ada?", "ada: A stream,"]);
});

it("stores only the heard part of a spoken turn", async () => {
  const voice = createFakeSpeechSynthesizer();
  const test = await createStoredChatRoom({ speechSynthesizer: voice });
  await test.untilHeard();
  test.visitorSays("What is light, Ada?");
  await test.nextSays("A wave. I measured it.");
  const first = await voice.nextSpeech();
  await test.pass(timings.roomKeep);
  expect((await afterCrash(test)).said).toEqual(["user: What is light, Ada?"]);
  first.say(3);
  await settled();
  await test.pass(timings.roomKeep);
  expect((await afterCrash(test)).said).toEqual(["user: What is light, Ada?", "ada: A wave."]);
});

it("stores how much of the sentence was heard before a crash", async () => {
  const voice = createFakeSpeechSynthesizer();
  const test = await createStoredChatRoom({ speechSynthesizer: voice });
  await test.untilHeard();
  test.visitorSays("What is light, Ada?");
  await test.nextSays("A wave, as I measured it.");
  const first = await voice.nextSpeech();
  const heardUntil: unknown[] = [];
  for (const heard of [1, 9]) {
    first.say(heard);
    await settled();
    await test.pass(timings.roomKeep);
    heardUntil.push((await afterCrash(test)).last?.heardUntil);
  }
  expect(heardUntil).toEqual([1, 10]);
});

it("stores nothing while the text does not grow, and leaves no timer when the room closes", async () => {
  const { test } = await growing("A wave, ");
  await test.pass(timings.roomKeep);
  const write = vi.spyOn(test.settingsStore, "write");
  for (let times = 0; times < 5; times += 1) await test.pass(timings.roomKeep);
  expect(write).not.toHaveBeenCalled();
  closeChatRoom(test.room);
  expect(test.waiting()).toBe(0);
});
