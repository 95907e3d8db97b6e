import type { ReplyRequest, StreamPart } from "../../contracts";
import { createOpenAILanguageModel, type OpenAILanguageModelOptions } from "./index";

// Servers that speak OpenAI's format, and a model that asks them.

export const request: ReplyRequest = {
  system: "You are Tesla.",
  messages: [
    { role: "user", content: "Good evening." },
    { role: "user", content: "What is this?" },
  ],
  image: { jpegBase64: "AAAA" },
  temperature: 0.7,
  stop: ["\nFaust:"],
};

export type Body = Readonly<Record<string, unknown>> & {
  readonly messages: readonly { readonly role: string; readonly content: unknown }[];
};

export const json = (status: number, body: unknown) => Response.json(body, { status });
const streamOf = (text: string) => new Response(text, { headers: { "content-type": "text/event-stream" } });
export const events = (...chunks: readonly object[]) =>
  streamOf(chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join("") + "data: [DONE]\n\n");
export const deltas = (...pieces: readonly object[]) =>
  events(...pieces.map((delta) => ({ choices: [{ index: 0, delta }] })), {
    choices: [{ index: 0, delta: {}, finish_reason: "stop" }],
  });
/** An error within a stream. */
export const errorEvent = (body: object) => streamOf(`event: error\ndata: ${JSON.stringify(body)}\n\n`);
export const reply = () => deltas({ content: "A wave." });

/** A server that answers each request by its body. */
export function serverOf(answer: (body: Body, path: string) => Response) {
  const bodies: Body[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const body = (init?.body ? JSON.parse(init.body as string) : {}) as Body;
    const { pathname } = new URL(input instanceof Request ? input.url : String(input));
    if (init?.method !== "GET") bodies.push(body);
    return answer(body, pathname);
  };
  return { bodies, fetch };
}

/** A model that asks such a server. */
export function start(
  fetch: typeof globalThis.fetch,
  options: Partial<OpenAILanguageModelOptions> = {},
  asked: ReplyRequest = request,
) {
  const model = createOpenAILanguageModel({
    baseURL: "https://models.example/v1",
    apiKey: "sk-test",
    model: "m",
    fetch,
    ...options,
  });
  const parts: (string | StreamPart)[] = [];
  /** The text of a reply. */
  const ask = async (other = asked) => {
    parts.length = 0;
    for await (const part of model.stream(other, { signal: new AbortController().signal })) parts.push(part);
    return parts.filter((part) => typeof part === "string").join("");
  };
  return { model, ask, parts };
}

export async function read(...given: Parameters<typeof start>) {
  const started = start(...given);
  return { ...started, text: await started.ask() };
}

export const has = (body: Body, name: string) => Object.hasOwn(body, name);
export const hasPicture = (body: Body) => JSON.stringify(body.messages).includes("image_url");
export const rolesOf = (body: Body) => body.messages.map(({ role }) => role).join();
