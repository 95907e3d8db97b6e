import {
  accessMachine,
  cameraMachine,
  cameraSettingsMachine,
  chatMachine,
  chatRoomMachine,
  connectionCheckMachine,
  iosTipMachine,
  mediaSessionMachine,
  memoryBankMachine,
  modelsMachine,
  replyMachine,
  speakingMachine,
  turnMachine,
  voiceAgentMachine,
  yourDataMachine,
} from "@archive-of-minds/core";
import { conversationMachine } from "../apps/server/src/voice-agent/conversation.machine.ts";
import { liveParticipantMachine } from "../packages/core/src/chat-room/live-room/live-participant.machine.ts";
import { liveRoomMachine } from "../packages/core/src/chat-room/live-room/live-room.machine.ts";
import { ownConversationMachine } from "../packages/core/src/voice-agent/own-agent/own-conversation.machine.ts";
import { vendorSessionMachine } from "../packages/core/src/providers/elevenlabs/voice-agent/vendor-session.machine.ts";

/**
 * Every chart of the core.
 *
 * @type {readonly { readonly id: string, readonly root: any }[]}
 */
export const charts = [
  chatMachine,
  chatRoomMachine,
  memoryBankMachine,
  turnMachine,
  replyMachine,
  speakingMachine,
  accessMachine,
  cameraMachine,
  cameraSettingsMachine,
  voiceAgentMachine,
  connectionCheckMachine,
  iosTipMachine,
  yourDataMachine,
  modelsMachine,
];

/**
 * The charts whose states no screen shows, and so have no stories.
 *
 * @type {readonly { readonly id: string, readonly root: any }[]}
 */
export const chartsWithoutScreens = [
  // It runs in the server.
  conversationMachine,
  // It only decides which session may speak: the stories of the sessions show the result.
  mediaSessionMachine,
  // These two reach the screen only as reports of a `VoiceAgent`: the stories of `voiceAgent` show each report.
  vendorSessionMachine,
  ownConversationMachine,
  // The screen shows the status and availability of each agent, which several of their states share; the Chat Room's
  // stories `LiveIdle`, `LiveConnecting`, `LiveSpeaking`, `LiveOneUnreachable`, `LiveOneElsewhere` and
  // `LiveWithoutAgent` show each of them.
  liveRoomMachine,
  liveParticipantMachine,
];
