import { createParser, type EventSourceMessage } from "eventsource-parser";
import type { NeedKind, StreamEndReason } from "../contracts";
import { isRecord, parseJson } from "../shared/json";
import { isErrorReason, isOneOf } from "../shared/one-of";
import type { ChatEvent } from "./chat-event";

/** The events of a stream as they arrive; unknown ones are skipped. Leaving the iteration cancels the stream. */
export async function* readChatEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ChatEvent, void, undefined> {
  const arrived: ChatEvent[] = [];
  const parser = createParser({
    onEvent(message) {
      const event = toChatEvent(message);
      if (event !== null) arrived.push(event);
    },
  });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      yield* arrived.splice(0);
    }
  } finally {
    void reader.cancel().catch(() => {});
  }
}

/** @returns `null` for an event that is unknown, or lacks a field. */
function toChatEvent({ event = "", data }: EventSourceMessage): ChatEvent | null {
  const values = parseJson(data);
  if (!isRecord(values)) return null;
  const { model, text, inputTokens, outputTokens, kind, reason, message, status, retryAfterMs } = values;
  switch (event) {
    case "start":
      return isText(model) ? { type: "start", model } : null;
    case "delta":
      return isText(text) ? { type: "delta", text } : null;
    case "alive":
      return { type: "alive" };
    case "usage":
      return isNumber(inputTokens) && isNumber(outputTokens) ? { type: "usage", inputTokens, outputTokens } : null;
    case "safety":
      return isNeedKind(kind) ? { type: "safety", kind } : null;
    case "end":
      return { type: "end", reason: isEndReason(reason) ? reason : "complete" };
    case "error":
      return {
        type: "error",
        reason: isErrorReason(reason) ? reason : "unknown",
        message: isText(message) ? message : "The reply failed.",
        ...(isNumber(status) && { status }),
        ...(isNumber(retryAfterMs) && { retryAfterMs }),
      };
    default:
      return null;
  }
}

const isText = (value: unknown) => typeof value === "string";
const isNumber = (value: unknown) => typeof value === "number";

const isEndReason = isOneOf<StreamEndReason>({ complete: true, length: true, refused: true });

const isNeedKind = isOneOf<NeedKind>({
  despair: true,
  selfHarm: true,
  violence: true,
  childAbuse: true,
  overdose: true,
  medicalEmergency: true,
});
