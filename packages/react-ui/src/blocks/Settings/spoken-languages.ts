import { byLocale } from "../../shared/by-locale";

/** What browsers' speech services mostly know. */
const tags = (
  "ar-EG bg-BG cs-CZ da-DK de-AT de-CH de-DE el-GR en-AU en-CA en-GB en-IN en-US es-ES es-MX fi-FI fr-CA fr-FR he-IL hi-IN hr-HR " +
  "hu-HU id-ID it-IT ja-JP ko-KR nb-NO nl-BE nl-NL pl-PL pt-BR pt-PT ro-RO ru-RU sk-SK sl-SI sv-SE th-TH tr-TR uk-UA vi-VN zh-CN zh-TW"
).split(" ");

const names = byLocale((locale) => new Intl.DisplayNames(locale, { type: "language" }));

/** The languages that a visitor may speak, named in the language of the page and in its order, the given one among them. */
export function spokenLanguages(locale: string, chosen: string): readonly (readonly [tag: string, name: string])[] {
  return [...new Set([...tags, chosen])]
    .map((tag) => [tag, names(locale).of(tag) ?? tag] as const)
    .sort(([, one], [, other]) => one.localeCompare(other, locale));
}
