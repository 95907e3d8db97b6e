import { createParser } from "eventsource-parser";
import { onAbort } from "./aborting";

/** An event of a stream; `name` is empty where the sender gave none. */
export interface ServerSentEvent {
  readonly type: "event";
  readonly name: string;
  readonly data: string;
}

/** A comment carries nothing, and shows that the sender is at work. */
export interface StreamComment {
  readonly type: "comment";
}

const comment: StreamComment = { type: "comment" };

/**
 * The server-sent events of a response, together as they arrive. What had arrived before the connection broke is given
 * first. Leaving the iteration closes the connection, and so does the signal, which ends it without an error.
 */
export async function* readEventStream(
  body: ReadableStream<Uint8Array>,
  signal?: AbortSignal,
): AsyncGenerator<readonly (ServerSentEvent | StreamComment)[], void, undefined> {
  let arrived: (ServerSentEvent | StreamComment)[] = [];
  const parser = createParser({
    onEvent: ({ event: name = "", data }) => void arrived.push({ type: "event", name, data }),
    onComment: () => void arrived.push(comment),
  });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  const close = () => void reader.cancel().catch(() => {});
  const forget = signal && onAbort(signal, close);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      if (arrived.length === 0) continue;
      const events = arrived;
      arrived = [];
      yield events;
    }
  } finally {
    forget?.();
    close();
  }
}
