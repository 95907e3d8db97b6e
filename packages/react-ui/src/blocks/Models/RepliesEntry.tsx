import * as english from "../../labels/en/models";
import { useLabels } from "../../labels/LabelsProvider";
import { useModels } from "../../providers/ModelsProvider";

/** The menu item that shows what answers. Renders nothing without models. */
export function RepliesEntry({ onChoose }: { readonly onChoose: () => void }) {
  const inUse = useModels();
  const labels = useLabels("models", english.models);
  if (!inUse) return null;
  return (
    <button
      type="button"
      className="aom-button"
      data-tone="quiet"
      aria-haspopup="dialog"
      onClick={() => {
        onChoose();
        inUse.setOpen(true);
      }}
    >
      {labels.title}
    </button>
  );
}
