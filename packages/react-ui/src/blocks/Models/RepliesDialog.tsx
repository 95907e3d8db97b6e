import { modelsSelectors, type ModelEntry, type ModelsActorRef } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { useIsLogged } from "../../hooks/use-is-logged";
import * as english from "../../labels/en/models";
import { useLabels } from "../../labels/LabelsProvider";
import { Dialog } from "../../primitives/Dialog/Dialog";
import { useModels } from "../../providers/ModelsProvider";
import { ModelItem } from "./ModelItem";

/** What answers, what could, and where the words go. Renders nothing without models. */
export function RepliesDialog() {
  const inUse = useModels();
  const labels = useLabels("models", english.models);
  if (!inUse) return null;
  const { models, isOpen, setOpen } = inUse;
  return (
    <Dialog open={isOpen} onClose={() => setOpen(false)} title={labels.title} subtitle={labels.subtitle}>
      <Replies models={models} />
    </Dialog>
  );
}

/** A file needs a device with memory and a storage of files: a desktop. */
const isInMore = ({ takesFile }: ModelEntry) => takesFile;

function Replies({ models }: { readonly models: ModelsActorRef }) {
  const labels = useLabels("models", english.models);
  const entries = useSelector(models, modelsSelectors.models);
  const status = useSelector(models, modelsSelectors.status);
  const running = useSelector(models, modelsSelectors.running);
  const isLogged = useIsLogged();
  // The browser may have removed its model since.
  useEffect(() => models.send({ type: "models.check" }), [models]);
  const isUnknown = status === "checking" && entries.some(({ availability }) => availability === null);
  const shown = entries.filter(({ isOptional, availability }) => !isOptional || availability !== "unavailable");
  const more = shown.filter((entry) => isInMore(entry) && entry.kind !== running?.kind);
  return (
    <div className="aom-models" data-state={status}>
      <p role="status" className={isUnknown ? "aom-models-note" : "aom-visually-hidden"}>
        {isUnknown ? labels.checking : ""}
      </p>
      <ul className="aom-models-list">
        {shown
          .filter((entry) => !more.includes(entry))
          .map((entry) => (
            <ModelItem key={entry.kind} models={models} entry={entry} />
          ))}
      </ul>
      {more.length > 0 && (
        <details
          className="aom-models-more"
          open={more.some((entry) => modelsSelectors.isBusyWith(entry)(models.getSnapshot()))}
        >
          <summary>{labels.more}</summary>
          <ul className="aom-models-list">
            {more.map((entry) => (
              <ModelItem key={entry.kind} models={models} entry={entry} />
            ))}
          </ul>
        </details>
      )}
      {isLogged && <p className="aom-models-note">{labels.logged}</p>}
    </div>
  );
}
