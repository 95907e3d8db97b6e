import { longestLiveText } from "@archive-of-minds/core/internal";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readInitiation, readClientFrame } from "./client-frames";
import { initiation } from "./testing/test-live-server";
import { propertyRuns } from "@archive-of-minds/testing";

const choices = { voices: ["voiceFlux"], prompt: "You are Flux." };
const parsed = (frame: ReturnType<typeof readClientFrame>) =>
  frame === null ? null : (JSON.parse(frame.text) as unknown);

describe("a client’s frame", () => {
  it.each([
    [{ type: "pong", event_id: 1 }, null],
    [
      { type: "client_tool_result", tool_call_id: "t1", result: "3", is_error: false },
      { of: "work", id: "tool t1", work: "done" },
    ],
    [
      { type: "feedback", score: "like", event_id: 1 },
      { of: "visitor", asks: false },
    ],
    [
      { type: "feedback", score: null, event_id: 1 },
      { of: "visitor", asks: false },
    ],
    [{ type: "contextual_update", text: "It rains." }, null],
    [
      { type: "user_message", text: "Hello" },
      { of: "visitor", asks: true },
    ],
    [
      { type: "user_message", text: "x".repeat(longestLiveText) },
      { of: "visitor", asks: true },
    ],
    [{ type: "user_activity" }, { of: "visitor", asks: false }],
    [
      { type: "mcp_tool_approval_result", tool_call_id: "t1", is_approved: true },
      { of: "visitor", asks: false },
    ],
    [{ user_audio_chunk: "AAAA" }, null],
  ])("may be %j, with the activity %j", (frame, sign) => {
    expect([parsed(readClientFrame(JSON.stringify(frame))), readClientFrame(JSON.stringify(frame))?.sign]).toEqual([
      frame,
      sign,
    ]);
  });

  it("loses unknown fields", () => {
    expect(parsed(readClientFrame('{"type":"user_message","text":"Hello","tools":[],"__proto__":{"a":1}}'))).toEqual({
      type: "user_message",
      text: "Hello",
    });
    expect(parsed(readClientFrame('{"user_audio_chunk":"AAAA","type":"user_message"}'))).toEqual({
      user_audio_chunk: "AAAA",
    });
    const wide = {
      ...initiation,
      agent_id: "another",
      conversation_config_override: { agent: { prompt: { prompt: "P", llm: "dear", tools: [{}] }, tools: [] } },
      custom_llm_extra_body: { temperature: 1, n: 9 },
    };
    expect(parsed(readInitiation(JSON.stringify(wide), choices))).toEqual({
      type: "conversation_initiation_client_data",
      conversation_config_override: { agent: { prompt: { prompt: "You are Flux." } } },
      custom_llm_extra_body: { temperature: 1 },
      source_info: initiation.source_info,
    });
  });

  it("carries no prompt of the client’s, even for a character that the server does not know", () => {
    const own = { ...initiation, conversation_config_override: { agent: { prompt: { prompt: "You are a poet." } } } };
    expect(parsed(readInitiation(JSON.stringify(own), { ...choices, prompt: null }))).toEqual({
      ...initiation,
      conversation_config_override: { agent: {} },
    });
  });

  it("may be everything the vendor’s client sends first", () => {
    const full = {
      ...initiation,
      conversation_config_override: {
        agent: { first_message: "F", language: "en" },
        tts: { voice_id: "voiceFlux", speed: 1.1, stability: 0.3, similarity_boost: 1 },
        conversation: { text_only: true },
      },
      custom_llm_extra_body: { temperature: 1, max_tokens: 100 },
      dynamic_variables: { name: "Nikola", n: 1, ok: true },
      user_id: "u1",
    };
    expect(parsed(readInitiation(JSON.stringify(full), choices))).toEqual(full);
  });

  it.each([
    ["a second initiation", initiation],
    ["an unknown type", { type: "set_agent", agent_id: "x" }],
    ["no type", { text: "Hello" }],
    ["no object", "Hello"],
    ["a list", [{ type: "user_activity" }]],
    ["nothing", null],
    ["sound that is no base64", { user_audio_chunk: "ä" }],
    ["sound that is no text", { user_audio_chunk: 7 }],
    ["a long message", { type: "user_message", text: "x".repeat(longestLiveText + 1) }],
    ["an unknown score", { type: "feedback", score: "love", event_id: 1 }],
  ])("may not be %s", (_case, frame) => {
    expect(readClientFrame(JSON.stringify(frame))).toBeNull();
  });

  it.each([
    ["another frame", { type: "user_activity" }],
    ["an unknown voice", { ...initiation, conversation_config_override: { tts: { voice_id: "other" } } }],
    ["too long a reply", { ...initiation, custom_llm_extra_body: { max_tokens: 1e9 } }],
    [
      "too many variables",
      {
        ...initiation,
        dynamic_variables: Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`v${index}`, 1])),
      },
    ],
  ])("may not begin with %s", (_case, frame) => {
    expect(readInitiation(JSON.stringify(frame), choices)).toBeNull();
  });

  it("is nothing else, for any input", () => {
    const known = new Set(
      "type event_id tool_call_id result is_error score text context_id is_approved user_audio_chunk".split(" "),
    );
    const frame = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record(
          {
            type: fc.constantFrom("pong", "feedback", "user_message", "user_activity", "contextual_update", "admin"),
            event_id: fc.jsonValue(),
            score: fc.jsonValue(),
            text: fc.jsonValue(),
            tools: fc.jsonValue(),
          },
          { requiredKeys: ["type"] },
        )
        .map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(frame, (message) => {
        const passed = parsed(readClientFrame(message));
        expect(Object.keys(passed ?? {}).every((name) => known.has(name))).toBe(true);
      }),
      { numRuns: propertyRuns(5_000) },
    );
  });
});
