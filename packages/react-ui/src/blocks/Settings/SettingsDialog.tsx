import type { ReactNode } from "react";
import * as english from "../../labels/en/settings";
import { useLabels } from "../../labels/LabelsProvider";
import { Dialog } from "../../primitives/Dialog/Dialog";
import { useSettings } from "../../providers/SettingsProvider";
import type { OpenYourData } from "../MemoryPanel/use-your-data";
import { YourData } from "../MemoryPanel/YourData";
import type { AppearanceChoice } from "./appearance";
import { AppearanceSection } from "./AppearanceSection";
import { CameraSection } from "./CameraSection";
import type { LanguageChoice } from "./language";
import { LanguageSection } from "./LanguageSection";
import { KeysDialog } from "./KeysDialog";
import { RepliesSection } from "./RepliesSection";
import { SettingsSection } from "./SettingsSection";
import { VoiceSection } from "./VoiceSection";

export interface SettingsDialogProps {
  /** Left out, the language of the page is not the visitor's choice. */
  readonly language?: LanguageChoice | undefined;
  /** Left out, the appearance is not the visitor's choice. */
  readonly appearance?: AppearanceChoice | undefined;
  /** Left out, no actions on all stored data are offered. */
  readonly yourData?: OpenYourData | undefined;
  /** What the host adds below all settings. */
  readonly end?: ReactNode;
}

/** Everything the visitor can set, in one sheet, and the list of keys. */
export function SettingsDialog({ language, appearance, yourData, end }: SettingsDialogProps) {
  const labels = useLabels("settings", english.settings);
  const settings = useSettings();
  if (!settings) return null;
  const { open, show, close } = settings;
  return (
    <>
      <Dialog open={open.includes("settings")} onClose={() => close("settings")} title={labels.title}>
        <div className="aom-settings">
          <RepliesSection />
          <VoiceSection />
          <LanguageSection choice={language} />
          <CameraSection />
          {appearance && <AppearanceSection {...appearance} />}
          <SettingsSection title={labels.keys}>
            <button type="button" className="aom-button" aria-haspopup="dialog" onClick={() => show("keys")}>
              {labels.showKeys}
            </button>
          </SettingsSection>
          {yourData && <YourData open={yourData} />}
          {end}
        </div>
      </Dialog>
      <KeysDialog open={open.includes("keys")} onClose={() => close("keys")} />
    </>
  );
}
