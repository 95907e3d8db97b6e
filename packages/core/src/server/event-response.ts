import { encodeChatEvent, type ChatEvent } from "../chat-protocol/chat-event";
import { createIdleTimer } from "../shared/idle-timer";
import type { Timers } from "../shared/timers";

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

const encoder = new TextEncoder();

/** A comment keeps proxies from closing a quiet connection; parsers of event streams skip it. */
const comment = encoder.encode(": keep-alive\n\n");

/** Streams events to a client, no faster than it reads. */
export function eventResponse(events: AsyncIterator<ChatEvent>, options: EventResponseOptions): Response {
  const { timers, keepAliveMs, unreadMs, onLeave, onStall } = options;
  /** The event that was asked for; it arrives after a comment where that took too long. */
  let next: Promise<void> | null = null;
  let arrived: IteratorResult<ChatEvent> | null = null;
  /** Ends the wait of a client that reads. */
  let pass: ((bytes: Uint8Array | null) => void) | null = null;

  const quiet = createIdleTimer(timers, keepAliveMs, () => give(comment));
  const unread = createIdleTimer(timers, unreadMs, () => {
    end();
    onLeave();
    onStall();
  });
  const end = () => {
    quiet.end();
    unread.end();
  };
  const give = (bytes: Uint8Array | null) => {
    quiet.pause();
    if (bytes !== null) unread.restart();
    pass?.(bytes);
    pass = null;
  };
  const giveArrived = () => {
    if (arrived === null || pass === null) return;
    const { done, value } = arrived;
    arrived = null;
    next = null;
    give(done === true ? null : encoder.encode(encodeChatEvent(value)));
  };

  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        unread.pause();
        quiet.restart();
        return new Promise((resolve) => {
          pass = (bytes) => {
            if (bytes === null) {
              end();
              controller.close();
            } else controller.enqueue(bytes);
            resolve();
          };
          next ??= events.next().then(
            (result) => {
              arrived = result;
              giveArrived();
            },
            (error: unknown) => {
              end();
              controller.error(error);
            },
          );
          giveArrived();
        });
      },
      cancel() {
        // What the model says after that has nowhere to go.
        pass = null;
        end();
        onLeave();
      },
    },
    // Nothing is read ahead, so that a slow client slows the model down.
    { highWaterMark: 0 },
  );
  return new Response(stream, { headers });
}
