import { describe, expect, it } from "vitest";
import { isStreaming, state, texts, settled, startTest } from "./chat.fixture";

describe("stopping a reply", () => {
  it("stores the text so far as stopped, and ends the call", async () => {
    const test = await startTest();
    const call = await test.visitorSays("Tell me a story");
    call.say("Once upon");
    await isStreaming(test);
    test.chat.send({ type: "reply.stop" });
    expect(texts(test)).toEqual(["user: Tell me a story", "ada (stopped): Once upon"]);
    expect(call.signal.aborted).toBe(true);
    call.say(" a time");
    await settled();
    expect(texts(test)).toEqual(["user: Tell me a story", "ada (stopped): Once upon"]);
  });

  it("keeps the question for a retry when nothing was written", async () => {
    const test = await startTest();
    const call = await test.visitorSays("Tell me a story");
    test.chat.send({ type: "reply.stop" });
    expect([texts(test), call.signal.aborted, state(test).can({ type: "reply.retry" })]).toEqual([
      ["user: Tell me a story"],
      true,
      true,
    ]);
    test.chat.send({ type: "reply.retry" });
    const again = await test.model.nextCall();
    again.say("Once.");
    again.finish();
    await test.ready();
    expect(texts(test)).toEqual(["user: Tell me a story", "ada (complete): Once."]);
  });
});

describe("closing the page", () => {
  it("stores the reply so far as cut, and offers a retry", async () => {
    const test = await startTest();
    const call = await test.visitorSays("Tell me a story");
    call.say("Once upon");
    await isStreaming(test);
    test.chat.send({ type: "page.hide" });
    expect([texts(test), call.signal.aborted, state(test).can({ type: "reply.retry" })]).toEqual([
      ["user: Tell me a story", "ada (cut): Once upon"],
      true,
      true,
    ]);
    await settled();
    expect(await test.stored("ada")).toHaveLength(2);
  });
});
