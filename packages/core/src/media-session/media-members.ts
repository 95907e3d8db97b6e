// What each session of a page holds, and how it lets go. In one place, so that no two lists differ.
import type { CameraActorRef } from "../camera/camera.machine";
import { isOn } from "../camera/camera.selectors";
import type { ChatRoomActorRef } from "../chat-room/chat-room.machine";
import { isRunning, isUnderWay as isDiscussionUnderWay } from "../chat-room/chat-room.selectors";
import type { ChatActorRef } from "../chat/chat.machine";
import { isMicrophoneOn, isSpeaking, isUnderWay as isChatUnderWay } from "../chat/chat.selectors";
import type { MemoryBankActorRef } from "../memory-bank/memory-bank.machine";
import { isUnderWay as isMemoryUnderWay } from "../memory-bank/memory-bank.selectors";
import type { VoiceAgentActorRef } from "../voice-agent/voice-agent.machine";
import { isLive } from "../voice-agent/voice-agent.selectors";
import type { YourDataActorRef } from "../your-data/your-data.machine";
import { isUnderWay as isDataUnderWay } from "../your-data/your-data.selectors";
import { defineMediaMember } from "./define-media-member";
import type { MediaMember } from "./media-session.types";

export const chat = (actor: ChatActorRef): MediaMember =>
  defineMediaMember("chat", actor, {
    holds: { voice: isSpeaking, microphone: isMicrophoneOn, unsavedWork: isChatUnderWay },
    letGo: [{ type: "voice.stop" }, { type: "mic.leave" }],
  });

export const voiceAgent = (actor: VoiceAgentActorRef): MediaMember =>
  defineMediaMember("voiceAgent", actor, {
    holds: { voice: isLive, microphone: isLive, unsavedWork: isLive },
    letGo: [{ type: "agent.stop" }],
  });

export const chatRoom = (actor: ChatRoomActorRef): MediaMember =>
  defineMediaMember("chatRoom", actor, {
    holds: { voice: isRunning, unsavedWork: isDiscussionUnderWay },
    letGo: [{ type: "discussion.pause" }],
  });

export const camera = (actor: CameraActorRef): MediaMember =>
  defineMediaMember("camera", actor, {
    holds: { camera: isOn, unsavedWork: isOn },
    letGo: [{ type: "camera.turnOff" }],
  });

export const memoryBank = (actor: MemoryBankActorRef): MediaMember =>
  defineMediaMember("memoryBank", actor, { holds: { unsavedWork: isMemoryUnderWay } });

export const yourData = (actor: YourDataActorRef): MediaMember =>
  defineMediaMember("yourData", actor, { holds: { unsavedWork: isDataUnderWay } });
