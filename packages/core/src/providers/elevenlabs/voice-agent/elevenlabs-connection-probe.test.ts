import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { VoiceAgentPass } from "../../../contracts";
import { createFakeVoiceAgent } from "@archive-of-minds/testing";
import { createElevenLabsConnectionProbe } from "./elevenlabs-connection-probe";
import { createResourceTracker } from "./resource-tracker";

const { signal } = new AbortController();
const relay = { urls: ["turn:relay.example:3478"], username: "visitor", credential: "secret" };

const address = { candidate: "candidate:1 1 udp 41885439 192.0.2.1 50000 typ relay" };

/** A fake `RTCPeerConnection` that finds the candidates of the test. */
class Peer extends EventTarget {
  static made: RTCConfiguration[] = [];
  static finds: readonly ({ readonly candidate: string } | null)[] = [];
  constructor(configuration: RTCConfiguration = {}) {
    super();
    Peer.made.push(configuration);
  }
  createDataChannel() {}
  createOffer = async () => ({});
  async setLocalDescription() {
    for (const candidate of Peer.finds) this.dispatchEvent(Object.assign(new Event("icecandidate"), { candidate }));
  }
  close() {}
}

beforeEach(() => {
  Peer.made = [];
  Peer.finds = [address, { candidate: "" }, null];
  vi.stubGlobal("RTCPeerConnection", Peer);
});
afterEach(() => vi.unstubAllGlobals());

/** Agents whose media rooms name these relays. */
function way(iceServers: readonly object[] = [], transport: "websocket" | "webrtc" = "webrtc", tracks = true) {
  const passes: VoiceAgentPass[] = [];
  const agent = createFakeVoiceAgent({ opens: true });
  const probe = createElevenLabsConnectionProbe({
    characterId: "hypatia",
    transport,
    baseURL: "https://archive.example",
    ...(tracks && { resourceTracker: createResourceTracker() }),
    async fetch(_, init) {
      const asked = JSON.parse((init?.body as string | undefined) ?? "{}") as {
        readonly characterId?: string;
        readonly transport?: string;
      };
      if (asked.transport === "webrtc")
        return Response.json({ transport: "webrtc", conversationToken: "t", livekitUrl: "wss://media.example" });
      return Response.json({
        transport: "websocket",
        path: `/api/voice-agent/conversation?character=${String(asked.characterId)}`,
      });
    },
    agent: () => ({
      ...agent,
      connect(request, options) {
        passes.push(request.pass);
        if (request.pass.transport === "webrtc") new RTCPeerConnection({ iceServers: iceServers as RTCIceServer[] });
        return agent.connect(request, options);
      },
    }),
  });
  return { passes, check: (step: Parameters<typeof probe.check>[0]) => probe.check(step, { signal }) };
}

it("marks its conversation as a check, so that it ends no other one", async () => {
  const { passes, check } = way([], "websocket");
  expect([await check("websocket"), passes]).toEqual([
    "passed",
    [
      {
        transport: "websocket",
        signedUrl: "wss://archive.example/api/voice-agent/conversation?character=hypatia&check=1",
      },
    ],
  ]);
});

it("tries only the relays that the media room names", async () => {
  const { check } = way([{ urls: ["stun:stun.example"] }, relay]);
  expect([await check("mediaRoom"), await check("relay")]).toEqual(["passed", "passed"]);
  expect([Peer.made.at(-1), globalThis.RTCPeerConnection]).toEqual([
    { iceTransportPolicy: "relay", iceServers: [relay] },
    Peer,
  ]);
});

it("does not find the media room’s relays without a resource tracker", async () => {
  const { RTCPeerConnection } = globalThis;
  const { check } = way([relay], "webrtc", false);
  expect([await check("mediaRoom"), await check("relay"), globalThis.RTCPeerConnection]).toEqual([
    "passed",
    "unknown",
    RTCPeerConnection,
  ]);
});

it("reports an unknown result when the media room names no relays, or was not reached", async () => {
  const { check } = way([{ urls: "stun:stun.example" }]);
  expect(await check("relay")).toBe("unknown");
  expect([await check("mediaRoom"), await check("relay")]).toEqual(["passed", "unknown"]);
});

it.each([
  ["as Firefox ends", [{ candidate: "" }, null]],
  ["as others end", [null]],
])("fails when no relay provides an address, %s", async (_, finds) => {
  const { check } = way([relay]);
  await check("mediaRoom");
  Peer.finds = finds;
  await expect(check("relay")).rejects.toMatchObject({
    name: "VoiceAgentError",
    reason: "network",
    message: "No relay could be reached.",
  });
});
