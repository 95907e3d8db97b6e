import type { VoiceAgentEnding, VoiceAgentReport } from "../../../contracts";
import { BROKEN, causeOfClose, vendorCauseOf, wordsOfClose } from "../../../shared/live-close-codes";
import { isRecord } from "../../../shared/json";
import type { ElevenLabsDisconnection } from "./elevenlabs-client.types";

/** From this score on, it counts as a voice. */
const VOICE = 0.5;
/** A transcript without letters and digits, such as dots, stands for a turn without words. */
const WORDS = /[\p{L}\p{N}]/u;
/** The client's message about a closed media room, which a visitor would not understand. */
const ROOM_STATE = /^LiveKit /;

/** The report of one message of the agent; `null` if it has none. */
export function reportOf(frame: unknown): VoiceAgentReport | null {
  if (!isRecord(frame)) return null;
  switch (frame["type"]) {
    case "user_transcript":
      return transcript(frame["user_transcription_event"], true);
    case "tentative_user_transcript":
      return transcript(frame["tentative_user_transcription_event"], false);
    case "agent_chat_response_part": {
      const text = textOf(frame["text_response_part"], "text");
      return text ? { type: "agentPart", text } : null;
    }
    case "agent_response":
      return response("agentResponse", frame["agent_response_event"], "agent_response");
    case "agent_response_correction":
      return response("agentCorrection", frame["agent_response_correction_event"], "corrected_agent_response");
    case "interruption":
      return { type: "interruption" };
    case "vad_score": {
      const score = isRecord(frame["vad_score_event"]) ? Number(frame["vad_score_event"]["vad_score"]) : 0;
      return score >= VOICE ? { type: "voice" } : null;
    }
    case "ping":
      return { type: "ping" };
    // A message of our own server.
    case "archive_notice": {
      const seconds = isRecord(frame["archive_notice_event"]) ? frame["archive_notice_event"]["seconds_left"] : null;
      return typeof seconds === "number"
        ? {
            type: "problem",
            message: `Nobody speaks: the conversation ends in ${String(seconds)} s.`,
            problem: "silence",
          }
        : null;
    }
    default:
      return null;
  }
}

/** How a conversation ended. */
export function endingOf({
  reason,
  message,
  closeCode,
  closeReason,
  context,
}: ElevenLabsDisconnection): VoiceAgentEnding {
  // The client calls it an error, but the vendor ends every conversation at its maximum duration.
  if (isRecord(context) && context["type"] === "max_duration_exceeded")
    return { reason: "agent", because: "longest", message: message ?? "" };
  const code = closeCode === undefined ? {} : { closeCode };
  // The client calls every code but 1000 an error.
  const cause = causeOfClose(closeCode);
  if (cause) return { reason: "agent", because: cause, message: closeReason ?? "", ...code };
  const text = reason === "error" ? whyItBroke(message ?? "", closeCode, closeReason) : (closeReason ?? "");
  const because = reason === "agent" ? vendorCauseOf(text) : undefined;
  return { reason, message: text, ...(because && { because }), ...code };
}

function whyItBroke(message: string, closeCode: number | undefined, closeReason: string | undefined): string {
  return wordsOfClose(closeCode, ROOM_STATE.test(message) || (closeCode === BROKEN && !closeReason) ? "" : message);
}

function transcript(event: unknown, isFinal: boolean): VoiceAgentReport | null {
  const text = textOf(event, "user_transcript");
  return text === null ? null : { type: "userTranscript", text: WORDS.test(text) ? text : "", isFinal };
}

function response(type: "agentResponse" | "agentCorrection", event: unknown, field: string): VoiceAgentReport | null {
  const text = textOf(event, field);
  const id = isRecord(event) ? event["event_id"] : null;
  return text === null || typeof id !== "number" ? null : { type, id, text };
}

function textOf(event: unknown, field: string): string | null {
  const text = isRecord(event) ? event[field] : null;
  return typeof text === "string" ? text : null;
}

/** Whether a message carries sound. */
export function isSound(frame: unknown): boolean {
  return isRecord(frame) && frame["type"] === "audio";
}
