import type { AccessSnapshot } from "./access.machine";

export const failure = ({ context }: AccessSnapshot) => context.failure;

export const gate = (snapshot: AccessSnapshot) =>
  snapshot.matches("granted") ? "open" : snapshot.matches("checkingStoredFlag") ? "checking" : "closed";

export const isExpired = ({ context }: AccessSnapshot) => context.expired;

export const state = ({ value }: AccessSnapshot) => value;
