import { and, or } from "xstate";
import { chatRoomSetup } from "../chat-room.setup";

const canRegenerate = or([
  and(["isRunning", or(["isSomebodySpeaking", "endsWithCharacter"])]),
  and(["isWaitingForVisitor", "endsWithCharacter"]),
]);

/**
 * Records the visitor's actions beside the messages, so that a discussion can be repeated. It comes before the discussion
 * region, so it records the state in which an action arrived. Actions that have no effect there are not recorded.
 */
export const recordRegion = chatRoomSetup.createStateConfig({
  initial: "blank",
  on: {
    "participant.add": { actions: { type: "recordEvent", params: ({ event }) => event } },
    "participant.remove": { actions: { type: "recordEvent", params: ({ event }) => event } },
    "participant.mute": { actions: { type: "recordEvent", params: ({ event }) => event } },
    "participant.unmute": { actions: { type: "recordEvent", params: ({ event }) => event } },
    "speaker.pick": {
      guard: { type: "canBePicked", params: ({ event }) => event },
      actions: { type: "recordEvent", params: ({ event }) => event },
    },
    "turn.regenerate": { guard: canRegenerate, actions: { type: "recordEvent", params: ({ event }) => event } },
    "discussion.pause": {
      guard: "isRunningOrResuming",
      actions: { type: "recordEvent", params: ({ event }) => event },
    },
    // Closing the page pauses the discussion.
    "page.hide": {
      guard: "isRunningOrResuming",
      actions: { type: "recordEvent", params: { type: "discussion.pause" } },
    },
    "discussion.resume": {
      guard: and(["isPaused", "canGoOn"]),
      actions: { type: "recordEvent", params: ({ event }) => event },
    },
    "discussion.stop": { guard: "isUnderWay", actions: { type: "recordEvent", params: ({ event }) => event } },
    "discussion.retry": {
      guard: and(["isFailed", "canGoOn"]),
      actions: { type: "recordEvent", params: ({ event }) => event },
    },
    "discussion.continue": {
      guard: and(["isAtLimit", "canGoOn"]),
      actions: { type: "recordEvent", params: ({ event }) => event },
    },
  },
  states: {
    /** There is no message yet. Actions only change who takes part at the beginning. */
    blank: { always: { guard: "hasMessages", target: "written" } },
    written: { always: { guard: "hasNoMessages", target: "blank" } },
  },
});
