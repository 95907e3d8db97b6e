import { waitingComment } from "@archive-of-minds/core/providers/backend";
import type { Context } from "hono";
import type { Readable } from "node:stream";
import type { ServerEnv } from "../http/server-env";
import { describeError, type Logger } from "../log";
import { createDeadline } from "./deadline";
import { deadlines } from "./deadlines";
import type { Redactor } from "./redactor";
import type { Timers } from "./timers";

interface About {
  readonly upstream: string;
  readonly log: Logger;
  readonly timers: Timers;
  /** How long the vendor may stay silent, in milliseconds: before its first chunk, and later. */
  readonly silenceMs: { readonly atFirst: number; readonly later: number };
  /** Whether comments may be sent between the events. */
  readonly isEventStream: boolean;
  /** For text in which the vendor might quote a secret. */
  readonly redactor?: Redactor | undefined;
  /** Called with each chunk. */
  readonly watch?: ((piece: Uint8Array) => void) | undefined;
  /** Called once, with the number of bytes passed on. */
  readonly onEnd: (bytes: number) => void;
}

/** A line that every parser of event streams ignores, even within an event. */
const comment = new TextEncoder().encode(`:${waitingComment}\n`);
const LF = 10;

/**
 * Passes a vendor's stream on, chunk by chunk and no faster than the client reads.
 *
 * When the vendor breaks off or falls silent, the client's connection is broken too: after a proper end half a reply would
 * look complete. When the client leaves or stops reading, the vendor's stream is closed.
 */
export function passThrough(c: Context<ServerEnv>, body: Readable, about: About): ReadableStream<Uint8Array> {
  const { timers } = about;
  const { signal } = c.req.raw;
  const connection = c.env?.outgoing;
  let controller: ReadableStreamDefaultController<Uint8Array>;
  let bytes = 0;
  let lastByte = LF;
  let isAsked = false;
  let isListening = false;
  let isWaiting = false;
  let isOver = false;
  let failure: { readonly error: unknown } | null = null;

  const end = () => {
    if (isOver) return false;
    isOver = true;
    for (const deadline of [total, silence, signOfLife, visitor]) deadline.end();
    about.onEnd(bytes);
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
      about.log.warn("upstream broke off", { upstream: about.upstream, ...describeError(error) });
    breakOff(error);
  };
  const dropVisitor = () => {
    about.log.info("visitor accepts nothing", { upstream: about.upstream });
    breakOff(new Error("The visitor accepts nothing."));
  };

  const total = createDeadline(timers, () => fail(new StreamError("TOO_LONG")));
  const silence = createDeadline(timers, () => fail(new StreamError("SILENCE")));
  const visitor = createDeadline(timers, dropVisitor);
  const signOfLife = createDeadline(timers, () => give(comment));
  total.set(deadlines.total);

  const give = (piece: Uint8Array) => {
    isAsked = false;
    signOfLife.clear();
    visitor.set(deadlines.visitor);
    controller.enqueue(piece);
  };

  const waitForVendor = () => {
    // A comment needs a line of its own.
    if (about.isEventStream && lastByte === LF) signOfLife.set(deadlines.signOfLife);
    if (isWaiting) return;
    isWaiting = true;
    // A model may think for a while between its headers and its first word.
    silence.set(bytes === 0 ? about.silenceMs.atFirst : about.silenceMs.later);
  };

  const passOn = () => {
    if (!isAsked || isOver) return;
    const piece = body.read() as Uint8Array | null;
    if (failure !== null) return fail(failure.error);
    if (piece === null) return waitForVendor();
    isWaiting = false;
    silence.clear();
    bytes += piece.length;
    about.watch?.(piece);
    const passed = about.redactor === undefined ? piece : about.redactor.pass(piece);
    // All of it may be the beginning of a secret.
    if (passed.length === 0) return passOn();
    lastByte = passed.at(-1) ?? lastByte;
    give(passed);
  };

  const finish = () => {
    if (!end()) return;
    const rest = about.redactor?.rest();
    if (rest !== undefined && rest.length > 0) controller.enqueue(rest);
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
        visitor.clear();
        isAsked = true;
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
