import { soundSetup } from "./setup/sound.setup";

/**
 * Types, actor slots, actions and guards of the chart; its regions are built from this. Each file in `setup` extends the
 * one before it by one part: base, connection, transcript, answering, sound.
 */
export const voiceAgentSetup = soundSetup;
