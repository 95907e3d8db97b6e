import { not, type ActorRefFrom, type SnapshotFrom } from "xstate";
import { conversationPhrases } from "../shared/phrases";
import { createId } from "../shared/create-id";
import { DEFAULT_LANGUAGE } from "../safety/chosen-check";
import { defaultsOf } from "../preferences/preference";
import { chatPreferences } from "../preferences/preferences";
import { chatSetup } from "./chat.setup";
import { noMemory } from "./no-memory";
import { adaptiveEndOfTurn } from "../listening/end-of-turn";
import { beginWords } from "../listening/transcript";
import { createLevelMeter } from "../listening/level-meter";
import { audioRegion } from "./regions/audio.region";
import { bargeInRegion } from "./regions/barge-in.region";
import { conversationRegion } from "./regions/conversation.region";
import { draftsRegion } from "./regions/drafts.region";
import { microphoneRegion } from "./regions/microphone.region";
import { otherPagesRegion } from "./regions/other-pages.region";
import { turnRegion } from "./regions/turn.region";
import { turnTakingRegion } from "./regions/turn-taking.region";
import { viewRegion } from "./regions/view.region";
import { voiceActivityRegion } from "./regions/voice-activity.region";
import { voiceOfferRegion } from "./regions/voice-offer.region";
import { voiceRegion } from "./regions/voice.region";

/**
 * One visitor in conversation with one character at a time.
 *
 * Its actors are injected: see the actor slots of the setup, or use `createChat`, which fills them from providers.
 */
export const chatMachine = chatSetup.createMachine({
  id: "chat",
  type: "parallel",
  context: ({ input }) => {
    const character = input.characters.find(({ id }) => id === input.characterId) ?? input.characters[0];
    if (!character)
      throw new Error(
        "The chat needs at least one character. Pass `characters`, or leave it out to have the five of the archive.",
      );
    return {
      config: {
        characters: input.characters,
        phrases: input.phrases ?? conversationPhrases,
        checksNeed: input.checksNeed ?? true,
        logging: input.logging ?? null,
        voiceEngines: input.voiceEngines ?? [],
        voiceBytes: input.voiceBytes ?? null,
        hasRecognizer: input.hasRecognizer ?? true,
        hasSoundEffects: input.hasSoundEffects ?? false,
        outputLevel: input.outputLevel ?? null,
        endOfTurn: input.endOfTurn ?? adaptiveEndOfTurn,
        now: input.now ?? Date.now,
        createId: input.createId ?? createId,
      },
      settings: { ...defaultsOf(chatPreferences), ...input.settings },
      language: input.language ?? DEFAULT_LANGUAGE,
      character,
      model: input.model,
      nextModel: input.nextModel ?? null,
      frameSource: null,
      memory: noMemory(character.id),
      newest: {},
      elsewhere: {},
      composer: {
        draft: input.drafts?.[character.id] ?? "",
        drafts: input.drafts ?? {},
        draftBefore: "",
        editedId: null,
        early: [],
      },
      reply: {
        pending: null,
        answeredId: null,
        replaced: null,
        pictures: {},
        picturesInWords: {},
        failure: null,
        failures: input.failures ?? {},
      },
      log: { isBehind: false, isRefused: false },
      voice: {
        status: null,
        ids: input.voiceIds ?? {},
        spokenId: null,
        heardId: null,
        replayingId: null,
        unspokenId: null,
        failure: null,
      },
      voiceDownload: { progress: null, failure: null },
      listening: { ...beginWords(), visitorVoice: "unknown", level: createLevelMeter() },
    };
  },
  invoke: [
    {
      id: "memoryWriter",
      src: "writeMemory",
      onError: { actions: { type: "setMemoryProblem", params: { problem: "unknown" } } },
    },
    {
      id: "exchangeLogger",
      src: "logExchange",
      onError: { actions: { type: "setLogBehind", params: { isBehind: true } } },
    },
    { id: "othersReader", src: "readOthers", onError: {} },
    { id: "settingsKeeper", src: "rememberSetting", onError: {} },
    { id: "voiceEngine", src: "runVoiceEngine", onError: {} },
  ],
  entry: "checkVoice",
  on: {
    "memories.read": { actions: "askReader" },
    "memories.release": { actions: ["askReader", "dropElsewhere"] },
    "memories.changed": { actions: { type: "setElsewhere", params: ({ event }) => event } },
    "newest.changed": { actions: { type: "setNewest", params: ({ event }) => event } },
    "voice.checked": {
      guard: { type: "isOfCharacter", params: ({ event }) => event },
      actions: { type: "setVoiceStatus", params: ({ event }) => event },
    },
    "voice.enable": {
      guard: "isVoiceOff",
      actions: { type: "changeSetting", params: { name: "voiceOn", value: true } },
    },
    "voice.disable": {
      guard: not("isVoiceOff"),
      actions: ["clearVoiceFailure", { type: "changeSetting", params: { name: "voiceOn", value: false } }],
    },
    "setting.change": [
      {
        guard: { type: "isVoiceEngine", params: ({ event }) => event },
        actions: [{ type: "changeSetting", params: ({ event }) => event }, "followVoiceEngine"],
      },
      { actions: { type: "changeSetting", params: ({ event }) => event } },
    ],
    "language.change": {
      guard: { type: "isOtherLanguage", params: ({ event }) => event },
      actions: { type: "changeLanguage", params: ({ event }) => event },
    },
    "frameSource.attach": {
      guard: { type: "isOtherFrameSource", params: ({ event }) => event },
      actions: { type: "attachFrameSource", params: ({ event }) => event },
    },
    "frameSource.detach": { guard: "hasFrameSource", actions: "detachFrameSource" },
    "model.change": {
      guard: { type: "isOtherModel", params: ({ event }) => event },
      actions: { type: "changeModel", params: ({ event }) => event },
    },
    "voices.check": { actions: "checkVoice" },
    "voice.choose": { actions: { type: "chooseVoice", params: ({ event }) => event } },
    "draft.change": {
      guard: { type: "isOtherDraft", params: ({ event }) => event },
      actions: { type: "changeDraft", params: ({ event }) => event },
    },
    "draft.prepend": { actions: [{ type: "putInDraft", params: ({ event }) => event }, "storeDraft"] },
    "drafts.forget": { guard: "hasDrafts", actions: "clearDrafts" },
    "memory.stored": { actions: "clearStorageProblem" },
    "memory.failed": { actions: { type: "setMemoryProblem", params: ({ event }) => ({ problem: event.reason }) } },
    "exchange.logged": { actions: { type: "setLogBehind", params: { isBehind: false } } },
    "exchange.refused": { actions: "recordRefusal" },
    "exchange.queued": [
      {
        guard: { type: "isLocked", params: ({ event }) => event },
        actions: [{ type: "setLogBehind", params: { isBehind: true } }, "reportAccessLost"],
      },
      { actions: { type: "setLogBehind", params: { isBehind: true } } },
    ],
  },
  states: {
    conversation: conversationRegion,
    turn: turnRegion,
    otherPages: otherPagesRegion,
    view: viewRegion,
    turnTaking: turnTakingRegion,
    audio: audioRegion,
    voice: voiceRegion,
    voiceOffer: voiceOfferRegion,
    microphone: microphoneRegion,
    voiceActivity: voiceActivityRegion,
    bargeIn: bargeInRegion,
    // Last, because other regions may change the draft in the same step.
    drafts: draftsRegion,
  },
});

/**
 * A running chat, from `createChat`: `send` takes a `ChatCommand`, `on` calls back with a `ChatEmitted`, and `stop`
 * ends it.
 */
export type ChatActorRef = ActorRefFrom<typeof chatMachine>;
/** The state of a chat at one moment. Read it with `chatSelectors` and `chatVoiceSelectors`. */
export type ChatSnapshot = SnapshotFrom<typeof chatMachine>;
