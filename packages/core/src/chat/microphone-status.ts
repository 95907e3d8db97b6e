import type { ChatSnapshot } from "./chat.machine";

/**
 * The state of the microphone, for the UI.
 * - `claiming`: acquiring the lock, so that no other page listens; a moment.
 * - `starting`: recognition was requested. `asking`: the browser asks the visitor for permission.
 * - `listening`: words are recognised. `restarting`: the browser stopped, and restarts in a moment.
 * - `finishing`: the visitor has ended the recording, and the last words are still to be reported.
 * - `suspended`, `resuming`: a reply comes first, then listening resumes.
 * - `elsewhere`: another page of the archive uses the microphone.
 * - `failed`: listening ended by itself; the selector `microphoneFailure` gives the reason.
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

/** The state of the microphone, in one word. */
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
