import { Suspense, useEffect, type ReactNode } from "react";
import { ErrorBoundary } from "../ErrorBoundary/ErrorBoundary";
import * as english from "../../labels/en/chat";
import { useLabels } from "../../labels/LabelsProvider";
import { retryFailedParts } from "../../shared/fetched-part";

interface FetchedProps {
  readonly children: ReactNode;
  /** The page shows it by itself: nobody waits for it, nor is told when it cannot be fetched. */
  readonly isUnasked?: boolean;
  /** What stands there while it is fetched. */
  readonly fallback?: ReactNode;
}

/**
 * Stands in for a part while it is fetched, and when it cannot be. It is fetched again when it is shown again, and when
 * the network is back.
 */
export function Fetched({ children, isUnasked = false, fallback = isUnasked ? null : <Fetching /> }: FetchedProps) {
  useEffect(() => {
    retryFailedParts();
    addEventListener("online", retryFailedParts);
    return () => removeEventListener("online", retryFailedParts);
  }, []);
  return (
    <ErrorBoundary isUnasked={isUnasked}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function Fetching() {
  const labels = useLabels("messages", english.messages);
  return (
    <p className="aom-thinking" role="status">
      {labels.loading}
    </p>
  );
}
