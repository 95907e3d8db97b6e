import { LanguageModelError } from "../contracts";
import { createStoredChatRoom, reopenChatRoom, settled } from "@archive-of-minds/testing";
import { expect, it } from "vitest";
import * as timings from "../shared/timings";

async function refused() {
  const test = await createStoredChatRoom();
  test.visitorSays("What is light, Ada?");
  (await test.model.nextCall()).fail(
    new LanguageModelError("outdatedClient", "The server answered with status 410.", { status: 410 }),
  );
  await settled();
  return test;
}

it("adds no line to the discussion where the page is out of date", async () => {
  const test = await refused();
  expect([test.state(), test.transcript()]).toEqual(["failed", ["user: What is light, Ada?"]]);
});

it("goes on after the reload of a page that was out of date", async () => {
  const test = await reopenChatRoom(await refused());
  expect([test.state(), test.room.getSnapshot().context.failure, test.transcript()]).toEqual([
    "paused",
    null,
    ["user: What is light, Ada?"],
  ]);
  test.room.send({ type: "discussion.resume" });
  await test.pass(timings.roomResume);
  expect(await test.nextSays("A wave.")).toBe("ada");
});
