import type { MediaSessionSnapshot } from "./media-session.machine";
import type { MediaHold, MediaKind } from "./media-session.types";

// Has its own module, so that a page that does not use it does not load it.
export { canReload, canReloadExcept } from "./can-reload";

/** The sessions that hold something, such as `voice`. */
export const holdersOf =
  (hold: MediaHold) =>
  ({ context }: MediaSessionSnapshot): readonly MediaKind[] =>
    context.sessions.filter(({ holds }) => holds.includes(hold)).map(({ member }) => member.kind);

/** Whether a live conversation is under way; `false` without a media session. */
export const isTalkingLive = (snapshot: MediaSessionSnapshot | undefined) =>
  snapshot?.context.sessions.some(({ member, holds }) => member.kind === "voiceAgent" && holds.includes("voice")) ??
  false;
