import type { PresenceState } from "../shared/presence";
import type { ChatRoomSnapshot } from "./chat-room.machine";
import type { RoomMessage } from "./chat-room.types";
import { recentNeedOfRoom } from "./need-in-room";
import { canBeHeard, nextModelIn } from "./room-state";
import { captionOf, type RunningTurn } from "../turn/turn-progress";
import { turnOf } from "./turn-under-way";

export const agents = ({ context }: ChatRoomSnapshot) => context.agents.availabilities;

export const alert = ({ context }: ChatRoomSnapshot) => context.alert;

export const budget = ({ context }: ChatRoomSnapshot) => context.budget;

/** Whether the discussion can be ended. Where the room asks what to do, ending it is one of the answers. */
export const canEnd = (snapshot: ChatRoomSnapshot) =>
  snapshot.hasTag("running") || snapshot.matches({ discussion: "paused" });

export const recentNeed = ({ context }: ChatRoomSnapshot) => recentNeedOfRoom(context);

export const characters = ({ context }: ChatRoomSnapshot) => context.config.characters;

export function discussion(snapshot: ChatRoomSnapshot) {
  const { discussion } = snapshot.value;
  return typeof discussion === "string" ? discussion : discussion.running;
}

export const failure = ({ context }: ChatRoomSnapshot) => context.failure;

export const currentTurn = ({ context }: ChatRoomSnapshot) => context.currentTurn;

export const hasCaptions = ({ context }: ChatRoomSnapshot) =>
  context.config.isLive || context.settings.captions === "shown" || !canBeHeard(context);

export const draft = ({ context }: ChatRoomSnapshot) => context.draft;

/** False once the discussion stopped because of a failure, which the room shows itself. */
export const hasNotFailed = (snapshot: ChatRoomSnapshot) => !snapshot.matches({ discussion: "failed" });

export const hasTranscript = ({ context }: ChatRoomSnapshot) => context.messages.length > 0;

/** Whether there is a discussion to jump into. */
export const isDiscussing = (snapshot: ChatRoomSnapshot) =>
  snapshot.hasTag("running") || ["paused", "failed", "unchecked", "atLimit"].includes(String(discussion(snapshot)));

export const isEverybodyMuted = ({ context }: ChatRoomSnapshot) =>
  context.participants.length > 0 && context.participants.every((id) => context.muted.includes(id));

export const isHeard = ({ context }: ChatRoomSnapshot) => canBeHeard(context);

export const isLive = ({ context }: ChatRoomSnapshot) => context.config.isLive;

export const isLoading = (snapshot: ChatRoomSnapshot) => snapshot.matches({ discussion: "loading" });

export const isRunning = (snapshot: ChatRoomSnapshot) => snapshot.hasTag("running");

/** The last message, unless it is the visitor's. Screen readers announce the part of it that no voice said. */
export function lastCharacterMessage({ context }: ChatRoomSnapshot) {
  const last = context.messages.at(-1);
  return last && last.author !== "user" ? last : null;
}

export const messages = ({ context }: ChatRoomSnapshot) => context.messages;

export const muted = ({ context }: ChatRoomSnapshot) => context.muted;

/** The model that the visitor can take after a failure. */
export const nextModel = ({ context }: ChatRoomSnapshot) => nextModelIn(context);

export const nextSpeaker = ({ context }: ChatRoomSnapshot) => context.queued?.speaker ?? context.next?.speaker ?? null;

/** Who was spoken to, and answers next; `null` where the next speaker was chosen otherwise. */
export function addressedSpeaker({ context }: ChatRoomSnapshot) {
  const next = context.queued ?? context.next;
  return next && (next.reason.kind === "addressed" || next.reason.kind === "asked") ? next.speaker : null;
}

export const participants = ({ context }: ChatRoomSnapshot) => context.participants;

/** What the visitor chose, by the names of `chatRoomPreferences`. */
export const settings = ({ context }: ChatRoomSnapshot) => context.settings;

/** The message that is being regenerated. One whose rest is said stays. */
export const replacedId = ({ context: { currentTurn, next } }: ChatRoomSnapshot) =>
  (currentTurn?.said === undefined ? currentTurn?.replacesId : undefined) ?? next?.replacesId ?? null;

/** The message that a discussion began with; after the visitor ended it, the one that they then began another with. */
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

export const turnsWithoutVisitor = ({ context }: ChatRoomSnapshot) => context.turnsWithoutVisitor;

export const visitorName = ({ context }: ChatRoomSnapshot) => context.visitorName;

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

/** The actor of the current turn. */
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

export const canRegenerate = (snapshot: ChatRoomSnapshot) =>
  snapshot.context.currentTurn === null && !isNeedReply(snapshot) && snapshot.can({ type: "turn.regenerate" });

/** Whether the message that is said, or was said last, answers a visitor in need: its words are fixed. */
export const isNeedReply = ({ context: { currentTurn, messages } }: ChatRoomSnapshot) =>
  currentTurn
    ? currentTurn.need !== undefined
    : messages.findLast(({ author }) => author !== "system")?.safety !== undefined;
