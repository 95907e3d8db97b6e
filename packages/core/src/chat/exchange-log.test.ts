import { describe, expect, it, vi } from "vitest";
import { createFakeConversationLog, type TestChat } from "@archive-of-minds/testing";
import { state, startTest } from "./chat.fixture";

describe("an unreachable memory service", () => {
  it("shows that exchanges are waiting, until they are delivered", async () => {
    const conversationLog = createFakeConversationLog();
    conversationLog.breakDown();
    const test = await startTest({ conversationLog });
    const call = await test.visitorSays("Good evening");
    call.say("Good evening.");
    call.finish();
    await test.until(({ context }) => context.log.isBehind);
    conversationLog.recover();
    await conversationLog.health();
    expect([state(test).context.log.isBehind, conversationLog.kept.length]).toEqual([false, 1]);
  });

  it("asks for the access code when the session has ended", async () => {
    const conversationLog = createFakeConversationLog();
    const test = await startTest({ conversationLog });
    const lost = new Promise((resolve) => test.chat.on("access.lost", resolve));
    conversationLog.lock();
    const call = await test.visitorSays("Good evening");
    call.say("Good evening.");
    call.finish();
    expect(await lost).toEqual({ type: "access.lost" });
    expect(conversationLog.waiting).toHaveLength(1);
  });
});

describe("a rejected exchange", () => {
  const behind = (test: TestChat) => [state(test).context.log.isBehind, state(test).context.log.isRefused];
  const refused = { success: false, error: "Too long.", offline: false, locked: false, refused: true } as const;

  async function answered(test: TestChat) {
    const call = await test.visitorSays("Good evening");
    call.say("Good evening.");
    call.finish();
    await test.ready();
  }

  it("shows that the exchange is not stored on the server, until the next question", async () => {
    const log = createFakeConversationLog();
    let isRefusing = true;
    const test = await startTest({
      conversationLog: { ...log, log: (exchange) => (isRefusing ? Promise.resolve(refused) : log.log(exchange)) },
    });
    await answered(test);
    await test.until(({ context }) => context.log.isRefused);
    expect(behind(test)).toEqual([false, true]);
    isRefusing = false;
    await answered(test);
    await vi.waitUntil(() => log.kept.length === 1, { timeout: 60_000, interval: 0 });
    expect(behind(test)).toEqual([false, false]);
  });

  it("shows the same for an exchange from the outbox", async () => {
    const log = createFakeConversationLog();
    let deliver: (outcome: "taken" | "refused") => void = () => {};
    const test = await startTest({
      conversationLog: {
        ...log,
        onDelivered: (report) => {
          deliver = report;
          return () => {};
        },
      },
    });
    log.breakDown();
    await answered(test);
    await test.until(({ context }) => context.log.isBehind);
    deliver("refused");
    expect(behind(test)).toEqual([false, true]);
  });
});
