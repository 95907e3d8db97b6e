import { expect, it } from "vitest";
import { LanguageModelError } from "../contracts";
import { createMemoryMemoryStore } from "../memory/memory-memory-store";
import { createFakeSafetyCheck, createTestChat, type TestChat } from "@archive-of-minds/testing";

const failure = ({ chat }: TestChat) => chat.getSnapshot().context.reply.failure;
const stored = (test: TestChat) => test.settingsStore.read("aom.failure.ada");

/** A question that was not answered. */
async function failed(
  error = new LanguageModelError("rateLimited", "Too many.", { status: 429, retryAfterMs: 5_000 }),
) {
  const memoryStore = createMemoryMemoryStore();
  const test = await createTestChat({ memoryStore });
  await test.ready();
  const call = await test.visitorSays("Why alternating current?");
  call.fail(error);
  await test.ready();
  /** Reloads the page. */
  const reload = async (settings: Record<string, string> = { "aom.failure.ada": stored(test) ?? "" }) => {
    test.chat.stop();
    const next = await createTestChat({ memoryStore, settings });
    await next.ready();
    return next;
  };
  return { test, reload };
}

it("shows the failure again after a reload, until a retry", async () => {
  const { reload } = await failed();
  const next = await reload();
  expect(failure(next)).toEqual({
    reason: "rateLimited",
    message: "Too many.",
    status: 429,
    model: { kind: "remote", name: "Fake vendor" },
  });
  expect(next.chat.getSnapshot().can({ type: "reply.retry" })).toBe(true);
  next.chat.send({ type: "reply.retry" });
  const call = await next.model.nextCall();
  call.say("Because.");
  call.finish();
  await next.ready();
  expect([failure(next), stored(next)]).toEqual([null, null]);
});

it("does not show an outdated page again after a reload, and keeps the question", async () => {
  const { test, reload } = await failed(new LanguageModelError("outdatedClient", "This page is out of date."));
  expect(stored(test)).toBeNull();
  const next = await reload();
  expect([failure(next), next.chat.getSnapshot().can({ type: "reply.retry" })]).toEqual([null, true]);
});

it("shows the failure again when the visitor returns to the character", async () => {
  const { test } = await failed();
  for (const characterId of ["ben", "ada"]) {
    test.chat.send({ type: "character.select", characterId });
    await test.ready();
  }
  expect(failure(test)?.reason).toBe("rateLimited");
});

it("deletes the failure with its memory", async () => {
  const { test } = await failed();
  await test.memoryStore.clear("ada");
  await test.until(({ context }) => context.memory.messages.length === 0);
  expect(stored(test)).toBeNull();
});

it.each(["{", '{"questionId":1}', '{"questionId":"id-0001","failure":{"reason":"toString","message":"x"}}', "null"])(
  "ignores an invalid stored failure (%s)",
  async (text) => {
    const { reload } = await failed();
    expect(failure(await reload({ "aom.failure.ada": text }))).toBeNull();
  },
);

it("ignores the stored failure of another question", async () => {
  const { test, reload } = await failed();
  const text = stored(test) ?? "";
  expect(failure(await reload({ "aom.failure.ada": text.replace("id-0001", "id-0009") }))).toBeNull();
});

it("shows a failed safety check again after a reload", async () => {
  const memoryStore = createMemoryMemoryStore();
  const safetyCheck = createFakeSafetyCheck();
  safetyCheck.failWith(new Error("No network"));
  const test = await createTestChat({ memoryStore, safetyCheck });
  await test.ready();
  test.chat.send({ type: "message.send", text: "Are you there?" });
  await test.until(({ context }) => context.reply.failure !== null);
  test.chat.stop();
  const next = await createTestChat({ memoryStore, safetyCheck, settings: { "aom.failure.ada": stored(test) ?? "" } });
  await next.ready();
  expect(failure(next)?.reason).toBe("unchecked");
});
