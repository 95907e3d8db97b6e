import { forwardRef } from "react";
import { cameraSelectors, cameraQualities, type CameraActorRef } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/camera";
import { useLabels } from "../../labels/LabelsProvider";
import { CameraChoice } from "./CameraChoice";
import { useCameraActor } from "../../providers/CameraProvider";
import { Dialog } from "../../primitives/Dialog/Dialog";
import type { RootProps } from "../../shared/root-props";

/**
 * The attributes of its root `<dialog>`. Needs a `<CameraProvider>` above it, whose camera opens and closes it:
 * `<CameraMenu>` sends `settings.open`.
 */
export type CameraSettingsProps = Omit<RootProps<"dialog">, "open" | "onClose" | "title" | "role">;

/** Chooses the picture quality. Closes by itself a moment after a choice. */
export const CameraSettings = forwardRef<HTMLDialogElement, CameraSettingsProps>(function CameraSettings(dialog, ref) {
  const camera = useCameraActor();
  return camera && <Settings camera={camera} dialog={dialog} ref={ref} />;
});

interface SettingsProps {
  readonly camera: CameraActorRef;
  readonly dialog: CameraSettingsProps;
}

const Settings = forwardRef<HTMLDialogElement, SettingsProps>(function Settings({ camera, dialog }, ref) {
  const labels = useLabels("camera", english.camera);
  const settings = useSelector(camera, cameraSelectors.settings);
  const isOpen = useSelector(settings, cameraSelectors.areSettingsShown);
  const chosen = useSelector(camera, cameraSelectors.quality);
  return (
    <Dialog
      {...dialog}
      ref={ref}
      open={isOpen}
      onClose={() => settings?.send({ type: "settings.close" })}
      title={labels.settings}
    >
      <div className="aom-camera-qualities">
        {cameraQualities.map((quality) => (
          <button
            key={quality}
            type="button"
            className="aom-button"
            aria-pressed={quality === chosen}
            onClick={() => camera.send({ type: "cameraQuality.select", quality })}
          >
            {labels.quality[quality]}
          </button>
        ))}
      </div>
      <CameraChoice camera={camera} />
      <p className="aom-camera-note">{labels.note}</p>
    </Dialog>
  );
});
