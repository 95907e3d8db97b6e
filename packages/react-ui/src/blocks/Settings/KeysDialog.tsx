import * as english from "../../labels/en/settings";
import { useLabels } from "../../labels/LabelsProvider";
import { Dialog } from "../../primitives/Dialog/Dialog";

/** The keys, and what each does. */
export function KeysDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const labels = useLabels("keys", english.keys);
  return (
    <Dialog open={open} onClose={onClose} title={labels.title}>
      <dl className="aom-keys">
        {labels.list.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
