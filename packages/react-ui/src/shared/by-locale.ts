/** English as the product writes it: `Saturday 21 November 2026`, `03:07 PM`. */
export const DEFAULT_LOCALE = "en";

/** Caches a formatter for each locale: making one takes longer than a thousand uses. */
export function byLocale<Formatter>(make: (locale: string) => Formatter): (locale: string) => Formatter {
  const made = new Map<string, Formatter>();
  return (locale) => {
    const formatter = made.get(locale) ?? make(locale);
    made.set(locale, formatter);
    return formatter;
  };
}
