import { createActor } from "xstate";
import type { ConnectionProbe } from "../contracts";
import { needs } from "../shared/check-options";
import { sessionOptions, type SessionOptions } from "../shared/session-options";
import { connectionCheckMachine, defineCheckStep, type ConnectionCheckActorRef } from "./connection-check.machine";

/** What {@link createConnectionCheck} needs: a probe. */
export interface ConnectionCheckOptions extends SessionOptions {
  /** Takes each step, such as that of `createElevenLabsConnectionProbe` or `createOwnConnectionProbe`. */
  readonly probe: ConnectionProbe;
}

/**
 * Wraps a probe into the chart of a connection check. It begins with `check.start`.
 *
 * @example
 * const check = createConnectionCheck({ probe })
 * check.send({ type: 'check.start' })
 */
export function createConnectionCheck(options: ConnectionCheckOptions): ConnectionCheckActorRef {
  needs("createConnectionCheck", options, "probe");
  return createActor(
    connectionCheckMachine.provide({ actors: { checkStep: defineCheckStep(options.probe) } }),
    sessionOptions(options),
  ).start();
}
