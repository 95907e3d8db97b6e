import { findCharacter } from "@archive-of-minds/core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "../config";
import { exampleConfig } from "../testing/example-config";
import { createTestServer, type TestServer } from "../testing/test-server";
import { createTestVendor, json, type Answer, type TestVendor } from "../testing/test-vendor";

// A model on this machine, asked in OpenAI's format and without a key.

let local: TestVendor;
let server: TestServer | null = null;
beforeEach(async () => {
  local = await createTestVendor();
});
afterEach(async () => {
  await server?.close();
  server = null;
  await local.close();
});

interface Body {
  readonly max_tokens?: number;
  readonly max_completion_tokens?: number;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

/** The last request for a reply. */
function lastSent(): Body {
  const sent = local.seen.findLast(({ method }) => method === "POST")?.body as Body | undefined;
  return sent ?? { messages: [] };
}

const streamed = (response: Parameters<Answer>[0]) => {
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.end('data: {"choices":[{"delta":{"content":"A wave."},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n');
};

/** What the model is sent when a visitor asks this a second time. */
async function sentFor(
  content: string,
  environment: Readonly<Record<string, string>> = {},
  listed: Readonly<Record<string, unknown>> = {},
): Promise<Body["messages"]> {
  local.answer((response, request) => {
    if (request.method === "GET") return json(200, { data: [{ id: "llama3.2", ...listed }] })(response, request);
    return streamed(response);
  });
  server = await createTestServer({
    openai: readConfig({ OPENAI_BASE_URL: `${local.url}/v1`, ...environment }).openai,
  });
  const visitor = await server.unlockedVisitor();
  const body = { characterId: "tesla", purpose: "reply", messages: [{ role: "user", content }] };
  // With the first reply the server learns which models there are.
  for (let asked = 0; asked < 2; asked += 1) await (await visitor.post("/api/chat", body)).text();
  return lastSent().messages;
}

/** A server that refuses as vLLM does what is longer than 4,096 tokens together with the room for the reply. */
const contextOf4096 =
  (listed: Readonly<Record<string, unknown>>): Answer =>
  (response, request) => {
    if (request.method === "GET") return json(200, { data: [{ id: "llama3.2", ...listed }] })(response, request);
    const { messages, max_tokens, max_completion_tokens } = lastSent();
    const most = max_tokens ?? max_completion_tokens ?? 0;
    const input = Math.ceil(messages.reduce((sum, { content }) => sum + content.length, 0) / 4);
    if (input + most <= 4_096) return streamed(response);
    const message = `This model's maximum context length is 4096 tokens. However, you requested ${input + most} tokens (${input} in the messages, ${most} in the completion). Please reduce the length of the messages or completion.`;
    return json(400, { object: "error", message, type: "BadRequestError", code: 400 })(response, request);
  };

const question = "What did you see in that park in Budapest?";
const tesla = findCharacter("tesla");
const personaOf = async (length: "persona" | "shortPersona") => {
  const persona = tesla?.[length];
  return typeof persona === "function" ? persona() : (persona ?? "");
};

describe("a model of the operator’s own", () => {
  it("is sent the short persona, and what is known of the question before it", async () => {
    const [system, asked] = await sentFor(question);
    expect(system?.content.startsWith(await personaOf("shortPersona"))).toBe(true);
    expect(asked?.content).toMatch(/^\[What you know about it\. [^\]]*rotating[^\]]*\]\n\nWhat did you see/i);
  });

  it("is sent a question of which nothing is known as it is", async () => {
    const messages = await sentFor("Who won the cup final on Saturday?");
    expect(messages[1]).toEqual({ role: "user", content: "Who won the cup final on Saturday?" });
  });

  it.each([
    ["nothing, without a key", {}, [200, 200]],
    ["as much as a vendor's, with a key", { OPENAI_API_KEY: "sk-test" }, [429, 429]],
  ])("takes %s, from the budgets of paid requests", async (_, environment, expected) => {
    local.answer((response, request) =>
      request.method === "GET" ? json(200, { data: [] })(response, request) : streamed(response),
    );
    server = await createTestServer({
      openai: readConfig({ OPENAI_BASE_URL: `${local.url}/v1`, OPENAI_MODEL: "llama3.2", ...environment }).openai,
      limits: {
        ...exampleConfig().limits,
        sendsAnHour: 1,
        tokensADay: { visitor: 1_000, address: 1_000, site: 1_000 },
      },
    });
    const visitor = await server.unlockedVisitor();
    const body = { characterId: "tesla", purpose: "reply", messages: [{ role: "user", content: question }] };
    const statuses: number[] = [];
    for (let asked = 0; asked < 2; asked += 1) {
      const response = await visitor.post("/api/chat", body);
      await response.text();
      statuses.push(response.status);
    }
    expect(statuses).toEqual(expected);
  });

  it.each([
    ["vLLM", { max_model_len: 32_768 }, {}],
    ["llama.cpp", { meta: { n_ctx: 16_384 } }, {}],
    ["the operator", {}, { OPENAI_CONTEXT_TOKENS: "8192" }],
  ])("is sent the whole persona where %s tells of a long context", async (_, listed, environment) => {
    const [system] = await sentFor(question, environment, listed);
    expect(system?.content.startsWith(await personaOf("persona"))).toBe(true);
  });

  it.each([
    ["its list tells", {}, { max_model_len: 4_096 }],
    ["nothing tells, as Ollama’s", {}, {}],
    [
      "only its refusal tells, behind a key",
      { OPENAI_API_KEY: "sk-test", OPENAI_MODEL: "llama3.2", OPENAI_NAME: "Gateway" },
      {},
    ],
  ])("answers a long talk from a context of 4,096 tokens, of which %s", async (_, environment, listed) => {
    local.answer(contextOf4096(listed));
    server = await createTestServer({
      openai: readConfig({ OPENAI_BASE_URL: `${local.url}/v1`, ...environment }).openai,
    });
    const visitor = await server.unlockedVisitor();
    const messages = Array.from({ length: 41 }, (_, index) => ({
      role: index % 2 === 0 ? "user" : "assistant",
      content: `${index} ${"of the wires and the towers ".repeat(22)}`.slice(0, 600),
    }));
    const ask = async () =>
      (await visitor.post("/api/chat", { characterId: "tesla", purpose: "reply", messages })).text();
    expect([await ask(), await ask()]).toEqual([
      expect.stringContaining("A wave."),
      expect.stringContaining("A wave."),
    ]);
    const { messages: sent } = lastSent();
    expect([sent[0]?.role, sent[1]?.role, sent.at(-1)?.content.endsWith(messages[40]?.content ?? "-")]).toEqual([
      "system",
      "user",
      true,
    ]);
    expect(sent.length).toBeGreaterThan(3);
  });

  it("refuses a message that is longer than its context by itself, and says so", async () => {
    local.answer(contextOf4096({ max_model_len: 4_096 }));
    server = await createTestServer({ openai: readConfig({ OPENAI_BASE_URL: `${local.url}/v1` }).openai });
    const visitor = await server.unlockedVisitor();
    const messages = [{ role: "user", content: "wires ".repeat(4_000) }];
    const reply = await visitor.post("/api/chat", { characterId: "tesla", purpose: "reply", messages });
    expect(await reply.text()).toContain('"reason":"tooLong"');
  });

  it("behind a key may be a large vendor’s: it is sent the whole persona and no facts", async () => {
    const [system, asked] = await sentFor(question, { OPENAI_API_KEY: "sk-test", OPENAI_MODEL: "gpt-test" });
    expect(system?.content.startsWith(await personaOf("persona"))).toBe(true);
    expect(asked).toEqual({ role: "user", content: question });
  });
});
