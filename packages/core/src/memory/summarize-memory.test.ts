import { expect, it } from "vitest";
import { exampleMessage } from "@archive-of-minds/testing";
import { summarizeMemory } from "./summarize-memory";

const metadata = {
  createdAt: "2025-12-24T18:00:00.000Z",
  totalInteractions: 9,
  lastInteraction: "2025-12-31T23:00:00.000Z",
};
const nothing = { totalMessages: 0, userMessages: 0, characterMessages: 0, imagesShared: 0, firstInteraction: null };

it("counts the messages of both sides and the images among them", () => {
  const messages = [
    exampleMessage(1, { hasImage: true }),
    exampleMessage(2, { author: "ada", status: "complete" }),
    exampleMessage(3),
    exampleMessage(4, { author: "ada", status: "failed" }),
    exampleMessage(5),
  ];
  expect(summarizeMemory(messages, metadata)).toEqual({
    totalMessages: 5,
    userMessages: 3,
    characterMessages: 2,
    imagesShared: 1,
    firstInteraction: "2026-01-01T10:00:01.000Z",
    lastInteraction: "2026-01-01T10:00:05.000Z",
    createdAt: metadata.createdAt,
  });
});

it("has no last interaction before the first message", () => {
  const fresh = { ...metadata, totalInteractions: 0, lastInteraction: null };
  expect(summarizeMemory([], fresh)).toEqual({ ...nothing, createdAt: metadata.createdAt, lastInteraction: null });
});

it("takes the last interaction from the metadata when no messages are left", () => {
  expect(summarizeMemory([], metadata)).toEqual({
    ...nothing,
    createdAt: metadata.createdAt,
    lastInteraction: metadata.lastInteraction,
  });
});

it("dates a memory without metadata from its messages, and has no date for an empty one", () => {
  expect(summarizeMemory([exampleMessage(1), exampleMessage(2)], null)).toMatchObject({
    createdAt: "2026-01-01T10:00:01.000Z",
    lastInteraction: "2026-01-01T10:00:02.000Z",
  });
  expect(summarizeMemory([], null)).toEqual({ ...nothing, createdAt: null, lastInteraction: null });
});
