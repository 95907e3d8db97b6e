import { createActor } from "xstate";
import type { AccessVerifier, SettingsStore } from "../contracts";
import { defineRememberSetting } from "../preferences/remember-setting";
import { needs } from "../shared/check-options";
import { sessionOptions, type SessionOptions } from "../shared/session-options";
import { accessMachine, defineReadStoredFlag, defineVerifyCode, type AccessActorRef } from "./access.machine";

/** The providers of a login. Both are required. */
export interface AccessProviders {
  /** Compares the code, such as that of `createBackendAccessVerifier` or `createCodeAccessVerifier`. */
  readonly accessVerifier: AccessVerifier;
  /** Stores that access was granted, so that a reload asks for no code. */
  readonly settingsStore: SettingsStore;
}

/** Wraps providers into the access chart and starts it. */
export function createAccess(providers: AccessProviders, options: SessionOptions = {}): AccessActorRef {
  needs("createAccess", providers, "accessVerifier", "settingsStore");
  const { accessVerifier, settingsStore } = providers;
  const machine = accessMachine.provide({
    actors: {
      readStoredFlag: defineReadStoredFlag(settingsStore),
      verifyCode: defineVerifyCode(accessVerifier),
      rememberSetting: defineRememberSetting(settingsStore),
    },
  });
  return createActor(machine, sessionOptions(options)).start();
}
