import { setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import * as timings from "../shared/timings";

/** What the menu of qualities takes. A page opens and closes it; `quality.chosen` comes from the camera's chart. */
export type CameraSettingsEvent =
  | { type: "settings.open" }
  | { type: "settings.close" }
  /** From the camera, whenever a quality was chosen. */
  | { type: "quality.chosen" };

/** The menu of qualities, open until one is chosen. */
export const cameraSettingsMachine = setup({
  types: {
    events: {} as CameraSettingsEvent,
    tags: {} as "shown" | "waiting",
  },
  delays: { cameraSettingsClose: timings.cameraSettingsClose },
}).createMachine({
  id: "cameraSettings",
  initial: "closed",
  states: {
    closed: { on: { "settings.open": "open" } },
    open: {
      tags: "shown",
      on: { "settings.close": "closed", "quality.chosen": "closing" },
    },
    /** Long enough to see the choice. */
    closing: {
      tags: ["shown", "waiting"],
      after: { cameraSettingsClose: "closed" },
      on: { "settings.close": "closed", "quality.chosen": { target: "closing", reenter: true } },
    },
  },
});

/**
 * The menu of qualities, a child of the camera that `cameraSelectors.settings` returns: `send` takes a
 * {@link CameraSettingsEvent}.
 */
export type CameraSettingsActorRef = ActorRefFrom<typeof cameraSettingsMachine>;
/** The state of the menu of qualities at one moment. Read it with `cameraSelectors.areSettingsShown`. */
export type CameraSettingsSnapshot = SnapshotFrom<typeof cameraSettingsMachine>;
