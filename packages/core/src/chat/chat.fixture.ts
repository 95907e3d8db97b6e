import { vi } from "vitest";
import { createTestChat, type TestChat } from "@archive-of-minds/testing";

/** The time of the test’s clock. */
export const NOON = "2026-01-01T12:00:00.000Z";
/** Waits until the reply has its first words. */
export const isStreaming = (test: TestChat) =>
  test.until((snapshot) => snapshot.matches({ conversation: { ready: { replying: { answering: "streaming" } } } }));
export const state = ({ chat }: TestChat) => chat.getSnapshot();
/** The messages as `author (status): text`. */
export const texts = (test: TestChat) =>
  state(test).context.memory.messages.map(
    ({ author, text, status }) => `${author}${status ? ` (${status})` : ""}: ${text}`,
  );
/** Waits until what was promised has happened. */
export const settled = () =>
  new Promise<void>((resolve) => {
    queueMicrotask(() => queueMicrotask(() => queueMicrotask(resolve)));
  });

/** The actor that writes the reply. */
export const replyOf = (test: TestChat) => state(test).children.turn?.getSnapshot().children.reply;

/** Waits until the reply has grown to this text. */
export const hasArrived = async ({ chat }: TestChat, text: string) => {
  const textStream = chat.getSnapshot().children.turn?.getSnapshot().context.textStream;
  await vi.waitUntil(() => textStream?.text === text, { timeout: 60_000, interval: 0 });
};

/** A chat whose memory is loaded. */
export async function startTest(options: Parameters<typeof createTestChat>[0] = {}) {
  const test = await createTestChat(options);
  await test.ready();
  return test;
}
