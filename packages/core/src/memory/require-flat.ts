import { MemoryReadError, memoryLimits } from '../contracts'

/**
 * Refuses values nested so deeply that storing or writing them would break. Without recursion, which such values break
 * as well.
 *
 * @throws MemoryReadError
 */
export function requireFlat(value: unknown): void {
  let level: readonly unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > memoryLimits.depth) throw new MemoryReadError('tooDeep', 'A field is nested too deeply.')
    level = level.filter((item) => typeof item === 'object' && item !== null).flatMap((item) => Object.values(item as object) as unknown[])
  }
}
