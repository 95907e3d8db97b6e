import { LanguageModelError, type StreamEndReason, type StreamPart } from "../contracts";
import { abortError, onAbort, unlessAborted } from "../shared/aborting";
import { readEventStream, type ServerSentEvent, type StreamComment } from "../shared/event-stream";
import { createIdleTimer } from "../shared/idle-timer";
import { isRecord } from "../shared/json";
import { isDeclined, VendorErrorEvent } from "./sdk-errors";
import { createStopGuard } from "./stop-guard";
import { systemTimers } from "./system-timers";
import { createThinkFilter } from "./think-filter";

/** The content of one event of the stream. */
export interface ReplyPart {
  readonly text: string;
  /** The stop reason: the reply is complete. */
  readonly end: StreamEndReason | null;
  /** What the reply cost so far, in tokens; the last count of each holds. */
  readonly usage?: { readonly inputTokens?: number | undefined; readonly outputTokens?: number | undefined };
}

export interface StreamedCall<Event> {
  readonly signal: AbortSignal;
  /** How long to wait for each next event, in milliseconds. */
  readonly timeoutMs: number;
  readonly stop: readonly string[];
  /** Whether the server may have to load its model first: while it says nothing, signs of life are reported. */
  readonly loadsModels?: boolean;
  /** Sends the request; the SDK has checked the status and repeated it where that helps. */
  readonly open: (signal: AbortSignal) => Promise<Response>;
  readonly read: (event: Event) => ReplyPart;
  /** Whether the request may be sent again, in another form, after an error before the first word. */
  readonly canAskAgain: (error: unknown) => boolean;
  readonly explain: (error: unknown, hasText: boolean) => Error;
}

/** After the stop reason only closing bytes are missing; a reply waits no longer than this for them. */
const closingPatience = 1_000;

/** Yields a reply as it arrives, and distinguishes a complete one from one that was cut off. */
export async function* streamReply<Event>(
  call: StreamedCall<Event>,
): AsyncGenerator<string | StreamPart, void, undefined> {
  const { signal, stop, read, explain } = call;
  let reply = createReplyReader(stop, read);
  let failure: Error | undefined;
  let isDeclinedByFilter = false;
  try {
    for (let isOver = false; !isOver;) {
      try {
        yield* readAnswer(call, reply);
        isOver = true;
      } catch (error) {
        if (signal.aborted || reply.hasText || !call.canAskAgain(error)) throw error;
        reply = createReplyReader(stop, read);
      }
    }
  } catch (error) {
    if (signal.aborted) failure = abortError();
    else if (isDeclined(error)) isDeclinedByFilter = true;
    else if (reply.end === null) failure = explain(error, reply.hasText);
  }
  if (!signal.aborted) {
    const rest = reply.rest();
    if (rest !== "") yield rest;
    const { inputTokens, outputTokens } = reply.usage;
    if (inputTokens !== undefined && outputTokens !== undefined) yield { type: "usage", inputTokens, outputTokens };
  }
  if (failure !== undefined) throw failure;
  const end = isDeclinedByFilter ? "refused" : reply.end;
  if (end !== null && end !== "complete" && !reply.isStopped && !signal.aborted) yield { type: "end", reason: end };
}

/** Sends the request once, and reads its answer. */
async function* readAnswer<Event>(
  { signal, timeoutMs, open, loadsModels = false }: StreamedCall<Event>,
  reply: ReplyReader,
): AsyncGenerator<string | StreamPart, void, undefined> {
  const request = new AbortController();
  const connection = new AbortController();
  const silence = createIdleTimer(systemTimers, timeoutMs, () => connection.abort());
  const forget = onAbort(signal, () => {
    request.abort();
    connection.abort();
  });
  try {
    signal.throwIfAborted();
    const opening = unlessAborted(signal, open(request.signal));
    if (loadsModels) yield* signsUntil(opening);
    const body = bodyOf(await opening);
    silence.restart();
    for await (const events of readEventStream(body, connection.signal)) {
      reply.take(events);
      const text = reply.flush();
      if (text !== "") yield text;
      // Thoughts, pings and the like.
      else if (reply.end === null) yield { type: "alive" };
      if (reply.isStopped) break;
      silence.restart(reply.end === null ? timeoutMs : closingPatience);
    }
    signal.throwIfAborted();
    if (reply.end === null && connection.signal.aborted)
      throw new LanguageModelError("timeout", `Nothing came for ${timeoutMs / 1000} seconds.`);
    if (reply.end === null && !reply.isStopped)
      throw new LanguageModelError("cutOff", "The reply broke off before its end.");
  } finally {
    silence.end();
    forget();
    // The reader may leave before the answer began.
    request.abort();
  }
}

/** The pause between two signs of life of a server that loads its model, in milliseconds. */
const loadingSign = 5_000;

/** Reports signs of life until the work has ended, well or not. */
async function* signsUntil(work: Promise<unknown>): AsyncGenerator<StreamPart, void, undefined> {
  let isOver = false;
  const over = work.then(
    () => (isOver = true),
    () => (isOver = true),
  );
  for (;;) {
    let cancel = () => {};
    const sign = new Promise<void>((resolve) => {
      cancel = systemTimers.after(loadingSign, resolve);
    });
    await Promise.race([over, sign]);
    cancel();
    if (isOver) return;
    yield { type: "alive", isLoading: true };
  }
}

type ReplyReader = ReturnType<typeof createReplyReader>;

/** Collects what the events of a stream say. */
function createReplyReader<Event>(stop: readonly string[], read: (event: Event) => ReplyPart) {
  const guard = createStopGuard(stop);
  const thoughts = createThinkFilter();
  let usage: NonNullable<ReplyPart["usage"]> = {};
  let end: StreamEndReason | null = null;
  let hasText = false;
  /** What was read and not yet passed on: an error may come together with words before it. */
  let unsent = "";
  const flush = () => {
    const text = unsent;
    unsent = "";
    return text;
  };
  return {
    get usage() {
      return usage;
    },
    get end() {
      return end;
    },
    get hasText() {
      return hasText;
    },
    get isStopped() {
      return guard.stopped;
    },
    take(events: readonly (ServerSentEvent | StreamComment)[]) {
      for (const event of events) {
        if (event.type === "comment" || guard.stopped) continue;
        const part = readPart(event, read);
        if (part === null) continue;
        end ??= part.end;
        if (part.usage !== undefined) usage = { ...usage, ...part.usage };
        if (part.text === "") continue;
        hasText = true;
        unsent += guard.feed(thoughts.feed(part.text));
      }
    },
    flush,
    rest: () => flush() + guard.feed(thoughts.rest()) + guard.rest(),
  };
}

/** @returns `null` for the mark that nothing more comes. */
function readPart<Event>({ name, data }: ServerSentEvent, read: (event: Event) => ReplyPart): ReplyPart | null {
  if (data.startsWith("[DONE]")) return null;
  const event: unknown = JSON.parse(data);
  if (name === "error" || (isRecord(event) && event["error"] !== undefined && event["error"] !== null))
    throw new VendorErrorEvent(event);
  return read(event as Event);
}

/** Awaits a whole reply. */
export async function completeReply(
  ask: () => Promise<string>,
  { signal, stop, explain }: Pick<StreamedCall<never>, "signal" | "stop" | "explain">,
): Promise<string> {
  try {
    const guard = createStopGuard(stop);
    const thoughts = createThinkFilter();
    signal.throwIfAborted();
    const text = await unlessAborted(signal, ask());
    return guard.feed(thoughts.feed(text) + thoughts.rest()) + guard.rest();
  } catch (error) {
    if (signal.aborted) throw abortError();
    if (isDeclined(error)) return "";
    throw explain(error, false);
  }
}

/** A server that is no model's may answer with a web page, and the status 200. */
function bodyOf({ status, headers, body }: Response): ReadableStream<Uint8Array> {
  const type = headers.get("content-type");
  if (body !== null && (type === null || type.includes("text/event-stream"))) return body;
  throw new LanguageModelError("invalid", `The answer was not a stream of events but ${type ?? "empty"}.`, { status });
}
