import { liveCloseCodes } from "@archive-of-minds/core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DAY } from "../clock";
import { eventually } from "../proxies/testing/eventually";
import { createLiveArchive, initiation, type LiveArchive } from "./testing/test-client";

const PING = 10_000;
const locked = { code: liveCloseCodes.locked, reason: "The archive has been locked." };
const elsewhere = { code: liveCloseCodes.elsewhere, reason: "The conversation goes on in another window." };

let now: number;
let archive: LiveArchive;
let cookie: string;
beforeEach(async () => {
  now = Date.parse("2026-01-01T12:00:00.000Z");
  archive = await createLiveArchive({ elevenLabs: { agentBehaviour: "silent" }, clock: { now: () => now } });
  cookie = await archive.cookie();
});
afterEach(() => archive.close());

type Pair = Awaited<ReturnType<LiveArchive["begin"]>>;

const lock = (at = archive.url) => fetch(`${at}/api/access`, { method: "DELETE", headers: { cookie } });
const unlock = () =>
  fetch(`${archive.url}/api/access`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: '{"code":"archive"}',
  });

/** Lets a ping's time come, and the store answer what is asked with it: it answers in turn, so whoever asks later knows. */
async function ping(): Promise<void> {
  archive.timers.advance(PING);
  for (let question = 0; question < 3; question += 1) await fetch(`${archive.url}/api/health`);
}

async function expectToGoOn({ page, agent }: Pair, text: string): Promise<void> {
  page.send({ type: "user_message", text });
  await eventually(
    () => page.socket.readyState !== page.socket.OPEN || agent.received.some((frame) => frame["text"] === text),
  );
  expect([page.socket.readyState, agent.received.at(-1)]).toEqual([page.socket.OPEN, { type: "user_message", text }]);
}

describe("whoever locks the archive", () => {
  it("ends the live conversation, for the agent too", async () => {
    const { page, agent } = await archive.begin({ cookie });
    expect((await lock()).status).toBe(200);
    expect([await page.closed, (await agent.ended).code]).toEqual([locked, 1000]);
    await eventually(() => archive.timers.pending() === 0);
  });

  it("ends nobody else’s", async () => {
    const other = await archive.begin({ cookie: await archive.cookie() });
    const { page } = await archive.begin({ cookie });
    await lock();
    await page.closed;
    await expectToGoOn(other, "Still here.");
  });

  it("and unlocks it anew has begun another session, and ends it as well", async () => {
    const { page } = await archive.begin({ cookie });
    expect((await unlock()).status).toBe(200);
    expect(await page.closed).toEqual(locked);
  });

  it("ends it in another server process too, with the next ping", async () => {
    const at = (await archive.listenBeside()).url;
    const pair = await archive.begin({ cookie, at });
    await lock();
    await expectToGoOn(pair, "Nobody has told me yet.");
    archive.timers.advance(PING);
    expect([await pair.page.closed, (await pair.agent.ended).code]).toEqual([locked, 1000]);
  });

  it("before it has begun, in another server process, spends nothing", async () => {
    const page = await archive.open({ cookie, at: (await archive.listenBeside()).url });
    await lock();
    page.send(initiation);
    expect([await page.closed, archive.vendors.elevenLabs.requests]).toEqual([locked, []]);
  });
});

it("a session that is over ends the conversation begun in it, with the next ping", async () => {
  const { page } = await archive.begin({ cookie });
  now += 7 * DAY;
  archive.timers.advance(PING);
  expect(await page.closed).toEqual(locked);
});

it("a store that is away for a while ends no conversation", async () => {
  const pair = await archive.begin({ cookie });
  archive.breakSessions();
  archive.timers.advance(PING);
  await eventually(() => archive.logLines.some((line) => line.includes('"live conversation not checked"')));
  await expectToGoOn(pair, "Still here.");
});

describe("in two server processes", () => {
  it("a visitor has one live conversation: the newer takes over with the next ping", async () => {
    const first = await archive.begin({ cookie });
    const second = await archive.begin({ cookie, at: (await archive.listenBeside()).url });
    archive.timers.advance(PING);
    expect([await first.page.closed, (await first.agent.ended).code]).toEqual([elsewhere, 1000]);
    await ping();
    await expectToGoOn(second, "Still here.");
  });

  it("it goes on where the other one has ended meanwhile", async () => {
    const first = await archive.begin({ cookie });
    const second = await archive.begin({ cookie, at: (await archive.listenBeside()).url });
    second.page.socket.close(1000);
    await second.agent.ended;
    await ping();
    await expectToGoOn(first, "Still here.");
  });

  it("two visitors have one each", async () => {
    const pairs = [
      await archive.begin({ cookie }),
      await archive.begin({ cookie: await archive.cookie(), at: (await archive.listenBeside()).url }),
    ];
    await ping();
    for (const pair of pairs) await expectToGoOn(pair, "Still here.");
  });
});

describe("a check of the way there", () => {
  const check = () => archive.begin({ cookie, query: "&check=1" });

  it("takes no conversation’s place, and no conversation takes its", async () => {
    const talk = await archive.begin({ cookie });
    const probe = await check();
    await ping();
    await expectToGoOn(talk, "Still here.");
    await archive.begin({ cookie });
    await expectToGoOn(probe, "Still here.");
  });

  it("is the only one of its visitor, and lasts 15 s at most", async () => {
    const first = await check();
    const second = await check();
    expect(await first.page.closed).toEqual(elsewhere);
    archive.timers.advance(15_000);
    expect(await second.page.closed).toEqual({
      code: liveCloseCodes.longest,
      reason: "A conversation lasts 15 s at most.",
    });
  });
});

describe("a written conversation, as in the Chat Room", () => {
  const write = () => archive.begin({ cookie, query: "&written=1" });

  it("goes on beside a spoken one with the same character, and neither takes the other’s place", async () => {
    const spoken = await archive.begin({ cookie });
    const written = await write();
    await ping();
    await expectToGoOn(spoken, "Still here.");
    await expectToGoOn(written, "Still here, too.");
  });

  it("is the only one of its visitor with this character", async () => {
    const first = await write();
    await write();
    expect(await first.page.closed).toEqual(elsewhere);
  });
});
