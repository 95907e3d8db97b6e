export { agentBehaviours } from "./agent-stand-in";
export type { AgentBehaviour, AgentConversation, AgentFrame } from "./agent-stand-in";
export { startAnthropicStandIn } from "./anthropic-stand-in";
export { startElevenLabsStandIn } from "./elevenlabs-stand-in";
export type { ElevenLabsStandIn, ElevenLabsStandInOptions } from "./elevenlabs-stand-in";
export { faults } from "./faults";
export type { Fault } from "./faults";
export { startOpenAIStandIn } from "./openai-stand-in";
export { boundReply, eventAnswer, jsonAnswer } from "./stand-in";
export type {
  Answer,
  Behaviour,
  BoundReply,
  Chunk,
  Dialect,
  Refusal,
  StandIn,
  StandInOptions,
  StandInReply,
  StandInRequest,
} from "./stand-in";
export { startStandIn } from "./stand-in-server";
export { startAgentRemote } from "./agent-remote";
export type { AgentRemote, RemoteConversation } from "./agent-remote";
export { startMediaRoomStandIn } from "./media-room/media-room-stand-in";
export type { MediaRoomOptions, MediaRoomStandIn } from "./media-room/media-room-stand-in";
export { roomBehaviours } from "./media-room/media-room.types";
export type { IceServer, RoomBehaviour } from "./media-room/media-room.types";
export type { RoomConversation } from "./media-room/room-conversation";
