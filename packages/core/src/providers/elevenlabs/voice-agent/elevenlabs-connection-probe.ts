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

/** A TURN server, which helps through a strict network. */
export interface RelayServer {
  readonly urls: readonly string[];
  readonly username?: string;
  readonly credential?: string;
}

/**
 * What {@link createElevenLabsConnectionProbe} needs: the page's agent for each transport, and a character that has
 * one. The options that it shares with the agent should have the agent's values.
 */
export interface ElevenLabsConnectionProbeOptions extends Pick<
  ElevenLabsVoiceAgentOptions,
  "baseURL" | "transport" | "fetch" | "resourceTracker"
> {
  /** The character whose agent is tried; some steps begin a conversation and end it at once. */
  readonly characterId: string;
  /** The agent of the page, by transport. */
  readonly agent: (transport: "websocket" | "webrtc") => VoiceAgent;
  /** The relays to try. Left out, those that the media room names, which only a `resourceTracker` can find. */
  readonly relays?: readonly RelayServer[];
}

/** Checks whether conversations with the vendor's agents can work here. The media room is only tried if conversations use it. */
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
  const backend = { fetch, ...(baseURL !== undefined && { baseURL }) };

  /** The relays that the media room named at the last try. */
  let named: readonly RTCIceServer[] = [];

  /** Begins a text-only conversation, which needs no microphone, and ends it. */
  const converse = async (via: "websocket" | "webrtc", signal: AbortSignal) => {
    const subject = agent(via);
    const pass = await fetchPass(characterId, via, backend, { signal });
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
      await converse("webrtc", signal);
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
    websocket: (signal) => converse("websocket", signal),
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

/** Marks the pass as a check: the server then ends no other conversation for it. */
function asCheck(pass: VoiceAgentPass): VoiceAgentPass {
  return pass.transport === "websocket"
    ? { ...pass, signedUrl: `${pass.signedUrl}${pass.signedUrl.includes("?") ? "&" : "?"}check=1` }
    : pass;
}

/** Opens the microphone, and closes it again. */
async function listenOnce(signal: AbortSignal): Promise<void> {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) throw new VoiceAgentError("unsupported", "This page has no microphone.");
  const stream = await devices.getUserMedia({ audio: true });
  for (const track of stream.getTracks()) track.stop();
  signal.throwIfAborted();
}

/** Succeeds when a relay provides an address. */
async function findRelay(relays: readonly RTCIceServer[], signal: AbortSignal): Promise<void> {
  const peer = new RTCPeerConnection({ iceTransportPolicy: "relay", iceServers: [...relays] });
  try {
    await new Promise<void>((resolve, reject) => {
      signal.addEventListener("abort", () => reject(new VoiceAgentError("timeout", "No relay answered in time.")));
      peer.addEventListener("icecandidate", ({ candidate }) => {
        // An empty candidate is the end of a generation of candidates.
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
