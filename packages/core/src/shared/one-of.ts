import type { LanguageModelErrorReason, NeedKind } from "../contracts";

/** A guard for a union of texts, from a table that the compiler keeps complete. */
export const isOneOf =
  <Value extends string>(values: Readonly<Record<Value, true>>) =>
  (value: unknown): value is Value =>
    typeof value === "string" && Object.hasOwn(values, value);

/** Whether a value that was stored or sent is a reason for which a language model fails. */
export const isErrorReason = isOneOf<LanguageModelErrorReason>({
  missingKey: true,
  auth: true,
  locked: true,
  outdatedClient: true,
  permission: true,
  notFound: true,
  rateLimited: true,
  limitReached: true,
  outOfCredit: true,
  unavailable: true,
  overloaded: true,
  invalid: true,
  timeout: true,
  network: true,
  unreachable: true,
  cutOff: true,
  removed: true,
  notLoaded: true,
  tooLong: true,
  unknown: true,
});

/** Whether a value that was stored, imported or sent is a known kind of need. */
export const isNeedKind = isOneOf<NeedKind>({
  despair: true,
  selfHarm: true,
  violence: true,
  childAbuse: true,
  overdose: true,
  medicalEmergency: true,
});
