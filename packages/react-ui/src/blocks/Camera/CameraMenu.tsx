import { forwardRef } from "react";
import { chatSelectors, cameraSelectors, type CameraActorRef } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/camera";
import { useLabels } from "../../labels/LabelsProvider";
import { useCameraActor } from "../../providers/CameraProvider";
import { useChatActor } from "../../providers/ChatProvider";
import { rootProps, type RootProps } from "../../shared/root-props";

/** Takes the attributes of its root `<div>` too. Needs a `<CameraProvider>` above it. */
export interface CameraMenuProps extends RootProps<"div"> {
  /** Called after a choice, to close the menu. */
  readonly onChoose: () => void;
}

/** The menu items of the camera. Renders nothing without a camera. */
export const CameraMenu = forwardRef<HTMLDivElement, CameraMenuProps>(function CameraMenu(props, ref) {
  const camera = useCameraActor();
  return camera && <Menu camera={camera} ref={ref} {...props} />;
});

interface MenuProps extends CameraMenuProps {
  readonly camera: CameraActorRef;
}

const Menu = forwardRef<HTMLDivElement, MenuProps>(function Menu({ camera, onChoose, ...root }, ref) {
  const chat = useChatActor();
  const labels = useLabels("camera", english.camera);
  const isTyping = useSelector(chat, chatSelectors.isTyping);
  const isOn = useSelector(camera, cameraSelectors.isOn);
  const settings = useSelector(camera, cameraSelectors.settings);
  return (
    <div ref={ref} {...rootProps({ className: "aom-camera-menu", "data-state": isOn ? "on" : "off" }, root)}>
      <button
        type="button"
        className="aom-button"
        data-tone="quiet"
        disabled={isTyping}
        onClick={() => {
          // Browsers allow sound only during a press.
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
    </div>
  );
});
