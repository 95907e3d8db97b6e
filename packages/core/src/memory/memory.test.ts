import { describe, expect, it } from "vitest";
import type { Message } from "../contracts";
import { describeMemoryBackupContract, describeMemoryStoreContract } from "@archive-of-minds/testing/contracts";
import { exampleMessage } from "@archive-of-minds/testing";
import { createMemoryMemoryStore } from "./memory-memory-store";
import { parseMetadata, reconcileMetadata } from "./memory-metadata";
import { compareMessages, insertMessage, nextTimestamp } from "./message-order";

for (const describeContract of [describeMemoryStoreContract, describeMemoryBackupContract]) {
  describeContract("The page", (now) => {
    let store = createMemoryMemoryStore(now);
    return {
      open: () => store,
      cleanUp: () => {
        store = createMemoryMemoryStore(now);
      },
    };
  });
}

describe("the order of messages", () => {
  it("sorts in a message of another tab", () => {
    const [one, two, three] = [exampleMessage(1), exampleMessage(2), exampleMessage(3)];
    expect(insertMessage([one, three], two)).toEqual([one, two, three]);
  });

  it("dates an answer after its question, also when the clock was set back", () => {
    const question = exampleMessage(1, { createdAt: "2026-01-01T12:00:00.000Z" });
    expect(nextTimestamp([question], Date.parse("2026-01-01T11:00:00.000Z"))).toBe("2026-01-01T12:00:00.001Z");
    expect(nextTimestamp([question], Date.parse("2026-01-01T12:00:05.000Z"))).toBe("2026-01-01T12:00:05.000Z");
  });

  it("dates an answer after its question, also within the same millisecond", () => {
    const question = exampleMessage(1, { createdAt: "2026-01-01T12:00:00.000Z" });
    expect(nextTimestamp([question], Date.parse("2026-01-01T12:00:00.000Z"))).toBe("2026-01-01T12:00:00.001Z");
  });

  it("sorts a new message after one with a time in the future, whatever their ids", () => {
    const far = exampleMessage(1, { id: "zzz", createdAt: "2030-01-01T00:00:00.000Z" });
    const said = ["b", "a"].reduce<readonly Message[]>(
      (before, id) => [...before, exampleMessage(2, { id, createdAt: nextTimestamp(before, 0) })],
      [far],
    );
    expect(said.toReversed().toSorted(compareMessages)).toEqual(said);
  });

  it("never exceeds the latest time that can be written", () => {
    const last = exampleMessage(1, { createdAt: "9999-12-31T23:59:59.999Z" });
    expect(nextTimestamp([last], 0)).toBe("9999-12-31T23:59:59.999Z");
  });
});

describe("metadata", () => {
  it("is rebuilt from the messages when it is missing", () => {
    const messages = [exampleMessage(1), exampleMessage(2, { author: "ada" })];
    expect(reconcileMetadata(null, messages, Date.parse("2026-02-01T00:00:00.000Z"))).toEqual({
      createdAt: "2026-01-01T10:00:01.000Z",
      totalInteractions: 1,
      lastInteraction: "2026-01-01T10:00:02.000Z",
    });
  });

  it.each(["", "null", "[]", '{"createdAt":1}', '{"createdAt":"x","totalInteractions":0,"lastInteraction":null}'])(
    "is not read from %j",
    (text) => expect(parseMetadata(text)).toBeNull(),
  );
});
