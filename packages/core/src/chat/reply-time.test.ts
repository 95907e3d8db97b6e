import { expect, it } from "vitest";
import { exampleMessage, createTestChat, type TestChat } from "@archive-of-minds/testing";

const messages = ({ chat }: TestChat) => chat.getSnapshot().context.memory.messages;
const times = (test: TestChat) => messages(test).map(({ author, createdAt }) => `${author} ${createdAt.slice(11, 19)}`);
const isStreaming = (test: TestChat) =>
  test.until((snapshot) => snapshot.matches({ conversation: { ready: { replying: { answering: "streaming" } } } }));

async function asked() {
  const test = await createTestChat();
  await test.ready();
  return { test, call: await test.visitorSays("What is light?") };
}

it("dates a reply by its first words, and the memory by its last message", async () => {
  const { test, call } = await asked();
  test.clock.increment(3_000);
  call.say("A wave, ");
  await isStreaming(test);
  test.clock.increment(4_000);
  call.say("of course.");
  call.finish();
  await test.ready();
  expect(times(test)).toEqual(["user 12:00:00", "ada 12:00:03"]);
  expect((await test.memoryStore.load("ada")).metadata.lastInteraction).toBe("2026-01-01T12:00:03.000Z");
});

it("dates an apology by the time it is shown", async () => {
  const { test, call } = await asked();
  test.clock.increment(5_000);
  call.fail("overloaded");
  await test.ready();
  expect(times(test)).toEqual(["user 12:00:00", "ada 12:00:05"]);
});

it("keeps the position and time of a reply that is regenerated", async () => {
  const { test, call } = await asked();
  call.say("A wave.");
  call.finish();
  await test.ready();
  test.clock.increment(5_000);
  test.chat.send({ type: "reply.regenerate" });
  const again = await test.model.nextCall();
  again.say("A stream.");
  again.finish();
  await test.ready();
  expect(times(test)).toEqual(["user 12:00:00", "ada 12:00:00"]);
});

it("sorts a reply after messages that another tab sent before its first words, in both tabs", async () => {
  const { test, call } = await asked();
  test.clock.increment(1_000);
  await test.memoryStore.append(
    "ada",
    exampleMessage(7, { id: "of-another-tab", text: "And what is sound?", createdAt: "2026-01-01T12:00:01.000Z" }),
  );
  await test.until((snapshot) => snapshot.context.memory.messages.length === 2);
  test.clock.increment(1_000);
  call.say("A wave.");
  call.finish();
  await test.ready();
  expect(times(test)).toEqual(["user 12:00:00", "user 12:00:01", "ada 12:00:02"]);
  expect(await test.stored("ada")).toEqual(messages(test));
});

it("dates a reply after its question, also when the clock was set back", async () => {
  const test = await createTestChat({ messages: [exampleMessage(1, { createdAt: "2026-01-01T13:00:00.000Z" })] });
  await test.ready();
  const call = await test.visitorSays("What is light?");
  call.say("A wave.");
  call.finish();
  await test.ready();
  const [, question, reply] = messages(test);
  expect(question && reply && question.createdAt < reply.createdAt).toBe(true);
});
