import { describe, expect, it } from "vitest";
import { MemoryStoreError, type MemoryStore, type Message } from "../contracts";
import { describeMemoryStoreContract } from "@archive-of-minds/testing/contracts";
import { createTestChat, createTestMemoryBank } from "@archive-of-minds/testing";
import { holdUnstored } from "./hold-unstored";
import { createMemoryMemoryStore } from "./memory-memory-store";

const said = (place: number): Message => ({
  id: `message-${place}`,
  conversationId: "ada",
  author: place % 2 === 0 ? "user" : "ada",
  text: `Message ${place}.`,
  createdAt: `2026-01-01T00:00:0${place}.000Z`,
  hasImage: false,
});

function open() {
  const inner = createMemoryMemoryStore(() => Date.parse("2025-12-31T00:00:00.000Z"));
  let isFull = false;
  const store = holdUnstored({
    ...inner,
    append: (characterId: string, message: Message) =>
      isFull
        ? Promise.reject(new MemoryStoreError("full", "There is no space left."))
        : inner.append(characterId, message),
  });
  const fails = (message: Message) => expect(store.append("tesla", message)).rejects.toThrow("no space");
  return {
    inner,
    store,
    fails,
    fill: () => void (isFull = true),
    free: () => void (isFull = false),
    stored: async () => (await inner.load("tesla")).messages,
    loaded: async () => (await store.load("tesla")).messages,
  };
}

it("loads unstored messages with the rest", async () => {
  const { store, fails, fill, stored, loaded } = open();
  await store.append("tesla", said(1));
  fill();
  await fails(said(2));
  await fails(said(3));
  expect([await stored(), await loaded()]).toEqual([[said(1)], [said(1), said(2), said(3)]]);
});

it("reports the reason at each load until all messages are stored", async () => {
  const { store, fails, fill, free } = open();
  const problem = async () => (await store.load("tesla")).problem;
  fill();
  await fails(said(1));
  expect([await problem(), (await store.load("flux")).problem]).toEqual(["full", undefined]);
  free();
  await store.append("tesla", said(2));
  expect(await problem()).toBeUndefined();
});

it("stores an unstored message before the next one, once there is space", async () => {
  const { store, fails, fill, free, stored } = open();
  fill();
  await fails(said(1));
  await fails(said(2));
  free();
  await store.append("tesla", said(3));
  expect(await stored()).toEqual([said(1), said(2), said(3)]);
});

it.each(["clear", "replace"] as const)("discards unstored messages with the memory: %s", async (way) => {
  const { store, fails, fill, free, loaded } = open();
  fill();
  await fails(said(1));
  free();
  if (way === "clear") await store.clear("tesla");
  else await store.replace("tesla", [said(5)]);
  expect(await loaded()).toEqual(way === "clear" ? [] : [said(5)]);
  await store.append("tesla", said(6));
  expect(await loaded()).toEqual(way === "clear" ? [said(6)] : [said(5), said(6)]);
});

it.each(["cleared", "replaced"] as const)(
  "discards unstored messages when the memory is %s elsewhere, also for a character that is not watched",
  async (change) => {
    const { inner, store, fails, fill, free, stored, loaded } = open();
    await store.append("tesla", said(1));
    fill();
    await fails(said(2));
    if (change === "cleared") await inner.clear("tesla");
    else await inner.replace("tesla", [said(5)]);
    const left = change === "cleared" ? [] : [said(5)];
    expect(await loaded()).toEqual(left);
    free();
    await store.append("tesla", said(6));
    expect(await stored()).toEqual([...left, said(6)]);
  },
);

it("keeps unstored messages when another message arrives elsewhere", async () => {
  const { inner, fails, fill, loaded } = open();
  fill();
  await fails(said(1));
  await inner.append("tesla", said(2));
  expect(await loaded()).toEqual([said(1), said(2)]);
});

it("stops storing the former memory when it is replaced during the write", async () => {
  const inner = createMemoryMemoryStore();
  let isFull = true;
  let goOn = () => {};
  const storing = new Promise<void>((resolve) => (goOn = resolve));
  const store = holdUnstored({
    ...inner,
    async append(characterId, message) {
      if (isFull) throw new MemoryStoreError("full", "There is no space left.");
      await inner.append(characterId, message);
      await storing;
    },
  });
  for (const place of [1, 2]) await expect(store.append("tesla", said(place))).rejects.toThrow("no space");
  isFull = false;
  const appended = store.append("tesla", said(3));
  await store.replace("tesla", [said(5)]);
  goOn();
  await appended;
  expect((await store.load("tesla")).messages).toEqual([said(5)]);
});

it("holds no message of a memory that was replaced during the write", async () => {
  const inner = createMemoryMemoryStore();
  let refuse = () => {};
  const store = holdUnstored({
    ...inner,
    append: () =>
      new Promise((_, reject) => (refuse = () => reject(new MemoryStoreError("full", "There is no space left.")))),
  });
  const appended = store.append("tesla", said(1));
  await store.replace("tesla", [said(5)]);
  refuse();
  await expect(appended).rejects.toThrow("no space");
  expect((await store.load("tesla")).messages).toEqual([said(5)]);
});

it("watches a memory only while it holds a message of it", async () => {
  const inner = createMemoryMemoryStore();
  let watched = 0;
  let isFull = true;
  const store = holdUnstored({
    ...inner,
    append: (characterId, message) =>
      isFull
        ? Promise.reject(new MemoryStoreError("full", "There is no space left."))
        : inner.append(characterId, message),
    watch(characterId, report) {
      watched += 1;
      const leave = inner.watch(characterId, report);
      return () => {
        watched -= 1;
        leave();
      };
    },
  });
  const counts = [watched];
  for (const place of [1, 2]) {
    await expect(store.append("tesla", said(place))).rejects.toThrow("no space");
    counts.push(watched);
  }
  isFull = false;
  await store.append("tesla", said(3));
  expect([...counts, watched]).toEqual([0, 1, 1, 0]);
});

it("returns the same store, however often it is wrapped", () => {
  const { store } = open();
  expect(holdUnstored(store)).toBe(store);
});

it("returns one wrapper for a store, however often it is wrapped", () => {
  const inner = createMemoryMemoryStore();
  expect(holdUnstored(inner)).toBe(holdUnstored(inner));
});

/** A chat and the Memory Bank with one store, and a message that did not fit into it. */
async function messageHeld() {
  const inner = createMemoryMemoryStore(() => Date.parse("2026-01-01T12:00:00.000Z"));
  let isFull = false;
  const memoryStore: MemoryStore = {
    ...inner,
    append: (characterId: string, message: Message) =>
      isFull
        ? Promise.reject(new MemoryStoreError("full", "There is no space left."))
        : inner.append(characterId, message),
  };
  const test = await createTestChat({ memoryStore });
  await test.ready();
  const say = async (text: string) => {
    const call = await test.visitorSays(text);
    call.say("Indeed.");
    call.finish();
    await test.ready();
    return call.request.messages.map(({ content }) => content);
  };
  await say("What is light?");
  isFull = true;
  await say("This is a secret.");
  isFull = false;
  const { bank, rested, untilIn, fileOf, news } = await createTestMemoryBank({
    memoryStore,
    character: { id: "ada", name: "Ada" },
  });
  return {
    inner,
    say,
    shown: () => test.chat.getSnapshot().context.memory.messages.map(({ text }) => text),
    stored: async () => (await inner.load("ada")).messages.map(({ text }) => text),
    select: async (characterId: string) => {
      test.chat.send({ type: "character.select", characterId });
      await test.ready();
    },
    async clear() {
      bank.send({ type: "memory.clear" });
      bank.send({ type: "clear.confirm" });
      await rested();
    },
    async exported() {
      bank.send({ type: "memory.download" });
      await rested();
      const [file] = news.flatMap((each) => (each.type === "memory.exported" ? [each.file] : []));
      return file?.text();
    },
    async bringIn(messages: readonly Message[]) {
      bank.send({ type: "text.import", text: fileOf(messages) });
      await untilIn("imported");
    },
  };
}

describe("a message that did not fit into the storage", () => {
  it("stays visible when the visitor selects another character and returns", async () => {
    const { select, shown } = await messageHeld();
    await select("ben");
    await select("ada");
    expect(shown()).toEqual(["What is light?", "Indeed.", "This is a secret.", "Indeed."]);
  });

  it.each([
    ["in the memory bank", ({ clear }: Awaited<ReturnType<typeof messageHeld>>) => clear()],
    ["in another tab", ({ inner }: Awaited<ReturnType<typeof messageHeld>>) => inner.clear("ada")],
    [
      "in another tab, for another character",
      async ({ inner, select }: Awaited<ReturnType<typeof messageHeld>>) => {
        await select("ben");
        await inner.clear("ada");
      },
    ],
  ] as const)("does not reappear once the memory is cleared %s", async (_, clear) => {
    const test = await messageHeld();
    await clear(test);
    await test.select("ben");
    await test.select("ada");
    expect(test.shown()).toEqual([]);
    expect(await test.say("Do you know me?")).toEqual(["Do you know me?"]);
    expect(await test.stored()).toEqual(["Do you know me?", "Indeed."]);
  });

  it("is exported with the rest", async () => {
    const { exported } = await messageHeld();
    expect(await exported()).toContain("This is a secret.");
  });

  it("is not added to an imported memory", async () => {
    const { bringIn, say, stored } = await messageHeld();
    await bringIn([said(2)]);
    expect(await say("Go on.")).toEqual(["Message 2.", "Go on."]);
    expect(await stored()).toEqual(["Message 2.", "Go on.", "Indeed."]);
  });
});

describeMemoryStoreContract("A store whose failures are held", (now) => {
  let inner = createMemoryMemoryStore(now);
  return {
    open: () => holdUnstored(inner),
    cleanUp: () => {
      inner = createMemoryMemoryStore(now);
    },
  };
});
