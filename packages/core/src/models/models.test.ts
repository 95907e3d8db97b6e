import {
  createFakeLanguageModel,
  createFakeLocalModel,
  createTestChat,
  createTestModels,
  type FakeLocalModel,
  type TestModelsOptions,
} from "@archive-of-minds/testing";
import { describe, expect, it } from "vitest";
import { LanguageModelError } from "../contracts";
import * as timings from "../shared/timings";
import { attachModels } from "./attach-models";
import * as modelsSelectors from "./models.selectors";

const remote = () => createFakeLanguageModel({ name: "Fake vendor" });
const builtIn = () => createFakeLanguageModel({ name: "Built-in replies", kind: "builtIn", reply: "From my notes." });

function start(browser: FakeLocalModel, options: TestModelsOptions = {}) {
  const test = createTestModels({ models: [browser, builtIn()], ...options });
  const snapshot = () => test.models.getSnapshot();
  return {
    ...test,
    status: () => modelsSelectors.status(snapshot()),
    running: () => modelsSelectors.running(snapshot())?.kind,
    switched: () => modelsSelectors.switched(snapshot()),
    settled: () => test.until((each) => modelsSelectors.status(each) !== "checking"),
  };
}

describe("what this device has", () => {
  it("is nothing to offer where the browser has no model", async () => {
    const test = start(createFakeLocalModel({ state: "unavailable" }));
    expect(test.status()).toBe("checking");
    await test.settled();
    expect([test.status(), test.running()]).toEqual(["ready", "builtIn"]);
  });

  it.each(["downloadable", "downloading"] as const)("is an offer where the model is %s", async (state) => {
    const test = start(createFakeLocalModel({ state }));
    await test.settled();
    expect([test.status(), test.running()]).toEqual(["offered", "builtIn"]);
  });

  it("is nothing to offer where the browser does not answer", async () => {
    const test = start(createFakeLocalModel({ state: null }));
    test.clock.increment(timings.modelCheck);
    expect([test.status(), test.running()]).toEqual(["ready", "builtIn"]);
  });

  it("is not used before the visitor takes it", async () => {
    const test = start(createFakeLocalModel({ state: "available" }));
    await test.settled();
    expect([test.status(), test.running(), test.languageModel.kind]).toEqual(["ready", "builtIn", "builtIn"]);
    test.models.send({ type: "model.choose", kind: "browser" });
    expect([test.running(), test.languageModel.kind, test.storedChoice()]).toEqual(["browser", "browser", "browser"]);
  });
});

describe("a download", () => {
  it("reports its progress, and its model is used when it is complete", async () => {
    const browser = createFakeLocalModel();
    const test = start(browser);
    await test.settled();
    test.models.send({ type: "model.download", kind: "browser" });
    browser.progress(0.25);
    expect([test.status(), modelsSelectors.progress(test.models.getSnapshot()).progress]).toEqual([
      "downloading",
      { fraction: 0.25 },
    ]);
    browser.finishDownload();
    await test.until((snapshot) => snapshot.matches("ready"));
    expect([test.running(), test.languageModel.kind, test.storedChoice(), test.switched()]).toEqual([
      "browser",
      "browser",
      "browser",
      { from: "builtIn", to: "browser", reason: "chosen" },
    ]);
  });

  it("is offered again after it was cancelled", async () => {
    const test = start(createFakeLocalModel());
    await test.settled();
    test.models.send({ type: "model.download", kind: "browser" });
    test.models.send({ type: "model.cancel" });
    await test.settled();
    expect([test.status(), test.running(), test.storedChoice()]).toEqual(["offered", "builtIn", null]);
  });

  it("forgets its failure when the visitor deletes another model", async () => {
    const browser = createFakeLocalModel();
    const file = createFakeLocalModel({ kind: "file", state: "available" });
    const test = start(browser, { models: [browser, file, builtIn()] });
    await test.settled();
    test.models.send({ type: "model.download", kind: "browser" });
    browser.failDownload("noSpace");
    await test.until((snapshot) => snapshot.matches("failed"));
    test.models.send({ type: "model.remove", kind: "file" });
    await test.until((snapshot) => snapshot.matches("offered"));
    expect(modelsSelectors.failure(test.models.getSnapshot())).toBeNull();
  });

  it("says why it failed, and can be tried again or dismissed", async () => {
    const browser = createFakeLocalModel();
    const test = start(browser);
    await test.settled();
    test.models.send({ type: "model.download", kind: "browser" });
    browser.failDownload("noSpace");
    await test.until((snapshot) => snapshot.matches("failed"));
    expect(modelsSelectors.failure(test.models.getSnapshot())).toEqual({
      kind: "browser",
      of: "download",
      reason: "noSpace",
    });
    test.models.send({ type: "model.download", kind: "browser" });
    expect(test.status()).toBe("downloading");
    browser.failDownload("network");
    await test.until((snapshot) => snapshot.matches("failed"));
    test.models.send({ type: "model.dismiss" });
    await test.settled();
    expect([test.status(), modelsSelectors.failure(test.models.getSnapshot())]).toEqual(["offered", null]);
  });
});

describe("a model that was taken", () => {
  it("answers again after a reload", async () => {
    const test = start(createFakeLocalModel({ state: "available" }), { settings: { "aom.replyModel": "browser" } });
    expect(test.languageModel.kind).toBe("browser");
    await test.settled();
    expect([test.running(), test.switched()]).toEqual(["browser", null]);
  });

  it("is said to be gone where the browser has removed it, and is not the choice any more", async () => {
    const test = start(createFakeLocalModel({ state: "downloadable" }), { settings: { "aom.replyModel": "browser" } });
    await test.settled();
    expect([test.running(), test.switched(), test.storedChoice()]).toEqual([
      "builtIn",
      { from: "browser", to: "builtIn", reason: "gone" },
      null,
    ]);
    test.models.send({ type: "switch.dismiss" });
    expect(test.switched()).toBeNull();
  });

  it("stays the choice where the browser does not answer, and answers", async () => {
    const test = start(createFakeLocalModel({ state: null }), { settings: { "aom.replyModel": "browser" } });
    test.clock.increment(timings.modelCheck);
    expect([test.status(), test.running(), test.switched(), test.storedChoice()]).toEqual([
      "ready",
      "browser",
      null,
      "browser",
    ]);
  });

  it("is in use while another model does not answer, which is nothing to offer then", async () => {
    const file = createFakeLocalModel({ kind: "file", state: "available" });
    const browser = createFakeLocalModel({ state: null });
    const test = start(file, { models: [file, browser, builtIn()], settings: { "aom.replyModel": "file" } });
    await test.until(({ context }) => context.models.some(({ availability }) => availability === "available"));
    test.models.send({ type: "model.choose", kind: "builtIn" });
    test.models.send({ type: "model.choose", kind: "file" });
    test.clock.increment(timings.modelCheck);
    expect([test.status(), test.running(), test.storedChoice()]).toEqual(["ready", "file", "file"]);
  });

  it("that cannot be deleted stays in use, until the visitor tries again", async () => {
    const file = createFakeLocalModel({ kind: "file", state: "available" });
    const test = start(file, { settings: { "aom.replyModel": "file" } });
    await test.settled();
    file.failRemoval();
    test.models.send({ type: "model.remove", kind: "file" });
    await test.until((snapshot) => snapshot.matches("failed"));
    expect([test.running(), modelsSelectors.failure(test.models.getSnapshot())]).toEqual([
      "file",
      { kind: "file", of: "removal", reason: "unknown" },
    ]);
    test.models.send({ type: "model.remove", kind: "file" });
    await test.until((snapshot) => snapshot.matches("offered"));
    expect([test.running(), modelsSelectors.failure(test.models.getSnapshot())]).toEqual(["builtIn", null]);
  });

  it("can be removed from this device", async () => {
    const file = createFakeLocalModel({ kind: "file", state: "available" });
    const test = start(file, { settings: { "aom.replyModel": "file" } });
    await test.settled();
    test.models.send({ type: "model.remove", kind: "file" });
    expect(test.status()).toBe("removing");
    await test.until((snapshot) => snapshot.matches("offered"));
    expect([test.running(), test.switched()]).toEqual(["builtIn", { from: "file", to: "builtIn", reason: "gone" }]);
  });
});

describe("a chat", () => {
  async function talk(vendor = remote(), browser = createFakeLocalModel({ state: "available" })) {
    const test = createTestModels({ models: [vendor, browser, builtIn()] });
    const chat = await createTestChat({ languageModel: test.languageModel });
    await chat.ready();
    const detach = attachModels(test.models, chat.chat);
    await test.until((snapshot) => snapshot.matches("ready"));
    const context = () => chat.chat.getSnapshot().context;
    return { ...test, chat, context, vendor, browser, detach };
  }

  it("keeps the conversation when another model answers", async () => {
    const { chat, models, context, vendor, browser } = await talk();
    chat.chat.send({ type: "message.send", text: "Good evening" });
    const first = await vendor.nextCall();
    first.say("Good evening.");
    first.finish();
    await chat.ready();
    models.send({ type: "model.choose", kind: "browser" });
    expect([context().model, context().nextModel]).toEqual([
      { kind: "browser", name: "Browser model" },
      { kind: "builtIn", name: "Built-in replies" },
    ]);
    chat.chat.send({ type: "message.send", text: "And you?" });
    const call = await browser.nextCall();
    expect(call.request.messages.map(({ content }) => content)).toEqual(["Good evening", "Good evening.", "And you?"]);
    expect(call.request.system).toMatch(/\S/);
    call.say("Well.");
    call.finish();
    await chat.ready();
    expect([context().memory.messages.at(-1)?.model, models.getSnapshot().context.switched]).toEqual([
      "Browser model",
      null,
    ]);
  });

  it("never changes to another model by itself, but offers the next one", async () => {
    const { chat, models, context, browser } = await talk();
    models.send({ type: "model.choose", kind: "browser" });
    chat.chat.send({ type: "message.send", text: "Good evening" });
    const call = await browser.nextCall();
    call.say("Good eve");
    call.fail(new LanguageModelError("removed", "The model is gone."));
    await chat.ready();
    expect([context().reply.failure?.reason, context().model.kind, context().memory.messages.at(-1)]).toEqual([
      "removed",
      "browser",
      expect.objectContaining({ text: "Good eve", status: "cut" }),
    ]);
    chat.chat.send({ type: "reply.retry", model: "next" });
    await chat.ready();
    expect([context().memory.messages.at(-1)?.text, context().model.kind]).toEqual(["From my notes.", "browser"]);
  });

  it("names the model that answers next, and says so, while the one before still ends its reply", async () => {
    const { chat, models, context, vendor, browser } = await talk();
    chat.chat.send({ type: "message.send", text: "Good evening" });
    const first = await vendor.nextCall();
    first.say("Good eve");
    models.send({ type: "model.choose", kind: "browser" });
    first.say("ning.");
    first.finish();
    await chat.ready();
    expect([context().model, context().memory.messages.at(-1)?.model, models.getSnapshot().context.switched]).toEqual([
      { kind: "browser", name: "Browser model" },
      "Fake vendor",
      { from: "remote", to: "browser", reason: "chosen" },
    ]);
    chat.chat.send({ type: "message.send", text: "And you?" });
    const second = await browser.nextCall();
    second.say("Well.");
    second.finish();
    await chat.ready();
    expect(models.getSnapshot().context.switched).toBeNull();
  });

  it("names the model that failed, also where it was the next one", async () => {
    const { chat, context, vendor, browser } = await talk();
    chat.chat.send({ type: "message.send", text: "Good evening" });
    (await vendor.nextCall()).fail(new LanguageModelError("overloaded", "The vendor is busy."));
    await chat.ready();
    chat.chat.send({ type: "reply.retry", model: "next" });
    (await browser.nextCall()).fail(new LanguageModelError("tooLong", "It does not fit."));
    await chat.ready();
    expect(context().reply.failure).toEqual({
      reason: "tooLong",
      message: "It does not fit.",
      model: { kind: "browser", name: "Browser model" },
    });
  });

  it("offers the browser's model where a server's fails", async () => {
    const { context } = await talk();
    expect(context().nextModel).toEqual({ kind: "browser", name: "Browser model" });
  });

  it("is told nothing more once it is detached", async () => {
    const { context, models, detach } = await talk();
    detach();
    models.send({ type: "model.choose", kind: "browser" });
    expect(context().model.kind).toBe("remote");
  });
});
