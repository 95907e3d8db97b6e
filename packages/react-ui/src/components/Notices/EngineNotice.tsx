import type { ChatSnapshot } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/chat";
import { useLabels } from "../../labels/LabelsProvider";
import { useChat } from "../../providers/ChatProvider";

const selectEngine = ({ context }: ChatSnapshot) => context.engine;

/** Says what answers here, so that a script is never taken for a model. */
export function EngineNotice() {
  const labels = useLabels("engine", english.engine);
  const engine = useSelector(useChat(), selectEngine);
  return (
    <p className="aom-engine" data-kind={engine.kind}>
      {engine.kind === "builtIn" ? labels.builtIn : labels.remote(engine.name)}
    </p>
  );
}
