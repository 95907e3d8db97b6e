import { createFakeConversationLog, createTestChat, settled } from "@archive-of-minds/testing";
import { expect, it } from "vitest";

async function talked() {
  const conversationLog = createFakeConversationLog();
  const test = await createTestChat({ conversationLog });
  await test.ready();
  for (const [question, reply] of [
    ["What is light?", "A wave."],
    ["And sound?", "Another wave."],
  ] as const) {
    const call = await test.visitorSays(question);
    call.say(reply);
    call.finish();
    await test.ready();
  }
  const texts = () => test.chat.getSnapshot().context.memory.messages.map(({ text }) => text);
  const stored = async () => (await test.stored("ada")).map(({ text }) => text);
  const logged = () => conversationLog.kept.map(({ userMessage }) => userMessage);
  const idOf = (words: string) =>
    test.chat.getSnapshot().context.memory.messages.find(({ text }) => text === words)?.id ?? "";
  return { ...test, conversationLog, texts, stored, logged, idOf };
}

it.each(["What is light?", "A wave."])("deletes a question with its reply, by either of them: %s", async (words) => {
  const { chat, texts, stored, logged, idOf, model, visitorSays } = await talked();
  chat.send({ type: "exchange.delete", messageId: idOf(words) });
  await settled();
  const left = ["And sound?", "Another wave."];
  expect([texts(), await stored(), logged()]).toEqual([left, left, ["And sound?"]]);
  await visitorSays("Go on.");
  expect(model.calls.at(-1)?.request.messages.map(({ content }) => content)).toEqual([...left, "Go on."]);
});

it("deletes it at the memory service later, where that is away", async () => {
  const { chat, conversationLog, logged, idOf } = await talked();
  conversationLog.breakDown();
  chat.send({ type: "exchange.delete", messageId: idOf("And sound?") });
  await settled();
  expect(logged()).toEqual(["What is light?", "And sound?"]);
  conversationLog.recover();
  await conversationLog.health();
  expect(logged()).toEqual(["What is light?"]);
});

it("deletes nothing of the exchange that is being written, and the others meanwhile", async () => {
  const { chat, texts, idOf, visitorSays, ready } = await talked();
  const call = await visitorSays("And heat?");
  expect(chat.getSnapshot().can({ type: "exchange.delete", messageId: idOf("And heat?") })).toBe(false);
  chat.send({ type: "exchange.delete", messageId: idOf("Another wave.") });
  call.say("A trembling.");
  call.finish();
  await ready();
  expect(texts()).toEqual(["What is light?", "A wave.", "And heat?", "A trembling."]);
});

it("ends the edit of a question that is deleted, and gives the draft before it back", async () => {
  const { chat, idOf } = await talked();
  chat.send({ type: "draft.change", text: "Half a" });
  chat.send({ type: "question.edit" });
  chat.send({ type: "exchange.delete", messageId: idOf("And sound?") });
  const { editedId, draft } = chat.getSnapshot().context.composer;
  expect([editedId, draft]).toEqual([null, "Half a"]);
});

it("forgets the failure of a question that is deleted", async () => {
  const { chat, visitorSays, ready, idOf, settingsStore } = await talked();
  const call = await visitorSays("And heat?");
  call.fail("overloaded");
  await ready();
  expect(settingsStore.read("aom.failure.ada")).not.toBeNull();
  chat.send({ type: "exchange.delete", messageId: idOf("And heat?") });
  expect([chat.getSnapshot().context.reply.failure, settingsStore.read("aom.failure.ada")]).toEqual([null, null]);
});
