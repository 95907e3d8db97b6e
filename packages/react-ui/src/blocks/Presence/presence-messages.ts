import type { PresenceView } from "./presence-engine";

/** What is drawn, by the name of the character: a worker has the drawings itself. */
export type PresenceScene = Omit<PresenceView, "draw"> & { readonly characterId: string };

/** From the page to the worker; `id` is that of a presence. */
export type PresenceRequest =
  | { readonly type: "add"; readonly id: number; readonly canvas: OffscreenCanvas }
  | { readonly type: "show"; readonly id: number; readonly scene: PresenceScene }
  | { readonly type: "level"; readonly id: number; readonly level: number | undefined }
  | { readonly type: "remove"; readonly id: number };

/** Sent by the worker once it has started. */
export const ready = "ready";
