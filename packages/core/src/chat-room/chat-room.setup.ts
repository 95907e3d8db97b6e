import { assign, enqueueActions, not, or, raise, setup, stateIn } from "xstate";
import type { NeedKind, VoiceStatus } from "../contracts";
import type { RunVoiceEngineEvent } from "../speaking/voice-engine.actors";
import { isWritten } from "../turn/reply-end";
import { careWords } from "../safety/care-words";
import { createSafetyCheck } from "../safety/create-safety-check";
import { defineCheckNeed } from "../safety/safety.actors";
import { isBlank } from "../shared/is-blank";
import { callbackNotProvided, promiseNotProvided } from "../shared/not-provided";
import { toStored, type Setting } from "../preferences/preference";
import { chatRoomPreferences } from "../preferences/preferences";
import type { RememberSettingEvent } from "../preferences/remember-setting";
import { patch } from "../shared/patch";
import * as timings from "../shared/timings";
import type {
  AgentAvailabilities,
  ChatRoomContext,
  ChatRoomEmitted,
  ChatRoomEvent,
  ChatRoomInput,
  EarlyCommand,
  PlannedTurn,
  RoomAlert,
  RoomBudget,
  RoomEvent,
} from "./chat-room.types";
import { canAnswer, pickOf, queuedAs } from "./choose-next";
import { createdAtOf, fileTurn, newMessage } from "./file-turn";
import { restoreRoom, type LoadedRoom } from "./load-room";
import { rankSpeakers, weightOf } from "./rank-speakers";
import { careInRoom, queueHelp } from "./need-in-room";
import { characterPrompt, relayPrompt } from "./room-prompt";
import {
  canBeHeard,
  characterOf,
  hasAgent,
  hasVoice,
  isAgentless,
  isAway,
  isCalling,
  isUnanswered,
  linesSoFar,
  maySpeak,
  nextIn,
  currentLines,
  turnByChance,
  type ModeratorInput,
} from "./room-state";
import { hasTranscript, transcriptFileName, transcriptJson, transcriptText } from "./transcript";
import { saidSoFar, type TurnUnderWay } from "../turn/said-so-far";
import { turnMachine } from "../turn/turn.machine";
import type { TurnOutcome } from "../turn/turn.types";
import type { ReplyOutcome } from "../turn/reply.machine";
import type { LogExchangeEvent } from "../turn/log-exchange";

export type KeepAgentsEvent =
  /** These take part. */
  | { type: "agents.connect"; characterIds: readonly string[] }
  /** The visitor wants those tried again who could not be reached. */
  | { type: "agents.recall" };

interface WithTurns {
  getSnapshot(): { readonly children?: Readonly<Record<string, unknown>> };
}

/** A turn's actor; nothing where the chart is only explored, not run. */
function turnUnderWay(room: unknown, turn: PlannedTurn | null): TurnUnderWay | null {
  if (!turn) return null;
  return ((room as WithTurns).getSnapshot().children?.[turn.id] as TurnUnderWay | undefined) ?? null;
}

/** Whoever has failed may be asked again. */
const allForgiven = ({ agents }: ChatRoomContext): Pick<ChatRoomContext, "agents"> => ({
  agents: {
    availabilities: Object.fromEntries(
      Object.entries(agents.availabilities).filter(([, availability]) => availability === "none"),
    ),
    passedOver: [],
  },
});

/** Who is to speak, where it cannot be this one. */
function queueWithout(
  { queued, pickedAfter }: ChatRoomContext,
  characterId: string,
): Pick<ChatRoomContext, "queued" | "pickedAfter"> {
  const after = pickedAfter?.speaker === characterId ? null : pickedAfter;
  return queued?.speaker === characterId ? { queued: after, pickedAfter: null } : { queued, pickedAfter: after };
}

const failureOf = ({ failure }: TurnOutcome) => failure ?? { reason: "unknown" as const, message: "Nothing was said." };

export const NOTHING_SPENT: RoomBudget = { turns: 0, requests: 0, spokenCharacters: 0 };

/** Types, actor slots, actions and guards of the room's chart. */
export const chatRoomSetup = setup({
  types: {
    context: {} as ChatRoomContext,
    events: {} as ChatRoomEvent,
    emitted: {} as ChatRoomEmitted,
    input: {} as ChatRoomInput,
    // Turns have ids of their own; without one name for all of them the types would allow any child any id.
    children: {} as {
      turn: "runTurn";
      roomLoader: "loadRoom";
      needChecker: "checkNeed";
      moderator: "askModerator";
      exchangeLogger: "logExchange";
      settingsKeeper: "rememberSetting";
      voiceEngine: "runVoiceEngine";
      agentKeeper: "keepAgents";
      wakeLock: "acquireWakeLock";
    },
    tags: {} as ChatRoomTag,
  },
  actors: {
    /** Reads the room that was left. */
    loadRoom: promiseNotProvided<LoadedRoom, undefined>("chatRoom", "loadRoom"),
    /** One turn of one character. Any machine with the turnMachine's input and events will do. */
    runTurn: turnMachine,
    /** Reads what the visitor said for signs of need, before a model does. Left out, the built-in English check does; while it fails, nobody speaks. */
    checkNeed: defineCheckNeed(createSafetyCheck()),
    /** Asks who should speak next; answers with the model's words. */
    askModerator: promiseNotProvided<string, ModeratorInput>("chatRoom", "askModerator"),
    /** Hands turns to the memory service. Never throws. */
    logExchange: callbackNotProvided<LogExchangeEvent>("chatRoom", "logExchange"),
    /** Keeps the visitor's choices. Never throws. */
    rememberSetting: callbackNotProvided<RememberSettingEvent>("chatRoom", "rememberSetting"),
    /** Knows what can speak: answers `voice.check` with `voice.checked`. Never throws. */
    runVoiceEngine: callbackNotProvided<RunVoiceEngineEvent>("chatRoom", "runVoiceEngine"),
    /** Connects live agents: tells with `agents.changed` who cannot be asked. Never throws. */
    keepAgents: callbackNotProvided<KeepAgentsEvent>("chatRoom", "keepAgents"),
    /** Keeps the screen awake. Never throws. */
    acquireWakeLock: callbackNotProvided<{ type: never }>("chatRoom", "acquireWakeLock"),
  },
  actions: {
    takeRoom: assign(({ context }, loaded: LoadedRoom) => restoreRoom(context, loaded)),
    keepEarly: assign(({ context }, { command }: { command: EarlyCommand }) =>
      patch(context, "opening", { early: [...context.opening.early, command] }),
    ),
    /** As events of their own, so that what was loaded is known before anything is added to it. */
    sendEarly: enqueueActions(({ context, enqueue, self }) => {
      for (const command of context.opening.early) enqueue.sendTo(self, command);
      enqueue.assign(patch(context, "opening", { early: [] }));
    }),
    checkVoices: enqueueActions(({ context, enqueue }) => {
      for (const { id } of context.config.characters) enqueue.sendTo("voiceEngine", { type: "voice.check", voice: id });
    }),
    noteVoice: assign(({ context }, { voice, status }: { voice: string; status: VoiceStatus }) =>
      patch(context, "voice", { statuses: { ...context.voice.statuses, [voice]: status } }),
    ),
    noteAgents: assign(({ context }, { availabilities }: { availabilities: AgentAvailabilities }) =>
      patch(context, "agents", { availabilities }),
    ),
    callAgents: enqueueActions(({ context, enqueue }) =>
      enqueue.sendTo("agentKeeper", { type: "agents.connect", characterIds: context.participants }),
    ),
    recallAgents: enqueueActions(({ context, enqueue }) => {
      enqueue.assign(allForgiven(context));
      enqueue.sendTo("agentKeeper", { type: "agents.recall" });
    }),
    unlockVoice: enqueueActions(({ enqueue }) => enqueue.sendTo("voiceEngine", { type: "audio.unlock" })),
    changeSetting: enqueueActions(({ context, enqueue }, setting: Setting<typeof chatRoomPreferences>) => {
      enqueue.assign(patch(context, "settings", { [setting.name]: setting.value }));
      enqueue.sendTo("settingsKeeper", { type: "setting.write", ...toStored(chatRoomPreferences, setting) });
    }),
    /** The turns under way follow the reading pace. */
    forwardPace: enqueueActions(({ context, enqueue }) => {
      const pace = context.settings.readingPace;
      for (const turn of [context.floor, context.next])
        if (turn) enqueue.sendTo(turn.id as "turn", { type: "pace.change", pace });
    }),
    rename: assign({ visitorName: (_, { name }: { name: string }) => name }),

    admit: assign({
      participants: ({ context }, { characterId }: { characterId: string }) =>
        context.config.characters
          .map(({ id }) => id)
          .filter((id) => id === characterId || context.participants.includes(id)),
      alert: null,
    }),
    dismiss: assign(({ context }, { characterId }: { characterId: string }) => ({
      participants: context.participants.filter((id) => id !== characterId),
      ...queueWithout(context, characterId),
    })),
    mute: assign(({ context }, { characterId }: { characterId: string }) => ({
      muted: [...new Set([...context.muted, characterId])],
      ...queueWithout(context, characterId),
    })),
    unmute: assign({
      muted: ({ context }, { characterId }: { characterId: string }) =>
        context.muted.filter((id) => id !== characterId),
    }),

    recordEvent: assign(
      ({ context }, { type, characterId }: Pick<RoomEvent, "type"> & { readonly characterId?: string }) => {
        const { beginning, events, floor, next } = context;
        // Before the first word everything shows in how it begins, which is noted with that word.
        if (context.messages.length === 0) return {};
        const event: RoomEvent = {
          type,
          ...(characterId !== undefined && { characterId }),
          afterMessages: beginning.messages + currentLines(context).length,
          floor: floor?.speaker ?? null,
          next: next?.speaker ?? null,
        };
        return { events: [...events, event] };
      },
    ),

    alert: assign({ alert: (_, { alert }: { alert: RoomAlert | null }) => alert }),

    takeLine: assign(({ context }, { text }: { text: string }) => ({
      messages: [...context.messages, newMessage(context, "user", text.trim())],
      ...(context.messages.length === 0 && {
        beginning: { messages: 0, spoken: 0, participants: context.participants, muted: context.muted },
      }),
      turnsAlone: 0,
      failure: null,
      alert: null,
    })),
    /** Whom the visitor picked speaks next still, unless the visitor now calls somebody; chance decides anew. */
    keepPick: assign(({ context }, { text }: { text: string }) => {
      return { queued: isCalling(context, text) ? null : pickOf(context), pickedAfter: null };
    }),
    /** A turn is taken again: whom the visitor picked speaks after it. */
    setPickAside: assign({ pickedAfter: ({ context }) => pickOf(context) }),

    /** The visitor decided something: the count of turns without them begins anew. */
    noteVisitor: assign({ turnsAlone: 0, failure: null, alert: null }),

    queueHelp: assign(({ context }, { need }: { need: NeedKind }) => queueHelp(context, need)),

    wantSpeaker: raise({ type: "speaker.wanted" }),
    /** What was prepared is thrown away. */
    dropNext: enqueueActions(({ context, enqueue }) => {
      if (context.next) enqueue.stopChild(context.next.id);
      enqueue.assign({ next: null });
      enqueue.raise({ type: "next.drop" });
    }),

    /** Whoever comes or goes makes another company: what was prepared for the former is thrown away, and whoever was sure to speak next still is. */
    dropForCompany: enqueueActions(({ context, enqueue }) => {
      // A moderator that is still asked chooses among those who are left.
      if (!context.next) return;
      const { reason } = context.next;
      enqueue.stopChild(context.next.id);
      enqueue.assign({
        next: null,
        ...((reason.kind === "picked" || reason.kind === "again") && { queued: queuedAs(context.next) }),
      });
      enqueue.raise({ type: "next.drop" });
    }),

    /** The visitor says who is to speak next. */
    pick: assign((_, { characterId }: { characterId: string }) => ({
      queued: { speaker: characterId, reason: { kind: "picked" as const } },
      pickedAfter: null,
      turnsAlone: 0,
      failure: null,
      alert: null,
    })),
    /** Where a discussion is over, nobody is to speak next. */
    clearQueue: assign({ queued: null, pickedAfter: null }),
    /** Keeps who was about to speak; where nobody was, somebody is drawn. */
    queueSomebody: assign({
      queued: ({ context }) => {
        if (context.queued) return context.queued;
        if (context.next) return queuedAs(context.next);
        // Whom the visitor called just now has not been asked yet.
        if (isUnanswered(context)) return turnByChance(context);
        const candidates = context.config.characters.filter(({ id }) => canAnswer(context, id));
        const random = context.config.random(
          `${String(context.beginning.messages + context.messages.length)}:paused`,
          context.seed,
        );
        const [first] = rankSpeakers({ lines: context.messages, candidates, random });
        if (first) return { speaker: first.characterId, reason: first.reason };
        // Who is alone in the room goes on.
        const [alone] = candidates;
        return alone
          ? { speaker: alone.id, reason: { kind: "weighted", weight: weightOf(alone.id, context.messages) } }
          : null;
      },
    }),

    countVoice: assign({
      budget: ({ context }, { characters }: { characters: number }) => ({
        ...context.budget,
        spokenCharacters: context.budget.spokenCharacters + characters,
      }),
    }),
    countRequest: assign({ budget: ({ context }) => ({ ...context.budget, requests: context.budget.requests + 1 }) }),

    /** Begins to write a turn, and to fetch its voice. */
    prepareTurn: enqueueActions(({ context, enqueue }, { planned }: { planned: Omit<PlannedTurn, "id"> | null }) => {
      const character = planned && characterOf(context, planned.speaker);
      if (!character) {
        enqueue.raise({ type: "next.drop" });
        enqueue.raise({ type: "talk.ended" });
        return;
      }
      const lines = linesSoFar({ ...context, queued: planned });
      const care = careInRoom(lines);
      const rests =
        planned.need !== undefined ||
        (care !== null && care.turns > 0 && context.config.scripted.includes(character.id));
      const turn = { ...planned, ...(rests && { rests }), id: `turn-${context.config.createId()}` };
      const present = context.config.characters.filter(({ id }) => maySpeak(context, id));
      const silent = context.config.characters.filter(
        ({ id }) => context.participants.includes(id) && !maySpeak(context, id),
      );
      const scene = {
        lines,
        speaker: character,
        present,
        silent,
        everybody: context.config.characters,
        visitorName: context.visitorName,
        drifts: planned.drifts,
      };
      const said = lines.findLast(({ author }) => author === "user")?.text ?? "";
      const prompt = {
        ...(context.config.relays
          ? relayPrompt(scene, care && care.turns > 0 ? context.config.phrases.need.gentleGuidance : "")
          : characterPrompt(scene)),
        care: careWords(context.config.phrases.need, { character, need: planned.need, care, said }),
      };
      enqueue.assign({
        next: turn,
        queued: null,
        ...(planned.need === undefined && { budget: { ...context.budget, requests: context.budget.requests + 1 } }),
      });
      enqueue.spawnChild("runTurn", {
        id: turn.id as "turn",
        input: {
          turnId: turn.id,
          reply: {
            character,
            messages: prompt.messages,
            direction: prompt.direction,
            stop: prompt.stop,
            model: "preferred",
            ...prompt.care,
          },
          voice: hasVoice(context, character.id) ? "prepared" : "none",
          readingPace: context.settings.readingPace,
          now: context.config.now,
        },
      });
    }),
    giveFloor: enqueueActions(({ context, enqueue }) => {
      if (!context.next) return;
      enqueue.assign({
        floor: { ...context.next, createdAt: createdAtOf(context, context.next), text: null },
        next: null,
        failure: null,
        ...(context.pickedAfter && { queued: context.pickedAfter, pickedAfter: null }),
      });
      enqueue.sendTo(context.next.id, { type: "floor.take" });
      enqueue.raise({ type: "next.taken" });
    }),

    dismissVoiceFailure: assign(({ context }) => patch(context, "voice", { failure: null })),

    noteText: assign({
      floor: ({ context }, { reply }: { reply: ReplyOutcome }) =>
        context.floor && { ...context.floor, text: reply.text },
    }),
    /** Files a turn that was said to its end. */
    fileTurn: enqueueActions(({ context, enqueue }, { outcome }: { outcome: TurnOutcome }) => {
      if (!context.floor) return;
      enqueue.assign({ floor: null, ...patch(context, "agents", { passedOver: [] }) });
      fileTurn(context, enqueue, context.floor, {
        ...outcome,
        end: outcome.end === "failed" ? "complete" : outcome.end,
      });
    }),
    /** Ends the turn under way, and files what was said of it. `keepsWhole`: a text that is there already stays whole. */
    endTurn: enqueueActions(({ context, enqueue, self }, { keepsWhole }: { keepsWhole: boolean }) => {
      const { floor } = context;
      if (!floor) return;
      const turn = turnUnderWay(self, floor);
      enqueue.stopChild(floor.id);
      enqueue.assign({ floor: null });
      if (!turn) return;
      const { draft, reply, voiceFailure } = turn.getSnapshot().context;
      const { isWhole, ...said } = saidSoFar(turn, { keepsWhole });
      const written = reply !== null && isWritten(reply.end) ? reply.end : null;
      const end = isWhole
        ? draft.isCutShort
          ? "length"
          : (written ?? "complete")
        : reply !== null && written === null
          ? "cut"
          : "interrupted";
      fileTurn(context, enqueue, floor, { ...said, end, voiceFailure });
    }),
    /** A turn that said nothing yet is that character's still. */
    queueSilenced: enqueueActions(({ context, enqueue, self }) => {
      const { floor } = context;
      const turn = turnUnderWay(self, floor);
      if (floor && turn && saidSoFar(turn).text === "" && !isWritten(turn.getSnapshot().context.reply?.end)) {
        enqueue.assign({ queued: queuedAs(floor), pickedAfter: pickOf(context) });
      }
    }),
    discardTurn: enqueueActions(({ context, enqueue }) => {
      if (!context.floor) return;
      enqueue.stopChild(context.floor.id);
      enqueue.assign({ floor: null, queued: { ...queuedAs(context.floor), reason: { kind: "again" } } });
    }),
    /** The last line is to be said differently; it stands until the first words of another wording are there. */
    replaceLine: assign(({ context }) => {
      const at = context.messages.findLastIndex(({ author }) => author !== "system");
      const last = context.messages[at];
      if (!last) return {};
      // What the room itself said after it goes. The newest wording is recorded in place of the former.
      return {
        messages: context.messages.slice(0, at + 1),
        queued: {
          speaker: last.author,
          reason: { kind: "again" as const },
          ...(last.drifts && { drifts: true }),
          replacesId: last.id,
        },
      };
    }),
    sayItEnded: assign({
      messages: ({ context }) => [
        ...context.messages,
        { ...newMessage(context, "system", context.config.phrases.talkEnded), tone: "note" as const },
      ],
    }),
    /** With one participant each turn ends the discussion: that is told the first time. */
    sayAlone: assign({
      messages: ({ context }) => {
        const { config, messages, participants, muted } = context;
        const { phrases } = config;
        const present = participants.filter((id) => !muted.includes(id));
        return present.length !== 1 || messages.some(({ text }) => text === phrases.onlyOne)
          ? messages
          : [...messages, { ...newMessage(context, "system", phrases.onlyOne), tone: "note" as const }];
      },
    }),
    sayNobodyElse: assign({
      messages: ({ context }) => [
        ...context.messages,
        newMessage(context, "system", context.config.phrases.nobodyElse),
      ],
    }),
    /** A live agent failed: what came of its turn stays, and the others go on. */
    passOver: enqueueActions(({ context, enqueue }, { outcome }: { outcome: TurnOutcome }) => {
      const { floor } = context;
      if (!floor) return;
      const failure = failureOf(outcome);
      fileTurn(context, enqueue, floor, { ...outcome, end: "cut" });
      enqueue.assign(({ context: { agents, config, messages } }) => {
        const name = characterOf(context, floor.speaker)?.name ?? floor.speaker;
        const notice = isAway({ agents }, floor.speaker)
          ? []
          : [newMessage(context, "system", config.phrases.agentFailed(name, failure.message))];
        return {
          floor: null,
          agents: { ...agents, passedOver: [...agents.passedOver, floor.speaker] },
          messages: [...messages, ...notice],
        };
      });
      enqueue.emit({ type: "turn.failed", speaker: floor.speaker, failure });
    }),
    /** Says in the room why a turn failed; what came of it stays. */
    failTurn: enqueueActions(({ context, enqueue }, { outcome }: { outcome: TurnOutcome }) => {
      const { floor } = context;
      if (!floor) return;
      const failure = failureOf(outcome);
      fileTurn(context, enqueue, floor, { ...outcome, end: "cut" });
      // What came of it stands; of nothing, the next try is still the same turn.
      const again = outcome.text === "" && floor.replacesId !== undefined ? { replacesId: floor.replacesId } : {};
      enqueue.assign(({ context: { agents, config, messages } }) => {
        const name = characterOf(context, floor.speaker)?.name ?? floor.speaker;
        // That nobody is there shows beside their names, and below the discussion.
        const notice =
          config.isLive && isAway({ agents }, floor.speaker)
            ? []
            : [
                newMessage(
                  context,
                  "system",
                  (config.isLive ? config.phrases.agentFailed : config.phrases.turnFailed)(name, failure.message),
                ),
              ];
        return {
          floor: null,
          failure: { speaker: floor.speaker, failure },
          queued: { speaker: floor.speaker, reason: { kind: "again" as const }, ...again },
          messages: [...messages, ...notice],
        };
      });
      enqueue.emit({ type: "turn.failed", speaker: floor.speaker, failure });
      if (failure.reason === "locked") enqueue.emit({ type: "access.lost" });
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
    /** An empty room is another discussion, with a chance of its own. */
    clearRoom: assign(({ context }) => ({
      seed: context.config.createId(),
      messages: [],
      events: [],
      beginning: { messages: 0, spoken: 0, participants: context.participants, muted: context.muted },
      queued: null,
      pickedAfter: null,
      failure: null,
      alert: null,
      turnsAlone: 0,
      ...patch(context, "voice", { failure: null }),
      ...patch(context, "agents", { passedOver: [] }),
      budget: NOTHING_SPENT,
    })),
  },
  guards: {
    isStored: ({ context }) => context.config.isStored,
    isSaidToNobody: ({ context }, { text }: { text: string }) => !isBlank(text) && context.participants.length === 0,
    mayStart: ({ context }, { text }: { text: string }) =>
      !isBlank(text) && context.participants.some((id) => hasAgent(context, id)),
    isSaidToAgentless: ({ context }, { text }: { text: string }) => !isBlank(text) && isAgentless(context),
    isAgentless: ({ context }) => isAgentless(context),
    isNobodyThere: ({ context }) => context.participants.length === 0,
    isNew: ({ context }, { characterId }: { characterId: string }) =>
      characterOf(context, characterId) !== undefined && !context.participants.includes(characterId),
    takesPart: ({ context }, { characterId }: { characterId: string }) => context.participants.includes(characterId),
    canBeMuted: ({ context }, { characterId }: { characterId: string }) => maySpeak(context, characterId),
    /** The visitor may have more to say, or may be in need: nobody is asked until that is known. */
    isGathering: or([
      stateIn({ discussion: { running: "gathering" } }),
      stateIn({ discussion: { running: "checking" } }),
    ]),
    /** The visitor has said something that nobody has answered. */
    hasUnchecked: ({ context }) => context.config.checksNeed && isUnanswered({ messages: currentLines(context) }),
    isNeed: (_, { need }: { need: NeedKind | null }) => need !== null,
    restsAfter: ({ context }, { turnId }: { turnId: string }) =>
      context.floor?.id === turnId && context.floor.rests === true,
    /** The reply to somebody in need was said last. */
    endsWithHelp: ({ context }) => context.messages.at(-1)?.safety !== undefined,
    isKnown: ({ context }, { characterId }: { characterId: string }) => characterOf(context, characterId) !== undefined,
    mayBePicked: ({ context }, { characterId }: { characterId: string }) =>
      maySpeak(context, characterId) && hasAgent(context, characterId) && hasTranscript(context),
    hasFloor: ({ context }, { turnId }: { turnId: string }) => context.floor?.id === turnId,
    /** The turn that has the floor is whole. */
    isWhole: ({ context }, { turnId, reply }: { turnId: string; reply: ReplyOutcome }) =>
      context.floor?.id === turnId && reply.failure === null && reply.text.trim() !== "",
    speaksNow: ({ context }, { characterId }: { characterId: string }) => context.floor?.speaker === characterId,
    speaksNext: ({ context }, { characterId }: { characterId: string }) => context.next?.speaker === characterId,
    hasFailed: ({ context }, { turnId, outcome }: { turnId: string; outcome: TurnOutcome }) =>
      context.floor?.id === turnId && (outcome.failure !== null || outcome.end === "failed"),
    /** A live agent failed, and others are there. A locked archive and an outdated page concern all of them. */
    mayPassOver: ({ context }, { turnId, outcome }: { turnId: string; outcome: TurnOutcome }) =>
      context.config.isLive &&
      context.floor?.id === turnId &&
      (outcome.failure !== null || outcome.end === "failed") &&
      outcome.failure?.reason !== "locked" &&
      outcome.failure?.reason !== "outdatedClient" &&
      context.participants.some((id) => id !== context.floor?.speaker && canAnswer(context, id)),
    isSomebodySpeaking: ({ context }) => context.floor !== null,
    endsWithCharacter: ({ context }) => {
      const last = context.messages.findLast(({ author }) => author !== "system");
      return last !== undefined && maySpeak(context, last.author);
    },
    /** Somebody takes part who can be asked. */
    canGoOn: ({ context }) => context.participants.length > 0 && !isAgentless(context),
    isNextReady: ({ context }) => context.next !== null,
    isRunning: stateIn({ discussion: "running" }),
    /** Nobody speaks or is about to, and nothing went wrong. */
    isResting: or([
      stateIn({ discussion: "idle" }),
      stateIn({ discussion: "paused" }),
      stateIn({ discussion: "atLimit" }),
    ]),
    isPaused: stateIn({ discussion: "paused" }),
    isFailed: or([stateIn({ discussion: "failed" }), stateIn({ discussion: "unchecked" })]),
    isAtLimit: stateIn({ discussion: "atLimit" }),
    isUnderWay: not(stateIn({ discussion: "idle" })),
    isAlone: ({ context }) => context.turnsAlone >= context.config.turnLimit,
    /** No voice can be heard, or none was in the last turn. */
    isUnheard: ({ context }) => !canBeHeard(context) || context.messages.at(-1)?.voiced !== true,
    hasLines: ({ context }) => context.messages.length > 0,
    hasNoLines: ({ context }) => context.messages.length === 0,
    isGoingOn: or([stateIn({ discussion: "running" }), stateIn({ discussion: "resuming" })]),
    isConcealed: stateIn({ page: "concealed" }),
    startsPaused: ({ context }) => context.opening.startsPaused,
    startsFailed: ({ context }) => context.failure !== null,
    startsUnchecked: ({ context }) => context.opening.startsUnchecked,
    /** Nobody speaks, or what is said is known to its last word; and there will be a next turn. */
    canDecide: ({ context }) =>
      context.floor?.rests !== true &&
      (context.floor === null || (!context.config.isLive && context.floor.text !== null)) &&
      context.turnsAlone + (context.floor ? 1 : 0) < context.config.turnLimit,
    /** Its words can be seen, and no voice is to come. */
    isShown: ({ context }, { turnId, hasVoice: isVoiced }: { turnId: string; hasVoice: boolean }) =>
      context.floor?.id === turnId && !isVoiced,
    decidesItself: ({ context }) => nextIn(context).kind === "speaker",
    endsHere: ({ context }) => ["over", "nobody"].includes(nextIn(context).kind),
    isOver: ({ context }) => nextIn(context).kind === "over",
    /** Others take part, and none of them can be reached. */
    isLeftAlone: ({ context }) =>
      context.participants.some((id) => maySpeak(context, id) && hasAgent(context, id) && !canAnswer(context, id)),
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

/** `running`: somebody speaks or is about to. `speaking`: a character has the floor. `waiting`: ends by itself in time. */
export type ChatRoomTag = "running" | "speaking" | "waiting" | "lasting";
