import type { Context } from "hono";
import type { Readable } from "node:stream";
import type { ServerEnv } from "../http/server-env";
import { describeError, type Logger } from "../log";
import { createDeadline } from "./deadline";
import { deadlines } from "./deadlines";
import type { Timers } from "./timers";

interface PassThroughOptions {
  readonly upstream: string;
  readonly log: Logger;
  readonly timers: Timers;
  /** How long the vendor may stay silent, in milliseconds: before its first chunk, and later. */
  readonly silenceMs: { readonly atFirst: number; readonly later: number };
  /** Called once, with the number of bytes passed on. */
  readonly onEnd: (bytes: number) => void;
}

/**
 * Passes a vendor's stream on, chunk by chunk and no faster than the client reads.
 *
 * When the vendor breaks off or falls silent, the client's connection is broken too: after a proper end half a reply would
 * look complete. When the client leaves or stops reading, the vendor's stream is closed.
 */
export function passThrough(
  c: Context<ServerEnv>,
  body: Readable,
  options: PassThroughOptions,
): ReadableStream<Uint8Array> {
  const { timers } = options;
  const { signal } = c.req.raw;
  const connection = c.env?.outgoing;
  let controller: ReadableStreamDefaultController<Uint8Array>;
  let bytes = 0;
  let isPulled = false;
  let isListening = false;
  let isWaiting = false;
  let isOver = false;
  let failure: { readonly error: unknown } | null = null;

  const end = () => {
    if (isOver) return false;
    isOver = true;
    for (const deadline of [total, silence, unread]) deadline.end();
    options.onEnd(bytes);
    return true;
  };
  const breakOff = (error: unknown) => {
    if (!end()) return;
    body.destroy();
    if (connection === undefined) return controller.error(error);
    // The adapter would print the error and end the response properly.
    connection.destroy();
    controller.close();
  };
  const fail = (error: unknown) => {
    if (!signal.aborted && !isOver)
      options.log.warn("upstream broke off", { upstream: options.upstream, ...describeError(error) });
    breakOff(error);
  };
  const dropClient = () => {
    options.log.info("client reads nothing", { upstream: options.upstream });
    breakOff(new Error("The client reads nothing."));
  };

  const total = createDeadline(timers, () => fail(new StreamError("TOO_LONG")));
  const silence = createDeadline(timers, () => fail(new StreamError("SILENCE")));
  const unread = createDeadline(timers, dropClient);
  total.set(deadlines.total);

  const send = (chunk: Uint8Array) => {
    isPulled = false;
    unread.set(deadlines.visitor);
    controller.enqueue(chunk);
  };

  const waitForVendor = () => {
    if (isWaiting) return;
    isWaiting = true;
    silence.set(bytes === 0 ? options.silenceMs.atFirst : options.silenceMs.later);
  };

  const passOn = () => {
    if (!isPulled || isOver) return;
    const chunk = body.read() as Uint8Array | null;
    if (failure !== null) return fail(failure.error);
    if (chunk === null) return waitForVendor();
    isWaiting = false;
    silence.clear();
    bytes += chunk.length;
    send(chunk);
  };

  const finish = () => {
    if (!end()) return;
    controller.close();
    // What is still queued for the client may be stuck as well.
    if (connection !== undefined && !connection.writableFinished)
      connection.once(
        "close",
        timers.after(deadlines.visitor, () => connection.destroy()),
      );
  };

  /** What was passed on before the failure still reaches the client. */
  const noteFailure = (error: unknown) => {
    failure ??= { error };
    passOn();
  };
  const noteClose = () => {
    if (!isOver) noteFailure(new StreamError("CLOSED"));
  };

  return new ReadableStream<Uint8Array>(
    {
      start(given) {
        controller = given;
        body.once("end", finish).once("error", noteFailure);
        body.once("close", noteClose);
      },
      pull() {
        unread.clear();
        isPulled = true;
        // Only a listener makes the stream read from the vendor.
        if (!isListening) body.on("readable", passOn);
        isListening = true;
        passOn();
      },
      cancel() {
        end();
        body.destroy();
      },
    },
    { highWaterMark: 0 },
  );
}

const REASONS = {
  SILENCE: "The vendor fell silent.",
  TOO_LONG: "The answer took too long.",
  CLOSED: "The vendor closed before the end.",
};

class StreamError extends Error {
  override readonly name = "StreamError";
  readonly code: keyof typeof REASONS;

  constructor(code: keyof typeof REASONS) {
    super(REASONS[code]);
    this.code = code;
  }
}
