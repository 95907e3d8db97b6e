import { byLocale, DEFAULT_LOCALE } from "../../shared/by-locale";

const number = byLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));

/** Such as `21.5 MB` or `10.7 GB`, with the locale's own separators. */
export function formatBytes(bytes: number, locale = DEFAULT_LOCALE): string {
  return bytes < 1_000_000_000
    ? `${number(locale).format(bytes / 1_000_000)} MB`
    : `${number(locale).format(bytes / 1_000_000_000)} GB`;
}
