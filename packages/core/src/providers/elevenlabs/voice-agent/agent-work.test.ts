import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { VoiceAgentPass, VoiceAgentReport } from "../../../contracts";
import { createElevenLabsVoiceAgent } from "./elevenlabs-voice-agent";
import { createScriptedClient } from "./scripted-client.fixture";

const socket = { transport: "websocket", signedUrl: "wss://archive.example/conversation" } as const;
const room = { transport: "webrtc", conversationToken: "token", roomUrl: "wss://media.example/" } as const;

beforeEach(() => vi.stubGlobal("WebSocket", class {}));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A running conversation whose reports are collected. */
async function begin(pass: VoiceAgentPass = socket) {
  const vendor = createScriptedClient();
  const said: VoiceAgentReport[] = [];
  const agent = createElevenLabsVoiceAgent({
    agents: ["tesla"],
    client: vendor.client,
    fetch: async () => new Response(""),
  });
  const connecting = agent.connect(
    { characterId: "tesla", pass },
    { signal: new AbortController().signal, report: (report) => void said.push(report) },
  );
  await vi.waitFor(() => vendor.options(), 60_000);
  vendor.open();
  await connecting;
  await new Promise((resolve) => setTimeout(resolve));
  return {
    vendor,
    said,
    hear: (frame: object) => vendor.options().onIncomingEvent?.(frame),
    send: (frame: object) => vendor.options().onOutgoingEvent?.(frame),
  };
}

const begun = { type: "work", work: "begun" } as const;
const done = { type: "work", work: "done" } as const;
const asks = (id: string, tool = "look") => ({
  type: "agent_tool_request",
  agent_tool_request: { tool_name: tool, tool_call_id: id, tool_type: "webhook", event_id: 1 },
});
const tells = (id: string, tool = "look") => ({
  type: "agent_tool_response",
  agent_tool_response: {
    tool_name: tool,
    tool_call_id: id,
    tool_type: "webhook",
    is_error: false,
    is_called: true,
    event_id: 1,
  },
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

describe("an agent that works on its answer", () => {
  it.each([
    ["a tool of its own", [asks("t1")], [tells("t1")]],
    ["a tool that needs leave", [uses("t1", "awaiting_approval"), uses("t1", "loading")], [uses("t1", "success")]],
    ["a tool that fails", [uses("t1", "loading")], [uses("t1", "failure")]],
    ["in thought", [thinks("start"), thinks("delta")], [thinks("stop")]],
    ["in writing", [writes(true), writes(true)], [writes(false)]],
  ])("is reported once, and when it is done: %s", async (_, first, last) => {
    const { said, hear } = await begin();
    first.map(hear);
    expect(said).toEqual([begun]);
    last.map(hear);
    expect(said).toEqual([begun, done]);
  });

  it("works until the page has sent the result of its tool", async () => {
    const { said, hear, send } = await begin();
    hear(calls("t1"));
    hear({ type: "ping" });
    send({ user_audio_chunk: "AAAA" });
    expect(said).toEqual([begun, { type: "ping" }]);
    send(result("t1"));
    expect(said).toEqual([begun, { type: "ping" }, done]);
  });

  it("works until all steps are done", async () => {
    const { said, hear, send } = await begin();
    hear(asks("t1"));
    hear(calls("t2"));
    send(result("t2"));
    expect(said).toEqual([begun]);
    hear(tells("t1"));
    expect(said).toEqual([begun, done]);
  });

  it("reports the end of a step whose start was not reported", async () => {
    const { said, hear } = await begin();
    hear(tells("t1"));
    hear(tells("t2"));
    expect(said).toEqual([done, done]);
  });

  it.each<[string, object]>([
    ["it is interrupted", { type: "interruption", interruption_event: { event_id: 4 } }],
    ["it answers", { type: "agent_response", agent_response_event: { agent_response: "Well.", event_id: 4 } }],
  ])("drops a step without an end once %s", async (_, frame) => {
    const { said, hear } = await begin();
    [asks("t1"), thinks("start"), writes(true)].map(hear);
    hear(frame);
    [asks("t2"), tells("t2"), tells("t3", "skip_turn")].map(hear);
    expect(said.filter(({ type }) => type === "work")).toEqual([
      begun,
      begun,
      done,
      { type: "work", work: "declined" },
    ]);
  });

  it("drops a step that has not ended in two minutes", async () => {
    const { said, hear } = await begin();
    vi.useFakeTimers();
    hear(asks("t1"));
    await vi.advanceTimersByTimeAsync(120_000);
    [asks("t2"), tells("t2")].map(hear);
    expect(said).toEqual([begun, begun, done]);
  });

  it("declines to answer, whatever other steps are under way", async () => {
    const { said, hear } = await begin();
    [asks("t1"), tells("t2", "skip_turn")].map(hear);
    expect(said).toEqual([begun, { type: "work", work: "declined" }]);
  });

  it("reports that it declines to answer", async () => {
    const { said, hear } = await begin();
    hear(asks("t1", "skip_turn"));
    hear(tells("t1", "skip_turn"));
    expect(said).toEqual([begun, { type: "work", work: "declined" }]);
  });

  it.each([
    null,
    3,
    { type: "agent_tool_request" },
    { type: "agent_tool_response", agent_tool_response: { tool_call_id: 4 } },
    { type: "mcp_tool_call", mcp_tool_call: null },
    { type: "agent_typing" },
  ])("ignores an unknown message: %j", async (odd) => {
    const { said, vendor } = await begin();
    vendor.options().onIncomingEvent?.(odd);
    expect(said).toEqual([]);
  });
});

describe("the visitor’s voice", () => {
  const sure = (score: number) => ({ type: "vad_score", vad_score_event: { vad_score: score } });

  it("is reported before there are words, once a second at most, and only for speech", async () => {
    const { said, hear } = await begin();
    vi.useFakeTimers();
    hear(sure(0.2));
    expect(said).toEqual([]);
    for (let time = 0; time < 8; time += 1) {
      hear(sure(0.9));
      await vi.advanceTimersByTimeAsync(250);
    }
    expect(said).toEqual([{ type: "voice" }, { type: "voice" }]);
  });

  it("is reported in a media room while the agent is silent", async () => {
    const { said, vendor } = await begin(room);
    const [agent, visitor] = [{ identity: "agent-AJ_1" }, { identity: "user_1" }];
    vendor.room("activeSpeakersChanged", [agent, visitor]);
    vendor.room("activeSpeakersChanged", []);
    expect(said).toEqual([
      { type: "mode", mode: "speaking" },
      { type: "mode", mode: "listening" },
    ]);
    vendor.room("activeSpeakersChanged", [visitor]);
    expect(said.at(-1)).toEqual({ type: "voice" });
  });
});
