import { createActor, type ActorOptions, type AnyActorLogic } from 'xstate'
import type { ConnectionProbe } from '../contracts'
import { connectionCheckMachine, defineCheckStep, type ConnectionCheckActorRef } from './connection-check.machine'

export interface ConnectionCheckOptions {
  readonly probe: ConnectionProbe
  readonly clock?: NonNullable<ActorOptions<AnyActorLogic>['clock']>
}

/**
 * Wraps a probe into the chart of a connection check. It begins with `check.start`.
 *
 * @example
 * const check = createConnectionCheck({ probe })
 * check.send({ type: 'check.start' })
 */
export function createConnectionCheck({ probe, clock }: ConnectionCheckOptions): ConnectionCheckActorRef {
  return createActor(connectionCheckMachine.provide({ actors: { checkStep: defineCheckStep(probe) } }), { ...(clock && { clock }) }).start()
}
