import * as React from "react";
import { useRef } from "react";
import type { Recording } from "../recording/recording";
import type { PanelStore } from "./panel-store";

function save(recording: Recording): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(recording)], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href: url, download: "statecharts.json" }).click();
  URL.revokeObjectURL(url);
}

/** Opens a recording from a file, and saves the one that is shown. */
export function FileButtons({
  store,
  recording,
}: {
  readonly store: PanelStore;
  readonly recording: Recording | undefined;
}) {
  const input = useRef<HTMLInputElement>(null);
  const open = async (field: HTMLInputElement) => {
    const [file] = field.files ?? [];
    // The same file may be chosen again.
    field.value = "";
    if (file) store.openFile(file.name, await file.text().catch(() => ""));
  };
  return (
    <span className="sc-files">
      <input
        ref={input}
        hidden
        type="file"
        accept=".json,application/json"
        aria-label="File with a recording"
        onChange={({ target }) => void open(target)}
      />
      <button type="button" onClick={() => input.current?.click()}>
        Open a recording
      </button>
      {recording && (
        <button type="button" onClick={() => save(recording)}>
          Save
        </button>
      )}
    </span>
  );
}
