import { forwardRef } from "react";
import { iosTipSelectors, type IosTipActorRef } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/panels";
import { useLabels } from "../../labels/LabelsProvider";
import { Heading } from "../../primitives/Landmark/Landmark";
import { Notice } from "../../primitives/Notice/Notice";
import { checkActor } from "../../shared/check-actor";
import { rootProps, type RootProps } from "../../shared/root-props";

/** Takes the attributes of its root `<div>` too. Needs no provider. */
export interface IosTipProps extends RootProps<"div"> {
  /** Made with `createIosTip`, outside React. */
  readonly tip: IosTipActorRef;
}

/** Tips for sound on an iPhone, shown once. */
export const IosTip = forwardRef<HTMLDivElement, IosTipProps>(function IosTip({ tip, ...root }, ref) {
  checkActor("IosTip", "tip", "createIosTip", tip);
  const labels = useLabels("iosTip", english.iosTip);
  const isShown = useSelector(tip, iosTipSelectors.isShown);
  if (!isShown) return null;
  return (
    <Notice
      ref={ref}
      urgency="news"
      {...rootProps(
        { role: "region", className: "aom-tip", "data-state": "unanswered", "aria-label": labels.title },
        root,
      )}
    >
      <div>
        <Heading>{labels.title}</Heading>
        <ul>
          {labels.tips.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </div>
      <p className="aom-notice-actions">
        <button
          type="button"
          className="aom-button"
          data-tone="primary"
          onClick={() => tip.send({ type: "tip.dismiss" })}
        >
          {labels.dismiss}
        </button>
      </p>
    </Notice>
  );
});
