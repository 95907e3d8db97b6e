import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { cutAt, faults, type Exchange, type Fault } from "./faults";
import {
  fieldOf,
  type Behaviour,
  type Dialect,
  type Refusal,
  type StandIn,
  type StandInOptions,
  type StandInRequest,
} from "./stand-in";

const defaultReply =
  "Ah, you ask what keeps me awake. The alternating current, my friend: it hums beneath every street, and hardly anyone hears it. I do.";

/** A vendor on this machine: real HTTP, one vendor's wire format, and every way a vendor can fail. */
export async function startStandIn(
  dialect: Dialect,
  options: StandInOptions = {},
  prepare: (server: Server) => void = () => {},
): Promise<StandIn> {
  const delays = listOf(options.delays ?? 5);
  let reply = options.reply ?? defaultReply;
  let retryAfter = options.retryAfter ?? "1";
  let ending: string | null = null;
  let behaviours = listOf(options.behaviour ?? "reply");
  const requests: StandInRequest[] = [];
  const modelsAsked = new Set<unknown>();
  let open = 0;

  const nextBehaviour = () => (behaviours.length > 1 ? behaviours.shift() : behaviours[0]) ?? "reply";

  async function answer(request: StandInRequest, response: ServerResponse, requestId: string): Promise<void> {
    const behaviour = nextBehaviour();
    if (behaviour === "hang") return;
    const errorText = (refusal: Refusal) => JSON.stringify(dialect.errorBody(refusal, requestId));
    const refusal = dialect.check(request, options) ?? unknownModel(behaviour, request, options, modelsAsked);
    if (refusal !== undefined) {
      const headers = refusal.status === 429 ? { "retry-after": retryAfter } : {};
      return void response
        .writeHead(refusal.status, { "content-type": "application/json", ...headers })
        .end(errorText(refusal));
    }
    await perform(behaviour, {
      response,
      retryAfter,
      elsewhere: options.elsewhere ?? "http://127.0.0.1:1/elsewhere",
      answer: dialect.answer(request, typeof reply === "string" ? reply : reply(request), ending, options),
      delay: (piece) => delays[Math.min(piece, delays.length - 1)] ?? 0,
      errorText: (status) => errorText({ status, message: `The stand-in answers ${status}.` }),
    });
  }

  const server = createServer((incoming, response) => {
    open += 1;
    response.on("close", () => (open -= 1));
    const requestId = `req_${requests.length + 1}`;
    response.setHeader(dialect.requestIdHeader, requestId);
    void readRequest(incoming)
      .then((request) => {
        requests.push(request);
        return answer(request, response, requestId);
      })
      .catch(() => response.destroy());
  });
  prepare(server);
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, "127.0.0.1", resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    setBehaviour: (behaviour) => void (behaviours = listOf(behaviour)),
    setReply: (next) => void (reply = next),
    setEnding: (next) => void (ending = next),
    setRetryAfter: (next) => void (retryAfter = next),
    openConnections: () => open,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function perform(behaviour: Behaviour, exchange: Exchange): void | Promise<void> {
  const [, clean, length] = /^cut-(clean-)?at-(\d+)$/.exec(behaviour) ?? [];
  if (length !== undefined) return cutAt(exchange, Number(length), clean === undefined ? "reset" : "end");
  const play = faults[behaviour as Fault] ?? faults.reply;
  return play(exchange);
}

function listOf<Item>(items: Item | readonly Item[]): Item[] {
  return Array.isArray(items) ? [...(items as readonly Item[])] : [items as Item];
}

function unknownModel(
  behaviour: Behaviour,
  request: StandInRequest,
  { models }: StandInOptions,
  modelsAsked: Set<unknown>,
): Refusal | undefined {
  const model = fieldOf(request, "model");
  modelsAsked.add(model);
  const unknown = Number(/^404-first-(\d+)-models$/.exec(behaviour)?.[1] ?? 0);
  const isKnown =
    [...modelsAsked].indexOf(model) >= unknown &&
    (models === undefined || typeof model !== "string" || models.includes(model));
  return isKnown ? undefined : { status: 404, code: "model_not_found", message: `model: ${String(model)}` };
}

async function readRequest(incoming: IncomingMessage): Promise<StandInRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const rawBody = Buffer.concat(chunks).toString("utf8");
  const { method = "", url = "", headers } = incoming;
  const [path = "", ...query] = url.split("?");
  return { method, path, query: query.join("?"), headers, body: parseJson(rawBody), rawBody };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
