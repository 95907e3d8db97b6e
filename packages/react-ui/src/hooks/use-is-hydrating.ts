import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Whether this renders on a server, or takes over a server's markup in the browser. Both have to render the same, while the
 * chat of the page may already be further than that of the server: it has loaded, or knows the visitor's choices.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
