import type { AccessSnapshot } from "./access.machine";

/** Why the code could not be checked; `null` if nothing failed. */
export const failure = ({ context }: AccessSnapshot) => context.failure;

/** `open` with access, `checking` while it is not known yet, else `closed`. */
export const gate = (snapshot: AccessSnapshot) =>
  snapshot.matches("granted") ? "open" : snapshot.matches("checkingStoredFlag") ? "checking" : "closed";

/** Whether the session expired while the page was open. */
export const isExpired = ({ context }: AccessSnapshot) => context.expired;

/** The state of the login. */
export const state = ({ value }: AccessSnapshot) => value;
