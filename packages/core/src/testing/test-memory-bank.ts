import { SimulatedClock, waitFor } from "xstate";
import type { Message } from "../contracts";
import { createMemoryBank, type MemoryBankProviders } from "../memory-bank/create-memory-bank";
import type { MemoryBankSnapshot } from "../memory-bank/memory-bank.machine";
import type { MemoryBankEmitted } from "../memory-bank/memory-bank.types";
import { memoryFileText } from "../memory/memory-file";
import { createMemoryMemoryStore } from "../memory/memory-memory-store";
import { createFakeConversationLog } from "./fake-conversation-log";
import { createFakeTextSharer } from "./fake-text-sharer";

export interface TestMemoryBankOptions extends Partial<MemoryBankProviders> {
  readonly character?: { readonly id: string; readonly name: string };
  /** What was said before. */
  readonly messages?: readonly Message[];
  readonly mayReload?: () => boolean;
}

const NOON = Date.parse("2026-01-01T12:00:00.000Z");

/** A running memory bank with fakes behind it. Nothing passes but what the test lets pass. */
export async function createTestMemoryBank(options: TestMemoryBankOptions = {}) {
  const { character = { id: "tesla", name: "Tesla" }, messages = [], mayReload, ...providers } = options;
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
  });
  const news: MemoryBankEmitted[] = [];
  bank.on("*", (event) => void news.push(event));
  return {
    bank,
    clock,
    memoryStore,
    conversationLog,
    textSharer,
    /** What it told those outside, oldest first. */
    news,
    until: (matches: (snapshot: MemoryBankSnapshot) => boolean) => waitFor(bank, matches),
    /** Resolves when the work is in this state. */
    untilIn: (work: MemoryBankSnapshot["value"]["work"]) => waitFor(bank, (snapshot) => snapshot.matches({ work })),
    /** Resolves when nothing is under way. */
    rested: () =>
      waitFor(
        bank,
        (snapshot) =>
          !snapshot.hasTag("busy") &&
          snapshot.matches({ outgoing: "resting" }) &&
          !snapshot.matches({ backup: "checking" }) &&
          !snapshot.matches({ room: "measuring" }),
      ),
    /** What is said in the stored memory. */
    stored: async () => (await memoryStore.load(character.id)).messages,
    /** A file as the download makes it. */
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

export type TestMemoryBank = Awaited<ReturnType<typeof createTestMemoryBank>>;
