import { isRecord } from "../../../shared/json";

/** Shares of the volume with their times in milliseconds after an interruption; without this slope, the cut would click. */
const SLOPE = [
  [0.3, 0],
  [0.05, 15],
  [0, 30],
] as const;
/** By then the client has discarded the sound that it had not played yet. */
const DISCARDED_AFTER_MS = 2_100;

export interface AgentVolumeOptions {
  /** Whether the sound is in the messages. In a media room it is not, and its event numbers have no meaning. */
  readonly soundInMessages: boolean;
  readonly setVolume: (volume: number) => void;
}

/** The volume of an agent's voice. An interruption silences it until its next turn. */
export interface AgentVolume {
  /** Takes each message of the agent before the client handles it. */
  handleMessage(frame: unknown): void;
  setVolume(volume: number): void;
  /** Applies the volume to an output that was just opened. */
  apply(): void;
  stop(): void;
}

/**
 * Silences an interrupted agent. The vendor's client continues to play for two seconds with falling volume, and restarts
 * at each late sound of that turn.
 */
export function createAgentVolume({ soundInMessages, setVolume }: AgentVolumeOptions): AgentVolume {
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
    timers.add(setTimeout(sound, DISCARDED_AFTER_MS, 1));
  };
  const speakUp = () => {
    forget();
    if (share !== 1) sound(1);
  };

  return {
    handleMessage(frame) {
      if (!isRecord(frame)) return;
      const { type, interruption_event: interruption, audio_event: audio, agent_response_event: response } = frame;
      if (type === "interruption" && isRecord(interruption)) {
        cut = Number(interruption["event_id"]);
        silence();
      } else if (type === "audio" && soundInMessages && isRecord(audio)) {
        // The client plays the content of this field next.
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
