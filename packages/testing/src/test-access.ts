import { SimulatedClock, createActor, fromPromise, waitFor } from "xstate";
import {
  accessMachine,
  defineReadStoredFlag,
  defineRememberSetting,
  defineVerifyCode,
  type AccessVerifier,
  type AccessActorRef,
  type AccessSnapshot,
  type SettingsStore,
  type SessionOptions,
} from "@archive-of-minds/core";
import { createFakeSettingsStore } from "./fake-settings-store";

/** The providers of {@link createTestAccess}. Only the verifier is required. */
export interface TestAccessOptions extends Pick<SessionOptions, "inspect"> {
  /** Checks the codes, such as a fake of {@link createFakeAccessVerifier}. */
  readonly accessVerifier: AccessVerifier;
  /** The stored settings at the start, by key. Default: none. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Reads the stored flag in place of the settings. */
  readonly readFlag?: () => Promise<boolean>;
}

/** A running access session, its clock and its settings. */
export interface TestAccess {
  readonly access: AccessActorRef;
  readonly clock: SimulatedClock;
  readonly settingsStore: SettingsStore;
  /** Resolves when the chart is in this state. */
  until(state: AccessSnapshot["value"]): Promise<AccessSnapshot>;
}

/** A running access chart with fakes behind it. Only the test advances it. */
export function createTestAccess({ accessVerifier, settings, readFlag, inspect }: TestAccessOptions): TestAccess {
  const settingsStore = createFakeSettingsStore(settings);
  const clock = new SimulatedClock();
  const machine = accessMachine.provide({
    actors: {
      readStoredFlag: readFlag ? fromPromise(readFlag) : defineReadStoredFlag(settingsStore),
      verifyCode: defineVerifyCode(accessVerifier),
      rememberSetting: defineRememberSetting(settingsStore),
    },
  });
  const access = createActor(machine, { clock, ...(inspect && { inspect }) }).start();
  return {
    access,
    clock,
    settingsStore,
    until: (state) => waitFor(access, (snapshot) => snapshot.value === state),
  };
}
