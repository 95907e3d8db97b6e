import { Suspense, useEffect, type ReactNode } from "react";
import { ErrorBoundary } from "../ErrorBoundary/ErrorBoundary";
import * as english from "../../labels/en/chat";
import { useLabels } from "../../labels/LabelsProvider";
import { retryFailedParts } from "../../shared/lazy-part";

/** A part that may still have to be loaded, and what is shown meanwhile. */
export interface LazyBoundaryProps {
  /** The part, made with `lazyPart`. */
  readonly children: ReactNode;
  /**
   * The visitor did not ask for this part: show nothing while it loads or when it cannot be loaded. Default `false`.
   */
  readonly isOptional?: boolean;
  /** Shown while the part loads. By default a status that says so, or nothing if the part is optional. */
  readonly fallback?: ReactNode;
}

/**
 * Shows a placeholder while a part loads, and a notice when it cannot be loaded. Loads it again when it is shown again
 * and when the network returns.
 */
export function LazyBoundary({
  children,
  isOptional = false,
  fallback = isOptional ? null : <Fetching />,
}: LazyBoundaryProps) {
  useEffect(() => {
    retryFailedParts();
    addEventListener("online", retryFailedParts);
    return () => removeEventListener("online", retryFailedParts);
  }, []);
  return (
    <ErrorBoundary isOptional={isOptional}>
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
