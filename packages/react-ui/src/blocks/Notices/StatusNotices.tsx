import { chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/chat";
import { useLabels } from "../../labels/LabelsProvider";
import { useChat } from "../../providers/ChatProvider";

/** Quiet lines about what goes on behind the conversation and does not stop it. */
export function StatusNotices() {
  const chat = useChat();
  const labels = useLabels("status", english.status);
  const problem = useSelector(chat, chatSelectors.memoryProblem);
  const durability = useSelector(chat, chatSelectors.durability);
  const isBehind = useSelector(chat, chatSelectors.logBehind);
  const isRefused = useSelector(chat, chatSelectors.logRefused);
  return (
    <div role="status" className="aom-status">
      {problem && <p data-tone="warning">{labels.problem[problem]}</p>}
      {problem === "lost" && (
        <button type="button" className="aom-button" onClick={() => chat.send({ type: "memory.keep" })}>
          {labels.keep}
        </button>
      )}
      {!problem && durability === "localStorage" && <p>{labels.smallStorage}</p>}
      {isBehind && <p>{labels.logBehind}</p>}
      {isRefused && <p data-tone="warning">{labels.logRefused}</p>}
    </div>
  );
}
