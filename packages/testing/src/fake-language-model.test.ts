import { describe, expect, it } from "vitest";
import { LanguageModelError, type LanguageModelErrorReason, type StreamEndReason } from "@archive-of-minds/core";
import { describeLanguageModelContract, remoteEndings, remoteFailures } from "./contracts/language-model-contract";
import { createFakeLanguageModel, type FakeCall, type FakeLanguageModel } from "./fake-language-model";

const reply = "A wheel of light, turning without brushes, silent as snow.";

describeLanguageModelContract("the fake with a reply", () => ({ model: createFakeLanguageModel({ reply }), reply }));

describeLanguageModelContract(
  "the fake without a reply",
  () => {
    const model = createFakeLanguageModel();
    let failure: LanguageModelErrorReason | undefined;
    let ending: StreamEndReason | undefined;
    void answerAll(model, (call) => {
      if (failure !== undefined && failure !== "cutOff") return call.fail(failure);
      const { stop = [] } = call.request;
      const end = Math.min(reply.length, ...stop.map((text) => reply.indexOf(text)).filter((index) => index !== -1));
      call.say(reply.slice(0, end / 2));
      if (failure === "cutOff") return call.cut();
      call.say(reply.slice(end / 2, end));
      call.finish(ending);
    });
    return { model, reply, failWith: (reason) => void (failure = reason), endWith: (reason) => void (ending = reason) };
  },
  remoteFailures,
  remoteEndings,
);

async function answerAll(model: FakeLanguageModel, answer: (call: FakeCall) => void): Promise<never> {
  for (;;) answer(await model.nextCall());
}

const ask = (model: FakeLanguageModel, abort = new AbortController()) => ({
  abort,
  pieces: model
    .stream({ messages: [{ role: "user", content: "Hello" }] }, { signal: abort.signal })
    [Symbol.asyncIterator](),
});

describe("the fake language model", () => {
  it("returns each call once, in order", async () => {
    const model = createFakeLanguageModel();
    const early = model.nextCall();
    const calls = [ask(model), ask(model)].map(({ pieces }) => pieces.next());
    const [first, second] = [await early, await model.nextCall()];
    expect(model.calls).toEqual([first, second]);
    first.say("one");
    second.say("two");
    expect(await Promise.all(calls)).toEqual([
      { done: false, value: "one" },
      { done: false, value: "two" },
    ]);
  });

  it("waits until the test sends a piece", async () => {
    const model = createFakeLanguageModel();
    const { pieces } = ask(model);
    let arrived = false;
    const next = pieces.next().then((piece) => {
      arrived = true;
      return piece;
    });
    const call = await model.nextCall();
    expect([arrived, call.kind, call.request.messages]).toEqual([
      false,
      "stream",
      [{ role: "user", content: "Hello" }],
    ]);
    call.say("Hello.");
    expect(await next).toEqual({ done: false, value: "Hello." });
  });

  it("delivers the pieces sent before it fails", async () => {
    const model = createFakeLanguageModel();
    const { pieces } = ask(model);
    const first = pieces.next();
    const call = await model.nextCall();
    call.say("Half a ");
    call.cut();
    expect(await first).toEqual({ done: false, value: "Half a " });
    await expect(pieces.next()).rejects.toMatchObject({ reason: "cutOff" });
  });

  it("fails with the error it receives", async () => {
    const model = createFakeLanguageModel();
    const reply = model.complete({ messages: [] }, { signal: new AbortController().signal });
    const error = new LanguageModelError("rateLimited", "Slow down.", { status: 429, retryAfterMs: 2_000 });
    const call = await model.nextCall();
    call.fail(error);
    await expect(reply).rejects.toBe(error);
    expect([call.kind, call.ended]).toEqual(["complete", true]);
  });

  it("notices that its reader has stopped, and drops later pieces", async () => {
    const model = createFakeLanguageModel();
    const { pieces, abort } = ask(model);
    const first = pieces.next();
    const call = await model.nextCall();
    expect(call.ended).toBe(false);
    abort.abort();
    expect(call.ended).toBe(true);
    call.say("too late");
    await expect(first).rejects.toMatchObject({ name: "AbortError" });
    expect(await pieces.next()).toEqual({ done: true, value: undefined });
  });

  it("answers by the request", async () => {
    const model = createFakeLanguageModel({ reply: ({ messages }) => `You said ${messages.at(-1)?.content}.` });
    const signal = new AbortController().signal;
    expect(await model.complete({ messages: [{ role: "user", content: "yes" }] }, { signal })).toBe("You said yes.");
  });
});
