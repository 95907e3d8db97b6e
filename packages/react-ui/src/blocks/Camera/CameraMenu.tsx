import { chatSelectors, cameraSelectors, type CameraActorRef } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/camera";
import { useLabels } from "../../labels/LabelsProvider";
import { useCamera } from "../../providers/CameraProvider";
import { useChat } from "../../providers/ChatProvider";

export interface CameraMenuProps {
  /** After something was chosen: the menu is done. */
  readonly onChoose: () => void;
}

/** What the menu offers where there is a camera. */
export function CameraMenu({ onChoose }: CameraMenuProps) {
  const camera = useCamera();
  return camera && <Entries camera={camera} onChoose={onChoose} />;
}

function Entries({ camera, onChoose }: CameraMenuProps & { readonly camera: CameraActorRef }) {
  const chat = useChat();
  const labels = useLabels("camera", english.camera);
  const isTyping = useSelector(chat, chatSelectors.isTyping);
  const isOn = useSelector(camera, cameraSelectors.isOn);
  const settings = useSelector(camera, cameraSelectors.settings);
  return (
    <>
      <button
        type="button"
        className="aom-button"
        data-tone="quiet"
        disabled={isTyping}
        onClick={() => {
          // Sound has to be asked for within a press.
          chat.send({ type: "audio.unlock" });
          camera.send({ type: isOn ? "camera.turnOff" : "camera.turnOn" });
          onChoose();
        }}
      >
        {isOn ? labels.turnOff : labels.turnOn}
      </button>
      <button
        type="button"
        className="aom-button"
        data-tone="quiet"
        onClick={() => {
          onChoose();
          settings?.send({ type: "settings.open" });
        }}
      >
        {labels.settings}
      </button>
    </>
  );
}
