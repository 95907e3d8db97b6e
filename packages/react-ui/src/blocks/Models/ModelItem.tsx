import { modelsSelectors, type ModelEntry, type ModelsActorRef } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useId } from "react";
import * as english from "../../labels/en/models";
import { useLabels, useLocale } from "../../labels/LabelsProvider";
import { formatBytes } from "../Voice/format-bytes";
import { ModelProgress } from "./ModelProgress";

interface ModelItemProps {
  readonly models: ModelsActorRef;
  readonly entry: ModelEntry;
}

/** One model: where the words go, what it costs to have it, and the button that does it. */
export function ModelItem({ models, entry }: ModelItemProps) {
  const labels = useLabels("models", english.models);
  const locale = useLocale();
  const id = useId();
  const place = useSelector(models, modelsSelectors.placeOf(entry));
  const failure = useSelector(models, modelsSelectors.failure);
  const isRemovable = useSelector(models, modelsSelectors.canRemove(entry));
  const { kind, name, totalBytes, takesFile, isOptional } = entry;
  const cost =
    totalBytes === null
      ? labels.cost[takesFile ? "file" : "browser"]
      : labels.cost.sized(formatBytes(totalBytes, locale));
  const isOffered = place === "downloadable" || place === "failed";
  return (
    <li className="aom-model-item" data-state={place} aria-labelledby={id}>
      <p className="aom-model-head">
        <b id={id}>{labels.modelName(name)}</b>
        {place === "running" && <span className="aom-model-badge">{labels.running}</span>}
      </p>
      <p>{labels.about[kind]}</p>
      {isOffered && <p className="aom-models-note">{cost}</p>}
      {failure?.kind === kind && (
        <p role="alert" className="aom-model-failure">
          {failure.of === "removal" ? labels.notRemoved : labels.failure[failure.reason]}
        </p>
      )}
      {place === "downloading" && <ModelProgress models={models} />}
      {place === "removing" && <p role="status">{labels.removing}</p>}
      <p className="aom-notice-actions">
        {place === "choosable" && (
          <button type="button" className="aom-button" onClick={() => models.send({ type: "model.choose", kind })}>
            {labels.use(name)}
          </button>
        )}
        {isOffered && <Offer models={models} entry={entry} hasFailed={place === "failed"} />}
        {isRemovable && (
          <button
            type="button"
            className="aom-button"
            data-tone="quiet"
            onClick={() => models.send({ type: "model.remove", kind })}
          >
            {labels.remove}
          </button>
        )}
        {failure?.kind === kind && (
          <button type="button" className="aom-button" onClick={() => models.send({ type: "model.dismiss" })}>
            {labels.dismiss}
          </button>
        )}
      </p>
      {isOptional && !entry.isRemovable && (place === "running" || place === "choosable") && (
        <p className="aom-models-note">{labels.cannotRemove}</p>
      )}
    </li>
  );
}

/** The press that begins the download, or that chooses the file. */
function Offer({ models, entry, hasFailed }: ModelItemProps & { readonly hasFailed: boolean }) {
  const labels = useLabels("models", english.models);
  const { kind, takesFile } = entry;
  return (
    <>
      {takesFile ? (
        <label className="aom-button aom-file-button">
          {labels.chooseFile}
          <input
            type="file"
            accept=".gguf"
            className="aom-visually-hidden"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) models.send({ type: "model.download", kind, file });
              // The same file can be chosen again.
              target.value = "";
            }}
          />
        </label>
      ) : (
        <button
          type="button"
          className="aom-button"
          data-tone="primary"
          onClick={() => models.send({ type: "model.download", kind })}
        >
          {hasFailed ? labels.again : labels.download}
        </button>
      )}
    </>
  );
}
