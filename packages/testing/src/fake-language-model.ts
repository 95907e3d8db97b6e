import {
  LanguageModelError,
  type LanguageModel,
  type LanguageModelErrorReason,
  type ReplyRequest,
  type SignOfLife,
  type StreamEndReason,
  type StreamPart,
} from "@archive-of-minds/core";
import { createPendingQueue } from "./pending-queue";

/** One call, whose reply the test writes. */
export interface FakeCall {
  readonly kind: "stream" | "complete";
  readonly request: ReplyRequest;
  readonly signal: AbortSignal;
  /** Whether the call is over: finished, failed, aborted or left by its reader. Later pieces are dropped. */
  readonly ended: boolean;
  say(piece: string): void;
  /** Sends a sign of life without a word. */
  think(sign?: Omit<SignOfLife, "type">): void;
  /** Ends the stream. Without a reason, the stream sends none: the reply is complete. */
  finish(reason?: StreamEndReason): void;
  fail(error: LanguageModelErrorReason | Error): void;
  /** Breaks the connection during the reply. */
  cut(): void;
}

/** A language model in memory, whose replies the test decides. It has no timers. */
export interface FakeLanguageModel extends LanguageModel {
  /** Every call so far, oldest first. */
  readonly calls: readonly FakeCall[];
  /** The oldest call that was not returned before; waits for one if there is none. */
  nextCall(): Promise<FakeCall>;
}

/** What a fake model is, and whether it answers by itself. */
export interface FakeLanguageModelOptions {
  /** The name for the screen. Default `Fake`. */
  readonly name?: string;
  /** Default `remote`. */
  readonly kind?: LanguageModel["kind"];
  /** Answers every call by itself, word by word. Left out, the test answers each with {@link FakeLanguageModel.nextCall}. */
  readonly reply?: string | ((request: ReplyRequest) => string);
  /** As {@link LanguageModel.firstWordMs}, in milliseconds. The fake itself never takes time. */
  readonly firstWordMs?: number;
  /** As {@link LanguageModel.takesPictures}; left out, unknown. */
  readonly takesPictures?: boolean;
}

/**
 * A fake of a language model. With `reply` it answers each call at once; without it, the test takes each call with
 * `nextCall`, writes its reply with `say`, and ends it with `finish`, `fail` or `cut`.
 *
 * @example
 * const model = createFakeLanguageModel()
 * const pieces = model.stream({ messages }, { signal })[Symbol.asyncIterator]()
 * const first = pieces.next()
 * const call = await model.nextCall()
 * call.say('Good ')
 */
export function createFakeLanguageModel(options: FakeLanguageModelOptions = {}): FakeLanguageModel {
  const { name = "Fake", kind = "remote", reply } = options;
  const calls: FakeCall[] = [];
  const pending = createPendingQueue<FakeCall>();

  const open = (callKind: FakeCall["kind"], request: ReplyRequest, signal: AbortSignal) => {
    const opened = openCall(callKind, request, signal);
    calls.push(opened.call);
    if (reply !== undefined) answer(opened.call, typeof reply === "string" ? reply : reply(request));
    pending.push(opened.call);
    return opened.pieces;
  };

  return {
    name,
    kind,
    ...(options.firstWordMs !== undefined && { firstWordMs: options.firstWordMs }),
    ...(options.takesPictures !== undefined && { takesPictures: options.takesPictures }),
    calls,
    nextCall: pending.next,
    async *stream(request, { signal }) {
      yield* open("stream", request, signal);
    },
    async complete(request, { signal }) {
      let text = "";
      for await (const part of open("complete", request, signal)) if (typeof part === "string") text += part;
      return text;
    },
  };
}

function answer(call: FakeCall, reply: string): void {
  const stops = (call.request.stop ?? []).filter((stop) => stop !== "" && reply.includes(stop));
  const text = reply.slice(0, Math.min(reply.length, ...stops.map((stop) => reply.indexOf(stop))));
  for (const word of text.match(/\s*\S+\s*/g) ?? []) call.say(word);
  call.finish();
}

function openCall(kind: FakeCall["kind"], request: ReplyRequest, signal: AbortSignal) {
  const said: (string | StreamPart)[] = [];
  let end: { readonly error?: Error } | undefined;
  let left = false;
  let wake = () => {};
  const endWith = (how: { readonly error?: Error }) => {
    end ??= how;
    wake();
  };

  const call: FakeCall = {
    kind,
    request,
    signal,
    get ended() {
      return left || end !== undefined || signal.aborted;
    },
    say(piece) {
      if (!call.ended) said.push(piece);
      wake();
    },
    think(sign = {}) {
      if (!call.ended) said.push({ type: "alive", ...sign });
      wake();
    },
    finish(reason) {
      if (reason !== undefined && !call.ended) said.push({ type: "end", reason });
      endWith({});
    },
    fail: (error) =>
      endWith({ error: error instanceof Error ? error : new LanguageModelError(error, `The fake fails: ${error}.`) }),
    cut: () => call.fail("cutOff"),
  };

  async function* read(): AsyncGenerator<string | StreamPart, void, undefined> {
    const onAbort = () => wake();
    signal.addEventListener("abort", onAbort);
    try {
      for (;;) {
        // Lets an abort in the same turn overtake the piece, as it does over a network.
        await Promise.resolve();
        if (signal.aborted) throw new DOMException("The reply was aborted.", "AbortError");
        const piece = said.shift();
        if (piece !== undefined) yield piece;
        else if (end?.error !== undefined) throw end.error;
        else if (end !== undefined) return;
        else await new Promise<void>((resolve) => (wake = resolve));
      }
    } finally {
      left = true;
      signal.removeEventListener("abort", onAbort);
    }
  }

  return { call, pieces: read() };
}
