import { readPreference, sitePreferences, writePreference, type SettingsStore } from "@archive-of-minds/core";
import { directionOf } from "@archive-of-minds/react-ui";
import { createActor, fromPromise, waitFor } from "xstate";
import { languageMachine, type LanguageActorRef, type ShownLanguage } from "./language.machine";
import { defaultLocale, languages } from "./languages";

export interface CreateLanguageOptions {
  readonly settingsStore: SettingsStore;
  /** The languages on offer, by their tags; by default those of the site. */
  readonly offered?: typeof languages;
  /** The element whose language is that of the page. */
  readonly root?: HTMLElement;
}

/** Starts the chart of the page's language, in the language that the visitor chose before. */
export function createLanguage({
  settingsStore,
  offered = languages,
  root = document.documentElement,
}: CreateLanguageOptions): LanguageActorRef {
  const stored = readPreference(settingsStore, sitePreferences.locale) ?? defaultLocale;
  const machine = languageMachine.provide({
    actors: {
      loadLanguage: fromPromise<ShownLanguage, { readonly locale: string }>(async ({ input: { locale } }) => {
        const language = offered[locale];
        if (!language) throw new Error(`The site has no language "${locale}".`);
        return { ...(await language.load()), locale };
      }),
    },
    actions: {
      keepLocale: (_, { locale }) => {
        writePreference(settingsStore, sitePreferences.locale, locale === defaultLocale ? null : locale);
        root.lang = locale;
        root.dir = directionOf(locale);
      },
    },
  });
  const locale = Object.hasOwn(offered, stored) ? stored : defaultLocale;
  return createActor(machine, { input: { locale } }).start();
}

/** Resolves when the language that the visitor chose is shown, could not be loaded, or takes too long. */
export async function untilLanguageIsShown(language: LanguageActorRef, timeout: number): Promise<void> {
  await waitFor(language, (snapshot) => !snapshot.matches("loading"), { timeout }).catch(() => {});
}
