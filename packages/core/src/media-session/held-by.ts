import type { MediaHold, MediaMember } from "./media-session.types";

/** What a session holds now. */
export function heldBy({ actor, holds }: MediaMember): readonly MediaHold[] {
  return (Object.keys(holds) as MediaHold[]).filter((hold) => holds[hold]?.(actor.getSnapshot() as never));
}
