import { AccessError, type AccessErrorReason } from "@archive-of-minds/core";
import type { Meta } from "@storybook/react-vite";
import { accessStory, playground } from "../stories/story-kit";
import { LoginScreen } from "./LoginScreen";

const meta: Meta = { title: "Screens/Login", component: LoginScreen as never };
export default meta;

const unavailable = (reason: AccessErrorReason, retryAfterMs?: number) =>
  accessStory(async ({ access, until }, verifier) => {
    verifier.failWith(new AccessError(reason, "No verdict", { retryAfterMs }));
    await until("locked");
    access.send({ type: "code.submit", code: "archive" });
    await until("unavailable");
  });

export const CheckingStoredFlag = accessStory(() => {}, { readFlag: () => new Promise(() => {}) });
export const Locked = accessStory(({ until }) => until("locked"));
export const Verifying = accessStory(async ({ access, until }, verifier) => {
  verifier.hold();
  await until("locked");
  access.send({ type: "code.submit", code: "archive" });
});
export const Denied = accessStory(async ({ access, until }) => {
  await until("locked");
  access.send({ type: "code.submit", code: "sesame" });
  await until("denied");
});
export const UnavailableUnreachable = unavailable("unreachable");
export const UnavailableTimeout = unavailable("timeout");
export const UnavailableOutdatedClient = unavailable("outdatedClient");
export const UnavailableTooManyAttempts = unavailable("tooManyAttempts", 42_000);
export const Granted = accessStory(async ({ access, until }) => {
  await until("locked");
  access.send({ type: "code.submit", code: "archive" });
  await until("granted");
});
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
