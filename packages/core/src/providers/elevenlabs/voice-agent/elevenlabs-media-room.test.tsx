import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { SimulatedClock } from "xstate";
import type { ConnectionStep, VoiceAgentPass, VoiceAgentReport, VoiceAgentRequest } from "../../../contracts";
import { describeVoiceAgentContract } from "@archive-of-minds/testing/contracts";
import { exampleCharacter, propertyRuns } from "@archive-of-minds/testing";
import type { RoomBehaviour } from "@archive-of-minds/testing/servers";
import { createLiveConversation } from "../../../voice-agent/create-live-conversation";
import { expectReconnection } from "./reconnecting.fixture";
import { createElevenLabsConnectionProbe, type RelayServer } from "./elevenlabs-connection-probe";
import {
  createElevenLabsVoiceAgent,
  type ElevenLabsAgentEvent,
  type ElevenLabsVoiceAgentOptions,
} from "./elevenlabs-voice-agent";
import { expectUnansweredNotice } from "./unanswered.fixture";
import { createResourceTracker } from "./resource-tracker";
import { createRemote, createVendorPage } from "./vendor-page.fixture";

const remote = createRemote("room");
const until = (isSo: () => unknown) => vi.waitFor(isSo, { timeout: 60_000, interval: 10 });
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const BrowserSocket = globalThis.WebSocket;
/** 20 in a row; 200 in the long tier. */
const SESSIONS = propertyRuns(200);
let tokens = 0;
/** Each is valid for one conversation. */
const newPass = (): VoiceAgentPass => ({
  transport: "webrtc",
  conversationToken: `token-${String((tokens += 1))}`,
  roomUrl: remote.roomUrl,
});

const resourceTracker = createResourceTracker();
const create = (options: Partial<ElevenLabsVoiceAgentOptions> = {}) =>
  createElevenLabsVoiceAgent({
    client: () => import("@elevenlabs/client"),
    agents: ["tesla"],
    transport: "webrtc",
    resourceTracker,
    ...options,
  });

let page: ReturnType<typeof createVendorPage>;
let begun: AbortController[] = [];
beforeAll(async () => {
  // The client of the media room logs each step.
  localStorage.setItem("loglevel:livekit", "SILENT");
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
  await isGivenUp();
  await page.close();
});

/** No microphone, no sound and no participant is left; a cancelled attempt continues for fifteen seconds. */
const isGivenUp = () =>
  until(async () =>
    expect([page.held()[0], page.held()[2], (await remote.all()).filter(({ ended }) => !ended).length]).toEqual([
      0, 0, 0,
    ]),
  );
/** And no worker is left. */
const isLeft = () =>
  until(async () =>
    expect([page.held(), (await remote.all()).filter(({ ended }) => !ended).length]).toEqual([[0, 0, 0], 0]),
  );
const room = async () => (await remote.last()).room;
const player = () => document.querySelector("audio");

async function begin(asked: Partial<VoiceAgentRequest> = {}, options: Partial<ElevenLabsVoiceAgentOptions> = {}) {
  const said: VoiceAgentReport[] = [];
  const abort = new AbortController();
  begun.push(abort);
  const controls = await create(options).connect(
    { characterId: "tesla", pass: newPass(), ...asked },
    { signal: abort.signal, report: (report) => void said.push(report) },
  );
  return {
    controls,
    said,
    abort,
    ofType: (type: VoiceAgentReport["type"]) => said.filter((report) => report.type === type),
  };
}

describe("in a media room", () => {
  it("sends the agent its overrides over a data channel, and knows the sound formats", async () => {
    const events: ElevenLabsAgentEvent[] = [];
    const { controls } = await begin(
      {
        overrides: { prompt: "You are Tesla.", language: "en" },
        dynamicVariables: { name: "Ada" },
        history: [{ role: "user", content: "Who are you?" }],
      },
      { onEvent: (event) => void events.push(event) },
    );
    await until(async () => expect((await remote.last()).received.length).toBe(2));
    const { id, query, received } = await remote.last();
    expect([controls.conversationId, query["access_token"], received[1]]).toEqual([
      id,
      `token-${String(tokens)}`,
      { type: "contextual_update", text: "Said before, in this conversation:\nVisitor: Who are you?" },
    ]);
    expect(received[0]).toMatchObject({
      type: "conversation_initiation_client_data",
      conversation_config_override: {
        agent: { prompt: { prompt: "You are Tesla." }, language: "en" },
        conversation: { text_only: false },
      },
      dynamic_variables: { name: "Ada" },
    });
    expect(events.find(({ type }) => type === "metadata")).toEqual({
      type: "metadata",
      conversationId: id,
      inputFormat: "pcm_48000",
      outputFormat: "pcm_48000",
    });
  });

  it("sends and plays real sound", async () => {
    const { controls, ofType } = await begin();
    await until(async () => expect((await room())?.heardPackets).toBeGreaterThan(10));
    // The level is that of a moment, and between two of its beeps the test's microphone is silent.
    await until(() => expect(controls.inputLevel()).toBeGreaterThan(0));
    expect(controls.outputLevel()).toBe(0);
    await remote.control("says", "A wave, and more.", { milliseconds: 1_500 });
    await until(() => expect(controls.outputLevel()).toBeGreaterThan(0.005));
    expect(ofType("mode").at(-1)).toEqual({ type: "mode", mode: "speaking" });
    await until(() => expect(ofType("mode").at(-1)).toEqual({ type: "mode", mode: "listening" }));
    await until(() => expect(controls.outputLevel()).toBe(0));
  });

  it("reports a lost microphone, and sends sound again when it is unmuted", async () => {
    const { controls, ofType } = await begin();
    await until(async () => expect((await room())?.heardPackets).toBeGreaterThan(10));
    page.detachAudioElement();
    expect(ofType("problem")).toEqual([
      { type: "problem", message: "The microphone gives no more sound.", problem: "noMicrophone" },
    ]);
    controls.setMuted(false);
    await until(() => expect(page.held()[0]).toBe(1));
    const heard = (await room())?.heardPackets ?? 0;
    await until(async () => expect((await room())?.heardPackets).toBeGreaterThan(heard + 10));
    controls.end();
    await isLeft();
  });

  it("reports the lost microphone again when unmuting finds none", async () => {
    const { controls, ofType } = await begin();
    await until(async () => expect((await room())?.heardPackets).toBeGreaterThan(10));
    page.listen.mockRejectedValue(new DOMException("There is none.", "NotFoundError"));
    page.detachAudioElement();
    controls.setMuted(false);
    await until(() => expect(ofType("problem").length).toBeGreaterThan(1));
    const problems = ofType("problem").map((report) => report.type === "problem" && report.problem);
    expect(new Set(problems)).toEqual(new Set(["noMicrophone"]));
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
    // One for its sound, which arrives on another channel than the words, and one that is requested.
    await until(() => expect(said.filter(({ type }) => type === "ping")).toHaveLength(2));
    expect(said.filter(({ type }) => type !== "mode" && type !== "ping")).toEqual([
      { type: "userTranscript", text: "What is light?", isFinal: true },
      { type: "agentPart", text: "A wave, and more." },
      { type: "agentResponse", id: 2, text: "A wave, and more." },
      { type: "interruption" },
      { type: "agentCorrection", id: 3, text: "A wave," },
    ]);
    controls.rate(2, true);
    controls.sendActivity();
    controls.sendContext("A lamp.");
    controls.sendText("And now?");
    await until(async () => expect((await remote.received("user_message")).length).toBe(1));
    expect((await remote.last()).received.slice(1)).toEqual([
      { type: "pong", event_id: 4 },
      { type: "feedback", score: "like", event_id: 2 },
      { type: "user_activity" },
      { type: "contextual_update", text: "A lamp." },
      { type: "user_message", text: "And now?" },
    ]);
  });

  it("uses the given tools, and reports others as missing", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    await begin({ tools: { add: ({ a, b }) => Number(a) + Number(b) } });
    await remote.control("calls", "add", { a: 1, b: 2 });
    await remote.control("calls", "fly", {});
    await until(async () =>
      expect((await remote.received("client_tool_result")).map(({ result, is_error }) => [result, is_error])).toEqual([
        ["3", false],
        ["Client tool with name fly is not defined on client", true],
      ]),
    );
  });

  it("is silent after an interruption, whatever the room still sends, and then at its volume", async () => {
    const { controls, ofType } = await begin();
    controls.setVolume(0.5);
    await remote.control("says", "A wave, and a particle.", { milliseconds: 8_000 });
    await until(() =>
      expect([player()?.volume, ofType("mode").at(-1)]).toEqual([0.5, { type: "mode", mode: "speaking" }]),
    );
    await remote.control("send", { type: "interruption", interruption_event: { event_id: 2 } });
    await until(() => expect(ofType("interruption").length).toBe(1));
    await until(() => expect(player()?.volume).toBe(0));
    await remote.control("send", {
      type: "agent_response",
      agent_response_event: { agent_response: "As you wish.", event_id: 3 },
    });
    await until(() => expect(player()?.volume).toBe(0.5));
  });

  it("plays at the given volume from the first sound", async () => {
    const { controls } = await begin();
    const heard = [0.25, 7, -1, Number.NaN].map((volume) => {
      controls.setVolume(volume);
      return player()?.volume;
    });
    expect(heard).toEqual([0.25, 1, 0, 1]);
  });

  it("mutes the microphone in the room, and sends no more sound", async () => {
    const { controls } = await begin();
    await until(async () => expect((await room())?.heardPackets).toBeGreaterThan(10));
    controls.setMuted(true);
    await until(async () => expect(await room()).toMatchObject({ isMuted: true }));
    expect(controls.inputLevel()).toBe(0);
    controls.setMuted(false);
    await until(async () => expect(await room()).toMatchObject({ isMuted: false }));
  });

  it("sends no sound of a microphone that is muted while it begins", async () => {
    const listen = page.listen.getMockImplementation() as typeof navigator.mediaDevices.getUserMedia;
    const tracks: MediaStreamTrack[] = [];
    page.listen.mockImplementation(async (asked) => {
      const stream = await listen(asked);
      tracks.push(...stream.getTracks());
      return stream;
    });
    /** The level that the browser sends, regardless of the track's state. */
    const sounds = () =>
      tracks.some(
        (track) =>
          track.readyState === "live" &&
          Object.getOwnPropertyDescriptor(MediaStreamTrack.prototype, "enabled")?.get?.call(track) === true,
      );
    const heard = new Set<boolean>();
    const watch = setInterval(() => heard.add(sounds()), 1);
    const { controls } = await begin({ isMuted: () => true });
    await until(async () => expect(await room()).toMatchObject({ isMuted: true }));
    clearInterval(watch);
    expect([...heard]).toEqual([false]);
    controls.setMuted(false);
    await until(async () => expect([(await room())?.isMuted, sounds()]).toEqual([false, true]));
  });

  it("requests no microphone for a text-only conversation", async () => {
    const { controls } = await begin({ textOnly: true });
    controls.sendText("What is light?");
    await until(async () => expect((await remote.received("user_message")).length).toBe(1));
    expect(page.listen).not.toHaveBeenCalled();
  });

  it("recovers a broken signal connection without losing messages", async () => {
    const { controls, ofType } = await begin();
    const { id } = await remote.last();
    await remote.control("breaks");
    await remote.control("says", "Where was I?", { milliseconds: 100 });
    await until(() =>
      expect(ofType("wavering")).toEqual([
        { type: "wavering", isWavering: true },
        { type: "wavering", isWavering: false },
      ]),
    );
    await until(() =>
      expect(ofType("agentResponse")).toEqual([{ type: "agentResponse", id: 1, text: "Where was I?" }]),
    );
    controls.sendText("At light.");
    await until(async () => expect((await remote.received("user_message")).length).toBe(1));
    expect([(await remote.all()).at(-1)?.id, await room(), ofType("ended")]).toMatchObject([id, { returns: 1 }, []]);
  });

  it("reports that the agent has left", async () => {
    const { ofType } = await begin();
    await remote.control("closes", 1000, "");
    await until(() => expect(ofType("ended")).toEqual([{ type: "ended", reason: "agent", message: "" }]));
    await isLeft();
  });

  it("reports in plain words that the server closed the room", async () => {
    const { ofType } = await begin();
    await remote.control("closes", 1011, "");
    await until(() =>
      expect(ofType("ended")).toEqual([
        { type: "ended", reason: "error", message: "The connection was closed by the server." },
      ]),
    );
    await isLeft();
  });

  it("notifies the room when it leaves", async () => {
    const { controls } = await begin();
    controls.end();
    await until(async () => expect((await remote.last()).ended).toEqual({ code: 1000, reason: "visitor left" }));
    await isLeft();
  });
});

it("shows an agent that does not answer although it is connected, and asks it again", async () => {
  await expectUnansweredNotice({ agent: create(), pass: newPass, remote });
  await isLeft();
});

it.each(["the pass is refused", "the pass hangs"] as const)(
  "reconnects within three seconds of the network’s return: %s in between",
  async (away) => {
    await expectReconnection({
      agent: create(),
      pass: newPass,
      away,
      behaviour: "silent",
      remote,
      breakOff: () => remote.control("closes", 1011, ""),
    });
    await isLeft();
  },
);

it(
  "releases everything, many times in one page",
  async () => {
    for (let time = 0; time < SESSIONS; time += 1) {
      const { controls, abort } = await begin();
      if (time % 2 === 0) controls.end();
      else abort.abort();
    }
    await isLeft();
    expect([page.workers(), globalThis.WebSocket, navigator.mediaDevices.getUserMedia]).toEqual([
      0,
      BrowserSocket,
      page.listen,
    ]);
  },
  SESSIONS * 1_500,
);

describe("the connection check", () => {
  const socketUrl = createRemote().socketUrl;
  const probe = (relays: readonly RelayServer[] = []) => {
    const fetch = async (_input: string, init?: RequestInit) => {
      const { transport } = JSON.parse(typeof init?.body === "string" ? init.body : "{}") as {
        readonly transport?: string;
      };
      if (transport === undefined) return new Response(null);
      return Response.json(
        transport === "webrtc"
          ? { transport, conversationToken: `token-${String((tokens += 1))}`, livekitUrl: remote.roomUrl }
          : { transport, path: `${socketUrl}?agent_id=tesla` },
      );
    };
    return createElevenLabsConnectionProbe({
      characterId: "tesla",
      transport: "webrtc",
      fetch,
      relays,
      resourceTracker,
      agent: (transport) => create({ transport, fetch }),
    });
  };
  const check = (step: ConnectionStep, relays?: readonly RelayServer[]) =>
    probe(relays).check(step, { signal: AbortSignal.timeout(6_000) });

  it("passes all steps, and releases everything", async () => {
    const results = [];
    for (const step of ["microphone", "server", "websocket", "mediaRoom", "relay"] as const)
      results.push(await check(step));
    expect(results).toEqual(["passed", "passed", "passed", "passed", "unknown"]);
    await isLeft();
  });

  it("finds the relays that the client gets from the media room", async () => {
    const configurations: (RTCConfiguration | undefined)[] = [];
    const BrowserPeer = globalThis.RTCPeerConnection;
    globalThis.RTCPeerConnection = class extends BrowserPeer {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        configurations.push(configuration);
      }
      override setConfiguration(configuration?: RTCConfiguration) {
        super.setConfiguration(configuration);
        configurations.push(configuration);
      }
    };
    expect(await check("mediaRoom")).toBe("passed");
    globalThis.RTCPeerConnection = BrowserPeer;
    // This room names no relays.
    expect(
      configurations.flatMap((configuration) => (configuration?.iceServers ? [configuration.iceServers] : [])),
    ).toContainEqual([]);
    await isLeft();
  });

  it("reports what fails", async () => {
    page.listen.mockRejectedValueOnce(new DOMException("No.", "NotAllowedError"));
    await expect(check("microphone")).rejects.toMatchObject({ name: "VoiceAgentError", reason: "notAllowed" });
    await remote.behave("refuse-401");
    await expect(check("mediaRoom")).rejects.toMatchObject({ name: "VoiceAgentError", reason: "notAuthorised" });
    await expect(
      check("relay", [{ urls: ["turn:127.0.0.1:9?transport=udp"], username: "nobody", credential: "none" }]),
    ).rejects.toMatchObject({ name: "VoiceAgentError" });
  });
});

describe("failing to enter a media room", () => {
  const refusals: readonly (readonly [RoomBehaviour, string])[] = [
    ["refuse-401", "notAuthorised"],
    ["refuse-403", "notAuthorised"],
    ["not-found", "network"],
  ];
  it.each(refusals)("is reported with its reason: %s", async (behaviour, reason) => {
    await remote.behave(behaviour);
    await expect(begin()).rejects.toMatchObject({ name: "VoiceAgentError", reason });
  });

  it.each(["hang-handshake", "no-join", "no-offer"] as const)(
    "can be cancelled while the server does not answer, and closes the microphone: %s",
    async (behaviour) => {
      await remote.behave(behaviour);
      const abort = new AbortController();
      const connecting = create().connect(
        { characterId: "tesla", pass: newPass() },
        { signal: abort.signal, report: () => {} },
      );
      await until(() => expect(globalThis.WebSocket).not.toBe(BrowserSocket));
      await wait(500);
      abort.abort();
      await expect(connecting).rejects.toMatchObject({ name: "VoiceAgentError", reason: "unknown" });
      await vi.waitFor(() => expect(page.held()[0]).toBe(0), { timeout: 60_000 });
    },
  );

  it("ends after 20 s at the latest, with all resources released", async () => {
    await remote.behave("no-offer");
    const clock = new SimulatedClock();
    const agent = create();
    const live = createLiveConversation({
      character: exampleCharacter("tesla"),
      providers: { voiceAgent: { ...agent, authorise: async () => newPass() } },
      clock,
    });
    live.send({ type: "agent.start" });
    await until(() => expect(page.held()[0]).toBe(1));
    clock.increment(19_999);
    expect(live.getSnapshot().hasTag("connecting")).toBe(true);
    clock.increment(1);
    expect([live.getSnapshot().value, live.getSnapshot().context.connection.failure?.reason]).toEqual([
      "failed",
      "timeout",
    ]);
    live.stop();
  });
});

// Last, because its cancelled attempts continue, and enter the room again for a while.
describeVoiceAgentContract("ElevenLabs Agents in a media room", () => {
  const agent = create();
  let isStalled = false;
  return {
    agent: { ...agent, authorise: async () => newPass() },
    characterId: "tesla",
    peer: {
      heard: (text) =>
        until(async () =>
          expect((await remote.received("user_message")).map((frame) => frame["text"])).toContain(text),
        ),
      answers: (text) => remote.control("says", text, { milliseconds: 400 }),
      startsAnswer: (text) => remote.control("says", text, { milliseconds: 5_000 }),
      isInterrupted: () => remote.control("interrupts"),
      released: () => (isStalled ? isGivenUp() : isLeft()),
    },
    hangUp: () => remote.control("closes", 1000, ""),
    breakOff: () => remote.control("closes", 1011, ""),
    stall() {
      isStalled = true;
      const before = remote.all().then((all) => all.length);
      const tried = remote
        .behave("no-offer")
        .then(() => until(async () => expect((await remote.all()).length).toBeGreaterThan(await before)));
      return { tried };
    },
  };
});
