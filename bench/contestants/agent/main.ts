// How long a live agent's sound takes through the page: the vendor's client alone, and the same client in the product.
import { createLiveConversation, tesla } from "@archive-of-minds/core";
import { createElevenLabsVoiceAgent } from "@archive-of-minds/core/providers/elevenlabs";
import { wait } from "../../pages/deltas";

type Way = "client" | "product";

interface Passage {
  /** From the socket's message to the player, in milliseconds: what the agent says. */
  readonly heard: number[];
  /** From the recorder's chunk to the socket: what the visitor says. */
  readonly spoken: number[];
}

let passage: Passage = { heard: [], spoken: [] };
let cameAt = 0;
let recordedAt = 0;

// Before anybody else listens: what a message or a chunk waits for is counted from here.
const BrowserSocket = globalThis.WebSocket;
globalThis.WebSocket = class extends BrowserSocket {
  constructor(...given: ConstructorParameters<typeof WebSocket>) {
    super(...given);
    this.addEventListener("message", () => (cameAt = performance.now()));
  }

  override send(data: Parameters<WebSocket["send"]>[0]) {
    if (typeof data === "string" && data.includes("user_audio_chunk"))
      passage.spoken.push(performance.now() - recordedAt);
    super.send(data);
  }
};
const BrowserWorklet = globalThis.AudioWorkletNode;
globalThis.AudioWorkletNode = class extends BrowserWorklet {
  constructor(...given: ConstructorParameters<typeof AudioWorkletNode>) {
    super(...given);
    this.port.addEventListener("message", () => (recordedAt = performance.now()));
  }
};
const post = MessagePort.prototype.postMessage;
MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown, ...rest: unknown[]) {
  if ((message as { type?: unknown } | null)?.type === "buffer") passage.heard.push(performance.now() - cameAt);
  return Reflect.apply(post, this, [message, ...rest]);
} as typeof post;

// A microphone that hums.
const microphone = new AudioContext();
navigator.mediaDevices.getUserMedia = async () => {
  const destination = microphone.createMediaStreamDestination();
  const hum = microphone.createOscillator();
  hum.connect(destination);
  hum.start();
  return destination.stream;
};

/** Begins a conversation at this address of the vendor. @returns what ends it. */
const begin: Readonly<Record<Way, (address: string) => Promise<() => Promise<void>>>> = {
  async client(signedUrl) {
    const { Conversation } = await import("@elevenlabs/client");
    const conversation = await Conversation.startSession({ signedUrl, connectionType: "websocket" });
    return () => conversation.endSession();
  },

  async product(signedUrl) {
    const { origin, pathname, search } = new URL(signedUrl.replace(/^ws/, "http"));
    const voiceAgent = createElevenLabsVoiceAgent({
      agents: [tesla.id],
      client: () => import("@elevenlabs/client"),
      baseURL: origin,
      fetch: async () => Response.json({ transport: "websocket", path: pathname + search }),
    });
    const live = createLiveConversation({ providers: { voiceAgent }, character: tesla });
    live.send({ type: "agent.start" });
    await new Promise<void>((resolve) => {
      const { unsubscribe } = live.subscribe((snapshot) => {
        if (snapshot.context.connection.conversationId === null) return;
        unsubscribe();
        resolve();
      });
    });
    return async () => {
      live.send({ type: "agent.stop" });
      live.stop();
    };
  },
};

let end = async () => {};

const agent = {
  async begin(way: Way, address: string) {
    end = await begin[way](address);
    await wait(500);
    passage = { heard: [], spoken: [] };
  },

  async end(): Promise<Passage> {
    const heard = passage;
    await end();
    return heard;
  },
};

declare global {
  interface Window {
    agent: typeof agent;
  }
}

window.agent = agent;
