import fc from "fast-check";
import {
  AccessError,
  LanguageModelError,
  createAccess,
  readSessionReport,
  record,
  type SessionReport,
} from "@archive-of-minds/core";
import {
  createFakeAccessVerifier,
  createFakeSettingsStore,
  createTestChat,
  exampleMessage,
  propertyRuns,
  propertySeed,
} from "@archive-of-minds/testing";
import { describe, expect, it } from "vitest";
import { createActor, setup, waitFor } from "xstate";

const eventsOf = ({ events, root }: SessionReport, type: string) =>
  events.filter(({ actor, event }) => actor === root && event.type === type).map(({ event }) => event);

async function withFailedReply(words?: boolean) {
  const test = await createTestChat({ messages: [exampleMessage(1, { text: "An earlier secret" })] });
  const recorder = record(test.chat, { about: { release: "2026-01" }, ...(words !== undefined && { words }) });
  await test.ready();
  const call = await test.visitorSays("My secret question");
  call.say("A secret answer");
  call.fail(new LanguageModelError("overloaded", "A secret message", { status: 529 }));
  await test.ready();
  return { test, recorder, report: recorder.report() };
}

describe("a report", () => {
  it("says what happened, what was asked of providers, and why a reply failed", async () => {
    const { report } = await withFailedReply();
    expect(report).toMatchObject({
      format: "archive-of-minds/session-report",
      version: 1,
      about: { release: "2026-01" },
      hasWords: false,
      dropped: 0,
      machine: "chat",
    });
    expect(report.actors[0]).toMatchObject({ id: report.root, machine: "chat", parent: null });
    expect(report.actors.map(({ machine }) => machine)).toEqual(["chat", "turn", "reply"]);
    expect(eventsOf(report, "message.send")).toEqual([
      { type: "message.send", text: { $text: 18, same: expect.any(Number) } },
    ]);
    expect(eventsOf(report, "turn.written")).toMatchObject([
      { reply: { end: "cut", failure: { reason: "overloaded" } } },
    ]);
    const sent = report.events.find(({ event }) => event.type === "message.send")?.sent;
    expect(sent?.map(({ to, event }) => [to, event.type])).toContainEqual(["memoryWriter", "memory.append"]);
    expect(report.jobs.map(({ job, status }) => [job, status])).toContainEqual(["loadMemory", "done"]);
    expect(report.jobs.find(({ job }) => job === "streamReply")).toMatchObject({
      actor: report.actors[2]?.id,
      duration: expect.any(Number),
    });
  });

  it("holds the reason of a job that failed, and neither its message nor the access code", async () => {
    const verifier = createFakeAccessVerifier();
    const access = createAccess({
      accessVerifier: {
        ...verifier,
        verify: () => Promise.reject(new AccessError("unreachable", "A secret message")),
      },
      settingsStore: createFakeSettingsStore(),
    });
    const recorder = record(access);
    await waitFor(access, (snapshot) => snapshot.matches("locked"));
    access.send({ type: "code.submit", code: "swordfish1" });
    await waitFor(access, (snapshot) => snapshot.matches("unavailable"));
    const report = recorder.report();
    expect(report.jobs.find(({ job }) => job === "verifyCode")?.error).toEqual({
      $error: "AccessError",
      reason: "unreachable",
    });
    expect(JSON.stringify(report)).not.toMatch(/swordfish|secret/);
  });

  it("has no words of the conversation", async () => {
    const { report } = await withFailedReply();
    expect(JSON.stringify(report)).not.toMatch(/secret/i);
  });

  it("has the words, and no error messages, where the visitor allowed them", async () => {
    const { report } = await withFailedReply(true);
    expect(report.hasWords).toBe(true);
    expect(eventsOf(report, "message.send")).toEqual([{ type: "message.send", text: "My secret question" }]);
    expect(JSON.stringify(report)).toContain("A secret answer");
    expect(JSON.stringify(report)).not.toContain("A secret message");
  });

  it("is the same after it was saved and read", async () => {
    const { report } = await withFailedReply();
    expect(readSessionReport(JSON.stringify(report))).toEqual(report);
  });

  it("ends with the recording", async () => {
    const { test, recorder, report } = await withFailedReply();
    recorder.stop();
    test.chat.send({ type: "text.hide" });
    expect(recorder.report().events).toEqual(report.events);
  });
});

describe("what a report can hold", () => {
  const lamp = setup({}).createMachine({
    id: "lamp",
    initial: "off",
    states: { off: { on: { "lamp.switch": "on" } }, on: { on: { "lamp.switch": "off" } } },
  });

  it("keeps the newest events, and the state before them", () => {
    const actor = createActor(lamp).start();
    const recorder = record(actor, { mostEntries: 3 });
    for (let count = 0; count < 1_004; count += 1) actor.send({ type: "lamp.switch" });
    const { actors, events, dropped } = recorder.report();
    expect(dropped).toBe(1_001);
    expect([actors[0]?.value, ...events.map(({ value }) => value)]).toEqual(["on", "off", "on", "off"]);
  });

  it("is limited in characters, also by a single event", () => {
    const actor = createActor(lamp).start();
    const recorder = record(actor, { mostCharacters: 2_000, words: true });
    for (let count = 0; count < 100; count += 1) actor.send({ type: "lamp.switch" });
    const { events } = recorder.report();
    expect(events.length).toBeGreaterThan(10);
    expect(JSON.stringify(events).length).toBeLessThan(2_100);
    actor.send({ type: "lamp.switch", text: "x".repeat(3_000) } as never);
    expect(recorder.report().events).toEqual([]);
  });

  it("forgets machines that ended long ago", async () => {
    const test = await createTestChat();
    const recorder = record(test.chat, { mostEntries: 40 });
    await test.ready();
    for (let count = 0; count < 10; count += 1) {
      const call = await test.visitorSays("What is light?");
      call.say("A wave.");
      call.finish();
      await test.ready();
      test.chat.send({ type: "voice.stop" });
    }
    expect(recorder.report().actors.length).toBeLessThan(15);
  });
});

describe("reading a report", () => {
  it.each([
    ["", "it is not JSON"],
    ["[]", "no session report of version 1"],
    ['{"format":"archive-of-minds/session-report","version":2}', "`version`"],
  ])("refuses %j", (text, message) => expect(() => readSessionReport(text)).toThrow(message));

  it("names the field that is wrong", async () => {
    const { report } = await withFailedReply();
    const wrong = { ...report, jobs: [{ ...report.jobs[0], status: "lost" }] };
    expect(() => readSessionReport(JSON.stringify(wrong))).toThrow("`jobs.0.status`");
  });
});

describe("any event", () => {
  const listener = setup({}).createMachine({ id: "listener", on: { "*": { actions: () => {} } } });
  /** Fields that code fills, and fields that hold what is somebody's. */
  const fields = fc.constantFrom(
    "text",
    "content",
    "apiKey",
    "name",
    "image",
    "code",
    "message",
    "draft",
    "title",
    "id",
  );
  const codeFields = fc.constantFrom("reason", "characterId", "status", "kind", "type", "model");
  const secret = fc
    .string({ minLength: 8, maxLength: 60, unit: "grapheme" })
    .filter((text) => !/^[\s\dx]*$/.test(text));

  it("leaves no text of its own in the report", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fields, secret), { minLength: 1, maxLength: 6 }),
        fc.tuple(codeFields, secret),
        fc.constantFrom(false, true),
        (texts, [codeField, sentence], isWords) => {
          const actor = createActor(listener).start();
          const recorder = record(actor, { words: isWords });
          const allowed = (field: string) => isWords && ["text", "content", "title"].includes(field);
          const own = Object.fromEntries(texts.filter(([field]) => !allowed(field)));
          const failure = new Error(Object.values(own)[0], { cause: own });
          failure.name = Object.values(own).join(" ") || "Error";
          actor.send({
            type: "any.thing",
            ...own,
            deep: [own, [{ own }], Object.values(own)],
            failure: Object.assign(failure, own),
            image: new TextEncoder().encode(JSON.stringify(own)),
            class: new (class {
              held = own;
            })(),
            named: Object.fromEntries(Object.values(own).map((text) => [`${text} `, text])),
            map: new Map(Object.entries(own)),
            work: () => own,
            [codeField]: `${sentence} ${sentence}`,
          });
          const report = JSON.stringify(recorder.report().events[0]?.event);
          const written = JSON.parse(report) as unknown;
          const found = [...Object.values(own), sentence].filter((text) =>
            stringsOf(written).some((each) => each.includes(text)),
          );
          expect(found).toEqual([]);
        },
      ),
      { numRuns: propertyRuns(4_000), seed: propertySeed },
    );
  });

  it("is recorded, whatever it holds", () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withMap: true, withSet: true, withTypedArray: true }), (value) => {
        const actor = createActor(listener).start();
        const recorder = record(actor);
        const cycle: Record<string, unknown> = { value };
        cycle["again"] = [cycle, cycle];
        actor.send({ type: "any.thing", value, cycle } as never);
        const report = recorder.report();
        expect(report.events).toHaveLength(1);
        expect(readSessionReport(JSON.stringify(report)).events).toHaveLength(1);
      }),
      { numRuns: propertyRuns(4_000), seed: propertySeed },
    );
  });
});

/** All keys and texts of a value. */
function stringsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => [key, ...stringsOf(each)]);
}
