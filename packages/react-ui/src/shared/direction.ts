/** The scripts that are written from right to left, by their ISO 15924 codes. */
const rightToLeft = new Set(["Adlm", "Arab", "Aran", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa"]);

/**
 * The direction in which a language is written. (`Intl.Locale` has its own answer, but not in every browser.)
 *
 * @param locale A BCP 47 tag, such as `de` or `ar-EG`.
 * @throws RangeError if it is not a language tag.
 */
export const directionOf = (locale: string): "ltr" | "rtl" =>
  rightToLeft.has(new Intl.Locale(locale).maximize().script ?? "") ? "rtl" : "ltr";
