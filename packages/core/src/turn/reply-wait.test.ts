import { expect, it } from "vitest";
import { isStreaming, startTest, state } from "../chat/chat.fixture";

it("shows what the model does until the first word", async () => {
  const test = await startTest();
  const call = await test.visitorSays("Hello");
  const stream = () => state(test).children.turn?.getSnapshot().context.textStream;
  const waits: unknown[] = [];
  stream()?.subscribe(() => waits.push(stream()?.wait));
  call.think({ isLoading: true });
  call.think({ queue: { place: 2, waitMs: 8_000 } });
  call.think();
  call.say("Good evening.");
  await isStreaming(test);
  expect(waits).toMatchObject([{ isLoading: true }, { queue: { place: 2, waitMs: 8_000 } }, {}, null]);
});
