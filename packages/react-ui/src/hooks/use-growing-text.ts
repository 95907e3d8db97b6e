import { useCallback, useSyncExternalStore } from "react";
import type { StreamingText } from "./use-text-stream";

const nothing: StreamingText = { text: "", subscribe: () => () => {} };

/** The text of a stream; empty without one. Its component renders at each change. */
export function useGrowingText(stream: StreamingText = nothing): string {
  const subscribe = useCallback((report: () => void) => stream.subscribe(report), [stream]);
  return useSyncExternalStore(
    subscribe,
    () => stream.text,
    () => "",
  );
}
