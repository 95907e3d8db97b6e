import { assign, emit, fromPromise, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import {
  AccessError,
  type AccessErrorReason,
  type AccessVerdict,
  type AccessVerifier,
  type SettingsStore,
} from "../contracts";
import { noSettings } from "../shared/left-out";
import { promiseNotProvided } from "../shared/not-provided";
import { readPreference } from "../preferences/preference";
import { sitePreferences } from "../preferences/preferences";
import { defineRememberSetting } from "../preferences/remember-setting";
import * as timings from "../shared/timings";

/** Why a code could not be checked. */
export interface AccessFailure {
  readonly reason: AccessErrorReason;
  /** How long to wait before the next try, in milliseconds. */
  readonly retryAfterMs?: number;
}

export interface AccessContext {
  readonly failure: AccessFailure | null;
  /** The session expired while the archive was open. */
  readonly expired: boolean;
}

/**
 * What a login takes. All of it comes from outside: a code, and the page's reports that access has ended, which other
 * sessions emit as `access.lost` and `visitor.forgotten`.
 */
export type AccessEvent =
  | { type: "code.submit"; code: string }
  /** The server no longer knows this visitor. */
  | { type: "session.expired" }
  /** The server deleted all data about the visitor. */
  | { type: "visitor.forgotten" };

/**
 * Emitted for each code that was compared. A grant that was stored before, and a code that could not be checked, emit
 * nothing.
 */
export type AccessEmitted = { type: "access.granted" } | { type: "access.denied" };

/** The login of the archive, with one shared code. */
export const accessMachine = setup({
  types: {
    context: {} as AccessContext,
    events: {} as AccessEvent,
    emitted: {} as AccessEmitted,
    children: {} as { flagReader: "readStoredFlag"; codeVerifier: "verifyCode"; settingsWriter: "rememberSetting" },
    tags: {} as "waiting" | "locksField",
  },
  actors: {
    /** Whether access was granted before, in this browser. */
    readStoredFlag: promiseNotProvided<boolean, undefined>("access", "readStoredFlag"),
    verifyCode: promiseNotProvided<AccessVerdict, { code: string }>("access", "verifyCode"),
    /** Stores whether access is granted. Never throws. Default: it is lost when the page closes. */
    rememberSetting: defineRememberSetting(noSettings),
  },
  actions: {
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toAccessFailure(error) })),
    clearFailure: assign({ failure: null, expired: false }),
    markExpired: assign({ expired: true }),
    remember: sendTo("settingsWriter", (_, { granted }: { granted: boolean }) => ({
      type: "setting.write" as const,
      key: sitePreferences.accessGranted.key,
      value: sitePreferences.accessGranted.write(granted),
    })),
    announceGranted: emit({ type: "access.granted" }),
    announceDenied: emit({ type: "access.denied" }),
  },
  guards: {
    isBlank: (_, { code }: { code: string }) => code.trim() === "",
  },
  delays: {
    accessFlag: timings.accessFlag,
    accessVerdict: timings.accessVerdict,
    accessDenial: timings.accessDenial,
  },
}).createMachine({
  id: "access",
  context: { failure: null, expired: false },
  invoke: { id: "settingsWriter", src: "rememberSetting", onError: {} },
  initial: "checkingStoredFlag",
  states: {
    checkingStoredFlag: {
      tags: "waiting",
      invoke: {
        id: "flagReader",
        src: "readStoredFlag",
        onDone: [{ guard: ({ event }) => event.output, target: "granted" }, { target: "locked" }],
        onError: "locked",
      },
      after: { accessFlag: "locked" },
    },
    locked: {
      on: { "code.submit": [{ guard: { type: "isBlank", params: ({ event }) => event } }, { target: "verifying" }] },
    },
    verifying: {
      tags: ["waiting", "locksField"],
      entry: "clearFailure",
      invoke: {
        id: "codeVerifier",
        src: "verifyCode",
        input: ({ event }) => ({ code: event.type === "code.submit" ? event.code : "" }),
        onDone: [
          { guard: ({ event }) => event.output === "granted", target: "granted", actions: "announceGranted" },
          { target: "denied", actions: "announceDenied" },
        ],
        onError: { target: "unavailable", actions: { type: "setFailure", params: ({ event }) => event } },
      },
      after: {
        accessVerdict: {
          target: "unavailable",
          actions: { type: "setFailure", params: { error: new AccessError("timeout", "No answer in time.") } },
        },
      },
    },
    /** The card shakes and the field is cleared. */
    denied: {
      tags: ["waiting", "locksField"],
      after: { accessDenial: "locked" },
    },
    /** The code could not be checked; the visitor may try again. */
    unavailable: {
      on: { "code.submit": [{ guard: { type: "isBlank", params: ({ event }) => event } }, { target: "verifying" }] },
    },
    granted: {
      entry: { type: "remember", params: { granted: true } },
      on: {
        "visitor.forgotten": { target: "locked", actions: { type: "remember", params: { granted: false } } },
        "session.expired": {
          target: "locked",
          actions: ["markExpired", { type: "remember", params: { granted: false } }],
        },
      },
    },
  },
});

/**
 * A running login, from `createAccess`: `send` takes an {@link AccessEvent}, and `on` calls back with an
 * {@link AccessEmitted}.
 */
export type AccessActorRef = ActorRefFrom<typeof accessMachine>;
/** The state of a login at one moment. Read it with `accessSelectors`. */
export type AccessSnapshot = SnapshotFrom<typeof accessMachine>;

function toAccessFailure(error: unknown): AccessFailure {
  if (!(error instanceof AccessError)) return { reason: "unreachable" };
  return { reason: error.reason, ...(error.retryAfterMs !== undefined && { retryAfterMs: error.retryAfterMs }) };
}

/** Makes `readStoredFlag` from a settings store: whether access was granted before in this browser. */
export function defineReadStoredFlag(settings: SettingsStore) {
  return fromPromise<boolean, undefined>(() =>
    Promise.resolve(readPreference(settings, sitePreferences.accessGranted)),
  );
}

/**
 * Makes `verifyCode` from a verifier. An error that it throws becomes the login's {@link AccessFailure}; one that is no
 * `AccessError` counts as `unreachable`.
 */
export function defineVerifyCode(verifier: AccessVerifier) {
  return fromPromise<AccessVerdict, { code: string }>(({ input, signal }) => verifier.verify(input.code, { signal }));
}
