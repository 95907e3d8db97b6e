import { readFileSync } from "node:fs";
import type { ServerCapabilities } from "@archive-of-minds/core/providers/backend";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readConfig } from "../config";
import type { LogFields } from "../log";
import { eventually } from "../proxies/testing/eventually";
import { createServer, type ServerDependencies } from "../server";
import { createTestServer, type TestServer } from "../testing/test-server";
import { createTestVendor, type TestVendor } from "../testing/test-vendor";
import { createTestVisitor } from "../testing/test-visitor";
import { readReply } from "./testing/read-reply";
import { answerAs, exampleKey, recipeHabits, replyText } from "./testing/recipe-habits";

// This server, started with each recipe of docs/models.md, asks a stand-in for the server that the recipe is for.

type Environment = Readonly<Record<string, string>>;

/** The table of the guide: a server, and the variables that it is asked with. */
const recipes = readRecipes(readFileSync(new URL("../../../../docs/models.md", import.meta.url), "utf8"));

function readRecipes(guide: string): readonly (readonly [string, Environment])[] {
  const [, table = ""] = /^\| Server \| Variables \|\n\|.*\n((?:\|.*\n)+)/m.exec(guide) ?? [];
  return table
    .trimEnd()
    .split("\n")
    .map((row) => {
      const [, server = "", variables = ""] = row.split("|").map((cell) => cell.trim());
      const pairs = [...variables.matchAll(/`([A-Z_]+)=([^`]*)`/g)].map(([, name = "", value = ""]) => [name, value]);
      return [server.replace(/ \(.*\)$/, ""), Object.fromEntries(pairs) as Environment];
    });
}

/** Fills the placeholders of a recipe. */
const filled = (recipe: Environment, model: string): Environment =>
  Object.fromEntries(
    Object.entries(recipe).map(([name, value]) => {
      if (name.endsWith("_BASE_URL")) return [name, value.replace(/<(\w+)>/g, "example-$1")];
      if (!/…|<\w+>/.test(value)) return [name, value];
      return [name, /_(KEY|TOKEN)$/.test(name) ? exampleKey : model];
    }),
  );

/** Puts the origin of the stand-in into the address of a recipe, whose path is kept. */
const askedAt = (environment: Environment, origin: string): Environment =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) =>
      name.endsWith("_BASE_URL") ? [name, value.replace(new URL(value).origin, origin)] : [name, value],
    ),
  );

interface Outcome {
  /** What the screen calls the model at the address of the recipe, before any question. */
  readonly name: string;
  readonly log: readonly string[];
  readonly key: string;
  readonly requests: readonly string[];
  /** The fields of the request that is answered. */
  readonly fields: string;
  /** Whether the server says what a reply costs. */
  readonly isCounted?: false;
}

const outcomes: Readonly<Record<string, Outcome>> = {
  Ollama: {
    name: "llama3.2 (localhost:11434)",
    log: ["info: models listed: llama3.2:latest"],
    key: "authorization: Bearer none",
    requests: [
      "GET /v1/models 200",
      "POST /v1/chat/completions llama3.2 400",
      "POST /v1/chat/completions llama3.2 200",
    ],
    fields: "model messages max_tokens stop stream stream_options",
  },
  "llama.cpp": {
    name: "Model at localhost:8080",
    log: ["info: models listed: qwen3-8b-q4_k_m.gguf"],
    key: "authorization: Bearer none",
    requests: [
      "GET /v1/models 200",
      "POST /v1/chat/completions qwen3-8b-q4_k_m.gguf 503",
      "POST /v1/chat/completions qwen3-8b-q4_k_m.gguf 200",
    ],
    fields: "model messages max_tokens stop reasoning_effort stream stream_options",
  },
  "LM Studio": {
    name: "Model at localhost:1234",
    log: ["info: models listed: text-embedding-nomic-embed-text-v1.5, gemma-2-9b-it"],
    key: "authorization: Bearer none",
    requests: [
      "GET /v1/models 200",
      // The refusal comes in the stream.
      "POST /v1/chat/completions gemma-2-9b-it 200",
      "POST /v1/chat/completions gemma-2-9b-it 200",
    ],
    fields: "model messages max_tokens stop reasoning_effort stream stream_options",
  },
  vLLM: {
    name: "Model at localhost:8000",
    log: ["info: models listed: Qwen/Qwen3-8B"],
    key: "authorization: Bearer none",
    requests: [
      "GET /v1/models 200",
      "POST /v1/chat/completions Qwen/Qwen3-8B 400",
      "POST /v1/chat/completions Qwen/Qwen3-8B 200",
    ],
    fields: "model messages max_tokens stop reasoning_effort stream",
    isCounted: false,
  },
  OpenRouter: {
    name: "qwen/qwen3-8b:free (openrouter.ai)",
    log: ["info: models listed: openrouter/auto, qwen/qwen3-8b:free"],
    key: `authorization: Bearer ${exampleKey}`,
    requests: ["GET /api/v1/models 200", "POST /api/v1/chat/completions qwen/qwen3-8b:free 200"],
    fields: "model messages max_completion_tokens stop reasoning_effort stream stream_options",
  },
  "Azure OpenAI": {
    name: "my-deployment (example-resource.openai.azure.com)",
    log: ["warn: model not listed: gpt-5-mini-2025-08-07, gpt-4.1-2025-04-14"],
    key: `authorization: Bearer ${exampleKey}`,
    requests: ["GET /openai/v1/models 200", "POST /openai/v1/chat/completions my-deployment 200"],
    fields: "model messages max_completion_tokens stop reasoning_effort stream stream_options",
  },
  Mistral: {
    name: "mistral-large-latest (api.mistral.ai)",
    log: ["info: models listed: mistral-small-latest, mistral-large-latest"],
    key: `authorization: Bearer ${exampleKey}`,
    requests: [
      "GET /v1/models 200",
      "POST /v1/chat/completions mistral-large-latest 422",
      "POST /v1/chat/completions mistral-large-latest 422",
      "POST /v1/chat/completions mistral-large-latest 400",
      "POST /v1/chat/completions mistral-large-latest 200",
    ],
    fields: "model messages max_tokens stop stream",
  },
  Groq: {
    name: "llama-3.3-70b-versatile (api.groq.com)",
    log: ["info: models listed: llama-3.3-70b-versatile"],
    key: `authorization: Bearer ${exampleKey}`,
    requests: [
      "GET /openai/v1/models 200",
      "POST /openai/v1/chat/completions llama-3.3-70b-versatile 400",
      "POST /openai/v1/chat/completions llama-3.3-70b-versatile 200",
    ],
    fields: "model messages max_completion_tokens stop stream stream_options",
  },
  "a server of your own in Anthropic's format": {
    name: "qwen3-8b (localhost:8080)",
    log: [],
    key: "authorization: Bearer none",
    requests: ["POST /v1/messages qwen3-8b 200"],
    fields: "model messages max_tokens system temperature stop_sequences output_config stream",
  },
  "an Anthropic gateway": {
    name: "claude-test (gateway.example)",
    log: [],
    key: `authorization: Bearer ${exampleKey}`,
    requests: ["POST /v1/messages claude-test 200"],
    fields: "model messages max_tokens system temperature stop_sequences output_config stream",
  },
};

const question = {
  characterId: "tesla",
  purpose: "reply",
  messages: [{ role: "user", content: "What do you hear?" }],
  // More than some servers take.
  stop: ["\nFaust:", "\nEinstein:", "\nTuring:", "\nCurie:", "\nLovelace:"],
};

let standIn: TestVendor;
let database: TestServer;
beforeEach(async () => {
  [standIn, database] = await Promise.all([createTestVendor(), createTestServer()]);
});
afterEach(() => Promise.all([standIn.close(), database.close()]));

/** This server with an environment, as its program starts it. */
function start(environment: Environment, options: Partial<ServerDependencies> = {}) {
  const config = { ...readConfig(environment), staticDir: "/nowhere" };
  const visitor = createTestVisitor(
    createServer({ config, store: database.store, sessionSecret: "a secret of the tests", ...options }),
  );
  const shownName = async () => {
    const { languageModels } = (await (await visitor.fetch("/api/config")).json()) as ServerCapabilities;
    return languageModels.reply;
  };
  return { visitor, shownName };
}

async function answers(server: string, recipe: Environment): Promise<void> {
  const habits = recipeHabits[server];
  const outcome = outcomes[server];
  if (habits === undefined || outcome === undefined) throw new Error(`No stand-in behaves as ${server} does.`);
  const { host } = new URL(standIn.url);
  const environment = filled(recipe, habits.model);
  const arrivals = answerAs(standIn, habits);
  const log: string[] = [];
  const note =
    (level: string) =>
    (event: string, fields: LogFields = {}) => {
      if (event !== "request") log.push(`${level}: ${event}: ${String(fields["models"] ?? fields["reason"])}`);
    };
  const started = start(askedAt(environment, standIn.url), {
    checksModels: true,
    log: { info: note("info"), warn: note("warn"), error: note("error") },
  });
  await eventually(() => log.length >= outcome.log.length);
  await started.visitor.unlock();
  const reply = await readReply(await started.visitor.post("/api/chat", question));

  expect({
    reply,
    name: await start(environment).shownName(),
    nameOfStandIn: await started.shownName(),
    log,
    keys: [...arrivals.keys],
    requests: arrivals.requests,
    fields: Object.keys(standIn.seen.at(-1)?.body ?? {}).join(" "),
  }).toEqual({
    reply: {
      text: replyText,
      models: [`${habits.model} (${host})`],
      outcome: "complete",
      message: "",
      usage: outcome.isCounted === false ? null : { inputTokens: 900, outputTokens: 9 },
    },
    name: outcome.name,
    nameOfStandIn: `${habits.model} (${host})`,
    log: outcome.log,
    keys: [outcome.key],
    requests: outcome.requests,
    fields: outcome.fields,
  });
}

it("every recipe has a stand-in", () => {
  expect(recipes.map(([server]) => server)).toEqual(Object.keys(outcomes));
});

it.each(recipes)("the recipe of %s starts a server that answers", answers);
