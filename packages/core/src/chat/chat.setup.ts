import { listeningSetup } from "./setup/listening.setup";

export type { ChatTag } from "./setup/base.setup";

/**
 * Types, actor slots, actions and guards of the chart; its regions are built from this. Each file in `setup` extends the
 * one before it by one part: base, composer, memory, reply, voice, listening.
 */
export const chatSetup = listeningSetup;
