import { expect, it } from "vitest";
import { LanguageModelError, type LoadedMemory } from "../contracts";
import { createMemoryMemoryStore } from "../memory/memory-memory-store";
import { freshMetadata } from "../memory/memory-metadata";
import { exampleMessage, createTestChat, type TestChat } from "@archive-of-minds/testing";

const texts = ({ chat }: TestChat) => chat.getSnapshot().context.memory.messages.map(({ text }) => text);
const kept = (test: TestChat, characterId: string) => test.settingsStore.read(`aom.draft.${characterId}`);

/** A chat whose memory loads when the test decides. */
async function beginLoading(messages: LoadedMemory["messages"] = []) {
  let finish: () => void = () => {};
  const isRead = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const store = createMemoryMemoryStore();
  await store.replace("ada", messages, freshMetadata(0));
  const test = await createTestChat({
    memoryStore: {
      ...store,
      load: async (id) => {
        await isRead;
        return store.load(id);
      },
    },
  });
  return { ...test, memoryIsRead: finish };
}

it("answers a message sent before the memory is loaded, after the stored messages", async () => {
  const test = await beginLoading([exampleMessage(1, { text: "Yesterday" })]);
  expect(test.chat.getSnapshot().can({ type: "message.send", text: "Good evening" })).toBe(true);
  test.chat.send({ type: "message.send", text: "Good evening" });
  test.memoryIsRead();
  const call = await test.model.nextCall();
  expect(call.request.messages.map(({ content }) => content)).toEqual(["Yesterday", "Good evening"]);
  call.say("To you too.");
  call.finish();
  await test.ready();
  expect(texts(test)).toEqual(["Yesterday", "Good evening", "To you too."]);
});

it("answers several messages in order, with their pictures", async () => {
  const test = await beginLoading();
  let seen = "first";
  test.chat.send({ type: "frameSource.attach", frameSource: () => ({ jpegBase64: seen }) });
  test.chat.send({ type: "message.send", text: "One" });
  seen = "second";
  test.chat.send({ type: "message.send", text: "" });
  seen = "third";
  test.memoryIsRead();
  const first = await test.model.nextCall();
  expect([first.request.messages.length, first.request.image]).toEqual([1, { jpegBase64: "first" }]);
  first.say("1");
  first.finish();
  const second = await test.model.nextCall();
  expect([second.request.messages.length, second.request.image]).toEqual([3, { jpegBase64: "second" }]);
  second.say("2");
  second.finish();
  await test.ready();
  expect(texts(test)).toEqual(["One", "1", "[Image shared with Ada]", "2"]);
});

it("clears the sent text from the text box, and keeps another draft", async () => {
  const test = await beginLoading();
  test.chat.send({ type: "draft.change", text: "Good evening" });
  test.chat.send({ type: "message.send", text: "Good evening" });
  expect(test.chat.getSnapshot().context.composer.draft).toBe("");
  test.chat.send({ type: "draft.change", text: "And" });
  test.memoryIsRead();
  await test.model.nextCall();
  expect([texts(test), test.chat.getSnapshot().context.composer.draft]).toEqual([["Good evening"], "And"]);
});

it("stores it as a draft of its character when another is selected first", async () => {
  const test = await beginLoading();
  test.chat.send({ type: "message.send", text: "Dear Ada" });
  test.chat.send({ type: "character.select", characterId: "ben" });
  test.memoryIsRead();
  await test.ready();
  expect([texts(test), kept(test, "ada"), test.model.calls.length]).toEqual([[], "Dear Ada", 0]);
  test.chat.send({ type: "character.select", characterId: "ada" });
  expect(test.chat.getSnapshot().context.composer.draft).toBe("Dear Ada");
});

it("stores it as a draft when the page closes first", async () => {
  const test = await beginLoading();
  test.chat.send({ type: "message.send", text: "Dear Ada" });
  test.chat.send({ type: "page.hide" });
  expect(kept(test, "ada")).toBe("Dear Ada");
  test.memoryIsRead();
  await test.model.nextCall();
  test.chat.send({ type: "page.hide" });
  expect([texts(test), kept(test, "ada")]).toEqual([["Dear Ada"], null]);
});

it("moves the rest to the text box when the first is not answered", async () => {
  const test = await beginLoading();
  for (const text of ["One", "Two", "Three"]) test.chat.send({ type: "message.send", text });
  test.memoryIsRead();
  const call = await test.model.nextCall();
  call.fail(new LanguageModelError("network", "No connection"));
  await test.ready();
  expect([test.chat.getSnapshot().context.composer.draft, test.model.calls.length]).toEqual(["Two\nThree", 1]);
});
