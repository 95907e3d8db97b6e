import { expect, it } from "vitest";
import type { SettingsStore } from "../contracts";
import { createTestChatRoom, settled, type TestChatRoom } from "../testing/test-chat-room";
import { closeChatRoom } from "./create-chat-room";

/** What the pages of one browser share; each has a store of its own before it. */
function createBrowser() {
  const kept = new Map<string, string>();
  const openStore = (): SettingsStore => ({
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void (value === null ? kept.delete(key) : kept.set(key, value)),
  });
  let pages = 0;
  return {
    openTab(seed?: string) {
      pages += 1;
      return createTestChatRoom({
        settingsStore: openStore(),
        idPrefix: `page-${String(pages)}`,
        ...(seed !== undefined && { seed }),
      });
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

it("what is said in two tabs is all there afterwards, in the order it was said", async () => {
  const browser = createBrowser();
  const first = browser.openTab();
  await says(first, "Ada, what is light?", "A wave.");
  const second = browser.openTab();
  await second.pass(10_000);
  await says(second, "Ben, and sound?", "A wave too.");
  await first.pass(20_000);
  await says(first, "Ada, and heat?", "A dance.");
  closeChatRoom(second.room);
  closeChatRoom(first.room);
  expect(browser.openTab().said()).toEqual([
    "user: Ada, what is light?",
    "ada: A wave.",
    "user: Ben, and sound?",
    "ben: A wave too.",
    "user: Ada, and heat?",
    "ada: A dance.",
  ]);
});

it("so it is where both began with an empty room", async () => {
  const browser = createBrowser();
  const [first, second] = [browser.openTab("one"), browser.openTab("two")];
  await says(first, "Ada, what is light?", "A wave.");
  await second.pass(10_000);
  await says(second, "Ben, and sound?", "A wave too.");
  expect(browser.openTab().said()).toEqual([
    "user: Ada, what is light?",
    "ada: A wave.",
    "user: Ben, and sound?",
    "ben: A wave too.",
  ]);
});

it("a room that is emptied takes nothing of another tab along", async () => {
  const browser = createBrowser();
  const first = browser.openTab();
  await says(first, "Ada, what is light?", "A wave.");
  const second = browser.openTab();
  await second.pass(10_000);
  await says(second, "Ben, and sound?", "A wave too.");
  first.room.send({ type: "discussion.clear" });
  expect(browser.openTab().said()).toEqual(["user: Ben, and sound?", "ben: A wave too."]);
  const third = browser.openTab();
  third.room.send({ type: "discussion.clear" });
  expect(browser.openTab().said()).toEqual([]);
});

it("a room that is forgotten in one tab stays forgotten, whatever is done in the other", async () => {
  const browser = createBrowser();
  const first = browser.openTab();
  await says(first, "Ada, what is light?", "A wave.");
  const second = browser.openTab();
  await second.pass(10_000);
  first.room.send({ type: "discussion.clear" });
  second.room.send({ type: "participant.remove", characterId: "ben" });
  expect(browser.openTab().said()).toEqual([]);
  await says(second, "Ada, and sound?", "A wave too.");
  await first.pass(20_000);
  await says(first, "Ben, and heat?", "A dance.");
  second.room.send({ type: "participant.add", characterId: "cleo" });
  expect(browser.openTab().said()).toEqual([
    "user: Ada, and sound?",
    "ada: A wave too.",
    "user: Ben, and heat?",
    "ben: A dance.",
  ]);
});

it("what was forgotten in one tab is gone from the other, but for what is said there", async () => {
  const browser = createBrowser();
  const first = browser.openTab();
  await says(first, "Ada, what is light?", "A wave.");
  const second = browser.openTab();
  first.room.send({ type: "discussion.clear" });
  await says(first, "Ben, and heat?", "A dance.");
  await second.pass(20_000);
  await says(second, "Ada, and sound?", "A wave too.");
  closeChatRoom(first.room);
  closeChatRoom(second.room);
  expect(browser.openTab().said()).toEqual([
    "user: Ben, and heat?",
    "ben: A dance.",
    "user: Ada, and sound?",
    "ada: A wave too.",
  ]);
});

it("a line said differently in one tab stays so while the other goes on", async () => {
  const browser = createBrowser();
  const first = browser.openTab();
  await says(first, "Ada, what is light?", "A wave.");
  const second = browser.openTab();
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
  expect(browser.openTab().said()).toEqual([
    "user: Ada, what is light?",
    "ada: A stream.",
    "user: Ben, and sound?",
    "ben: A wave too.",
  ]);
});

it("a line that was still being said when the second tab was opened is there once, and whole", async () => {
  const browser = createBrowser();
  const first = browser.openTab();
  first.visitorSays("Ada, what is light?");
  const call = await first.model.nextCall();
  call.say("A wave, ");
  await settled();
  await first.pass(2_000);
  const second = browser.openTab();
  expect(second.said()).toEqual(["user: Ada, what is light?", "ada: A wave,"]);
  await second.pass(10_000);
  await says(second, "Ben, and sound?", "A wave too.");
  call.say("as I measured it.");
  call.finish();
  await settled();
  await first.pass(3_000);
  first.room.send({ type: "discussion.stop" });
  await second.pass(10_000);
  await says(second, "Ben, and heat?", "A dance.");
  expect(browser.openTab().said()).toEqual([
    "user: Ada, what is light?",
    "ada: A wave, as I measured it.",
    "user: Ben, and sound?",
    "ben: A wave too.",
    "user: Ben, and heat?",
    "ben: A dance.",
  ]);
});
