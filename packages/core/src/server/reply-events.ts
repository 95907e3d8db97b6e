import type { ChatEvent } from "../chat-protocol/chat-event";
import { LanguageModelError, type LanguageModel, type StreamEndReason, type StreamPart } from "../contracts";
import type { ChatUsage } from "./chat-meter";
import { textTokens } from "./estimate-tokens";
import type { PreparedRequest } from "./prepare-chat";
import type { Redaction } from "./redact-secrets";

export interface ReplyCall {
  readonly model: LanguageModel;
  readonly request: PreparedRequest;
  readonly signal: AbortSignal;
  /** The most that the input can cost, in tokens; counts where the vendor reports no usage. */
  readonly inputTokens: number;
  readonly redaction: Redaction;
  /** Called for each sign of life of the model. */
  readonly onLife: () => void;
  /** Called when the model writes no more, with what the reply cost; `null` if nobody knows it. */
  readonly onEnd: (usage: ChatUsage | null) => void;
  /** Called with the error of a failed reply. */
  readonly onError: (error: unknown) => void;
}

type ReplyParts = AsyncIterable<string | StreamPart> | readonly (string | StreamPart)[];

/** Asks the model and reports its reply. */
export async function* replyEvents(call: ReplyCall): AsyncGenerator<ChatEvent, void, undefined> {
  const { model, signal, redaction, inputTokens, onLife, onEnd, onError } = call;
  const cleaned = redaction.begin();
  let started = startOf(model);
  let written = 0;
  let end: StreamEndReason = "complete";
  let counted: ChatUsage | null = null;
  let failure: unknown = null;
  let isAsked = false;
  yield started;
  try {
    signal.throwIfAborted();
    isAsked = true;
    for await (const part of await partsOf(call)) {
      onLife();
      const now = startOf(model);
      if (now.model !== started.model || now.takesPictures !== started.takesPictures) yield (started = now);
      if (typeof part === "string") {
        written += textTokens(part);
        const text = cleaned.push(part);
        if (text !== "") yield { type: "delta", text };
      } else if (part.type === "end") end = part.reason;
      else if (part.type === "usage") {
        const { inputTokens: input, outputTokens: output } = part;
        counted = { inputTokens: input, outputTokens: output, isCounted: true };
      } else yield part;
    }
  } catch (error) {
    failure = error;
  } finally {
    onEnd(usageOf({ isAsked, failure, counted, written, inputTokens }));
  }
  if (signal.aborted && !isTimeout(signal.reason)) return;
  const rest = cleaned.rest();
  if (rest !== "") yield { type: "delta", text: rest };
  if (counted !== null) yield { type: "usage", inputTokens: counted.inputTokens, outputTokens: counted.outputTokens };
  if (failure === null) yield { type: "end", reason: end };
  else {
    onError(failure);
    yield toErrorEvent(isTimeout(signal.reason) ? signal.reason : failure, redaction);
  }
}

const startOf = ({ name, takesPictures }: LanguageModel) => ({
  type: "start" as const,
  model: name,
  takesPictures: takesPictures !== false,
});

const isTimeout = (reason: unknown) => reason instanceof LanguageModelError;

/** A moderator's answer is short, and a small model gives it at once. */
async function partsOf({ model, request, signal }: ReplyCall): Promise<ReplyParts> {
  return request.purpose === "moderator"
    ? [await model.complete(request, { signal })]
    : model.stream(request, { signal });
}

/** The usage of a reply that no vendor was asked for. */
export const nothingUsed: ChatUsage = { inputTokens: 0, outputTokens: 0, isCounted: true };

interface Outcome {
  readonly isAsked: boolean;
  readonly failure: unknown;
  readonly counted: ChatUsage | null;
  /** About how many tokens arrived. */
  readonly written: number;
  readonly inputTokens: number;
}

/** A vendor charges nothing for a refusal, and may charge for a reply that began and never arrived. */
function usageOf({ isAsked, failure, counted, written, inputTokens }: Outcome): ChatUsage | null {
  if (!isAsked) return nothingUsed;
  if (counted !== null) return counted;
  if (written > 0) return { inputTokens, outputTokens: Math.ceil(written), isCounted: false };
  return isRefusal(failure) || wasNotSent(failure) ? nothingUsed : null;
}

const isRefusal = (error: unknown) => error instanceof LanguageModelError && (error.status ?? 0) >= 400;

/** Errors after which the vendor has received nothing. */
const notSent = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "FOREIGN_HOST",
  "UND_ERR_CONNECT_TIMEOUT",
  "UND_ERR_INVALID_ARG",
]);

function wasNotSent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return notSent.has(String((error as { code?: unknown }).code)) || wasNotSent(error.cause);
}

/** Some vendors answer with a page, and some quote the request. */
const longestMessage = 300;

function toErrorEvent(error: unknown, { redact }: Redaction): ChatEvent {
  if (!(error instanceof LanguageModelError))
    return { type: "error", reason: "unknown", message: "The reply failed on the server." };
  const { reason, message, status, retryAfterMs } = error;
  return {
    type: "error",
    // Between the page and this server all is well.
    reason: reason === "network" ? "unreachable" : reason,
    message: redact(message).slice(0, longestMessage),
    ...(status !== undefined && { status }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  };
}
