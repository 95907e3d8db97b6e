import { describe, expect, it } from "vitest";
import {
  exampleExchange,
  exampleMessage,
  createFakeSettingsStore,
  createTestYourData,
  type TestYourData,
} from "@archive-of-minds/testing";
import { createMemoryMemoryStore } from "../memory/memory-memory-store";
import { namedOtherKey, redatedKey } from "../memory/memory-keys";
import { readRoomRecord } from "../chat-room/room-record";
import { chatRoomId } from "../memory/memory-keys";
import { exampleRoomMessage } from "../chat-room/example-room-message.fixture";
import { chatPreferences } from "../preferences/preferences";
import { draftKey, failureKey, settingKeys } from "../shared/setting-keys";
import { closeYourData } from "./create-your-data";

const said = [exampleMessage(1), exampleMessage(2, { author: "ada", status: "complete" })];
const never = () => new Promise<never>(() => {});

const inFile = said.map(({ id, text: content, createdAt: timestamp }) => ({ id, content, timestamp }));
const room = JSON.stringify({
  version: 2,
  seed: "old",
  visitorName: "Maria",
  participants: ["tesla", "hypatia"],
  muted: [],
  queued: null,
  wasRunning: true,
});

/** Both characters have messages, here and on the server; there are drafts and a discussion. */
async function talked(test: TestYourData, exchanges = 1) {
  for (const characterId of ["tesla", "hypatia"]) {
    await test.memoryStore.replace(characterId, said);
    test.settingsStore.write(draftKey(characterId), `Dear ${characterId}`);
    test.settingsStore.write(failureKey(characterId), "kept");
    test.settingsStore.write(namedOtherKey(characterId), "Faust");
    test.settingsStore.write(redatedKey(characterId), "2");
  }
  test.settingsStore.write(settingKeys.chatRoom, room);
  await test.memoryStore.append(chatRoomId, exampleRoomMessage(1));
  test.settingsStore.write(chatPreferences.voiceOnly.key, "true");
  for (let number = 1; number <= exchanges; number += 1) await test.conversationLog.log(exampleExchange(number));
  await test.conversationLog.log(exampleExchange(900, { characterId: "hypatia" }));
  return test;
}

const shownIds = ({ data }: TestYourData) =>
  Object.fromEntries(
    Object.entries(data.getSnapshot().context.records).map(([id, { exchanges, next }]) => [
      id,
      [exchanges.map(({ exchangeId }) => exchangeId), next],
    ]),
  );
const idsFrom = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, at) => exampleExchange(newest - at).exchangeId);
const stateOf = ({ data }: TestYourData) => data.getSnapshot().value;
const noticeOf = ({ data }: TestYourData) => data.getSnapshot().context.notice;
const lengths = async ({ memoryStore }: TestYourData) =>
  Promise.all(["tesla", "hypatia"].map(async (id) => (await memoryStore.load(id)).messages.length));

async function confirm(test: TestYourData, type: "data.delete" | "visitor.forget") {
  test.data.send({ type });
  test.data.send({ type: "question.confirm" });
  await test.rested();
}

async function fileOf(test: TestYourData): Promise<Record<string, unknown>> {
  test.data.send({ type: "data.download" });
  await test.rested();
  const exported = test.news.find((event) => event.type === "data.exported");
  return JSON.parse((await exported?.file.text()) ?? "null") as Record<string, unknown>;
}

describe("reading what the server has", () => {
  it("shows the newest page of each character, and older ones until there are none", async () => {
    const test = await talked(await createTestYourData(), 45);
    test.data.send({ type: "server.show" });
    await test.rested();
    expect(shownIds(test)).toEqual({
      tesla: [idsFrom(45, 26), exampleExchange(26).exchangeId],
      hypatia: [[exampleExchange(900).exchangeId], null],
    });
    for (const oldest of [6, 1]) {
      test.data.send({ type: "server.more", characterId: "tesla" });
      await test.rested();
      expect(shownIds(test)["tesla"]?.[0]).toEqual(idsFrom(45, oldest));
    }
    expect([
      test.data.getSnapshot().can({ type: "server.more", characterId: "tesla" }),
      test.data.getSnapshot().can({ type: "server.more", characterId: "hypatia" }),
    ]).toEqual([false, false]);
  });

  it("shows that the server cannot be reached, and reads it on a retry", async () => {
    const test = await talked(await createTestYourData());
    test.conversationLog.breakDown();
    test.data.send({ type: "server.show" });
    await test.rested();
    expect([stateOf(test).server, test.data.getSnapshot().context.readFailure]).toEqual(["failed", "unreachable"]);
    test.conversationLog.recover();
    test.data.send({ type: "server.show" });
    await test.rested();
    expect([stateOf(test).server, Object.keys(shownIds(test))]).toEqual(["shown", ["tesla", "hypatia"]]);
  });

  it("keeps the pages shown when the next one fails", async () => {
    const test = await talked(await createTestYourData(), 25);
    test.data.send({ type: "server.show" });
    await test.rested();
    test.conversationLog.breakDown();
    test.data.send({ type: "server.more", characterId: "tesla" });
    await test.rested();
    expect([stateOf(test).server, test.data.getSnapshot().context.readFailure, shownIds(test)["tesla"]?.[0]]).toEqual([
      "shown",
      "unreachable",
      idsFrom(25, 6),
    ]);
  });

  it("asks for the access code when the session has ended", async () => {
    const test = await createTestYourData();
    test.conversationLog.lock();
    test.data.send({ type: "server.show" });
    await test.rested();
    expect([test.news, test.data.getSnapshot().context.readFailure]).toEqual([[{ type: "access.lost" }], "locked"]);
  });

  it("times out when the server never answers", async () => {
    const silent = { ...(await createTestYourData()).conversationLog, list: never };
    const test = await createTestYourData({ conversationLog: silent });
    test.data.send({ type: "server.show" });
    test.clock.increment(60_000);
    expect([stateOf(test).server, test.data.getSnapshot().context.readFailure]).toEqual(["failed", "unreachable"]);
  });

  it("hides the list after a memory was cleared", async () => {
    const test = await talked(await createTestYourData());
    test.data.send({ type: "server.show" });
    await test.rested();
    await test.memoryStore.clear("hypatia");
    await test.until((snapshot) => snapshot.matches({ server: "hidden" }));
    expect(shownIds(test)).toEqual({});
  });

  it("offers nothing without a server", async () => {
    const test = await createTestYourData({ hasServer: false });
    const { data } = test;
    expect([
      data.getSnapshot().can({ type: "server.show" }),
      data.getSnapshot().can({ type: "visitor.forget" }),
    ]).toEqual([false, false]);
  });
});

describe("downloading everything", () => {
  it("puts every memory, draft, the Chat Room and all pages of the server into one file", async () => {
    const test = await talked(await createTestYourData(), 450);
    const file = await fileOf(test);
    expect(file).toMatchObject({
      version: "1.0",
      exportedAt: "2026-01-01T12:00:00.000Z",
      memories: ["tesla", "hypatia"].map((character) => ({ version: "1.0", character, conversations: inFile })),
      drafts: { tesla: "Dear tesla", hypatia: "Dear hypatia" },
      chatRoom: { visitorName: "Maria", messages: [exampleRoomMessage(1)] },
      server: { status: "complete", conversations: { hypatia: [{ exchangeId: exampleExchange(900).exchangeId }] } },
    });
    const { conversations } = file["server"] as {
      readonly conversations: Record<string, readonly { readonly exchangeId: string }[]>;
    };
    expect(conversations["tesla"]?.map(({ exchangeId }) => exchangeId)).toEqual(idsFrom(450, 1));
    expect([test.news.map((event) => event.type === "data.exported" && event.fileName), noticeOf(test)]).toEqual([
      ["your-data-2026-01-01.json"],
      { type: "downloaded", server: "complete" },
    ]);
  });

  it("shows when the server’s part is missing", async () => {
    const test = await talked(await createTestYourData());
    test.conversationLog.breakDown();
    expect(await fileOf(test)).toMatchObject({
      memories: [{ conversations: inFile }, { conversations: inFile }],
      server: { status: "unreachable", conversations: {} },
    });
    expect(noticeOf(test)).toEqual({ type: "downloaded", server: "unreachable" });
  });

  it("contains the browser’s data without a server", async () => {
    const test = await talked(await createTestYourData({ hasServer: false }));
    expect(await fileOf(test)).toMatchObject({ server: { status: "none", conversations: {} } });
  });

  it("shows that a memory could not be read", async () => {
    const test = await createTestYourData({
      memoryStore: { ...createMemoryMemoryStore(), load: () => Promise.reject(new Error("broken")) },
    });
    test.data.send({ type: "data.download" });
    await test.rested();
    expect([test.news, noticeOf(test)]).toEqual([[], { type: "downloadFailed" }]);
  });
});

describe("deleting everything", () => {
  it("deletes every memory, backup, draft, the discussion and the server’s exchanges, and keeps the settings", async () => {
    const settingsStore = createFakeSettingsStore();
    const test = await talked(await createTestYourData({ settingsStore }));
    await test.memoryStore.replace("tesla", said, undefined, { backup: true });
    await confirm(test, "data.delete");
    expect([await lengths(test), await test.memoryStore.backups?.read("tesla"), test.conversationLog.kept]).toEqual([
      [0, 0],
      null,
      [],
    ]);
    const keys = ["tesla", "hypatia"].flatMap((id) => [
      draftKey(id),
      failureKey(id),
      namedOtherKey(id),
      redatedKey(id),
    ]);
    expect([
      keys.map((key) => settingsStore.read(key)),
      settingsStore.read(chatPreferences.voiceOnly.key),
      settingsStore.read(settingKeys.deletedAt),
    ]).toEqual([keys.map(() => null), "true", "2026-01-01T12:00:00.000Z"]);
    expect((await test.memoryStore.load(chatRoomId)).messages).toEqual([]);
    expect(readRoomRecord(settingsStore.read(settingKeys.chatRoom))).toMatchObject({
      visitorName: "",
      participants: ["tesla", "hypatia"],
      wasRunning: false,
    });
    expect([test.news, noticeOf(test)]).toEqual([[{ type: "data.deleted" }], { type: "deleted" }]);
  });

  it("deletes nothing without a confirmation", async () => {
    const test = await talked(await createTestYourData());
    test.data.send({ type: "data.delete" });
    test.data.send({ type: "question.cancel" });
    expect([await lengths(test), test.conversationLog.kept.length, stateOf(test).deletion]).toEqual([
      [2, 2],
      2,
      "ready",
    ]);
  });

  it("shows when the server could not be reached, and clears the outbox", async () => {
    const test = await talked(await createTestYourData());
    test.conversationLog.breakDown();
    await test.conversationLog.log(exampleExchange(77));
    await confirm(test, "data.delete");
    expect([await lengths(test), noticeOf(test), test.conversationLog.waiting]).toEqual([
      [0, 0],
      { type: "deletedHere" },
      [],
    ]);
  });

  it("deletes on a server that is back again", async () => {
    const test = await talked(await createTestYourData());
    test.conversationLog.breakDown();
    await test.conversationLog.list("tesla");
    test.conversationLog.recover();
    await confirm(test, "data.delete");
    expect([test.conversationLog.kept, noticeOf(test)]).toEqual([[], { type: "deleted" }]);
  });

  it("shows a failure when the browser refuses", async () => {
    const test = await talked(
      await createTestYourData({
        memoryStore: { ...createMemoryMemoryStore(), clear: () => Promise.reject(new Error("no")) },
      }),
    );
    await confirm(test, "data.delete");
    expect([test.news, noticeOf(test), test.conversationLog.kept.length]).toEqual([[], { type: "deleteFailed" }, 2]);
  });

  it("waits for a running download", async () => {
    const test = await createTestYourData({ memoryStore: { ...createMemoryMemoryStore(), load: never } });
    test.data.send({ type: "data.download" });
    test.data.send({ type: "data.delete" });
    expect(test.data.getSnapshot().can({ type: "question.confirm" })).toBe(false);
  });

  it("continues when the panel is closed", async () => {
    const test = await talked(await createTestYourData());
    test.data.send({ type: "data.delete" });
    test.data.send({ type: "question.confirm" });
    closeYourData(test.data);
    await test.until(({ status }) => status === "stopped").catch(() => {});
    expect([await lengths(test), test.conversationLog.kept]).toEqual([[0, 0], []]);
  });
});

describe("being forgotten by the server", () => {
  it("deletes the server’s data, keeps the browser’s, and reports that the access code is needed", async () => {
    const test = await talked(await createTestYourData());
    await confirm(test, "visitor.forget");
    expect([test.conversationLog.kept, await lengths(test), test.news, noticeOf(test)]).toEqual([
      [],
      [2, 2],
      [{ type: "visitor.forgotten" }],
      { type: "forgotten" },
    ]);
  });

  it("shows a failure when the server cannot be reached", async () => {
    const test = await talked(await createTestYourData());
    test.conversationLog.breakDown();
    await confirm(test, "visitor.forget");
    expect([test.news, noticeOf(test)]).toEqual([[], { type: "forgetFailed" }]);
  });
});
