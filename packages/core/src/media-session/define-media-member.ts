import type { AnyActorRef, SnapshotFrom } from "xstate";
import type { MediaHold, MediaKind, MediaMember } from "./media-session.types";

export interface MediaRules<Actor extends AnyActorRef> {
  /** When the session has what. */
  readonly holds: Readonly<Partial<Record<MediaHold, (snapshot: SnapshotFrom<Actor>) => boolean>>>;
  /** What makes it let go; left out, it has nothing that another could need. */
  readonly letGo?: readonly Parameters<Actor["send"]>[0][];
}

export function defineMediaMember<Actor extends AnyActorRef>(
  kind: MediaKind,
  actor: Actor,
  { holds, letGo = [] }: MediaRules<Actor>,
): MediaMember {
  const kinds = Object.keys(holds) as MediaHold[];
  return {
    kind,
    actor,
    holds: () => kinds.filter((hold) => holds[hold]?.(actor.getSnapshot())),
    letGo() {
      for (const event of letGo) actor.send(event);
    },
  };
}
