import { expect, it } from "vitest";
import { createTestServer } from "./testing/test-server";

it("reports its health and that of its store", async () => {
  const server = await createTestServer();
  expect(await (await server.visitor().fetch("/api/health")).json()).toEqual({ status: "ok", store: "ok" });
  await server.close();
});

it("tells any client what it offers, and the code only while it is the default", async () => {
  const plain = await createTestServer();
  expect(await (await plain.visitor().fetch("/api/config")).json()).toEqual({
    languageModels: { reply: null, room: null },
    takesPictures: true,
    speech: false,
    voices: {},
    speechModel: null,
    speechSettings: {},
    agents: {},
    liveAgents: false,
    replyFirstWordSeconds: 30,
    accessCodeHint: "archive",
    publicUrl: null,
    retentionDays: 30,
  });
  await plain.close();

  const own = await createTestServer({
    accessCode: "sesame",
    publicUrl: "https://minds.example",
    openai: { apiKey: "CANARY", baseURL: "http://127.0.0.1:9", model: "gpt-test" },
    anthropic: { apiKey: "CANARY", baseURL: "http://127.0.0.1:9", models: ["claude-one", "claude-two"] },
    elevenLabs: {
      apiKey: "CANARY",
      baseURL: "http://127.0.0.1:9",
      livekitUrl: "wss://CANARY",
      model: "eleven_test",
      settings: { speed: 1 },
      voices: { faust: "CANARY" },
      agents: { tesla: "CANARY", flux: "CANARY" },
    },
    liveAgents: true,
  });
  const text = await (await own.visitor().fetch("/api/config")).text();
  expect([JSON.parse(text), text.includes("CANARY")]).toEqual([
    {
      languageModels: { reply: "gpt-test (127.0.0.1:9)", room: "claude-one (127.0.0.1:9)" },
      takesPictures: true,
      speech: true,
      voices: { faust: true },
      speechModel: "eleven_test",
      speechSettings: { speed: 1 },
      agents: { tesla: true, flux: true },
      liveAgents: true,
      replyFirstWordSeconds: 30,
      accessCodeHint: null,
      publicUrl: "https://minds.example",
      retentionDays: 30,
    },
    false,
  ]);
  await own.close();
});
