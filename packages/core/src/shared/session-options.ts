import type { ActorOptions, AnyActorLogic } from "xstate";

/** The options of every `create…` function that starts a chart. */
export interface SessionOptions {
  /** The clock of every delay; tests pass a `SimulatedClock`. */
  readonly clock?: NonNullable<ActorOptions<AnyActorLogic>["clock"]>;
  /**
   * XState's inspection: a callback or an observer that receives every `@xstate.actor`, `@xstate.event`,
   * `@xstate.snapshot` and `@xstate.microstep` of the session and of its children, from the first one on.
   *
   * @example
   * const chat = createChat({
   *   providers: { languageModel },
   *   inspect: (event) => event.type === '@xstate.event' && console.log(event.actorRef.sessionId, event.event.type),
   * })
   */
  readonly inspect?: NonNullable<ActorOptions<AnyActorLogic>["inspect"]>;
}

/** The options that were given, as XState takes them. */
export const sessionOptions = ({ clock, inspect }: SessionOptions): SessionOptions => ({
  ...(clock && { clock }),
  ...(inspect && { inspect }),
});
