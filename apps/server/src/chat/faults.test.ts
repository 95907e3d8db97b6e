import { faults, type Behaviour, type Fault } from "@archive-of-minds/testing/servers";
import { propertyRuns, createTestTimers } from "@archive-of-minds/testing";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { eventually, flushEventLoop } from "../proxies/testing/eventually";
import { createTestProxyServer, routes, type TestProxyServer } from "../proxies/testing/test-proxy-server";
import type { TestVisitor } from "../testing/test-visitor";
import { readReply } from "./testing/read-reply";

const chatRoutes = routes.filter(({ path }) => path === "/api/chat");
const reply = "It hums beneath every street, and hardly anyone hears it.";

/** How a reply ends for each fault; those left out change nothing for the client. */
const outcomes: Partial<Record<Fault, string>> = {
  "400": "error: invalid",
  "401": "error: auth",
  "402": "error: outOfCredit",
  "403": "error: permission",
  "404": "error: notFound",
  "405": "error: invalid",
  "408": "error: timeout",
  "409": "error: invalid",
  "410": "error: invalid",
  "413": "error: invalid",
  "415": "error: invalid",
  "422": "error: invalid",
  "425": "error: invalid",
  "429": "error: rateLimited",
  "451": "error: invalid",
  "499": "error: invalid",
  "500": "error: overloaded",
  "501": "error: overloaded",
  "502": "error: overloaded",
  "503": "error: overloaded",
  "504": "error: timeout",
  "507": "error: overloaded",
  "520": "error: overloaded",
  "522": "error: overloaded",
  "524": "error: overloaded",
  "529": "error: overloaded",
  gzip: "error: cutOff",
  reset: "error: unreachable",
  close: "error: unreachable",
  "reset-after-headers": "error: cutOff",
  cut: "error: cutOff",
  "cut-clean": "error: cutOff",
  "cut-in-frame": "error: cutOff",
  "cut-clean-in-frame": "error: cutOff",
  garbage: "error: unreachable",
  "half-headers": "error: unreachable",
  "huge-headers": "error: unreachable",
  "garbage-body": "error: cutOff",
  "wrong-type": "error: invalid",
  empty: "error: cutOff",
  "no-content": "error: invalid",
  html: "error: invalid",
  "html-503": "error: overloaded",
  "text-429": "error: rateLimited",
  "bare-503": "error: overloaded",
  "huge-error": "error: overloaded",
  "error-event": "error: overloaded",
  "error-event-first": "error: overloaded",
  "error-with-200": "error: invalid",
  redirect: "error: invalid",
  "redirect-307": "error: invalid",
  "redirect-elsewhere": "error: invalid",
  "retry-after-0": "error: rateLimited",
  "retry-after-59": "error: rateLimited",
  "retry-after-61": "error: rateLimited",
  "retry-after-nan": "error: rateLimited",
  "retry-after-negative": "error: rateLimited",
  "retry-after-date": "error: rateLimited",
  "retry-after-ms": "error: rateLimited",
};

const silent: readonly Fault[] = ["hang", "hang-after-headers", "hang-midway", "endless-error"];
const answering = (Object.keys(faults) as Fault[]).filter(
  // One of the SDKs skips an event that is no JSON, and the other fails.
  (fault) => !silent.includes(fault) && fault !== "slow" && fault !== "broken-json",
);

let server: TestProxyServer;
let visitor: TestVisitor;
beforeAll(async () => {
  server = await createTestProxyServer({ standIns: { reply } });
  visitor = await server.unlockedVisitor();
});
afterAll(() => server.close());
afterEach(() => Object.values(server.vendors).forEach((vendor) => vendor.setBehaviour("reply")));

describe.each(chatRoutes)("a model of $name", (route) => {
  const ask = async () => readReply(await visitor.post(route.path, route.body));

  it.each(answering)("that answers with %s is reported, asked once, and shows no key", async (fault) => {
    const vendor = server.vendors[route.name];
    const before = vendor.requests.length;
    vendor.setBehaviour(fault);
    const { text, outcome, message } = await ask();
    expect([outcome, reply.startsWith(text), vendor.requests.length - before]).toEqual([
      outcomes[fault] ?? "complete",
      true,
      1,
    ]);
    if (outcome === "complete") expect(text).toBe(reply);
    expect([message.length <= 300, [text, message, ...server.logLines].join("\n")]).toEqual([
      true,
      expect.not.stringMatching(/CANARY/),
    ]);
  });

  it("gives every piece that arrived, wherever the vendor breaks off", async () => {
    const vendor = server.vendors[route.name];
    for (let length = 0; length < 2_000; length += 90) {
      for (const how of ["cut-at", "cut-clean-at"] as const) {
        vendor.setBehaviour(`${how}-${length}`);
        const { text, outcome } = await ask();
        expect([length, reply.startsWith(text)]).toEqual([length, true]);
        expect([length, text === reply || outcome.startsWith("error: ")]).toEqual([length, true]);
      }
    }
  });

  it("may fail in any order", async () => {
    const vendor = server.vendors[route.name];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...answering.filter((fault) => fault !== "drip")), { minLength: 1, maxLength: 4 }),
        async (sequence) => {
          vendor.setBehaviour(sequence as Behaviour[]);
          const found = [];
          for (const _fault of sequence) found.push((await ask()).outcome);
          expect(found).toEqual(sequence.map((fault) => outcomes[fault] ?? "complete"));
        },
      ),
      { numRuns: propertyRuns(350) },
    );
    await eventually(() => vendor.openConnections() === 0);
  });

  it.each(silent)("that falls silent (%s) is waited for 40 seconds", async (fault) => {
    const timers = createTestTimers();
    const patient = await createTestProxyServer({ timers, standIns: { reply } });
    const asking = await patient.unlockedVisitor();
    const vendor = patient.vendors[route.name];
    vendor.setBehaviour(fault);
    const response = await asking.post(route.path, route.body);
    let hasText = false;
    const watched = new Response(
      response.body?.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, controller) {
            hasText ||= Buffer.from(chunk).includes("event: delta");
            controller.enqueue(chunk);
          },
        }),
      ),
      response,
    );
    const read = readReply(watched);
    await eventually(() => vendor.requests.length === 1 && (fault !== "hang-midway" || hasText));
    await flushEventLoop();
    timers.advance(40_000);
    expect((await read).outcome).toMatch(/^error: (timeout|overloaded)$/);
    await eventually(() => vendor.openConnections() === 0);
    await patient.close();
  });
});
