import { SimulatedClock, waitFor } from "xstate";
import {
  type Message,
  createMemoryBank,
  type MemoryBankProviders,
  type MemoryBankSnapshot,
  type MemoryBankEmitted,
  memoryFileText,
  createMemoryMemoryStore,
  type MemoryBankActorRef,
  type MemoryStore,
  type SessionOptions,
} from "@archive-of-minds/core";
import { createFakeConversationLog, type FakeConversationLog } from "./fake-conversation-log";
import { createFakeTextSharer, type FakeTextSharer } from "./fake-text-sharer";

/** The memory of {@link createTestMemoryBank}, and providers in place of its fakes. All may be left out. */
export interface TestMemoryBankOptions extends Partial<MemoryBankProviders>, Pick<SessionOptions, "inspect"> {
  /** Whose memory it is. Left out, Tesla. */
  readonly character?: { readonly id: string; readonly name: string };
  /** The earlier messages. */
  readonly messages?: readonly Message[];
  /** Whether the page may be reloaded after an import. Left out, it always may. */
  readonly mayReload?: () => boolean;
}

const NOON = Date.parse("2026-01-01T12:00:00.000Z");

/**
 * A running memory bank with its fakes, and what it has emitted and stored. `conversationLog` and `textSharer` are
 * always the fakes, also where a provider of the test's own replaces them.
 */
export interface TestMemoryBank {
  readonly bank: MemoryBankActorRef;
  readonly clock: SimulatedClock;
  readonly memoryStore: MemoryStore;
  readonly conversationLog: FakeConversationLog;
  readonly textSharer: FakeTextSharer;
  /** The events it emitted, oldest first. */
  readonly news: MemoryBankEmitted[];
  until(matches: (snapshot: MemoryBankSnapshot) => boolean): Promise<MemoryBankSnapshot>;
  /** Resolves when the work is in this state. */
  untilIn(work: MemoryBankSnapshot["value"]["work"]): Promise<MemoryBankSnapshot>;
  /** Resolves when no work is running. */
  rested(): Promise<MemoryBankSnapshot>;
  /** The messages in the stored memory. */
  stored(): Promise<readonly Message[]>;
  /** A file as the download creates it. */
  fileOf(said: readonly Message[], of?: string): string;
}

/** A running memory bank with fakes behind it. Only the test advances it. */
export async function createTestMemoryBank(options: TestMemoryBankOptions = {}): Promise<TestMemoryBank> {
  const { character = { id: "tesla", name: "Tesla" }, messages = [], mayReload, inspect, ...providers } = options;
  const clock = new SimulatedClock();
  const now = () => NOON + clock.now();
  const memoryStore = providers.memoryStore ?? createMemoryMemoryStore(now);
  const conversationLog = createFakeConversationLog();
  const textSharer = createFakeTextSharer();
  if (messages.length > 0) await memoryStore.replace(character.id, messages);
  await conversationLog.health();
  const bank = createMemoryBank({
    providers: { conversationLog, textSharer, ...providers, memoryStore },
    character,
    now,
    clock,
    ...(mayReload && { mayReload }),
    ...(inspect && { inspect }),
  });
  const news: MemoryBankEmitted[] = [];
  bank.on("*", (event) => void news.push(event));
  return {
    bank,
    clock,
    memoryStore,
    conversationLog,
    textSharer,
    news,
    until: (matches: (snapshot: MemoryBankSnapshot) => boolean) => waitFor(bank, matches),
    untilIn: (work: MemoryBankSnapshot["value"]["work"]) => waitFor(bank, (snapshot) => snapshot.matches({ work })),
    rested: () =>
      waitFor(
        bank,
        (snapshot) =>
          !snapshot.hasTag("busy") &&
          snapshot.matches({ export: "idle" }) &&
          !snapshot.matches({ backup: "checking" }) &&
          !snapshot.matches({ storage: "measuring" }),
      ),
    stored: async () => (await memoryStore.load(character.id)).messages,
    fileOf: (said: readonly Message[], of = character.id) =>
      memoryFileText({
        characterId: of,
        memory: {
          messages: said,
          metadata: {
            createdAt: said[0]?.createdAt ?? new Date(NOON).toISOString(),
            totalInteractions: said.length,
            lastInteraction: said.at(-1)?.createdAt ?? null,
          },
        },
        exportedAt: NOON,
      }),
  };
}
