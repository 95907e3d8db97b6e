import { LabelsProvider, type LanguageChoice } from "@archive-of-minds/react-ui";
import { useSelector } from "@xstate/react";
import { createContext, useContext, useMemo, type ReactNode } from "react";
import { siteLabels, type SiteLabels } from "./labels/en";
import type { LanguageActorRef } from "./language.machine";
import { languages } from "./languages";

const SiteLabelsContext = createContext<SiteLabels>(siteLabels);
const ChoiceContext = createContext<LanguageChoice | undefined>(undefined);

const names = Object.fromEntries(Object.entries(languages).map(([locale, { name }]) => [locale, name]));

/** Shows what is in it in the language of the page. */
export function SiteLanguage({
  language,
  children,
}: {
  readonly language: LanguageActorRef;
  readonly children: ReactNode;
}) {
  const { locale, labels, siteLabels: words } = useSelector(language, ({ context }) => context.shown);
  const chosen = useSelector(language, ({ context }) => context.chosen);
  const state = useSelector(language, ({ value }) => (value === "deciding" ? "ready" : value));
  const choice = useMemo<LanguageChoice>(
    () => ({
      languages: names,
      locale: chosen,
      state,
      onChange: (next) => language.send({ type: "locale.choose", locale: next }),
    }),
    [language, chosen, state],
  );
  return (
    <LabelsProvider locale={locale} labels={labels}>
      <SiteLabelsContext.Provider value={words}>
        <ChoiceContext.Provider value={choice}>{children}</ChoiceContext.Provider>
      </SiteLabelsContext.Provider>
    </LabelsProvider>
  );
}

/** The words of the site itself. */
export const useSiteLabels = (): SiteLabels => useContext(SiteLabelsContext);

/** The language of the page, and how the visitor changes it. */
export const useLanguageChoice = (): LanguageChoice | undefined => useContext(ChoiceContext);
