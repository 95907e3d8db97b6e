/** A field on which no character gives advice; `money` includes the law. */
export type AdvisedField = "health" | "money";

/** Said instead of advice. */
export interface Referral {
  /** The character is no expert, and the visitor should ask one. */
  readonly say: readonly [first: string, ...others: string[]];
  /** Leads to a question that the character can answer. */
  readonly offer?: string;
  /** One of the questions of a fact or an opinion. */
  readonly question?: string;
}

/** What a character says instead of advice, by field. */
export type Referrals = Readonly<Record<AdvisedField, readonly Referral[]>>;
