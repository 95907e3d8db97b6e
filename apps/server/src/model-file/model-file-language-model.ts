import type { LanguageModel, ReplyRequest, StreamPart } from "@archive-of-minds/core";
import { mergeTurns, spokenReply, wholeReply } from "@archive-of-minds/core/server";
import type { ModelFileEngine } from "./model-file-engine";
import type { ModelReplyRequest } from "./model-file-messages";
import type { ReplyQueue } from "./reply-queue";

export interface ModelFileLanguageModelOptions {
  readonly name: string;
  readonly engine: ModelFileEngine;
  readonly queue: ReplyQueue;
  /** The most tokens of a conversation. */
  readonly contextTokens: number;
  /** The most that it may think about one reply, in tokens. */
  readonly thinkingTokens: number;
  readonly firstWordMs: number;
}

const MOST_REPLY_TOKENS = 512;
/** A moderator's answer is a name; a small model would go on. */
const MOST_MODERATOR_TOKENS = 32;
const USUAL_TEMPERATURE = 0.8;

/** Replies by a model file on this machine, one after the other. */
export function createModelFileLanguageModel(options: ModelFileLanguageModelOptions): LanguageModel {
  const { name, engine, queue, contextTokens, thinkingTokens, firstWordMs } = options;

  async function* parts(request: ReplyRequest, signal: AbortSignal): AsyncGenerator<string | StreamPart> {
    signal.throwIfAborted();
    const ticket = queue.enter();
    let isAsked = false;
    try {
      for (let place = ticket.place(); place !== null; place = ticket.place()) {
        yield { type: "alive", queue: place };
        await ticket.changed(place, signal);
        signal.throwIfAborted();
      }
      isAsked = true;
      const reply = engine.reply(toModelRequest(request, thinkingTokens), signal, ticket.leave);
      yield* spokenReply(reply, request.stop);
    } finally {
      if (!isAsked) ticket.leave();
    }
  }

  async function* stream(request: ReplyRequest, signal: AbortSignal): AsyncGenerator<string | StreamPart> {
    for await (const part of parts(request, signal)) {
      // A part that came before the abort is not passed on after it.
      signal.throwIfAborted();
      yield part;
    }
  }

  return {
    name,
    kind: "remote",
    takesPictures: false,
    contextTokens,
    firstWordMs,
    stream: (request, { signal }) => stream(request, signal),
    complete: (request, { signal }) => wholeReply(stream(request, signal)),
  };
}

const toModelRequest = (request: ReplyRequest, thinkingTokens: number): ModelReplyRequest => ({
  character: request.characterId ?? "",
  system: request.system ?? "",
  turns: mergeTurns(request.messages),
  maxTokens: request.maxTokens ?? (request.purpose === "moderator" ? MOST_MODERATOR_TOKENS : MOST_REPLY_TOKENS),
  thinkingTokens,
  temperature: request.temperature ?? USUAL_TEMPERATURE,
});
