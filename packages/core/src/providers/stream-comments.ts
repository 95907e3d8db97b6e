/** Resolves with the next comment of the stream, or at once with an unread one. */
export type NextComment = () => Promise<"comment">;

const commentsOf = new WeakMap<Response, NextComment>();

/** The comments of a response from {@link withComments}; none for other responses. */
export function nextCommentOf(response: Response): NextComment {
  return commentsOf.get(response) ?? (() => new Promise(() => {}));
}

/**
 * The same response, whose comments can be observed. The vendors' clients skip them, though they show that a model without
 * output yet is at work.
 */
export function withComments(response: Response): Response {
  if (response.body === null || response.headers.get("content-type")?.includes("text/event-stream") !== true)
    return response;
  let isUnheard = false;
  let notify = () => void (isUnheard = true);
  const hear = createCommentReader(() => notify());
  const reader = response.body.getReader();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        hear(value);
        controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    // Nothing is read ahead: a broken connection would lose what had arrived before.
    { highWaterMark: 0 },
  );
  const { status, statusText, headers } = response;
  const heard = new Response(body, { status, statusText, headers });
  commentsOf.set(
    heard,
    () =>
      new Promise((resolve) => {
        notify = () => {
          isUnheard = false;
          notify = () => void (isUnheard = true);
          resolve("comment");
        };
        if (isUnheard) notify();
      }),
  );
  return heard;
}

const [LF, CR, COLON] = [0x0a, 0x0d, 0x3a];

/** Calls back after each line that is a comment, however the bytes are split. */
function createCommentReader(onComment: () => void): (piece: Uint8Array) => void {
  let isLineStart = true;
  let isComment = false;
  return (piece) => {
    for (const byte of piece) {
      if (byte === LF || byte === CR) {
        if (isComment) onComment();
        isComment = false;
        isLineStart = true;
      } else if (isLineStart) {
        isComment = byte === COLON;
        isLineStart = false;
      }
    }
  };
}
