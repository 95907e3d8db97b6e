import type { AnyActorRef } from "xstate";
import type { MediaSessionSnapshot } from "./media-session.machine";

/** Whether a reload would lose nothing: nothing written, said, recorded, imported or deleted is unfinished. */
export const canReload = (snapshot: MediaSessionSnapshot) => canReloadBeside()(snapshot);

/** The same for a session that asks itself, such as a memory bank that has just imported: it is not in its own way. */
export const canReloadBeside =
  (actor?: AnyActorRef) =>
  ({ context }: MediaSessionSnapshot): boolean =>
    context.sessions.every(({ member, holds }) => member.actor === actor || !holds.includes("unsavedWork"));
