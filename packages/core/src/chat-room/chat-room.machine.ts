import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { createId } from "../shared/create-id";
import { DEFAULT_LANGUAGE } from "../safety/chosen-check";
import { defaultsOf } from "../preferences/preference";
import { chatRoomPreferences } from "../preferences/preferences";
import { createSeededRandom } from "../shared/seeded-random";
import { roomPhrases } from "../shared/phrases";
import { chatRoomSetup, NOTHING_SPENT } from "./chat-room.setup";
import { discussionRegion } from "./regions/discussion.region";
import { lookAheadRegion } from "./regions/look-ahead.region";
import { pageRegion } from "./regions/page.region";
import { recordRegion } from "./regions/record.region";

/** After so many turns without the visitor, the room asks whether to continue. */
const TURN_LIMIT = 60;

/**
 * Several characters in one room: they discuss what the visitor says, one after the other, and the visitor can jump in
 * at any time. While one speaks, the next turn is prepared.
 *
 * Its actors come from outside: see the actor slots of the setup, or use `createChatRoom`, which wraps providers into
 * them.
 */
export const chatRoomMachine = chatRoomSetup.createMachine({
  id: "chatRoom",
  type: "parallel",
  context: ({ input }) => {
    const { characters } = input;
    const participants = characters.map(({ id }) => id).filter((id) => input.participants.includes(id));
    return {
      config: {
        characters,
        phrases: input.phrases ?? roomPhrases,
        language: input.language ?? DEFAULT_LANGUAGE,
        checksNeed: input.checksNeed ?? true,
        isBuiltIn: input.isBuiltIn ?? (() => false),
        nextModelOf: input.nextModelOf ?? (() => null),
        random: input.random ?? ((occasion, ofSeed) => createSeededRandom(`${ofSeed}:${occasion}`)),
        voiceIdOf: input.voiceIdOf ?? (() => undefined),
        hasModerator: input.hasModerator ?? (() => false),
        isLive: input.isLive ?? false,
        relays: input.relays ?? false,
        turnLimit: input.turnLimit ?? TURN_LIMIT,
        isStored: input.isStored ?? false,
        now: input.now ?? Date.now,
        createId: input.createId ?? createId,
      },
      settings: { ...defaultsOf(chatRoomPreferences), ...input.settings },
      opening: { early: [], startsPaused: false, startsUnchecked: false },
      seed: input.seed,
      visitorName: "",
      draft: "",
      participants,
      muted: [],
      messages: [],
      beginning: { messages: 0, spoken: 0, participants, muted: [] },
      events: [],
      model: "preferred",
      currentTurn: null,
      next: null,
      queued: null,
      pickedAfter: null,
      agents: { availabilities: {}, skipped: [] },
      budget: NOTHING_SPENT,
      turnsWithoutVisitor: 0,
      voice: { statuses: {}, failure: null },
      alert: null,
      failure: null,
    };
  },
  invoke: [
    { id: "exchangeLogger", src: "logExchange", onError: {} },
    { id: "settingsKeeper", src: "rememberSetting", onError: {} },
    { id: "voiceEngine", src: "runVoiceEngine", onError: {} },
    { id: "agentKeeper", src: "keepAgents", onError: {} },
    { id: "voiceRequestWatcher", src: "watchVoiceRequests", onError: {} },
  ],
  entry: "checkVoices",
  on: {
    "voice.checked": { actions: { type: "setVoiceStatus", params: ({ event }) => event } },
    "setting.change": { actions: [{ type: "changeSetting", params: ({ event }) => event }, "forwardPace"] },
    "voice.asked": { actions: { type: "countVoice", params: ({ event }) => event } },
    "voiceFailure.dismiss": { actions: "dismissVoiceFailure" },
    "agents.changed": { actions: { type: "setAvailabilities", params: ({ event }) => event } },
    "voices.check": { actions: "checkVoices" },
    "audio.unlock": { actions: "unlockVoice" },
    "visitor.rename": { actions: { type: "rename", params: ({ event }) => event } },
    "draft.change": { actions: { type: "changeDraft", params: ({ event }) => event } },
    "need.withdraw": { guard: "hasNeed", actions: "withdrawNeed" },
    "transcript.export": { actions: { type: "exportTranscript", params: ({ event }) => event } },
  },
  states: {
    record: recordRegion,
    discussion: discussionRegion,
    lookAhead: lookAheadRegion,
    page: pageRegion,
  },
});

/**
 * A running Chat Room, from `createChatRoom`: `send` takes a `ChatRoomCommand`, and `on` calls back with a
 * `ChatRoomEmitted`. End it with `closeChatRoom`.
 */
export type ChatRoomActorRef = ActorRefFrom<typeof chatRoomMachine>;
/** The state of a Chat Room at one moment. Read it with `chatRoomSelectors`. */
export type ChatRoomSnapshot = SnapshotFrom<typeof chatRoomMachine>;
