import type { ChatContext } from "./chat.types";

/** Recognisers want a country: where the language has none, that of most who speak it. */
function withCountry(language: string): string {
  try {
    const { region } = new Intl.Locale(language).maximize();
    return region === undefined ? language : new Intl.Locale(language, { region }).baseName;
  } catch {
    // No language tag: the recogniser says so.
    return language;
  }
}

/** What the visitor speaks: what they chose, otherwise the language of the chat. */
export const recognitionLanguage = ({ settings, language }: ChatContext): string =>
  settings.recognitionLanguage ?? withCountry(language);
