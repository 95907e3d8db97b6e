import { createContext, useContext, type ReactNode } from "react";
import { DEFAULT_LOCALE } from "../shared/by-locale";
import { wrongProp } from "../shared/check-prop";
import type { Labels } from "./en";

const LabelsContext = createContext<Partial<Labels>>({});
const LocaleContext = createContext(DEFAULT_LOCALE);

export interface LabelsProviderProps {
  /** Parts that are left out stay English. */
  readonly labels?: Partial<Labels>;
  /** The language tag for dates, times and sizes, such as `de` or `en-GB`. By default English with a 12-hour clock. */
  readonly locale?: string;
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
  return (useContext(LabelsContext)[part] ?? english) as Used<Labels[Part], English>;
}

/** The `locale` of the `LabelsProvider` above, for dates and times. */
export function useLocale(): string {
  return useContext(LocaleContext);
}
