import type { IosTipSnapshot } from "./ios-tip.machine";

export const isShown = (snapshot: IosTipSnapshot) => snapshot.matches("shown");
