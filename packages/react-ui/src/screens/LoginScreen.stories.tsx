import { AccessError, type AccessErrorReason } from "@archive-of-minds/core";
import type { Meta } from "@storybook/react-vite";
import { accessStory, playground } from "../stories/story-kit";
import { LoginScreen } from "./LoginScreen";

const meta: Meta = { title: "Screens/Login", component: LoginScreen as never };
export default meta;

const unavailable = (reason: AccessErrorReason, retryAfterMs?: number) =>
  accessStory(async ({ access, until }, verifier) => {
    verifier.failWith(new AccessError(reason, "The archive cannot be reached.", { retryAfterMs }));
    await until("locked");
    access.send({ type: "code.submit", code: "archive" });
    await until("unavailable");
  });

/** Finds out whether the archive was unlocked before. */
export const CheckingStoredFlag = accessStory(() => {}, { readFlag: () => new Promise(() => {}) });
/** The archive is locked: a code is needed. */
export const Locked = accessStory(({ until }) => until("locked"));
/** The code is being checked. */
export const Verifying = accessStory(async ({ access, until }, verifier) => {
  verifier.hold();
  await until("locked");
  access.send({ type: "code.submit", code: "archive" });
});
/** The code was wrong. */
export const Denied = accessStory(async ({ access, until }) => {
  await until("locked");
  access.send({ type: "code.submit", code: "sesame" });
  await until("denied");
});
/** The network failed: the server that checks the code cannot be reached. */
export const UnavailableUnreachable = unavailable("unreachable");
/** Checking the code took too long. */
export const UnavailableTimeout = unavailable("timeout");
/** The page is out of date and has to be loaded again. */
export const UnavailableOutdatedClient = unavailable("outdatedClient");
/** There were too many wrong codes: the visitor has to wait. */
export const UnavailableTooManyAttempts = unavailable("tooManyAttempts", 42_000);
/** The archive is unlocked. */
export const Granted = accessStory(async ({ access, until }) => {
  await until("locked");
  access.send({ type: "code.submit", code: "archive" });
  await until("granted");
});
/** The session expired, and the archive is locked again. */
export const LockedAgain = accessStory(
  async ({ access, until }) => {
    await until("granted");
    access.send({ type: "session.expired" });
  },
  { settings: { "aom.auth": "true" } },
);

/** Every state of this file, to be chosen by a control. */
export const Playground = playground({
  Locked,
  CheckingStoredFlag,

  Verifying,
  Denied,
  UnavailableUnreachable,
  UnavailableTimeout,
  UnavailableOutdatedClient,
  UnavailableTooManyAttempts,
  Granted,
  LockedAgain,
});
