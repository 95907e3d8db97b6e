import { fromCallback } from "xstate";
import { heldBy } from "./held-by";
import type { MediaMember, MediaSessionEvent, WatchSessionEvent } from "./media-session.types";

/** Reports `holds.changed` as a session takes and lets go, and `session.leave` when it ends. Has it let go at `media.letGo`. */
export const watchSession = fromCallback<WatchSessionEvent, MediaMember>(({ input: member, sendBack, receive }) => {
  const { actor } = member;
  const tell = (event: MediaSessionEvent) => sendBack(event);
  let known = "";
  const report = () => {
    const holds = heldBy(member);
    if (holds.join() === known) return;
    known = holds.join();
    tell({ type: "holds.changed", actor, holds });
  };
  const end = () => tell({ type: "session.leave", actor });
  report();
  // An actor that was stopped before says nothing to those who subscribe.
  if (actor.getSnapshot().status !== "active") end();
  const { unsubscribe } = actor.subscribe({ next: report, error: end, complete: end });
  receive(member.letGo);
  return unsubscribe;
});
