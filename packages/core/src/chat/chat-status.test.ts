import { expect, it } from "vitest";
import { createTestChat } from "@archive-of-minds/testing";
import { status } from "./chat.selectors";

it("goes from submitted to streaming to ready, and to error when the reply fails", async () => {
  const test = await createTestChat();
  await test.ready();
  const now = () => status(test.chat.getSnapshot());
  const seen = [now()];
  const call = await test.visitorSays("What is light?");
  seen.push(now());
  call.say("A wave.");
  await test.until(() => now() === "streaming");
  seen.push(now());
  call.finish();
  await test.ready();
  seen.push(now());
  (await test.visitorSays("And sound?")).fail("overloaded");
  await test.ready();
  seen.push(now());
  expect(seen).toEqual(["ready", "submitted", "streaming", "ready", "error"]);
});
