import { liveCloseCodes } from "@archive-of-minds/core/internal";
import { propertyRuns } from "@archive-of-minds/testing";
import { describeChartRules } from "@archive-of-minds/testing/contracts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ApiError } from "../http/api-error";
import { conversationMachine } from "./conversation.machine";
import { closeReasons } from "./close-reasons";
import type { Sign } from "./silence";
import { createTestConversation } from "./testing/test-conversation";

const beginning: Sign = { of: "beginning", isGreeted: true };

describe("the start", () => {
  it("goes step by step, and keeps the client’s frames until the agent is connected", async () => {
    const test = createTestConversation();
    const call = () => (test.states() as { open: { call: unknown } }).open.call;
    expect(call()).toBe("awaitingFirstFrame");
    test.clientSends("start", beginning);
    expect(call()).toEqual({ starting: "claiming" });
    test.clientSends("one");
    await test.settle();
    expect(call()).toEqual({ starting: "opening" });
    expect(test.log).toEqual([]);
    test.send({ type: "agent.opened" });
    expect([call(), test.log]).toEqual([{ starting: "awaitingMetadata" }, ["agent < start", "agent < one"]]);
    test.clientSends("two");
    test.agentSends("metadata", null, "conversation_initiation_metadata");
    test.agentSends("hello");
    expect([call(), test.log.slice(2)]).toEqual(["conversing", ["agent < two", "client < metadata", "client < hello"]]);
  });

  it("fails 5 s after the socket has opened without a first frame", () => {
    const test = createTestConversation();
    test.pass(4.999);
    expect(test.closeReason()).toBeNull();
    test.pass(0.001);
    expect(test.closeReason()).toEqual(closeReasons.clientLate);
  });

  it.each(["takePlace", "findCloseReason", "reserveBudget", "callAgent"] as const)(
    "fails after 10 s if an answer is missing: %s",
    async (slot) => {
      const test = createTestConversation();
      Object.assign(test.answers, { [slot]: () => new Promise(() => {}) });
      await test.start();
      test.pass(10);
      expect(test.closeReason()).toEqual(closeReasons.agentLate);
    },
  );

  it.each(["takePlace", "findCloseReason", "reserveBudget", "callAgent"] as const)(
    "ends if a step fails: %s",
    async (slot) => {
      const test = createTestConversation();
      Object.assign(test.answers, { [slot]: () => Promise.reject(new Error("away")) });
      await test.start();
      expect(test.closeReason()).toEqual(closeReasons.agentUnreachable);
    },
  );

  it("ends if the budget is used up, or another conversation has the place", async () => {
    const spent = createTestConversation();
    spent.answers.reserveBudget = () => Promise.reject(new ApiError(429, "too_many_attempts", "Enough."));
    await spent.start();
    const displaced = createTestConversation();
    displaced.answers.findCloseReason = () => Promise.resolve(closeReasons.elsewhere);
    await displaced.start();
    expect([spent.closeReason(), displaced.closeReason()]).toEqual([
      { code: liveCloseCodes.spent, reason: "Enough." },
      closeReasons.elsewhere,
    ]);
  });

  it("passes nothing on if the agent’s first frame is not the metadata", async () => {
    const test = createTestConversation();
    await test.start();
    test.send({ type: "agent.opened" });
    test.agentSends("hello");
    expect([test.closeReason(), test.log]).toEqual([closeReasons.invalidStart, ["agent < start"]]);
  });
});

describe("a conversation", () => {
  it("lasts from the opened socket up to the limit", async () => {
    const test = createTestConversation({ silenceSeconds: 3_600, longestSeconds: 60 });
    await test.start();
    test.pass(4);
    test.send({ type: "agent.opened" });
    test.pass(5);
    test.agentSends("metadata", null, "conversation_initiation_metadata");
    for (let second = 0; second < 60; second += 5) {
      test.send({ type: "client.ponged" });
      test.send({ type: "agent.ponged" });
      test.pass(5);
      await test.settle();
    }
    expect([test.endedAt(), test.closeReason()]).toEqual([
      64,
      { code: liveCloseCodes.longest, reason: "A conversation lasts 1 min at most." },
    ]);
  });

  it.each([
    ["client", "agent.ponged", "client terminated"],
    ["agent", "client.ponged", "agent terminated"],
  ] as const)("ends where the %s answers no ping for 30 s", async (_side, pong, terminated) => {
    const test = createTestConversation();
    await test.converse();
    for (let second = 0; second < 30; second += 10) {
      test.send({ type: pong });
      test.pass(10);
      await test.settle();
    }
    expect([test.endedAt(), test.closeReason(), test.log.slice(-3)]).toEqual([
      30,
      closeReasons.agentBroke,
      ["ping", "ping", terminated],
    ]);
  });

  it("ends with the next ping after the session has ended, and goes on while the store is unreachable", async () => {
    const test = createTestConversation();
    await test.converse();
    test.answers.findCloseReason = () => Promise.reject(new Error("away"));
    test.pass(10);
    await test.settle();
    expect(test.closeReason()).toBeNull();
    test.answers.findCloseReason = () => Promise.resolve(closeReasons.locked);
    test.pass(10);
    await test.settle();
    expect(test.closeReason()).toEqual(closeReasons.locked);
  });
});

describe("silence", () => {
  it("is announced 15 s before it ends the conversation, and any activity withdraws the notice", async () => {
    const test = createTestConversation({ silenceSeconds: 20 });
    const silence = () => (test.states() as { open: { silence: unknown } }).open.silence;
    expect(silence()).toBe("off");
    await test.converse();
    test.pass(10);
    expect([silence(), test.log.at(-1)]).toEqual([
      { counting: "warned" },
      'client < {"type":"archive_notice","archive_notice_event":{"notice":"silence","seconds_left":10}}',
    ]);
    test.clientSends("here", { of: "visitor", asks: false });
    expect(silence()).toEqual({ counting: "unwarned" });
    test.pass(20);
    expect([test.endedAt(), test.closeReason()?.code]).toEqual([30, liveCloseCodes.silence]);
  });
});

const ofAgent: fc.Arbitrary<Sign> = fc.oneof(
  fc.record({ of: fc.constant("agent" as const), turn: fc.option(fc.nat(3)), hasWords: fc.boolean() }),
  fc.record({
    of: fc.constant("work" as const),
    id: fc.constantFrom("tool 1", "tool 2", "thought", "writing"),
    work: fc.constantFrom("begun" as const, "done" as const, "declined" as const),
  }),
);
const ofVisitor: fc.Arbitrary<Sign> = fc.record({ of: fc.constant("visitor" as const), asks: fc.boolean() });
const after = (most: number) => fc.integer({ min: 1, max: most });

/** Runs a conversation with this activity. Returns when it ended, in seconds, and when the end was announced. */
async function follow(silenceSeconds: number, course: readonly (readonly [Sign, number])[]) {
  const test = createTestConversation({ silenceSeconds, longestSeconds: 1_000_000 });
  await test.converse();
  const pass = (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      test.send({ type: "client.ponged" });
      test.send({ type: "agent.ponged" });
      test.pass(1);
    }
  };
  for (const [sign, seconds] of course) {
    if (sign.of === "visitor") test.clientSends("any", sign);
    else test.agentSends("any", sign);
    pass(seconds);
  }
  pass(600);
  return { endedAt: test.endedAt() ?? Infinity, notices: test.notices };
}

describe("any activity of an agent", () => {
  it("does not keep a conversation open for long by itself", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(10, 30, 60),
        fc.array(fc.tuple(ofAgent, after(30)), { minLength: 100, maxLength: 200 }),
        async (silenceSeconds, signs) => {
          const { endedAt } = await follow(silenceSeconds, [[{ of: "visitor", asks: true }, 1], ...signs]);
          expect(endedAt).toBeLessThanOrEqual(540);
        },
      ),
      { numRuns: propertyRuns(1_000) },
    );
  });

  it("leaves the conversation open after the visitor’s last word, and its end is announced", async () => {
    const course = fc.array(fc.tuple(fc.oneof(ofAgent, ofVisitor), after(40)), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(10, 30, 60, 120), course, async (silenceSeconds, signs) => {
        const { endedAt, notices } = await follow(silenceSeconds, signs);
        let at = 0;
        let visitorAt = 0;
        for (const [sign, seconds] of signs) {
          if (at < endedAt && sign.of === "visitor") visitorAt = at;
          at += seconds;
        }
        expect(endedAt - visitorAt).toBeGreaterThanOrEqual(silenceSeconds);
        expect(endedAt - Math.max(...notices)).toBeGreaterThanOrEqual(5);
        expect(endedAt - Math.max(...notices)).toBeLessThanOrEqual(15);
      }),
      { numRuns: propertyRuns(1_000) },
    );
  });
});

const frame = (sign: Sign | null) => ({ text: "{}", sign });
describeChartRules(conversationMachine, {
  input: { silenceSeconds: 60, longestSeconds: 900, now: () => 0 },
  events: [
    { type: "client.sent", frame: frame(beginning) },
    { type: "client.sent", frame: frame({ of: "visitor", asks: true }) },
    { type: "client.sent", frame: frame(null) },
    { type: "client.ponged" },
    { type: "client.lost", closeReason: closeReasons.clientLeft },
    { type: "agent.opened" },
    { type: "agent.sent", text: "{}", frameType: "conversation_initiation_metadata", sign: null },
    { type: "agent.sent", text: "{}", frameType: "audio", sign: { of: "agent", turn: 1, hasWords: true } },
    { type: "agent.ponged" },
    { type: "agent.lost", closeReason: closeReasons.agentBroke },
    { type: "conversation.end", closeReason: closeReasons.locked },
  ] as never,
  outputs: {
    takePlace: [undefined],
    findCloseReason: [null, closeReasons.locked],
    reserveBudget: [undefined],
    callAgent: [undefined],
  },
});
