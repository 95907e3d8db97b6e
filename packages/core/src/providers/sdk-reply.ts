import { LanguageModelError, type StreamEndReason, type StreamPart } from "../contracts";
import { abortError, unlessAborted } from "../shared/aborting";
import { inTime } from "./in-time";
import { nextCommentOf } from "./stream-comments";
import { createStopGuard } from "./stop-guard";
import { createThinkFilter } from "./think-filter";

/** A streamed response as both vendor SDKs return it. */
interface OpenedStream<Event> {
  readonly data: AsyncIterable<Event> & { readonly controller: AbortController };
  readonly response: Response;
}

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
  readonly open: () => Promise<OpenedStream<Event>>;
  readonly read: (event: Event) => ReplyPart;
  readonly explain: (error: unknown, hasText: boolean) => Error;
}

/** After the stop reason only closing bytes are missing; a reply waits no longer than this for them. */
const closingPatience = 1_000;

/** Yields a reply piece by piece, and distinguishes a complete one from one that was cut off. */
export async function* streamReply<Event>(
  call: StreamedCall<Event>,
): AsyncGenerator<string | StreamPart, void, undefined> {
  const { signal, timeoutMs, stop, open, read, explain } = call;
  const guard = createStopGuard(stop);
  const thoughts = createThinkFilter();
  let usage: ReplyPart["usage"] = {};
  let controller: AbortController | undefined;
  let hasText = false;
  let end: StreamEndReason | null = null;
  let failure: Error | undefined;
  try {
    const { data, response } = await untilAborted(open, signal);
    controller = data.controller;
    expectEvents(response);
    const events = data[Symbol.asyncIterator]();
    const nextComment = nextCommentOf(response);
    let upcoming: Promise<IteratorResult<Event>> | null = null;
    while (!guard.stopped) {
      const event = (upcoming ??= inBackground(events.next()));
      const limitMs = end ? closingPatience : timeoutMs;
      const next = await inTime(unlessAborted(signal, Promise.race([event, nextComment()])), limitMs, () => {
        throw new LanguageModelError("timeout", `Nothing came for ${limitMs / 1000} seconds.`);
      });
      if (next === "comment") {
        if (end === null) yield { type: "alive" };
        continue;
      }
      upcoming = null;
      if (next.done === true) break;
      const part = read(next.value);
      end ??= part.end;
      hasText ||= part.text !== "";
      usage = { ...usage, ...part.usage };
      const shown = guard.feed(thoughts.feed(part.text));
      if (shown !== "") yield shown;
      // Thoughts, pings and the like.
      else if (end === null) yield { type: "alive" };
    }
    if (end === null && !guard.stopped) throw new LanguageModelError("cutOff", "The reply broke off before its end.");
  } catch (error) {
    // The SDKs end an aborted stream without an error, so the signal decides.
    if (signal.aborted) failure = abortError();
    else if (end === null) failure = explain(error, hasText);
  } finally {
    controller?.abort();
  }
  const rest = guard.feed(thoughts.rest()) + guard.rest();
  if (rest !== "" && !signal.aborted) yield rest;
  const { inputTokens, outputTokens } = usage;
  if (inputTokens !== undefined && outputTokens !== undefined && !signal.aborted)
    yield { type: "usage", inputTokens, outputTokens };
  if (failure !== undefined) throw failure;
  if (end !== null && end !== "complete" && !guard.stopped && !signal.aborted) yield { type: "end", reason: end };
}

/** Marks a promise as handled that is awaited later or never. */
function inBackground<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => {});
  return work;
}

/** Awaits a whole reply. */
export async function completeReply(
  ask: () => Promise<string>,
  { signal, stop, explain }: Pick<StreamedCall<never>, "signal" | "stop" | "explain">,
): Promise<string> {
  try {
    const guard = createStopGuard(stop);
    const thoughts = createThinkFilter();
    const text = await untilAborted(ask, signal);
    return guard.feed(thoughts.feed(text) + thoughts.rest()) + guard.rest();
  } catch (error) {
    throw signal.aborted ? abortError() : explain(error, false);
  }
}

/** The SDKs read any response as a stream, and find nothing in a web page. */
function expectEvents(response: Response): void {
  const type = response.headers.get("content-type");
  if (response.body === null || (type !== null && !type.includes("text/event-stream"))) {
    throw new LanguageModelError("invalid", `The answer was not a stream of events but ${type ?? "empty"}.`, {
      status: response.status,
    });
  }
}

/** Starts the work, and waits for it no longer than the signal allows: one of the SDKs keeps sleeping between two attempts after an abort. */
async function untilAborted<Result>(start: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  if (signal.aborted) throw abortError();
  return unlessAborted(signal, start());
}
