import { plainly } from "./language";
import type { Language } from "./language";
import type { Pools } from "./work";

/** The consolations for this sorrow, then those for any sorrow: grief needs other words than a failed examination. */
export function consolationsFor({ woes }: Language, text: string, groups: Pools): readonly Pools[] {
  const woeOf = (side: 0 | 1, line: string) => Object.values(woes).findIndex((woe) => woe[side].test(line));
  const fitting = (woe: number) => groups.filter((group) => woeOf(1, group.join(" ")) === woe);
  return [fitting(woeOf(0, plainly(text))), fitting(-1), groups];
}
