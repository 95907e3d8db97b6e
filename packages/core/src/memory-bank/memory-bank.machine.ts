import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { memoryBankSetup } from "./memory-bank.setup";
import { backupRegion } from "./regions/backup.region";
import { mismatchRegion } from "./regions/mismatch.region";
import { noticeRegion } from "./regions/notice.region";
import { exportRegion } from "./regions/export.region";
import { redatingRegion } from "./regions/redating.region";
import { storageRegion } from "./regions/storage.region";
import { workRegion } from "./regions/work.region";

/**
 * What a visitor can do with the memory of one character: export, import, restore and clear it.
 *
 * Its actors are injected: see the actor slots of the setup, or use `createMemoryBank`, which fills them from providers.
 */
export const memoryBankMachine = memoryBankSetup.createMachine({
  id: "memoryBank",
  type: "parallel",
  context: ({ input }) => ({
    character: input.character,
    now: input.now ?? Date.now,
    mayReload: input.mayReload ?? (() => true),
    source: "file",
    chosen: null,
    progress: 0,
    read: null,
    claimed: null,
    namedOther: input.namedOther ?? null,
    ahead: 0,
    redated: input.redated ?? 0,
    toShare: null,
    refusal: null,
    notice: null,
    storage: null,
    backup: null,
  }),
  invoke: {
    id: "replacementWatcher",
    src: "watchReplacement",
    input: ({ context }) => ({ characterId: context.character.id }),
    onError: {},
  },
  states: {
    work: workRegion,
    export: exportRegion,
    notice: noticeRegion,
    mismatch: mismatchRegion,
    redating: redatingRegion,
    backup: backupRegion,
    storage: storageRegion,
  },
});

/**
 * A running memory bank, from `createMemoryBank`: `send` takes a `MemoryBankCommand`, and `on` calls back with a
 * `MemoryBankEmitted`. End it with `closeMemoryBank`.
 */
export type MemoryBankActorRef = ActorRefFrom<typeof memoryBankMachine>;
/** The state of a memory bank at one moment. Read it with `memoryBankSelectors`. */
export type MemoryBankSnapshot = SnapshotFrom<typeof memoryBankMachine>;
