/** The steps of a connection check for live conversations, in their order. */
export const connectionSteps = ["microphone", "server", "websocket", "mediaRoom", "relay"] as const;

/**
 * One of the {@link connectionSteps}: the microphone opens, the server answers, a conversation begins over a websocket,
 * one begins in a media room, and a relay is reached.
 */
export type ConnectionStep = (typeof connectionSteps)[number];

/** The result of a step. `notNeeded`: live conversations do not use it here. `unknown`: there is nothing to test. */
export type ConnectionStepResult = "passed" | "notNeeded" | "unknown";

/**
 * Tests whether live conversations can work from here. Everything it opens is closed with its step.
 *
 * @example
 * await probe.check('microphone', { signal })
 */
export interface ConnectionProbe {
  /**
   * Takes one step. It has no deadline of its own: abort the signal.
   *
   * @throws VoiceAgentError where the step failed; its message is for the person who diagnoses the problem.
   */
  check(step: ConnectionStep, options: { readonly signal: AbortSignal }): Promise<ConnectionStepResult>;
}
