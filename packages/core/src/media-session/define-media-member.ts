import type { AnyActorRef, SnapshotFrom } from "xstate";
import type { MediaHold, MediaKind, MediaMember } from "./media-session.types";

/**
 * @param holds says in which states the session holds what.
 * @param letGo makes it let go; left out, it has nothing that another could need.
 */
export function defineMediaMember<Actor extends AnyActorRef>(
  kind: MediaKind,
  actor: Actor,
  holds: Readonly<Partial<Record<MediaHold, (snapshot: SnapshotFrom<Actor>) => boolean>>>,
  letGo: readonly Parameters<Actor["send"]>[0][] = [],
): MediaMember {
  return {
    kind,
    actor,
    holds,
    letGo() {
      for (const event of letGo) actor.send(event);
    },
  };
}
