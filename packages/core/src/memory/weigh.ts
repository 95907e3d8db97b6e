/** The weight of a value that is no text, and of a field besides its text. */
const OVERHEAD = 8;

/** Roughly how much work it is to copy a value: the characters in it, names included, and a little for each field. */
export function weigh(value: unknown): number {
  if (typeof value === "string") return value.length + OVERHEAD;
  if (typeof value !== "object" || value === null) return OVERHEAD;
  return Object.entries(value).reduce((sum, [name, field]) => sum + name.length + weigh(field), OVERHEAD);
}

/** How much is copied at once: more would block the page. */
export const WEIGHT_AT_ONCE = 500_000;
