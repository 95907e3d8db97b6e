import * as english from "../../labels/en/settings";
import { useLabels } from "../../labels/LabelsProvider";
import { useSettings } from "../../providers/SettingsProvider";

/** The menu item that opens the settings. Renders nothing outside a screen that has them. */
export function SettingsEntry({ onChoose }: { readonly onChoose: () => void }) {
  const settings = useSettings();
  const labels = useLabels("settings", english.settings);
  if (!settings) return null;
  return (
    <button
      type="button"
      className="aom-button"
      data-tone="quiet"
      aria-haspopup="dialog"
      onClick={() => {
        onChoose();
        settings.show("settings");
      }}
    >
      {labels.title}
    </button>
  );
}
