import type { MediaHold, MediaMember } from "./media-session.types";

/** The things that a session holds now. */
export function holdsOf({ actor, holds }: MediaMember): readonly MediaHold[] {
  return (Object.keys(holds) as MediaHold[]).filter((hold) => holds[hold]?.(actor.getSnapshot() as never));
}
