import { liveCloseCodes } from "@archive-of-minds/core/internal";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DAY } from "../clock";
import { eventually } from "../proxies/testing/eventually";
import { createTestLiveServer, initiation, type TestLiveServer } from "./testing/test-live-server";

const PING = 10_000;
const locked = { code: liveCloseCodes.locked, reason: "The session has been locked." };
const elsewhere = { code: liveCloseCodes.elsewhere, reason: "The conversation goes on in another window." };

let now: number;
let server: TestLiveServer;
let cookie: string;
beforeEach(async () => {
  now = Date.parse("2026-01-01T12:00:00.000Z");
  server = await createTestLiveServer({ elevenLabs: { agentBehaviour: "silent" }, clock: { now: () => now } });
  cookie = await server.cookie();
});
afterEach(() => server.close());

type Pair = Awaited<ReturnType<TestLiveServer["begin"]>>;

const lock = (at = server.url) => fetch(`${at}/api/access`, { method: "DELETE", headers: { cookie } });
const unlock = () =>
  fetch(`${server.url}/api/access`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: '{"code":"archive"}',
  });

/** Advances to the next ping and waits for its check: the store answers in order, so later requests come after it. */
async function ping(): Promise<void> {
  server.timers.advance(PING);
  for (let question = 0; question < 3; question += 1) await fetch(`${server.url}/api/health`);
}

async function expectToGoOn({ client, agent }: Pair, text: string): Promise<void> {
  client.send({ type: "user_message", text });
  await eventually(
    () => client.socket.readyState !== client.socket.OPEN || agent.received.some((frame) => frame["text"] === text),
  );
  expect([client.socket.readyState, agent.received.at(-1)]).toEqual([
    client.socket.OPEN,
    { type: "user_message", text },
  ]);
}

describe("locking", () => {
  it("ends the live conversation, for the agent too", async () => {
    const { client, agent } = await server.begin({ cookie });
    expect((await lock()).status).toBe(200);
    expect([await client.closed, (await agent.ended).code]).toEqual([locked, 1000]);
    await eventually(() => server.timers.pending() === 0);
  });

  it("ends no other visitor’s conversation", async () => {
    const other = await server.begin({ cookie: await server.cookie() });
    const { client } = await server.begin({ cookie });
    await lock();
    await client.closed;
    await expectToGoOn(other, "Still here.");
  });

  it("unlocking again ends it too, since that begins a new session", async () => {
    const { client } = await server.begin({ cookie });
    expect((await unlock()).status).toBe(200);
    expect(await client.closed).toEqual(locked);
  });

  it("ends it in another server process too, with the next ping", async () => {
    const at = (await server.listenBeside()).url;
    const pair = await server.begin({ cookie, at });
    await lock();
    await expectToGoOn(pair, "Nobody has told me yet.");
    server.timers.advance(PING);
    expect([await pair.client.closed, (await pair.agent.ended).code]).toEqual([locked, 1000]);
  });

  it("before it has begun, in another server process, reserves nothing", async () => {
    const client = await server.open({ cookie, at: (await server.listenBeside()).url });
    await lock();
    client.send(initiation);
    expect([await client.closed, server.vendors.elevenLabs.requests]).toEqual([locked, []]);
  });
});

it("an expired session ends its conversation, with the next ping", async () => {
  const { client } = await server.begin({ cookie });
  now += 7 * DAY;
  server.timers.advance(PING);
  expect(await client.closed).toEqual(locked);
});

it("an unreachable store ends no conversation", async () => {
  const pair = await server.begin({ cookie });
  server.breakSessions();
  server.timers.advance(PING);
  await eventually(() => server.logLines.some((line) => line.includes('"live conversation not checked"')));
  await expectToGoOn(pair, "Still here.");
});

describe("in two server processes", () => {
  it("a visitor has one live conversation: the newer replaces the older with the next ping", async () => {
    const first = await server.begin({ cookie });
    const second = await server.begin({ cookie, at: (await server.listenBeside()).url });
    server.timers.advance(PING);
    expect([await first.client.closed, (await first.agent.ended).code]).toEqual([elsewhere, 1000]);
    await ping();
    await expectToGoOn(second, "Still here.");
  });

  it("it goes on if the other one has ended before that", async () => {
    const first = await server.begin({ cookie });
    const second = await server.begin({ cookie, at: (await server.listenBeside()).url });
    second.client.socket.close(1000);
    await second.agent.ended;
    await ping();
    await expectToGoOn(first, "Still here.");
  });

  it("two visitors have one each", async () => {
    const pairs = [
      await server.begin({ cookie }),
      await server.begin({ cookie: await server.cookie(), at: (await server.listenBeside()).url }),
    ];
    await ping();
    for (const pair of pairs) await expectToGoOn(pair, "Still here.");
  });
});

describe("a connection check", () => {
  const check = () => server.begin({ cookie, query: "&check=1" });

  it("replaces no conversation, and no conversation replaces it", async () => {
    const talk = await server.begin({ cookie });
    const probe = await check();
    await ping();
    await expectToGoOn(talk, "Still here.");
    await server.begin({ cookie });
    await expectToGoOn(probe, "Still here.");
  });

  it("replaces another check of the visitor, and lasts 15 s at most", async () => {
    const first = await check();
    const second = await check();
    expect(await first.client.closed).toEqual(elsewhere);
    server.timers.advance(15_000);
    expect(await second.client.closed).toEqual({
      code: liveCloseCodes.longest,
      reason: "A conversation lasts 15 s at most.",
    });
  });
});

describe("a written conversation, as in the Chat Room", () => {
  const write = () => server.begin({ cookie, query: "&written=1" });

  it("goes on beside a spoken one with the same character", async () => {
    const spoken = await server.begin({ cookie });
    const written = await write();
    await ping();
    await expectToGoOn(spoken, "Still here.");
    await expectToGoOn(written, "Still here, too.");
  });

  it("replaces another written one with the same character", async () => {
    const first = await write();
    await write();
    expect(await first.client.closed).toEqual(elsewhere);
  });
});
