import { inject, vi } from "vitest";
import type { AgentBehaviour, RemoteConversation, RoomBehaviour } from "@archive-of-minds/testing/servers";
import { createCapture } from "../../browser/audio/capture.fixture";

/** The vendor's agents in a page: over a websocket, or in media rooms. */
export function createRemote(way: "socket" | "room" = "socket") {
  const remote = inject("agentRemote");
  const { socketUrl, roomUrl } = remote;
  const controlUrl = way === "socket" ? remote.controlUrl : remote.roomControlUrl;
  const control = async (verb: string, ...parameters: readonly unknown[]): Promise<unknown> =>
    (await fetch(`${controlUrl}/${verb}`, { method: "POST", body: JSON.stringify(parameters) })).json();
  const all = async () => (await (await fetch(controlUrl)).json()) as readonly RemoteConversation[];
  const last = async () => {
    const conversation = (await all()).at(-1);
    if (!conversation) throw new Error("There is no conversation.");
    return conversation;
  };
  return {
    socketUrl,
    roomUrl,
    control,
    all,
    last,
    behave: (behaviour: AgentBehaviour | RoomBehaviour) => control("behave", behaviour),
    received: async (type: string) =>
      (await last()).received.filter((frame) => (type === "user_audio_chunk" ? type in frame : frame["type"] === type)),
  };
}

/** A page with a humming microphone that counts all open audio resources. */
export function createVendorPage() {
  const contexts: AudioContext[] = [];
  const outputs: GainNode[] = [];
  const tracks: MediaStreamTrack[] = [];
  const workers = new Set<Worker>();
  const capture = createCapture();
  const BrowserWorker = globalThis.Worker;
  vi.stubGlobal(
    "Worker",
    class extends BrowserWorker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        workers.add(this);
      }

      override terminate() {
        workers.delete(this);
        super.terminate();
      }
    },
  );
  const players: HTMLAudioElement[] = [];
  const BrowserAudio = globalThis.Audio;
  vi.stubGlobal(
    "Audio",
    class extends BrowserAudio {
      constructor(source?: string) {
        super(source);
        players.push(this);
      }
    },
  );
  const BrowserContext = globalThis.AudioContext;
  const microphone = new BrowserContext();
  vi.stubGlobal(
    "AudioContext",
    class extends BrowserContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        contexts.push(this);
      }

      override createGain() {
        const gain = super.createGain();
        gain.connect(capture.destination(this));
        outputs.push(gain);
        return gain;
      }
    },
  );
  const listen = vi.spyOn(navigator.mediaDevices, "getUserMedia").mockImplementation(async () => {
    const destination = microphone.createMediaStreamDestination();
    const hum = microphone.createOscillator();
    hum.connect(destination);
    hum.start();
    tracks.push(...destination.stream.getTracks());
    return destination.stream;
  });
  return {
    listen,
    /** The audio elements of the agent, newest last. */
    gain: () => outputs.at(-1)?.gain.value,
    /** The played sound, by the clock of the output. */
    capture,
    /** Unplugs the microphone: its tracks fire `ended`. */
    detachAudioElement() {
      for (const track of tracks) {
        if (track.readyState !== "live") continue;
        track.stop();
        track.dispatchEvent(new Event("ended"));
      }
    },
    /** The open resources: live microphones, running contexts, and audio elements in the page or with a source. */
    held: () => [
      tracks.filter(({ readyState }) => readyState === "live").length,
      contexts.filter(({ state }) => state !== "closed").length,
      new Set([...document.querySelectorAll("audio"), ...players.filter(({ srcObject }) => srcObject !== null)]).size,
    ],
    /** The running workers. */
    workers: () => workers.size,
    async close() {
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
      await microphone.close();
    },
  };
}
