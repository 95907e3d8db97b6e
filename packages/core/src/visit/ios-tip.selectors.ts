import type { IosTipSnapshot } from "./ios-tip.machine";

/** Whether the tip for iPhones and iPads is shown. */
export const isShown = (snapshot: IosTipSnapshot) => snapshot.matches("shown");
