import { chatSelectors, chatVoiceSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/settings";
import { useLabels, useLocale } from "../../labels/LabelsProvider";
import { useChatActor } from "../../providers/ChatProvider";
import type { LanguageChoice } from "./language";
import { SettingsSection } from "./SettingsSection";
import { spokenLanguages } from "./spoken-languages";

const isEnglish = (tag: string) => /^en\b/i.test(tag);

export interface LanguageSectionProps {
  /** Left out, the language of the page is not the visitor's choice. */
  readonly choice: LanguageChoice | undefined;
}

/** The language of the page, and the language that the visitor speaks. */
export function LanguageSection({ choice }: LanguageSectionProps) {
  const chat = useChatActor();
  const labels = useLabels("settings", english.settings);
  const locale = useLocale();
  const spoken = useSelector(chat, chatVoiceSelectors.recognitionLanguage);
  const { kind } = useSelector(chat, chatSelectors.model);
  return (
    <SettingsSection title={labels.language}>
      {choice && <PageLanguage {...choice} />}
      <label className="aom-settings-row aom-select">
        {labels.spokenLanguage}
        <select
          value={spoken}
          onChange={({ target }) =>
            chat.send({ type: "setting.change", name: "recognitionLanguage", value: target.value })
          }
        >
          {spokenLanguages(locale, spoken).map(([tag, name]) => (
            <option key={tag} value={tag}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {kind === "builtIn" && !(isEnglish(locale) && isEnglish(spoken)) && (
        <p className="aom-settings-note">{labels.englishReplies}</p>
      )}
    </SettingsSection>
  );
}

function PageLanguage({ languages, locale, state = "ready", onChange }: LanguageChoice) {
  const labels = useLabels("settings", english.settings);
  return (
    <>
      <label className="aom-settings-row aom-select">
        {labels.pageLanguage}
        <select value={locale} onChange={({ target }) => onChange(target.value)}>
          {Object.entries(languages).map(([tag, name]) => (
            <option key={tag} value={tag} lang={tag}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <p role="status" className="aom-settings-note" hidden={state !== "loading"}>
        {state === "loading" && labels.languageLoading}
      </p>
      {state === "failed" && (
        <p role="alert" className="aom-settings-note">
          {labels.languageFailed}
        </p>
      )}
    </>
  );
}
