import type { SafetyCheck } from '../contracts/safety-check'

/** The built-in check, for English. The rules are a chunk of their own; a check fetches them and rejects where they cannot be had. */
export function createSafetyCheck(): SafetyCheck {
  return {
    async check({ text }, { signal }) {
      const { findNeed } = await import('./find-need')
      signal.throwIfAborted()
      return findNeed(text)
    },
  }
}
