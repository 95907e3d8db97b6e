import { turnEndSetup } from "./setup/turn-end.setup";

export { NOTHING_SPENT, type ChatRoomTag } from "./setup/base.setup";

/**
 * Types, actor slots, actions and guards of the chart; its regions are built from this. Each file in `setup` extends the
 * one before it by one part: base, participants, queue, turn end.
 */
export const chatRoomSetup = turnEndSetup;
