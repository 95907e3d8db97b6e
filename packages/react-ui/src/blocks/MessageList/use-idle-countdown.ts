import { useEffect, useState } from "react";
import { whenIdle } from "../../shared/when-idle";

/** Counts down to zero, one step each time the page is idle. Starts again from `from` when `key` changes. */
export function useIdleCountdown(from: number, key: unknown): number {
  const [state, setState] = useState({ count: from, key });
  const count = state.key === key ? Math.min(state.count, from) : from;
  useEffect(() => {
    if (count <= 0) return;
    return whenIdle(() => setState({ count: count - 1, key }));
  }, [count, key]);
  return count;
}
