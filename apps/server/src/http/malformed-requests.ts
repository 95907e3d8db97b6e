import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { errorBody } from "./api-error";

/** The answer to a request that no route can handle. */
interface Refusal {
  readonly status: 400 | 405 | 408 | 413 | 417 | 426 | 431 | 500;
  readonly type: Parameters<typeof errorBody>[0];
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export const notHttp: Refusal = { status: 400, type: "invalid_request", message: "The request is not valid HTTP." };
export const otherProtocol: Refusal = {
  status: 426,
  type: "upgrade_required",
  message: "The server upgrades to websocket only.",
  headers: { upgrade: "websocket" },
};
export const noTunnel: Refusal = {
  status: 405,
  type: "invalid_request",
  message: "The server is no proxy for CONNECT.",
  headers: { allow: "GET, HEAD, POST, DELETE" },
};
export const noHandshake: Refusal = {
  status: 400,
  type: "invalid_request",
  message: "The websocket handshake is invalid.",
  headers: { "sec-websocket-version": "13" },
};
export const broken: Refusal = { status: 500, type: "internal", message: "The server failed to handle the request." };
const unknownExpectation: Refusal = {
  status: 417,
  type: "expectation_unknown",
  message: "The server does not support this Expect header.",
};

/** The errors of Node's parser by code; any other is no HTTP at all. */
const refusals: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: { status: 431, type: "headers_too_large", message: "The headers are too long." },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    type: "body_too_large",
    message: "The chunk extensions of the body are too long.",
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, type: "too_slow", message: "The request took too long to arrive." },
};

export type Headers = Readonly<Record<string, string>>;

/** Answers in JSON what Node would refuse with a bare status before any route is reached. */
export function answerMalformedRequests(server: Server, headers: Headers): void {
  const latest = new WeakMap<Duplex, ServerResponse>();
  server.on("request", (request: IncomingMessage, response: ServerResponse) => latest.set(request.socket, response));
  server.on("checkExpectation", (_request: IncomingMessage, response: ServerResponse) => {
    refuse(response, unknownExpectation, headers);
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    const answer = latest.get(socket);
    // In the middle of a response it would look like part of it.
    const isAnswering = answer !== undefined && answer.headersSent && !answer.writableFinished;
    if (socket.writable && !isAnswering) socket.write(rawAnswer(refusals[error.code ?? ""] ?? notHttp, headers));
    socket.destroySoon();
  });
}

const textOf = ({ type, message }: Refusal) => JSON.stringify(errorBody(type, message));

/** For a malformed request that has a response object. */
export function refuse(response: ServerResponse, refusal: Refusal, headers: Headers): void {
  const text = textOf(refusal);
  response
    .writeHead(refusal.status, {
      ...headers,
      ...refusal.headers,
      "content-length": Buffer.byteLength(text),
      connection: "close",
    })
    .end(text);
}

/** For a connection that has no response object. */
export function rawAnswer(refusal: Refusal, headers: Headers): string {
  return raw(refusal.status, Object.entries({ ...headers, ...refusal.headers }), textOf(refusal));
}

/** For the adapter's listener. */
export function toResponse(refusal: Refusal, headers: Headers): Response {
  return new Response(textOf(refusal), {
    status: refusal.status,
    headers: { ...headers, ...refusal.headers, connection: "close" },
  });
}

/** Sends the response to a refused upgrade with its body, which the adapter would leave out. */
export async function refuseUpgrade(stream: Duplex, response: Response): Promise<void> {
  const text = await response.text();
  const headers = [...response.headers].filter(([name]) => name !== "content-length" && name !== "connection");
  await new Promise<void>((resolve) => stream.end(raw(response.status, headers, text), () => resolve()));
  stream.destroy();
}

function raw(status: number, headers: readonly (readonly [string, string])[], text: string): string {
  const lines = [...headers, ["content-length", String(Buffer.byteLength(text))], ["connection", "close"]].map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n${lines.join("")}\r\n${text}`;
}
