import { assign, enqueueActions, not, or, setup, stateIn } from "xstate";
import type { VoiceStatus } from "../../contracts";
import { defineRunVoiceEngine } from "../../speaking/voice-engine.actors";
import { createSafetyCheck } from "../../safety/create-safety-check";
import { defineCheckNeed } from "../../safety/safety.actors";
import { noLog, noSettings } from "../../shared/left-out";
import { promiseNotProvided } from "../../shared/not-provided";
import { toStored, type Setting } from "../../preferences/preference";
import { chatRoomPreferences } from "../../preferences/preferences";
import { defineRememberSetting } from "../../preferences/remember-setting";
import { patch } from "../../shared/patch";
import * as timings from "../../shared/timings";
import {
  defineAcquireWakeLock,
  defineAskModerator,
  defineKeepAgents,
  defineWatchVoiceRequests,
} from "../chat-room.actors";
import type {
  AgentAvailabilities,
  ChatRoomContext,
  ChatRoomEmitted,
  ChatRoomEvent,
  ChatRoomInput,
  EarlyCommand,
  RoomAlert,
  RoomBudget,
} from "../chat-room.types";
import { restoreRoom, type LoadedRoom } from "../load-room";
import { recentNeedInRoom, recentNeedOfRoom, withoutNeed } from "../need-in-room";
import { canBeHeard } from "../room-state";
import { hasTranscript, transcriptFileName, transcriptJson, transcriptText } from "../transcript";
import { turnMachine } from "../../turn/turn.machine";
import { defineLogExchange } from "../../turn/log-exchange";

/** `running`: a discussion is under way. `speaking`: it is the turn of a character. `waiting`: the state has a timeout. `lasting`: it may last without one. */
export type ChatRoomTag = "running" | "speaking" | "waiting" | "lasting";

export const NOTHING_SPENT: RoomBudget = { turns: 0, requests: 0, spokenCharacters: 0 };

/** Makes agents that failed available again. */
const withFailuresCleared = ({ agents }: ChatRoomContext): Pick<ChatRoomContext, "agents"> => ({
  agents: {
    availabilities: Object.fromEntries(
      Object.entries(agents.availabilities).filter(([, availability]) => availability === "none"),
    ),
    skipped: [],
  },
});

/** Types, actor slots, and the parts that belong to no single region: settings, voices, agents and the page. */
export const baseSetup = setup({
  types: {
    context: {} as ChatRoomContext,
    events: {} as ChatRoomEvent,
    emitted: {} as ChatRoomEmitted,
    input: {} as ChatRoomInput,
    // Each turn has its own id; without this one name the types would allow any id for any child.
    children: {} as {
      turn: "runTurn";
      roomLoader: "loadRoom";
      needChecker: "checkNeed";
      moderator: "askModerator";
      exchangeLogger: "logExchange";
      settingsKeeper: "rememberSetting";
      voiceEngine: "runVoiceEngine";
      agentKeeper: "keepAgents";
      voiceRequestWatcher: "watchVoiceRequests";
      wakeLock: "acquireWakeLock";
    },
    tags: {} as ChatRoomTag,
  },
  actors: {
    /** Loads the stored room. */
    loadRoom: promiseNotProvided<LoadedRoom, undefined>("chatRoom", "loadRoom"),
    /** Generates and speaks one turn of one character. Any machine with the input, events and context of `turnMachine` fits. */
    runTurn: turnMachine,
    /** Checks the visitor's messages for signs of need before a model reads them. Default: the built-in check for English and German. While it fails, no character speaks. */
    checkNeed: defineCheckNeed(createSafetyCheck()),
    /** Asks a language model who should speak next; answers with the model's text. Default: there is none, and chance decides. */
    askModerator: defineAskModerator(),
    /** Sends turns to the memory service. Never throws. Default: no service. */
    logExchange: defineLogExchange(noLog),
    /** Stores the visitor's settings. Never throws. Default: they are lost when the page closes. */
    rememberSetting: defineRememberSetting(noSettings),
    /** Answers `voice.check` with `voice.checked`, and unlocks the page's audio. Never throws. Default: no voice. */
    runVoiceEngine: defineRunVoiceEngine({}),
    /** Connects live agents; reports with `agents.changed` which of them can be asked. Never throws. Default: no live agents. */
    keepAgents: defineKeepAgents(),
    /** Reports with `voice.asked` how many characters of speech the turns request. Never throws. Default: they are not counted. */
    watchVoiceRequests: defineWatchVoiceRequests(),
    /** Keeps the screen awake. Never throws. Default: the screen may go off. */
    acquireWakeLock: defineAcquireWakeLock(),
  },
  actions: {
    restoreRoom: assign(({ context }, loaded: LoadedRoom) => restoreRoom(context, loaded)),
    keepEarly: assign(({ context }, { command }: { command: EarlyCommand }) =>
      patch(context, "opening", { early: [...context.opening.early, command] }),
    ),
    /** Sends the deferred commands as separate events, so that they are handled after the loaded room is in the context. */
    sendEarly: enqueueActions(({ context, enqueue, self }) => {
      for (const command of context.opening.early) enqueue.sendTo(self, command);
      enqueue.assign(patch(context, "opening", { early: [] }));
    }),
    checkVoices: enqueueActions(({ context, enqueue }) => {
      for (const { id } of context.config.characters) enqueue.sendTo("voiceEngine", { type: "voice.check", voice: id });
    }),
    setVoiceStatus: assign(({ context }, { voice, status }: { voice: string; status: VoiceStatus }) =>
      patch(context, "voice", { statuses: { ...context.voice.statuses, [voice]: status } }),
    ),
    setAvailabilities: assign(({ context }, { availabilities }: { availabilities: AgentAvailabilities }) =>
      patch(context, "agents", { availabilities }),
    ),
    connectAgents: enqueueActions(({ context, enqueue }) =>
      enqueue.sendTo("agentKeeper", { type: "agents.connect", characterIds: context.participants }),
    ),
    retryAgents: enqueueActions(({ context, enqueue }) => {
      enqueue.assign(withFailuresCleared(context));
      enqueue.sendTo("agentKeeper", { type: "agents.retry" });
    }),
    unlockVoice: enqueueActions(({ enqueue }) => enqueue.sendTo("voiceEngine", { type: "audio.unlock" })),
    changeSetting: enqueueActions(({ context, enqueue }, setting: Setting<typeof chatRoomPreferences>) => {
      enqueue.assign(patch(context, "settings", { [setting.name]: setting.value }));
      enqueue.sendTo("settingsKeeper", { type: "setting.write", ...toStored(chatRoomPreferences, setting) });
    }),
    /** Sends a changed reading pace to the current and the prepared turn. */
    forwardPace: enqueueActions(({ context, enqueue }) => {
      const pace = context.settings.readingPace;
      for (const turn of [context.currentTurn, context.next])
        if (turn) enqueue.sendTo(turn.id as "turn", { type: "pace.change", pace });
    }),
    /** Ends a turn that is shown only until it has been read. */
    finishReading: enqueueActions(({ context: { currentTurn }, enqueue }) => {
      if (currentTurn) enqueue.sendTo(currentTurn.id as "turn", { type: "turn.read" });
    }),
    withdrawNeed: assign(({ context: { messages, currentTurn, next } }) => {
      const marked = recentNeedInRoom(messages)?.messageId;
      return {
        // Before the gentle reply is a message, its turn holds the mark.
        currentTurn: currentTurn && withoutNeed(currentTurn),
        next: next && withoutNeed(next),
        messages: messages.map((each) => {
          if (each.id !== marked) return each;
          const { safety: _withdrawn, ...message } = each;
          return message;
        }),
      };
    }),
    changeDraft: assign({ draft: (_, { text }: { text: string }) => text }),
    rename: assign({ visitorName: (_, { name }: { name: string }) => name }),
    alert: assign({ alert: (_, { alert }: { alert: RoomAlert | null }) => alert }),
    countVoice: assign({
      budget: ({ context }, { characters }: { characters: number }) => ({
        ...context.budget,
        spokenCharacters: context.budget.spokenCharacters + characters,
      }),
    }),
    exportTranscript: enqueueActions(({ context, enqueue }, { format }: { format: "text" | "json" }) => {
      if (!hasTranscript(context)) return enqueue.assign({ alert: "nothingToExport" });
      const file =
        format === "text"
          ? {
              fileName: transcriptFileName(context.config.now(), "txt"),
              mediaType: "text/plain",
              text: transcriptText({ ...context, characters: context.config.characters }),
            }
          : {
              fileName: transcriptFileName(context.config.now(), "json"),
              mediaType: "application/json",
              text: transcriptJson({ ...context, characters: context.config.characters }),
            };
      enqueue.assign({ alert: null });
      enqueue.emit({ type: "transcript.exported", ...file });
    }),
    dismissVoiceFailure: assign(({ context }) => patch(context, "voice", { failure: null })),
  },
  guards: {
    hasNeed: ({ context }) => recentNeedOfRoom(context) !== null,
    isStored: ({ context }) => context.config.isStored,
    isConcealed: stateIn({ page: "concealed" }),
    startsPaused: ({ context }) => context.opening.startsPaused,
    startsFailed: ({ context }) => context.failure !== null,
    startsUnchecked: ({ context }) => context.opening.startsUnchecked,
    isRunning: stateIn({ discussion: "running" }),
    isPaused: stateIn({ discussion: "paused" }),
    isFailed: or([stateIn({ discussion: "failed" }), stateIn({ discussion: "unchecked" })]),
    isAtLimit: stateIn({ discussion: "atLimit" }),
    isUnderWay: not(stateIn({ discussion: "idle" })),
    isRunningOrResuming: or([stateIn({ discussion: "running" }), stateIn({ discussion: "resuming" })]),
    /** No turn is under way or due, and none failed. */
    isWaitingForVisitor: or([
      stateIn({ discussion: "idle" }),
      stateIn({ discussion: "paused" }),
      stateIn({ discussion: "atLimit" }),
    ]),
    hasMessages: ({ context }) => context.messages.length > 0,
    hasNoMessages: ({ context }) => context.messages.length === 0,
    /** No voice can be heard, or none was in the last turn. */
    isUnheard: ({ context }) => !canBeHeard(context) || context.messages.at(-1)?.voiced !== true,
  },
  delays: {
    turnGap: ({ context }) => (context.config.isLive ? timings.agentRelay : timings.turnGap),
    memoryLoad: timings.memoryLoad,
    roomResume: timings.roomResume,
    safetyCheck: timings.safetyCheck,
    jumpInPause: timings.jumpInPause,
    moderatorAnswer: timings.moderatorAnswer,
    moderatorPatience: timings.moderatorPatience,
  },
});
