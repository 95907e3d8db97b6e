/** How a character looks from outside: one word for many states. */
export type PresenceState =
  | "asleep"
  | "idle"
  | "listening"
  | "hearing"
  | "thinking"
  | "speaking"
  | "interrupted"
  | "failed";
