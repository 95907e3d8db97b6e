import type { MediaSessionSnapshot } from "./media-session.machine";
import type { MediaHold, MediaKind } from "./media-session.types";

// A module of its own, because a page that never asks does not load it.
export { canReload, canReloadBeside } from "./can-reload";

/** The sessions that hold something, such as `voice`. */
export const holdersOf =
  (hold: MediaHold) =>
  ({ context }: MediaSessionSnapshot): readonly MediaKind[] =>
    context.sessions.filter(({ holds }) => holds.includes(hold)).map(({ member }) => member.kind);

/** Also asked where there is no media session, and so no live conversation. */
export const isTalkingLive = (snapshot: MediaSessionSnapshot | undefined) =>
  snapshot?.context.sessions.some(({ member, holds }) => member.kind === "voiceAgent" && holds.includes("voice")) ??
  false;
