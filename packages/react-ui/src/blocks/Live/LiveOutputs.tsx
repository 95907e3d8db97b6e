import { voiceAgentSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/live";
import { useLabels } from "../../labels/LabelsProvider";
import { useLiveActor } from "../../providers/LiveProvider";

/** Selects the sound output, where there are several. */
export function LiveOutputs() {
  const live = useLiveActor();
  const labels = useLabels("live", english.live);
  const outputs = useSelector(live, voiceAgentSelectors.outputs);
  const outputId = useSelector(live, voiceAgentSelectors.outputId);
  if (outputs.length < 2) return null;
  return (
    <label className="aom-live-volume aom-select">
      {labels.output}
      <select
        value={outputId ?? outputs[0]?.id}
        onChange={({ target }) => live.send({ type: "output.choose", deviceId: target.value })}
      >
        {outputs.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
