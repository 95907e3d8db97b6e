import type { SafetyCheck } from "../contracts";
import { fetchOnce } from "../shared/fetch-once";

const fetchRules = fetchOnce(() => import("./find-need"));

/** The built-in check: English rules, in a chunk of their own. */
export function createSafetyCheck(): SafetyCheck {
  return {
    async check({ text, language }, { signal }) {
      const { findNeed } = await fetchRules();
      signal.throwIfAborted();
      return /^en\b/i.test(language) ? findNeed(text) : null;
    },
  };
}
