import { expect, it } from "vitest";
import { chatRoomId } from "../memory/memory-keys";
import { createMemoryMemoryStore } from "../memory/memory-memory-store";
import { createStoredChatRoom, createTestChatRoom, reopenChatRoom, settled } from "@archive-of-minds/testing";

const KEY = "aom.chatRoom";

const said = (id: string, speaker: string, content: string, second: number) => ({
  id,
  speaker,
  content,
  timestamp: `2026-01-01T10:00:0${String(second)}.000Z`,
  heardBy: ["ada", "ben"],
});
const question = said("1", "user", "What is light?", 1);
const answer = {
  ...said("2", "ada", "A wave, I think.", 2),
  reason: { kind: "addressed" },
  end: "interrupted",
  heard: 6,
  voiced: true,
};
const room = {
  version: 1,
  seed: "old",
  visitorName: "Mary",
  participants: ["ada", "ben"],
  muted: ["ben"],
  lines: [question, answer],
  queued: { speaker: "ada", reason: { kind: "again" }, lineId: "2" },
  wasRunning: true,
  beginning: { lines: 4, spoken: 3, participants: ["ada", "ben"], muted: [] },
  deeds: [{ type: "discussion.pause", afterLines: 6, floor: null, next: "ada" }],
  budget: { turns: 1, requests: 2, spokenCharacters: 16 },
};
const open = (stored: object = room) => createStoredChatRoom({ settings: { [KEY]: JSON.stringify(stored) } });

it("opens a room of the first edition with all its messages", async () => {
  const test = await open();
  const { seed, visitorName, participants, muted, messages, queued, beginning, events, budget } =
    test.room.getSnapshot().context;
  expect(test.state()).toBe("paused");
  expect({ seed, visitorName, participants, muted, messages, queued, beginning, events, budget }).toEqual({
    seed: "old",
    visitorName: "Mary",
    participants: ["ada", "ben"],
    muted: ["ben"],
    messages: [
      {
        id: "1",
        conversationId: "old",
        author: "user",
        text: "What is light?",
        createdAt: "2026-01-01T10:00:01.000Z",
        hasImage: false,
        heardBy: ["ada", "ben"],
      },
      {
        id: "2",
        conversationId: "old",
        author: "ada",
        text: "A wave, I think.",
        createdAt: "2026-01-01T10:00:02.000Z",
        hasImage: false,
        heardBy: ["ada", "ben"],
        reason: { kind: "addressed" },
        status: "interrupted",
        heardUntil: 6,
        voiced: true,
      },
    ],
    queued: { speaker: "ada", reason: { kind: "again" }, replacesId: "2" },
    beginning: { messages: 4, spoken: 3, participants: ["ada", "ben"], muted: [] },
    events: [{ type: "discussion.pause", afterMessages: 6, floor: null, next: "ada" }],
    budget: { turns: 1, requests: 2, spokenCharacters: 16 },
  });
});

it("shows it after a reload, each message once, with the text of a turn that was under way", async () => {
  const test = await open({ ...room, underWay: { ...said("3", "ben", "A stream", 3), end: "cut" } });
  const next = await reopenChatRoom(test);
  expect(next.transcript()).toEqual(["user: What is light?", "ada: A wave, I think.", "ben: A stream"]);
});

it("adds later messages of a first-edition tab once, when the page is visible again", async () => {
  const test = await open();
  const later = { ...room, lines: [question, answer, said("4", "user", "And sound?", 4)] };
  test.settingsStore.write(KEY, JSON.stringify(later));
  test.room.send({ type: "page.conceal" });
  test.room.send({ type: "page.reveal" });
  expect((await reopenChatRoom(test)).transcript()).toEqual([
    "user: What is light?",
    "ada: A wave, I think.",
    "user: And sound?",
  ]);
});

it("keeps the seed for first-edition tabs, and gives them a new one when the room is cleared", async () => {
  const test = await open();
  const left = () => JSON.parse(test.settingsStore.read(KEY) ?? "") as object;
  expect(left()).toMatchObject({ version: 1, seed: "old", visitorName: "Mary", lines: [] });
  test.room.send({ type: "discussion.clear" });
  const { seed } = test.room.getSnapshot().context;
  expect(left()).toMatchObject({ version: 1, seed, visitorName: "", lines: [] });
  expect((await reopenChatRoom(test)).transcript()).toEqual([]);
});

it("stays in its old place while it cannot be stored", async () => {
  const memoryStore = createMemoryMemoryStore();
  const test = createTestChatRoom({
    settings: { [KEY]: JSON.stringify(room) },
    memoryStore: { ...memoryStore, append: () => Promise.reject(new Error("The disk is full.")) },
  });
  await test.loaded();
  expect(JSON.parse(test.settingsStore.read(KEY) ?? "")).toEqual(room);
});

it("applies commands that arrived before it was loaded after the loaded messages", async () => {
  const test = createTestChatRoom({
    settings: { [KEY]: JSON.stringify({ ...room, queued: null }) },
    memoryStore: createMemoryMemoryStore(),
  });
  test.visitorSays("Ada, what is heat?");
  test.room.send({ type: "participant.add", characterId: "cleo" });
  await test.loaded();
  await settled();
  expect([test.transcript(), test.room.getSnapshot().context.participants]).toEqual([
    ["user: What is light?", "ada: A wave, I think.", "user: Ada, what is heat?"],
    ["ada", "ben", "cleo"],
  ]);
  const stored = await test.memoryStore?.load(chatRoomId);
  expect(stored?.messages.map(({ text }) => text)).toEqual([
    "What is light?",
    "A wave, I think.",
    "Ada, what is heat?",
  ]);
});
