import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { liveCloseCodes } from "@archive-of-minds/core";
import type { AgentBehaviour, AgentConversation } from "@archive-of-minds/core/testing/servers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "../http/api-error";
import { freeSpending } from "../proxies/testing/free-spending";
import { eventually, quiet } from "../proxies/testing/eventually";
import { createLiveArchive, initiation, type LiveArchive, type TestClient } from "./testing/test-client";

let archive: LiveArchive;
beforeEach(async () => {
  archive = await createLiveArchive({ elevenLabs: { agentBehaviour: "silent" } });
});
afterEach(() => archive.close());

const MINUTE = 60_000;
const ended = (agent: AgentConversation) => agent.ended;

/** Lets both ends answer whatever they were pinged with. */
async function exchange({ page, agent }: { page: TestClient; agent: AgentConversation }): Promise<void> {
  const heard = agent.received.filter(({ type }) => type === "pong").length;
  const got = page.received.filter(({ type }) => type === "ping").length;
  agent.pings();
  await eventually(
    () =>
      page.received.filter(({ type }) => type === "ping").length > got || page.socket.readyState !== page.socket.OPEN,
  );
  if (page.socket.readyState !== page.socket.OPEN) return;
  page.send({ type: "pong", event_id: 1 });
  await eventually(() => agent.received.filter(({ type }) => type === "pong").length > heard);
}

describe("a live conversation", () => {
  it("passes on every word, both ways", async () => {
    const { page, agent } = await archive.begin({ query: "&source=js_sdk&version=1.25.0" });
    expect(agent.received).toEqual([initiation]);
    expect([
      agent.protocols,
      agent.query.get("source"),
      agent.query.get("version"),
      agent.headers.cookie,
      agent.headers.origin,
    ]).toEqual([["convai"], "js_sdk", "1.25.0", undefined, undefined]);

    agent.says("Good evening.", { milliseconds: 400 });
    agent.hears("Hello there.");
    agent.interrupts();
    agent.corrects("Good …");
    agent.scores(0.9);
    agent.pings();
    const call = agent.calls("add", { a: 1 });
    await page.gets("client_tool_call");
    expect(page.received.map(({ type }) => type)).toEqual([
      "conversation_initiation_metadata",
      "agent_chat_response_part",
      "agent_chat_response_part",
      "agent_chat_response_part",
      "audio",
      "agent_response",
      "user_transcript",
      "interruption",
      "agent_response_correction",
      "vad_score",
      "ping",
      "client_tool_call",
    ]);
    expect(await page.gets("agent_response")).toEqual({
      type: "agent_response",
      agent_response_event: { agent_response: "Good evening.", event_id: 1 },
    });

    const frames = [
      { type: "pong", event_id: 1 },
      { type: "client_tool_result", tool_call_id: call, result: "3", is_error: false },
      { type: "feedback", score: "like", event_id: 1 },
      { type: "contextual_update", text: "It rains." },
      { type: "user_activity" },
      { user_audio_chunk: "AAAA" },
      { type: "user_message", text: "Goodbye." },
    ];
    for (const frame of frames) page.send(frame);
    await agent.heard("user_message");
    expect(agent.received.slice(1)).toEqual(frames);
  });

  it("takes what the page says while the agent is being called, in order", async () => {
    const page = await archive.open();
    page.send(initiation);
    for (const text of ["one", "two", "three"]) page.send({ type: "user_message", text });
    const agent = await archive.vendors.elevenLabs.conversation();
    await agent.heard("user_message", 3);
    expect(agent.received.slice(1).map(({ text }) => text)).toEqual(["one", "two", "three"]);
  });

  it("asks the vendor nothing before the page has said how to begin, and waits 5 seconds for that", async () => {
    const page = await archive.open();
    await quiet();
    expect([archive.vendors.elevenLabs.requests, archive.vendors.elevenLabs.upgrades()]).toEqual([[], 0]);
    archive.timers.advance(5_000);
    expect(await page.closed).toEqual({
      code: liveCloseCodes.startTimedOut,
      reason: "The page did not begin in time.",
    });
  });

  it("tells neither an agent’s id nor a key, whatever the agent says", async () => {
    const { page, agent } = await archive.begin();
    agent.send({ type: "debug", text: "agent_CANARY_FLUX sk_CANARY_ELEVENLABS_0123456789" });
    expect(await page.gets("debug")).toEqual({ type: "debug", text: "[key] [key]" });
    agent.closes(1008, "agent_CANARY_FLUX is over quota");
    expect(await page.closed).toEqual({ code: liveCloseCodes.policy, reason: "[key] is over quota" });
    expect(archive.logLines.join("\n")).not.toContain("CANARY");
  });

  it("goes where the configuration says, wherever a signed address leads", async () => {
    let calls = 0;
    const evil = createServer().on("connection", () => (calls += 1));
    evil.listen(0, "127.0.0.1");
    await once(evil, "listening");
    const { port } = evil.address() as AddressInfo;
    for (const origin of [
      `ws://127.0.0.1:${port}`,
      `wss://user@127.0.0.1:${port}`,
      `http://127.0.0.1:${port}/v1/other?x=`,
      `ws://127.0.0.1:${port}/../..`,
    ]) {
      archive.vendors.elevenLabs.setSignedOrigin(origin);
      const { agent, page } = await archive.begin();
      expect(agent.query.get("conversation_signature")).toMatch(/^cvtkn_/);
      page.socket.close(1000);
      await page.closed;
    }
    expect(calls).toBe(0);
    evil.close();
  });
});

describe("an agent that fails", () => {
  const cases: readonly (readonly [AgentBehaviour, number, string])[] = [
    ["refuse-401", liveCloseCodes.keyRefused, "The live service refuses the archive's key."],
    ["refuse-403", liveCloseCodes.keyRefused, "The live service refuses the archive's key."],
    ["refuse-302", liveCloseCodes.upstream, "The voice agent cannot be reached."],
    ["no-protocol", liveCloseCodes.upstream, "The connection to the voice agent broke."],
    ["first-not-metadata", liveCloseCodes.invalidStart, "The voice agent did not begin as promised."],
    ["kill-at-once", liveCloseCodes.upstream, "The connection to the voice agent broke."],
    ["kill", liveCloseCodes.upstream, "The connection to the voice agent broke."],
    ["half-frame", liveCloseCodes.upstream, "The connection to the voice agent broke."],
    ["bad-frame", liveCloseCodes.upstream, "The connection to the voice agent broke."],
    ["close-1000", 1000, ""],
    ["close-1008", liveCloseCodes.policy, 'Override for field "prompt" is not allowed by config.'],
    ["close-1011", liveCloseCodes.upstream, "The server met an error."],
    ["end-call", 1000, ""],
    ["max-duration", liveCloseCodes.policy, "Max duration exceeded"],
  ];
  it.each(cases)("by %s ends it with %i %j", async (behaviour, code, reason) => {
    archive.vendors.elevenLabs.setAgentBehaviour(behaviour);
    const page = await archive.open();
    page.send(initiation);
    expect(await page.closed).toEqual({ code, reason });
    await eventually(() => archive.timers.pending() === 0);
  });

  it.each<AgentBehaviour>(["no-metadata", "hang-handshake"])("by %s is given ten seconds", async (behaviour) => {
    archive.vendors.elevenLabs.setAgentBehaviour(behaviour);
    const page = await archive.open();
    page.send(initiation);
    await eventually(() => archive.vendors.elevenLabs.upgrades() === 1);
    archive.timers.advance(10_000);
    expect(await page.closed).toEqual({
      code: liveCloseCodes.startTimedOut,
      reason: "The voice agent did not begin in time.",
    });
    await eventually(() => archive.timers.pending() === 0);
  });

  it.each<AgentBehaviour>(["binary", "garbage-text"])("by %s is heard no less", async (behaviour) => {
    archive.vendors.elevenLabs.setAgentBehaviour(behaviour);
    const { page, agent } = await archive.begin();
    agent.says("All the same.");
    expect(await page.gets("agent_response")).toBeDefined();
    expect(page.received).toHaveLength(6);
  });

  it.each<AgentBehaviour>(["unknown-type", "bad-format", "bad-rate", "late-audio"])(
    "by %s is the page’s to judge",
    async (behaviour) => {
      archive.vendors.elevenLabs.setAgentBehaviour(behaviour);
      const { page } = await archive.begin();
      const types: Partial<Record<AgentBehaviour, string>> = { "unknown-type": "mood", "late-audio": "interruption" };
      await page.gets(types[behaviour] ?? "conversation_initiation_metadata");
      expect(page.socket.readyState).toBe(page.socket.OPEN);
    },
  );

  it.each([
    ["503", liveCloseCodes.upstream, "The voice agent cannot be reached."],
    ["401", liveCloseCodes.keyRefused, "The live service refuses the archive's key."],
    ["429", liveCloseCodes.busy, "The voice agent has no free line just now."],
    ["reset", liveCloseCodes.upstream, "The voice agent cannot be reached."],
    ["html", liveCloseCodes.upstream, "The voice agent cannot be reached."],
    ["empty", liveCloseCodes.upstream, "The voice agent cannot be reached."],
    ["redirect-elsewhere", liveCloseCodes.upstream, "The voice agent cannot be reached."],
  ] as const)("before it is even called (%s) ends it with %i %j", async (behaviour, code, reason) => {
    archive.vendors.elevenLabs.setBehaviour(behaviour);
    const page = await archive.open();
    page.send(initiation);
    expect([await page.closed, archive.vendors.elevenLabs.upgrades()]).toEqual([{ code, reason }, 0]);
  });
});

describe("when the page goes", () => {
  it.each([
    ["says goodbye", (page: TestClient) => page.socket.close(1000)],
    ["breaks its connection", (page: TestClient) => page.socket.terminate()],
  ])("and %s, the agent is told at once", async (_how, leave) => {
    const { page, agent } = await archive.begin();
    leave(page);
    expect(await ended(agent)).toEqual({ code: 1000, reason: "User ended conversation" });
    await eventually(() => archive.timers.pending() === 0);
  });

  it.each(["hang-handshake", "no-metadata"] as const)(
    "while the agent is being called (%s), nobody is left on the line",
    async (behaviour) => {
      archive.vendors.elevenLabs.setAgentBehaviour(behaviour);
      const page = await archive.open();
      page.send(initiation);
      await eventually(() => archive.vendors.elevenLabs.upgrades() === 1);
      page.socket.terminate();
      await eventually(() => archive.timers.pending() === 0);
    },
  );

  it("while its address is being signed, the agent is never called", async () => {
    archive.vendors.elevenLabs.setBehaviour("hang");
    const page = await archive.open();
    page.send(initiation);
    await eventually(() => archive.vendors.elevenLabs.requests.length === 1);
    page.socket.terminate();
    await eventually(() => archive.vendors.elevenLabs.openConnections() === 0);
    expect(archive.vendors.elevenLabs.upgrades()).toBe(0);
  });

  it("without a word, it is missed after 30 seconds", async () => {
    const { page, agent } = await archive.begin({ autoPong: false });
    for (let second = 0; second < 30; second += 10) {
      archive.timers.advance(10_000);
      await quiet();
    }
    expect([(await ended(agent)).code, (await page.closed).code]).toEqual([1000, 1006]);
  });

  it("and comes back, the new conversation takes over from the old", async () => {
    const first = await archive.begin();
    const second = await archive.begin();
    expect(await first.page.closed).toEqual({
      code: liveCloseCodes.elsewhere,
      reason: "The conversation goes on in another window.",
    });
    await ended(first.agent);
    second.page.send({ type: "user_message", text: "Still here." });
    expect(await second.agent.heard("user_message")).toMatchObject({ text: "Still here." });
  });

  it("another visitor’s conversation goes on", async () => {
    const first = await archive.begin();
    await archive.begin({ cookie: await archive.cookie() });
    first.page.send({ type: "user_message", text: "Still here." });
    expect(await first.agent.heard("user_message")).toMatchObject({ text: "Still here." });
  });
});

describe("when the agent goes", () => {
  it("the page is told at once", async () => {
    const { page, agent } = await archive.begin();
    agent.closes(1000, "Done.");
    expect(await page.closed).toEqual({ code: 1000, reason: "Done." });
  });

  it.each([
    [4_000, 4_000],
    [liveCloseCodes.locked, liveCloseCodes.upstream],
    [liveCloseCodes.silence, liveCloseCodes.upstream],
  ])("with %i, the page is told %i: no vendor speaks in the server’s codes", async (code, told) => {
    const { page, agent } = await archive.begin();
    agent.closes(code, "Done.");
    expect(await page.closed).toEqual({ code: told, reason: "Done." });
  });

  it("without a word, it is missed after 30 seconds", async () => {
    archive.vendors.elevenLabs.setAgentBehaviour("no-pong");
    const { page } = await archive.begin();
    for (let second = 0; second < 30; second += 10) {
      archive.timers.advance(10_000);
      await quiet();
    }
    expect(await page.closed).toEqual({
      code: liveCloseCodes.upstream,
      reason: "The connection to the voice agent broke.",
    });
  });
});

describe("what costs money and helps nobody", () => {
  it("ends after a minute of silence, of which the page is told first", async () => {
    const pair = await archive.begin();
    for (let second = 0; second < 40; second += 10) {
      // An open microphone in an empty room is no sign of life.
      pair.page.send({ user_audio_chunk: "AAAA" });
      pair.agent.scores(0.1);
      archive.timers.advance(10_000);
      await exchange(pair);
    }
    archive.timers.advance(5_000);
    expect(await pair.page.gets("archive_notice")).toEqual({
      type: "archive_notice",
      archive_notice_event: { notice: "silence", seconds_left: 15 },
    });
    archive.timers.advance(5_000);
    await exchange(pair);
    archive.timers.advance(10_000);
    expect(await pair.page.closed).toEqual({ code: liveCloseCodes.silence, reason: "Nobody spoke for 60 seconds." });
    await ended(pair.agent);
  });

  it("goes on while anybody speaks, for a quarter of an hour", async () => {
    const pair = await archive.begin();
    for (let second = 0; second < 890; second += 10) {
      archive.timers.advance(10_000);
      if (second % 40 === 0) pair.agent.hears("Go on.");
      await exchange(pair);
    }
    expect(pair.page.socket.readyState).toBe(pair.page.socket.OPEN);
    archive.timers.advance(10_000);
    expect(await pair.page.closed).toEqual({
      code: liveCloseCodes.longest,
      reason: "A conversation lasts 15 min at most.",
    });
    await ended(pair.agent);
  });

  it("ends although the agent goes on and on, when nobody has answered it for two minutes", async () => {
    const pair = await archive.begin();
    pair.agent.hears("Good evening.");
    let seconds = 0;
    while (seconds < 300 && pair.page.socket.readyState === pair.page.socket.OPEN) {
      if (seconds % 40 === 0) pair.agent.says("Are you still there?");
      await exchange(pair);
      archive.timers.advance(10_000);
      seconds += 10;
    }
    expect([await pair.page.closed, seconds]).toEqual([
      { code: liveCloseCodes.silence, reason: "Nobody spoke for 60 seconds." },
      150,
    ]);
    await ended(pair.agent);
  });

  it("ends sooner where its owner says so", async () => {
    const brief = await createLiveArchive({
      config: { agentLimits: { silenceSeconds: 3_600, longestMinutes: 1 } },
      elevenLabs: { agentBehaviour: "silent" },
    });
    const pair = await brief.begin();
    for (let second = 0; second < 50; second += 10) {
      brief.timers.advance(10_000);
      await exchange(pair);
    }
    brief.timers.advance(MINUTE - 50_000);
    expect((await pair.page.closed).reason).toBe("A conversation lasts 1 min at most.");
    await brief.close();
  });

  it("is asked for before the vendor is, and settled with the seconds it took", async () => {
    const asked: number[] = [];
    const settled: number[] = [];
    const paid = await createLiveArchive({
      elevenLabs: { agentBehaviour: "silent" },
      spending: {
        ...freeSpending,
        agent: async (_c, seconds) => {
          asked.push(seconds);
          return { settle: (used) => void settled.push(used), keep: () => {} };
        },
      },
    });
    const pair = await paid.begin();
    expect([asked, settled]).toEqual([[900], []]);
    paid.timers.advance(7_500);
    pair.page.socket.close(1000);
    await ended(pair.agent);
    await eventually(() => settled.length > 0);
    paid.vendors.elevenLabs.setBehaviour("503");
    const failed = await paid.open();
    failed.send(initiation);
    await failed.closed;
    expect(settled).toEqual([8, 0]);
    await paid.close();
  });

  it("does not begin when there is nothing left to spend, and says why", async () => {
    const spending = {
      ...freeSpending,
      agent: () => Promise.reject(new ApiError(429, "too_many_attempts", "The archive has talked enough for today.")),
    };
    const poor = await createLiveArchive({ spending });
    const page = await poor.open();
    page.send(initiation);
    expect([await page.closed, poor.vendors.elevenLabs.requests]).toEqual([
      { code: liveCloseCodes.spent, reason: "The archive has talked enough for today." },
      [],
    ]);
    await poor.close();
  });
});

describe("a page that is not ours", () => {
  const abuses: readonly (readonly [string, unknown, number])[] = [
    ["bytes", Buffer.from([1, 2, 3]), liveCloseCodes.policy],
    ["no JSON", '{"type":', 1008],
    ["an unknown type", { type: "admin" }, 1008],
    ["a frame of 300 kB", { user_audio_chunk: "A".repeat(300_000) }, 1009],
  ];

  it.each(abuses)("is cut off for %s, and nothing of it reaches the agent", async (_case, frame, code) => {
    const early = await archive.open();
    early.send(frame);
    expect([(await early.closed).code, archive.vendors.elevenLabs.requests]).toEqual([code, []]);

    const { page, agent } = await archive.begin();
    page.send(frame);
    expect((await page.closed).code).toBe(code);
    await ended(agent);
    expect(agent.received).toEqual([initiation]);
  });

  it("is cut off for text that is no text", async () => {
    const { page, agent } = await archive.begin();
    page.socket.send(Buffer.from([0xff, 0xfe]), { binary: false });
    expect([(await page.closed).code, (await ended(agent)).code, agent.received]).toEqual([1007, 1000, [initiation]]);
  });

  it("is cut off when it listens to nothing", async () => {
    const { page, agent } = await archive.begin();
    page.socket.pause();
    for (let turn = 0; turn < 60; turn += 1) agent.says("And so on.", { milliseconds: 10_000 });
    expect((await ended(agent)).code).toBe(1000);
    page.socket.terminate();
  });

  it("is cut off for beginning twice", async () => {
    const { page, agent } = await archive.begin();
    page.send(initiation);
    expect([(await page.closed).code, (await ended(agent)).code, agent.received]).toEqual([1008, 1000, [initiation]]);
  });

  it("is cut off for a flood, and another visitor notices nothing", async () => {
    const other = await archive.begin({ cookie: await archive.cookie() });
    const { page, agent } = await archive.begin();
    for (let frame = 0; frame < 400; frame += 1) page.send({ type: "user_activity" });
    expect([await page.closed, (await ended(agent)).code]).toEqual([
      { code: liveCloseCodes.policy, reason: "Too many frames at once." },
      1000,
    ]);
    expect(agent.received.length).toBeLessThanOrEqual(100);
    other.agent.says("Undisturbed.");
    expect(await other.page.gets("agent_response")).toBeDefined();
  });

  it("may send sound as fast as the vendor’s own client does", async () => {
    const pair = await archive.begin();
    for (let second = 1; second <= 9; second += 1) {
      for (let frame = 0; frame < 40; frame += 1) pair.page.send({ user_audio_chunk: "AAAA" });
      await pair.agent.heard("user_audio_chunk", second * 40);
      archive.timers.advance(1_000);
    }
    expect(pair.page.socket.readyState).toBe(pair.page.socket.OPEN);
  });

  it("does not fill the memory while the agent is being called", async () => {
    archive.vendors.elevenLabs.setBehaviour("hang");
    const page = await archive.open();
    page.send(initiation);
    for (let frame = 0; frame < 8; frame += 1) page.send({ user_audio_chunk: "A".repeat(200_000) });
    expect((await page.closed).code).toBe(1009);
  });
});

it("ends with the server, both ways", async () => {
  const { page, agent } = await archive.begin();
  await (await archive.listen()).stop(2_000);
  expect([await page.closed, (await ended(agent)).code]).toEqual([
    { code: liveCloseCodes.goingAway, reason: "The archive is being restarted." },
    1000,
  ]);
});
