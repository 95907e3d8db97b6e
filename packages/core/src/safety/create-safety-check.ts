import type { SafetyCheck } from "../contracts";

/** The built-in check: English rules, a chunk of their own. */
export function createSafetyCheck(): SafetyCheck {
  return {
    async check({ text, language }, { signal }) {
      const { findNeed } = await import("./find-need");
      signal.throwIfAborted();
      return /^en\b/i.test(language) ? findNeed(text) : null;
    },
  };
}
