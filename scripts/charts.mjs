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
];

/**
 * The charts that have no screens and so no stories: the server's, a provider's, and those another chart shows.
 *
 * @type {readonly { readonly id: string, readonly root: any }[]}
 */
export const chartsWithoutScreens = [
  conversationMachine,
  mediaSessionMachine,
  vendorSessionMachine,
  ownConversationMachine,
  liveRoomMachine,
  liveParticipantMachine,
];
