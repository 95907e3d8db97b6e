import { fetchContacts, type RecentNeed } from "@archive-of-minds/core";
import { forwardRef, useEffect } from "react";
import * as english from "../../labels/en/need";
import { useLabels } from "../../labels/LabelsProvider";
import { useNoticePlace } from "../../primitives/Notice/use-notice-place";
import { whenIdle } from "../../shared/when-idle";
import { NeedContacts } from "./NeedContacts";
import { rootProps, type RootProps } from "../../shared/root-props";

/** Takes the attributes of its root `<div>` too, which stays while there is nothing to show. Needs no provider. */
export interface NeedNoticeProps extends RootProps<"div"> {
  /**
   * What the visitor needs help with, or needed a short time ago, as `chatSelectors.recentNeed` returns it; `null`
   * shows nothing.
   */
  readonly recentNeed: RecentNeed | null;
  /** Called when the visitor says that they are in no need. Without it, they cannot. */
  readonly onWithdraw?: () => void;
}

/** Shown when the visitor may need help: links to organisations. It can be closed and opened again. */
export const NeedNotice = forwardRef<HTMLDivElement, NeedNoticeProps>(function NeedNotice(
  { recentNeed, onWithdraw, ...root },
  ref,
) {
  const labels = useLabels("need", english.need);
  const isShown = useNoticePlace("need", recentNeed !== null);
  // Loaded in advance, so that it works without a network.
  useEffect(() => whenIdle(() => void fetchContacts().catch(() => {})), []);
  return (
    <div ref={ref} {...rootProps({ className: "aom-need-notice", "data-need": recentNeed?.kind }, root)}>
      <p role="status" className="aom-visually-hidden">
        {recentNeed && `${labels.title}. ${labels.lead[recentNeed.kind]}`}
      </p>
      {recentNeed && isShown && (
        <section className="aom-need" aria-label={labels.title} data-need={recentNeed.kind}>
          <details key={recentNeed.messageId} open>
            {/* The button stands beside it: its words keep their place in the line. */}
            <summary data-beside={onWithdraw && labels.withdraw}>{labels.title}</summary>
            <NeedContacts kind={recentNeed.kind} />
          </details>
          {onWithdraw && (
            <button type="button" className="aom-button" data-tone="quiet" onClick={onWithdraw}>
              {labels.withdraw}
            </button>
          )}
        </section>
      )}
    </div>
  );
});

/** Whether both show the same notice. */
export const isSameNeed = (one: RecentNeed | null, other: RecentNeed | null) =>
  one?.messageId === other?.messageId && one?.kind === other?.kind;
