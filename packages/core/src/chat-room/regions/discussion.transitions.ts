import type { EarlyCommand } from "../chat-room.types";

// The transitions, guards and actions that several states of the discussion share.

export const interruptTurn = { type: "endTurn", params: { keepsWhole: false } } as const;
export const endTurnWithWholeText = { type: "endTurn", params: { keepsWhole: true } } as const;
/** The character of an event. */
const ofCharacter = ({ event }: { readonly event: { readonly characterId: string } }) => ({
  characterId: event.characterId,
});
export const canBePicked = { type: "canBePicked", params: ofCharacter } as const;
export const isSpeaking = { type: "isSpeaking", params: ofCharacter } as const;
export const isNextSpeaker = { type: "isNextSpeaker", params: ofCharacter } as const;
export const isNew = { type: "isNew", params: ofCharacter } as const;
export const isParticipant = { type: "isParticipant", params: ofCharacter } as const;
export const canBeMuted = { type: "canBeMuted", params: ofCharacter } as const;
export const addParticipant = { type: "addParticipant", params: ofCharacter } as const;
export const alertNoAgents = { type: "alert", params: { alert: "noAgents" } } as const;
export const alertNoParticipants = { type: "alert", params: { alert: "noParticipants" } } as const;
/** Defers a command until the room is loaded. */
export const keepEarly = {
  type: "keepEarly",
  params: ({ event }: { readonly event: EarlyCommand }) => ({ command: event }),
} as const;
export const pick = { type: "pick", params: ofCharacter } as const;
export const removeParticipant = { type: "removeParticipant", params: ofCharacter } as const;
export const mute = { type: "mute", params: ofCharacter } as const;
const keepPick = {
  type: "keepPick",
  params: ({ event }: { readonly event: { readonly text: string } }) => event,
} as const;
/** Ends the current turn, and discards the prepared one, which does not know the visitor's message. */
export const takeVisitorsMessage = [
  interruptTurn,
  keepPick,
  "dropNext",
  "retryAgents",
  { type: "appendVisitorMessage", params: ({ event }: { readonly event: { readonly text: string } }) => event },
] as const;
/** Ends the current turn, and keeps the next one. */
export const pauseTurn = ["holdUnspokenTurn", endTurnWithWholeText, "keepNextTurn"] as const;

/** Nobody could answer: the visitor is alerted, and the state stays. */
export const alertUnanswerable = [
  { guard: "hasNoParticipants", actions: alertNoParticipants },
  { guard: "nobodyCanBeAsked", actions: alertNoAgents },
] as const;
export const continueDiscussion = [
  ...alertUnanswerable,
  { target: "running", actions: ["recordVisitor", "retryAgents"] },
] as const;
export const pickSpeaker = { guard: canBePicked, target: "running", actions: ["retryAgents", pick] } as const;
export const regenerate = {
  guard: "endsWithCharacter",
  target: "running",
  actions: ["recordVisitor", "retryAgents", "postponePick", "dropNext", "replaceLastMessage"],
} as const;
export const stopOrClear = {
  "discussion.stop": { target: "idle", actions: "dropNext" },
  "discussion.clear": { target: "idle", actions: ["dropNext", "clearRoom"] },
} as const;

/** The room pauses without a command of the visitor. */
export const pauseAutomatically = {
  target: "#chatRoom.discussion.paused",
  actions: [{ type: "recordEvent", params: { type: "discussion.pause" } }, "keepNextTurn"],
} as const;
