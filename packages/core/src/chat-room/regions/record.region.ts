import { and, or } from "xstate";
import { chatRoomSetup } from "../chat-room.setup";

const canRegenerate = or([
  and(["isRunning", or(["isSomebodySpeaking", "endsWithCharacter"])]),
  and(["isWaitingForVisitor", "endsWithCharacter"]),
]);

/**
 * What the visitor does to a discussion, kept beside what is said, so that it can be had once more. It stands before the
 * discussion's own region and so notes how things stood when it was done. What comes to nothing there is not noted.
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
    // A page that goes pauses what goes on in it.
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
    /** Nothing was said yet. What is done shows in who takes part when it begins. */
    blank: { always: { guard: "hasMessages", target: "written" } },
    written: { always: { guard: "hasNoMessages", target: "blank" } },
  },
});
