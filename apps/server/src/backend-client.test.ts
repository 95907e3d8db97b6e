import {
  createBackendAccessVerifier,
  createBackendConversationLog,
  createMemoryOutbox,
  fetchServerConfig,
  type BackendFetch,
} from "@archive-of-minds/core/providers/backend";
import { describeAccessVerifierContract, describeConversationLogContract } from "@archive-of-minds/testing/contracts";
import { afterEach, expect, it } from "vitest";
import { createTestServer, type TestServer } from "./testing/test-server";

// The browser's client against the real server.

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function openServer() {
  const server = await createTestServer();
  servers.push(server);
  const visitor = server.visitor();
  let isReachable = true;
  const fetch: BackendFetch = (input, init) =>
    isReachable ? visitor.fetch(input, init) : Promise.reject(new TypeError("Failed to fetch"));
  return {
    server,
    visitor,
    fetch,
    breakDown: () => void (isReachable = false),
    recover: () => void (isReachable = true),
  };
}

describeAccessVerifierContract("The server", async () => {
  const { fetch, breakDown, recover } = await openServer();
  return { verifier: createBackendAccessVerifier({ fetch }), rightCode: "archive", breakDown, recover };
});

describeConversationLogContract("The server", async () => {
  const { visitor, fetch, breakDown, recover } = await openServer();
  await visitor.unlock();
  const log = createBackendConversationLog({ fetch, outbox: createMemoryOutbox() });
  return {
    log,
    breakDown,
    recover,
    lock: async () => void (await visitor.fetch("/api/access", { method: "DELETE" })),
    unlock: async () => void (await visitor.unlock()),
    cleanUp: () => log.dispose(),
  };
});

it("tells the verifier when to retry after too many wrong codes", async () => {
  const { fetch } = await openServer();
  const verifier = createBackendAccessVerifier({ fetch });
  const { signal } = new AbortController();
  for (let guess = 0; guess < 10; guess++) expect(await verifier.verify("wrong", { signal })).toBe("denied");
  await expect(verifier.verify("archive", { signal })).rejects.toMatchObject({
    name: "AccessError",
    reason: "tooManyAttempts",
    retryAfterMs: 60_000,
  });
});

it("counts as away while the server’s store fails", async () => {
  const { server, fetch } = await openServer();
  await server.store.close();
  const log = createBackendConversationLog({ fetch, outbox: createMemoryOutbox() });
  expect(await log.health()).toMatchObject({ success: false, offline: true, locked: false });
});

it("drops what the server will never accept", async () => {
  const { visitor, fetch } = await openServer();
  await visitor.unlock();
  const outbox = createMemoryOutbox();
  const log = createBackendConversationLog({ fetch, outbox });
  await log.health();
  const exchange = {
    exchangeId: "one",
    characterId: "No character",
    userMessage: "",
    assistantMessage: "",
    sessionId: null,
    hasImage: false,
  };
  expect(await log.log(exchange)).toMatchObject({ success: false, offline: false, locked: false, refused: true });
  expect(await outbox.all()).toEqual([]);
});

it("stores the beginning of a long text, whatever characters it has", async () => {
  const { visitor, fetch } = await openServer();
  await visitor.unlock();
  const log = createBackendConversationLog({ fetch, outbox: createMemoryOutbox() });
  await log.health();
  const signs = ["x", "\u0001", "🜁", "\ud83d", '"'];
  for (const [number, sign] of signs.entries()) {
    const pasted = sign.repeat(70_000);
    const exchange = {
      exchangeId: `long-${number}`,
      characterId: "tesla",
      userMessage: pasted,
      assistantMessage: pasted,
      sessionId: null,
      hasImage: false,
    };
    expect(await log.log(exchange)).toEqual({ success: true, value: { exchangeId: exchange.exchangeId } });
    const result = await log.list("tesla", { limit: 1 });
    const [kept] = result.success ? result.value.conversations : [];
    expect([
      kept?.userMessage.endsWith(`${sign} […]`),
      pasted.startsWith(kept?.userMessage.slice(0, -4) ?? "nothing"),
      kept?.assistantMessage === kept?.userMessage,
    ]).toEqual([true, true, true]);
  }
  log.dispose();
});

it("reads what the server offers", async () => {
  const { fetch } = await openServer();
  expect(await fetchServerConfig({ fetch })).toEqual({
    languageModels: { reply: null, room: null },
    takesPictures: true,
    accessCodeHint: "archive",
    voices: [],
    speechModel: null,
    speechSettings: {},
    agents: [],
    liveAgents: false,
    replyFirstWordSeconds: 30,
    publicUrl: null,
    retentionDays: 30,
  });
});
