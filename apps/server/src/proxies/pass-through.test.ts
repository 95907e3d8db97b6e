import { Readable } from "node:stream";
import { createParser } from "eventsource-parser";
import fc from "fast-check";
import { Hono } from "hono";
import { expect, it } from "vitest";
import type { ServerEnv } from "../http/server-env";
import { createLogger } from "../log";
import { passThrough } from "./pass-through";
import { createTestTimers } from "./testing/test-timers";
import { propertyRuns } from "@archive-of-minds/testing";

const RUNS = propertyRuns(2_000);

const COMMENT = ": the archive is waiting\n";

/** A client, a vendor and a clock that the test drives. */
async function serve({ isEventStream = true } = {}) {
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
          isEventStream,
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

it("sends a comment between two events while the vendor is silent, every 15 seconds", async () => {
  const { said, read, timers, settle } = await serve();
  said("data: one\n\n");
  expect(await read()).toBe("data: one\n\n");
  const next = read();
  await settle();
  timers.advance(15_000);
  expect(await next).toBe(COMMENT);
  const after = read();
  await settle();
  said("data: two\n\n");
  expect(await after).toBe("data: two\n\n");
});

function eventsOf(stream: string): { event: string | undefined; data: string }[] {
  const events: { event: string | undefined; data: string }[] = [];
  const parser = createParser({ onEvent: ({ event, data }) => events.push({ event, data }) });
  parser.feed(stream);
  return events;
}

it("changes no event, wherever the vendor pauses", async () => {
  const event = fc.record({
    name: fc.constantFrom("", "event: delta"),
    data: fc.array(fc.constantFrom("a", " ", '"', ":", "é", "🜁"), { maxLength: 9 }),
    newline: fc.constantFrom("\n", "\r\n"),
  });
  const stream = fc
    .array(event, { minLength: 1, maxLength: 5 })
    .map((events) =>
      events
        .map(({ name, data, newline }) => `${name && name + newline}data: ${data.join("")}${newline}${newline}`)
        .join(""),
    );
  let signs = 0;
  await fc.assert(
    fc.asyncProperty(stream, fc.array(fc.nat(150), { maxLength: 8 }), async (text, cuts) => {
      const { vendor, reader, timers, settle } = await serve();
      const heard: Uint8Array[] = [];
      const reading = (async () => {
        for (let next = await reader.read(); next.value !== undefined; next = await reader.read())
          heard.push(next.value);
      })();
      const whole = Buffer.from(text);
      const places = [...new Set([...cuts.filter((cut) => cut > 0 && cut < whole.length), whole.length])].sort(
        (one, other) => one - other,
      );
      for (const [index, place] of places.entries()) {
        await settle();
        timers.advance(15_000);
        await settle();
        const chunk = whole.subarray(places[index - 1] ?? 0, place);
        if (chunk.length > 0) vendor.push(chunk);
      }
      vendor.push(null);
      await reading;
      const passed = Buffer.concat(heard).toString();
      signs += passed.split(COMMENT).length - 1;
      expect(eventsOf(passed)).toEqual(eventsOf(text));
    }),
    { numRuns: RUNS },
  );
  expect(signs).toBeGreaterThan(RUNS / 2);
});

it.each([
  ["in the middle of a line", true, "data: o"],
  ["outside event streams", false, '{"half":\n'],
])("sends none %s", async (_case, isEventStream, words) => {
  const { said, read, timers, settle, reader } = await serve({ isEventStream });
  said(words);
  await read();
  let later: string | null = "nothing yet";
  read().then(
    (text) => (later = text),
    () => {},
  );
  await settle();
  timers.advance(19_000);
  await settle();
  expect(later).toBe("nothing yet");
  await reader.cancel();
});

it("leaves a model 40 seconds to think before its first word", async () => {
  const { read, timers, settle, logged } = await serve({ isEventStream: false });
  const first = read();
  await settle();
  timers.advance(39_999);
  expect(logged()).toEqual([]);
  timers.advance(1);
  await expect(first).rejects.toThrow("fell silent");
});

it("breaks off after 20 seconds of silence, comments or not", async () => {
  const { said, read, timers, settle, logged, vendor } = await serve();
  said("data: one\n\n");
  await read();
  const sign = read();
  await settle();
  timers.advance(15_000);
  await sign;
  const next = read();
  await settle();
  timers.advance(5_000);
  await expect(next).rejects.toThrow("fell silent");
  expect([vendor.destroyed, logged()]).toMatchObject([true, [{ event: "upstream broke off", code: "SILENCE" }]]);
});

it("accepts a byte every 19 seconds, for ten minutes at most", async () => {
  const { said, read, timers, settle, logged } = await serve({ isEventStream: false });
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
