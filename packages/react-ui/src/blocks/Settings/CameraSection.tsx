import { cameraQualities, cameraSelectors, type CameraActorRef, type CameraQuality } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as englishCamera from "../../labels/en/camera";
import * as english from "../../labels/en/settings";
import { useLabels } from "../../labels/LabelsProvider";
import { useCameraActor } from "../../providers/CameraProvider";
import { SettingsSection } from "./SettingsSection";

/** How good the camera's pictures are. Renders nothing without a camera. */
export function CameraSection() {
  const camera = useCameraActor();
  return camera && <Quality camera={camera} />;
}

function Quality({ camera }: { readonly camera: CameraActorRef }) {
  const labels = useLabels("settings", english.settings);
  const words = useLabels("camera", englishCamera.camera);
  const chosen = useSelector(camera, cameraSelectors.quality);
  return (
    <SettingsSection title={labels.camera}>
      <label className="aom-settings-row aom-select">
        {labels.quality}
        <select
          value={chosen}
          onChange={({ target }) =>
            camera.send({ type: "cameraQuality.select", quality: target.value as CameraQuality })
          }
        >
          {cameraQualities.map((quality) => (
            <option key={quality} value={quality}>
              {words.quality[quality]}
            </option>
          ))}
        </select>
      </label>
      <p className="aom-settings-note">{words.note}</p>
    </SettingsSection>
  );
}
