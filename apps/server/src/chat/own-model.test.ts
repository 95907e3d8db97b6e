import { findCharacter } from "@archive-of-minds/core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "../config";
import { createTestServer, type TestServer } from "../testing/test-server";
import { createTestVendor, json, type TestVendor } from "../testing/test-vendor";

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
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

/** What the model is sent when a visitor asks this a second time. */
async function sentFor(
  content: string,
  environment: Readonly<Record<string, string>> = {},
  listed: Readonly<Record<string, unknown>> = {},
): Promise<Body["messages"]> {
  local.answer((response, request) => {
    if (request.method === "GET") return json(200, { data: [{ id: "llama3.2", ...listed }] })(response, request);
    response.writeHead(200, { "content-type": "text/event-stream" });
    return response.end(
      'data: {"choices":[{"delta":{"content":"A wave."},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n',
    );
  });
  server = await createTestServer({
    openai: readConfig({ OPENAI_BASE_URL: `${local.url}/v1`, ...environment }).openai,
  });
  const visitor = await server.unlockedVisitor();
  const body = { characterId: "tesla", purpose: "reply", messages: [{ role: "user", content }] };
  // With the first reply the server learns which models there are.
  for (let asked = 0; asked < 2; asked += 1) await (await visitor.post("/api/chat", body)).text();
  const sent = local.seen.findLast(({ method }) => method === "POST")?.body as Body | undefined;
  return sent?.messages ?? [];
}

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
    ["vLLM", { max_model_len: 32_768 }, {}],
    ["llama.cpp", { meta: { n_ctx: 16_384 } }, {}],
    ["the operator", {}, { OPENAI_CONTEXT_TOKENS: "8192" }],
  ])("is sent the whole persona where %s tells of a long context", async (_, listed, environment) => {
    const [system] = await sentFor(question, environment, listed);
    expect(system?.content.startsWith(await personaOf("persona"))).toBe(true);
  });

  it("behind a key may be a large vendor’s: it is sent the whole persona and no facts", async () => {
    const [system, asked] = await sentFor(question, { OPENAI_API_KEY: "sk-test", OPENAI_MODEL: "gpt-test" });
    expect(system?.content.startsWith(await personaOf("persona"))).toBe(true);
    expect(asked).toEqual({ role: "user", content: question });
  });
});
