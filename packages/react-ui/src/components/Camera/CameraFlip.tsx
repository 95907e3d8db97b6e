import type { CameraActorRef } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../messages/en/camera";
import { useMessages } from "../../messages/MessagesProvider";
import { selectFacing } from "./camera-selectors";

/** Looks the other way. */
export function CameraFlip({ camera }: { readonly camera: CameraActorRef }) {
  const words = useMessages("camera", english.camera);
  const facing = useSelector(camera, selectFacing);
  return (
    <button type="button" className="aom-button" onClick={() => camera.send({ type: "camera.flip" })}>
      {facing === "user" ? words.toBack : words.toFront}
    </button>
  );
}
