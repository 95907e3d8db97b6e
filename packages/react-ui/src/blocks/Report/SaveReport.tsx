import type { Recorder } from "@archive-of-minds/core";
import { useState } from "react";
import * as english from "../../labels/en/report";
import { useLabels } from "../../labels/LabelsProvider";
import { saveFile } from "../../shared/save-file";

/** Downloads a report on what the session did, and says what is in it. */
export function SaveReport({ recorder }: { readonly recorder: Pick<Recorder, "report" | "hasWords"> }) {
  const labels = useLabels("report", english.report);
  const [isSaved, setSaved] = useState(false);
  const save = () => {
    const report = recorder.report();
    const day = new Date().toISOString().slice(0, 10);
    saveFile(`report-${report.machine}-${day}.json`, "application/json", JSON.stringify(report, null, 1));
    setSaved(true);
  };
  return (
    <p className="aom-notice-actions aom-report">
      <button type="button" className="aom-button" data-tone="quiet" onClick={save}>
        {labels.save}
      </button>
      <span role="status" data-state={isSaved ? "saved" : "unsaved"}>
        {isSaved ? labels.saved : recorder.hasWords ? labels.contentWithWords : labels.content}
      </span>
    </p>
  );
}
