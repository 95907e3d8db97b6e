import type { AnyActorRef } from "xstate";
import type { MediaSessionSnapshot } from "./media-session.machine";
import type { MediaHold, MediaKind } from "./media-session.types";

/** Whether a reload would lose nothing: nothing written, said, recorded, imported or deleted is unfinished. */
export const canReload = (snapshot: MediaSessionSnapshot) => canReloadBeside()(snapshot);

/** The same for a session that asks itself, such as a memory bank that has just imported: it is not in its own way. */
export const canReloadBeside =
  (actor?: AnyActorRef) =>
  ({ context }: MediaSessionSnapshot): boolean =>
    context.sessions.every(({ member, holds }) => member.actor === actor || !holds.includes("unsavedWork"));

/** The sessions that hold something, such as `voice`. */
export const holdersOf =
  (hold: MediaHold) =>
  ({ context }: MediaSessionSnapshot): readonly MediaKind[] =>
    context.sessions.filter(({ holds }) => holds.includes(hold)).map(({ member }) => member.kind);

export const isTalkingLive = ({ context }: MediaSessionSnapshot) =>
  context.sessions.some(({ member, holds }) => member.kind === "voiceAgent" && holds.includes("voice"));
