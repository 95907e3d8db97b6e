import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { liveCloseCodes } from "@archive-of-minds/core/internal";
import type { AgentBehaviour, AgentConversation } from "@archive-of-minds/testing/servers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "../http/api-error";
import { unlimitedBudgets } from "../proxies/testing/unlimited-budgets";
import { eventually, flushEventLoop } from "../proxies/testing/eventually";
import {
  createTestLiveServer,
  initiation,
  initiationOf,
  type TestLiveServer,
  type TestClient,
} from "./testing/test-live-server";

let server: TestLiveServer;
beforeEach(async () => {
  server = await createTestLiveServer({ elevenLabs: { agentBehaviour: "silent" } });
});
afterEach(() => server.close());

const MINUTE = 60_000;
const ended = (agent: AgentConversation) => agent.ended;

/** Waits until both sides have answered the pings. */
async function exchange({ client, agent }: { client: TestClient; agent: AgentConversation }): Promise<void> {
  const heard = agent.received.filter(({ type }) => type === "pong").length;
  const got = client.received.filter(({ type }) => type === "ping").length;
  agent.pings();
  await eventually(
    () =>
      client.received.filter(({ type }) => type === "ping").length > got ||
      client.socket.readyState !== client.socket.OPEN,
  );
  if (client.socket.readyState !== client.socket.OPEN) return;
  client.send({ type: "pong", event_id: 1 });
  await eventually(() => agent.received.filter(({ type }) => type === "pong").length > heard);
}

describe("a live conversation", () => {
  it("passes on every frame, both ways", async () => {
    const { client, agent } = await server.begin({ query: "&source=js_sdk&version=1.25.0" });
    expect(agent.received).toEqual([await initiationOf("flux")]);
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
    await client.gets("client_tool_call");
    expect(client.received.map(({ type }) => type)).toEqual([
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
    expect(await client.gets("agent_response")).toEqual({
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
    for (const frame of frames) client.send(frame);
    await agent.heard("user_message");
    expect(agent.received.slice(1)).toEqual(frames);
  });

  it("keeps the client’s frames until the agent is connected, in order", async () => {
    const client = await server.open();
    client.send(initiation);
    for (const text of ["one", "two", "three"]) client.send({ type: "user_message", text });
    const agent = await server.vendors.elevenLabs.conversation();
    await agent.heard("user_message", 3);
    expect(agent.received.slice(1).map(({ text }) => text)).toEqual(["one", "two", "three"]);
  });

  it("does not call the vendor before the client’s first frame, and waits 5 seconds for that", async () => {
    const client = await server.open();
    await flushEventLoop();
    expect([server.vendors.elevenLabs.requests, server.vendors.elevenLabs.upgrades()]).toEqual([[], 0]);
    server.timers.advance(5_000);
    expect(await client.closed).toEqual({
      code: liveCloseCodes.startTimedOut,
      reason: "The client did not begin in time.",
    });
  });

  it("shows neither an agent’s id nor a key, whatever the agent sends", async () => {
    const { client, agent } = await server.begin();
    agent.send({ type: "debug", text: "agent_CANARY_FLUX sk_CANARY_ELEVENLABS_0123456789" });
    expect(await client.gets("debug")).toEqual({ type: "debug", text: "[key] [key]" });
    agent.closes(1008, "agent_CANARY_FLUX is over quota");
    expect(await client.closed).toEqual({ code: liveCloseCodes.policy, reason: "[key] is over quota" });
    expect(server.logLines.join("\n")).not.toContain("CANARY");
  });

  it("connects to the configured host, whatever host a signed address names", async () => {
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
      server.vendors.elevenLabs.setSignedOrigin(origin);
      const { agent, client } = await server.begin();
      expect(agent.query.get("conversation_signature")).toMatch(/^cvtkn_/);
      client.socket.close(1000);
      await client.closed;
    }
    expect(calls).toBe(0);
    evil.close();
  });
});

describe("an agent that fails", () => {
  const cases: readonly (readonly [AgentBehaviour, number, string])[] = [
    ["refuse-401", liveCloseCodes.keyRefused, "The live service refuses the server's key."],
    ["refuse-403", liveCloseCodes.keyRefused, "The live service refuses the server's key."],
    ["refuse-302", liveCloseCodes.upstream, "The voice agent cannot be reached."],
    ["no-protocol", liveCloseCodes.upstream, "The connection to the voice agent broke."],
    ["first-not-metadata", liveCloseCodes.invalidStart, "The voice agent's first message is not its metadata."],
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
    server.vendors.elevenLabs.setAgentBehaviour(behaviour);
    const client = await server.open();
    client.send(initiation);
    expect(await client.closed).toEqual({ code, reason });
    await eventually(() => server.timers.pending() === 0);
  });

  it.each<AgentBehaviour>(["no-metadata", "hang-handshake"])("by %s is given ten seconds", async (behaviour) => {
    server.vendors.elevenLabs.setAgentBehaviour(behaviour);
    const client = await server.open();
    client.send(initiation);
    await eventually(() => server.vendors.elevenLabs.upgrades() === 1);
    server.timers.advance(10_000);
    expect(await client.closed).toEqual({
      code: liveCloseCodes.startTimedOut,
      reason: "The voice agent did not begin in time.",
    });
    await eventually(() => server.timers.pending() === 0);
  });

  it.each<AgentBehaviour>(["binary", "garbage-text"])("by %s still works", async (behaviour) => {
    server.vendors.elevenLabs.setAgentBehaviour(behaviour);
    const { client, agent } = await server.begin();
    agent.says("All the same.");
    expect(await client.gets("agent_response")).toBeDefined();
    expect(client.received).toHaveLength(6);
  });

  it.each<AgentBehaviour>(["unknown-type", "bad-format", "bad-rate", "late-audio"])(
    "by %s is passed on to the client",
    async (behaviour) => {
      server.vendors.elevenLabs.setAgentBehaviour(behaviour);
      const { client } = await server.begin();
      const types: Partial<Record<AgentBehaviour, string>> = { "unknown-type": "mood", "late-audio": "interruption" };
      await client.gets(types[behaviour] ?? "conversation_initiation_metadata");
      expect(client.socket.readyState).toBe(client.socket.OPEN);
    },
  );

  it.each([
    ["503", liveCloseCodes.upstream, "The voice agent cannot be reached."],
    ["401", liveCloseCodes.keyRefused, "The live service refuses the server's key."],
    ["429", liveCloseCodes.busy, "The voice agent has no free line just now."],
    ["reset", liveCloseCodes.upstream, "The voice agent cannot be reached."],
    ["html", liveCloseCodes.upstream, "The voice agent cannot be reached."],
    ["empty", liveCloseCodes.upstream, "The voice agent cannot be reached."],
    ["redirect-elsewhere", liveCloseCodes.upstream, "The voice agent cannot be reached."],
  ] as const)("before the call (%s) ends it with %i %j", async (behaviour, code, reason) => {
    server.vendors.elevenLabs.setBehaviour(behaviour);
    const client = await server.open();
    client.send(initiation);
    expect([await client.closed, server.vendors.elevenLabs.upgrades()]).toEqual([{ code, reason }, 0]);
  });
});

describe("when the client leaves", () => {
  it.each([
    ["closes the socket", (client: TestClient) => client.socket.close(1000)],
    ["breaks its connection", (client: TestClient) => client.socket.terminate()],
  ])("and %s, the agent’s socket is closed at once", async (_how, leave) => {
    const { client, agent } = await server.begin();
    leave(client);
    expect(await ended(agent)).toEqual({ code: 1000, reason: "User ended conversation" });
    await eventually(() => server.timers.pending() === 0);
  });

  it.each(["hang-handshake", "no-metadata"] as const)(
    "while the agent is being called (%s), the call is aborted",
    async (behaviour) => {
      server.vendors.elevenLabs.setAgentBehaviour(behaviour);
      const client = await server.open();
      client.send(initiation);
      await eventually(() => server.vendors.elevenLabs.upgrades() === 1);
      client.socket.terminate();
      await eventually(() => server.timers.pending() === 0);
    },
  );

  it("while its address is being signed, the agent is never called", async () => {
    server.vendors.elevenLabs.setBehaviour("hang");
    const client = await server.open();
    client.send(initiation);
    await eventually(() => server.vendors.elevenLabs.requests.length === 1);
    client.socket.terminate();
    await eventually(() => server.vendors.elevenLabs.openConnections() === 0);
    expect(server.vendors.elevenLabs.upgrades()).toBe(0);
  });

  it("without a close frame, it is noticed after 30 seconds", async () => {
    const { client, agent } = await server.begin({ autoPong: false });
    for (let second = 0; second < 30; second += 10) {
      server.timers.advance(10_000);
      await flushEventLoop();
    }
    expect([(await ended(agent)).code, (await client.closed).code]).toEqual([1000, 1006]);
  });

  it("and comes back, the new conversation replaces the old", async () => {
    const first = await server.begin();
    const second = await server.begin();
    expect(await first.client.closed).toEqual({
      code: liveCloseCodes.elsewhere,
      reason: "The conversation goes on in another window.",
    });
    await ended(first.agent);
    second.client.send({ type: "user_message", text: "Still here." });
    expect(await second.agent.heard("user_message")).toMatchObject({ text: "Still here." });
  });

  it("another visitor’s conversation goes on", async () => {
    const first = await server.begin();
    await server.begin({ cookie: await server.cookie() });
    first.client.send({ type: "user_message", text: "Still here." });
    expect(await first.agent.heard("user_message")).toMatchObject({ text: "Still here." });
  });
});

describe("when the agent leaves", () => {
  it("the client’s socket is closed at once", async () => {
    const { client, agent } = await server.begin();
    agent.closes(1000, "Done.");
    expect(await client.closed).toEqual({ code: 1000, reason: "Done." });
  });

  it.each([
    [4_000, 4_000],
    [liveCloseCodes.locked, liveCloseCodes.upstream],
    [liveCloseCodes.silence, liveCloseCodes.upstream],
  ])("with %i, the client is told %i, since the server’s own codes are reserved", async (code, told) => {
    const { client, agent } = await server.begin();
    agent.closes(code, "Done.");
    expect(await client.closed).toEqual({ code: told, reason: "Done." });
  });

  it("without a close frame, it is noticed after 30 seconds", async () => {
    server.vendors.elevenLabs.setAgentBehaviour("no-pong");
    const { client } = await server.begin();
    for (let second = 0; second < 30; second += 10) {
      server.timers.advance(10_000);
      await flushEventLoop();
    }
    expect(await client.closed).toEqual({
      code: liveCloseCodes.upstream,
      reason: "The connection to the voice agent broke.",
    });
  });
});

describe("a live conversation’s limits", () => {
  it("end it after a minute of silence, with a notice before", async () => {
    const pair = await server.begin();
    for (let second = 0; second < 40; second += 10) {
      // An open microphone in an empty room is no activity.
      pair.client.send({ user_audio_chunk: "AAAA" });
      pair.agent.scores(0.1);
      server.timers.advance(10_000);
      await exchange(pair);
    }
    server.timers.advance(5_000);
    expect(await pair.client.gets("archive_notice")).toEqual({
      type: "archive_notice",
      archive_notice_event: { notice: "silence", seconds_left: 15 },
    });
    server.timers.advance(5_000);
    await exchange(pair);
    server.timers.advance(10_000);
    expect(await pair.client.closed).toEqual({ code: liveCloseCodes.silence, reason: "Nobody spoke for 60 seconds." });
    await ended(pair.agent);
  });

  it("let it go on while either side speaks, for 15 minutes", async () => {
    const pair = await server.begin();
    for (let second = 0; second < 890; second += 10) {
      server.timers.advance(10_000);
      if (second % 40 === 0) pair.agent.hears("Go on.");
      await exchange(pair);
    }
    expect(pair.client.socket.readyState).toBe(pair.client.socket.OPEN);
    server.timers.advance(10_000);
    expect(await pair.client.closed).toEqual({
      code: liveCloseCodes.longest,
      reason: "A conversation lasts 15 min at most.",
    });
    await ended(pair.agent);
  });

  it("end it when the visitor has not answered the agent for two minutes", async () => {
    const pair = await server.begin();
    pair.agent.hears("Good evening.");
    let seconds = 0;
    while (seconds < 300 && pair.client.socket.readyState === pair.client.socket.OPEN) {
      if (seconds % 40 === 0) pair.agent.says("Are you still there?");
      await exchange(pair);
      server.timers.advance(10_000);
      seconds += 10;
    }
    expect([await pair.client.closed, seconds]).toEqual([
      { code: liveCloseCodes.silence, reason: "Nobody spoke for 60 seconds." },
      150,
    ]);
    await ended(pair.agent);
  });

  it("can be set lower", async () => {
    const brief = await createTestLiveServer({
      config: { agentLimits: { silenceSeconds: 3_600, longestMinutes: 1 } },
      elevenLabs: { agentBehaviour: "silent" },
    });
    const pair = await brief.begin();
    for (let second = 0; second < 50; second += 10) {
      brief.timers.advance(10_000);
      await exchange(pair);
    }
    brief.timers.advance(MINUTE - 50_000);
    expect((await pair.client.closed).reason).toBe("A conversation lasts 1 min at most.");
    await brief.close();
  });

  it("reserve the budget before the vendor is called, and settle the seconds used", async () => {
    const asked: number[] = [];
    const settled: number[] = [];
    const paid = await createTestLiveServer({
      elevenLabs: { agentBehaviour: "silent" },
      budgets: {
        ...unlimitedBudgets,
        agent: async (_c, seconds) => {
          asked.push(seconds);
          return { settle: (used) => void settled.push(used), keep: () => {} };
        },
      },
    });
    const pair = await paid.begin();
    expect([asked, settled]).toEqual([[900], []]);
    paid.timers.advance(7_500);
    pair.client.socket.close(1000);
    await ended(pair.agent);
    await eventually(() => settled.length > 0);
    paid.vendors.elevenLabs.setBehaviour("503");
    const failed = await paid.open();
    failed.send(initiation);
    await failed.closed;
    expect(settled).toEqual([8, 0]);
    await paid.close();
  });

  it("refuse it when the budget is used up, and say why", async () => {
    const budgets = {
      ...unlimitedBudgets,
      agent: () => Promise.reject(new ApiError(429, "too_many_attempts", "The archive has talked enough for today.")),
    };
    const limited = await createTestLiveServer({ budgets });
    const client = await limited.open();
    client.send(initiation);
    expect([await client.closed, limited.vendors.elevenLabs.requests]).toEqual([
      { code: liveCloseCodes.spent, reason: "The archive has talked enough for today." },
      [],
    ]);
    await limited.close();
  });
});

describe("a client that breaks the protocol", () => {
  const abuses: readonly (readonly [string, unknown, number])[] = [
    ["bytes", Buffer.from([1, 2, 3]), liveCloseCodes.policy],
    ["no JSON", '{"type":', 1008],
    ["an unknown type", { type: "admin" }, 1008],
    ["a frame of 300 kB", { user_audio_chunk: "A".repeat(300_000) }, 1009],
  ];

  it.each(abuses)("is closed for %s, and nothing of it reaches the agent", async (_case, frame, code) => {
    const early = await server.open();
    early.send(frame);
    expect([(await early.closed).code, server.vendors.elevenLabs.requests]).toEqual([code, []]);

    const { client, agent } = await server.begin();
    client.send(frame);
    expect((await client.closed).code).toBe(code);
    await ended(agent);
    expect(agent.received).toEqual([await initiationOf("flux")]);
  });

  it("is closed for invalid UTF-8", async () => {
    const { client, agent } = await server.begin();
    client.socket.send(Buffer.from([0xff, 0xfe]), { binary: false });
    expect([(await client.closed).code, (await ended(agent)).code, agent.received]).toEqual([
      1007,
      1000,
      [await initiationOf("flux")],
    ]);
  });

  it("is closed when it reads nothing", async () => {
    const { client, agent } = await server.begin();
    client.socket.pause();
    for (let turn = 0; turn < 60; turn += 1) agent.says("And so on.", { milliseconds: 10_000 });
    expect((await ended(agent)).code).toBe(1000);
    client.socket.terminate();
  });

  it("is closed for a second initiation", async () => {
    const { client, agent } = await server.begin();
    client.send(initiation);
    expect([(await client.closed).code, (await ended(agent)).code, agent.received]).toEqual([
      1008,
      1000,
      [await initiationOf("flux")],
    ]);
  });

  it("is closed for too many frames, and another visitor notices nothing", async () => {
    const other = await server.begin({ cookie: await server.cookie() });
    const { client, agent } = await server.begin();
    for (let frame = 0; frame < 400; frame += 1) client.send({ type: "user_activity" });
    expect([await client.closed, (await ended(agent)).code]).toEqual([
      { code: liveCloseCodes.policy, reason: "Too many frames." },
      1000,
    ]);
    expect(agent.received.length).toBeLessThanOrEqual(100);
    other.agent.says("Undisturbed.");
    expect(await other.client.gets("agent_response")).toBeDefined();
  });

  it("may send sound as fast as the vendor’s own client does", async () => {
    const pair = await server.begin();
    for (let second = 1; second <= 9; second += 1) {
      for (let frame = 0; frame < 40; frame += 1) pair.client.send({ user_audio_chunk: "AAAA" });
      await pair.agent.heard("user_audio_chunk", second * 40);
      server.timers.advance(1_000);
    }
    expect(pair.client.socket.readyState).toBe(pair.client.socket.OPEN);
  });

  it("does not fill the memory while the agent is being called", async () => {
    server.vendors.elevenLabs.setBehaviour("hang");
    const client = await server.open();
    client.send(initiation);
    for (let frame = 0; frame < 8; frame += 1) client.send({ user_audio_chunk: "A".repeat(200_000) });
    expect((await client.closed).code).toBe(1009);
  });
});

it("a live conversation ends when the server stops, both ways", async () => {
  const { client, agent } = await server.begin();
  await (await server.listen()).stop(2_000);
  expect([await client.closed, (await ended(agent)).code]).toEqual([
    { code: liveCloseCodes.goingAway, reason: "The server is being restarted." },
    1000,
  ]);
});
