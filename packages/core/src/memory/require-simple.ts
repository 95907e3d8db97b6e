import { MemoryReadError, memoryLimits } from "../contracts";

/**
 * Rejects fields that are nested so deeply, or contain so many values, that storing or writing them would fail or block
 * the page. It does not recurse, because such values overflow the stack.
 *
 * @throws MemoryReadError
 */
export function requireSimple(fields: readonly unknown[]): void {
  let level = fields;
  let count = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    count += level.length;
    if (depth > memoryLimits.depth) throw new MemoryReadError("tooDeep", "A field is nested too deeply.");
    if (count > memoryLimits.unknownValues) throw new MemoryReadError("tooLarge", "There are too many fields.");
    level = level
      .filter((item) => typeof item === "object" && item !== null)
      .flatMap((item) => Object.values(item as object) as unknown[]);
  }
}
