import { expect, it } from "vitest";
import { addressOf, beginReply, unlock } from "./testing/running-server";
import { serverWithVendor } from "./testing/server-with-vendor";
import { lastFrame, openReply, replyFrame } from "./testing/test-vendor";

// Waits until the server breaks off the replies that do not end.

const given = serverWithVendor();
const { start } = given;

it("on SIGTERM with a hundred running replies, lets some end, breaks off the others, and counts none as running after a restart", async () => {
  const finish: (() => void)[] = [];
  given.vendor.answer((response) => {
    const isEndless = finish.length % 2 === 1;
    openReply("first")(response, response.req);
    finish.push(() => !isEndless && response.end(`${replyFrame("last")}${lastFrame}`));
  });
  const started = start({ SENDS_AT_ONCE_VISITOR: "100" });
  const address = await addressOf(started);
  const cookie = await unlock(address);
  const replies = await Promise.all(Array.from({ length: 100 }, () => beginReply(address, cookie)));
  const ends = replies.map(async (reply) => {
    let text = "";
    reply.on("data", (chunk: Buffer) => (text += chunk.toString()));
    await new Promise((resolve) => reply.once("close", resolve));
    return `${text.includes("event: end") ? "whole" : "half"}, ${reply.complete ? "ended" : "broken off"}`;
  });
  started.process.kill("SIGTERM");
  await started.line(/"stopping"/);
  await expect(fetch(`${address}/api/health`)).rejects.toThrow();
  for (const end of finish) end();

  const told = await Promise.all(ends);
  expect([
    told.filter((how) => how === "whole, ended").length,
    told.filter((how) => how === "half, broken off").length,
  ]).toEqual([50, 50]);
  await Promise.all(given.vendor.seen.filter((_request, number) => number % 2 === 1).map(({ abandoned }) => abandoned));
  expect(await started.ended).toEqual({ code: 0, signal: null, errors: "" });

  given.vendor.answer(openReply("first"));
  const again = await addressOf(start({ SENDS_AT_ONCE_VISITOR: "1" }));
  expect((await fetch(`${again}/api/memory/tesla`, { headers: { cookie } })).status).toBe(200);
  expect((await beginReply(again, cookie)).statusCode).toBe(200);
});
