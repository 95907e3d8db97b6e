import { seededRandom } from "./random";

/** Messages of several sentences, put together at random, the same each time. */
interface Company {
  /** Of so many sentences each, which have nothing to do with each other. */
  readonly joined: (harmless: readonly string[], count: number) => string;
  /** A run of so many sentences that follow each other. */
  readonly run: (prose: readonly string[], count: number) => string;
  /** A phrasing of need after, before or between harmless sentences. */
  readonly among: (need: string, harmless: readonly string[], before: number, after: number) => string;
}

const ended = (text: string): string => (/[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);

export function createCompany(seed: number): Company {
  const random = seededRandom(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const pick = (list: readonly string[]): string => list[below(list.length)]!;
  const several = (harmless: readonly string[], count: number): string[] =>
    Array.from({ length: count }, () => ended(pick(harmless)));
  return {
    joined: (harmless, count) => several(harmless, count).join(" "),
    run: (prose, count) => {
      const from = below(prose.length - count + 1);
      return prose.slice(from, from + count).join(" ");
    },
    among: (need, harmless, before, after) =>
      [...several(harmless, before), ended(need), ...several(harmless, after)].join(" "),
  };
}
