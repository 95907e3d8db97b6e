import { forwardRef } from "react";
import { iosTipSelectors, type IosTipActorRef } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/panels";
import { useLabels } from "../../labels/LabelsProvider";
import { rootProps, type RootProps } from "../../shared/root-props";

export interface IosTipProps extends RootProps<"aside"> {
  /** Made with `createIosTip`, outside React. */
  readonly tip: IosTipActorRef;
}

/** Tips for sound on an iPhone, shown once. */
export const IosTip = forwardRef<HTMLElement, IosTipProps>(function IosTip({ tip, ...root }, ref) {
  const labels = useLabels("iosTip", english.iosTip);
  const isShown = useSelector(tip, iosTipSelectors.isShown);
  if (!isShown) return null;
  return (
    <aside ref={ref} {...rootProps({ className: "aom aom-tip", "aria-label": labels.title }, root)}>
      <h2 className="aom-tip-title">{labels.title}</h2>
      <ul>
        {labels.tips.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <button
        type="button"
        className="aom-button"
        data-tone="primary"
        onClick={() => tip.send({ type: "tip.dismiss" })}
      >
        {labels.dismiss}
      </button>
    </aside>
  );
});
