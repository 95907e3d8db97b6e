import type { AgentConversation } from "@archive-of-minds/testing/servers";
import { afterEach, describe, expect, it } from "vitest";
import { eventually } from "../proxies/testing/eventually";
import { createTestLiveServer, initiation, type TestLiveServer, type TestClient } from "./testing/test-live-server";

let server: TestLiveServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

interface Pair {
  readonly client: TestClient;
  readonly agent: AgentConversation;
}

/** The events of a conversation by second, in multiples of five. */
type Course = Readonly<Record<number, (pair: Pair) => void>>;

/** When the client got a notice of silence, and when and how the conversation ended. */
interface Outcome {
  readonly notices: readonly number[];
  readonly endedAt: number | null;
  readonly reason: string | null;
}

const STEP = 5;
const isOpen = ({ client }: Pair) => client.socket.readyState === client.socket.OPEN;

/** Runs a conversation for six minutes, unless it ends before. */
async function follow(
  course: Course,
  { silenceSeconds = 60, seconds = 360, begin = initiation as object } = {},
): Promise<Outcome> {
  const live = await createTestLiveServer({
    config: { agentLimits: { silenceSeconds, longestMinutes: 15 } },
    elevenLabs: { agentBehaviour: "silent" },
  });
  server = live;
  const client = await live.open();
  client.send(begin);
  const agent = await live.vendors.elevenLabs.conversation();
  await client.gets("conversation_initiation_metadata");
  const pair = { client, agent };

  const notices: number[] = [];
  for (let second = 0; second < seconds; second += STEP) {
    course[second]?.(pair);
    await exchange(pair);
    live.timers.advance(STEP * 1_000);
    const [told, hasEnded] = await settle(pair);
    if (told > notices.length) notices.push(second + STEP);
    if (hasEnded) return { notices, endedAt: second + STEP, reason: (await client.closed).reason };
  }
  return { notices, endedAt: null, reason: null };
}

/** Waits until both sides have read what the other sent. */
async function exchange(pair: Pair): Promise<void> {
  const { client, agent } = pair;
  const count = (frames: readonly object[], wanted: string) =>
    frames.filter((frame) => "type" in frame && frame.type === wanted).length;
  const [pings, pongs] = [count(client.received, "ping"), count(agent.received, "pong")];
  agent.pings();
  await eventually(() => count(client.received, "ping") > pings || !isOpen(pair));
  if (!isOpen(pair)) return;
  client.send({ type: "pong", event_id: 1 });
  await eventually(() => count(agent.received, "pong") > pongs || !isOpen(pair));
}

async function settle(pair: Pair): Promise<readonly [notices: number, hasEnded: boolean]> {
  await exchange(pair);
  return [pair.client.received.filter(({ type }) => type === "archive_notice").length, !isOpen(pair)];
}

/** The same event at regular intervals. */
const every = (seconds: number, until: number, what: (pair: Pair, second: number) => void): Course =>
  Object.fromEntries(
    Array.from({ length: Math.ceil(until / seconds) }, (_, nth) => [
      nth * seconds,
      (pair: Pair) => what(pair, nth * seconds),
    ]),
  );

const asks = (id: string, tool = "look") => ({
  type: "agent_tool_request",
  agent_tool_request: { tool_name: tool, tool_call_id: id, tool_type: "webhook", event_id: 1 },
});
const tells = (id: string, tool = "look") => ({
  type: "agent_tool_response",
  agent_tool_response: { tool_name: tool, tool_call_id: id, tool_type: "webhook", is_error: false, event_id: 1 },
});
const calls = (id: string) => ({
  type: "client_tool_call",
  client_tool_call: { tool_name: "add", tool_call_id: id, parameters: {}, event_id: 1 },
});
const result = (id: string) => ({ type: "client_tool_result", tool_call_id: id, result: "3", is_error: false });
const uses = (id: string, state: string) => ({
  type: "mcp_tool_call",
  mcp_tool_call: { service_id: "s", tool_call_id: id, tool_name: "mail", parameters: {}, timestamp: "", state },
});
const thinks = (type: string) => ({
  type: "agent_reasoning_response_part",
  reasoning_response_part: { text: "Well", type, event_id: "1" },
});
const writes = (isTyping: boolean) => ({ type: "agent_typing", agent_typing_event: { is_typing: isTyping } });
const part = (text: string, eventId: number) => ({
  type: "agent_chat_response_part",
  text_response_part: { text, type: "delta", event_id: eventId },
});

const nobodySpoke = (seconds: number) => `Nobody spoke for ${String(seconds)} seconds.`;

describe("an agent that works", () => {
  it.each([
    ["with a tool of its own", asks("t1"), tells("t1")],
    ["with a tool that waits for approval", uses("t1", "awaiting_approval"), uses("t1", "success")],
    ["with a tool that fails", uses("t1", "loading"), uses("t1", "failure")],
    ["while it thinks", thinks("start"), thinks("stop")],
    ["while it writes", writes(true), writes(false)],
  ])("is waited for, and the silence begins when it is done: %s", async (_case, first, last) => {
    expect(
      await follow({
        0: ({ agent }) => agent.hears("Look it up, please."),
        5: ({ agent }) => agent.send(first),
        120: ({ agent }) => agent.send(last),
      }),
    ).toEqual({ notices: [165], endedAt: 180, reason: nobodySpoke(60) });
  });

  it("with a client tool is waited for until the client sends the result", async () => {
    expect(
      await follow({
        0: ({ agent }) => agent.hears("Look it up, please."),
        5: ({ agent }) => agent.send(calls("t1")),
        100: ({ client }) => client.send(result("t1")),
      }),
    ).toEqual({ notices: [145], endedAt: 160, reason: nobodySpoke(60) });
  });

  it("and answers after a minute and a half may finish its answer", async () => {
    expect(
      await follow({
        0: ({ agent }) => agent.hears("Look it up, please."),
        5: ({ agent }) => agent.says("Let me look."),
        10: ({ agent }) => agent.send(asks("t1")),
        105: ({ agent }) => agent.send(tells("t1")),
        110: ({ agent }) => agent.says("Here it is."),
        160: ({ agent }) => agent.hears("Thank you."),
      }),
    ).toEqual({ notices: [155, 205], endedAt: 220, reason: nobodySpoke(60) });
  });

  it("is waited for until all of it is done", async () => {
    expect(
      await follow({
        0: ({ agent }) => agent.hears("Look it up, please."),
        5: ({ agent }) => [asks("t1"), calls("t2")].map(agent.send),
        15: ({ client }) => client.send(result("t2")),
        100: ({ agent }) => agent.send(tells("t1")),
      }),
    ).toEqual({ notices: [145], endedAt: 160, reason: nobodySpoke(60) });
  });

  it("and never reports its end is waited for two minutes", async () => {
    expect(
      await follow({ 0: ({ agent }) => agent.hears("Look it up, please."), 5: ({ agent }) => agent.send(asks("t1")) }),
    ).toEqual({ notices: [170], endedAt: 185, reason: nobodySpoke(60) });
  });

  it("with one tool after the other keeps a conversation open for four minutes at most", async () => {
    expect(
      await follow({
        ...every(10, 360, ({ agent }, second) =>
          [tells(`t${String(second - 10)}`), asks(`t${String(second)}`)].map(agent.send),
        ),
        0: ({ agent }) => [agent.hears("Look it up, please."), agent.send(asks("t0"))],
      }),
    ).toEqual({ notices: [215], endedAt: 230, reason: nobodySpoke(60) });
  });

  it("with one client tool after the other keeps it open no longer, since that needs no visitor", async () => {
    expect(
      await follow({
        ...every(10, 360, ({ agent, client }, second) => [
          agent.send(calls(`t${String(second)}`)),
          second > 0 && client.send(result(`t${String(second - 10)}`)),
        ]),
        0: ({ agent }) => [agent.hears("Look it up, please."), agent.send(calls("t0"))],
      }),
    ).toEqual({ notices: [215], endedAt: 230, reason: nobodySpoke(60) });
  });

  it("that is soon done counts as activity", async () => {
    expect(await follow({ 40: ({ agent }) => [asks("t1"), tells("t1")].map(agent.send) })).toEqual({
      notices: [85],
      endedAt: 100,
      reason: nobodySpoke(60),
    });
    await server?.close();
    expect(await follow({ 40: ({ agent }) => agent.send(tells("t1")) })).toEqual({
      notices: [85],
      endedAt: 100,
      reason: nobodySpoke(60),
    });
  });

  it("with a tool that never ended is not waited for again later", async () => {
    expect(
      await follow({
        0: ({ agent }) => [agent.hears("Look it up, please."), agent.send(asks("lost"))],
        50: ({ agent }) => agent.says("It took too long."),
        100: ({ agent }) => agent.hears("Never mind."),
        140: ({ agent }) => agent.hears("Goodbye."),
      }),
    ).toEqual({ notices: [185], endedAt: 200, reason: nobodySpoke(60) });
  });

  it("has finished thinking and writing when it speaks", async () => {
    expect(
      await follow({
        0: ({ agent }) => [agent.hears("Well?"), agent.send(thinks("start")), agent.send(writes(true))],
        10: ({ agent }) => agent.says("Well."),
      }),
    ).toEqual({ notices: [55], endedAt: 70, reason: nobodySpoke(60) });
  });

  it("for long without a pending answer may finish what it says then", async () => {
    expect(
      await follow({
        0: ({ agent }) => [agent.says("Good evening."), agent.hears("Well?")],
        5: ({ agent }) => agent.says("Hm."),
        10: ({ agent }) => agent.send(thinks("start")),
        125: ({ agent }) => agent.says("Well."),
        180: ({ agent }) => agent.says("And so on."),
      }),
    ).toEqual({ notices: [170, 225], endedAt: 240, reason: nobodySpoke(60) });
  });

  it.each([
    { type: "agent_tool_request" },
    { type: "agent_tool_response", agent_tool_response: { tool_call_id: 4 } },
    { type: "mcp_tool_call", mcp_tool_call: null },
    { type: "agent_typing", agent_typing_event: [] },
    { type: "user_transcript", user_transcription_event: null },
    { type: "agent_response", agent_response_event: "Hello" },
    { type: "vad_score", vad_score_event: null },
  ])("does not count as working with %j", async (odd) => {
    const { endedAt } = await follow({ 0: ({ agent }) => agent.send(odd) });
    expect(endedAt).toBe(60);
  });
});

describe("a transcript without words", () => {
  it.each(["...", "…", "", " ", "?!", "♪ ♪"])("keeps no conversation open: %j", async (noise) => {
    expect(await follow(every(10, 360, ({ agent }) => agent.hears(noise)))).toEqual({
      notices: [45],
      endedAt: 60,
      reason: nobodySpoke(60),
    });
  });

  it.each(["Ja.", "7", "はい。", "نعم", "é"])("does not include %j", async (words) => {
    expect(await follow({ 40: ({ agent }) => agent.hears(words) })).toEqual({
      notices: [85],
      endedAt: 100,
      reason: nobodySpoke(60),
    });
  });
});

describe("a visitor who waits for an answer, with ten seconds of silence allowed", () => {
  const brief = { silenceSeconds: 10 };

  it.each([
    ["spoken", ({ agent }: Pair) => agent.hears("Who are you?")],
    ["written", ({ client }: Pair) => client.send({ type: "user_message", text: "Who are you?" })],
  ])("waits a minute: %s", async (_case, ask) => {
    expect(await follow({ 0: ask }, brief)).toEqual({ notices: [45], endedAt: 60, reason: nobodySpoke(60) });
  });

  it("and gets it late has ten seconds again after it", async () => {
    expect(
      await follow(
        {
          0: ({ agent }) => [agent.says("Good evening."), agent.hears("Who are you?")],
          40: ({ agent }) => agent.says("Tesla."),
          45: ({ agent }) => agent.says("Of Smiljan."),
        },
        brief,
      ),
    ).toEqual({ notices: [45, 50], endedAt: 55, reason: nobodySpoke(10) });
  });

  it("waits a minute after the agent’s work is done", async () => {
    expect(
      await follow(
        {
          0: ({ agent }) => agent.hears("Look it up, please."),
          5: ({ agent }) => agent.send(asks("t1")),
          100: ({ agent }) => agent.send(tells("t1")),
        },
        brief,
      ),
    ).toEqual({ notices: [145], endedAt: 160, reason: nobodySpoke(60) });
  });

  it("does not wait if the agent skips its turn", async () => {
    expect(
      await follow(
        { 0: ({ agent }) => agent.hears("Let me think."), 30: ({ agent }) => agent.send(tells("t1", "skip_turn")) },
        brief,
      ),
    ).toEqual({ notices: [35], endedAt: 40, reason: nobodySpoke(10) });
  });

  it.each([
    ["the greeting", ({ agent }: Pair) => agent.says("Good evening.")],
    ["a blank", ({ agent }: Pair) => [agent.send(part(" ", 8)), agent.says("", { milliseconds: 0 })]],
  ])("still waits after %s", async (_case, saying) => {
    expect(
      await follow(
        { 0: ({ client }) => client.send({ type: "user_message", text: "Who are you?" }), 5: saying },
        brief,
      ),
    ).toMatchObject({ endedAt: 60 });
  });

  it("has it with the first words if no greeting was requested", async () => {
    const begin = { ...initiation, conversation_config_override: { agent: { first_message: "" } } };
    expect(
      await follow(
        {
          0: ({ client }) => client.send({ type: "user_message", text: "Who are you?" }),
          5: ({ agent }) => agent.says("Tesla."),
        },
        { ...brief, begin },
      ),
    ).toMatchObject({ endedAt: 15 });
  });

  it("still waits after the rest of what the agent was saying", async () => {
    expect(
      await follow(
        {
          0: ({ agent }) => agent.says("Good evening."),
          5: ({ agent }) => [agent.hears("Tell me of coils."), agent.send(part("A coil", 90))],
          10: ({ client }) => client.send({ type: "user_message", text: "And of towers?" }),
          15: ({ agent }) => agent.send(part(" is a wire.", 90)),
        },
        brief,
      ),
    ).toMatchObject({ endedAt: 70 });
  });

  it("does not extend it without asking", async () => {
    expect(await follow({ 0: ({ client }) => client.send({ type: "user_activity" }) }, brief)).toEqual({
      notices: [5],
      endedAt: 10,
      reason: nobodySpoke(10),
    });
  });
});
