/** What the model needs for a discussion of several characters, loaded as one when a character first takes part. */
export { composeRoomReply } from "./compose-room";
export { createRoomMemory } from "./room-memory";
export type { RoomMemory } from "./room-memory";
export { readRoomTurn } from "./room-turn";
export { warmUpRoom } from "./warm-up-room";
