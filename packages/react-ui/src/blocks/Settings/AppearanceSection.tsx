import * as english from "../../labels/en/settings";
import { useLabels } from "../../labels/LabelsProvider";
import { Segments } from "../../primitives/Segments/Segments";
import type { AppearanceChoice } from "./appearance";
import { SettingsSection } from "./SettingsSection";

/** Light or dark, and how large the text is. */
export function AppearanceSection({ theme, textSize, onChange }: AppearanceChoice) {
  const labels = useLabels("settings", english.settings);
  return (
    <SettingsSection title={labels.appearance}>
      <Segments
        label={labels.theme}
        choices={labels.themes}
        value={theme}
        onChange={(value) => onChange({ theme: value, textSize })}
      />
      <Segments
        label={labels.textSize}
        choices={labels.textSizes}
        value={textSize}
        onChange={(value) => onChange({ theme, textSize: value })}
      />
    </SettingsSection>
  );
}
