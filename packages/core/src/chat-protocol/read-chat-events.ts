import type { QueuePlace, StreamEndReason } from "../contracts";
import { readEventStream, type ServerSentEvent } from "../shared/event-stream";
import { isRecord, parseJson } from "../shared/json";
import { isErrorReason, isNeedKind, isOneOf } from "../shared/one-of";
import type { ChatEvent } from "./chat-event";

/** The events of a stream as they arrive; unknown ones are skipped. Leaving the iteration cancels the stream. */
export async function* readChatEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ChatEvent, void, undefined> {
  for await (const events of readEventStream(body)) {
    for (const event of events) {
      const read = event.type === "event" ? toChatEvent(event) : null;
      if (read !== null) yield read;
    }
  }
}

/** @returns `null` for an event that is unknown, or lacks a field. */
function toChatEvent({ name, data }: ServerSentEvent): ChatEvent | null {
  const values = parseJson(data);
  if (!isRecord(values)) return null;
  const { model, text, inputTokens, outputTokens, kind, reason, message, status, retryAfterMs } = values;
  switch (name) {
    case "start":
      return isText(model) ? { type: "start", model, takesPictures: values["takesPictures"] !== false } : null;
    case "delta":
      return isText(text) ? { type: "delta", text } : null;
    case "alive":
      return { type: "alive", ...(values["isLoading"] === true && { isLoading: true }), ...placeOf(values["queue"]) };
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

function placeOf(queue: unknown): { readonly queue?: QueuePlace } {
  if (!isRecord(queue)) return {};
  const { place, waitMs } = queue;
  return isNumber(place) ? { queue: { place, ...(isNumber(waitMs) && { waitMs }) } } : {};
}

const isText = (value: unknown) => typeof value === "string";
const isNumber = (value: unknown) => typeof value === "number";

const isEndReason = isOneOf<StreamEndReason>({ complete: true, length: true, refused: true });
