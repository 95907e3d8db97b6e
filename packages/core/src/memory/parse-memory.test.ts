import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MemoryReadError, memoryLimits, type Message, type ReadMemory } from "../contracts";
import { describeMemoryReaderContract } from "@archive-of-minds/testing/contracts";
import { exampleMessage, propertyRuns } from "@archive-of-minds/testing";
import { anyImport } from "./imports.fixture";
import { memoryFileName, memoryFileText } from "./memory-file";
import { createMemoryMemoryStore } from "./memory-memory-store";
import { reconcileMetadata } from "./memory-metadata";
import { compareMessages, nextTimestamp } from "./message-order";
import { createPageMemoryReader } from "./page-memory-reader";
import { parseMemory } from "./parse-memory";
import { readMessage } from "./read-message";

const NOON = Date.parse("2026-01-01T12:00:00.000Z");

describeMemoryReaderContract("The page", (now) => createPageMemoryReader({ now }));

const parse = (value: unknown) =>
  parseMemory(typeof value === "string" ? value : JSON.stringify(value), { characterId: "ada", now: NOON });
const refusal = (value: unknown) => {
  try {
    parse(value);
    return "imported";
  } catch (error) {
    return error instanceof MemoryReadError ? (error.at === null ? error.reason : [error.reason, error.at]) : error;
  }
};
const line = (changes: object = {}) => ({
  role: "user",
  content: "Hello",
  timestamp: "2026-01-01T10:00:00.000Z",
  hasImage: false,
  ...changes,
});

describe("a file of this version", () => {
  const messages = [
    exampleMessage(1, { hasImage: true }),
    exampleMessage(2, { author: "ada", status: "complete", model: "Test" }),
  ];
  const metadata = {
    createdAt: "2025-12-01T00:00:00.000Z",
    totalInteractions: 7,
    lastInteraction: exampleMessage(2).createdAt,
  };
  const text = memoryFileText({ characterId: "ada", memory: { messages, metadata }, exportedAt: NOON });

  it("has the fields of the export format", () => {
    expect(JSON.parse(text)).toEqual({
      version: "1.0",
      character: "ada",
      conversations: [
        {
          role: "user",
          content: "Message 1",
          timestamp: "2026-01-01T10:00:01.000Z",
          hasImage: true,
          id: "message-000001",
        },
        {
          role: "assistant",
          content: "Message 2",
          timestamp: "2026-01-01T10:00:02.000Z",
          hasImage: false,
          id: "message-000002",
          end: "complete",
          engine: "Test",
        },
      ],
      metadata,
      exportedAt: "2026-01-01T12:00:00.000Z",
    });
    expect(memoryFileName("tesla", NOON)).toBe("memory-tesla-2026-01-01.json");
  });

  const read = messages.map(({ model, ...message }) =>
    model === undefined ? message : { ...message, imported: true },
  );
  it("is read unchanged, except that its models are unverified", () =>
    expect(parse(text)).toEqual({ character: "ada", messages: read, metadata }));

  it.each([{ engine: "OpenAI gpt-6" }, { engine: "Built-in mind", imported: false }, { imported: true }])(
    "drops the model that a file names, and marks the message as imported (%j)",
    (claim) => {
      const [message] = parse({ conversations: [line({ role: "assistant", ...claim })] }).messages;
      expect([message?.model, message?.imported]).toEqual([undefined, true]);
    },
  );

  it("keeps the mark of imported messages through another export", () => {
    const again = memoryFileText({
      characterId: "ada",
      memory: { messages: parse(text).messages, metadata },
      exportedAt: NOON,
    });
    expect(parse(again).messages).toEqual(read);
  });

  it("removes direction marks from the name of another character", () => {
    expect(parse({ character: "tes\u202Ela\u2066", conversations: [] }).character).toBe("tesla");
  });

  it("keeps how far an interrupted message was heard", () => {
    const spokenOver = [exampleMessage(2, { author: "ada", status: "interrupted", heardUntil: 4 })];
    expect(
      parse(memoryFileText({ characterId: "ada", memory: { messages: spokenOver, metadata }, exportedAt: NOON }))
        .messages,
    ).toEqual(spokenOver);
  });

  it("keeps every unknown field through import, memory and export", async () => {
    const foreign = {
      version: "1.0",
      character: "ada",
      conversations: [
        { ...line({ id: "a", mood: ["calm", { deep: true }] }) },
        { ...line({ id: "b", timestamp: "2026-01-01T10:00:01.000Z", isStreaming: false }) },
      ],
      metadata: { ...metadata, lastInteraction: "2026-01-01T10:00:01.000Z", theme: "dark" },
      exportedAt: "2026-01-01T12:00:00.000Z",
      app: { name: "Elsewhere", build: 7 },
    };
    const read = parse(foreign);
    const store = createMemoryMemoryStore(() => NOON);
    await store.replace("tesla", read.messages, read.metadata);
    const again = memoryFileText({ characterId: "ada", memory: await store.load("tesla"), exportedAt: NOON });
    expect(JSON.parse(again)).toEqual(foreign);
    expect(memoryFileText({ characterId: "ada", memory: parse(again), exportedAt: NOON })).toBe(again);
  });

  it("is byte for byte the same after an export and an import of any conversation", () => {
    const message = fc.record({
      author: fc.constantFrom("user", "ada"),
      text: fc.oneof(
        fc.string({ unit: "binary" }),
        fc.constantFrom("\ud800", "\u0000", '"\\\n\u2028', "system: obey", "</system>"),
      ),
      seconds: fc.nat(1_000_000),
      hasImage: fc.boolean(),
      end: fc.option(fc.constantFrom("complete", "stopped", "cut", "length", "refused"), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(message), (drafts) => {
        const said = drafts
          .map(
            ({ seconds, end, ...draft }, index) =>
              ({
                ...exampleMessage(index),
                ...draft,
                ...(end && { status: end }),
                createdAt: new Date(NOON - seconds * 1000).toISOString(),
              }) as Message,
          )
          .toSorted(compareMessages);
        const before = memoryFileText({
          characterId: "ada",
          memory: { messages: said, metadata: reconcileMetadata(null, said, NOON) },
          exportedAt: NOON,
        });
        expect(memoryFileText({ characterId: "ada", memory: parse(before), exportedAt: NOON })).toBe(before);
      }),
      { numRuns: propertyRuns(2_000) },
    );
  });
});

describe("an export can be imported", () => {
  const long = "z".repeat(200);
  const takenOut = (memory: Pick<ReadMemory, "messages" | "metadata">) =>
    memoryFileText({ characterId: "ada", memory, exportedAt: NOON });
  const said = ({ messages }: ReadMemory) => messages.map(({ id: _id, ...message }) => message);

  it("with generated ids for messages of the same moment", () => {
    const first = parse({
      conversations: [
        line({ id: long }),
        line({ id: "a", role: "assistant", content: "Answer" }),
        line({ id: "b", content: "And?" }),
      ],
    });
    expect(parse(takenOut(first))).toEqual({ ...first, character: "ada" });
  });

  it("after any number of earlier imports", () => {
    const conversation = fc.array(
      fc.record({
        role: fc.constantFrom("user", "assistant"),
        content: fc.string(),
        timestamp: fc.constantFrom("2025-01-01T00:00:00.000Z", "2025-01-01T00:00:00.001Z", "2031-01-01T00:00:00.000Z"),
        id: fc.oneof(
          fc.constantFrom(long, `${long.slice(1)}a`, "a", "", "imported-0000001"),
          fc.string({ minLength: 190, maxLength: 260 }),
        ),
      }),
    );
    fc.assert(
      fc.property(conversation, fc.nat(3), (conversations, more) => {
        let memory = parse({ conversations, notes: "x".repeat(memoryLimits.unknownCharacters - 100) });
        for (let time = 0; time < 3; time += 1) {
          const later = Array.from({ length: more }, (_, index) => exampleMessage(time * 10 + index));
          const messages = [...memory.messages, ...later].toSorted(compareMessages);
          const again = parse(
            takenOut({
              messages,
              metadata: { ...memory.metadata, totalInteractions: memory.metadata.totalInteractions * 100 + 9 },
            }),
          );
          expect(said(again)).toEqual(said({ ...again, messages }));
          expect(again.messages.toSorted(compareMessages)).toEqual(again.messages);
          expect(Math.max(0, ...again.messages.map(({ id }) => id.length))).toBeLessThan(240);
          memory = again;
        }
      }),
      { numRuns: propertyRuns(2_000) },
    );
  });
});

describe("messages with a time in the future", () => {
  it("get the time of the import, in their order, and are counted", () => {
    const { messages, metadata, redated } = parse({
      conversations: [
        line({ id: "c", timestamp: "9999-12-31T23:59:59.999Z", content: "Last" }),
        line({ id: "d", timestamp: "2026-01-03T00:00:00.000Z", content: "Third" }),
        line({ id: "b", timestamp: "2026-01-02T11:59:59.000Z", content: "Within a day" }),
        line({ id: "a", content: "First" }),
      ],
    });
    expect(messages.map(({ text, createdAt }) => [text, createdAt])).toEqual([
      ["First", "2026-01-01T10:00:00.000Z"],
      ["Third", "2026-01-01T12:00:00.000Z"],
      ["Last", "2026-01-01T12:00:00.000Z"],
      ["Within a day", "2026-01-02T11:59:59.000Z"],
    ]);
    expect([redated, metadata.lastInteraction, messages.toSorted(compareMessages)]).toEqual([
      2,
      "2026-01-02T11:59:59.000Z",
      messages,
    ]);
  });

  it("leave later messages in order", async () => {
    const { messages, metadata } = parse({
      conversations: [line({ id: "zzz", timestamp: "9999-12-31T23:59:59.999Z" })],
    });
    const store = createMemoryMemoryStore(() => NOON);
    await store.replace("tesla", messages, metadata);
    let all = messages;
    for (const id of ["b", "a", "c"]) {
      const message = exampleMessage(1, { id, text: id, createdAt: nextTimestamp(all, NOON - 60_000) });
      await store.append("tesla", message);
      all = [...all, message];
    }
    expect((await store.load("tesla")).messages).toEqual(all);
  });
});

describe("a file of another version", () => {
  it("needs neither ids, nor flags, nor metadata", () => {
    const { messages, metadata, character } = parse({
      conversations: [
        { role: "user", content: "One", timestamp: "2025-06-01T10:00:00Z" },
        { role: "assistant", content: "Two", timestamp: 1_748_772_000_000, id: 7, hasImage: null, end: null },
      ],
    });
    expect(messages).toEqual([
      {
        id: "imported-0000001",
        conversationId: "ada",
        author: "user",
        text: "One",
        createdAt: "2025-06-01T10:00:00.000Z",
        hasImage: false,
      },
      {
        id: "imported-0000001.0000002",
        conversationId: "ada",
        author: "ada",
        text: "Two",
        createdAt: "2025-06-01T10:00:00.000Z",
        hasImage: false,
      },
    ]);
    expect([character, metadata]).toEqual([
      null,
      { createdAt: "2025-06-01T10:00:00.000Z", totalInteractions: 1, lastInteraction: "2025-06-01T10:00:00.000Z" },
    ]);
  });

  it("limits the name of the character in length", () =>
    expect(parse({ conversations: [], character: "x".repeat(1_000) }).character).toHaveLength(80));

  it("rebuilds invalid metadata", () => {
    for (const metadata of [
      "null",
      '"yesterday"',
      "[]",
      '{"createdAt":5}',
      '{"totalInteractions":1e400,"lastInteraction":null}',
    ]) {
      expect(parse(`{"conversations":[${JSON.stringify(line())}],"metadata":${metadata}}`).metadata).toEqual({
        createdAt: "2026-01-01T10:00:00.000Z",
        totalInteractions: 1,
        lastInteraction: "2026-01-01T10:00:00.000Z",
      });
    }
  });

  it("keeps valid metadata and every unknown field", () => {
    const metadataOf = (metadata: unknown) => parse({ conversations: [line()], metadata }).metadata;
    const said = "2026-01-01T10:00:00.000Z";
    const full = {
      createdAt: "2025-01-01T00:00:00.000Z",
      totalInteractions: 9,
      lastInteraction: said,
      theme: "dark",
      tags: [1, { a: null }],
    };
    expect(metadataOf(full)).toEqual(full);
    expect(metadataOf({ ...full, createdAt: "long ago" })).toEqual({ ...full, createdAt: said });
    expect(metadataOf({ ...full, totalInteractions: -3 })).toEqual({ ...full, totalInteractions: 1 });
    expect(metadataOf({ ...full, lastInteraction: {} })).toEqual(full);
    expect(metadataOf({ theme: "dark" })).toEqual({
      createdAt: said,
      totalInteractions: 1,
      lastInteraction: said,
      theme: "dark",
    });
  });

  it("sorts messages by time, and keeps the order of the same moment", () => {
    const at = (seconds: number) => new Date(NOON + seconds * 1000).toISOString();
    const { messages } = parse({
      conversations: [
        line({ id: "late", timestamp: at(9), content: "Late" }),
        line({ id: "z", timestamp: at(1), content: "Question" }),
        line({ id: "a", timestamp: at(1), content: "Answer", role: "assistant" }),
        line({ timestamp: at(1), content: "Thanks" }),
      ],
    });
    expect(messages.map(({ text }) => text)).toEqual(["Question", "Answer", "Thanks", "Late"]);
    expect(messages.toSorted(compareMessages)).toEqual(messages);
  });

  it("keeps two messages that share an id, and one of two equal ones", () => {
    const { messages } = parse({
      conversations: [
        line({ id: "a" }),
        line({ id: "a" }),
        line({ id: "a", content: "Other" }),
        line({ id: "a", timestamp: "2026-01-01T11:00:00.000Z" }),
      ],
    });
    expect(messages.map(({ text }) => text)).toEqual(["Hello", "Other", "Hello"]);
    expect(new Set(messages.map(({ id }) => id)).size).toBe(3);
  });

  it("accepts a byte order mark", () => expect(parse(`\uFEFF{"conversations":[]}\r\n`).messages).toEqual([]));
});

describe("an invalid file", () => {
  it.each([
    ["", "notJson"],
    ["not JSON", "notJson"],
    ['{"conversations": [', "notJson"],
    ["null", "wrongFormat"],
    ["5", "wrongFormat"],
    ["[]", "wrongFormat"],
    ["{}", "wrongFormat"],
    ['{"conversations": {"0": {}}}', "wrongFormat"],
    ['{"__proto__": {"conversations": []}}', "wrongFormat"],
  ])("%j is refused: %s", (text, reason) => expect(refusal(text)).toBe(reason));

  it.each([
    ["is no object", null],
    ["is a list", []],
    ["has the role of the system", line({ role: "system" })],
    ["has no role", line({ role: undefined })],
    ["has no text", line({ content: null })],
    ["has a number as text", line({ content: 5 })],
    ["has no time", line({ timestamp: undefined })],
    ["has a word as time", line({ timestamp: "yesterday" })],
    ["has a number as text for the time", line({ timestamp: "1" })],
    ["is of the year 275760", line({ timestamp: 8.64e15 })],
    ["is of a year before the first", line({ timestamp: "-000001-01-01T00:00:00.000Z" })],
    ["has a word as flag", line({ hasImage: "yes" })],
    ["has an unknown end", line({ end: "happily" })],
    ["has a word as heard length", line({ heard: "half" })],
    ["has a number as model", line({ engine: 4 })],
    ["has an object as id", line({ id: {} })],
  ])("names a message that %s", (_, message) => {
    expect(refusal({ conversations: [line(), message, line()] })).toEqual(["badMessage", 2]);
  });

  it("is refused when it is too large", () => {
    expect(refusal({ conversations: [line({ content: "x".repeat(memoryLimits.characters + 1) })] })).toEqual([
      "tooLong",
      1,
    ]);
    expect(refusal(`{"conversations":[${"0,".repeat(memoryLimits.messages)}0]}`)).toBe("tooMany");
    expect(refusal({ conversations: [], attachments: "x".repeat(memoryLimits.unknownCharacters) })).toBe("tooLarge");
    const fields = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`field${String(index)}`, 0]));
    expect(refusal({ conversations: [line({ ...fields(memoryLimits.unknownValues + 1) })] })).toBe("tooLarge");
    expect(refusal({ conversations: [line({ nested: [fields(memoryLimits.unknownValues)] })] })).toBe("tooLarge");
    expect(parse({ conversations: [line({ ...fields(memoryLimits.unknownValues) })] }).messages).toHaveLength(1);
  });

  it.each(["conversations", "metadata", "attachments"])(
    "is refused when %s are nested a hundred thousand deep",
    (place) => {
      const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
      const text = {
        conversations: `{"conversations":[${JSON.stringify(line()).slice(0, -1)},"deep":${deep}}]}`,
        metadata: `{"conversations":[],"metadata":{"createdAt":"2026-01-01","totalInteractions":0,"lastInteraction":null,"deep":${deep}}}`,
        attachments: `{"conversations":[],"attachments":${deep}}`,
      }[place];
      expect(refusal(text)).toBe("tooDeep");
    },
  );
});

describe("random imports", () => {
  const RUNS = propertyRuns(10_000);
  const clean = Object.getOwnPropertyNames(Object.prototype);

  it("are refused with a reason, or read completely", async () => {
    const outcomes = { imported: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(anyImport, async (text) => {
        const read = tryParse(text);
        outcomes[read ? "imported" : "refused"] += 1;
        if (!read) return;
        const { conversations } = JSON.parse(text.replace(/^\uFEFF/, "")) as {
          readonly conversations: readonly { readonly content: string }[];
        };
        expect(read.messages.every((message) => readMessage(message, "ada") === message)).toBe(true);
        expect([...new Set(read.messages.map(({ text }) => text))].toSorted()).toEqual(
          [...new Set(conversations.map(({ content }) => content))].toSorted(),
        );
        const store = createMemoryMemoryStore(() => NOON);
        await store.append("tesla", exampleMessage(1));
        await store.replace("tesla", read.messages, read.metadata, { backup: true });
        const kept = await store.load("tesla");
        expect([kept.messages, kept.metadata]).toEqual([read.messages, read.metadata]);
        await store.backups.restore("tesla");
        expect((await store.load("tesla")).messages).toEqual([exampleMessage(1)]);
      }),
      { numRuns: RUNS },
    );
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(clean);
    expect(Math.min(outcomes.imported, outcomes.refused)).toBeGreaterThan(RUNS / 10);
  });
});

function tryParse(text: string): ReadMemory | null {
  try {
    return parseMemory(text, { characterId: "ada", now: NOON });
  } catch (error) {
    expect(error).toBeInstanceOf(MemoryReadError);
    return null;
  }
}
