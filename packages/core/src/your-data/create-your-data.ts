import { createActor } from "xstate";
import { characters as allCharacters } from "../characters";
import type { MemoryStore, SettingsStore } from "../contracts";
import { holdUnstored } from "../memory/hold-unstored";
import { needsProvider } from "../shared/check-options";
import { noSettings } from "../shared/left-out";
import { sessionOptions, type SessionOptions } from "../shared/session-options";
import {
  defineDeleteHere,
  defineDeleteOnServer,
  defineExportData,
  defineForgetVisitor,
  defineReadServer,
  defineWatchData,
  type DataLog,
} from "./your-data.actors";
import { yourDataMachine, type YourDataActorRef } from "./your-data.machine";
import type { DataSubject } from "./your-data.types";

/** The providers: pass the store, the log and the settings of the chat. */
export interface YourDataProviders {
  /** Stores the conversations that are downloaded and deleted. */
  readonly memoryStore: MemoryStore;
  /** Left out, no server stores data. */
  readonly conversationLog?: DataLog;
  /** Left out, there are no drafts and no Chat Room to delete. */
  readonly settingsStore?: SettingsStore;
}

/** What {@link createYourData} needs: a memory store among the providers. Everything else has a default. */
export interface YourDataOptions extends SessionOptions {
  readonly providers: YourDataProviders;
  /** The characters whose conversations may be stored. Left out, the five of the archive. */
  readonly characters?: readonly DataSubject[];
  /** Milliseconds since 1970, for the time of a download or a deletion. Left out, the system's time. */
  readonly now?: () => number;
}

/**
 * Wraps providers into the chart of all data about a visitor, and starts it. Close it with {@link closeYourData}.
 *
 * @example
 * const data = createYourData({ providers: { memoryStore, conversationLog, settingsStore } })
 * data.on('data.exported', ({ fileName, file }) => save(fileName, file))
 * data.send({ type: 'data.download' })
 */
export function createYourData(options: YourDataOptions): YourDataActorRef {
  needsProvider("createYourData", options, "memoryStore");
  const { providers, characters = allCharacters, now } = options;
  const { conversationLog, settingsStore = noSettings } = providers;
  const memoryStore = holdUnstored(providers.memoryStore);
  const machine = yourDataMachine.provide({
    actors: {
      watchData: defineWatchData(memoryStore),
      readServer: defineReadServer(conversationLog),
      exportData: defineExportData(memoryStore, settingsStore, conversationLog),
      deleteHere: defineDeleteHere(memoryStore, settingsStore),
      deleteOnServer: defineDeleteOnServer(conversationLog),
      forgetVisitor: defineForgetVisitor(conversationLog),
    },
  });
  return createActor(machine, {
    ...sessionOptions(options),
    input: {
      characters: characters.map(({ id, name }) => ({ id, name })),
      hasServer: conversationLog !== undefined,
      ...(now && { now }),
    },
  }).start();
}

/** Closes it. A deletion or an export in progress is completed first. */
export function closeYourData(data: YourDataActorRef): void {
  const isUnfinished = () => data.getSnapshot().hasTag("unfinished");
  if (!isUnfinished()) {
    data.stop();
    return;
  }
  const { unsubscribe } = data.subscribe(() => {
    if (isUnfinished()) return;
    unsubscribe();
    data.stop();
  });
}
