import { expect, it } from "vitest";
import { createMemoryMemoryStore } from "../memory/memory-memory-store";
import { createFakeSettingsStore, createTestChatRoom, settled, type TestChatRoom } from "@archive-of-minds/testing";
import { closeChatRoom } from "./create-chat-room";

/** The stores that the tabs of one browser share. */
function createBrowser() {
  const [settingsStore, memoryStore] = [createFakeSettingsStore(), createMemoryMemoryStore()];
  let tabs = 0;
  return {
    async openTab(seed?: string) {
      tabs += 1;
      const test = createTestChatRoom({
        settingsStore,
        memoryStore,
        idPrefix: `tab-${String(tabs)}`,
        ...(seed !== undefined && { seed }),
      });
      await test.loaded();
      return test;
    },
  };
}

async function says(test: TestChatRoom, question: string, answer: string) {
  test.visitorSays(question);
  await test.pass(300);
  const call = test.model.calls.at(-1);
  call?.say(answer);
  call?.finish();
  await settled();
  await test.pass(3_000);
  test.room.send({ type: "discussion.stop" });
}

it("keeps the messages of two tabs in the order of their time", async () => {
  const browser = createBrowser();
  const first = await browser.openTab();
  await says(first, "Ada, what is light?", "A wave.");
  const second = await browser.openTab();
  await second.pass(10_000);
  await says(second, "Ben, and sound?", "A wave too.");
  await first.pass(20_000);
  await says(first, "Ada, and heat?", "A dance.");
  closeChatRoom(second.room);
  closeChatRoom(first.room);
  await settled();
  expect((await browser.openTab()).transcript()).toEqual([
    "user: Ada, what is light?",
    "ada: A wave.",
    "user: Ben, and sound?",
    "ben: A wave too.",
    "user: Ada, and heat?",
    "ada: A dance.",
  ]);
});

it("keeps them when both tabs start with an empty room", async () => {
  const browser = createBrowser();
  const [first, second] = [await browser.openTab("one"), await browser.openTab("two")];
  await says(first, "Ada, what is light?", "A wave.");
  await second.pass(10_000);
  await says(second, "Ben, and sound?", "A wave too.");
  expect((await browser.openTab()).transcript()).toEqual([
    "user: Ada, what is light?",
    "ada: A wave.",
    "user: Ben, and sound?",
    "ben: A wave too.",
  ]);
});

it("keeps another tab’s messages when a room is cleared", async () => {
  const browser = createBrowser();
  const first = await browser.openTab();
  await says(first, "Ada, what is light?", "A wave.");
  const second = await browser.openTab();
  await second.pass(10_000);
  await says(second, "Ben, and sound?", "A wave too.");
  first.room.send({ type: "discussion.clear" });
  await settled();
  expect((await browser.openTab()).transcript()).toEqual(["user: Ben, and sound?", "ben: A wave too."]);
  const third = await browser.openTab();
  third.room.send({ type: "discussion.clear" });
  await settled();
  expect((await browser.openTab()).transcript()).toEqual([]);
});

it("keeps a room deleted that was deleted in one tab, whatever happens in the other", async () => {
  const browser = createBrowser();
  const first = await browser.openTab();
  await says(first, "Ada, what is light?", "A wave.");
  const second = await browser.openTab();
  await second.pass(10_000);
  first.room.send({ type: "discussion.clear" });
  await settled();
  second.room.send({ type: "participant.remove", characterId: "ben" });
  expect((await browser.openTab()).transcript()).toEqual([]);
  await says(second, "Ada, and sound?", "A wave too.");
  await first.pass(20_000);
  await says(first, "Ben, and heat?", "A dance.");
  second.room.send({ type: "participant.add", characterId: "cleo" });
  expect((await browser.openTab()).transcript()).toEqual([
    "user: Ada, and sound?",
    "ada: A wave too.",
    "user: Ben, and heat?",
    "ben: A dance.",
  ]);
});

it("removes messages that another tab deleted, except later ones of its own", async () => {
  const browser = createBrowser();
  const first = await browser.openTab();
  await says(first, "Ada, what is light?", "A wave.");
  const second = await browser.openTab();
  first.room.send({ type: "discussion.clear" });
  await settled();
  await says(first, "Ben, and heat?", "A dance.");
  await second.pass(20_000);
  await says(second, "Ada, and sound?", "A wave too.");
  closeChatRoom(first.room);
  closeChatRoom(second.room);
  await settled();
  expect((await browser.openTab()).transcript()).toEqual([
    "user: Ben, and heat?",
    "ben: A dance.",
    "user: Ada, and sound?",
    "ada: A wave too.",
  ]);
});

it("keeps a turn regenerated in one tab while the other continues", async () => {
  const browser = createBrowser();
  const first = await browser.openTab();
  await says(first, "Ada, what is light?", "A wave.");
  const second = await browser.openTab();
  first.room.send({ type: "turn.regenerate" });
  await settled();
  const call = first.model.calls.at(-1);
  call?.say("A stream.");
  call?.finish();
  await settled();
  await first.pass(3_000);
  first.room.send({ type: "discussion.stop" });
  await second.pass(20_000);
  await says(second, "Ben, and sound?", "A wave too.");
  expect((await browser.openTab()).transcript()).toEqual([
    "user: Ada, what is light?",
    "ada: A stream.",
    "user: Ben, and sound?",
    "ben: A wave too.",
  ]);
});

it("shows a turn once and complete that was under way when a second tab opened", async () => {
  const browser = createBrowser();
  const first = await browser.openTab();
  first.visitorSays("Ada, what is light?");
  const call = await first.model.nextCall();
  call.say("A wave, ");
  await settled();
  await first.pass(2_000);
  const second = await browser.openTab();
  expect(second.transcript()).toEqual(["user: Ada, what is light?", "ada: A wave,"]);
  await second.pass(10_000);
  await says(second, "Ben, and sound?", "A wave too.");
  call.say("as I measured it.");
  call.finish();
  await settled();
  await first.pass(3_000);
  first.room.send({ type: "discussion.stop" });
  await second.pass(10_000);
  await says(second, "Ben, and heat?", "A dance.");
  expect((await browser.openTab()).transcript()).toEqual([
    "user: Ada, what is light?",
    "ada: A wave, as I measured it.",
    "user: Ben, and sound?",
    "ben: A wave too.",
    "user: Ben, and heat?",
    "ben: A dance.",
  ]);
});
