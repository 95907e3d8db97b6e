/** The weight of a value other than text, and the overhead of a field. */
const OVERHEAD = 8;

/** The approximate cost of copying a value: its characters, field names included, and an overhead for each field. */
export function weigh(value: unknown): number {
  if (typeof value === "string") return value.length + OVERHEAD;
  if (typeof value !== "object" || value === null) return OVERHEAD;
  return Object.entries(value).reduce((sum, [name, field]) => sum + name.length + weigh(field), OVERHEAD);
}

/** The weight to copy at once: more would block the page. */
export const WEIGHT_AT_ONCE = 500_000;
