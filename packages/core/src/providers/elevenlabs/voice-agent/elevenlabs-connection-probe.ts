import {
  VoiceAgentError,
  type ConnectionProbe,
  type ConnectionStep,
  type ConnectionStepResult,
  type VoiceAgent,
  type VoiceAgentPass,
} from "../../../contracts";
import { toVoiceAgentError } from "./agent-failure";
import { fetchPass } from "./agent-pass";
import type { ElevenLabsVoiceAgentOptions } from "./elevenlabs-voice-agent";
import { requireMediaServer } from "./media-room";

/** A way round a strict network, as a media server names it. */
export interface RelayServer {
  readonly urls: readonly string[];
  readonly username?: string;
  readonly credential?: string;
}

export interface ElevenLabsConnectionProbeOptions extends Pick<
  ElevenLabsVoiceAgentOptions,
  "baseURL" | "transport" | "fetch" | "resourceTracker"
> {
  /** Whose agent is asked for; a conversation is begun and ended at once in some steps. */
  readonly characterId: string;
  /** The agent the page talks with; it is asked for the media room and the websocket. */
  readonly agent: (transport: "websocket" | "webrtc") => VoiceAgent;
  /** Servers that help a page out of its network, known beforehand. Left out, those are tried that the media room names, which only a `resourceTracker` finds out. */
  readonly relays?: readonly RelayServer[];
}

/** Looks whether conversations with the vendor's agents can be held from here. The media room is asked for only where conversations go by it. */
export function createElevenLabsConnectionProbe(options: ElevenLabsConnectionProbeOptions): ConnectionProbe {
  const {
    characterId,
    transport = "websocket",
    baseURL,
    relays = [],
    agent,
    resourceTracker,
    fetch = (input: string, init?: RequestInit) => globalThis.fetch(input, init),
  } = options;
  const backend = { fetch, ...(baseURL !== undefined && { baseUrl: baseURL }) };

  /** What the media room named when it was tried last. */
  let named: readonly RTCIceServer[] = [];

  /** Begins a written conversation, which asks for no microphone, and ends it. */
  const talk = async (way: "websocket" | "webrtc", signal: AbortSignal) => {
    const subject = agent(way);
    const pass = await fetchPass(characterId, way, backend, { signal });
    if (pass.transport === "webrtc") await requireMediaServer(pass.roomUrl, pass.conversationToken, { fetch, signal });
    const controls = await subject.connect(
      { characterId, pass: asCheck(pass), textOnly: true },
      { signal, report: () => {} },
    );
    controls.end();
  };
  const enterRoom = async (signal: AbortSignal) => {
    const tracked = resourceTracker?.trackRelays();
    try {
      await talk("webrtc", signal);
    } finally {
      named = tracked?.found() ?? [];
      tracked?.release();
    }
  };
  const tryRelays = async (signal: AbortSignal): Promise<ConnectionStepResult> => {
    const known = relays.length > 0 ? relays.map((server) => ({ ...server, urls: [...server.urls] })) : named;
    if (known.length === 0) return "unknown";
    await findRelay(known, signal);
    return "passed";
  };
  const steps: Readonly<Record<ConnectionStep, (signal: AbortSignal) => Promise<ConnectionStepResult | void>>> = {
    microphone: listenOnce,
    server: async (signal) => void (await fetchPass(characterId, "websocket", backend, { signal })),
    websocket: (signal) => talk("websocket", signal),
    mediaRoom: async (signal) => (transport === "webrtc" ? enterRoom(signal) : "notNeeded"),
    relay: async (signal) => (transport === "webrtc" ? tryRelays(signal) : "notNeeded"),
  };
  return {
    async check(step, { signal }) {
      try {
        return (await steps[step](signal)) ?? "passed";
      } catch (error) {
        throw toVoiceAgentError(error);
      }
    },
  };
}

/** Tells the archive's server that no conversation has to make room for this one. */
function asCheck(pass: VoiceAgentPass): VoiceAgentPass {
  return pass.transport === "websocket"
    ? { ...pass, signedUrl: `${pass.signedUrl}${pass.signedUrl.includes("?") ? "&" : "?"}check=1` }
    : pass;
}

/** Opens the microphone, and lets go of it. */
async function listenOnce(signal: AbortSignal): Promise<void> {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) throw new VoiceAgentError("unsupported", "This page has no microphone.");
  const stream = await devices.getUserMedia({ audio: true });
  for (const track of stream.getTracks()) track.stop();
  signal.throwIfAborted();
}

/** Whether a relay gives this page an address of its own. */
async function findRelay(relays: readonly RTCIceServer[], signal: AbortSignal): Promise<void> {
  const peer = new RTCPeerConnection({ iceTransportPolicy: "relay", iceServers: [...relays] });
  try {
    await new Promise<void>((resolve, reject) => {
      signal.addEventListener("abort", () => reject(new VoiceAgentError("timeout", "No relay answered in time.")));
      peer.addEventListener("icecandidate", ({ candidate }) => {
        // An empty one says that a round of them has ended.
        if (candidate === null) reject(new VoiceAgentError("network", "No relay could be reached."));
        else if (candidate.candidate !== "") resolve();
      });
      peer.createDataChannel("check");
      peer
        .createOffer()
        .then((offer) => peer.setLocalDescription(offer))
        .catch(reject);
    });
  } finally {
    peer.close();
  }
}
