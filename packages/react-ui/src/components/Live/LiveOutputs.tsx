import type { VoiceAgentSnapshot } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/live";
import { useLabels } from "../../labels/LabelsProvider";
import { useLive } from "../../providers/LiveProvider";

const selectOutputs = ({ context }: VoiceAgentSnapshot) => context.outputs;
const selectOutput = ({ context }: VoiceAgentSnapshot) => context.outputId;

/** What the agent is heard from, where there is something to choose. */
export function LiveOutputs() {
  const live = useLive();
  const labels = useLabels("live", english.live);
  const outputs = useSelector(live, selectOutputs);
  const outputId = useSelector(live, selectOutput);
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
