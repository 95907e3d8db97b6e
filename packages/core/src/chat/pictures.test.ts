import { createTestChat, exampleMessage } from "@archive-of-minds/testing";
import { expect, it } from "vitest";

const picture = (jpegBase64: string) => ({ jpegBase64 });

async function open() {
  const test = await createTestChat();
  await test.ready();
  const show = async (text: string, jpegBase64: string) => {
    test.chat.send({ type: "message.send", text, image: picture(jpegBase64) });
    const call = await test.model.nextCall();
    call.say("I see it.");
    call.finish();
    await test.ready();
    return test.chat.getSnapshot().context.memory.messages.at(-2)?.id ?? "";
  };
  const kept = () => test.chat.getSnapshot().context.reply.pictures;
  return { ...test, show, kept };
}

it("are kept for each message, also with another character and in another conversation", async () => {
  const { chat, ready, show, kept } = await open();
  const cup = await show("A cup?", "a cup");
  const ball = await show("A ball?", "a ball");
  chat.send({ type: "character.select", characterId: "ben" });
  await ready();
  chat.send({ type: "character.select", characterId: "ada" });
  await ready();
  chat.send({ type: "conversation.begin" });
  expect(kept()).toEqual({ [cup]: picture("a cup"), [ball]: picture("a ball") });
});

it("go with the message that is deleted, and with the memory that is cleared", async () => {
  const { chat, memoryStore, show, kept } = await open();
  const cup = await show("A cup?", "a cup");
  const ball = await show("A ball?", "a ball");
  chat.send({ type: "exchange.delete", messageId: cup });
  expect(kept()).toEqual({ [ball]: picture("a ball") });
  await memoryStore.clear("ada");
  expect(kept()).toEqual({});
});

it("go with the conversation that is deleted", async () => {
  const { chat, show, kept } = await open();
  await show("A cup?", "a cup");
  chat.send({ type: "conversation.delete", conversationId: chat.getSnapshot().context.memory.conversationId });
  expect(kept()).toEqual({});
});

it("are replaced by the picture of the edited message", async () => {
  const { chat, show, kept } = await open();
  const id = await show("A cup?", "a cup");
  chat.send({ type: "question.edit" });
  await show("A ball?", "a ball");
  expect(kept()).toEqual({ [id]: picture("a ball") });
});

it("go with a message that another tab edits or removes", async () => {
  const { chat, memoryStore, show, kept } = await open();
  const cup = await show("A cup?", "a cup");
  const ball = await show("A ball?", "a ball");
  await memoryStore.append("ada", exampleMessage(1, { id: cup, author: "user", text: "A pot?", hasImage: true }));
  expect(kept()).toEqual({ [ball]: picture("a ball") });
  const message = chat.getSnapshot().context.memory.messages.find(({ id }) => id === ball);
  if (message) await memoryStore.remove("ada", message);
  expect(kept()).toEqual({});
});

it("make room, the oldest first, after a hundred", async () => {
  const { show, kept } = await open();
  const ids: string[] = [];
  for (let count = 0; count < 102; count += 1) ids.push(await show(`Number ${String(count)}?`, String(count)));
  expect(Object.keys(kept())).toEqual(ids.slice(2));
});
