import { fetchContacts, type Care } from "@archive-of-minds/core";
import { forwardRef, useEffect } from "react";
import * as english from "../../labels/en/need";
import { useLabels } from "../../labels/LabelsProvider";
import { whenIdle } from "../../shared/when-idle";
import { NeedHelp } from "./NeedHelp";
import { rootProps, type RootProps } from "../../shared/root-props";

export interface NeedNoticeProps extends RootProps<"div"> {
  /** What the visitor needs help with, or needed a short time ago. */
  readonly care: Care | null;
}

/** Shown when the visitor may need help: links to organisations. It can be closed and opened again. */
export const NeedNotice = forwardRef<HTMLDivElement, NeedNoticeProps>(function NeedNotice({ care, ...root }, ref) {
  const labels = useLabels("need", english.need);
  // Loaded in advance, so that it works without a network.
  useEffect(() => whenIdle(() => void fetchContacts().catch(() => {})), []);
  return (
    <div ref={ref} {...rootProps({ className: "aom-need-notice" }, root)}>
      <p role="status" className="aom-visually-hidden">
        {care && `${labels.title}. ${labels.lead[care.kind]}`}
      </p>
      {care && (
        <section className="aom-need" aria-label={labels.title} data-need={care.kind}>
          <details key={care.messageId} open>
            <summary>{labels.title}</summary>
            <NeedHelp kind={care.kind} />
          </details>
        </section>
      )}
    </div>
  );
});

/** Whether both show the same notice. */
export const isSameCare = (one: Care | null, other: Care | null) =>
  one?.messageId === other?.messageId && one?.kind === other?.kind;
