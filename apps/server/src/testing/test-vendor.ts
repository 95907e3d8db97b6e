import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request as the vendor received it. */
interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
  /** Resolves when the connection of this request closes before the answer is complete. */
  readonly abandoned: Promise<void>;
}

export type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** A vendor on a real socket whose answers the test decides. */
export interface TestVendor {
  readonly url: string;
  readonly seen: readonly SeenRequest[];
  /** Sets the answer to the following requests. */
  answer(how: Answer): void;
  /** Resolves with the next complete request. */
  nextRequest(): Promise<SeenRequest>;
  close(): Promise<void>;
}

export async function createTestVendor(): Promise<TestVendor> {
  const seen: SeenRequest[] = [];
  const waiting: ((request: SeenRequest) => void)[] = [];
  let how: Answer = (response) => response.end("{}");

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const arrived: SeenRequest = {
        method: request.method ?? "",
        path: request.url ?? "",
        headers: request.headers,
        body: JSON.parse(Buffer.concat(chunks).toString() || "null") as unknown,
        abandoned: new Promise((resolve) =>
          response.once("close", () => (response.writableFinished ? undefined : resolve())),
        ),
      };
      seen.push(arrived);
      how(response, request);
      for (const resolve of waiting.splice(0)) resolve(arrived);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    answer: (next) => {
      how = next;
    },
    nextRequest: () => new Promise((resolve) => waiting.push(resolve)),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** Answers with JSON. */
export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));

/** A piece of a reply as Anthropic sends it. */
export const replyFrame = (text: string): string =>
  `event: content_block_delta\ndata: ${JSON.stringify({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text } })}\n\n`;

/** The end of a reply as Anthropic sends it. */
export const lastFrame = `event: message_stop\ndata: ${JSON.stringify({ type: "message_stop" })}\n\n`;

/** Begins a reply of Anthropic's and leaves it open. */
export const openReply =
  (text: string): Answer =>
  (response) => {
    response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
    response.write(replyFrame(text));
  };
