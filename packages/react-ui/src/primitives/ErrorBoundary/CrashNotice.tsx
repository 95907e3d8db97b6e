import * as english from "../../labels/en/chat";
import { useLabels } from "../../labels/LabelsProvider";

/** Shown in place of a part that threw an error. */
export function CrashNotice() {
  const crash = useLabels("crash", english.crash);
  return (
    <div role="alert" className="aom-notice" data-state="crashed">
      <p>
        <b>{crash.title}</b> {crash.advice}
      </p>
      <p className="aom-notice-actions">
        <button type="button" className="aom-button" onClick={() => location.reload()}>
          {crash.reload}
        </button>
      </p>
    </div>
  );
}
