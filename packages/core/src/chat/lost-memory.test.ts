import { expect, it } from "vitest";
import type { MemoryStore } from "../contracts";
import { createMemoryMemoryStore } from "../memory/memory-memory-store";
import { exampleMessage, createTestChat, type TestChat } from "@archive-of-minds/testing";

const problem = ({ chat }: TestChat) => chat.getSnapshot().context.memory.problem;
const contents = async (test: TestChat) => (await test.stored("ada")).map(({ text }) => text);

/** The site's data is deleted while the page is open. */
async function deleted() {
  let store = createMemoryMemoryStore();
  let lose = () => {};
  const memoryStore: MemoryStore = {
    load: (id) => store.load(id),
    append: (...given) => store.append(...given),
    remove: (...given) => store.remove(...given),
    replace: (...given) => store.replace(...given),
    clear: (...given) => store.clear(...given),
    watch: (id, report) => {
      lose = () => report({ type: "lost" });
      return store.watch(id, report);
    },
  };
  const test = await createTestChat({
    memoryStore,
    messages: [
      exampleMessage(1, { text: "Why?" }),
      exampleMessage(2, { author: "ada", text: "Because.", status: "complete" }),
    ],
  });
  await test.ready();
  store = createMemoryMemoryStore();
  lose();
  return test;
}

it("shows that the browser deleted the memory, and stores nothing before the visitor decides", async () => {
  const test = await deleted();
  expect([problem(test), await contents(test), test.chat.getSnapshot().context.memory.messages.length]).toEqual([
    "lost",
    [],
    2,
  ]);
});

it("stores the shown messages again on “Keep them”", async () => {
  const test = await deleted();
  test.chat.send({ type: "memory.storeAgain" });
  await expect.poll(() => contents(test)).toEqual(["Why?", "Because."]);
  expect(problem(test)).toBeNull();
});

it("stores the shown messages again with the next message", async () => {
  const test = await deleted();
  await test.visitorSays("And how?");
  expect(await contents(test)).toEqual(["Why?", "Because.", "And how?"]);
  expect(problem(test)).toBeNull();
});
