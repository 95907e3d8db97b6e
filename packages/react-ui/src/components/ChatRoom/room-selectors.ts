import { canBeHeard, type ChatRoomSnapshot } from "@archive-of-minds/core";
import type { PresenceState } from "../Presence/Presence";

export const selectCharacters = ({ context }: ChatRoomSnapshot) => context.characters;
export const selectParticipants = ({ context }: ChatRoomSnapshot) => context.participants;
export const selectMuted = ({ context }: ChatRoomSnapshot) => context.muted;
export const selectLines = ({ context }: ChatRoomSnapshot) => context.messages;
/** The line that is just being said differently. */
export const selectReplaced = ({ context }: ChatRoomSnapshot) =>
  context.floor?.replacesId ?? context.next?.replacesId ?? null;
export const selectFloor = ({ context }: ChatRoomSnapshot) => context.floor;
export const selectQueued = ({ context }: ChatRoomSnapshot) => context.queued?.speaker ?? context.next?.speaker ?? null;
export const selectAlert = ({ context }: ChatRoomSnapshot) => context.alert;
export const selectBudget = ({ context }: ChatRoomSnapshot) => context.budget;
export const selectName = ({ context }: ChatRoomSnapshot) => context.visitorName;
export const selectIsHeard = ({ context }: ChatRoomSnapshot) => canBeHeard(context);
export const selectHasCaptions = ({ context }: ChatRoomSnapshot) =>
  context.isLive || context.captions === "shown" || !canBeHeard(context);
export const selectReadingPace = ({ context }: ChatRoomSnapshot) => context.readingPace;
export const selectIsLive = ({ context }: ChatRoomSnapshot) => context.isLive;
export const selectHasTranscript = ({ context }: ChatRoomSnapshot) => context.messages.length > 0;
export const selectIsLoading = (snapshot: ChatRoomSnapshot) => snapshot.matches({ discussion: "loading" });
export const selectIsRunning = (snapshot: ChatRoomSnapshot) => snapshot.hasTag("running");
/** Whether there is something to end; where the room asks what to do, that is among the answers. */
export const selectMayEnd = (snapshot: ChatRoomSnapshot) =>
  snapshot.hasTag("running") || snapshot.matches({ discussion: "paused" });
export const selectAgents = ({ context }: ChatRoomSnapshot) => context.agents;
export const selectDiscussion = (snapshot: ChatRoomSnapshot) => {
  const { discussion } = snapshot.value;
  return typeof discussion === "string" ? discussion : discussion.running;
};

/** Whether there is a discussion to jump into. */
export const selectIsUnderWay = (snapshot: ChatRoomSnapshot) =>
  snapshot.hasTag("running") ||
  ["paused", "failed", "unchecked", "atLimit"].includes(String(selectDiscussion(snapshot)));

/** How a participant looks from outside. */
export const presenceOf =
  (characterId: string) =>
  (snapshot: ChatRoomSnapshot): PresenceState => {
    const { floor, failure, participants, muted, next, agents } = snapshot.context;
    if (
      !participants.includes(characterId) ||
      muted.includes(characterId) ||
      agents[characterId] === "none" ||
      agents[characterId] === "elsewhere"
    )
      return "asleep";
    if (floor?.speaker === characterId)
      return snapshot.matches({ discussion: { running: "voicing" } }) ? "speaking" : "thinking";
    if (failure?.speaker === characterId || agents[characterId] === "unreachable") return "failed";
    if (floor) return next?.speaker === characterId ? "thinking" : "listening";
    return "idle";
  };
