import { createContext, useContext, type ReactNode } from "react";
import { DEFAULT_LOCALE } from "../shared/by-locale";
import type { Labels } from "./en";

const LabelsContext = createContext<Partial<Labels>>({});
const LocaleContext = createContext(DEFAULT_LOCALE);

export interface LabelsProviderProps {
  /** What is left out stays English. */
  readonly labels?: Partial<Labels>;
  /** How dates, times and sizes are written, as a language tag such as `de` or `en-GB`. Left out, English with a clock of twelve hours. */
  readonly locale?: string;
  readonly children: ReactNode;
}

/**
 * Replaces sentences of every component below it, and the way dates and times are written.
 *
 * @throws RangeError where `locale` is no language tag.
 */
export function LabelsProvider({ labels, locale, children }: LabelsProviderProps) {
  if (locale !== undefined) refuseUnlessTag(locale);
  const outerLabels = useContext(LabelsContext);
  const outerLocale = useContext(LocaleContext);
  return (
    <LocaleContext.Provider value={locale ?? outerLocale}>
      <LabelsContext.Provider value={labels ?? outerLabels}>{children}</LabelsContext.Provider>
    </LocaleContext.Provider>
  );
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

/** Those sentences of a part that also the English of a component has. */
type Said<Whole, English> = Whole extends string ? Whole : Pick<Whole, keyof English & keyof Whole>;

/**
 * One part of the sentences: the one a provider above has, or else the English one given here. So a component brings
 * its own sentences, of a large part only those it says, and what nobody opens is not loaded.
 */
export function useLabels<Part extends keyof Labels, English extends Partial<Labels[Part]> = Labels[Part]>(
  part: Part,
  english: English,
): Said<Labels[Part], English> {
  return (useContext(LabelsContext)[part] ?? english) as Said<Labels[Part], English>;
}

/** How dates and times are written here: the `locale` of a `LabelsProvider` above. */
export function useLocale(): string {
  return useContext(LocaleContext);
}
