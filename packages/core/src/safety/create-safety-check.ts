import type { SafetyCheck } from "../contracts";
import { fetchOnce } from "../shared/fetch-once";

const fetchRules = fetchOnce(() => import("./find-need"));

/** The built-in check: English rules, in a chunk of their own. */
export function createSafetyCheck(): SafetyCheck {
  const isEnglish = (language: string) => /^en\b/i.test(language);
  return {
    async check({ text, language }, { signal }) {
      const { findNeed } = await fetchRules();
      signal.throwIfAborted();
      return isEnglish(language) ? findNeed(text) : null;
    },
    isUnrelated: async ({ text, language }) => isEnglish(language) && (await fetchRules()).isUnrelated(text),
  };
}
