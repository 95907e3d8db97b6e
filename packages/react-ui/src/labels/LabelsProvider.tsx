import { createContext, useContext, useMemo, type ReactNode } from "react";
import { DEFAULT_LOCALE } from "../shared/by-locale";
import { directionOf } from "../shared/direction";
import { isEnglish } from "../shared/is-english";
import { wrongProp } from "../shared/check-prop";
import type { Labels } from "./en";

/** The `lang` of a text by a character; `undefined` where it is that of the page, or unknown. */
export type ReplyLanguage = (text: string) => string | undefined;

interface Language {
  /** The host's; `undefined` for the English ones of each component. */
  readonly labels: Partial<Labels> | undefined;
  readonly locale: string | undefined;
  /** Tell browsers and screen readers the language of a screen. */
  readonly attributes: { readonly lang?: string; readonly dir?: "ltr" | "rtl" };
  readonly replyLanguage: ReplyLanguage;
}

const unknown: ReplyLanguage = () => undefined;
/** Screen readers would read English words by the rules of the page's language. */
const markEnglish: ReplyLanguage = (text) => (isEnglish(text) ? DEFAULT_LOCALE : undefined);

/** All of a language is told where a host gives one: a page without has none of this code. */
const LanguageContext = createContext<Language>({
  labels: undefined,
  locale: undefined,
  attributes: { lang: DEFAULT_LOCALE },
  replyLanguage: unknown,
});

/**
 * The labels and the locale of what stands below. Each of the two that is left out comes from the `<LabelsProvider>`
 * above, or else is English.
 */
export interface LabelsProviderProps {
  /** Parts that are left out stay English. */
  readonly labels?: Partial<Labels> | undefined;
  /**
   * The language tag of the labels, such as `de` or `en-GB`. Dates, times, sizes and the direction of the screens follow it.
   * By default English with a 12-hour clock, in the direction of the page.
   */
  readonly locale?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Replaces labels of all components below it, and the format of dates and times.
 *
 * @throws RangeError if `locale` is not a language tag.
 */
export function LabelsProvider({ labels, locale, children }: LabelsProviderProps) {
  if (locale !== undefined) refuseUnlessTag(locale);
  if (typeof (labels ?? {}) !== "object")
    throw wrongProp("LabelsProvider", "labels", labels, "Pass an object such as `en`, or some parts of it.");
  const outer = useContext(LanguageContext);
  const shownLabels = labels ?? outer.labels;
  const shownLocale = locale ?? outer.locale;
  const language = useMemo(() => languageOf(shownLabels, shownLocale), [shownLabels, shownLocale]);
  return <LanguageContext.Provider value={language}>{children}</LanguageContext.Provider>;
}

/** Without labels of the host's a screen is English, whatever its dates are; of labels without a locale nothing is known. */
function languageOf(labels: Language["labels"], locale: Language["locale"]): Language {
  const isInEnglish = locale === undefined ? labels === undefined : /^en\b/i.test(locale);
  const attributes =
    labels === undefined
      ? { lang: isInEnglish ? (locale ?? DEFAULT_LOCALE) : DEFAULT_LOCALE }
      : locale === undefined
        ? {}
        : { lang: locale, dir: directionOf(locale) };
  const replyLanguage = labels === undefined || isInEnglish ? unknown : markEnglish;
  return { labels, locale, attributes, replyLanguage };
}

function refuseUnlessTag(locale: string): void {
  try {
    Intl.getCanonicalLocales(locale);
  } catch {
    throw new RangeError(
      `<LabelsProvider locale="${locale}">: this is no language tag. Write one such as "de" or "de-DE".`,
    );
  }
}

/** The labels of a part that a component's own English table has. */
type Used<Whole, English> = Whole extends string ? Whole : Pick<Whole, keyof English & keyof Whole>;

/**
 * One part of the labels: from the provider above, or else the given English ones. Each component imports its own English
 * labels, so that the labels of a panel are loaded with the panel.
 */
export function useLabels<Part extends keyof Labels, English extends Partial<Labels[Part]> = Labels[Part]>(
  part: Part,
  english: English,
): Used<Labels[Part], English> {
  const own = useContext(LanguageContext).labels?.[part] ?? english;
  if (typeof own !== typeof english)
    throw wrongProp("LabelsProvider", `labels.${part}`, own, `Pass an object such as \`en.${part}\`.`);
  return own as Used<Labels[Part], English>;
}

/** The `locale` of the `LabelsProvider` above, for dates and times. */
export function useLocale(): string {
  return useContext(LanguageContext).locale ?? DEFAULT_LOCALE;
}

/** The attributes of a screen's root element. */
export const useLanguageAttributes = () => useContext(LanguageContext).attributes;

/** Finds the language of what characters say. */
export const useReplyLanguage = () => useContext(LanguageContext).replyLanguage;
