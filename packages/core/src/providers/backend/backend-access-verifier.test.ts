import { afterEach, expect, it, vi } from "vitest";
import { createBackendAccessVerifier } from "./backend-access-verifier";
import { fetchServerConfig } from "./server-capabilities";

afterEach(() => vi.useRealTimers());

const { signal } = new AbortController();
const verifierFor = (response: () => Response) => createBackendAccessVerifier({ fetch: async () => response() });
const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

it("asks its own server with the code as JSON", async () => {
  const fetch = vi.fn(async (_input: string, _init?: RequestInit) => answer(200, { success: true }));
  await createBackendAccessVerifier({ fetch, baseURL: "https://minds.example" }).verify(" archive ", { signal });
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect([url, init?.method, init?.headers, init?.body]).toEqual([
    "https://minds.example/api/access",
    "POST",
    { "content-type": "application/json" },
    '{"code":" archive "}',
  ]);
});

it.each([
  ["an error", () => answer(500, {}), { reason: "unreachable" }],
  ["a 401 of somebody else", () => answer(401, { error: { type: "authentication_error" } }), { reason: "unreachable" }],
  [
    "a server that no longer serves this page",
    () => answer(410, { error: { type: "outdatedClient" } }),
    { reason: "outdatedClient" },
  ],
  ["a page of a static host", () => new Response("<!doctype html>"), { reason: "unreachable" }],
  [
    "too many tries",
    () => answer(429, {}, { "retry-after": "42" }),
    { reason: "tooManyAttempts", retryAfterMs: 42_000 },
  ],
  ["too many tries without a time", () => answer(429, {}, { "retry-after": "soon" }), { reason: "tooManyAttempts" }],
])("cannot decide on %s", async (_case, response, error) => {
  await expect(verifierFor(response).verify("archive", { signal })).rejects.toMatchObject({
    name: "AccessError",
    ...error,
  });
});

const silent = (_input: string, init?: RequestInit) =>
  new Promise<Response>((_resolve, reject) =>
    init?.signal?.addEventListener("abort", () => reject(init.signal?.reason as Error)),
  );

it("waits ten seconds for an answer", async () => {
  vi.useFakeTimers();
  const verdict = createBackendAccessVerifier({ fetch: silent }).verify("archive", { signal });
  const expected = expect(verdict).rejects.toMatchObject({ name: "AccessError", reason: "timeout" });
  await vi.advanceTimersByTimeAsync(10_000);
  await expected;
  expect(vi.getTimerCount()).toBe(0);
});

it("ends with the visitor’s own signal", async () => {
  const controller = new AbortController();
  const verdict = createBackendAccessVerifier({ fetch: silent }).verify("archive", { signal: controller.signal });
  controller.abort();
  await expect(verdict).rejects.toMatchObject({ name: "AbortError" });
});

it.each([
  ["no connection", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a page", async () => new Response("<!doctype html>")],
  ["something else", async () => answer(200, { languageModels: 7 })],
  ["an error", async () => answer(503, {})],
])("treats %s as a missing server", async (_case, fetch) => {
  expect(await fetchServerConfig({ fetch })).toBeNull();
});

it("reads only the known fields of the configuration", async () => {
  const body = {
    languageModels: { reply: 7, room: "OpenAI gpt-test", key: "x" },
    accessCodeHint: 1,
    speechModel: "eleven_test",
    speechSettings: { speed: 1, style: "much", useSpeakerBoost: false, more: 2 },
    publicUrl: "https://minds.example",
  };
  expect(await fetchServerConfig({ fetch: async () => answer(200, body) })).toEqual({
    languageModels: { reply: null, room: "OpenAI gpt-test" },
    takesPictures: true,
    voices: [],
    speechModel: "eleven_test",
    speechSettings: { speed: 1, useSpeakerBoost: false },
    agents: [],
    liveAgents: false,
    replyFirstWordSeconds: 30,
    accessCodeHint: null,
    publicUrl: "https://minds.example",
  });
});
