import { useSyncExternalStore } from "react";

/** The width below which the styles put the room's parts one under the other. */
const NARROW = "(width < 48rem)";

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether the room stands on a screen as narrow as a phone's. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => false,
  );
}
