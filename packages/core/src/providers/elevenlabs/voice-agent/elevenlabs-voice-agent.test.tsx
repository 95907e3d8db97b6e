import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { VoiceAgentReport, VoiceAgentRequest } from "../../../contracts";
import { describeVoiceAgentContract } from "@archive-of-minds/testing/contracts";
import { exampleCharacter, propertyRuns } from "@archive-of-minds/testing";
import type { AgentBehaviour } from "@archive-of-minds/testing/servers";
import { createLiveConversation } from "../../../voice-agent/create-live-conversation";
import audioConcatProcessor from "@elevenlabs/client/worklets/audioConcatProcessor.js?url&no-inline";
import rawAudioProcessor from "@elevenlabs/client/worklets/rawAudioProcessor.js?url&no-inline";
import { expectReconnection } from "./reconnecting.fixture";
import {
  createElevenLabsVoiceAgent,
  type ElevenLabsAgentEvent,
  type ElevenLabsVoiceAgentOptions,
} from "./elevenlabs-voice-agent";
import { expectUnansweredNotice } from "./unanswered.fixture";
import { createResourceTracker } from "./resource-tracker";
import { createRemote, createVendorPage } from "./vendor-page.fixture";

const remote = createRemote();
/** 20 in a row; 200 in the long tier. */
const SESSIONS = propertyRuns(200);
const SILENCE = 10 ** (-60 / 20);
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const until = (isSo: () => unknown) => vi.waitFor(isSo, { timeout: 60_000, interval: 10 });
const BrowserSocket = globalThis.WebSocket;

const resourceTracker = createResourceTracker();
const create = (options: Partial<ElevenLabsVoiceAgentOptions> = {}) =>
  createElevenLabsVoiceAgent({
    client: () => import("@elevenlabs/client"),
    agents: ["tesla"],
    fetch: async () => Response.json({ transport: "websocket", path: "/conversation" }),
    resourceTracker,
    ...options,
  });
const signedUrl = `${String(remote.socketUrl)}?agent_id=tesla`;

let page: ReturnType<typeof createVendorPage>;
let begun: AbortController[] = [];
beforeAll(async () => {
  await userEvent.click(document.body);
  await import("@elevenlabs/client");
});
beforeEach(async () => {
  page = createVendorPage();
  await remote.behave("silent");
});
afterEach(async () => {
  for (const abort of begun) abort.abort();
  begun = [];
  await page.close();
});

/** No microphone, no sound and no connection is left. */
const isLeft = () =>
  until(async () =>
    expect([page.held(), (await remote.all()).filter(({ ended }) => !ended).length]).toEqual([[0, 0, 0], 0]),
  );

async function begin(asked: Partial<VoiceAgentRequest> = {}, options: Partial<ElevenLabsVoiceAgentOptions> = {}) {
  const said: VoiceAgentReport[] = [];
  const abort = new AbortController();
  begun.push(abort);
  const controls = await create(options).connect(
    { characterId: "tesla", pass: { transport: "websocket", signedUrl }, ...asked },
    { signal: abort.signal, report: (report) => void said.push(report) },
  );
  return {
    controls,
    said,
    abort,
    ofType: (type: VoiceAgentReport["type"]) => said.filter((report) => report.type === type),
  };
}

describeVoiceAgentContract("ElevenLabs Agents", () => {
  const agent = create();
  const heard = (text: string) =>
    until(async () => expect((await remote.received("user_message")).map((frame) => frame["text"])).toContain(text));
  return {
    agent: { ...agent, authorise: async () => ({ transport: "websocket", signedUrl }) },
    characterId: "tesla",
    peer: {
      heard,
      answers: (text) => remote.control("says", text, { milliseconds: 200 }),
      startsAnswer: (text) => remote.control("says", text, { milliseconds: 5_000 }),
      isInterrupted: () => remote.control("interrupts"),
      released: isLeft,
    },
    hangUp: () => remote.control("closes", 1000, ""),
    breakOff: () => remote.control("breaks"),
    stall() {
      // All earlier ones were cancelled.
      const tried = remote
        .behave("no-metadata")
        .then(() => until(async () => expect((await remote.all()).some(({ ended }) => ended === null)).toBe(true)));
      return { tried };
    },
    cleanUp: async () => void (await isLeft()),
  };
});

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
    expect(page.listen).not.toHaveBeenCalled();
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
    await until(() => expect(page.capture.peak(page.capture.now() - 0.1)).toBeGreaterThan(0.02));
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
    page.listen.mockRejectedValueOnce(new DOMException("No.", name));
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
      await until(() => expect(page.held()[0]).toBe(1));
      await wait(100);
      abort.abort();
      await expect(connecting).rejects.toMatchObject({ name: "VoiceAgentError", reason: "unknown" });
      await isLeft();
      await until(() => expect(globalThis.WebSocket).toBe(BrowserSocket));
    },
  );

  it("can be cancelled during the microphone prompt, which is then granted", async () => {
    let allow = () => {};
    const listen = page.listen.getMockImplementation() as typeof navigator.mediaDevices.getUserMedia;
    page.listen.mockImplementationOnce(async () => {
      await new Promise<void>((resolve) => (allow = resolve));
      return listen();
    });
    const before = (await remote.all()).length;
    const abort = new AbortController();
    const connecting = create().connect(
      { characterId: "tesla", pass: { transport: "websocket", signedUrl } },
      { signal: abort.signal, report: () => {} },
    );
    await until(() => expect(page.listen).toHaveBeenCalledOnce());
    abort.abort();
    await expect(connecting).rejects.toMatchObject({ reason: "unknown" });
    allow();
    await until(() => expect(globalThis.WebSocket).toBe(BrowserSocket));
    await isLeft();
    expect((await remote.all()).slice(before).flatMap(({ received }) => received)).toEqual([]);
  });
});

describe("talking", () => {
  it("sends sound in chunks of 250 ms", async () => {
    const { controls } = await begin();
    await until(async () => expect((await remote.received("user_audio_chunk")).length).toBeGreaterThan(3));
    const sizes = (await remote.received("user_audio_chunk")).map(
      (frame) => atob(String(frame["user_audio_chunk"])).length,
    );
    // 16,000 samples a second of two bytes each; whole blocks of 128 samples.
    expect(sizes.every((size) => Math.abs(size - 8_000) <= 256)).toBe(true);
    expect(controls.inputLevel()).toBeGreaterThan(0);
    controls.end();
    await isLeft();
  });

  it("sends no sound of a conversation that begins muted until it is unmuted", async () => {
    const { controls } = await begin({ isMuted: () => true });
    const isSilent = async () =>
      (await remote.received("user_audio_chunk")).map((frame) => /^\0+$/.test(atob(String(frame["user_audio_chunk"]))));
    await until(async () => expect((await isSilent()).length).toBeGreaterThan(2));
    expect(new Set(await isSilent())).toEqual(new Set([true]));
    controls.setMuted(false);
    await until(async () => expect(await isSilent()).toContain(false));
    controls.end();
    await isLeft();
  });

  it("reports what is heard, said, corrected and rated", async () => {
    const { controls, said } = await begin();
    await remote.control("hears", "What is light?");
    await remote.control("says", "A wave, and more.", { milliseconds: 100 });
    await remote.control("interrupts");
    await remote.control("corrects", "A wave,");
    await remote.control("pings");
    await remote.control("send", {
      type: "archive_notice",
      archive_notice_event: { notice: "silence", seconds_left: 15 },
    });
    await until(() => expect(said.some(({ type }) => type === "problem")).toBe(true));
    expect(said.filter(({ type }) => type !== "mode")).toEqual([
      { type: "userTranscript", text: "What is light?", isFinal: true },
      { type: "agentPart", text: "A wave, and more." },
      // The numbers of its sound.
      { type: "ping" },
      { type: "agentResponse", id: 2, text: "A wave, and more." },
      { type: "interruption" },
      { type: "agentCorrection", id: 3, text: "A wave," },
      { type: "ping" },
      { type: "problem", message: "Nobody speaks: the conversation ends in 15 s.", problem: "silence" },
    ]);
    controls.rate(2, false);
    controls.sendActivity();
    controls.sendContext("A lamp.");
    controls.sendText("And now?");
    await until(async () =>
      expect(await remote.received("user_message")).toEqual([{ type: "user_message", text: "And now?" }]),
    );
    expect((await remote.last()).received.filter((frame) => "type" in frame).slice(1)).toEqual([
      { type: "pong", event_id: 4 },
      { type: "feedback", score: "dislike", event_id: 2 },
      { type: "user_activity" },
      { type: "contextual_update", text: "A lamp." },
      { type: "user_message", text: "And now?" },
    ]);
    controls.end();
    await isLeft();
  });

  it("uses the given tools, and reports others as missing", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const { controls } = await begin({
      tools: {
        add: ({ a, b }) => ({ sum: Number(a) + Number(b) }),
        greet: () => "Hello.",
        fail: () => {
          throw new Error("It is broken.");
        },
      },
    });
    for (const [tool, parameters] of [
      ["add", { a: 1, b: 2 }],
      ["greet", {}],
      ["fail", {}],
      ["fly", {}],
    ] as const)
      await remote.control("calls", tool, parameters);
    await until(async () => expect((await remote.received("client_tool_result")).length).toBe(4));
    const results = await remote.received("client_tool_result");
    expect(
      results
        .map((frame) => [frame["tool_call_id"], frame["result"], frame["is_error"]])
        .toSorted(([one], [other]) => String(one).localeCompare(String(other))),
    ).toEqual([
      ["tool_1", '{"sum":3}', false],
      ["tool_2", "Hello.", false],
      ["tool_3", "Client tool execution failed: It is broken.", true],
      ["tool_4", "Client tool with name fly is not defined on client", true],
    ]);
    controls.end();
    await isLeft();
  });

  it("lets the agent use its own tool only with approval, and reports nothing about tools", async () => {
    const approveTool = vi.fn(({ name }: { readonly name: string }) => name === "look");
    const { controls, said } = await begin({}, { approveTool });
    const call = (name: string, state: string) =>
      remote.control("send", {
        type: "mcp_tool_call",
        mcp_tool_call: {
          service_id: "s1",
          tool_call_id: `call-${name}`,
          tool_name: name,
          parameters: { at: "x" },
          timestamp: "2026-01-01T12:00:00.000Z",
          state,
          approval_timeout_secs: 30,
        },
      });
    await remote.control("send", { type: "asr_initiation_metadata", asr_initiation_metadata_event: { model: "any" } });
    await remote.control("send", {
      type: "mcp_connection_status",
      mcp_connection_status: {
        integrations: [{ integration_id: "s1", integration_type: "mcp_server", is_connected: false, tool_count: 0 }],
      },
    });
    await call("look", "awaiting_approval");
    await call("mail", "awaiting_approval");
    await call("think", "loading");
    await remote.control("send", {
      type: "agent_tool_response",
      agent_tool_response: { tool_name: "look", tool_call_id: "call-look", tool_type: "mcp", is_error: false },
    });
    await remote.control("pings");
    await until(async () =>
      expect(await remote.received("mcp_tool_approval_result")).toEqual([
        { type: "mcp_tool_approval_result", tool_call_id: "call-look", is_approved: true },
        { type: "mcp_tool_approval_result", tool_call_id: "call-mail", is_approved: false },
      ]),
    );
    await until(() => expect(said).toEqual([{ type: "work", work: "begun" }, { type: "ping" }]));
    for (const name of ["look", "mail", "think"]) await call(name, "success");
    await until(() => expect(said.slice(2)).toEqual([{ type: "work", work: "done" }]));
    expect(approveTool.mock.calls).toEqual([
      [{ name: "look", parameters: { at: "x" } }],
      [{ name: "mail", parameters: { at: "x" } }],
    ]);
    controls.end();
    await isLeft();
  });

  it("treats an agent that types as one that works", async () => {
    const { controls, said } = await begin();
    await remote.control("send", { type: "agent_typing", agent_typing_event: { is_typing: true } });
    await remote.control("pings");
    await until(() => expect(said).toEqual([{ type: "work", work: "begun" }, { type: "ping" }]));
    controls.end();
    await isLeft();
  });

  it("reports a lost microphone once, and opens another when it is unmuted", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const { controls, ofType } = await begin();
    const gone = { type: "problem", message: "The microphone gives no more sound.", problem: "noMicrophone" };
    await until(async () => expect((await remote.received("user_audio_chunk")).length).toBeGreaterThan(1));
    page.detachAudioElement();
    page.detachAudioElement();
    expect([ofType("problem"), page.held()[0]]).toEqual([[gone], 0]);
    page.listen.mockRejectedValueOnce(new DOMException("Requested device not found", "NotFoundError"));
    controls.setMuted(false);
    await until(() => expect(ofType("problem")).toEqual([gone, gone]));
    controls.setMuted(false);
    await until(() => expect([page.held()[0], controls.inputLevel() > 0.01]).toEqual([1, true]));
    page.detachAudioElement();
    expect(ofType("problem")).toEqual([gone, gone, gone]);
    controls.end();
    await isLeft();
  });

  it("releases a microphone that is granted after the end", async () => {
    const { controls } = await begin();
    page.detachAudioElement();
    let give = () => {};
    const listen = page.listen.getMockImplementation() as typeof navigator.mediaDevices.getUserMedia;
    page.listen.mockImplementationOnce(async () => {
      await new Promise<void>((resolve) => (give = resolve));
      return listen();
    });
    vi.spyOn(console, "error").mockReturnValue();
    controls.setMuted(false);
    controls.end();
    give();
    await isLeft();
  });

  it("reports all events for debugging", async () => {
    const events: ElevenLabsAgentEvent[] = [];
    const { controls } = await begin({}, { onEvent: (event) => void events.push(event) });
    await remote.control("scores", 0.9);
    await remote.control("send", { type: "mood", mood_event: {} });
    await remote.control("pings");
    await until(() =>
      expect(
        events.some((event) => event.type === "outgoing" && (event.event as { type?: string }).type === "pong"),
      ).toBe(true),
    );
    controls.end();
    await until(() => expect(events.at(-1)).toEqual({ type: "ended", reason: "user", message: "" }));
    expect(events.find(({ type }) => type === "metadata")).toEqual({
      type: "metadata",
      conversationId: controls.conversationId,
      inputFormat: "pcm_16000",
      outputFormat: "pcm_16000",
    });
    expect(
      events.flatMap((event) => (event.type === "incoming" ? (event.event as { type: string }).type : [])),
    ).toEqual(["vad_score", "mood", "ping"]);
    expect(events.flatMap((event) => (event.type === "status" ? event.status : []))).toEqual([
      "connecting",
      "connected",
      "disconnecting",
      "disconnected",
    ]);
    await isLeft();
  });

  it("plays at the given volume", async () => {
    const { controls } = await begin();
    const heard = [0.25, 7, -1, Number.NaN].map((volume) => {
      controls.setVolume(volume);
      return page.gain();
    });
    expect(heard).toEqual([0.25, 1, 0, 1]);
    controls.end();
    await isLeft();
  });

  it("does not report errors of tools to the visitor", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const { controls, ofType } = await begin();
    await remote.control("calls", "fly", {});
    await until(async () => expect((await remote.received("client_tool_result")).length).toBe(1));
    await remote.control("send", { type: "error", error_event: { error_type: "overload", message: "Too much." } });
    await until(() => expect(ofType("problem")).toEqual([{ type: "problem", message: "Server error: Too much." }]));
    controls.end();
    await isLeft();
  });

  it("requests the microphone permission, and releases the microphone", async () => {
    await create().askToListen?.({ signal: new AbortController().signal });
    expect(page.held()[0]).toBe(0);
    vi.spyOn(navigator.permissions, "query").mockResolvedValue({ state: "prompt" } as PermissionStatus);
    page.listen.mockRejectedValueOnce(new DOMException("Permission denied", "NotAllowedError"));
    await expect(create().askToListen?.({ signal: new AbortController().signal })).rejects.toMatchObject({
      name: "VoiceAgentError",
      reason: "notAllowed",
    });
    page.listen.mockClear();
    await create({ microphone: "none" }).askToListen?.({ signal: new AbortController().signal });
    expect(page.listen).not.toHaveBeenCalled();
  });

  it("finds the output devices", async () => {
    const device = (kind: MediaDeviceKind, deviceId: string, label: string) => ({
      kind,
      deviceId,
      label,
      groupId: "",
      toJSON: () => null,
    });
    vi.spyOn(navigator.mediaDevices, "enumerateDevices").mockResolvedValue([
      device("audiooutput", "default", "Default"),
      device("audioinput", "mic", "Microphone"),
      device("audiooutput", "x", ""),
      device("audiooutput", "h", "Headphones"),
    ]);
    const { controls } = await begin();
    expect(await controls.outputs?.()).toEqual([
      { id: "default", name: "Default" },
      { id: "h", name: "Headphones" },
    ]);
    controls.end();
    await isLeft();
  });

  it("rejects an output device that the browser cannot choose, and offers none", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const { setSinkId } = HTMLMediaElement.prototype;
    Reflect.deleteProperty(HTMLMediaElement.prototype, "setSinkId");
    const { controls } = await begin();
    expect(controls.outputs).toBeUndefined();
    await expect(controls.setOutputDevice("other")).rejects.toMatchObject({
      name: "VoiceAgentError",
      reason: "unsupported",
      message: "setSinkId is not supported in this browser",
    });
    HTMLMediaElement.prototype.setSinkId = setSinkId;
    controls.end();
    await isLeft();
  });
});

describe("an interruption", () => {
  const isHeard = () => until(() => expect(page.capture.peak(page.capture.now() - 0.1)).toBeGreaterThan(0.02));

  it("silences the agent, including late sound", async () => {
    let interrupted = Number.NaN;
    const { controls } = await begin(
      {},
      {
        onEvent(event) {
          if (event.type === "incoming" && (event.event as { type: string }).type === "interruption")
            interrupted = page.capture.now();
        },
      },
    );
    await remote.control("says", "A wave, and a particle, and much else.", { milliseconds: 8_000 });
    await isHeard();
    await wait(300);
    await remote.control("interrupts");
    await until(() => expect(interrupted).toBeGreaterThan(0));
    await wait(500);
    await remote.control("send", {
      type: "audio",
      audio_event: { audio_base_64: btoa("\u0000\u007f".repeat(16_000)), event_id: 1 },
    });
    await wait(2_500);
    expect(page.capture.peak(interrupted - 0.2, interrupted)).toBeGreaterThan(0.02);
    expect(page.capture.peak(interrupted + 0.4)).toBeLessThan(SILENCE);
    controls.end();
    await isLeft();
  });

  it("leaves the next turn at its volume", async () => {
    const { controls, ofType } = await begin();
    controls.setVolume(0.5);
    await remote.control("says", "A wave, and a particle.", { milliseconds: 8_000 });
    await isHeard();
    await remote.control("interrupts");
    await until(() => expect(ofType("interruption").length).toBe(1));
    await wait(150);
    await until(() => expect(page.capture.peak(page.capture.now() - 0.1)).toBeLessThan(SILENCE));
    await remote.control("says", "As you wish.", { milliseconds: 1_000 });
    await isHeard();
    expect(page.gain()).toBe(0.5);
    await until(() => expect(ofType("mode").at(-1)).toEqual({ type: "mode", mode: "listening" }));
    controls.end();
    await isLeft();
  });
});

it("shows an agent that does not answer although it is connected, and asks it again", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  await expectUnansweredNotice({ agent: create(), pass: () => ({ transport: "websocket", signedUrl }), remote });
  await isLeft();
});

describe("without a resource tracker", () => {
  const inForeignPage = () =>
    createElevenLabsVoiceAgent({ client: () => import("@elevenlabs/client"), agents: ["tesla"] });
  const connect = (abort: AbortController, report: (said: VoiceAgentReport) => void = () => {}) =>
    inForeignPage().connect(
      { characterId: "tesla", pass: { transport: "websocket", signedUrl } },
      { signal: abort.signal, report },
    );
  const globals = () => [globalThis.WebSocket, navigator.mediaDevices.getUserMedia];

  it("does not change the page’s globals during a conversation", async () => {
    const own = [BrowserSocket, page.listen];
    const abort = new AbortController();
    const said: VoiceAgentReport[] = [];
    const connecting = connect(abort, (report) => void said.push(report));
    await until(() => expect(page.listen).toHaveBeenCalled());
    expect(globals()).toEqual(own);
    const controls = await connecting;
    expect(globals()).toEqual(own);
    await remote.control("hears", "What is light?");
    await until(() => expect(said).toContainEqual({ type: "userTranscript", text: "What is light?", isFinal: true }));
    controls.end();
    await isLeft();
    expect(globals()).toEqual(own);
  });

  it("reports a lost microphone, and opens another when it is unmuted", async () => {
    const said: VoiceAgentReport[] = [];
    const controls = await connect(new AbortController(), (report) => void said.push(report));
    page.detachAudioElement();
    await until(() => expect(said).toContainEqual(expect.objectContaining({ problem: "noMicrophone" })));
    controls.setMuted(false);
    await until(() => expect([page.held()[0], controls.inputLevel() > 0.01]).toEqual([1, true]));
    controls.end();
    await isLeft();
  });

  it("ends a cancelled attempt as soon as the server answers or closes", async () => {
    await remote.behave("no-metadata");
    const abort = new AbortController();
    const connecting = connect(abort);
    await until(async () => expect((await remote.all()).at(-1)?.ended).toBeNull());
    abort.abort();
    await expect(connecting).rejects.toMatchObject({ name: "VoiceAgentError", reason: "unknown" });
    await remote.control("closes", 4408, "The voice agent did not begin in time.");
    await isLeft();
  });
});

describe("reconnecting", () => {
  it.each([
    ["the pass is refused", "silent"],
    ["the pass hangs", "silent"],
    ["the agent’s first word hangs", "no-metadata"],
  ] as const)("takes three seconds at most from the network’s return: %s in between", async (away, behaviour) => {
    await expectReconnection({
      agent: create(),
      pass: () => ({ transport: "websocket", signedUrl }),
      away,
      behaviour,
      remote,
      breakOff: () => remote.control("breaks"),
    });
    await isLeft();
  });
});

describe("ending", () => {
  const endings: readonly (readonly [AgentBehaviour, object])[] = [
    ["close-1011", { reason: "error", message: "The server met an error.", closeCode: 1011 }],
    [
      "max-duration",
      { reason: "agent", message: "The conversation reached its longest duration.", because: "longest" },
    ],
  ];
  it.each(endings)("is reported with its reason: %s", async (behaviour, ending) => {
    vi.spyOn(console, "error").mockReturnValue();
    const { ofType } = await begin();
    if (behaviour === "close-1011") await remote.control("closes", 1011, "The server met an error.");
    else
      await remote.control("send", {
        type: "error",
        error_event: {
          error_type: "max_duration_exceeded",
          message: "The conversation reached its longest duration.",
          code: 1008,
        },
      });
    await until(() => expect(ofType("ended")).toEqual([{ type: "ended", ...ending }]));
    await isLeft();
  });

  it("is the agent’s when it ends the call with its own tool", async () => {
    const { ofType } = await begin();
    await remote.control("send", {
      type: "agent_tool_response",
      agent_tool_response: { tool_name: "end_call", tool_call_id: "tool_1", tool_type: "system", is_error: false },
    });
    await until(() => expect(ofType("ended")).toEqual([{ type: "ended", reason: "agent", message: "" }]));
    await isLeft();
  });

  it("reports a broken or closed socket without a reason", async () => {
    const one = await begin();
    await remote.control("breaks");
    await until(() =>
      expect(one.ofType("ended")).toEqual([
        {
          type: "ended",
          reason: "error",
          message: "The connection was closed due to a socket error.",
          closeCode: 1006,
        },
      ]),
    );
    const two = await begin();
    await remote.control("closes", 1011, "");
    await until(() =>
      expect(two.ofType("ended")).toEqual([
        { type: "ended", reason: "error", message: "The connection was closed by the server.", closeCode: 1011 },
      ]),
    );
    await isLeft();
  });

  it("is also reported when it comes before the caller holds the conversation", async () => {
    await remote.behave("close-1011");
    const listen = page.listen.getMockImplementation() as typeof navigator.mediaDevices.getUserMedia;
    // The client requests it twice: for permission before it connects, and for sound once it has.
    page.listen.mockImplementationOnce(listen).mockImplementationOnce(async () => {
      await until(async () => expect((await remote.last()).ended).not.toBeNull());
      await wait(50);
      return listen();
    });
    const { said, ofType } = await begin();
    expect(said).toEqual([]);
    await until(() =>
      expect(ofType("ended")).toEqual([
        { type: "ended", reason: "error", message: "The server met an error.", closeCode: 1011 },
      ]),
    );
    await isLeft();
  });

  it("closes the conversation normally", async () => {
    for (const asked of [{}, { textOnly: true }]) {
      const { controls } = await begin(asked);
      controls.end();
      await until(async () =>
        expect((await remote.last()).ended).toEqual({ code: 1000, reason: "User ended conversation" }),
      );
    }
  });

  it("releases everything, many times in one page", async () => {
    let wakeLocks = 0;
    const agent = {
      ...create({ workletPaths: { rawAudioProcessor, audioConcatProcessor } }),
      authorise: async () => ({ transport: "websocket", signedUrl }) as const,
    };
    const wakeLock = () => {
      wakeLocks += 1;
      return () => void (wakeLocks -= 1);
    };
    for (let time = 0; time < SESSIONS; time += 1) {
      const live = createLiveConversation({
        character: exampleCharacter("tesla"),
        providers: { voiceAgent: agent, wakeLock },
      });
      live.send({ type: "agent.start" });
      // Some are cancelled while they still connect.
      if (time % 10 > 0)
        await vi.waitFor(
          () =>
            expect([live.getSnapshot().context.connection.failure, live.getSnapshot().hasTag("connected")]).toEqual([
              null,
              true,
            ]),
          { timeout: 60_000, interval: 10 },
        );
      if (time % 2 === 0) live.send({ type: "agent.stop" });
      live.stop();
    }
    await isLeft();
    await until(() => expect([page.workers(), wakeLocks, globalThis.WebSocket]).toEqual([0, 0, BrowserSocket]));
  });
});
