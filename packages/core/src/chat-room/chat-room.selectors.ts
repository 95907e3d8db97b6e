import type { ChatRoomSettings } from "../preferences/preferences";
import type { PresenceState } from "../shared/presence";
import type { ChatRoomSnapshot } from "./chat-room.machine";
import type { RoomMessage } from "./chat-room.types";
import { recentNeedOfRoom } from "./need-in-room";
import { canBeHeard, nextModelIn } from "./room-state";
import { captionOf, type RunningTurn } from "../turn/turn-progress";
import { turnOf } from "./turn-under-way";

/** Whether each live agent can be asked, by character id; one that is left out can. */
export const agents = ({ context }: ChatRoomSnapshot) => context.agents.availabilities;

/** Why the visitor's last command had no effect; `null` if it had one. */
export const alert = ({ context }: ChatRoomSnapshot) => context.alert;

/** What the discussion has used: turns, calls of a model, characters of speech. */
export const budget = ({ context }: ChatRoomSnapshot) => context.budget;

/** Whether the discussion can be ended. Where the room asks what to do, ending it is one of the answers. */
export const canEnd = (snapshot: ChatRoomSnapshot) =>
  snapshot.hasTag("running") || snapshot.matches({ discussion: "paused" });

/** What the visitor needs help with, or needed in their last three turns; else `null`. */
export const recentNeed = ({ context }: ChatRoomSnapshot) => recentNeedOfRoom(context);

/** The characters that can take part. */
export const characters = ({ context }: ChatRoomSnapshot) => context.config.characters;

/** The state of the discussion, such as `idle`, `voicing` or `paused`. */
export function discussion(snapshot: ChatRoomSnapshot) {
  const { discussion } = snapshot.value;
  return typeof discussion === "string" ? discussion : discussion.running;
}

/** Whose turn failed, and why; `null` if none did. */
export const failure = ({ context }: ChatRoomSnapshot) => context.failure;

/** The turn that is heard and shown; `null` between turns. */
export const currentTurn = ({ context }: ChatRoomSnapshot) => context.currentTurn;

/** Whether the text of a turn is shown while it is spoken. */
export const hasCaptions = ({ context }: ChatRoomSnapshot) =>
  context.config.isLive || context.settings.captions === "shown" || !canBeHeard(context);

/** The text in the text box; empty if there is none. */
export const draft = ({ context }: ChatRoomSnapshot) => context.draft;

/** False once the discussion stopped because of a failure, which the room shows itself. */
export const hasNotFailed = (snapshot: ChatRoomSnapshot) => !snapshot.matches({ discussion: "failed" });

/** Whether the room has a message. */
export const hasTranscript = ({ context }: ChatRoomSnapshot) => context.messages.length > 0;

/** Whether there is a discussion to jump into. */
export const isDiscussing = (snapshot: ChatRoomSnapshot) =>
  snapshot.hasTag("running") || ["paused", "failed", "unchecked", "atLimit"].includes(String(discussion(snapshot)));

/** Whether every participant is muted; `false` without participants. */
export const isEverybodyMuted = ({ context }: ChatRoomSnapshot) =>
  context.participants.length > 0 && context.participants.every((id) => context.muted.includes(id));

/** Whether the participants are heard: the voice is on, and one of them has a voice that is ready. */
export const isHeard = ({ context }: ChatRoomSnapshot) => canBeHeard(context);

/** Whether live agents speak. */
export const isLive = ({ context }: ChatRoomSnapshot) => context.config.isLive;

/** Whether the stored room is still being loaded. */
export const isLoading = (snapshot: ChatRoomSnapshot) => snapshot.matches({ discussion: "loading" });

/** Whether the discussion goes on: it is not paused, failed or over. */
export const isRunning = (snapshot: ChatRoomSnapshot) => snapshot.hasTag("running");

/**
 * The last message, unless it is the visitor's; else `null`. Screen readers announce the part of it that no voice said.
 */
export function lastCharacterMessage({ context }: ChatRoomSnapshot) {
  const last = context.messages.at(-1);
  return last && last.author !== "user" ? last : null;
}

/** The messages of the room, oldest first, without the current turn. */
export const messages = ({ context }: ChatRoomSnapshot) => context.messages;

/** The ids of the muted characters. */
export const muted = ({ context }: ChatRoomSnapshot) => context.muted;

/** The model that the visitor can take after a failure; `null` if there is none. */
export const nextModel = ({ context }: ChatRoomSnapshot) => nextModelIn(context);

/** The id of the character that speaks next; `null` while that is open. */
export const nextSpeaker = ({ context }: ChatRoomSnapshot) => context.queued?.speaker ?? context.next?.speaker ?? null;

/** The id of the character that was spoken to and answers next; `null` where the next speaker was chosen otherwise. */
export function addressedSpeaker({ context }: ChatRoomSnapshot) {
  const next = context.queued ?? context.next;
  return next && (next.reason.kind === "addressed" || next.reason.kind === "asked") ? next.speaker : null;
}

/** The ids of the characters that take part. */
export const participants = ({ context }: ChatRoomSnapshot) => context.participants;

/** What the visitor chose, by the names of `chatRoomPreferences`. */
export const settings = ({ context }: ChatRoomSnapshot): ChatRoomSettings => context.settings;

/** The id of the message that is being regenerated, without one whose rest is said; `null` if there is none. */
export const replacedId = ({ context: { currentTurn, next } }: ChatRoomSnapshot) =>
  (currentTurn?.said === undefined ? currentTurn?.replacesId : undefined) ?? next?.replacesId ?? null;

/**
 * The message that a discussion began with, or the first one after the visitor ended a discussion; `undefined` before
 * it, and to a visitor in need.
 */
export function topic(snapshot: ChatRoomSnapshot) {
  const { context } = snapshot;
  // The words of a visitor in need are not shown as a heading.
  if (recentNeedOfRoom(context)) return undefined;
  const isChecking = snapshot.matches({ discussion: { running: "checking" } });
  const isTopic = (message: RoomMessage, at: number) => {
    const reply = context.messages.slice(at + 1).find(({ author }) => author !== "system");
    return message.author === "user" && (reply ? reply.safety === undefined : !isChecking);
  };
  const ends = context.events.filter(({ type }) => type === "discussion.stop");
  const starts = [0, ...ends.map(({ afterMessages }) => afterMessages - context.beginning.messages)];
  for (const start of starts.toReversed()) {
    const opening = context.messages.find((message, at) => at >= start && isTopic(message, at));
    if (opening) return opening.text;
  }
  return undefined;
}

/** How many turns there were since the visitor's last message. */
export const turnsWithoutVisitor = ({ context }: ChatRoomSnapshot) => context.turnsWithoutVisitor;

/** The name that the visitor gave themselves. */
export const visitorName = ({ context }: ChatRoomSnapshot) => context.visitorName;

/** Why the last speech failed; `null` if it did not. */
export const voiceFailure = ({ context }: ChatRoomSnapshot) => context.voice.failure;

/** How a participant is shown. */
export const presenceOf =
  (characterId: string) =>
  (snapshot: ChatRoomSnapshot): PresenceState => {
    const { currentTurn, failure, participants, muted, next } = snapshot.context;
    const isOver = !isDiscussing(snapshot) && hasTranscript(snapshot);
    const agent = snapshot.context.agents.availabilities[characterId];
    if (
      isOver ||
      !participants.includes(characterId) ||
      muted.includes(characterId) ||
      agent === "none" ||
      agent === "elsewhere"
    )
      return "asleep";
    if (currentTurn?.speaker === characterId)
      return snapshot.matches({ discussion: { running: "voicing" } }) ? "speaking" : "thinking";
    if (failure?.speaker === characterId || agent === "unreachable") return "failed";
    if (currentTurn) return next?.speaker === characterId ? "thinking" : "listening";
    return "idle";
  };

/** The actor of the current turn; `undefined` between turns. */
export function currentTurnActor({ context: { currentTurn }, children }: ChatRoomSnapshot): RunningTurn | undefined {
  return turnOf(children, currentTurn) ?? undefined;
}

export { captionOf };

/** Whether the turn is spoken, or would be; otherwise it is read. */
export const hasVoice = (turn: RunningTurn) => turn.getSnapshot().context.input.voice !== "none";

/** Whether the turn has been said, and is shown until it has been read. */
export const isBeingRead = (turn: RunningTurn) => turn.getSnapshot().matches("awaitingReading");

/** The text of the turn as it grows. */
export const textStreamOf = (turn: RunningTurn) => turn.getSnapshot().context.textStream;

/** Whether the last turn can be replaced with `turn.regenerate`. */
export const canRegenerate = (snapshot: ChatRoomSnapshot) =>
  snapshot.context.currentTurn === null && !isNeedReply(snapshot) && snapshot.can({ type: "turn.regenerate" });

/** Whether the message that is said, or was said last, answers a visitor in need: its words are fixed. */
export const isNeedReply = ({ context: { currentTurn, messages } }: ChatRoomSnapshot) =>
  currentTurn
    ? currentTurn.need !== undefined
    : messages.findLast(({ author }) => author !== "system")?.safety !== undefined;
