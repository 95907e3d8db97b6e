import { modelsSelectors, type ModelsActorRef } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/models";
import { useLabels } from "../../labels/LabelsProvider";
import { Notice } from "../../primitives/Notice/Notice";
import { useModels } from "../../providers/ModelsProvider";

/** Says that another model answers from now on, and where the words go, until its first reply. */
export function ModelsNotice() {
  const inUse = useModels();
  return inUse ? <SwitchNotice models={inUse.models} /> : null;
}

function SwitchNotice({ models }: { readonly models: ModelsActorRef }) {
  const labels = useLabels("models", english.models);
  const switched = useSelector(models, modelsSelectors.switched);
  const entries = useSelector(models, modelsSelectors.models);
  if (!switched) return null;
  const nameOf = (kind: string) => entries.find((entry) => entry.kind === kind)?.name ?? "";
  const { from, to, reason } = switched;
  return (
    <Notice urgency="news" data-state="unanswered">
      <p>
        {reason === "gone" ? labels.gone(nameOf(from), nameOf(to)) : labels.switched(nameOf(to))} {labels.about[to]}
      </p>
      <p className="aom-notice-actions">
        <button type="button" className="aom-button" onClick={() => models.send({ type: "switch.dismiss" })}>
          {labels.understood}
        </button>
      </p>
    </Notice>
  );
}
