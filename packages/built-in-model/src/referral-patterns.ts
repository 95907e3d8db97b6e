import type { AdvisedField } from "./referral-texts";
import type { Replacement } from "./listening-patterns";

/** Recognises a request for advice on one field. */
export interface FieldPatterns {
  /** A message without it is not matched against the long patterns, which compile on first use. */
  readonly hint: RegExp;
  /** Each asks for advice in one sentence. */
  readonly asks: readonly RegExp[];
  /** What a visitor tells, and what asks for advice on it in any sentence of the message. */
  readonly told: readonly (readonly [told: RegExp, asked: RegExp])[];
}

/** Recognise a request for advice that no character gives. They read plain words without punctuation. */
export interface ReferralPatterns {
  /** Bring "if I should" into the order of "should I", and remove "can I ask". */
  readonly reordered: readonly Replacement[];
  readonly fields: readonly (readonly [field: AdvisedField, patterns: FieldPatterns])[];
  /** Asks about the character, about history or for knowledge, so it asks for no advice. */
  readonly ofOthers: readonly RegExp[];
  /** A condition that matters to later questions of what somebody may eat. */
  readonly remembered: RegExp;
  /** Such a later question. */
  readonly consuming: RegExp;
  /** Goes on with a request for advice. */
  readonly further: RegExp;
}
