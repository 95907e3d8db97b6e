/** Helpers that the packages of the archive share. They change without notice and are for these packages alone. */
export { withoutRules } from "./characters/rules-heading";
export { frameLengthScene } from "./camera/scene";
export { canBeHeard } from "./chat-room/room-state";
export { holdsOf } from "./media-session/holds-of";
export { findSoundEffects } from "./speaking/sound-effects";
export { isBlank } from "./shared/is-blank";
export { createLoadable, type Loadable } from "./shared/fetch-once";
export { readLazy } from "./shared/lazy";
export { liveCloseCodes } from "./shared/live-close-codes";
export { createSeededRandom } from "./shared/seeded-random";
export { longestLiveText } from "./shared/live-text";
export { flag, name, oneOf } from "./preferences/preference";
export { plainName } from "./shared/plain-name";
