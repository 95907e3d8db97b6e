import { createActor } from "xstate";
import type { ConversationLog, MemoryReader, MemoryStore, SettingsStore, StorageMeter, TextSharer } from "../contracts";
import { TextShareError } from "../contracts";
import { holdUnstored } from "../memory/hold-unstored";
import { namedOtherKey, redatedKey } from "../memory/memory-keys";
import { createPageMemoryReader } from "../memory/page-memory-reader";
import { needs, needsProvider } from "../shared/check-options";
import { sessionOptions, type SessionOptions } from "../shared/session-options";
import {
  defineCheckBackup,
  defineClearMemory,
  defineClearServer,
  defineExportMemory,
  defineMeasureStorage,
  defineReadMemoryFile,
  defineRestoreBackup,
  defineShareMemory,
  defineStoreImport,
  defineWatchReplacement,
  defineWriteOutMemory,
} from "./memory-bank.actors";
import { memoryBankMachine, type MemoryBankActorRef } from "./memory-bank.machine";

/** The providers of a memory bank: pass the store and the log of the chat. */
export interface MemoryBankProviders {
  /** Stores the memory that is exported, imported and cleared. */
  readonly memoryStore: MemoryStore;
  /** Left out, no server stores exchanges. */
  readonly conversationLog?: Pick<ConversationLog, "health" | "clear">;
  /** Left out, imports are read on the page's own thread. */
  readonly memoryReader?: MemoryReader;
  /** Left out, nothing can be copied or shared. */
  readonly textSharer?: TextSharer;
  /** Left out, there is no warning that the browser’s storage is nearly full. */
  readonly storageMeter?: StorageMeter;
  /** Left out, notes about an import are lost when the page closes. */
  readonly settingsStore?: SettingsStore;
}

/** What {@link createMemoryBank} needs: a memory store among the providers, and the character. */
export interface MemoryBankOptions extends SessionOptions {
  readonly providers: MemoryBankProviders;
  /** The character whose memory it is. */
  readonly character: { readonly id: string; readonly name: string };
  /** Milliseconds since 1970, for the time of an import or an export. Left out, the system's time. */
  readonly now?: () => number;
  /** Whether the page may be reloaded after an import, called just before. Left out, it always may. */
  readonly mayReload?: () => boolean;
}

/**
 * Wraps providers into the memory bank's chart and starts it. Close it with {@link closeMemoryBank}.
 *
 * @example
 * const bank = createMemoryBank({ providers: { memoryStore }, character: tesla })
 * bank.on('memory.exported', ({ fileName, file }) => save(fileName, file))
 * bank.send({ type: 'memory.download' })
 */
export function createMemoryBank(options: MemoryBankOptions): MemoryBankActorRef {
  needsProvider("createMemoryBank", options, "memoryStore");
  needs("createMemoryBank", options, "character");
  const { providers, character, now, mayReload } = options;
  const {
    conversationLog,
    memoryReader = createPageMemoryReader(now ? { now } : {}),
    textSharer = noSharer,
    storageMeter,
    settingsStore,
  } = providers;
  const memoryStore = holdUnstored(providers.memoryStore);
  const machine = memoryBankMachine.provide({
    actors: {
      readMemoryFile: defineReadMemoryFile(memoryReader),
      storeImport: defineStoreImport(memoryStore),
      exportMemory: defineExportMemory(memoryStore),
      writeOutMemory: defineWriteOutMemory(memoryStore),
      shareMemory: defineShareMemory(textSharer),
      clearMemory: defineClearMemory(memoryStore),
      clearServer: defineClearServer(conversationLog),
      watchReplacement: defineWatchReplacement(memoryStore),
      checkBackup: defineCheckBackup(memoryStore),
      restoreBackup: defineRestoreBackup(memoryStore),
      measureStorage: defineMeasureStorage(storageMeter),
    },
  });
  const { id, name } = character;
  const key = namedOtherKey(id);
  const bank = createActor(machine, {
    ...sessionOptions(options),
    input: {
      character: { id, name },
      namedOther: settingsStore?.read(key) ?? null,
      redated: Number(settingsStore?.read(redatedKey(id)) ?? 0),
      ...(now && { now }),
      ...(mayReload && { mayReload }),
    },
  });
  bank.on("memory.mismatched", ({ character: named }) => {
    // oxlint-disable-next-line no-console -- for the operator of the archive.
    console.warn(`The memory imported for ${id} says it is of ${JSON.stringify(named)}.`);
    settingsStore?.write(key, named);
  });
  bank.on("mismatch.cleared", () => settingsStore?.write(key, null));
  bank.on("memory.redated", ({ count }) => settingsStore?.write(redatedKey(id), String(count)));
  bank.on("redated.cleared", () => settingsStore?.write(redatedKey(id), null));
  return bank.start();
}

/** Closes a Memory Bank. Reading a file stops; a write or a clearing in progress is completed first. */
export function closeMemoryBank(bank: MemoryBankActorRef): void {
  const isUnfinished = () => bank.getSnapshot().hasTag("unfinished");
  if (!isUnfinished()) {
    bank.stop();
    return;
  }
  const { unsubscribe } = bank.subscribe(() => {
    if (isUnfinished()) return;
    unsubscribe();
    bank.stop();
  });
}

const noSharer: TextSharer = {
  share: () => Promise.reject(new TextShareError("unsupported", "There is nothing to share with.")),
};
