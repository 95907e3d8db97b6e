import type { AnyActorRef } from "xstate";
import type { MediaSessionSnapshot } from "./media-session.machine";

/** Whether a reload loses nothing: no session has unsaved work. */
export const canReload = (snapshot: MediaSessionSnapshot) => canReloadExcept()(snapshot);

/** The same without the work of one session, such as a memory bank that reloads the page after an import. */
export const canReloadExcept =
  (actor?: AnyActorRef) =>
  ({ context }: MediaSessionSnapshot): boolean =>
    context.sessions.every(({ member, holds }) => member.actor === actor || !holds.includes("unsavedWork"));
