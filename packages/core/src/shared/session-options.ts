import type { ActorOptions, AnyActorLogic } from "xstate";

/** What every session takes, whatever it is of. */
export interface SessionOptions {
  /** Drives every wait; tests pass a `SimulatedClock`. */
  readonly clock?: NonNullable<ActorOptions<AnyActorLogic>["clock"]>;
  /** Told of every actor, event and snapshot, from the session's birth on: XState's inspection. */
  readonly inspect?: NonNullable<ActorOptions<AnyActorLogic>["inspect"]>;
}

/** The part of them that was given, as XState takes it. */
export const sessionOptions = ({ clock, inspect }: SessionOptions): SessionOptions => ({
  ...(clock && { clock }),
  ...(inspect && { inspect }),
});
