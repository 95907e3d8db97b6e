import { longestLiveText } from "@archive-of-minds/core/internal";
import * as v from "valibot";
import { toolWork, type Sign } from "./silence";

// The frames a client may send to an agent. They are rebuilt from these schemas: unknown fields never leave this server.

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const id = text(200);
const share = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)));
const name = v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/)));

/** More than a client needs. */
const MOST_VARIABLES = 50;

/** The first frame. A client may choose from `voices`. */
const initiationFrame = (voices: readonly string[]) =>
  v.object({
    type: v.literal("conversation_initiation_client_data"),
    conversation_config_override: v.optional(
      v.object({
        agent: v.optional(
          v.object({
            prompt: v.optional(v.object({ prompt: v.optional(text(40_000)) })),
            first_message: v.optional(text(2_000)),
            language: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/))),
          }),
        ),
        tts: v.optional(
          v.object({
            voice_id: v.optional(v.picklist(voices)),
            stability: share,
            similarity_boost: share,
            speed: v.optional(v.pipe(v.number(), v.minValue(0.7), v.maxValue(1.2))),
          }),
        ),
        conversation: v.optional(v.object({ text_only: v.optional(v.boolean()) })),
      }),
    ),
    custom_llm_extra_body: v.optional(
      v.object({
        temperature: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(2))),
        max_tokens: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4096))),
      }),
    ),
    dynamic_variables: v.optional(
      v.pipe(
        v.record(text(100), v.union([text(2_000), v.number(), v.boolean()])),
        v.check((all) => Object.keys(all).length <= MOST_VARIABLES),
      ),
    ),
    user_id: v.optional(id),
    source_info: v.optional(v.object({ source: name, version: name })),
  });

const LaterFrame = v.variant("type", [
  v.object({ type: v.literal("pong"), event_id: v.number() }),
  v.object({
    type: v.literal("client_tool_result"),
    tool_call_id: id,
    result: text(longestLiveText),
    is_error: v.boolean(),
  }),
  v.object({ type: v.literal("feedback"), score: v.nullable(v.picklist(["like", "dislike"])), event_id: v.number() }),
  v.object({ type: v.literal("contextual_update"), text: text(longestLiveText), context_id: v.optional(id) }),
  v.object({ type: v.literal("user_message"), text: text(longestLiveText) }),
  v.object({ type: v.literal("user_activity") }),
  v.object({ type: v.literal("mcp_tool_approval_result"), tool_call_id: id, is_approved: v.boolean() }),
]);

const SoundFrame = v.object({ user_audio_chunk: v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]*={0,2}$/)) });

export interface ClientFrame {
  /** The text for the vendor. */
  readonly text: string;
  /** What it shows about activity; sound alone shows none, since a microphone also sends silence. */
  readonly sign: Sign | null;
}

/** What a client may choose of, and what it may not choose. */
export interface AgentChoices {
  readonly voices: readonly string[];
  /** Takes the place of a prompt that the client sends: visitors choose no prompt. `null`: the agent's own stays. */
  readonly prompt: string | null;
}

/** @returns `null` for an invalid frame. */
export function readInitiation(message: string, { voices, prompt }: AgentChoices): ClientFrame | null {
  const result = v.safeParse(initiationFrame(voices), parse(message));
  if (!result.success) return null;
  const agent = result.output.conversation_config_override?.agent;
  if (agent?.prompt !== undefined) {
    if (prompt === null) delete agent.prompt;
    else agent.prompt = { prompt };
  }
  const isGreeted = result.output.conversation_config_override?.agent?.first_message !== "";
  return { text: JSON.stringify(result.output), sign: { of: "beginning", isGreeted } };
}

/** @returns `null` for an invalid frame, a second initiation included. */
export function readClientFrame(message: string): ClientFrame | null {
  const parsed = parse(message);
  const isSound = typeof parsed === "object" && parsed !== null && "user_audio_chunk" in parsed;
  const result = isSound ? v.safeParse(SoundFrame, parsed) : v.safeParse(LaterFrame, parsed);
  if (!result.success) return null;
  return { text: JSON.stringify(result.output), sign: "type" in result.output ? signOf(result.output) : null };
}

function signOf(frame: v.InferOutput<typeof LaterFrame>): Sign | null {
  switch (frame.type) {
    case "user_message":
      return { of: "visitor", asks: true };
    case "user_activity":
    case "feedback":
    case "mcp_tool_approval_result":
      return { of: "visitor", asks: false };
    // The client sends it by itself, without the visitor.
    case "client_tool_result":
      return toolWork(frame.tool_call_id, "done");
    case "pong":
    case "contextual_update":
      return null;
  }
}

function parse(message: string): unknown {
  try {
    return JSON.parse(message);
  } catch {
    return undefined;
  }
}
