import { createTestChat, exampleMessage, settled } from "@archive-of-minds/testing";
import { expect, it, vi } from "vitest";
import { createMemoryMemoryStore } from "../memory/memory-memory-store";
import * as chatSelectors from "./chat.selectors";

async function open() {
  const memoryStore = createMemoryMemoryStore();
  await memoryStore.replace("ben", [exampleMessage(1, { text: "Of love" })]);
  const test = await createTestChat({ memoryStore, messages: [exampleMessage(2, { text: "Of light" })] });
  await test.ready();
  const found = () =>
    Object.entries(chatSelectors.messagesElsewhere(test.chat.getSnapshot())).map(([id, messages]) => [
      id,
      ...messages.map(({ text }) => text),
    ]);
  return { ...test, memoryStore, found };
}

it("reads the messages with every character when it is asked to, and again when they change", async () => {
  const { chat, memoryStore, found } = await open();
  expect(found()).toEqual([]);
  chat.send({ type: "memories.read" });
  await expect.poll(found).toEqual([
    ["ada", "Of light"],
    ["ben", "Of love"],
  ]);
  await memoryStore.append("ben", exampleMessage(3, { text: "And of loss" }));
  await expect.poll(found).toEqual([
    ["ada", "Of light"],
    ["ben", "Of love", "And of loss"],
  ]);
});

it("keeps none of them once they are released", async () => {
  const { chat, memoryStore, found } = await open();
  chat.send({ type: "memories.read" });
  chat.send({ type: "memories.release" });
  await memoryStore.append("ben", exampleMessage(3));
  await settled();
  expect(found()).toEqual([]);
});

it("leaves out a memory that cannot be read", async () => {
  const { chat, memoryStore, found } = await open();
  vi.spyOn(memoryStore, "load").mockImplementation((id) =>
    id === "ben" ? Promise.reject(new Error("broken")) : createMemoryMemoryStore().load(id),
  );
  chat.send({ type: "memories.read" });
  await expect.poll(found).toEqual([["ada"]]);
});
