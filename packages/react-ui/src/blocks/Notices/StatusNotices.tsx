import { forwardRef } from "react";
import { chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/chat";
import { useLabels } from "../../labels/LabelsProvider";
import { useChat } from "../../providers/ChatProvider";
import { rootProps, type RootProps } from "../../shared/root-props";

export type StatusNoticesProps = RootProps<"div">;

/** Warnings about storage and server that do not stop the conversation. */
export const StatusNotices = forwardRef<HTMLDivElement, StatusNoticesProps>(function StatusNotices({ ...root }, ref) {
  const chat = useChat();
  const labels = useLabels("status", english.status);
  const problem = useSelector(chat, chatSelectors.memoryProblem);
  const durability = useSelector(chat, chatSelectors.durability);
  const isBehind = useSelector(chat, chatSelectors.logBehind);
  const isRefused = useSelector(chat, chatSelectors.logRefused);
  return (
    <div ref={ref} {...rootProps({ role: "status", className: "aom-status" }, root)}>
      {problem && <p data-tone="warning">{labels.problem[problem]}</p>}
      {problem === "lost" && (
        <button type="button" className="aom-button" onClick={() => chat.send({ type: "memory.storeAgain" })}>
          {labels.keep}
        </button>
      )}
      {!problem && durability === "localStorage" && <p>{labels.smallStorage}</p>}
      {isBehind && <p>{labels.logBehind}</p>}
      {isRefused && <p data-tone="warning">{labels.logRefused}</p>}
    </div>
  );
});
