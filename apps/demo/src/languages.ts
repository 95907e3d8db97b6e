import type { ConversationPhrases, RoomPhrases } from "@archive-of-minds/core";
import type { Labels } from "@archive-of-minds/react-ui";
import { siteLabels, type SiteLabels } from "./labels/en";

/** All that is shown in one language. */
export interface LanguageText {
  /** The labels of the components; left out, they are the English ones that come with them. */
  readonly labels?: Labels;
  readonly siteLabels: SiteLabels;
  /** The sentences that become part of conversations; left out, the English ones that come with the charts. */
  readonly phrases?: ConversationPhrases;
  readonly roomPhrases?: RoomPhrases;
}

interface Language {
  /** Its name in itself. */
  readonly name: string;
  readonly load: () => Promise<LanguageText>;
}

/** The languages of the site, by their tags: the first is the default. Another one is a row here and two files of words. */
export const languages: Readonly<Record<string, Language>> = {
  en: { name: "English", load: () => Promise.resolve({ siteLabels }) },
  de: { name: "Deutsch", load: () => import("./labels/de") },
};

export const defaultLocale = "en";
