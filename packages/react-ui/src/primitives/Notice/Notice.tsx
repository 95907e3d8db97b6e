import { forwardRef, useContext, type ReactNode } from "react";
import { rootProps, type RootProps } from "../../shared/root-props";
import type { Urgency } from "./create-notice-queue";
import { FailureActions } from "./failure-actions";
import { useNoticePlace } from "./use-notice-place";

/**
 * Takes the attributes of its root `<div>` too, a `status` by default; with `role="alert"` it also offers the report of
 * a `<ReportProvider>` above. Needs no provider.
 */
export interface NoticeProps extends RootProps<"div"> {
  /** The most urgent notice is shown, and the others after it. */
  readonly urgency: Urgency;
  /** The sentence, and buttons for what to do. */
  readonly children: ReactNode;
}

/** A sentence for the visitor and what to do about it. In a {@link NoticeSlot} it waits until no other is more urgent. */
export const Notice = forwardRef<HTMLDivElement, NoticeProps>(function Notice({ urgency, children, ...root }, ref) {
  const isShown = useNoticePlace(urgency);
  const failureActions = useContext(FailureActions);
  return (
    isShown && (
      <div ref={ref} {...rootProps({ className: "aom-notice", role: "status", "data-urgency": urgency }, root)}>
        {children}
        {root.role === "alert" && failureActions}
      </div>
    )
  );
});
