/** The steps of a check of the way to live conversations, in the order they are taken. */
export const connectionSteps = ["microphone", "server", "websocket", "mediaRoom", "relay"] as const;

export type ConnectionStep = (typeof connectionSteps)[number];

/** What came of a step. `notNeeded`: live conversations go without it here. `unknown`: there is nothing known that could be tried. */
export type ConnectionStepResult = "passed" | "notNeeded" | "unknown";

/**
 * Looks whether live conversations can be held from here. Nothing of what it opens outlives a step.
 *
 * @example
 * await probe.check('microphone', { signal })
 */
export interface ConnectionProbe {
  /**
   * Takes one step. It has no deadline of its own: abort the signal.
   *
   * @throws VoiceAgentError where the step failed; its message is for whoever looks for the fault.
   */
  check(step: ConnectionStep, options: { readonly signal: AbortSignal }): Promise<ConnectionStepResult>;
}
