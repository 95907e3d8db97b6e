import { byLocale, DEFAULT_LOCALE } from "../../shared/by-locale";

const clock = byLocale((locale) =>
  locale === DEFAULT_LOCALE
    ? new Intl.DateTimeFormat("en-US", { hour: "2-digit", minute: "2-digit", hour12: true })
    : new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit" }),
);

/** The time of day as `03:07 PM`, or as the locale writes it; in the visitor's own time zone. */
export function formatTime(timestamp: string, locale = DEFAULT_LOCALE): string {
  // Some browsers put a narrow no-break space before AM and PM.
  return clock(locale).format(new Date(timestamp)).replace(/\s/u, " ");
}
