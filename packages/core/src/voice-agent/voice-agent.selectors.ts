import type { PresenceState } from "../shared/presence";
import { recentNeedOfLive } from "./live-messages";
import type { VoiceAgentSnapshot } from "./voice-agent.machine";

export const agentName = ({ context }: VoiceAgentSnapshot) => context.config.agentName;

/** Whether this text is taken now: sent, or kept until the conversation is connected. */
export const canSendText = (text: string) => (snapshot: VoiceAgentSnapshot) =>
  snapshot.can({ type: "message.send", text });

export const recentNeed = ({ context }: VoiceAgentSnapshot) => recentNeedOfLive(context);

export const character = ({ context }: VoiceAgentSnapshot) => context.config.character;

export const characterName = ({ context }: VoiceAgentSnapshot) => context.config.character.name;

export const failure = ({ context }: VoiceAgentSnapshot) => context.connection.failure;

export const hearing = ({ context }: VoiceAgentSnapshot) => context.transcript.hearing;

export const held = ({ context }: VoiceAgentSnapshot) => context.transcript.held;

export const isBuiltIn = ({ context }: VoiceAgentSnapshot) => context.config.agentKind === "builtIn";

/** Whether a live conversation is under way, including connecting. */
export const isLive = (snapshot: VoiceAgentSnapshot) => snapshot.matches("live");

export const isMuted = ({ context }: VoiceAgentSnapshot) => context.sound.isMuted;

export const isTextOnly = ({ context }: VoiceAgentSnapshot) => context.config.textOnly;

/** Whether so many messages wait that no more are taken. */
export const isWaitingListFull = (snapshot: VoiceAgentSnapshot) =>
  snapshot.context.transcript.waiting.length > 0 && !canSendText("More")(snapshot);

/** What the character said last in this conversation; blank before that. */
export const lastAnswer = ({ context: { transcript } }: VoiceAgentSnapshot) =>
  [...transcript.messages, ...transcript.held].findLast(({ author }) => author !== "user")?.text ?? "";

/** What was said since the live conversation began, oldest first. The last of it may still be corrected. */
export const messages = ({ context: { transcript } }: VoiceAgentSnapshot) => transcript.messages;

export const outputId = ({ context }: VoiceAgentSnapshot) => context.sound.outputId;

export const outputs = ({ context }: VoiceAgentSnapshot) => context.sound.outputs;

export const problem = ({ context }: VoiceAgentSnapshot) => context.problem;

export function rating(snapshot: VoiceAgentSnapshot) {
  const { context } = snapshot;
  if (!context.config.takesRatings || context.answering.rateable === null || !snapshot.hasTag("connected"))
    return "none";
  return context.answering.rated.includes(context.answering.rateable) ? "sent" : "offered";
}

export const takesRatings = ({ context }: VoiceAgentSnapshot) => context.config.takesRatings;

export const streamingText = ({ context }: VoiceAgentSnapshot) => context.transcript.streaming?.text ?? "";

export const volume = ({ context }: VoiceAgentSnapshot) => context.sound.volume;

export const waiting = ({ context }: VoiceAgentSnapshot) => context.transcript.waiting;

/** The status of a live conversation, for the screen. */
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
  if (!snapshot.context.config.hasAgent) return "noAgent";
  if (snapshot.matches("idle")) return "idle";
  if (snapshot.matches("elsewhere")) return "elsewhere";
  if (snapshot.matches("failed")) return "failed";
  if (snapshot.matches({ disconnected: "byAgent" }))
    return endings[snapshot.context.connection.ending ?? "agent"] ?? "endedByAgent";
  if (snapshot.matches("disconnected")) return "endedByVisitor";
  if (snapshot.matches({ live: "asking" })) return "asking";
  if (snapshot.context.connection.isAskedAgain) return "askingAgain";
  const hasBeenLost = snapshot.context.connection.lostAt !== null;
  if (snapshot.hasTag("connecting")) return hasBeenLost || snapshot.hasTag("connected") ? "reconnecting" : "connecting";
  if (snapshot.hasTag("speaking")) return "speaking";
  return snapshot.hasTag("working") && !cannotHearVisitor(snapshot) ? "working" : "listening";
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
  if (is === "listening" && cannotHearVisitor(snapshot)) return "idle";
  return is === "listening" && snapshot.context.transcript.hearing !== "" ? "hearing" : presences[is];
}

/** A notice about a missing answer, or that nothing was said yet and the visitor can begin. */
export function notice(
  snapshot: VoiceAgentSnapshot,
): "unanswered" | "nothingSaid" | "nothingSaidMuted" | "nothingSaidTextOnly" | null {
  if (snapshot.hasTag("unanswered")) return "unanswered";
  if (!snapshot.hasTag("nothingSaid")) return null;
  if (snapshot.context.config.textOnly || cannotHearVisitor(snapshot)) return "nothingSaidTextOnly";
  return snapshot.context.sound.isMuted ? "nothingSaidMuted" : "nothingSaid";
}

/** Whether the visitor cannot be heard, whatever mode the agent reports. */
export function cannotHearVisitor({ context }: VoiceAgentSnapshot): boolean {
  return context.problem === "noMicrophone" || context.problem === "cannotListen";
}

export const hasAgent = ({ context }: VoiceAgentSnapshot) => context.config.hasAgent;

export const levels = ({ context }: VoiceAgentSnapshot) => context.sound.levels;

export const mode = ({ context }: VoiceAgentSnapshot) => context.sound.mode;
