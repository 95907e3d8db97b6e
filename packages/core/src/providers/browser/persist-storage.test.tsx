import { deleteDB } from "idb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { exampleMessage } from "@archive-of-minds/testing";
import { createBrowserMemoryStore } from "./browser-memory-store";

const NAME = "ask-to-keep-test";

// Data that the tests of other files have stored.
beforeEach(() => localStorage.clear());

afterEach(async () => {
  vi.restoreAllMocks();
  localStorage.clear();
  await deleteDB(NAME);
});

it("asks the browser once for persistent storage, when the first reply is stored", async () => {
  const persist = vi.spyOn(navigator.storage, "persist").mockResolvedValue(false);
  const asked = async (visit: () => Promise<unknown>) => {
    await visit();
    return persist.mock.calls.length;
  };
  const first = createBrowserMemoryStore({ name: NAME });
  const counts = [
    await asked(() => first.load("tesla")),
    await asked(() => first.append("tesla", exampleMessage(1))),
    await asked(() => first.append("tesla", exampleMessage(2, { author: "ada" }))),
    await asked(() => first.append("tesla", exampleMessage(3, { author: "ada" }))),
    await asked(() => createBrowserMemoryStore({ name: NAME }).append("hypatia", exampleMessage(4, { author: "ada" }))),
  ];
  expect(counts).toEqual([0, 0, 1, 1, 1]);
});

it("stores messages where the browser cannot be asked", async () => {
  vi.spyOn(navigator.storage, "persist").mockRejectedValue(new TypeError("Not here."));
  const store = createBrowserMemoryStore({ name: NAME });
  await store.append("tesla", exampleMessage(2, { author: "ada" }));
  expect((await store.load("tesla")).messages).toEqual([exampleMessage(2, { author: "ada" })]);
});
