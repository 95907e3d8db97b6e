import { encodeChatEvent, type ChatEvent } from "../chat-protocol/chat-event";
import type { Timers } from "./timers";

export interface EventResponseOptions {
  readonly timers: Timers;
  /** How long the stream may be silent before a comment is sent, in milliseconds. */
  readonly keepAliveMs: number;
  /** How long the client may read nothing while something waits for it, in milliseconds. */
  readonly unreadMs: number;
  /** Ends the events: the client has left, or reads nothing. */
  readonly onLeave: () => void;
  /** Called when the client has read nothing for too long; its connection should be closed. */
  readonly onStall: () => void;
}

const headers = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-cache, no-transform",
  // Keeps proxies from buffering the stream.
  "x-accel-buffering": "no",
};

/** A comment keeps proxies from closing a quiet connection; parsers of event streams skip it. */
const comment = ": keep-alive\n\n";

/** Streams events to a client, no faster than it reads. */
export function eventResponse(
  events: AsyncIterator<ChatEvent>,
  { timers, keepAliveMs, unreadMs, onLeave, onStall }: EventResponseOptions,
): Response {
  const encoder = new TextEncoder();
  let next: Promise<IteratorResult<ChatEvent>> | null = null;
  let isRead = () => {};

  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        isRead();
        next ??= events.next();
        const result = await nextOrQuiet(next, keepAliveMs, timers);
        if (result === "quiet") controller.enqueue(encoder.encode(comment));
        else if (result.done === true) return controller.close();
        else {
          next = null;
          controller.enqueue(encoder.encode(encodeChatEvent(result.value)));
        }
        isRead = timers.after(unreadMs, () => {
          onLeave();
          onStall();
        });
      },
      cancel() {
        isRead();
        onLeave();
      },
    },
    // Nothing is read ahead, so that a slow client slows the model down.
    { highWaterMark: 0 },
  );
  return new Response(stream, { headers });
}

function nextOrQuiet<Result>(next: Promise<Result>, quietMs: number, timers: Timers): Promise<Result | "quiet"> {
  return new Promise((resolve, reject) => {
    const cancel = timers.after(quietMs, () => resolve("quiet"));
    next.then(resolve, reject).finally(cancel);
  });
}
