import { createTestTimers } from "@archive-of-minds/testing";
import { Readable } from "node:stream";
import { Hono } from "hono";
import { expect, it } from "vitest";
import type { ServerEnv } from "../http/server-env";
import { createLogger } from "../log";
import { passThrough } from "./pass-through";

/** A client, a vendor and a clock that the test drives. */
async function serve() {
  const logLines: string[] = [];
  const log = createLogger((line) => logLines.push(line));
  const timers = createTestTimers();
  const ended: number[] = [];
  let taken = 0;
  const vendor = new Readable({ highWaterMark: 0, read: () => void (taken += 1) });
  const app = new Hono<ServerEnv>().get(
    "/",
    (c) =>
      new Response(
        passThrough(c, vendor, {
          upstream: "vendor",
          log,
          timers,
          silenceMs: { atFirst: 40_000, later: 20_000 },
          onEnd: (bytes) => ended.push(bytes),
        }),
      ),
  );
  const reader = (await app.request("/")).body?.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  const read = async () => {
    const { done, value } = await reader.read();
    return done ? null : Buffer.from(value).toString();
  };
  /** Runs everything that does not wait for a timer. */
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    vendor,
    reader,
    read,
    timers,
    ended,
    settle,
    said: (text: string) => void vendor.push(text),
    logged: () => logLines.map((line) => JSON.parse(line) as object),
    taken: () => taken,
  };
}

it("reads no faster than the client", async () => {
  const { said, read, taken, settle } = await serve();
  await settle();
  expect(taken()).toBe(0);
  const first = read();
  await settle();
  said("one");
  expect([await first, taken()]).toEqual(["one", 1]);
});

it("closes the vendor’s stream when the client leaves, and reports how much was passed on", async () => {
  const { vendor, reader, said, read, ended, logged, timers } = await serve();
  said("twelve bytes");
  await read();
  await reader.cancel("enough");
  expect([vendor.destroyed, ended, logged(), timers.pending()]).toEqual([true, [12], [], 0]);
});

it("fails when the vendor fails", async () => {
  const { vendor, read, logged, ended } = await serve();
  vendor.destroy(new TypeError("canary words"));
  await expect(read()).rejects.toThrow(TypeError);
  expect(logged()).toMatchObject([
    { level: "warn", event: "upstream broke off", upstream: "vendor", error: "TypeError" },
  ]);
  expect([JSON.stringify(logged()).includes("canary"), ended]).toEqual([false, [0]]);
});

it("ends when the vendor ends, once", async () => {
  const { said, vendor, read, ended, timers } = await serve();
  said("all");
  vendor.push(null);
  expect([await read(), await read(), ended, timers.pending()]).toEqual(["all", null, [3], 0]);
});

it("leaves a vendor 40 seconds until its first chunk", async () => {
  const { read, timers, settle, logged } = await serve();
  const first = read();
  await settle();
  timers.advance(39_999);
  expect(logged()).toEqual([]);
  timers.advance(1);
  await expect(first).rejects.toThrow("fell silent");
});

it("breaks off after 20 seconds of silence", async () => {
  const { said, read, timers, settle, logged, vendor } = await serve();
  said("one");
  await read();
  const next = read();
  await settle();
  timers.advance(20_000);
  await expect(next).rejects.toThrow("fell silent");
  expect([vendor.destroyed, logged()]).toMatchObject([true, [{ event: "upstream broke off", code: "SILENCE" }]]);
});

it("accepts a byte every 19 seconds, for ten minutes at most", async () => {
  const { said, read, timers, settle, logged } = await serve();
  said(".");
  await read();
  for (let chunk = 0; chunk < 31; chunk += 1) {
    const next = read();
    await settle();
    timers.advance(19_000);
    said(".");
    expect(await next).toBe(".");
  }
  const last = read();
  await settle();
  timers.advance(11_000);
  await expect(last).rejects.toThrow("too long");
  expect(logged()).toMatchObject([{ code: "TOO_LONG" }]);
});

it("closes a client that reads nothing for 30 seconds, and the vendor’s stream too", async () => {
  const { said, read, timers, vendor, ended, logged } = await serve();
  said("one");
  await read();
  timers.advance(29_999);
  expect(vendor.destroyed).toBe(false);
  timers.advance(1);
  expect([vendor.destroyed, ended, logged()]).toMatchObject([true, [3], [{ event: "client reads nothing" }]]);
  await expect(read()).rejects.toThrow("reads nothing");
});
