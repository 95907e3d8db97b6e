import { chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/chat";
import { useLabels } from "../../labels/LabelsProvider";
import { useChat } from "../../providers/ChatProvider";

/** Says what answers here, so that a script is never taken for a model. */
export function ModelNotice() {
  const labels = useLabels("model", english.model);
  const model = useSelector(useChat(), chatSelectors.model);
  return (
    <p className="aom-model" data-kind={model.kind}>
      {model.kind === "builtIn" ? labels.builtIn : labels.remote(model.name)}
    </p>
  );
}
