import { createContext, useContext, type ReactNode } from "react";
import { DEFAULT_LOCALE } from "../shared/by-locale";
import type { Messages } from "./en";

const MessagesContext = createContext<Partial<Messages>>({});
const LocaleContext = createContext(DEFAULT_LOCALE);

export interface MessagesProviderProps {
  /** What is left out stays English. */
  readonly messages?: Partial<Messages>;
  /** How dates, times and sizes are written, as a language tag such as `de` or `en-GB`. Left out, English with a clock of twelve hours. */
  readonly locale?: string;
  readonly children: ReactNode;
}

/**
 * Replaces sentences of every component below it, and the way dates and times are written.
 *
 * @throws RangeError where `locale` is no language tag.
 */
export function MessagesProvider({ messages, locale, children }: MessagesProviderProps) {
  if (locale !== undefined) refuseUnlessTag(locale);
  const outerMessages = useContext(MessagesContext);
  const outerLocale = useContext(LocaleContext);
  return (
    <LocaleContext.Provider value={locale ?? outerLocale}>
      <MessagesContext.Provider value={messages ?? outerMessages}>{children}</MessagesContext.Provider>
    </LocaleContext.Provider>
  );
}

function refuseUnlessTag(locale: string): void {
  try {
    Intl.getCanonicalLocales(locale);
  } catch {
    throw new RangeError(
      `<MessagesProvider locale="${locale}">: this is no language tag. Write one such as "de" or "de-DE".`,
    );
  }
}

/** Those sentences of a part that also the English of a component has. */
type Said<Whole, English> = Whole extends string ? Whole : Pick<Whole, keyof English & keyof Whole>;

/**
 * One part of the sentences: the one a provider above has, or else the English one given here. So a component brings
 * its own sentences, of a large part only those it says, and what nobody opens is not loaded.
 */
export function useMessages<Part extends keyof Messages, English extends Partial<Messages[Part]> = Messages[Part]>(
  part: Part,
  english: English,
): Said<Messages[Part], English> {
  return (useContext(MessagesContext)[part] ?? english) as Said<Messages[Part], English>;
}

/** How dates and times are written here: the `locale` of a `MessagesProvider` above. */
export function useLocale(): string {
  return useContext(LocaleContext);
}
