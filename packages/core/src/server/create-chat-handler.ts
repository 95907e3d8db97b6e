import type { Character } from "../characters/character";
import type { ChatEvent } from "../chat-protocol/chat-event";
import type { ChatRequestBody } from "../chat-protocol/chat-request";
import {
  LanguageModelError,
  type LanguageModel,
  type NeedKind,
  type ReplyPurpose,
  type SafetyCheck,
} from "../contracts";
import { systemTimers } from "../providers/system-timers";
import { DEFAULT_LANGUAGE } from "../safety/chosen-check";
import { createSafetyCheck } from "../safety/create-safety-check";
import { fetchNeedReplies, needPhrases, type NeedPhrases } from "../shared/need-phrases";
import { withPictureInWords } from "../shared/picture-in-words";
import type { Timers } from "../shared/timers";
import { readChatBody } from "./chat-body";
import type { ChatMeter, ChatUsage } from "./chat-meter";
import { ChatRefusal, toChatRefusal } from "./chat-refusal";
import { mostInputTokens } from "./estimate-tokens";
import { eventResponse } from "./event-response";
import { findSpeaker, prepareChat } from "./prepare-chat";
import { createRedaction } from "./redact-secrets";
import { nothingUsed, replyEvents } from "./reply-events";
import { startReplyDeadlines } from "./reply-deadlines";

/** The models of a handler: one for all purposes, or a choice for each. `null` is answered with 503. */
export type ChatModels = LanguageModel | ((purpose: ReplyPurpose) => LanguageModel | null);

/** What {@link createChatHandler} needs: the characters and their models. Everything else has a default. */
export interface ChatHandlerOptions {
  /** The characters that may answer; their personas are the system prompts. */
  readonly characters: readonly Character[];
  readonly models: ChatModels;
  /**
   * Whether this request may have a reply: return nothing to allow it, or the response that refuses it. It is called
   * before the body is read. Left out, everybody who reaches the address can spend what the models cost.
   */
  readonly authorize?: (request: Request) => Promise<Response | undefined> | Response | undefined;
  /** Limits what replies may cost. Left out, nothing does. */
  readonly meter?: ChatMeter;
  /** Finds visitors in need, whom a fixed reply answers instead of a model. Left out, the built-in check for English and German; `null`: none. */
  readonly safetyCheck?: SafetyCheck | null;
  /** The words of that reply, and the guidance for models. */
  readonly phrases?: NeedPhrases;
  /** Keys that are removed from everything that a model or an error says. */
  readonly secrets?: readonly string[];
  /** The largest body, in bytes; 8 MiB if left out. */
  readonly mostBodyBytes?: number;
  /** The length limit of a reply that the meter is asked for, in tokens; 4096 if left out. */
  readonly mostReplyTokens?: number;
  /** The longest time for a whole reply, in milliseconds; ten minutes if left out. */
  readonly longestReplyMs?: number;
  /** How long a model may give no sign of life, in milliseconds; a minute if left out. */
  readonly modelSilenceMs?: number;
  /** How long a stream may be silent before a comment is sent, in milliseconds; 15 seconds if left out. */
  readonly keepAliveMs?: number;
  /** How long a client may read nothing, in milliseconds; 30 seconds if left out. Then the model is stopped. */
  readonly unreadMs?: number;
  /** Called when a client has read nothing for that long: the place to close its connection. */
  readonly onStall?: (request: Request) => void;
  /**
   * Called with the error of a failed reply and the model that was asked, for a log. It holds no text of the conversation
   * unless the vendor quotes it.
   */
  readonly onError?: (error: unknown, request: Request, model: LanguageModel) => void;
  /** What the handler waits with; the timers of the system if left out. */
  readonly timers?: Timers;
}

/** Answers a request for one reply. */
export type ChatHandler = (request: Request) => Promise<Response>;

/**
 * The server's side of {@link createBackendLanguageModel}: composes the prompt, checks for need, asks the model, and
 * streams its reply as events.
 *
 * Visitors choose neither the prompt nor the model, and no key leaves the server. What the handler does not do: it
 * limits no rates and checks no origin. Mount it behind a session or a rate limiter, and give it a {@link ChatMeter}.
 *
 * @example
 * // app/api/chat/route.ts of a Next site
 * const models = createAnthropicLanguageModel({ baseURL: 'https://api.anthropic.com', apiKey: process.env.ANTHROPIC_API_KEY, models: ['claude-sonnet-5-5'] })
 * export const POST = createChatHandler({ characters, models, authorize: requireSession })
 */
export function createChatHandler(options: ChatHandlerOptions): ChatHandler {
  const { characters, safetyCheck = createSafetyCheck(), phrases = needPhrases } = options;
  const {
    mostBodyBytes = 8 * 1024 * 1024,
    mostReplyTokens = 4096,
    longestReplyMs = 600_000,
    modelSilenceMs = 60_000,
  } = options;
  const {
    keepAliveMs = 15_000,
    unreadMs = 30_000,
    onStall = () => {},
    onError = () => {},
    timers = systemTimers,
  } = options;
  const redaction = createRedaction(options.secrets ?? []);

  const findNeed = async (body: ChatRequestBody, signal: AbortSignal): Promise<NeedKind | null> => {
    // In a room the last message holds what the characters said as well; the page has checked what the visitor said.
    if (safetyCheck === null || (body.purpose !== "reply" && body.purpose !== "live")) return null;
    const text = body.messages.findLast(({ role }) => role === "user")?.content ?? "";
    const found = await safetyCheck.check({ text, language: body.language ?? DEFAULT_LANGUAGE }, { signal });
    return found?.kind ?? null;
  };

  const answer = async (request: Request): Promise<Response> => {
    if (request.method !== "POST")
      throw new ChatRefusal(405, "method_not_allowed", "Send the message with POST.", { allow: "POST" });
    const denied = await options.authorize?.(request);
    if (denied !== undefined) return denied;
    const body = await readChatBody(request, mostBodyBytes);
    const speaker = findSpeaker(body, characters);
    const model = typeof options.models === "function" ? options.models(body.purpose) : options.models;
    if (model === null) throw new ChatRefusal(503, "not_configured", "The server has no language model.");
    const abort = new AbortController();
    const respond = (events: AsyncGenerator<ChatEvent, void, undefined>, onLeave: () => void) =>
      eventResponse(events, { timers, keepAliveMs, unreadMs, onLeave, onStall: () => onStall(request) });

    const need = await findNeed(body, request.signal);
    if (need !== null && speaker !== null) {
      const reply = await phrases.reply(speaker, need, await languageOfVisitor(body));
      return respond(needEvents(need, reply, phrases.modelName), () => {});
    }

    const composed = await prepareChat(body, speaker, characters, model, phrases);
    const prepared = model.takesPictures === false ? withPictureInWords(composed) : composed;
    const inputTokens = mostInputTokens(prepared);
    const estimate = { model, inputTokens, outputTokens: mostReplyTokens };
    const reservation = await options.meter?.reserve(estimate, request);
    const deadlines = startReplyDeadlines({
      timers,
      longestReplyMs,
      modelSilenceMs,
      onTimeout: (error) => abort.abort(error),
    });
    let isOver = false;
    const end = (usage: ChatUsage | null) => {
      if (isOver) return;
      isOver = true;
      deadlines.end();
      reservation?.settle(usage);
    };
    const events = replyEvents({
      model,
      request: prepared,
      signal: abort.signal,
      inputTokens,
      redaction,
      onLife: deadlines.restartSilence,
      onEnd: end,
      onError: (error) => onError(error, request, model),
    });
    const leave = () => {
      abort.abort();
      // Events that were never read have asked no model, and settle nothing themselves.
      void events.return().then(() => end(nothingUsed));
    };
    if (request.signal.aborted) leave();
    else request.signal.addEventListener("abort", leave, { once: true, signal: abort.signal });
    return respond(events, leave);
  };

  return async (request) => {
    try {
      return await answer(request);
    } catch (error) {
      if (error instanceof ChatRefusal) return error.toResponse();
      if (error instanceof LanguageModelError) return toChatRefusal(error).toResponse();
      throw error;
    }
  };
}

async function languageOfVisitor({ messages, language = DEFAULT_LANGUAGE }: ChatRequestBody): Promise<string> {
  const said = messages.filter(({ role }) => role === "user").map(({ content }) => content);
  return (await fetchNeedReplies()).languageOfVisitor(said.toReversed(), language);
}

/** A fixed reply instead of a model's. */
async function* needEvents(kind: NeedKind, text: string, model: string): AsyncGenerator<ChatEvent, void, undefined> {
  yield { type: "start", model, takesPictures: true };
  yield { type: "safety", kind };
  yield { type: "delta", text };
  yield { type: "end", reason: "complete" };
}
