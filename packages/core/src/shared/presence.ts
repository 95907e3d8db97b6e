/** The visible state of a character: one word for many chart states. */
export type PresenceState =
  | "asleep"
  | "idle"
  | "listening"
  | "hearing"
  | "thinking"
  | "speaking"
  | "interrupted"
  | "failed";
