import { byLocale, DEFAULT_LOCALE } from "../../shared/by-locale";

const calendar = byLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale === DEFAULT_LOCALE ? "en-GB" : locale, {
      weekday: "long",
      day: "numeric",
      month: "long",
      year: "numeric",
    }),
);

/** The day as `Saturday 21 November 2026`, or as the locale writes it; in the visitor's own time zone. */
export function formatDay(timestamp: string, locale = DEFAULT_LOCALE): string {
  const day = calendar(locale).format(new Date(timestamp));
  // Browsers differ in the comma here.
  return locale === DEFAULT_LOCALE ? day.replace(",", "") : day;
}

/** Whether a message is the first of its day, in the visitor's own time zone. */
export function beginsDay(timestamp: string, before: string | null): boolean {
  return before === null || new Date(timestamp).toDateString() !== new Date(before).toDateString();
}
