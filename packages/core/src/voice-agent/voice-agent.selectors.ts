import type { PresenceState } from "../shared/presence";
import { recentNeedOfLive } from "./live-messages";
import type { VoiceAgentSnapshot } from "./voice-agent.machine";

/** The name of the agent on the screen. */
export const agentName = ({ context }: VoiceAgentSnapshot) => context.config.agentName;

/** Whether this text is taken now: sent, or kept until the conversation is connected. */
export const canSendText = (text: string) => (snapshot: VoiceAgentSnapshot) =>
  snapshot.can({ type: "message.send", text });

/** What the visitor needs help with, or needed in their last three turns; else `null`. */
export const recentNeed = ({ context }: VoiceAgentSnapshot) => recentNeedOfLive(context);

/** The character that the agent speaks for. */
export const character = ({ context }: VoiceAgentSnapshot) => context.config.character;

/** The name of that character. */
export const characterName = ({ context }: VoiceAgentSnapshot) => context.config.character.name;

/** Why no conversation began, or why it was lost; `null` if nothing failed. */
export const failure = ({ context }: VoiceAgentSnapshot) => context.connection.failure;

/** What the visitor is saying, as recognised so far; empty while they are silent. */
export const hearing = ({ context }: VoiceAgentSnapshot) => context.transcript.hearing;

/** The last messages, oldest first, from an answer on that may still be corrected. */
export const held = ({ context }: VoiceAgentSnapshot) => context.transcript.held;

/** Whether the agent is the product's own, of a recogniser, a model and a voice. */
export const isBuiltIn = ({ context }: VoiceAgentSnapshot) => context.config.agentKind === "builtIn";

/** Whether a live conversation is under way, including connecting. */
export const isLive = (snapshot: VoiceAgentSnapshot) => snapshot.matches("live");

/** Whether the microphone is muted. */
export const isMuted = ({ context }: VoiceAgentSnapshot) => context.sound.isMuted;

/** Whether the conversation is written: the agent is neither heard nor hears. */
export const isTextOnly = ({ context }: VoiceAgentSnapshot) => context.config.textOnly;

/** Whether so many messages wait that no more are taken. */
export const isWaitingListFull = (snapshot: VoiceAgentSnapshot) =>
  snapshot.context.transcript.waiting.length > 0 && !canSendText("More")(snapshot);

/** What the character said last in this conversation; blank before that. */
export const lastAnswer = ({ context: { transcript } }: VoiceAgentSnapshot) =>
  [...transcript.messages, ...transcript.held].findLast(({ author }) => author !== "user")?.text ?? "";

/** What was said since the live conversation began, oldest first. The last of it may still be corrected. */
export const messages = ({ context: { transcript } }: VoiceAgentSnapshot) => transcript.messages;

/** The id of the chosen output device; `null` for the system's default. */
export const outputId = ({ context }: VoiceAgentSnapshot) => context.sound.outputId;

/** The output devices for the agent's voice; empty where none can be chosen. */
export const outputs = ({ context }: VoiceAgentSnapshot) => context.sound.outputs;

/** A problem of a conversation that continues; `null` if there is none. */
export const problem = ({ context }: VoiceAgentSnapshot) => context.problem;

/** Whether the last answer can be rated: `offered`, `sent` once it was, or `none`. */
export function rating(snapshot: VoiceAgentSnapshot) {
  const { context } = snapshot;
  if (!context.config.takesRatings || context.answering.rateable === null || !snapshot.hasTag("connected"))
    return "none";
  return context.answering.rated.includes(context.answering.rateable) ? "sent" : "offered";
}

/** Whether the agent takes ratings of its answers. */
export const takesRatings = ({ context }: VoiceAgentSnapshot) => context.config.takesRatings;

/** The answer that is being given; empty while there is none. */
export const streamingText = ({ context }: VoiceAgentSnapshot) => context.transcript.streaming?.text ?? "";

/** How loud the agent speaks, 0 to 1. */
export const volume = ({ context }: VoiceAgentSnapshot) => context.sound.volume;

/** The typed messages that wait for a connection. */
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

/** The status of the live conversation, for a screen. */
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

/** How the character is shown. */
export function presence(snapshot: VoiceAgentSnapshot): PresenceState {
  const is = status(snapshot);
  if (is === "listening" && cannotHearVisitor(snapshot)) return "idle";
  return is === "listening" && snapshot.context.transcript.hearing !== "" ? "hearing" : presences[is];
}

/** A notice about a missing answer, or that nothing was said yet and the visitor can begin; else `null`. */
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

/** Whether the character has an agent. */
export const hasAgent = ({ context }: VoiceAgentSnapshot) => context.config.hasAgent;

/** Reads the current sound levels of both sides, 0 to 1. */
export const levels = ({ context }: VoiceAgentSnapshot) => context.sound.levels;

/** Whether the agent listens or speaks, as it reports. */
export const mode = ({ context }: VoiceAgentSnapshot) => context.sound.mode;
