import { describe, expect, it } from "vitest";
import { LanguageModelError } from "../contracts";
import { createFakeLanguageModel } from "@archive-of-minds/testing";
import * as timings from "../shared/timings";
import { isStreaming, state, texts, replyOf, hasArrived, startTest } from "./chat.fixture";

describe("a failed reply", () => {
  it("shows an apology with the reason, and stores it", async () => {
    const test = await startTest();
    const call = await test.visitorSays("Good evening");
    call.fail(new LanguageModelError("rateLimited", "429 Too many requests", { status: 429, retryAfterMs: 7000 }));
    await test.ready();
    expect(texts(test)).toEqual([
      "user: Good evening",
      "ada (failed): My apologies. I am experiencing difficulty with my systems. 429 Too many requests",
    ]);
    expect(state(test).context.reply.failure).toEqual({
      reason: "rateLimited",
      message: "429 Too many requests",
      status: 429,
      retryAfterMs: 7000,
      model: { kind: "remote", name: "Fake vendor" },
    });
    expect(await test.stored("ada")).toHaveLength(2);
  });

  it("keeps the text that arrived, marked as cut", async () => {
    const test = await startTest();
    const call = await test.visitorSays("Good evening");
    call.say("Good eve");
    call.cut();
    await test.ready();
    expect([texts(test), state(test).context.reply.failure?.reason]).toEqual([
      ["user: Good evening", "ada (cut): Good eve"],
      "cutOff",
    ]);
  });

  it("can be replaced by a reply of the built-in model, which is named", async () => {
    const builtInModel = createFakeLanguageModel({
      name: "Built-in replies",
      kind: "builtIn",
      reply: "From my notes.",
    });
    const test = await startTest({ builtInModel });
    const call = await test.visitorSays("Good evening");
    call.fail(new LanguageModelError("network", "No connection"));
    await test.ready();
    expect(state(test).context.nextModel).toEqual({ name: "Built-in replies", kind: "builtIn" });
    test.chat.send({ type: "reply.retry", model: "next" });
    await test.ready();
    expect(state(test).context.memory.messages.at(-1)).toMatchObject({
      text: "From my notes.",
      status: "complete",
      model: "Built-in replies",
    });
    expect(state(test).context.model.name).toBe("Fake vendor");
    expect(state(test).context.reply.failure).toBeNull();
  });

  it("shows nothing when the browser refused a permission", async () => {
    const test = await startTest();
    const call = await test.visitorSays("Good evening");
    call.fail(new DOMException("Permission denied", "NotAllowedError"));
    await test.ready();
    expect([texts(test), state(test).context.reply.failure]).toEqual([["user: Good evening"], null]);
  });

  it("asks for the access code and keeps the question when the session has ended", async () => {
    const test = await startTest();
    const emitted: string[] = [];
    test.chat.on("access.lost", ({ type }) => emitted.push(type));
    const call = await test.visitorSays("Good evening");
    call.fail(new LanguageModelError("locked", "Unlock first", { status: 401 }));
    await test.ready();
    expect([texts(test), emitted, state(test).can({ type: "reply.retry" })]).toEqual([
      ["user: Good evening"],
      ["access.lost"],
      true,
    ]);
  });

  it("keeps the question without an apology when the page is out of date", async () => {
    const test = await startTest();
    const call = await test.visitorSays("Good evening");
    call.fail(new LanguageModelError("outdatedClient", "This page is out of date.", { status: 410 }));
    await test.ready();
    expect([texts(test), state(test).context.reply.failure?.reason]).toEqual([
      ["user: Good evening"],
      "outdatedClient",
    ]);
  });

  it("times out after 30 s without a first word, and after 20 s of silence within a reply", async () => {
    const test = await startTest();
    await test.visitorSays("Good evening");
    test.clock.increment(timings.replyFirstByte - 1);
    expect(state(test).hasTag("typing")).toBe(true);
    test.clock.increment(1);
    expect(state(test).context.reply.failure?.reason).toBe("timeout");
    const call = await test.visitorSays("Still there?");
    call.say("Ye");
    await isStreaming(test);
    test.clock.increment(timings.replySilence - 1);
    call.say("s");
    await hasArrived(test, "Yes");
    test.clock.increment(timings.replySilence - 1);
    expect(state(test).hasTag("typing")).toBe(true);
    test.clock.increment(1);
    expect(texts(test).at(-1)).toBe("ada (cut): Yes");
    expect(call.signal.aborted).toBe(true);
  });

  it("times out 30 s after the last sign of life", async () => {
    const test = await startTest();
    const call = await test.visitorSays("Good evening");
    for (let time = 0; time < 3; time += 1) {
      test.clock.increment(timings.replyFirstByte - 1);
      const heard = new Promise<void>((resolve) => void replyOf(test)?.subscribe(() => resolve()));
      call.think();
      await heard;
    }
    test.clock.increment(timings.replyFirstByte - 1);
    expect([state(test).hasTag("typing"), call.signal.aborted]).toEqual([true, false]);
    test.clock.increment(1);
    expect([state(test).context.reply.failure?.reason, call.signal.aborted]).toEqual(["timeout", true]);
  });

  it("waits for the first word as long as the model states", async () => {
    const languageModel = createFakeLanguageModel({ firstWordMs: 90_000 });
    const test = await startTest({ languageModel });
    test.chat.send({ type: "message.send", text: "Good evening" });
    const call = await languageModel.nextCall();
    test.clock.increment(89_999);
    expect(call.signal.aborted).toBe(false);
    test.clock.increment(1);
    expect(state(test).context.reply.failure?.reason).toBe("timeout");
  });

  it("stores no empty message when the model sends no text", async () => {
    const test = await startTest();
    const call = await test.visitorSays("Good evening");
    call.finish();
    await test.ready();
    expect(state(test).context.reply.failure?.reason).toBe("invalid");
  });
});
