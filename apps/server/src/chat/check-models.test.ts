import { createTestTimers } from "@archive-of-minds/testing";
import { createOpenAILanguageModel } from "@archive-of-minds/core/providers/openai";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { createLogger } from "../log";
import { readConfig } from "../config";
import { eventually } from "../proxies/testing/eventually";
import { createTestServer, type TestServer } from "../testing/test-server";
import { createTestVendor, json, type TestVendor } from "../testing/test-vendor";
import { configuredVendors } from "../vendors/vendors";
import { checkModels } from "./check-models";

let vendor: TestVendor;
beforeAll(async () => {
  vendor = await createTestVendor();
});
afterAll(() => vendor.close());
let server: TestServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

const timers = createTestTimers();

/** Checks the models that this environment configures; returns what was logged. */
async function check(environment: Readonly<Record<string, string>>, advance = 0) {
  const lines: string[] = [];
  const log = createLogger((line) => lines.push(line));
  const models = configuredVendors(readConfig(environment)).flatMap(
    ({ languageModel }) => languageModel?.create({ fetch, retries: 0, firstWordMs: 30_000, timers, log }) ?? [],
  );
  const checked = checkModels(models, log, timers);
  if (advance > 0) {
    await vendor.nextRequest();
    timers.advance(advance);
  }
  await checked;
  const read = () =>
    lines.map((line) => {
      const { time: _time, ...fields } = JSON.parse(line) as Record<string, unknown>;
      return fields;
    });
  return { logged: read(), read, models, names: models.map(({ model }) => model.name) };
}

const own = () => ({ OPENAI_BASE_URL: `${vendor.url}/v1` });
const host = () => new URL(vendor.url).host;
const list = (...ids: readonly string[]) => json(200, { object: "list", data: ids.map((id) => ({ id })) });

it("logs which models a server lists, and asks the first one where none is configured", async () => {
  vendor.answer(list("llama3.2", "qwen3"));
  const { logged, names } = await check(own());
  expect({ logged, names }).toEqual({
    logged: [
      {
        level: "info",
        event: "models listed",
        host: host(),
        models: "llama3.2, qwen3",
        asked: "the first that writes replies",
        model: `llama3.2 (${host()})`,
        isListed: true,
      },
    ],
    names: [`llama3.2 (${host()})`],
  });
});

it("warns when the configured model is not on the list", async () => {
  vendor.answer(list("llama3.2"));
  const { logged } = await check({ ...own(), OPENAI_MODEL: "llama3" });
  expect(logged).toMatchObject([{ level: "warn", event: "model not listed", models: "llama3.2", asked: "llama3" }]);
});

it("warns when a server says nothing, in five seconds", async () => {
  vendor.answer(() => {});
  expect((await check(own(), 5_000)).logged).toMatchObject([
    { level: "warn", event: "models not listed", host: host(), reason: "timeout" },
  ]);
});

it("asks a server that starts later once a minute, and then knows its model's context", async () => {
  vendor.answer((response) => response.writeHead(503).end());
  const { logged, read, models } = await check(own());
  expect(logged).toMatchObject([{ event: "models not listed", reason: "overloaded", status: 503 }]);
  vendor.answer(json(200, { object: "list", data: [{ id: "llama3.2", max_model_len: 4_096 }] }));
  timers.advance(60_000);
  await eventually(() => read().length === 2);
  expect(models[0]?.model.contextTokens).toBe(4_096);
  expect(read()).toMatchObject([{ event: "models not listed" }, { event: "models listed", models: "llama3.2" }]);
});

it.each([404, 200])("warns when the server is none of a model, but one of pages (%d)", async (status) => {
  vendor.answer((response) => response.writeHead(status, { "content-type": "text/html" }).end("<h1>Not here</h1>"));
  expect((await check(own())).logged).toMatchObject([{ event: "models not listed", reason: "invalid" }]);
});

it("takes the null of Ollama for a list without models", async () => {
  vendor.answer(json(200, { object: "list", data: null }));
  expect((await check(own())).logged).toMatchObject([{ event: "model not listed", models: "", isListed: false }]);
});

it("asks no vendor's own server", async () => {
  expect((await check({ OPENAI_API_KEY: "key", ANTHROPIC_API_KEY: "key" })).logged).toEqual([]);
});

it("remembers for all visitors what was learned", async () => {
  vendor.answer(list("llama3.2"));
  const model = createOpenAILanguageModel({ baseURL: `${vendor.url}/v1` });
  expect(await model.listModels({ signal: new AbortController().signal })).toEqual(["llama3.2"]);
  expect(model.name).toBe(`llama3.2 (${host()})`);
});

it("tells the page the name of the first model once it is known", async () => {
  vendor.answer(list("llama3.2"));
  const asked = vendor.nextRequest();
  const started = await createTestServer({ openai: { apiKey: null, baseURL: `${vendor.url}/v1`, model: null } });
  server = started;
  const models = async () => {
    const config = (await (await started.app.request("/api/config")).json()) as { languageModels: { reply: string } };
    return config.languageModels.reply;
  };
  expect(await models()).toBe(`Model at ${host()}`);
  const visitor = await started.unlockedVisitor();
  const body = { characterId: "tesla", purpose: "reply", messages: [{ role: "user", content: "Hello" }] };
  await (await visitor.post("/api/chat", body)).text();
  await asked;
  expect(await models()).toBe(`llama3.2 (${host()})`);
});

it("takes a model for listed under the tag that Ollama gives it", async () => {
  vendor.answer(list("llama3.2:latest"));
  const { logged } = await check({ ...own(), OPENAI_MODEL: "llama3.2" });
  expect(logged).toEqual([
    {
      level: "info",
      event: "models listed",
      host: host(),
      models: "llama3.2:latest",
      asked: "llama3.2",
      model: `llama3.2 (${host()})`,
      isListed: true,
    },
  ]);
});
