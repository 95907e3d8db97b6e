/** The modules for discussions of several characters, loaded as one chunk when a character first takes part. */
export { composeRoomReply, themeOf } from "./compose-room";
export { createRoomMemory } from "./room-memory";
export type { RoomMemory } from "./room-memory";
export { loadTheme } from "./room-theme";
export { readRoomTurn } from "./room-turn";
export { warmUpRoom } from "./warm-up-room";
