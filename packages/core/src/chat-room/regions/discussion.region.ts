import { and, not } from "xstate";
import { chatRoomSetup } from "../chat-room.setup";
import { unansweredTexts } from "../need-in-room";
import {
  interruptTurn,
  endTurnWithWholeText,
  canBePicked,
  isSpeaking,
  isNextSpeaker,
  isNew,
  isParticipant,
  canBeMuted,
  addParticipant,
  alertNoAgents,
  alertNoParticipants,
  keepEarly,
  pick,
  removeParticipant,
  mute,
  takeVisitorsMessage,
  pauseTurn,
  alertUnanswerable,
  continueDiscussion,
  pickSpeaker,
  regenerate,
  stopOrClear,
  pauseAutomatically,
} from "./discussion.transitions";

/** Whose turn it is, and whether the discussion continues. */
export const discussionRegion = chatRoomSetup.createStateConfig({
  initial: "starting",
  on: {
    "discussion.say": [
      {
        guard: { type: "canStart", params: ({ event }) => event },
        target: ".running",
        actions: takeVisitorsMessage,
      },
      { guard: { type: "isSaidToEmptyRoom", params: ({ event }) => event }, actions: alertNoParticipants },
      { guard: { type: "isSaidButNobodyCanBeAsked", params: ({ event }) => event }, actions: alertNoAgents },
    ],
    "speaker.pick": { guard: canBePicked, actions: ["dropNext", "retryAgents", pick] },
    "participant.add": { guard: { type: "isKnown", params: ({ event }) => event }, actions: addParticipant },
    "participant.remove": [
      { guard: isNextSpeaker, actions: ["dropNextOnParticipantChange", removeParticipant] },
      { actions: removeParticipant },
    ],
    "participant.mute": [{ guard: isNextSpeaker, actions: ["dropNextOnParticipantChange", mute] }, { actions: mute }],
    "participant.unmute": { actions: { type: "unmute", params: ({ event }) => event } },
  },
  states: {
    starting: { always: [{ guard: "isStored", target: "loading" }, { target: "opening" }] },

    /** Commands that arrive before the room is loaded are deferred. */
    loading: {
      tags: "waiting",
      invoke: {
        id: "roomLoader",
        src: "loadRoom",
        onDone: { target: "opening", actions: { type: "restoreRoom", params: ({ event }) => event.output } },
        onError: "opening",
      },
      on: {
        "discussion.say": { actions: keepEarly },
        "participant.add": { actions: keepEarly },
        "participant.remove": { actions: keepEarly },
        "participant.mute": { actions: keepEarly },
        "participant.unmute": { actions: keepEarly },
      },
      after: { memoryLoad: "opening" },
      exit: "sendEarly",
    },

    /** A room that was left during a discussion is paused; one that had failed shows the failure and its actions again. */
    opening: {
      always: [
        { guard: "startsFailed", target: "failed" },
        { guard: "startsUnchecked", target: "unchecked" },
        { guard: "startsPaused", target: "paused" },
        { target: "idle" },
      ],
    },

    idle: {
      entry: "clearQueue",
      on: {
        "speaker.pick": pickSpeaker,
        "turn.regenerate": regenerate,
        "discussion.clear": { actions: "clearRoom" },
      },
    },

    running: {
      tags: ["running", "lasting"],
      invoke: { id: "wakeLock", src: "acquireWakeLock", onError: {} },
      on: {
        "discussion.say": [
          {
            guard: { type: "canStart", params: ({ event }) => event },
            target: ".gathering",
            reenter: true,
            actions: takeVisitorsMessage,
          },
        ],
        "discussion.pause": { target: "paused", actions: pauseTurn },
        "page.hide": { target: "paused", actions: pauseTurn },
        "discussion.stop": { target: "idle", actions: [endTurnWithWholeText, "dropNext"] },
        "turn.advance": { actions: "finishReading" },
        "speaker.pick": {
          guard: canBePicked,
          actions: ["dropNext", "retryAgents", pick, "connectAgents", "requestSpeaker"],
        },
        "turn.regenerate": [
          {
            guard: "isSomebodySpeaking",
            target: ".checking",
            actions: ["recordVisitor", "postponePick", "dropNext", "discardTurn"],
          },
          {
            guard: "endsWithCharacter",
            target: ".checking",
            reenter: true,
            actions: ["recordVisitor", "postponePick", "dropNext", "replaceLastMessage"],
          },
        ],
        // The prompt of the prepared turn names the participants: after a change it is prepared again.
        "participant.add": {
          guard: isNew,
          actions: ["dropNextOnParticipantChange", addParticipant, "connectAgents", "requestSpeaker"],
        },
        "participant.remove": [
          {
            guard: isSpeaking,
            target: ".gap",
            actions: [interruptTurn, "dropNextOnParticipantChange", removeParticipant],
          },
          {
            guard: isParticipant,
            actions: ["dropNextOnParticipantChange", removeParticipant, "connectAgents", "requestSpeaker"],
          },
        ],
        "participant.mute": [
          { guard: isSpeaking, target: ".gap", actions: [interruptTurn, "dropNextOnParticipantChange", mute] },
          { guard: isNextSpeaker, actions: ["dropNextOnParticipantChange", mute, "requestSpeaker"] },
          // A muted character is still a participant: the prepared turn stays valid.
          { guard: canBeMuted, actions: mute },
        ],
        "turn.written": {
          guard: { type: "isWhole", params: ({ event }) => event },
          actions: [{ type: "setTurnText", params: ({ event }) => event }, "requestSpeaker"],
        },
        "turn.ended": [
          {
            guard: { type: "pausesAfter", params: ({ event }) => event },
            target: "paused",
            actions: [
              { type: "recordEvent", params: { type: "discussion.pause" } },
              { type: "fileTurn", params: ({ event }) => event },
              "keepNextTurn",
            ],
          },
          {
            guard: { type: "canSkipFailedAgent", params: ({ event }) => event },
            target: ".gap",
            actions: ["dropNext", { type: "skipFailedAgent", params: ({ event }) => event }],
          },
          {
            guard: { type: "hasFailed", params: ({ event }) => event },
            target: "failed",
            actions: ["postponePick", "dropNext", { type: "failTurn", params: ({ event }) => event }],
          },
          {
            guard: { type: "isCurrentTurn", params: ({ event }) => event },
            target: ".gap",
            actions: { type: "fileTurn", params: ({ event }) => event },
          },
        ],
      },
      initial: "checking",
      states: {
        /** The safety check that runs before any model: does the visitor need help from people? Until it has answered, no character speaks. */
        checking: {
          tags: "waiting",
          always: { guard: not("hasUnchecked"), target: "choosing" },
          invoke: {
            id: "needChecker",
            src: "checkNeed",
            input: ({ context }) => ({ texts: unansweredTexts(context), language: context.config.language }),
            onDone: [
              {
                guard: { type: "isNeed", params: ({ event }) => ({ need: event.output }) },
                target: "choosing",
                actions: { type: "queueNeedReply", params: ({ event }) => ({ need: event.output ?? "despair" }) },
              },
              { target: "choosing" },
            ],
            onError: "#chatRoom.discussion.unchecked",
          },
          after: { safetyCheck: "#chatRoom.discussion.unchecked" },
        },
        /** There is no current turn until the next speaker is chosen. */
        choosing: {
          tags: "lasting",
          entry: ["connectAgents", "requestSpeaker"],
          always: [
            { guard: "hasReachedTurnLimit", target: "#chatRoom.discussion.atLimit" },
            { guard: "isNextReady", target: "replying" },
          ],
          on: {
            "talk.ended": [
              { guard: "isOver", target: "#chatRoom.discussion.idle", actions: "appendTalkEndedNotice" },
              {
                guard: "areOthersUnreachable",
                target: "#chatRoom.discussion.idle",
                actions: "appendOthersUnreachable",
              },
              { target: "#chatRoom.discussion.idle", actions: "appendOnlyOneNotice" },
            ],
          },
        },
        /** The visitor jumped in and may send more messages: no model is asked until they pause. */
        gathering: {
          tags: "waiting",
          after: { jumpInPause: "checking" },
        },
        replying: {
          tags: ["speaking", "lasting"],
          entry: "beginTurn",
          on: {
            "turn.begun": { guard: { type: "isShown", params: ({ event }) => event }, target: "voicing" },
            "turn.heard": {
              guard: { type: "isCurrentTurn", params: ({ event }) => event },
              target: "voicing",
              actions: "dismissVoiceFailure",
            },
          },
        },
        voicing: { tags: ["speaking", "lasting"] },
        gap: {
          tags: "waiting",
          always: [
            { guard: and(["isConcealed", "isUnheard"]), ...pauseAutomatically },
            { guard: "endsWithNeedReply", ...pauseAutomatically },
          ],
          after: { turnGap: "checking" },
        },
      },
    },

    /** The next speaker is kept, and so is its prepared turn, which is neither heard nor seen before it begins. */
    paused: {
      on: {
        "discussion.resume": [...alertUnanswerable, { target: "resuming", actions: ["recordVisitor", "retryAgents"] }],
        "turn.regenerate": regenerate,
        ...stopOrClear,
      },
    },

    resuming: {
      tags: ["running", "waiting"],
      entry: "connectAgents",
      on: { "discussion.pause": "paused", "page.hide": "paused", "discussion.stop": stopOrClear["discussion.stop"] },
      after: {
        roomResume: [{ guard: "hasRest", target: "running.replying", actions: "beginRest" }, { target: "running" }],
      },
    },

    /** The safety check failed, so no model was asked. The messages are kept. */
    unchecked: {
      on: {
        "discussion.retry": continueDiscussion,
        ...stopOrClear,
      },
    },

    /** The context contains whose turn failed, and why. */
    failed: {
      on: {
        "speaker.pick": pickSpeaker,
        "discussion.retry": [
          ...alertUnanswerable,
          {
            guard: { type: "takesNextModel", params: ({ event }) => event },
            target: "running",
            actions: ["takeNextModel", "recordVisitor"],
          },
          ...continueDiscussion,
        ],
        ...stopOrClear,
      },
    },

    /** The characters have spoken for a long time without the visitor, who decides whether they continue. */
    atLimit: {
      on: {
        "speaker.pick": pickSpeaker,
        "discussion.continue": continueDiscussion,
        "turn.regenerate": regenerate,
        ...stopOrClear,
      },
    },
  },
});
