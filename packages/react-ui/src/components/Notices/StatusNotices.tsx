import type { ChatSnapshot } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/chat";
import { useLabels } from "../../labels/LabelsProvider";
import { useChat } from "../../providers/ChatProvider";

const selectMemoryProblem = ({ context }: ChatSnapshot) => context.memoryProblem;
const selectDurability = ({ context }: ChatSnapshot) => context.durability;
const selectLogBehind = ({ context }: ChatSnapshot) => context.logBehind;
const selectLogRefused = ({ context }: ChatSnapshot) => context.logRefused;

/** Quiet lines about what goes on behind the conversation and does not stop it. */
export function StatusNotices() {
  const chat = useChat();
  const labels = useLabels("status", english.status);
  const problem = useSelector(chat, selectMemoryProblem);
  const durability = useSelector(chat, selectDurability);
  const isBehind = useSelector(chat, selectLogBehind);
  const isRefused = useSelector(chat, selectLogRefused);
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
