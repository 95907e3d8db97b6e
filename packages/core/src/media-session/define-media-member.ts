import type { AnyActorRef, SnapshotFrom } from "xstate";
import type { MediaHold, MediaKind, MediaMember } from "./media-session.types";

/**
 * @param holds whether the session holds each thing in a state.
 * @param release events that make it release its media; left out, it has none.
 */
export function defineMediaMember<Actor extends AnyActorRef>(
  kind: MediaKind,
  actor: Actor,
  holds: Readonly<Partial<Record<MediaHold, (snapshot: SnapshotFrom<Actor>) => boolean>>>,
  release: readonly Parameters<Actor["send"]>[0][] = [],
): MediaMember {
  return {
    kind,
    actor,
    holds,
    release() {
      for (const event of release) actor.send(event);
    },
  };
}
