import { modelsSelectors, type ModelsActorRef } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useSyncExternalStore } from "react";
import * as english from "../../labels/en/models";
import { useLabels, useLocale } from "../../labels/LabelsProvider";
import { byLocale } from "../../shared/by-locale";

const percent = byLocale((locale) => new Intl.NumberFormat(locale, { style: "percent" }));

/** How far the download is; a bar without a value while the browser does not tell. */
export function ModelProgress({ models }: { readonly models: ModelsActorRef }) {
  const labels = useLabels("models", english.models);
  const locale = useLocale();
  const store = useSelector(models, modelsSelectors.progress);
  const { fraction } = useSyncExternalStore(store.subscribe, () => store.progress);
  return (
    <>
      {/* Screen readers get changes of state, not each step. */}
      <p role="status" className="aom-visually-hidden">
        {labels.fetching}
      </p>
      <p className="aom-model-progress">
        <progress
          className="aom-progress"
          max={1}
          {...(fraction !== null && { value: fraction })}
          aria-label={labels.fetching}
        />
        {fraction === null ? labels.fetching : labels.progress(percent(locale).format(fraction))}
      </p>
      <p className="aom-notice-actions">
        <button type="button" className="aom-button" onClick={() => models.send({ type: "model.cancel" })}>
          {labels.cancel}
        </button>
      </p>
    </>
  );
}
