import type { PresenceState } from "@archive-of-minds/core";

/** What a drawing shows of a state, each 0 to 1. The same for every character; each moves by it in its own way. */
export interface Mood {
  /** How dark its ink is. */
  readonly ink: number;
  /** How fast it moves. */
  readonly pace: number;
  /** Turned to the visitor, who may speak. */
  readonly open: number;
  /** Drawn together in thought. */
  readonly gather: number;
  /** The loudness of the character. */
  readonly voice: number;
  /** The loudness of the visitor. */
  readonly ear: number;
  /** Broken off. */
  readonly torn: number;
}

type Target = Omit<Mood, "voice" | "ear">;

const still: Target = { ink: 0.85, pace: 0, open: 0, gather: 0, torn: 0 };

export const moods: Readonly<Record<PresenceState, Target>> = {
  asleep: { ...still, ink: 0.45 },
  idle: still,
  listening: { ...still, ink: 1, pace: 0.35, open: 1 },
  hearing: { ...still, ink: 1, pace: 0.5, open: 0.7, gather: 0.3 },
  thinking: { ...still, ink: 0.9, pace: 1, gather: 1 },
  speaking: { ...still, ink: 1, pace: 0.8 },
  interrupted: { ...still, torn: 0.6 },
  failed: { ...still, ink: 0.6, torn: 1 },
};

/** Whether the loudness of somebody is heard in this state. */
export const isSounding = (state: PresenceState): boolean =>
  state === "listening" || state === "hearing" || state === "speaking";
