import { SimulatedClock } from "xstate";
import {
  type Character,
  type ChatRoomActorRef,
  type ChatRoomSnapshot,
  createChatRoom,
  type ChatRoomOptions,
  type ChatRoomProviders,
  createMemoryMemoryStore,
  settingKeys,
  type SettingsStore,
  type MemoryStore,
  type SessionOptions,
} from "@archive-of-minds/core";
import { canBeHeard } from "@archive-of-minds/core/internal";
import { exampleCharacter } from "./example-character";
import { createFakeConversationLog, type FakeConversationLog } from "./fake-conversation-log";
import { createFakeLanguageModel, type FakeCall, type FakeLanguageModel } from "./fake-language-model";
import { createFakeSettingsStore } from "./fake-settings-store";

/**
 * The room of {@link createTestChatRoom}, and providers in place of its fakes. Without those, there is no moderator, no
 * safety check, no voice and no memory store.
 */
export interface TestChatRoomOptions extends Partial<ChatRoomProviders>, Pick<SessionOptions, "inspect"> {
  /** Left out, four examples: `ada`, `ben`, `cleo` and `dan`. */
  readonly characters?: readonly Character[];
  /** The first participants, by id. Left out, `ada` and `ben`. */
  readonly participants?: readonly string[];
  /** The seed of the random choices. Left out, always the same one. */
  readonly seed?: string;
  /** The name of the fake model that answers. Default `Fake vendor`. */
  readonly modelName?: string;
  /** Replaces the random source that is made from the seed. */
  readonly random?: NonNullable<ChatRoomOptions["random"]>;
  /** After so many turns without the visitor, the room asks whether to continue. Left out, the room's own limit. */
  readonly turnLimit?: number;
  /** The stored settings at the start, by key. Default: none. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The start of the ids of messages, `id` by default. Several rooms over one store need different ones. */
  readonly idPrefix?: string;
}

const NOON = Date.parse("2026-01-01T12:00:00.000Z");

/**
 * A running room with its fakes: what the visitor does, what the characters answer, and how time passes. `model` and
 * `conversationLog` are always the fakes, also where a provider of the test's own replaces them.
 */
export interface TestChatRoom {
  readonly room: ChatRoomActorRef;
  /** Resolves when a stored room is loaded. */
  loaded(): Promise<void>;
  readonly clock: SimulatedClock;
  readonly model: FakeLanguageModel;
  readonly conversationLog: FakeConversationLog;
  readonly settingsStore: SettingsStore;
  readonly memoryStore: MemoryStore | undefined;
  until(matches: (snapshot: ChatRoomSnapshot) => boolean): Promise<void>;
  /** Resolves when the discussion is in this state, such as `running.gap`. */
  untilIn(state: string): Promise<void>;
  /** Resolves when the room knows that its voice is ready. */
  untilHeard(): Promise<void>;
  /** Advances the clock by the time that reading the current turn takes. */
  read(): Promise<void>;
  state(): string;
  /** How many deadlines the room waits for. */
  waiting(): number;
  /** The messages, as `speaker: words`. */
  transcript(): string[];
  visitorSays(text: string): void;
  /** Answers the next call with these words; returns the character's id. */
  nextSays(text: string): Promise<string>;
  /** Advances the clock by so many milliseconds, and waits for what that causes. */
  pass(milliseconds: number): Promise<void>;
}

/** A running room with fakes behind it, driven by the visitor's actions. Only the test advances it. */
export function createTestChatRoom(options: TestChatRoomOptions = {}): TestChatRoom {
  const {
    characters = ["ada", "ben", "cleo", "dan"].map((id) => exampleCharacter(id)),
    participants = ["ada", "ben"],
    seed = "a seed",
    modelName = "Fake vendor",
    random,
    turnLimit,
    settings,
    idPrefix = "id",
    inspect,
    ...providers
  } = options;
  const model = createFakeLanguageModel({ name: modelName });
  const conversationLog = createFakeConversationLog();
  const settingsStore = createFakeSettingsStore(settings);
  const clock = new SimulatedClock();
  const { watched, waiting } = watchClock(clock);
  let count = 0;
  const room = createChatRoom({
    providers: {
      languageModel: model,
      moderator: null,
      safetyCheck: null,
      conversationLog,
      settingsStore,
      ...providers,
    },
    characters,
    participants,
    seed,
    ...(random && { random }),
    ...(inspect && { inspect }),
    ...(turnLimit !== undefined && { turnLimit }),
    clock: watched,
    now: () => NOON + clock.now(),
    createId: () => `${idPrefix}-${String((count += 1)).padStart(4, "0")}`,
  });
  const until = (matches: (snapshot: ChatRoomSnapshot) => boolean) => untilRoom(room, matches);
  return {
    room,
    loaded: () => until((snapshot) => !snapshot.matches({ discussion: "loading" })),
    clock,
    model,
    conversationLog,
    settingsStore: providers.settingsStore ?? settingsStore,
    memoryStore: providers.memoryStore,
    until,
    untilIn: (state: string) => until((snapshot) => stateOf(snapshot) === state),
    untilHeard: () => until(({ context }) => canBeHeard(context)),
    async read() {
      const turnId = () => room.getSnapshot().context.currentTurn?.id;
      let turn = turnId();
      for (let second = 0; second < 600 && (turn === undefined || turnId() === turn); second += 1) {
        clock.increment(1_000);
        await settled();
        // The room may still be choosing the speaker.
        turn ??= turnId();
      }
    },
    state: () => stateOf(room.getSnapshot()),
    waiting,
    transcript: () => room.getSnapshot().context.messages.map(({ author, text }) => `${author}: ${text}`),
    visitorSays: (text: string) => room.send({ type: "discussion.say", text }),
    async nextSays(text: string): Promise<string> {
      const call = await model.nextCall();
      call.say(text);
      call.finish();
      return speakerOf(call);
    },
    async pass(milliseconds: number): Promise<void> {
      clock.increment(milliseconds);
      await settled();
    },
  };
}

/** A loaded room with a memory store behind it, whose messages outlive it. */
export async function createStoredChatRoom(options: TestChatRoomOptions = {}): Promise<TestChatRoom> {
  const test = createTestChatRoom({ memoryStore: createMemoryMemoryStore(), ...options });
  await test.loaded();
  return test;
}

/** The same room in the next page, loaded from what this one stored; a crashed page sends no `pagehide`. */
export async function reopenChatRoom(
  { settingsStore, memoryStore }: TestChatRoom,
  options: TestChatRoomOptions = {},
): Promise<TestChatRoom> {
  await settled();
  const stored = settingsStore.read(settingKeys.chatRoom);
  return createStoredChatRoom({
    ...(memoryStore && { memoryStore }),
    settings: { ...(stored !== null && { [settingKeys.chatRoom]: stored }) },
    ...options,
  });
}

/** The same clock, with the number of its pending timers. */
function watchClock(clock: SimulatedClock) {
  const timers = new Set<number>();
  const watched = {
    setTimeout(call: (...args: unknown[]) => void, milliseconds: number) {
      const id = clock.setTimeout(() => {
        timers.delete(id);
        call();
      }, milliseconds);
      timers.add(id);
      return id;
    },
    clearTimeout(id: number) {
      timers.delete(id);
      clock.clearTimeout(id);
    },
  };
  return { watched, waiting: () => timers.size };
}

/** The character that speaks in a call. */
export const speakerOf = ({ request }: FakeCall) => request.characterId ?? "moderator";

/** Waits until all pending promises have settled. */
export async function settled(): Promise<void> {
  // `setImmediate` does not wait; a timer waits at least a millisecond.
  await new Promise((resolve) => (typeof setImmediate === "function" ? setImmediate(resolve) : setTimeout(resolve)));
}

/** The state of the discussion, as `running.gap`. */
function stateOf({ value }: ChatRoomSnapshot): string {
  const { discussion } = value as { readonly discussion: string | Readonly<Record<string, string>> };
  return typeof discussion === "string"
    ? discussion
    : Object.entries(discussion)
        .map(([outer, inner]) => `${outer}.${inner}`)
        .join();
}

async function untilRoom(room: ChatRoomActorRef, matches: (snapshot: ChatRoomSnapshot) => boolean): Promise<void> {
  if (matches(room.getSnapshot())) return;
  await new Promise<void>((resolve) => {
    const { unsubscribe } = room.subscribe((snapshot) => {
      if (!matches(snapshot)) return;
      unsubscribe();
      resolve();
    });
  });
}
