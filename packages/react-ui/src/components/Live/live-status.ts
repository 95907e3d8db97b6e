import type { VoiceAgentSnapshot } from "@archive-of-minds/core";
import type { PresenceState } from "../Presence/Presence";

/** What a live conversation is doing, in one word for the screen. */
export type LiveStatus =
  | "noAgent"
  | "idle"
  | "asking"
  | "connecting"
  | "listening"
  | "speaking"
  | "working"
  | "reconnecting"
  | "askingAgain"
  | "elsewhere"
  | "endedByVisitor"
  | "endedByAgent"
  | "endedBySilence"
  | "endedByLength"
  | "failed";

const endings: Partial<Record<string, LiveStatus>> = { silence: "endedBySilence", longest: "endedByLength" };

export function liveStatus(snapshot: VoiceAgentSnapshot): LiveStatus {
  if (!snapshot.context.hasAgent) return "noAgent";
  if (snapshot.matches("idle")) return "idle";
  if (snapshot.matches("elsewhere")) return "elsewhere";
  if (snapshot.matches("failed")) return "failed";
  if (snapshot.matches({ disconnected: "byAgent" }))
    return endings[snapshot.context.ending ?? "agent"] ?? "endedByAgent";
  if (snapshot.matches("disconnected")) return "endedByVisitor";
  if (snapshot.matches({ live: "asking" })) return "asking";
  if (snapshot.context.isAskedAgain) return "askingAgain";
  const hasBeenLost = snapshot.context.lostAt !== null;
  if (snapshot.hasTag("connecting")) return hasBeenLost || snapshot.hasTag("connected") ? "reconnecting" : "connecting";
  if (snapshot.hasTag("speaking")) return "speaking";
  return snapshot.hasTag("working") && !isDeaf(snapshot) ? "working" : "listening";
}

const presences: Readonly<Record<LiveStatus, PresenceState>> = {
  noAgent: "asleep",
  idle: "idle",
  asking: "thinking",
  connecting: "thinking",
  listening: "listening",
  speaking: "speaking",
  working: "thinking",
  reconnecting: "interrupted",
  askingAgain: "thinking",
  elsewhere: "asleep",
  endedByVisitor: "asleep",
  endedByAgent: "asleep",
  endedBySilence: "asleep",
  endedByLength: "asleep",
  failed: "failed",
};

export function livePresence(snapshot: VoiceAgentSnapshot): PresenceState {
  const status = liveStatus(snapshot);
  if (status === "listening" && isDeaf(snapshot)) return "idle";
  return status === "listening" && snapshot.context.hearing !== "" ? "hearing" : presences[status];
}

/** What the visitor waits for in vain: an answer, or anybody’s first word, which may be theirs as far as they can be heard. */
export function livePatience(
  snapshot: VoiceAgentSnapshot,
): "unanswered" | "unbegun" | "unbegunMuted" | "unbegunInWriting" | null {
  if (snapshot.hasTag("unanswered")) return "unanswered";
  if (!snapshot.hasTag("unbegun")) return null;
  if (snapshot.context.textOnly || isDeaf(snapshot)) return "unbegunInWriting";
  return snapshot.context.isMuted ? "unbegunMuted" : "unbegun";
}

/** Where the visitor is not heard, nobody is listening, whatever the agent believes. */
export function isDeaf({ context }: VoiceAgentSnapshot): boolean {
  return context.problem === "noMicrophone" || context.problem === "cannotListen";
}
