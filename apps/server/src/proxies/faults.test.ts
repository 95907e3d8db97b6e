import { agentBehaviours, faults, type Behaviour, type Fault } from "@archive-of-minds/testing/servers";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { TestVisitor } from "../testing/test-visitor";
import { eventually, flushEventLoop } from "./testing/eventually";
import { canaries, createTestProxyServer, routes, type TestProxyServer } from "./testing/test-proxy-server";
import { propertyRuns, createTestTimers } from "@archive-of-minds/testing";

/** What the client receives: a status with the type of the error, or how the body of a 200 ends. */
type Outcome = string;

/** The route that passes a vendor's answer on as it is. */
const speechRoutes = routes.filter(({ name }) => name === "elevenLabs");

const names = Object.keys(faults) as Fault[];
const refusal = (status: number): Outcome => `${status} as the vendor says`;

const everywhere: Partial<Record<Fault, Outcome>> = {
  "endless-error": "500 upstream_error",
  reset: "502 upstream_unreachable",
  close: "502 upstream_unreachable",
  "reset-after-headers": "breaks",
  cut: "breaks",
  "cut-in-frame": "breaks",
  "cut-in-last-frame": "breaks",
  "short-length": "breaks",
  garbage: "502 upstream_unreachable",
  "half-headers": "502 upstream_unreachable",
  "huge-headers": "502 upstream_unreachable",
  gzip: "502 upstream_invalid",
  "gzip-lie": "502 upstream_invalid",
  "wrong-type": "502 upstream_invalid",
  "no-type": "502 upstream_invalid",
  "no-content": "502 upstream_invalid",
  html: "502 upstream_invalid",
  "html-503": "502 upstream_invalid",
  "text-429": "429 upstream_error",
  "bare-503": "503 upstream_error",
  "huge-error": "500 upstream_error",
  redirect: "502 upstream_invalid",
  "redirect-307": "502 upstream_invalid",
  "redirect-elsewhere": "502 upstream_invalid",
  "retry-after-0": refusal(429),
  "retry-after-59": refusal(429),
  "retry-after-61": refusal(429),
  "retry-after-nan": refusal(429),
  "retry-after-negative": refusal(429),
  "retry-after-date": refusal(429),
  "retry-after-ms": refusal(429),
};

function expectedOutcome(fault: Fault): Outcome {
  if (/^\d+$/.test(fault)) return refusal(Number(fault));
  // JSON is no sound.
  if (fault === "error-with-200") return "502 upstream_invalid";
  return everywhere[fault] ?? "ends";
}

async function outcomeOf(response: Response): Promise<Outcome> {
  if (response.status === 200)
    return response.arrayBuffer().then(
      () => "ends",
      () => "breaks",
    );
  const body = (await response.json()) as { error?: { type?: string }; detail?: unknown; type?: string };
  const type = body.error?.type;
  return type?.startsWith("upstream_") === true ? `${response.status} ${type}` : refusal(response.status);
}

const silent: readonly Fault[] = ["hang", "hang-after-headers", "hang-midway", "endless-error"];
const answering = names.filter((fault) => !silent.includes(fault) && fault !== "slow");

let server: TestProxyServer;
let visitor: TestVisitor;
beforeAll(async () => {
  server = await createTestProxyServer();
  visitor = await server.unlockedVisitor();
});
afterAll(() => server.close());
afterEach(() => Object.values(server.vendors).forEach((vendor) => vendor.setBehaviour("reply")));

it("covers more than forty ways for a vendor to fail", () => {
  expect([names.length > 60, Object.keys(agentBehaviours).length > 20]).toEqual([true, true]);
});

describe.each(speechRoutes)("a vendor behind $path", (route) => {
  const ask = () => visitor.post(route.path, route.body);

  it.each(answering)(
    "that answers with %s is reported correctly, asked once, and no key or agent’s id is shown",
    async (fault) => {
      const vendor = server.vendors[route.name];
      const before = vendor.requests.length;
      vendor.setBehaviour(fault);
      const response = await ask();
      const packed = response.headers.get("content-encoding");
      const words = response.clone().text().catch(String);
      expect([await outcomeOf(response), packed, vendor.requests.length - before]).toEqual([
        expectedOutcome(fault),
        null,
        1,
      ]);
      expect([JSON.stringify([...response.headers]), await words, ...server.logLines].join("\n")).not.toMatch(/CANARY/);
    },
  );

  it("is passed on to its last byte, wherever it breaks off", async () => {
    const vendor = server.vendors[route.name];
    const whole = Buffer.from(await (await ask()).arrayBuffer());
    for (let length = 0; length < whole.length; length += Math.max(1, Math.floor(whole.length / 25))) {
      vendor.setBehaviour(`cut-at-${length}`);
      expect([length, await outcomeOf(await ask())]).toEqual([length, "breaks"]);
      vendor.setBehaviour(`cut-clean-at-${length}`);
      const half = Buffer.from(await (await ask()).arrayBuffer());
      expect([half.length, half.equals(whole.subarray(0, length))]).toEqual([length, true]);
    }
  });

  it("may fail in any order", async () => {
    const vendor = server.vendors[route.name];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...answering.filter((fault) => fault !== "drip")), { minLength: 1, maxLength: 4 }),
        async (sequence) => {
          const before = vendor.requests.length;
          vendor.setBehaviour(sequence as Behaviour[]);
          const outcomes = [];
          for (const _fault of sequence) outcomes.push(await outcomeOf(await ask()));
          expect([outcomes, vendor.requests.length - before]).toEqual([
            sequence.map((fault) => expectedOutcome(fault)),
            sequence.length,
          ]);
        },
      ),
      { numRuns: propertyRuns(350) },
    );
    await eventually(() => vendor.openConnections() === 0);
  });
});

describe.each(speechRoutes)("a vendor behind $path that falls silent", (route) => {
  it.each([
    ["before it answers", "hang", 40_000, "502 upstream_unreachable"],
    ["after its headers", "hang-after-headers", 40_000, "breaks"],
    ["in the middle of its answer", "hang-midway", 20_000, "breaks"],
    ["in the middle of its refusal", "endless-error", 10_000, "500 upstream_error"],
  ] as const)("%s is waited for until its deadline only", async (_case, fault, limit, outcome) => {
    const timers = createTestTimers();
    const patient = await createTestProxyServer({ timers });
    const asking = await patient.unlockedVisitor();
    const vendor = patient.vendors[route.name];
    vendor.setBehaviour(fault);
    const answered = asking.post(route.path, route.body);
    let isThere = false;
    const told = answered.then(async (response) => {
      isThere = true;
      return outcomeOf(response);
    });
    // The vendor has the request, and if it answers at all the client has the beginning of the answer.
    await eventually(() => vendor.requests.length === 1 && (fault === "hang" || fault === "endless-error" || isThere));
    // Everything that was sent has been passed on before time passes.
    await flushEventLoop();
    timers.advance(limit);
    expect(await told).toBe(outcome);
    await eventually(() => vendor.openConnections() === 0);
    await patient.close();
  });
});

it("exposes no key and no agent id, with or without a session", async () => {
  const said: string[] = [];
  const hear = async (response: Response) => {
    said.push(JSON.stringify([...response.headers]), await response.text().catch(String));
  };
  for (const route of routes) {
    await hear(await visitor.post(route.path, route.body));
    await hear(await server.visitor().post(route.path, route.body));
  }
  for (const characterId of ["tesla", "cheesemaster", canaries.agents.tesla]) {
    for (const transport of ["websocket", "webrtc"])
      await hear(await visitor.post("/api/voice-agent/session", { characterId, transport }));
  }
  await hear(await visitor.fetch("/api/config"));
  expect([...said, ...server.logLines].join("\n")).not.toMatch(/CANARY/);
});

it("passes on the refusal of a wrong key without the key", async () => {
  const stranger = await createTestProxyServer({ standIns: { apiKey: "another" } });
  const asking = await stranger.unlockedVisitor();
  for (const { path, body } of routes) {
    const response = await asking.post(path, body);
    const text = await response.text();
    expect([response.status === 401 || text.includes('"reason":"auth"'), /CANA/.test(text)]).toEqual([true, false]);
  }
  await stranger.close();
});
