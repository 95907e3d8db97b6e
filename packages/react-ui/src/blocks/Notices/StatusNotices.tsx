import { forwardRef } from "react";
import { chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/status";
import { useLabels } from "../../labels/LabelsProvider";
import { Notice } from "../../primitives/Notice/Notice";
import { useChatActor } from "../../providers/ChatProvider";
import { rootProps, type RootProps } from "../../shared/root-props";

/** The attributes of its root `<div>`, which stays while there is no warning. Needs a `<ChatProvider>` above it. */
export type StatusNoticesProps = RootProps<"div">;

/** Warnings about storage and server that do not stop the conversation. */
export const StatusNotices = forwardRef<HTMLDivElement, StatusNoticesProps>(function StatusNotices({ ...root }, ref) {
  const chat = useChatActor();
  const labels = useLabels("status", english.status);
  const problem = useSelector(chat, chatSelectors.memoryProblem);
  const durability = useSelector(chat, chatSelectors.durability);
  const isBehind = useSelector(chat, chatSelectors.logBehind);
  const isRefused = useSelector(chat, chatSelectors.logRefused);
  const isSmall = !problem && durability === "localStorage";
  // Of several, the most urgent.
  const state = problem ?? (isRefused ? "logRefused" : isBehind ? "logBehind" : isSmall ? "smallStorage" : undefined);
  return (
    <div ref={ref} {...rootProps({ className: "aom-status", "data-state": state }, root)}>
      {problem && (
        <Notice urgency="warning" data-tone="warning">
          <p>{labels.problem[problem]}</p>
          {problem === "lost" && (
            <button type="button" className="aom-button" onClick={() => chat.send({ type: "memory.storeAgain" })}>
              {labels.keep}
            </button>
          )}
        </Notice>
      )}
      {isRefused && (
        <Notice urgency="warning" data-tone="warning">
          <p>{labels.logRefused}</p>
        </Notice>
      )}
      {isBehind && (
        <Notice urgency="news">
          <p>{labels.logBehind}</p>
        </Notice>
      )}
      {isSmall && (
        <Notice urgency="offer">
          <p>{labels.smallStorage}</p>
        </Notice>
      )}
    </div>
  );
});
