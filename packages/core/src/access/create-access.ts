import { createActor } from 'xstate'
import type { AccessVerifier, SettingsStore } from '../contracts'
import { accessMachine, defineReadStoredFlag, defineRememberAccess, defineVerifyCode, type AccessActorRef } from './access.machine'

export interface AccessProviders {
  readonly accessVerifier: AccessVerifier
  readonly settingsStore: SettingsStore
}

/** Wraps providers into the access chart and starts it. */
export function createAccess({ accessVerifier, settingsStore }: AccessProviders): AccessActorRef {
  const machine = accessMachine.provide({
    actors: {
      readStoredFlag: defineReadStoredFlag(settingsStore),
      verifyCode: defineVerifyCode(accessVerifier),
      rememberAccess: defineRememberAccess(settingsStore),
    },
  })
  return createActor(machine).start()
}
