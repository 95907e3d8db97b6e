import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { VoiceAgentPass } from "../../../contracts";
import { createFakeVoiceAgent } from "@archive-of-minds/testing";
import { createElevenLabsConnectionProbe } from "./elevenlabs-connection-probe";
import { createResourceTracker } from "./resource-tracker";

const { signal } = new AbortController();
const relay = { urls: ["turn:relay.example:3478"], username: "visitor", credential: "secret" };

const address = { candidate: "candidate:1 1 udp 41885439 192.0.2.1 50000 typ relay" };

/** As much of a connection to peers as is asked for here: one that finds what the test lets it find. */
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

/** A way to agents whose media rooms name these relays. */
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

it("tells the archive that it only checks, so that no conversation makes room for it", async () => {
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

it("tries the relays that the media room names, and nothing but them", async () => {
  const { check } = way([{ urls: ["stun:stun.example"] }, relay]);
  expect([await check("mediaRoom"), await check("relay")]).toEqual(["passed", "passed"]);
  expect([Peer.made.at(-1), globalThis.RTCPeerConnection]).toEqual([
    { iceTransportPolicy: "relay", iceServers: [relay] },
    Peer,
  ]);
});

it("does not find out what the media room names without a resource tracker", async () => {
  const { RTCPeerConnection } = globalThis;
  const { check } = way([relay], "webrtc", false);
  expect([await check("mediaRoom"), await check("relay"), globalThis.RTCPeerConnection]).toEqual([
    "passed",
    "unknown",
    RTCPeerConnection,
  ]);
});

it("claims nothing of relays where the media room names none, or was not reached", async () => {
  const { check } = way([{ urls: "stun:stun.example" }]);
  expect(await check("relay")).toBe("unknown");
  expect([await check("mediaRoom"), await check("relay")]).toEqual(["passed", "unknown"]);
});

it.each([
  ["as Firefox ends", [{ candidate: "" }, null]],
  ["as others end", [null]],
])("finds no relay where none gives an address, %s", async (_, finds) => {
  const { check } = way([relay]);
  await check("mediaRoom");
  Peer.finds = finds;
  await expect(check("relay")).rejects.toMatchObject({
    name: "VoiceAgentError",
    reason: "network",
    message: "No relay could be reached.",
  });
});
