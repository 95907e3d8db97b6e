import * as english from "../../labels/en/chat";
import { useLabels } from "../../labels/LabelsProvider";

/** Shown in place of a part that could not be loaded. */
export function FetchNotice({ onRetry }: { readonly onRetry: () => void }) {
  const crash = useLabels("crash", english.crash);
  return (
    <div role="alert" className="aom-notice" data-state="unfetched">
      <p>{crash.unfetched}</p>
      <p className="aom-notice-actions">
        <button type="button" className="aom-button" onClick={onRetry}>
          {crash.again}
        </button>
      </p>
    </div>
  );
}
