import { isRecord } from "../../backend/call-backend";

/** Shares of the volume, and when, in milliseconds after an interruption; a cut without a slope would click. */
const SLOPE = [
  [0.3, 0],
  [0.05, 15],
  [0, 30],
] as const;
/** By then the client has thrown away what it had not played yet. */
const FORGOTTEN_MS = 2_100;

export interface AudibleOptions {
  /** Whether the sound comes in the messages, and not over a media room, where its numbers mean nothing. */
  readonly soundInMessages: boolean;
  readonly setVolume: (volume: number) => void;
}

/** How loud an agent is heard. An interruption silences it; its next turn is heard again. */
export interface Audible {
  /** Every message of the agent, before the client does anything with it. */
  heed(frame: unknown): void;
  setVolume(volume: number): void;
  /** A new way to be heard has opened, which knows no volume yet. */
  apply(): void;
  stop(): void;
}

/**
 * Keeps an interrupted agent from being heard. The vendor's client plays on for two seconds, ever softer, and begins
 * again with any sound of that turn that is late.
 */
export function createAudible({ soundInMessages, setVolume }: AudibleOptions): Audible {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let wanted = 1;
  let share = 1;
  let cut = 0;

  const apply = () => setVolume(wanted * share);
  const forget = () => {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  };
  const sound = (next: number) => {
    share = next;
    apply();
  };
  const silence = () => {
    forget();
    for (const [next, after] of SLOPE) {
      if (after === 0) sound(next);
      else timers.add(setTimeout(sound, after, next));
    }
    timers.add(setTimeout(sound, FORGOTTEN_MS, 1));
  };
  const speakUp = () => {
    forget();
    if (share !== 1) sound(1);
  };

  return {
    heed(frame) {
      if (!isRecord(frame)) return;
      const { type, interruption_event: interruption, audio_event: audio, agent_response_event: response } = frame;
      if (type === "interruption" && isRecord(interruption)) {
        cut = Number(interruption["event_id"]);
        silence();
      } else if (type === "audio" && soundInMessages && isRecord(audio)) {
        // The client plays what it finds here next.
        if (Number(audio["event_id"]) < cut) (audio as { audio_base_64: string }).audio_base_64 = "";
        else speakUp();
      } else if (
        type === "agent_response" &&
        !soundInMessages &&
        isRecord(response) &&
        Number(response["event_id"]) >= cut
      )
        speakUp();
    },
    setVolume(volume) {
      wanted = Number.isFinite(volume) ? Math.min(1, Math.max(0, volume)) : 1;
      apply();
    },
    apply,
    stop: forget,
  };
}
