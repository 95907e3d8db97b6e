import { describe, expect, it, vi } from "vitest";
import type { AgentBehaviour } from "@archive-of-minds/testing/servers";
import audioConcatProcessor from "@elevenlabs/client/worklets/audioConcatProcessor.js?url&no-inline";
import rawAudioProcessor from "@elevenlabs/client/worklets/rawAudioProcessor.js?url&no-inline";
import type { ElevenLabsAgentEvent } from "./elevenlabs-voice-agent";
import { BrowserSocket, inVendorPage, until, wait } from "./socket-conversations.fixture";

const given = inVendorPage();
const { remote, signedUrl, create, begin, isLeft } = given;

describe("beginning", () => {
  it("sends the agent its overrides, variables and history", async () => {
    const { controls } = await begin(
      {
        overrides: { prompt: "You are Tesla.", firstMessage: "Good evening.", language: "en", voiceId: "v1" },
        dynamicVariables: { name: "Ada", visits: 2, isKnown: true },
        history: [
          { role: "user", content: "Who are you?" },
          { role: "assistant", content: "Tesla." },
        ],
      },
      { customLlmExtraBody: { temperature: 1 }, userId: "visitor" },
    );
    const { query, protocols, received } = await remote.last();
    const source = { source: "js_sdk", version: expect.stringMatching(/^\d+\.\d+\.\d+$/) };
    expect([query, protocols]).toEqual([{ agent_id: "tesla", ...source }, ["convai"]]);
    expect(received[0]).toEqual({
      type: "conversation_initiation_client_data",
      conversation_config_override: {
        agent: { prompt: { prompt: "You are Tesla." }, first_message: "Good evening.", language: "en" },
        tts: { voice_id: "v1" },
        conversation: { text_only: false },
      },
      custom_llm_extra_body: { temperature: 1 },
      dynamic_variables: { name: "Ada", visits: 2, isKnown: true },
      user_id: "visitor",
      source_info: source,
    });
    await until(async () =>
      expect(await remote.received("contextual_update")).toEqual([
        { type: "contextual_update", text: "Said before, in this conversation:\nVisitor: Who are you?\nYou: Tesla." },
      ]),
    );
    controls.end();
    await isLeft();
  });

  it("requests no microphone for a text-only conversation", async () => {
    for (const [asked, options] of [
      [{ textOnly: true }, {}],
      [{}, { microphone: "none" }],
    ] as const) {
      const { controls } = await begin(asked, options);
      expect((await remote.last()).received[0]).toMatchObject({
        conversation_config_override: { conversation: { text_only: true } },
      });
      controls.end();
    }
    expect(given.page.listen).not.toHaveBeenCalled();
    await isLeft();
  });

  it("requests no wake lock, since the chart does", async () => {
    const request = vi.fn(async () => ({}));
    vi.stubGlobal("navigator", Object.defineProperty(Object.create(navigator), "wakeLock", { value: { request } }));
    const { controls } = await begin({ textOnly: true });
    controls.end();
    expect(request).not.toHaveBeenCalled();
  });

  it("runs only scripts that the page serves", async () => {
    const load = vi.spyOn(AudioWorklet.prototype, "addModule");
    const { controls } = await begin({}, { workletPaths: { rawAudioProcessor, audioConcatProcessor } });
    expect(new Set(load.mock.calls.flat())).toEqual(new Set([audioConcatProcessor, rawAudioProcessor]));
    controls.end();
    await isLeft();
  });

  it("loses nothing of a greeting that arrives at once", async () => {
    await remote.behave("talk");
    const { controls, said } = await begin();
    expect(said).toEqual([]);
    await until(() =>
      expect(said.find(({ type }) => type === "agentResponse")).toEqual({
        type: "agentResponse",
        id: 1,
        text: "Good evening.",
      }),
    );
    controls.end();
    await isLeft();
  });

  it("waits for an agent whose first message is late", async () => {
    await remote.behave("slow-metadata");
    const { controls, ofType } = await begin();
    await remote.control("hears", "What is light?");
    await until(() => expect(ofType("userTranscript")).toHaveLength(1));
    controls.end();
    await isLeft();
  });

  it.each([
    ["ulaw", "ulaw_8000", 2_000],
    ["pcm-44100", "pcm_44100", 22_050],
  ] as const)("uses the sound format of the agent: %s", async (behaviour, format, quarterOfASecond) => {
    await remote.behave(behaviour);
    const events: ElevenLabsAgentEvent[] = [];
    const { controls } = await begin({}, { onEvent: (event) => void events.push(event) });
    expect(events.find(({ type }) => type === "metadata")).toEqual({
      type: "metadata",
      conversationId: controls.conversationId,
      inputFormat: format,
      outputFormat: format,
    });
    await until(async () => expect((await remote.received("user_audio_chunk")).length).toBeGreaterThan(3));
    const chunks = (await remote.received("user_audio_chunk")).map((frame) => atob(String(frame["user_audio_chunk"])));
    expect(chunks.map(({ length }) => Math.abs(length - quarterOfASecond) <= 256)).toEqual(chunks.map(() => true));
    await remote.control("says", "A wave, and a particle.", { milliseconds: 2_000 });
    await until(() => expect(given.page.capture.peak(given.page.capture.now() - 0.1)).toBeGreaterThan(0.02));
    controls.end();
    await isLeft();
  });

  const failures: readonly (readonly [AgentBehaviour, string, RegExp | string])[] = [
    ["bad-format", "invalid", "Invalid format: mp3_44100"],
    ["bad-rate", "invalid", "Invalid sample rate: abc"],
    ["first-not-metadata", "invalid", "The agent did not begin as promised."],
    ["close-1008", "refused", 'Override for field "prompt" is not allowed by config.'],
    ["close-1000", "unavailable", /before session could be established/],
    ["kill-at-once", "network", /before session could be established/],
    ["refuse-403", "network", /before session could be established/],
  ];
  it.each(failures)("reports why it failed, and releases the microphone: %s", async (behaviour, reason, message) => {
    await remote.behave(behaviour);
    await expect(begin()).rejects.toMatchObject({
      name: "VoiceAgentError",
      reason,
      message: typeof message === "string" ? message : expect.stringMatching(message),
    });
    await isLeft();
    expect(globalThis.WebSocket).toBe(BrowserSocket);
  });

  it("reports which override an agent refuses, and connects without it", async () => {
    await remote.behave("no-overrides");
    await expect(begin({ textOnly: true, overrides: { firstMessage: "" } })).rejects.toMatchObject({
      name: "VoiceAgentError",
      reason: "refused",
      message: 'Override for field "first_message" is not allowed by config.',
    });
    const { ofType } = await begin({ textOnly: true });
    await until(() =>
      expect(ofType("agentResponse")).toEqual([{ type: "agentResponse", id: 1, text: "Good evening." }]),
    );
  });

  it.each([
    ["NotAllowedError", "notAllowed"],
    ["NotFoundError", "noMicrophone"],
  ])("reports that it may not or cannot listen: %s", async (name, reason) => {
    given.page.listen.mockRejectedValueOnce(new DOMException("No.", name));
    await expect(begin()).rejects.toMatchObject({ name: "VoiceAgentError", reason });
    await isLeft();
  });

  it.each(["no-metadata", "hang-handshake"] as const)(
    "can be cancelled while the server does not answer: %s",
    async (behaviour) => {
      await remote.behave(behaviour);
      const abort = new AbortController();
      const connecting = create().connect(
        { characterId: "tesla", pass: { transport: "websocket", signedUrl } },
        { signal: abort.signal, report: () => {} },
      );
      await until(() => expect(given.page.held()[0]).toBe(1));
      await wait(100);
      abort.abort();
      await expect(connecting).rejects.toMatchObject({ name: "VoiceAgentError", reason: "unknown" });
      await isLeft();
      await until(() => expect(globalThis.WebSocket).toBe(BrowserSocket));
    },
  );

  it("can be cancelled during the microphone prompt, which is then granted", async () => {
    let allow = () => {};
    const listen = given.page.listen.getMockImplementation() as typeof navigator.mediaDevices.getUserMedia;
    given.page.listen.mockImplementationOnce(async () => {
      await new Promise<void>((resolve) => (allow = resolve));
      return listen();
    });
    const before = (await remote.all()).length;
    const abort = new AbortController();
    const connecting = create().connect(
      { characterId: "tesla", pass: { transport: "websocket", signedUrl } },
      { signal: abort.signal, report: () => {} },
    );
    await until(() => expect(given.page.listen).toHaveBeenCalledOnce());
    abort.abort();
    await expect(connecting).rejects.toMatchObject({ reason: "unknown" });
    allow();
    await until(() => expect(globalThis.WebSocket).toBe(BrowserSocket));
    await isLeft();
    expect((await remote.all()).slice(before).flatMap(({ received }) => received)).toEqual([]);
  });
});
