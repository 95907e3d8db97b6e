import type { ChatSnapshot } from "./chat.machine";

/**
 * What the microphone is doing, in one word for the screen.
 * - `claiming`: making sure that no other page listens; a moment.
 * - `starting`: the browser was asked to listen. `asking`: the browser asks the visitor for the microphone.
 * - `listening`: every word is heard. `restarting`: the browser stopped, and is asked again in a moment.
 * - `finishing`: the visitor has finished, and the last words are on their way.
 * - `suspended`, `resuming`: a reply comes first, then the visitor is listened to again.
 * - `elsewhere`: another page of the archive has the microphone.
 * - `failed`: listening ended by itself; the context's `microphoneFailure` says why.
 */
export type MicrophoneStatus =
  | "off"
  | "claiming"
  | "starting"
  | "asking"
  | "listening"
  | "restarting"
  | "finishing"
  | "suspended"
  | "resuming"
  | "elsewhere"
  | "failed";

const listening = (session: "restarting" | { open: "starting" | "asking" | "hearing" | "finishing" }) =>
  ({ microphone: { on: { listening: { session } } } }) as const;

export function microphoneStatus(snapshot: ChatSnapshot): MicrophoneStatus {
  if (snapshot.matches({ microphone: "off" })) return "off";
  if (snapshot.matches({ microphone: "elsewhere" })) return "elsewhere";
  if (snapshot.matches({ microphone: "failed" })) return "failed";
  if (snapshot.matches({ microphone: { on: "claiming" } })) return "claiming";
  if (snapshot.matches({ microphone: { on: "suspended" } })) return "suspended";
  if (snapshot.matches({ microphone: { on: "resuming" } })) return "resuming";
  if (snapshot.matches(listening("restarting"))) return "restarting";
  if (snapshot.matches(listening({ open: "starting" }))) return "starting";
  if (snapshot.matches(listening({ open: "finishing" }))) return "finishing";
  return snapshot.matches(listening({ open: "asking" })) ? "asking" : "listening";
}
