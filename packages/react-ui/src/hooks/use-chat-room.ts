import { chatRoomSelectors, type Character, type ReplyFailureReason, type RoomMessage } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import { useChatRoomActor } from "../providers/ChatRoomProvider";
import { useGrowingText } from "./use-growing-text";
import { checkText } from "../shared/check-text";

/** A Chat Room in the shape of {@link ChatState}. */
export interface ChatRoomState {
  /** The finished messages, oldest first. The one that is being said is `streamingText`. */
  readonly messages: readonly RoomMessage[];
  /**
   * `loading` until the stored room is there, `ready` without a discussion, `submitted` while nobody speaks yet,
   * `streaming` while a character does, `paused`, `error`, or `atLimit`: the room asks whether to go on.
   */
  readonly status: "loading" | "ready" | "submitted" | "streaming" | "paused" | "error" | "atLimit";
  /** Why the discussion stopped, and whose turn it was. `unchecked`: the safety check failed, so nobody was asked. */
  readonly error: { readonly reason: ReplyFailureReason; readonly speaker: string | null } | null;
  /** The words of the current turn; empty while nobody speaks. Its component renders at each change. */
  readonly streamingText: string;
  /** The id of the character whose turn it is. */
  readonly speaker: string | null;
  /** Everybody who can take part. */
  readonly characters: readonly Character[];
  /** The ids of those who do. */
  readonly participants: readonly string[];
  /** The ids of those who only listen. */
  readonly muted: readonly string[];
  /** Starts a discussion, or jumps into it, and unlocks sound: call it in the handler of a press or a key. */
  readonly sendMessage: (text: string) => void;
  readonly pause: () => void;
  readonly resume: () => void;
  /** Ends the discussion; what was said stays. */
  readonly stop: () => void;
  /** Goes on after `error` or `atLimit`. */
  readonly retry: () => void;
  /** Lets the last speaker say something else. */
  readonly regenerate: () => void;
  /** Makes a character the next speaker. */
  readonly pickSpeaker: (characterId: string) => void;
  readonly addParticipant: (characterId: string) => void;
  readonly removeParticipant: (characterId: string) => void;
  readonly setMuted: (characterId: string, isMuted: boolean) => void;
  /** Empties the room. */
  readonly clear: () => void;
}

const statuses: Readonly<Record<ReturnType<typeof chatRoomSelectors.discussion>, ChatRoomState["status"]>> = {
  loading: "loading",
  idle: "ready",
  checking: "submitted",
  starting: "submitted",
  opening: "submitted",
  resuming: "submitted",
  gathering: "submitted",
  choosing: "submitted",
  gap: "submitted",
  replying: "submitted",
  voicing: "streaming",
  paused: "paused",
  failed: "error",
  unchecked: "error",
  atLimit: "atLimit",
};

/**
 * The messages, status and actions of a Chat Room, for a screen of one's own. Has to stand inside a `ChatRoomProvider`.
 * For what it leaves out, take {@link useChatRoomActor} and a selector.
 *
 * @example
 * const { messages, status, speaker, streamingText, sendMessage } = useChatRoom();
 */
export function useChatRoom(): ChatRoomState {
  const room = useChatRoomActor();
  const messages = useSelector(room, chatRoomSelectors.messages);
  const state = useSelector(room, chatRoomSelectors.discussion);
  const failure = useSelector(room, chatRoomSelectors.failure);
  const turn = useSelector(room, chatRoomSelectors.currentTurn);
  const actor = useSelector(room, chatRoomSelectors.currentTurnActor);
  const characters = useSelector(room, chatRoomSelectors.characters);
  const participants = useSelector(room, chatRoomSelectors.participants);
  const muted = useSelector(room, chatRoomSelectors.muted);
  const status = statuses[state];
  // Before that, the turn is only prepared.
  const isSpeaking = status === "streaming";
  const streamingText = useGrowingText(isSpeaking && actor ? chatRoomSelectors.textStreamOf(actor) : undefined);
  const error = useMemo((): ChatRoomState["error"] => {
    if (status !== "error") return null;
    return failure
      ? { reason: failure.failure.reason, speaker: failure.speaker }
      : { reason: "unchecked", speaker: null };
  }, [status, failure]);
  const actions = useMemo(
    () => ({
      sendMessage(text: string) {
        checkText("useChatRoom", text);
        room.send({ type: "audio.unlock" });
        room.send({ type: "discussion.say", text });
      },
      pause: () => room.send({ type: "discussion.pause" }),
      resume() {
        room.send({ type: "audio.unlock" });
        room.send({ type: "discussion.resume" });
      },
      stop: () => room.send({ type: "discussion.stop" }),
      retry() {
        const isAtLimit = chatRoomSelectors.discussion(room.getSnapshot()) === "atLimit";
        room.send({ type: isAtLimit ? "discussion.continue" : "discussion.retry" });
      },
      regenerate: () => room.send({ type: "turn.regenerate" }),
      pickSpeaker: (characterId: string) => room.send({ type: "speaker.pick", characterId }),
      addParticipant: (characterId: string) => room.send({ type: "participant.add", characterId }),
      removeParticipant: (characterId: string) => room.send({ type: "participant.remove", characterId }),
      setMuted: (characterId: string, isMuted: boolean) =>
        room.send({ type: isMuted ? "participant.mute" : "participant.unmute", characterId }),
      clear: () => room.send({ type: "discussion.clear" }),
    }),
    [room],
  );
  return {
    messages,
    status,
    error,
    streamingText,
    speaker: turn?.speaker ?? null,
    characters,
    participants,
    muted,
    ...actions,
  };
}
