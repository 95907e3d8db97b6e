import { expect, it } from "vitest";
import { memoryFilePieces } from "../../../memory/memory-file";
import { describeMemoryReaderContract } from "@archive-of-minds/testing/contracts";
import { exampleMessage } from "@archive-of-minds/testing";
import { createWorkerMemoryReader } from "./worker-memory-reader";

describeMemoryReaderContract("A worker", (now) => createWorkerMemoryReader({ now }));

const refused = () => {
  throw new DOMException("No workers here.", "SecurityError");
};
const missing = () => new Worker("/there-is-no-such-worker.js", { type: "module" });

describeMemoryReaderContract("The page, where workers are refused", (now) =>
  createWorkerMemoryReader({ now, createWorker: refused }),
);
describeMemoryReaderContract("The page, where the worker cannot be loaded", (now) =>
  createWorkerMemoryReader({ now, createWorker: missing }),
);

it("reads fifty megabytes, all of it and in order", async () => {
  const words = "I have not failed, I have found what burns. ".repeat(12);
  const messages = Array.from({ length: 80_000 }, (_, index) =>
    exampleMessage(index, { text: `${String(index)} ${words}` }),
  );
  const metadata = {
    createdAt: "2025-12-01T00:00:00.000Z",
    totalInteractions: 80_000,
    lastInteraction: messages.at(-1)?.createdAt ?? null,
  };
  const file = new Blob([...memoryFilePieces({ characterId: "ada", memory: { messages, metadata }, exportedAt: 0 })]);
  expect(file.size).toBeGreaterThan(50_000_000);
  const read = await createWorkerMemoryReader().read(file, {
    characterId: "ada",
    signal: new AbortController().signal,
  });
  // Compared by hand: a difference of this size could not be printed.
  expect([
    read.messages.length,
    read.messages.findIndex(({ id, text }, index) => id !== messages[index]?.id || text !== messages[index]?.text),
  ]).toEqual([80_000, -1]);
  expect(read.metadata).toEqual(metadata);
});
