import { propertyRuns } from "@archive-of-minds/testing";
import { createClient } from "@libsql/client";
import { afterEach, describe, expect, it } from "vitest";
import { SECOND } from "../clock";
import type { ApiError } from "../http/api-error";
import { createServer } from "../server";
import { exampleConfig } from "../testing/example-config";
import { createTestServer, type TestServer } from "../testing/test-server";
import { createTestVisitor } from "../testing/test-visitor";
import { createCodeCheck } from "./code-check";

// Hundreds of guesses within a minute, with every way to look like another client.

const GUESSES = Math.max(300, propertyRuns(1_000));
/** As fast as one machine may send them. */
const FLOOD = propertyRuns(10_000);

let server: TestServer;
afterEach(() => server.close());

/** How many of the guesses were compared with the code. */
async function comparedOf(guess: (number: number) => Promise<Response>, guesses = GUESSES): Promise<number> {
  const statuses: number[] = [];
  for (let number = 0; number < guesses; number += guesses / 10) {
    const answers = await Promise.all(Array.from({ length: guesses / 10 }, (_, more) => guess(number + more)));
    statuses.push(...answers.map(({ status }) => status));
    server.clock.advance(5 * SECOND);
  }
  expect(statuses.filter((status) => status !== 401 && status !== 429)).toEqual([]);
  return statuses.filter((status) => status === 401).length;
}

const variants = (number: number) => ({
  "x-forwarded-for": `10.0.${number >> 8}.${number & 255}`,
  forwarded: `for=10.0.${number >> 8}.${number & 255}`,
  "x-real-ip": `10.1.${number >> 8}.${number & 255}`,
  "cf-connecting-ip": `10.2.${number >> 8}.${number & 255}`,
  "true-client-ip": `10.3.${number >> 8}.${number & 255}`,
  "user-agent": `agent ${number}`,
});

it.each([
  [
    "one IPv6 network",
    (number: number) => `2001:db8:0:1:${(number >> 8).toString(16)}::${(number & 255).toString(16)}`,
  ],
  ["one address in two notations", (number: number) => (number % 2 === 0 ? "203.0.113.7" : "::ffff:203.0.113.7")],
] as const)("compares ten from %s, with new cookies and headers each time", async (_where, addressOf) => {
  server = await createTestServer();
  expect(
    await comparedOf((number) =>
      server.visitor(addressOf(number)).post("/api/access", { code: `guess ${number}` }, variants(number)),
    ),
  ).toBe(10);
});

it("compares ten of a flood from one address", async () => {
  server = await createTestServer();
  expect(
    await comparedOf(
      (number) => server.visitor("203.0.113.7").post("/api/access", { code: `guess ${number}` }, variants(number)),
      FLOOD,
    ),
  ).toBe(10);
});

it("compares ten of each of twenty addresses", async () => {
  server = await createTestServer();
  expect(
    await comparedOf((number) =>
      server.visitor(`203.0.113.${number % 20}`).post("/api/access", { code: `guess ${number}` }, variants(number)),
    ),
  ).toBe(200);
});

it("behind a trusted proxy, compares ten of each address the proxy saw, whatever the client put before it", async () => {
  server = await createTestServer({ trustProxy: 1 });
  const headers = (number: number) => ({
    ...variants(number),
    "x-forwarded-for": `10.0.${number >> 8}.${number & 255}, 203.0.113.${number % 4}`,
  });
  expect(
    await comparedOf((number) =>
      server.visitor("192.0.2.1").post("/api/access", { code: `guess ${number}` }, headers(number)),
    ),
  ).toBe(40);
});

it("compares ten in all at four servers over one database, and the right code waits like any other", async () => {
  server = await createTestServer();
  const servers = Array.from({ length: 4 }, () =>
    createServer({
      config: exampleConfig(),
      store: server.store,
      sessionSecret: "a secret of the tests",
      clock: server.clock,
    }),
  );
  const visitorOf = (number: number, address: string) =>
    createTestVisitor(servers[number % 4] as (typeof servers)[number], { address });
  expect(await comparedOf((number) => visitorOf(number, "203.0.113.7").unlock(`guess ${number}`))).toBe(10);
  // Other clients are not delayed.
  expect([
    (await visitorOf(0, "203.0.113.7").unlock()).status,
    (await visitorOf(1, "203.0.113.8").unlock()).status,
  ]).toEqual([429, 200]);
  server.clock.advance(60 * SECOND);
  expect((await visitorOf(2, "203.0.113.7").unlock()).status).toBe(200);
});

it("does not compare the right code after ten wrong ones, however many come at once", async () => {
  server = await createTestServer();
  const guesses = [...Array.from({ length: 300 }, (_, number) => `guess ${String(number)}`), "archive"];
  const statuses = await Promise.all(
    guesses.map(async (code) => (await server.visitor("203.0.113.7").post("/api/access", { code })).status),
  );
  expect([statuses.filter((status) => status === 401).length, statuses.at(-1)]).toEqual([10, 429]);
});

it.each([
  ["with the port of the connection", (number: number) => `203.0.113.7:${String(50_000 + number)}`],
  ["with the port of an IPv6 connection", (number: number) => `[2001:db8:0:1::5]:${String(50_000 + number)}`],
  ["as IPv6 in another notation", (number: number) => (number % 2 === 0 ? "::ffff:cb00:7107" : "203.0.113.7")],
] as const)("compares ten behind a proxy that writes the address %s", async (_how, addressOf) => {
  server = await createTestServer({ trustProxy: 1 });
  expect(
    await comparedOf((number) =>
      server
        .visitor("192.0.2.1")
        .post("/api/access", { code: `guess ${number}` }, { "x-forwarded-for": addressOf(number) }),
    ),
  ).toBe(10);
});

it("compares a hundred from an IPv6 /48, and delays no other network", async () => {
  server = await createTestServer();
  const addressOf = (number: number) => `2001:db8:7:${number.toString(16)}::1`;
  expect(
    await comparedOf((number) =>
      server.visitor(addressOf(number)).post("/api/access", { code: `guess ${number}` }, variants(number)),
    ),
  ).toBe(100);
  expect([
    (await server.visitor(addressOf(5_000)).unlock()).status,
    (await server.visitor("2001:db8:8::1").unlock()).status,
  ]).toEqual([429, 200]);
  server.clock.advance(60 * SECOND);
  expect((await server.visitor(addressOf(5_000)).unlock()).status).toBe(200);
});

describe("a known visitor", () => {
  const flood = (address: string) =>
    Promise.all(Array.from({ length: 100 }, (_, number) => server.visitor(address).unlock(`guess ${number}`)));

  it("gets in while another client guesses at the same address", async () => {
    server = await createTestServer();
    const visitor = await server.unlockedVisitor("203.0.113.7");
    await visitor.fetch("/api/access", { method: "DELETE" });
    await flood("203.0.113.7");
    expect([(await server.visitor("203.0.113.7").unlock()).status, (await visitor.unlock()).status]).toEqual([
      429, 200,
    ]);
  });

  it("has ten guesses a minute, from all addresses together", async () => {
    server = await createTestServer();
    const visitor = await server.unlockedVisitor();
    const statuses = [];
    for (let number = 0; number < 12; number += 1) {
      const roaming = server.visitor(`203.0.113.${number}`);
      visitor.cookies.forEach((value, name) => roaming.cookies.set(name, value));
      statuses.push((await roaming.unlock("wrong")).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
  });

  it("shares a hundred guesses a minute with all known visitors at the address, and delays no other address", async () => {
    server = await createTestServer();
    const known = await Promise.all(Array.from({ length: 30 }, () => server.unlockedVisitor("203.0.113.7")));
    const elsewhere = await server.unlockedVisitor("203.0.113.8");
    const guesser = (number: number) => known[number % known.length] as (typeof known)[number];
    expect(await comparedOf((number) => guesser(number).unlock(`guess ${number}`))).toBe(100);
    expect([(await guesser(0).unlock()).status, (await elsewhere.unlock()).status]).toEqual([429, 200]);
    server.clock.advance(60 * SECOND);
    expect((await guesser(0).unlock()).status).toBe(200);
  });

  it("is refused the right code after ten wrong ones, from however many addresses they come", async () => {
    server = await createTestServer();
    const visitor = await server.unlockedVisitor();
    const guesses = [...Array.from({ length: 100 }, (_, number) => `guess ${String(number)}`), "archive"];
    const statuses = await Promise.all(
      guesses.map(async (code, number) => {
        const roaming = server.visitor(`203.0.113.${number}`);
        visitor.cookies.forEach((value, name) => roaming.cookies.set(name, value));
        return (await roaming.unlock(code)).status;
      }),
    );
    expect([statuses.filter((status) => status === 401).length, statuses.at(-1)]).toEqual([10, 429]);
  });
});

describe("of all", () => {
  const limits = { each: 10, network: 100, unknownVisitors: 50 };
  const open = async () => {
    server = await createTestServer();
    return createCodeCheck({
      accessCode: "archive",
      store: server.store.wrongCodes,
      secret: "a secret of the tests",
      clock: server.clock,
      most: limits,
    });
  };
  const stranger = (number: number) => ({ address: `10.0.${number >> 8}.${number & 255}`, visitorId: null });
  const outcome = (asked: Promise<void>) =>
    asked.then(
      () => "right",
      (error: unknown) => (error as ApiError).type,
    );

  it("unknown visitors, compares a fixed number a minute; known visitors still get in, and all visitors in the next minute", async () => {
    const check = await open();
    const outcomes = await Promise.all(
      Array.from({ length: 500 }, (_, number) => outcome(check("wrong", stranger(number)))),
    );
    expect(outcomes.filter((type) => type === "wrong_code").length).toBe(50);
    expect([
      await outcome(check("archive", stranger(1_000))),
      await outcome(check("archive", { ...stranger(1_000), visitorId: "known" })),
    ]).toEqual(["too_many_attempts", "right"]);
    server.clock.advance(60 * SECOND);
    expect(await outcome(check("archive", stranger(1_000)))).toBe("right");
  });

  it.each([
    ["of unknown visitors", stranger, 100],
    // Each counts for the visitor and for the address.
    ["of known visitors", (number: number) => ({ ...stranger(number), visitorId: `known ${number}` }), 200],
  ])("%s, stores no more than the guesses of a minute or two", async (_who, guesser, most) => {
    const check = await open();
    for (let number = 0; number < 300; number += 1) {
      await outcome(check("wrong", guesser(number)));
      if (number % 50 === 49) server.clock.advance(60 * SECOND);
    }
    const client = createClient({ url: server.databaseUrl });
    const { rows } = await client.execute("SELECT count(*) AS count FROM wrong_codes");
    client.close();
    expect(Number(rows[0]?.["count"])).toBeLessThanOrEqual(most);
  });
});
