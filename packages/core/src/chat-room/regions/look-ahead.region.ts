import { and, not, raise } from "xstate";
import type { ChatRoomContext } from "../chat-room.types";
import { chatRoomSetup } from "../chat-room.setup";
import { moderatorQuestion, turnByChance, turnByModerator } from "../room-state";

/** The next speaker is a random choice. */
const byChance = {
  target: "#chatRoom.lookAhead.prepared",
  actions: {
    type: "prepareTurn",
    params: ({ context }: { readonly context: ChatRoomContext }) => ({ planned: turnByChance(context) }),
  },
} as const;

/**
 * The next speaker. It is chosen once the text of the current turn is complete, and its turn is prepared while that one is
 * still spoken, so that text and first sound are ready when its turn begins. An event that makes the choice wrong
 * discards the prepared turn.
 */
export const lookAheadRegion = chatRoomSetup.createStateConfig({
  initial: "none",
  on: { "next.drop": ".none" },
  states: {
    none: { on: { "speaker.requested": { guard: and(["canDecide", not("isGathering")]), target: "choosing" } } },
    choosing: {
      always: [
        { guard: "hasNoNextSpeaker", target: "nobody" },
        { guard: "needsNoModerator", ...byChance },
        { target: "moderated" },
      ],
    },
    /** The moderator is asked; if it fails or takes too long, the choice is random. */
    moderated: {
      tags: "waiting",
      entry: "countRequest",
      // A candidate may be removed or muted while the moderator is asked.
      always: { guard: "hasNoNextSpeaker", target: "nobody" },
      invoke: {
        id: "moderator",
        src: "askModerator",
        input: ({ context }) => moderatorQuestion(context),
        onDone: {
          target: "prepared",
          actions: {
            type: "prepareTurn",
            params: ({ context, event }) => ({ planned: turnByModerator(context, event.output) }),
          },
        },
        onError: byChance,
      },
      initial: "hurried",
      states: {
        /** A turn is still spoken, so the moderator has more time. */
        unhurried: {
          tags: "waiting",
          on: { "turn.ended": "hurried" },
          after: { moderatorPatience: byChance },
        },
        /** No turn is spoken, so the room waits only for the moderator. */
        hurried: {
          tags: "waiting",
          always: { guard: "isSomebodySpeaking", target: "unhurried" },
          after: { moderatorAnswer: byChance },
        },
      },
    },
    prepared: { on: { "next.taken": "none" } },
    /** The discussion is over, or no participant can speak; each request for a speaker is answered with that. */
    nobody: { entry: raise({ type: "talk.ended" }), on: { "speaker.requested": "choosing" } },
  },
});
