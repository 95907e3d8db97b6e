import { toolWork, wordlessWork, type Sign, type Work } from "./silence";

/** One message of an agent. */
export interface AgentFrame {
  readonly type: string;
  /** `null` if it shows no activity. */
  readonly sign: Sign | null;
}

type Fields = Readonly<Record<string, unknown>>;

/** The probability from which on it counts as speech. */
const VOICE = 0.5;
/** A transcript of dots alone stands for a turn without words. */
const WORDS = /[\p{L}\p{N}]/u;
/** The vendor's tool with which an agent leaves the next turn to the visitor. */
const SKIP_TURN = "skip_turn";

const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});

/** @returns `null` for an invalid message. */
export function readAgentFrame(message: string): AgentFrame | null {
  let frame: unknown;
  try {
    frame = JSON.parse(message);
  } catch {
    return null;
  }
  if (!isRecord(frame)) return null;
  const { type } = frame;
  return typeof type === "string" ? { type, sign: signOf(type, frame) } : null;
}

function signOf(type: string, frame: Fields): Sign | null {
  switch (type) {
    case "user_transcript":
      return WORDS.test(textOf(fieldsOf(frame["user_transcription_event"])["user_transcript"]))
        ? { of: "visitor", asks: true }
        : null;
    case "interruption":
      return { of: "visitor", asks: false };
    case "vad_score":
      return Number(fieldsOf(frame["vad_score_event"])["vad_score"] ?? 0) >= VOICE
        ? { of: "visitor", asks: false }
        : null;
    case "audio":
      return speech(frame["audio_event"], "audio_base_64");
    case "agent_response":
      return speech(frame["agent_response_event"], "agent_response");
    case "agent_chat_response_part":
      return speech(frame["text_response_part"], "text");
    case "client_tool_call":
      return tool(frame["client_tool_call"], () => "begun");
    case "agent_tool_request":
      return tool(frame["agent_tool_request"], () => "begun");
    case "agent_tool_response":
      return tool(frame["agent_tool_response"], ({ tool_name }) => (tool_name === SKIP_TURN ? "declined" : "done"));
    case "mcp_tool_call":
      return tool(frame["mcp_tool_call"], ({ state }) =>
        state === "success" || state === "failure" ? "done" : "begun",
      );
    case "agent_reasoning_response_part": {
      const part = frame["reasoning_response_part"];
      return isRecord(part)
        ? { of: "work", id: wordlessWork.thought, work: part["type"] === "stop" ? "done" : "begun" }
        : null;
    }
    // Sent when a person has taken over from the agent.
    case "agent_typing": {
      const typing = frame["agent_typing_event"];
      return isRecord(typing)
        ? { of: "work", id: wordlessWork.writing, work: typing["is_typing"] === true ? "begun" : "done" }
        : null;
    }
    default:
      return null;
  }
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

function speech(event: unknown, field: string): Sign {
  const { event_id: turn, [field]: text } = fieldsOf(event);
  return { of: "agent", turn: typeof turn === "number" ? turn : null, hasWords: textOf(text).trim() !== "" };
}

function tool(of: unknown, workOf: (call: Fields) => Work): Sign | null {
  const call = fieldsOf(of);
  const id = call["tool_call_id"];
  return typeof id === "string" ? toolWork(id, workOf(call)) : null;
}
