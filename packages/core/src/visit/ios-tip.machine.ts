import { createActor, emit, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import type { SettingsStore } from "../contracts";
import { sessionOptions, type SessionOptions } from "../shared/session-options";
import { readPreference, writePreference } from "../preferences/preference";
import { sitePreferences } from "../preferences/preferences";
import * as timings from "../shared/timings";

/**
 * The tip that tells visitors with an iPhone or iPad how to hear the archive: shown a moment after the page opens, and
 * never again once it was dismissed.
 */
export const iosTipMachine = setup({
  types: {
    events: {} as { type: "tip.dismiss" },
    context: {} as { readonly isWanted: boolean },
    input: {} as { readonly isWanted: boolean },
    emitted: {} as { type: "tip.seen" },
    tags: {} as "waiting",
  },
  actions: { reportSeen: emit({ type: "tip.seen" }) },
  guards: { isWanted: ({ context }) => context.isWanted },
  delays: { iosTip: timings.iosTip },
}).createMachine({
  id: "iosTip",
  context: ({ input }) => input,
  initial: "choosing",
  states: {
    choosing: { always: [{ guard: "isWanted", target: "awaited" }, { target: "hidden" }] },
    awaited: { tags: "waiting", after: { iosTip: "shown" } },
    shown: { on: { "tip.dismiss": { target: "hidden", actions: "reportSeen" } } },
    hidden: { type: "final" },
  },
});

/** The running tip, from {@link createIosTip}: `send({ type: 'tip.dismiss' })` closes it for good. */
export type IosTipActorRef = ActorRefFrom<typeof iosTipMachine>;
/** The state of the tip at one moment. Read it with `iosTipSelectors`. */
export type IosTipSnapshot = SnapshotFrom<typeof iosTipMachine>;

/**
 * What {@link createIosTip} needs: where it stores that the tip was dismissed, and whether this device is one to show
 * it on.
 */
export interface IosTipOptions extends SessionOptions {
  /** Stores that the tip was dismissed, so that it is not shown again. */
  readonly settingsStore: SettingsStore;
  /** Whether this is an iPhone, an iPod or an iPad, which calls itself a Mac. */
  readonly isIos: boolean;
}

/** Creates the chart of the tip, and starts it. */
export function createIosTip(options: IosTipOptions): IosTipActorRef {
  const { settingsStore, isIos } = options;
  const isWanted = isIos && !readPreference(settingsStore, sitePreferences.iosTipSeen);
  const tip = createActor(iosTipMachine, { ...sessionOptions(options), input: { isWanted } });
  tip.on("tip.seen", () => writePreference(settingsStore, sitePreferences.iosTipSeen, true));
  tip.start();
  return tip;
}
