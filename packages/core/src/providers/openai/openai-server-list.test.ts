import { describe, expect, it, vi } from "vitest";
import type { LanguageModel } from "../../contracts";
import { abortError } from "../../shared/aborting";
import { json, reply, request, serverOf, start } from "./dialects.fixture";
import { createOpenAILanguageModel } from "./index";

// What is read from the list of models of a server.

async function textOf(model: LanguageModel): Promise<string> {
  let text = "";
  for await (const part of model.stream(request, { signal: new AbortController().signal }))
    if (typeof part === "string") text += part;
  return text;
}

describe("a server without a model id", () => {
  const list = (...ids: readonly string[]) => json(200, { object: "list", data: ids.map((id) => ({ id })) });

  it("is asked for its first model, whose name and host the screen shows", async () => {
    const { bodies, fetch } = serverOf((_body, path) => (path === "/v1/models" ? list("qwen3-8b.gguf", "b") : reply()));
    const model = createOpenAILanguageModel({ baseURL: "http://localhost:8080/v1", fetch });
    expect(model.name).toBe("Model at localhost:8080");
    await model
      .complete({ ...request, image: { jpegBase64: "AAAA" } }, { signal: new AbortController().signal })
      .catch(() => "");
    expect([model.name, bodies[0]?.["model"]]).toEqual(["qwen3-8b.gguf (localhost:8080)", "qwen3-8b.gguf"]);
  });

  it("has none to give when it lists none, and is asked again with the next question", async () => {
    let ids: readonly string[] = [];
    const { fetch } = serverOf((_body, path) => (path === "/v1/models" ? list(...ids) : reply()));
    const model = createOpenAILanguageModel({ baseURL: "http://localhost:8080/v1", fetch });
    const ask = () => textOf(model);
    await expect(ask()).rejects.toMatchObject({ reason: "notFound" });
    ids = ["late"];
    expect(await ask()).toBe("A wave.");
  });

  it("answers where somebody else gave up waiting for its list", async () => {
    let asked = 0;
    const { fetch: answer } = serverOf((_body, path) => (path === "/v1/models" ? list("slow") : reply()));
    const fetch: typeof globalThis.fetch = (input, init) =>
      // The first list never comes.
      init?.method === "GET" && (asked += 1) === 1
        ? new Promise((_resolve, reject) => init.signal?.addEventListener("abort", () => reject(abortError())))
        : answer(input, init);
    const model = createOpenAILanguageModel({ baseURL: "http://localhost:8080/v1", fetch });
    const impatient = new AbortController();
    const check = model.listModels({ signal: impatient.signal }).catch((error: Error) => error.name);
    await vi.waitFor(() => expect(asked).toBe(1));
    const text = textOf(model).catch((error: Error) => error.name);
    impatient.abort();
    expect([await check, await text]).toEqual(["AbortError", "A wave."]);
  });

  it("is asked for the first model that writes replies", async () => {
    const { bodies, fetch } = serverOf((_body, path) =>
      path === "/v1/models" ? list("text-embedding-nomic", "bge-reranker", "whisper-1", "qwen3") : reply(),
    );
    const model = createOpenAILanguageModel({ baseURL: "http://localhost:8080/v1", fetch });
    await model.complete(request, { signal: new AbortController().signal }).catch(() => "");
    expect(bodies.map((body) => body["model"])).toEqual(["qwen3"]);
  });

  it("is asked for the next one where the first does not chat (Ollama)", async () => {
    const { bodies, fetch } = serverOf((body, path) =>
      path === "/v1/models"
        ? list("all-minilm", "llama3.2")
        : body["model"] === "all-minilm"
          ? json(400, { error: { message: '"all-minilm" does not support chat', type: "invalid_request_error" } })
          : reply(),
    );
    const model = createOpenAILanguageModel({ baseURL: "http://localhost:8080/v1", fetch });
    const ask = () => textOf(model);
    expect([await ask(), await ask(), bodies.map((body) => body["model"]), model.name]).toEqual([
      "A wave.",
      "A wave.",
      ["all-minilm", "llama3.2", "llama3.2"],
      "llama3.2 (localhost:8080)",
    ]);
  });
});

it("the context of a model is found under the tag that Ollama gives it", async () => {
  const { fetch } = serverOf(() =>
    json(200, {
      object: "list",
      data: [
        { id: "qwen3:8b", max_model_len: 1 },
        { id: "llama3.2:latest", max_model_len: 4_096 },
      ],
    }),
  );
  const { model } = start(fetch, { model: "llama3.2" });
  await model.listModels({ signal: new AbortController().signal });
  expect(model.contextTokens).toBe(4_096);
});
