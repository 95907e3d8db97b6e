import { SimulatedClock, waitFor } from "xstate";
import {
  createMemoryMemoryStore,
  createYourData,
  type YourDataProviders,
  type YourDataSnapshot,
  type DataSubject,
  type YourDataEmitted,
  type YourDataActorRef,
  type MemoryStore,
  type SettingsStore,
  type SessionOptions,
} from "@archive-of-minds/core";
import { createFakeConversationLog, type FakeConversationLog } from "./fake-conversation-log";
import { createFakeSettingsStore } from "./fake-settings-store";

/** The stored data of {@link createTestYourData}, and providers in place of its fakes. All may be left out. */
export interface TestYourDataOptions extends Partial<YourDataProviders>, Pick<SessionOptions, "inspect"> {
  /** The characters whose conversations may be stored. Left out, Tesla and Hypatia. */
  readonly characters?: readonly DataSubject[];
  /** Whether a server keeps exchanges too; `true` by default. */
  readonly hasServer?: boolean;
}

const NOON = Date.parse("2026-01-01T12:00:00.000Z");

const TWO = [
  { id: "tesla", name: "Tesla" },
  { id: "hypatia", name: "Hypatia" },
];

/**
 * A running session of all stored data, and what it has emitted. `conversationLog` is always the fake, also without a
 * server or where a provider of the test's own replaces it.
 */
export interface TestYourData {
  readonly data: YourDataActorRef;
  readonly clock: SimulatedClock;
  readonly memoryStore: MemoryStore;
  readonly settingsStore: SettingsStore;
  readonly conversationLog: FakeConversationLog;
  /** The events it emitted, oldest first. */
  readonly news: YourDataEmitted[];
  until(matches: (snapshot: YourDataSnapshot) => boolean): Promise<YourDataSnapshot>;
  /** Resolves when no work is running. */
  rested(): Promise<YourDataSnapshot>;
}

/** The chart of all stored data, with fakes behind it. Only the test advances it. */
export async function createTestYourData({
  characters = TWO,
  hasServer = true,
  inspect,
  ...providers
}: TestYourDataOptions = {}): Promise<TestYourData> {
  const clock = new SimulatedClock();
  const now = () => NOON + clock.now();
  const memoryStore = providers.memoryStore ?? createMemoryMemoryStore(now);
  const settingsStore = providers.settingsStore ?? createFakeSettingsStore();
  const conversationLog = createFakeConversationLog();
  await conversationLog.health();
  const data = createYourData({
    providers: { ...(hasServer && { conversationLog }), ...providers, memoryStore, settingsStore },
    characters,
    now,
    clock,
    ...(inspect && { inspect }),
  });
  const news: YourDataEmitted[] = [];
  data.on("*", (event) => void news.push(event));
  return {
    data,
    clock,
    memoryStore,
    settingsStore,
    conversationLog,
    news,
    until: (matches: (snapshot: YourDataSnapshot) => boolean) => waitFor(data, matches),
    rested: () =>
      waitFor(
        data,
        (snapshot) =>
          snapshot.matches({ download: "idle", deletion: "ready" }) &&
          !snapshot.matches({ server: "reading" }) &&
          !snapshot.matches({ server: "readingMore" }),
      ),
  };
}
