import { fromCallback } from "xstate";
import { holdsOf } from "./holds-of";
import type { MediaMember, MediaSessionEvent, WatchSessionEvent } from "./media-session.types";

/** Reports `holds.changed` when a session takes or releases something, and `session.leave` when it ends. Makes it release its media at `media.release`. */
export const watchSession = fromCallback<WatchSessionEvent, MediaMember>(({ input: member, sendBack, receive }) => {
  const { actor } = member;
  const send = (event: MediaSessionEvent) => sendBack(event);
  let known = "";
  const report = () => {
    const holds = holdsOf(member);
    if (holds.join() === known) return;
    known = holds.join();
    send({ type: "holds.changed", actor, holds });
  };
  const end = () => send({ type: "session.leave", actor });
  report();
  // An actor that was stopped before does not notify new subscribers.
  if (actor.getSnapshot().status !== "active") end();
  const { unsubscribe } = actor.subscribe({ next: report, error: end, complete: end });
  receive(member.release);
  return unsubscribe;
});
