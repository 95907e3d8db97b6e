import { SimulatedClock, waitFor } from "xstate";
import { createMemoryMemoryStore } from "../memory/memory-memory-store";
import { createYourData, type YourDataProviders } from "../your-data/create-your-data";
import type { YourDataSnapshot } from "../your-data/your-data.machine";
import type { DataSubject, YourDataEmitted } from "../your-data/your-data.types";
import { createFakeConversationLog } from "./fake-conversation-log";
import { createFakeSettingsStore } from "./fake-settings-store";

export interface TestYourDataOptions extends Partial<YourDataProviders> {
  readonly characters?: readonly DataSubject[];
  /** Whether a server keeps exchanges too; left out, it does. */
  readonly hasServer?: boolean;
}

const NOON = Date.parse("2026-01-01T12:00:00.000Z");

const TWO = [
  { id: "tesla", name: "Tesla" },
  { id: "hypatia", name: "Hypatia" },
];

/** The chart of everything that is kept, with fakes behind it. Nothing passes but what the test lets pass. */
export async function createTestYourData({
  characters = TWO,
  hasServer = true,
  ...providers
}: TestYourDataOptions = {}) {
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
  });
  const news: YourDataEmitted[] = [];
  data.on("*", (event) => void news.push(event));
  return {
    data,
    clock,
    memoryStore,
    settingsStore,
    conversationLog,
    /** What it told those outside, oldest first. */
    news,
    until: (matches: (snapshot: YourDataSnapshot) => boolean) => waitFor(data, matches),
    /** Resolves when nothing is under way. */
    rested: () =>
      waitFor(
        data,
        (snapshot) =>
          snapshot.matches({ download: "resting", deletion: "ready" }) &&
          !snapshot.matches({ server: "reading" }) &&
          !snapshot.matches({ server: "readingMore" }),
      ),
  };
}

export type TestYourData = Awaited<ReturnType<typeof createTestYourData>>;
