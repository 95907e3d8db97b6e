import { speakingTime } from "./speech-audio";
import { isRecord } from "./stand-in";
import type { AgentConversation, AgentFrame } from "./agent-stand-in";

/** How an agent's actions reach its caller: by messages, or through a media room. */
export interface AgentLine {
  send(frame: AgentFrame): void;
  /** Sends this much sound of the agent's voice. */
  sound(milliseconds: number, eventId: number): void;
  /** Drops the sound that is not heard yet. */
  silence(): void;
  close(code: number, reason: string): void;
}

export interface AgentOptions {
  /** `begin`: it begins incorrectly. `then`: it begins correctly and then fails. */
  readonly manner: "talk" | "silent" | "refuse" | "hang" | "begin" | "then";
  /** Whether the first message and the prompt may be overridden. */
  readonly takesOverrides?: boolean;
  /** The agent's answer to a message, asked for each time. */
  readonly reply: () => string;
  /** The id of the conversation that its metadata names. */
  readonly id: string;
  /** The sound formats to the caller and from it. */
  readonly formats: { readonly output: string; readonly input: string };
  /** What an agent does that begins incorrectly, or fails after it has begun. */
  readonly misbehave?: (agent: ScriptedAgent, eventId: () => number) => void;
}

type AgentVerbs = Pick<
  AgentConversation,
  "received" | "heard" | "send" | "says" | "hears" | "interrupts" | "corrects" | "pings" | "scores" | "calls"
>;

export interface ScriptedAgent {
  readonly verbs: AgentVerbs;
  /** Handles a message of the caller. */
  take(frame: AgentFrame): void;
  sendMetadata(outputFormat?: string): void;
}

/** What an agent says and does, over either transport. */
export function createScriptedAgent(
  line: AgentLine,
  { manner, takesOverrides = true, reply, id, formats, misbehave = () => {} }: AgentOptions,
): ScriptedAgent {
  const received: AgentFrame[] = [];
  const listeners = new Set<() => void>();
  let eventId = 0;
  let toolCalls = 0;
  let lastWords = "";
  let isTextOnly = false;

  const { send } = line;
  const verbs: AgentVerbs = {
    received,
    send,
    heard: (type, nth = 1) =>
      new Promise((resolve) => {
        const check = () => {
          const found = received.filter((frame) => typeOf(frame) === type)[nth - 1];
          if (found === undefined) return;
          listeners.delete(check);
          resolve(found);
        };
        listeners.add(check);
        check();
      }),
    says(text, { milliseconds = speakingTime(text) } = {}) {
      eventId += 1;
      lastWords = text;
      for (const [type, part] of [
        ["start", ""],
        ["delta", text],
        ["stop", ""],
      ]) {
        send({ type: "agent_chat_response_part", text_response_part: { text: part, type, event_id: eventId } });
      }
      if (!isTextOnly && milliseconds > 0) line.sound(milliseconds, eventId);
      send({ type: "agent_response", agent_response_event: { agent_response: text, event_id: eventId } });
    },
    hears(text) {
      eventId += 1;
      send({ type: "user_transcript", user_transcription_event: { user_transcript: text, event_id: eventId } });
    },
    interrupts() {
      eventId += 1;
      line.silence();
      send({ type: "interruption", interruption_event: { event_id: eventId } });
    },
    corrects: (saidSoFar) =>
      send({
        type: "agent_response_correction",
        agent_response_correction_event: {
          original_agent_response: lastWords,
          corrected_agent_response: saidSoFar,
          event_id: eventId,
        },
      }),
    pings: () => send({ type: "ping", ping_event: { event_id: (eventId += 1), ping_ms: null } }),
    scores: (voice) => send({ type: "vad_score", vad_score_event: { vad_score: voice } }),
    calls(tool, parameters = {}) {
      const callId = `tool_${(toolCalls += 1)}`;
      send({
        type: "client_tool_call",
        client_tool_call: { tool_name: tool, tool_call_id: callId, parameters, event_id: eventId },
      });
      return callId;
    },
  };
  const agent: ScriptedAgent = {
    verbs,
    sendMetadata: (outputFormat = formats.output) =>
      send({
        type: "conversation_initiation_metadata",
        conversation_initiation_metadata_event: {
          conversation_id: id,
          agent_output_audio_format: outputFormat,
          user_input_audio_format: formats.input,
        },
      }),
    take(frame) {
      received.push(frame);
      if (received.length === 1) begin(frame);
      else respond(frame);
      for (const listener of listeners) listener();
    },
  };

  function begin(frame: AgentFrame): void {
    if (typeOf(frame) !== "conversation_initiation_client_data")
      return line.close(1008, "Expected conversation_initiation_client_data first");
    const unknown = Object.keys(frame).find((name) => !initiationFields.has(name));
    if (unknown !== undefined) return line.close(1008, `Invalid message received: ${unknown}`);
    const override = isRecord(frame["conversation_config_override"]) ? frame["conversation_config_override"] : {};
    isTextOnly = isRecord(override["conversation"]) && override["conversation"]["text_only"] === true;
    const asked = isRecord(override["agent"]) ? override["agent"] : {};
    const [field] = Object.keys(asked);
    if (field !== undefined && !takesOverrides)
      return line.close(1008, `Override for field "${field}" is not allowed by config.`);
    if (manner === "begin") return misbehave(agent, () => eventId);
    agent.sendMetadata();
    if (manner === "then") return misbehave(agent, () => eventId);
    if (manner !== "talk") return;
    verbs.says(typeof asked["first_message"] === "string" ? asked["first_message"] : "Good evening.");
  }

  function respond(frame: AgentFrame): void {
    const type = typeOf(frame);
    if (!callerTypes.has(type)) return line.close(1008, `Invalid message received: ${type}`);
    if (manner !== "talk" || type !== "user_message") return;
    verbs.hears(typeof frame["text"] === "string" ? frame["text"] : "");
    verbs.says(reply());
  }

  return agent;
}

const initiationFields = new Set(
  "type conversation_config_override custom_llm_extra_body dynamic_variables user_id source_info".split(" "),
);

const callerTypes = new Set(
  "pong client_tool_result feedback contextual_update user_message user_activity mcp_tool_approval_result user_audio_chunk".split(
    " ",
  ),
);

function typeOf(frame: AgentFrame): string {
  return "user_audio_chunk" in frame ? "user_audio_chunk" : String(frame["type"]);
}

/** @returns `null` if the text is no JSON object. */
export function parseFrame(text: string): AgentFrame | null {
  try {
    const frame: unknown = JSON.parse(text);
    return isRecord(frame) ? frame : null;
  } catch {
    return null;
  }
}
