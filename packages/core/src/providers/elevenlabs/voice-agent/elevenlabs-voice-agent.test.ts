import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { InspectionEvent } from "xstate";
import type { VoiceAgentReport, VoiceAgentRequest } from "../../../contracts";
import { liveCloseCodes } from "../../../shared/live-close-codes";
import { createElevenLabsVoiceAgent, type ElevenLabsVoiceAgentOptions } from "./elevenlabs-voice-agent";
import { createResourceTracker } from "./resource-tracker";
import { createScriptedClient } from "./scripted-client.fixture";

const { signal } = new AbortController();
const resourceTracker = createResourceTracker();
const create = (options: Partial<ElevenLabsVoiceAgentOptions> = {}) =>
  createElevenLabsVoiceAgent({ agents: ["tesla"], client: createScriptedClient().client, resourceTracker, ...options });
const room = { transport: "webrtc", conversationToken: "token", roomUrl: "wss://media.example/" } as const;
const socket = { transport: "websocket", signedUrl: "wss://archive.example/conversation" } as const;

beforeEach(() => vi.stubGlobal("WebSocket", class {}));
afterEach(() => vi.unstubAllGlobals());

describe("requesting a pass", () => {
  const answering = (
    status: number,
    body: unknown,
    transport: "websocket" | "webrtc" = "websocket",
    options: Partial<ElevenLabsVoiceAgentOptions> = {},
  ) => {
    const calls: unknown[] = [];
    const agent = create({
      ...options,
      transport,
      baseURL: "https://archive.example",
      fetch: async (input, init) => {
        calls.push([init?.method, input, JSON.parse(init?.body as string)]);
        return typeof body === "string" ? new Response(body, { status }) : Response.json(body, { status });
      },
    });
    return { agent, calls };
  };

  it("requests it from our own server, which knows the agents", async () => {
    const { agent, calls } = answering(200, {
      transport: "websocket",
      path: "/api/voice-agent/conversation?character=tesla",
    });
    expect(await agent.authorise("tesla", { signal })).toEqual({
      transport: "websocket",
      signedUrl: "wss://archive.example/api/voice-agent/conversation?character=tesla",
    });
    expect(calls).toEqual([
      ["POST", "https://archive.example/api/voice-agent/session", { characterId: "tesla", transport: "websocket" }],
    ]);
  });

  it("reports a text-only conversation, which then replaces no voice conversation", async () => {
    const { agent, calls } = answering(200, {
      transport: "websocket",
      path: "/api/voice-agent/conversation?character=tesla&written=1",
    });
    expect(await agent.authorise("tesla", { signal, textOnly: true })).toEqual({
      transport: "websocket",
      signedUrl: "wss://archive.example/api/voice-agent/conversation?character=tesla&written=1",
    });
    expect(calls).toEqual([
      [
        "POST",
        "https://archive.example/api/voice-agent/session",
        { characterId: "tesla", transport: "websocket", textOnly: true },
      ],
    ]);
  });

  it("can request a media room", async () => {
    const { agent, calls } = answering(
      200,
      { transport: "webrtc", conversationToken: "t", livekitUrl: "wss://media.example" },
      "webrtc",
    );
    expect(await agent.authorise("tesla", { signal })).toEqual({
      transport: "webrtc",
      conversationToken: "t",
      roomUrl: "wss://media.example",
    });
    expect(calls).toEqual([
      ["POST", "https://archive.example/api/voice-agent/session", { characterId: "tesla", transport: "webrtc" }],
    ]);
  });

  it("reports the client’s name for a media room, if it is known", async () => {
    const answer = { transport: "webrtc", conversationToken: "t", livekitUrl: "wss://media.example" };
    const known = answering(200, answer, "webrtc", { clientInfo: async () => ({ name: "js_sdk", version: "1.25.0" }) });
    await known.agent.authorise("tesla", { signal });
    const unknown = answering(200, answer, "webrtc", {
      clientInfo: () => Promise.reject(new TypeError("Failed to fetch")),
    });
    await unknown.agent.authorise("tesla", { signal });
    const url = "https://archive.example/api/voice-agent/session";
    expect([...known.calls, ...unknown.calls]).toEqual([
      ["POST", url, { characterId: "tesla", transport: "webrtc", source: "js_sdk", version: "1.25.0" }],
      ["POST", url, { characterId: "tesla", transport: "webrtc" }],
    ]);
  });

  it("makes no request without an agent", async () => {
    const { agent, calls } = answering(200, {});
    await expect(agent.authorise("cheesemaster", { signal })).rejects.toMatchObject({
      name: "VoiceAgentError",
      reason: "noAgent",
    });
    expect([agent.hasAgent("tesla"), agent.hasAgent("cheesemaster"), calls]).toEqual([true, false, []]);
  });

  const prefix = "Failed to fetch conversation token for agent tesla: ";
  it.each([
    [401, { error: { type: "session_required", message: "Unlock first." } }, "locked", "The archive is locked."],
    [410, { error: { type: "outdatedClient", message: "Reload." } }, "outdatedClient", "This page is out of date."],
    [404, { error: { type: "not_found", message: "No." } }, "noAgent", "This character has no live agent."],
    [
      503,
      { error: { type: "not_configured", message: "The archive has no key for this vendor." } },
      "auth",
      `${prefix}The archive has no key for this vendor.`,
    ],
    [
      401,
      { detail: { message: "Invalid API key" } },
      "notAuthorised",
      `${prefix}Your agent has authentication enabled, but no signed URL or conversation token was provided.`,
    ],
    [429, { detail: "Too many." }, "quota", `${prefix}Too many.`],
    [402, { error: { message: "Spent." } }, "quota", `${prefix}Spent.`],
    [
      503,
      { error: { type: "store_unavailable", message: "The archive cannot reach its store." } },
      "unavailable",
      `${prefix}The archive cannot reach its store.`,
    ],
    [503, { detail: "Overloaded." }, "unavailable", `${prefix}Overloaded.`],
    [503, "<html>", "unavailable", `${prefix}The archive answered with status 503.`],
    [502, "<html>", "unavailable", `${prefix}The archive answered with status 502.`],
    [
      200,
      { transport: "webrtc", livekitUrl: "wss://media.example" },
      "invalid",
      `${prefix}No conversation token received from API`,
    ],
    [200, "<html>", "invalid", `${prefix}No conversation token received from API`],
  ])("reports why it got none: %i %o", async (status, body, reason, message) => {
    await expect(answering(status, body, "webrtc").agent.authorise("tesla", { signal })).rejects.toMatchObject({
      name: "VoiceAgentError",
      reason,
      message,
    });
  });

  it("reports a server that does not answer", async () => {
    const fetch = () => Promise.reject(new TypeError("Failed to fetch"));
    await expect(create({ fetch }).authorise("tesla", { signal })).rejects.toMatchObject({
      reason: "network",
      message: "The archive cannot be reached.",
    });
    await expect(create({ fetch, transport: "webrtc" }).authorise("tesla", { signal })).rejects.toMatchObject({
      reason: "network",
      message: `${prefix}The archive cannot be reached.`,
    });
  });
});

async function begin(
  asked: Partial<VoiceAgentRequest> = {},
  options: Partial<ElevenLabsVoiceAgentOptions> = {},
  type: "voice" | "text" = "voice",
) {
  const vendor = createScriptedClient(type);
  const said: VoiceAgentReport[] = [];
  const abort = new AbortController();
  const fetch = vi.fn(async () => new Response("", { status: 200 }));
  const connecting = create({ client: vendor.client, fetch, ...options }).connect(
    { characterId: "tesla", pass: socket, ...asked },
    { signal: abort.signal, report: (report) => void said.push(report) },
  );
  await vi.waitFor(() => vendor.options(), 60_000);
  vendor.open();
  const controls = await connecting;
  await new Promise((resolve) => setTimeout(resolve));
  return { controls, said, vendor, abort, fetch };
}

describe("beginning", () => {
  it("sets every option of the client", async () => {
    const workletPaths = { rawAudioProcessor: "/raw.js", audioConcatProcessor: "/concat.js" };
    const approveTool = vi.fn(() => true);
    const { vendor } = await begin({}, { workletPaths, libsampleratePath: "/rate.js", iosDelayMs: 500, approveTool });
    expect(vendor.options()).toMatchObject({
      connectionType: "websocket",
      signedUrl: expect.stringMatching(/^\s+wss:\/\/archive\.example\/conversation$/),
      textOnly: false,
      useWakeLock: false,
      inputChunkDurationMs: 250,
      connectionDelay: { default: 0, android: 3_000, ios: 500 },
      workletPaths,
      libsampleratePath: "/rate.js",
    });
    expect(await vendor.options().onMCPToolApprovalRequest?.({ tool_name: "mail", parameters: { to: "x" } })).toBe(
      true,
    );
    expect(approveTool).toHaveBeenCalledWith({ name: "mail", parameters: { to: "x" } });
    const other = await begin({ pass: room });
    expect(other.vendor.options()).toMatchObject({
      connectionType: "webrtc",
      conversationToken: "token",
      livekitUrl: "wss://media.example/",
      connectionDelay: { default: 0, android: 3_000 },
    });
  });

  it("reports its session and what is sent to it to `inspect`", async () => {
    const inspect = vi.fn<(event: InspectionEvent) => void>();
    const { controls } = await begin({}, { inspect });
    const actorRef = inspect.mock.calls[0]?.[0].actorRef;
    expect(inspect.mock.calls[0]?.[0]).toMatchObject({
      type: "@xstate.actor",
      actorRef: { logic: { id: "vendorSession" } },
    });
    controls.sendText("Good evening.");
    expect(inspect).toHaveBeenCalledWith(
      expect.objectContaining({ type: "@xstate.event", actorRef, event: { type: "text.send", text: "Good evening." } }),
    );
  });

  it("refuses another kind of pass, and a character without an agent", async () => {
    const options = { signal, report: () => {} };
    await expect(
      create().connect({ characterId: "tesla", pass: { transport: "local" } }, options),
    ).rejects.toMatchObject({ reason: "unsupported" });
    await expect(create().connect({ characterId: "flux", pass: socket }, options)).rejects.toMatchObject({
      reason: "noAgent",
    });
  });

  it("checks first for a media server, for which the client would retry forever", async () => {
    const asked: string[] = [];
    const client = vi.fn(createScriptedClient().client);
    const fetch = async (input: string) => {
      asked.push(input);
      return new Response("", { status: 404 });
    };
    await expect(
      create({ client, fetch }).connect({ characterId: "tesla", pass: room }, { signal, report: () => {} }),
    ).rejects.toMatchObject({ name: "VoiceAgentError", reason: "network" });
    expect([asked, client.mock.calls]).toEqual([
      [
        "https://media.example/rtc/v1/validate?access_token=token",
        "https://media.example/rtc/validate?access_token=token",
      ],
      [],
    ]);
  });

  it.each([
    [
      Object.assign(new Error("quota exceeded"), { name: "SessionConnectionError", closeCode: liveCloseCodes.policy }),
      "quota",
    ],
    [
      Object.assign(new Error("The archive has been locked."), {
        name: "SessionConnectionError",
        closeCode: liveCloseCodes.locked,
      }),
      "locked",
    ],
    [
      Object.assign(new Error("The voice agent did not begin in time."), {
        name: "SessionConnectionError",
        closeCode: liveCloseCodes.startTimedOut,
      }),
      "timeout",
    ],
    [
      Object.assign(new Error("The voice agent has no free line just now."), {
        name: "SessionConnectionError",
        closeCode: liveCloseCodes.busy,
      }),
      "quota",
    ],
    [
      Object.assign(new Error('Override for field "prompt" is not allowed by config.'), {
        name: "SessionConnectionError",
        closeCode: liveCloseCodes.policy,
      }),
      "refused",
    ],
    [
      Object.assign(new Error("Could not authorize you."), {
        name: "SessionConnectionError",
        closeCode: liveCloseCodes.policy,
      }),
      "notAuthorised",
    ],
    [
      Object.assign(new Error("Invalid API key."), {
        name: "SessionConnectionError",
        closeCode: liveCloseCodes.policy,
      }),
      "auth",
    ],
    [
      Object.assign(new Error("The live service refuses the archive's key."), {
        name: "SessionConnectionError",
        closeCode: liveCloseCodes.keyRefused,
      }),
      "auth",
    ],
    [
      Object.assign(new Error("Another conversation was begun."), {
        name: "SessionConnectionError",
        closeCode: liveCloseCodes.elsewhere,
      }),
      "elsewhere",
    ],
    [
      Object.assign(new Error("There is nothing left to spend."), {
        name: "SessionConnectionError",
        closeCode: liveCloseCodes.spent,
      }),
      "quota",
    ],
    [
      Object.assign(new Error("The voice agent did not begin as promised."), {
        name: "SessionConnectionError",
        closeCode: liveCloseCodes.invalidStart,
      }),
      "invalid",
    ],
    [
      Object.assign(new Error("The voice agent cannot be reached."), {
        name: "SessionConnectionError",
        closeCode: liveCloseCodes.upstream,
      }),
      "unavailable",
    ],
    [
      Object.assign(new Error("Connection closed normally before session could be established."), {
        name: "SessionConnectionError",
        closeCode: 1000,
      }),
      "unavailable",
    ],
    [
      Object.assign(new Error("Connection closed unexpectedly before session could be established."), {
        name: "SessionConnectionError",
        closeCode: 1006,
      }),
      "network",
    ],
    [
      Object.assign(new Error("could not establish signal connection"), { name: "ConnectionError", status: 401 }),
      "notAuthorised",
    ],
    [Object.assign(new Error("publication of local track timed out"), { name: "ConnectionError" }), "network"],
    [new Error("Failed to load the rawAudioProcessor worklet module."), "unsupported"],
    [new Error("Either conversationToken or agentId is required for WebRTC connection"), "notAuthorised"],
    ["gone", "unknown"],
  ])("reports why it could not begin: %s", async (error, reason) => {
    const vendor = createScriptedClient();
    const connecting = create({ client: vendor.client }).connect(
      { characterId: "tesla", pass: socket },
      { signal, report: () => {} },
    );
    await vi.waitFor(() => vendor.options(), 60_000);
    vendor.fail(error);
    await expect(connecting).rejects.toMatchObject({
      name: "VoiceAgentError",
      reason,
      message: error instanceof Error ? error.message : error,
    });
  });

  it("reports that the client could not be loaded", async () => {
    const client = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
    expect(await create({ client }).preload()).toBeUndefined();
    await expect(
      create({ client }).connect({ characterId: "tesla", pass: socket }, { signal, report: () => {} }),
    ).rejects.toMatchObject({
      name: "VoiceAgentError",
      reason: "network",
      message: "The client for live conversations could not be loaded.",
    });
  });

  it("ends a conversation that begins after it was cancelled", async () => {
    const vendor = createScriptedClient();
    const abort = new AbortController();
    const connecting = create({ client: vendor.client }).connect(
      { characterId: "tesla", pass: socket },
      { signal: abort.signal, report: () => {} },
    );
    await vi.waitFor(() => vendor.options(), 60_000);
    abort.abort();
    await expect(connecting).rejects.toMatchObject({ name: "VoiceAgentError", reason: "unknown" });
    vendor.open();
    expect(vendor.calls).toEqual(["end"]);
  });
});

describe("the end", () => {
  const hungUp = (closeReason: string) => ({ reason: "agent", closeCode: liveCloseCodes.ended, closeReason }) as const;
  // The client calls it an error, as it does with every close code except 1000.
  const closed = (closeCode: number) =>
    ({ reason: "error", message: "Any words.", closeCode, closeReason: "Any words." }) as const;
  it.each([
    [closed(liveCloseCodes.silence), { because: "silence" }],
    [closed(liveCloseCodes.longest), { because: "longest" }],
    [hungUp("Closed after inactivity."), { because: "silence" }],
    [hungUp("Until we meet again."), {}],
  ])("is distinguished from the agent’s ending when the time was up: %o", async (details, because) => {
    const { said, vendor } = await begin();
    vendor.options().onDisconnect?.(details);
    const { closeReason: message, closeCode } = details;
    expect(said).toEqual([{ type: "ended", reason: "agent", message, closeCode, ...because }]);
  });

  it("is the vendor’s maximum duration when the vendor reports it", async () => {
    const { said, vendor } = await begin({ pass: room });
    vendor
      .options()
      .onDisconnect?.({ reason: "error", message: "Too long.", context: { type: "max_duration_exceeded" } });
    expect(said).toEqual([{ type: "ended", reason: "agent", message: "Too long.", because: "longest" }]);
  });
});

describe("in a media room", () => {
  it("reports once that the connection breaks, and once that it recovers", async () => {
    const { said, vendor } = await begin({ pass: room });
    for (const event of ["signalReconnecting", "reconnecting", "reconnected", "reconnected"]) vendor.room(event);
    expect(said).toEqual([
      { type: "wavering", isWavering: true },
      { type: "wavering", isWavering: false },
    ]);
  });

  it("reports speaking while the agent is among the speakers, although the visitor is louder", async () => {
    const { said, vendor } = await begin({ pass: room });
    const [agent, visitor] = [{ identity: "agent-AJ_1" }, { identity: "user_1" }];
    const modes = [[agent], [visitor, agent], [visitor], []].map((speakers) => {
      vendor.room("activeSpeakersChanged", speakers);
      return said.at(-1);
    });
    expect(modes).toEqual(["speaking", "speaking", "listening", "listening"].map((mode) => ({ type: "mode", mode })));
  });

  it("mentions no media room in its messages", async () => {
    const { said, vendor } = await begin({ pass: room });
    vendor.options().onDisconnect?.({ reason: "error", message: "LiveKit connection state changed to disconnected" });
    vendor.options().onDisconnect?.({ reason: "agent" });
    vendor.room("reconnecting");
    expect(said).toEqual([{ type: "ended", reason: "error", message: "The connection was closed by the server." }]);
  });

  it("keeps its volume when the sound arrives later", async () => {
    const { controls, vendor } = await begin({ pass: room });
    controls.setVolume(0.25);
    vendor.options().onDebug?.({ type: "audio_element_ready" });
    expect(vendor.calls).toEqual(["volume 0.25", "volume 0.25"]);
  });

  it("silences an interrupted agent until its next turn, or for two seconds", async () => {
    const { vendor, abort } = await begin({ pass: room });
    vi.useFakeTimers();
    vendor.options().onIncomingEvent?.({ type: "interruption", interruption_event: { event_id: 7 } });
    await vi.advanceTimersByTimeAsync(100);
    expect(vendor.calls.at(-1)).toBe("volume 0");
    // The sound of the room has other numbers, and is no answer.
    vendor.options().onIncomingEvent?.({ type: "audio", audio_event: { audio_base_64: "AAAA", event_id: 90 } });
    vendor
      .options()
      .onIncomingEvent?.({ type: "agent_response", agent_response_event: { agent_response: "Late.", event_id: 6 } });
    expect(vendor.calls.at(-1)).toBe("volume 0");
    vendor
      .options()
      .onIncomingEvent?.({ type: "agent_response", agent_response_event: { agent_response: "Well.", event_id: 8 } });
    expect(vendor.calls.at(-1)).toBe("volume 1");
    vendor.options().onIncomingEvent?.({ type: "interruption", interruption_event: { event_id: 9 } });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(vendor.calls.at(-1)).toBe("volume 0");
    await vi.advanceTimersByTimeAsync(100);
    expect(vendor.calls.at(-1)).toBe("volume 1");
    abort.abort();
    expect([vi.getTimerCount(), vendor.calls.at(-1)]).toEqual([0, "end"]);
    vi.useRealTimers();
  });
});

describe("a text-only conversation", () => {
  it("has no volume, no microphone and no output device, without an error", async () => {
    const { controls, vendor } = await begin({ textOnly: true }, {}, "text");
    controls.setVolume(0.5);
    controls.setMuted(true);
    controls.sendText("Good evening.");
    expect([vendor.options().textOnly, vendor.calls]).toEqual([true, ['text "Good evening."']]);
  });
});

describe("a long text", () => {
  const messages = (count: number, message = "x") => message.repeat(count);

  it("is sent up to the archive’s limit: of a history, the last messages", async () => {
    const history = [
      { role: "user", content: messages(9_000, "a") },
      { role: "assistant", content: messages(9_000, "b") },
      { role: "user", content: messages(9_000, "c") },
    ] as const;
    const { vendor } = await begin({ history });
    expect(vendor.calls).toEqual([
      `context ${JSON.stringify(`Said before, in this conversation:\nYou: ${messages(9_000, "b")}\nVisitor: ${messages(9_000, "c")}`)}`,
    ]);
  });

  it("is sent with its end if one message alone is too long", async () => {
    const { vendor, controls } = await begin({
      history: [{ role: "user", content: `${messages(30_000)} And what is light?` }],
    });
    controls.sendText(`${messages(30_000)} Well?`);
    controls.sendContext(messages(20_001));
    const texts = vendor.calls.map((call) => JSON.parse(call.slice(call.indexOf(" "))) as string);
    expect(texts.map((text) => [text.length, text.slice(0, 3), text.slice(-5)])).toEqual([
      [20_000, "Sai", "ight?"],
      [20_000, "…xx", "Well?"],
      [20_000, "…xx", "xxxxx"],
    ]);
  });

  it("is cut if it is the result of a tool", async () => {
    const { vendor } = await begin({ tools: { read: () => messages(30_000) } });
    expect((await vendor.options().clientTools?.["read"]?.({}))?.length).toBe(20_000);
  });
});

it("passes sound unchanged and synchronously", async () => {
  const events: unknown[] = [];
  const { vendor } = await begin({}, { onEvent: (event) => void events.push(event) });
  const frame = () => ({ type: "audio", audio_event: { audio_base_64: "AAAA".repeat(2_000), event_id: 1 } });
  const sent = { user_audio_chunk: "AAAA".repeat(2_000) };
  const frames = Array.from({ length: 1_000 }, frame);
  const answers = frames.flatMap((event) => [
    vendor.options().onIncomingEvent?.(event),
    vendor.options().onOutgoingEvent?.(sent),
  ]);
  // An asynchronous handler would return a promise.
  expect(new Set(answers)).toEqual(new Set([undefined]));
  expect([
    frames.every((event) => event.audio_event.audio_base_64 === frame().audio_event.audio_base_64),
    sent,
  ]).toEqual([true, { user_audio_chunk: frame().audio_event.audio_base_64 }]);
});

it("reports the interim transcript of the visitor", async () => {
  const { said, vendor } = await begin();
  vendor.options().onIncomingEvent?.({
    type: "tentative_user_transcript",
    tentative_user_transcription_event: { user_transcript: "What is", event_id: 1 },
  });
  for (const odd of [
    null,
    "text",
    { type: "agent_response" },
    { type: "user_transcript", user_transcription_event: 3 },
    { type: "ping" },
  ])
    vendor.options().onIncomingEvent?.(odd);
  expect(said).toEqual([{ type: "userTranscript", text: "What is", isFinal: false }, { type: "ping" }]);
});

it("takes a transcript of dots for no words", async () => {
  const { said, vendor } = await begin();
  for (const user_transcript of ["...", "…", "Yes...", "好"])
    vendor.options().onIncomingEvent?.({ type: "user_transcript", user_transcription_event: { user_transcript } });
  expect(said).toEqual(["", "", "Yes...", "好"].map((text) => ({ type: "userTranscript", text, isFinal: true })));
});

it("reports sound as a sign of life, once a second at most", async () => {
  const { said, vendor } = await begin();
  vi.useFakeTimers();
  for (let time = 0; time < 8; time += 1) {
    vendor.options().onIncomingEvent?.({ type: "audio", audio_event: { audio_base_64: "AAAA", event_id: 1 } });
    await vi.advanceTimersByTimeAsync(250);
  }
  vi.useRealTimers();
  expect(said).toEqual([{ type: "ping" }, { type: "ping" }]);
});

describe("another recording of the page", () => {
  /** The used part of a track. */
  class Track extends EventTarget {
    readyState = "live";
    isOn = true;
    get enabled() {
      return this.isOn;
    }
    set enabled(isOn: boolean) {
      this.isOn = isOn;
    }
    stop() {
      this.readyState = "ended";
    }
  }
  const record = async (asked: MediaStreamConstraints) => {
    const [track] = (await navigator.mediaDevices.getUserMedia(asked)).getTracks() as unknown as [Track];
    return () => [track.isOn, track.readyState];
  };
  const dictation = { audio: { echoCancellation: true } };
  // The client's requests: before it connects, and once it has.
  const [leave, sound] = [{ audio: true }, { audio: { voiceIsolation: true } as MediaTrackConstraints, video: false }];

  it("is not affected while a conversation begins, and after it was cancelled", async () => {
    vi.stubGlobal("navigator", {
      mediaDevices: {
        getUserMedia: async (_: MediaStreamConstraints, track = new Track()) => ({ getTracks: () => [track] }),
      },
    });
    const vendor = createScriptedClient();
    const abort = new AbortController();
    const connecting = create({ client: vendor.client }).connect(
      { characterId: "tesla", pass: socket },
      { signal: abort.signal, report: () => {} },
    );
    const refused = expect(connecting).rejects.toMatchObject({ reason: "unknown" });
    await vi.waitFor(() => vendor.options(), 60_000);
    const before = await Promise.all(
      [{ video: true }, { audio: true, video: true }, dictation, leave, sound].map(record),
    );
    expect(before.map((state) => state())).toEqual([
      [true, "live"],
      [true, "live"],
      [true, "live"],
      [false, "live"],
      [false, "live"],
    ]);
    abort.abort();
    await refused;
    expect(before.map((state) => state())).toEqual([
      [true, "live"],
      [true, "live"],
      [true, "live"],
      [false, "ended"],
      [false, "ended"],
    ]);
    const after = await Promise.all(
      [{ video: true }, { audio: true, video: true }, dictation, leave, sound].map(record),
    );
    expect(after.map((state) => state()[1])).toEqual(["live", "live", "live", "ended", "ended"]);
    vendor.fail(new Error("Given up."));
  });
});
