import type { CameraActorRef, CameraSnapshot } from "../../camera/camera.machine";
import { defineMediaMember } from "../define-media-member";
import type { MediaMember } from "../media-session.types";

const isOn = (is: CameraSnapshot) => is.hasTag("on");

export const camera = (actor: CameraActorRef): MediaMember =>
  defineMediaMember("camera", actor, { camera: isOn, unsavedWork: isOn }, [{ type: "camera.turnOff" }]);
