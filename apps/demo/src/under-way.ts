import type { AnyActorRef, SnapshotFrom } from "xstate";

/** Whether a session is in progress that a reload would interrupt or lose. */
export interface UnderWay {
  /** Watches an actor until it ends. */
  watch<Actor extends AnyActorRef>(actor: Actor, isBusy: (snapshot: SnapshotFrom<Actor>) => boolean): void;
  readonly subscribe: (report: () => void) => () => void;
  /** @param besides an actor that does not count, such as the caller's own. */
  readonly isAny: (besides?: AnyActorRef) => boolean;
}

export function createUnderWay(): UnderWay {
  const busy = new Set<AnyActorRef>();
  const reports = new Set<() => void>();
  const note = (actor: AnyActorRef, isBusy: boolean) => {
    if (busy.has(actor) === isBusy) return;
    if (isBusy) busy.add(actor);
    else busy.delete(actor);
    for (const report of [...reports]) report();
  };
  return {
    watch(actor, isBusy) {
      const read = (snapshot: SnapshotFrom<typeof actor>) => note(actor, isBusy(snapshot));
      const end = () => note(actor, false);
      actor.subscribe({ next: read, error: end, complete: end });
      read(actor.getSnapshot());
    },
    subscribe(report) {
      reports.add(report);
      return () => reports.delete(report);
    },
    isAny: (besides) => [...busy].some((actor) => actor !== besides),
  };
}
