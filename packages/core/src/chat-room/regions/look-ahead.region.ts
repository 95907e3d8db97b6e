import { and, not, raise } from "xstate";
import type { ChatRoomContext } from "../chat-room.types";
import { chatRoomSetup } from "../chat-room.setup";
import { moderatorQuestion, turnByChance, turnByModerator } from "../room-state";

/** The next speaker is drawn by chance. */
const byChance = {
  target: "#chatRoom.lookAhead.prepared",
  actions: {
    type: "prepareTurn",
    params: ({ context }: { readonly context: ChatRoomContext }) => ({ planned: turnByChance(context) }),
  },
} as const;

/**
 * Who speaks next. It is settled as soon as the turn under way is written, and the next turn is prepared while that one
 * is still spoken: text and first sound are there when the floor is given. Whatever makes it a wrong choice throws it
 * away.
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
    /** The moderator is asked; one that fails or takes too long leaves it to chance. */
    moderated: {
      tags: "waiting",
      entry: "countRequest",
      // A candidate may leave or be muted in the meantime.
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
        /** A turn is still spoken: the next one can wait. */
        unhurried: {
          tags: "waiting",
          on: { "turn.ended": "hurried" },
          after: { moderatorPatience: byChance },
        },
        /** The room waits for nothing else. */
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
