import { marks, type Mark, type MarkedReply } from "./marks";

export interface Agreement {
  /** The replies with at least two marks. */
  readonly replies: number;
  /** The share of them on which all readers agree; `null` without any. */
  readonly unanimous: number | null;
  /** Fleiss' kappa; `null` where all marks are the same, since chance would agree as well. */
  readonly kappa: number | null;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const countOf = (given: readonly Mark[]) => marks.map((mark) => given.filter((one) => one === mark).length);

/**
 * How far readers agree: 1 is full agreement, 0 what chance gives.
 *
 * Fleiss, J. L. (1971): Measuring nominal scale agreement among many raters, Psychological Bulletin 76, 378-382. Replies
 * may have different numbers of marks, as long as each has two.
 */
export function agreementOf(marked: readonly MarkedReply["marks"][]): Agreement {
  const rows = marked.map((given) => Object.values(given)).filter((given) => given.length > 1);
  if (rows.length === 0) return { replies: 0, unanimous: null, kappa: null };
  const pairs = (count: number) => count * (count - 1);
  const observed = sum(rows.map((given) => sum(countOf(given).map(pairs)) / pairs(given.length))) / rows.length;
  const all = rows.flat();
  const expected = sum(countOf(all).map((count) => (count / all.length) ** 2));
  return {
    replies: rows.length,
    unanimous: rows.filter((given) => new Set(given).size === 1).length / rows.length,
    kappa: expected === 1 ? null : (observed - expected) / (1 - expected),
  };
}
