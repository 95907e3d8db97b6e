import type { ChatEvent } from "../../chat-protocol/chat-event";
import { readChatEvents } from "../../chat-protocol/read-chat-events";
import { chatPath, type ChatRequestBody } from "../../chat-protocol/chat-request";
import {
  LanguageModelError,
  type LanguageModel,
  type ReplyRequest,
  type RoomParticipant,
  type RoomParticipants,
  type StreamPart,
} from "../../contracts";
import { abortError } from "../../shared/aborting";
import { wholeReply } from "../../shared/whole-reply";
import { pause } from "../pause";
import { createStopGuard } from "../stop-guard";
import type { BackendOptions } from "./call-backend";
import { readRefusal } from "./read-refusal";

/** What {@link createBackendLanguageModel} takes; everything has a default. */
export interface BackendLanguageModelOptions extends BackendOptions {
  /** What the screen calls the model until the server has named it; `Language model` if left out. */
  readonly name?: string;
  /** Whether the model takes pictures, until the server has said it. */
  readonly takesPictures?: boolean;
  /** How long a reply may take to its first word, from the call and from each sign of life, in milliseconds. */
  readonly firstWordMs?: number;
  /** How often a request is sent again when the connection fails before the first words; twice if left out. */
  readonly maxRetries?: number;
  /** The language that the visitor writes in, as a BCP 47 tag; English if left out. */
  readonly language?: () => string;
}

/** The pause before the first repetition, in milliseconds. A page that is being left fails too, and does not last as long. */
const firstPauseMs = 500;

/**
 * Replies by the model of our own server, behind `createChatHandler`. The server composes the system prompt, so that the
 * request names only the character and what the reply is for.
 *
 * @example
 * const languageModel = createBackendLanguageModel({ baseURL: 'https://minds.example' })
 */
export function createBackendLanguageModel(options: BackendLanguageModelOptions = {}): LanguageModel {
  const { baseURL = "", fetch = globalThis.fetch, firstWordMs, maxRetries = 2, language } = options;
  let { name = "Language model", takesPictures } = options;

  const send = async (request: ReplyRequest, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> => {
    const response = await fetch(`${baseURL}${chatPath}`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "text/event-stream" },
      body: JSON.stringify(bodyOf(request, language?.())),
      signal,
    });
    if (response.ok && response.body !== null && isEventStream(response)) return response.body;
    throw await readRefusal(response);
  };

  /** The events of one attempt, or of the next one while the connection fails before the first words. */
  async function* events(request: ReplyRequest, signal: AbortSignal): AsyncGenerator<ChatEvent> {
    for (let attempt = 0; ; attempt += 1) {
      let hasText = false;
      try {
        for await (const event of readChatEvents(await send(request, signal))) {
          hasText ||= event.type === "delta";
          yield event;
        }
        return;
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof LanguageModelError) throw error;
        if (hasText) throw new LanguageModelError("cutOff", "The connection to the server broke.", { cause: error });
        if (attempt >= maxRetries)
          throw new LanguageModelError("network", "The connection to the server failed.", { cause: error });
        await pause(firstPauseMs * 2 ** attempt, signal);
      }
    }
  }

  async function* stream(request: ReplyRequest, signal: AbortSignal): AsyncGenerator<string | StreamPart> {
    const guard = createStopGuard(request.stop ?? []);
    try {
      signal.throwIfAborted();
      for await (const event of events(request, signal)) {
        if (event.type === "start") ({ model: name, takesPictures } = event);
        else if (event.type === "error") throw toError(event);
        else if (event.type === "delta") {
          const text = guard.feed(event.text);
          if (text !== "") yield text;
          if (guard.stopped) return;
        } else if (event.type === "end") {
          const rest = guard.rest();
          if (rest !== "") yield rest;
          if (event.reason !== "complete") yield event;
          return;
        } else yield event;
      }
      throw new LanguageModelError("cutOff", "The reply broke off before its end.");
    } catch (error) {
      if (signal.aborted) throw abortError();
      const rest = guard.rest();
      if (rest !== "") yield rest;
      throw error;
    }
  }

  return {
    get name() {
      return name;
    },
    get takesPictures() {
      return takesPictures;
    },
    kind: "remote",
    composesPrompt: true,
    ...(firstWordMs !== undefined && { firstWordMs }),
    stream: (request, { signal }) => stream(request, signal),
    complete: (request, { signal }) => wholeReply(stream(request, signal)),
  };
}

function bodyOf(request: ReplyRequest, language: string | undefined): ChatRequestBody {
  const { characterId, purpose = "reply", messages, image, participants, isGentle, stop } = request;
  return {
    purpose,
    messages,
    ...(characterId !== undefined && { characterId }),
    ...(image && { image }),
    ...(participants && { participants: toIds(participants) }),
    ...(isGentle !== undefined && { isGentle }),
    ...(stop && stop.length > 0 && { stop }),
    ...(language !== undefined && { language }),
  };
}

function toIds({ speaking, listening = [], changesSubject = false, closes = false }: RoomParticipants) {
  const ids = (participants: readonly RoomParticipant[]) => participants.map(({ id }) => id);
  return { speaking: ids(speaking), listening: ids(listening), changesSubject, ...(closes && { closes }) };
}

const isEventStream = ({ headers }: Response) => headers.get("content-type")?.includes("text/event-stream") === true;

function toError({ reason, message, status, retryAfterMs }: Extract<ChatEvent, { readonly type: "error" }>) {
  return new LanguageModelError(reason, message, { status, retryAfterMs });
}
