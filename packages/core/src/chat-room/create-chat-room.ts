import { createActor, type Actor } from "xstate";
import type { Character } from "../characters/character";
import { characters as allCharacters } from "../characters";
import { defineRunVoiceEngine } from "../speaking/voice-engine.actors";
import { checkCharacters, needsProvider } from "../shared/check-options";
import type {
  ConversationLog,
  LanguageModel,
  MemoryStore,
  SafetyCheck,
  SettingsStore,
  SoundEffectsPlayer,
  SpeechSynthesizer,
} from "../contracts";
import { chooseSafetyCheck, DEFAULT_LANGUAGE } from "../safety/chosen-check";
import { defineCheckNeed } from "../safety/safety.actors";
import { unrelatedMessage } from "../safety/unrelated-message";
import { createId as createUniqueId, type CreateId } from "../shared/create-id";
import { noLog, noSettings } from "../shared/left-out";
import type { RoomPhrases } from "../shared/phrases";
import { sessionOptions, type SessionOptions } from "../shared/session-options";
import { readPreferences } from "../preferences/preference";
import { chatRoomPreferences } from "../preferences/preferences";
import { defineRememberSetting } from "../preferences/remember-setting";
import { voiceIdKey } from "../shared/setting-keys";
import { logVoiceFailures } from "../speaking/log-voice-failures";
import { whileSoundEffectsOn } from "../speaking/sound-effects-setting";
import {
  defineAcquireWakeLock,
  defineAskModerator,
  defineKeepAgents,
  defineRunRoomTurn,
  defineWatchVoiceRequests,
} from "./chat-room.actors";
import type { ChatRoomContext, DrawRandom } from "./chat-room.types";
import type { AgentSessions } from "./live-room/create-agent-sessions";
import type { ReplyModel } from "../turn/reply.machine";
import { defineLogExchange } from "../turn/log-exchange";
import { chatRoomMachine, type ChatRoomActorRef } from "./chat-room.machine";
import { holdUnstored } from "../memory/hold-unstored";
import { keepRoom } from "./keep-room";
import { visitorNameInRoom } from "./room-prompt";
import { defineLoadRoom } from "./load-room";

/** The providers of a room. Only the language model is required. */
export interface ChatRoomProviders {
  /** Writes the turns of every character that has neither a live agent nor a model of its own in `languageModels`. */
  readonly languageModel: LanguageModel;
  /** Live agents, which replace the language models; made with `createAgentSessions`. */
  readonly agents?: AgentSessions;
  /** Another language model for some characters, by character id. */
  readonly languageModels?: Readonly<Record<string, LanguageModel>>;
  /** Chooses the next speaker among three or more. Left out, a remote `languageModel` does; with `null`, the choice is random. */
  readonly moderator?: LanguageModel | null;
  /** Checks the visitor's messages for signs of need before a model reads them. Left out, the built-in check for English and German; `null` turns it off. */
  readonly safetyCheck?: SafetyCheck | null;
  /** Left out, turns are not logged. */
  readonly conversationLog?: ConversationLog;
  /** Left out, the room is silent. */
  readonly speechSynthesizer?: SpeechSynthesizer;
  /** Plays the sounds that turns contain as words, such as `bzzzt`. Left out, they are skipped. */
  readonly soundEffects?: SoundEffectsPlayer;
  /** Stores the messages; the same one as the chat’s. Left out, the room is lost when the page closes. */
  readonly memoryStore?: MemoryStore;
  /** Stores settings and, with a `memoryStore`, the participants and the next speaker. */
  readonly settingsStore?: SettingsStore;
  /** Keeps the screen awake until the returned function is called. Left out, a discussion pauses when a phone turns its screen off. */
  readonly wakeLock?: () => () => void;
}

/** What {@link createChatRoom} needs: a language model among the providers. Everything else has a default. */
export interface ChatRoomOptions extends SessionOptions {
  readonly providers: ChatRoomProviders;
  /** Left out, the five characters of the archive. */
  readonly characters?: readonly Character[];
  /** The first participants, by id. Left out, Tesla, Hypatia and Flux; where none of them is among the characters, the first three. */
  readonly participants?: readonly string[];
  /** The seed of all random choices: with the same seed and the same messages, the same characters speak. Left out, a new one each time. */
  readonly seed?: string;
  /** Replaces the random source that is made from the seed. */
  readonly random?: DrawRandom;
  /** After so many turns without the visitor, the room asks whether to continue. Left out, 60. */
  readonly turnLimit?: number;
  /** The sentences of the room itself, such as that a turn failed. Left out, `roomPhrases`, in English. */
  readonly phrases?: RoomPhrases;
  /** The language the visitor writes in, as a BCP 47 tag. Left out, English. */
  readonly language?: string;
  /** Milliseconds since 1970, in step with `clock`. Left out, the system's time. */
  readonly now?: () => number;
  /**
   * Makes the ids of messages and turns, and the seed; ids made later have to sort after earlier ones. Left out, UUIDs,
   * version 7.
   */
  readonly createId?: CreateId;
}

const DEFAULT_PARTICIPANTS = ["tesla", "hypatia", "flux"];

/** The model that answers now, of one that answers by one of several. */
const inUse = (model: LanguageModel) => model.current ?? model;

/**
 * Wraps providers into the room's chart and starts it. A stored room is restored, and its discussion is paused.
 *
 * @example
 * const room = createChatRoom({ providers: { languageModel } })
 * room.on('turn.finished', ({ message }) => console.log(message.author, message.text))
 * room.send({ type: 'discussion.say', text: 'What is light?' })
 */
export function createChatRoom(options: ChatRoomOptions): ChatRoomActorRef {
  needsProvider("createChatRoom", options, "languageModel");
  const {
    providers,
    characters = allCharacters,
    participants,
    phrases,
    language = DEFAULT_LANGUAGE,
    now,
    createId = createUniqueId,
    seed = createId(),
  } = options;
  checkCharacters("createChatRoom", characters, participants ?? []);
  const { languageModel, languageModels = {}, moderator = languageModel, conversationLog = noLog } = providers;
  const settingsStore = ignoringErrors(providers.settingsStore ?? noSettings);
  const stores = providers.memoryStore &&
    providers.settingsStore && { memoryStore: holdUnstored(providers.memoryStore), settingsStore };
  const everybody = () => [
    ...characters,
    { id: "user", name: visitorNameInRoom(actor.getSnapshot().context.visitorName) },
  ];
  const safetyCheck = chooseSafetyCheck(providers.safetyCheck, language);
  const languageModelOf = (id: string) =>
    providers.agents?.modelOf(id) ??
    (Object.hasOwn(languageModels, id) ? languageModels[id] : undefined) ??
    languageModel;
  const modelFor = (id: string, chosen: ReplyModel) => {
    const model = languageModelOf(id);
    return chosen === "next" ? (model.next ?? model) : model;
  };
  /** Receive the number of characters of each speech that a turn requests. */
  const voiceRequests = new Set<(characters: number) => void>();
  const machine = chatRoomMachine.provide({
    actors: {
      ...(stores && { loadRoom: defineLoadRoom(stores) }),
      ...(safetyCheck && { checkNeed: defineCheckNeed(safetyCheck) }),
      runTurn: defineRunRoomTurn({
        modelFor,
        everybody,
        seed: () => turnSeed(actor.getSnapshot().context),
        now,
        isUnrelated: unrelatedMessage(safetyCheck),
        onVoiceAsked: (characters) => voiceRequests.forEach((report) => report(characters)),
        speechSynthesizer: providers.speechSynthesizer,
        soundEffects: providers.soundEffects && whileSoundEffectsOn(providers.soundEffects, settingsStore),
      }),
      askModerator: defineAskModerator(moderator ?? undefined),
      logExchange: defineLogExchange(conversationLog),
      rememberSetting: defineRememberSetting(settingsStore),
      runVoiceEngine: defineRunVoiceEngine(providers),
      keepAgents: defineKeepAgents(
        providers.agents,
        characters.map(({ id }) => id),
      ),
      watchVoiceRequests: defineWatchVoiceRequests((report) => {
        voiceRequests.add(report);
        return () => voiceRequests.delete(report);
      }),
      acquireWakeLock: defineAcquireWakeLock(providers.wakeLock),
    },
  });
  const actor: Actor<typeof chatRoomMachine> = createActor(machine, {
    ...sessionOptions(options),
    input: {
      characters,
      participants: participants ?? defaultParticipants(characters),
      seed,
      isStored: stores !== undefined,
      ...(options.random && { random: options.random }),
      ...(options.turnLimit !== undefined && { turnLimit: options.turnLimit }),
      settings: readPreferences(chatRoomPreferences, settingsStore.read),
      voiceIdOf: (id) => settingsStore.read(voiceIdKey(id)) ?? undefined,
      hasModerator: () =>
        !providers.agents &&
        moderator !== null &&
        (providers.moderator !== undefined || inUse(languageModel).kind === "remote"),
      isLive: providers.agents !== undefined,
      relays: providers.agents?.kind === "remote",
      ...(phrases && { phrases }),
      language,
      checksNeed: safetyCheck !== null,
      isBuiltIn: (id, model) => inUse(modelFor(id, model)).kind === "builtIn",
      nextModelOf: (id) => {
        const [model, next] = [inUse(languageModelOf(id)), languageModelOf(id).next];
        return next && next.kind !== model.kind && model.kind !== "builtIn" ? next : null;
      },
      ...(now && { now }),
      createId,
    },
  });
  if (stores) keepRoom(actor, stores);
  logVoiceFailures(actor);
  actor.start();
  return actor;
}

/** The seed of a turn's text: it changes each time a turn is regenerated. */
function turnSeed({ seed, events }: ChatRoomContext): string {
  const again = events.filter(({ type }) => type === "turn.regenerate").length;
  return again === 0 ? seed : `${seed} ${String(again)}`;
}

/** A store that throws although its contract forbids it loses values, and has no other effect. */
function ignoringErrors(store: SettingsStore): SettingsStore {
  return {
    read(key) {
      try {
        return store.read(key);
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        store.write(key, value);
      } catch {
        // The room continues, and is not restored later.
      }
    },
  };
}

/** Leaves a room: its voice stops at once, and a discussion under way is paused when the room opens again. */
export function closeChatRoom(room: ChatRoomActorRef): void {
  room.send({ type: "discussion.pause" });
  room.stop();
}

function defaultParticipants(characters: readonly Character[]): readonly string[] {
  const ids = characters.map(({ id }) => id);
  const usual = DEFAULT_PARTICIPANTS.filter((id) => ids.includes(id));
  return usual.length > 0 ? usual : ids.slice(0, 3);
}
