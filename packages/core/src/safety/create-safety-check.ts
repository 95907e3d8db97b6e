import type { SafetyCheck } from "../contracts";
import { fetchOnce } from "../shared/fetch-once";
import type { KnownLanguage } from "./language-of";

const fetchLanguages = fetchOnce(() => import("./language-of"));
const finders = {
  en: fetchOnce(async () => (await import("./english/english")).finder),
  de: fetchOnce(async () => (await import("./german/german")).finder),
} satisfies Record<KnownLanguage, unknown>;

const findersFor = async (text: string, language: string) => {
  const { languagesOf } = await fetchLanguages();
  return Promise.all(languagesOf(text, language).map((known) => finders[known]()));
};

/**
 * The built-in check: English and German rules, each in a chunk of its own. A message is read by the rules of the language
 * that it is written in; that of the request counts where the message does not tell.
 */
export function createSafetyCheck(): SafetyCheck {
  return {
    async check({ text, language }, { signal }) {
      const found = (await findersFor(text, language)).map((finder) => finder.findNeed(text));
      signal.throwIfAborted();
      return found.find((need) => need !== null) ?? null;
    },
    async isUnrelated({ text, language }) {
      const readers = await findersFor(text, language);
      return readers.length > 0 && readers.every((finder) => finder.isUnrelated(text));
    },
  };
}
