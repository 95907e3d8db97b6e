import type { PresenceState } from "../shared/presence";
import { careOfLive } from "./live-messages";
import type { VoiceAgentSnapshot } from "./voice-agent.machine";

export const agentName = ({ context }: VoiceAgentSnapshot) => context.agentName;

export const care = ({ context }: VoiceAgentSnapshot) => careOfLive(context);

export const character = ({ context }: VoiceAgentSnapshot) => context.character;

export const characterName = ({ context }: VoiceAgentSnapshot) => context.character.name;

export const failure = ({ context }: VoiceAgentSnapshot) => context.failure;

export const hearing = ({ context }: VoiceAgentSnapshot) => context.hearing;

export const held = ({ context }: VoiceAgentSnapshot) => context.held;

export const isBuiltIn = ({ context }: VoiceAgentSnapshot) => context.agentKind === "builtIn";

/** A live conversation goes on. */
export const isLive = (snapshot: VoiceAgentSnapshot) => snapshot.matches("live");

export const isMuted = ({ context }: VoiceAgentSnapshot) => context.isMuted;

export const isTextOnly = ({ context }: VoiceAgentSnapshot) => context.textOnly;

/** Whether so much waits to be sent that no more is taken. */
export const isWaitingListFull = (snapshot: VoiceAgentSnapshot) =>
  snapshot.context.waiting.length > 0 && !snapshot.can({ type: "message.send", text: "More" });

export const outputId = ({ context }: VoiceAgentSnapshot) => context.outputId;

export const outputs = ({ context }: VoiceAgentSnapshot) => context.outputs;

export const problem = ({ context }: VoiceAgentSnapshot) => context.problem;

export function rating(snapshot: VoiceAgentSnapshot) {
  const { context } = snapshot;
  if (!context.takesRatings || context.rateable === null || !snapshot.hasTag("connected")) return "none";
  return context.rated.includes(context.rateable) ? "sent" : "offered";
}

export const streamingText = ({ context }: VoiceAgentSnapshot) => context.growing?.text ?? "";

export const volume = ({ context }: VoiceAgentSnapshot) => context.volume;

export const waiting = ({ context }: VoiceAgentSnapshot) => context.waiting;

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

export function status(snapshot: VoiceAgentSnapshot): LiveStatus {
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

export function presence(snapshot: VoiceAgentSnapshot): PresenceState {
  const is = status(snapshot);
  if (is === "listening" && isDeaf(snapshot)) return "idle";
  return is === "listening" && snapshot.context.hearing !== "" ? "hearing" : presences[is];
}

/** What the visitor waits for in vain: an answer, or anybody’s first word, which may be theirs as far as they can be heard. */
export function notice(
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

export const hasAgent = ({ context }: VoiceAgentSnapshot) => context.hasAgent;

export const levels = ({ context }: VoiceAgentSnapshot) => context.levels;

export const mode = ({ context }: VoiceAgentSnapshot) => context.mode;
