import {
  accessMachine,
  cameraMachine,
  cameraSettingsMachine,
  chatMachine,
  chatRoomMachine,
  connectionCheckMachine,
  iosTipMachine,
  memoryBankMachine,
  replyMachine,
  speakingMachine,
  turnMachine,
  voiceAgentMachine,
  yourDataMachine,
} from "@archive-of-minds/core";

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
