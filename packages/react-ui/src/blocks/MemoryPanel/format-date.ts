import { byLocale, DEFAULT_LOCALE } from "../../shared/by-locale";

const calendar = byLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale === DEFAULT_LOCALE ? "en-GB" : locale, {
      day: "numeric",
      month: "long",
      year: "numeric",
    }),
);

/** The day as `1 January 2026`, or as the locale writes it; in the visitor's own time zone. */
export function formatDate(timestamp: string, locale = DEFAULT_LOCALE): string {
  return calendar(locale).format(new Date(timestamp));
}
