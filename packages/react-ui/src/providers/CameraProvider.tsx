import { attachCamera, cameraSelectors, mediaMembers, type CameraActorRef } from "@archive-of-minds/core";
import { createContext, useContext, useEffect, useSyncExternalStore, type ReactNode } from "react";
import { checkActor } from "../shared/check-actor";
import { useChatActor } from "./ChatProvider";
import { useJoinMediaSession } from "./MediaSessionProvider";

const CameraContext = createContext<CameraActorRef | undefined>(undefined);

/** The camera for what stands below {@link CameraProvider}. Needs a `<ChatProvider>` above it. */
export interface CameraProviderProps {
  /** Made outside React, with `createCamera`. Without it, the components below show no camera. */
  readonly camera: CameraActorRef | undefined;
  readonly children: ReactNode;
}

/**
 * Provides a camera to the components below it, and attaches it to their chat: while it is on, each message is sent with
 * its last frame. Has to stand inside a `ChatProvider`. Turns the camera off when it unmounts.
 */
export function CameraProvider({ camera, children }: CameraProviderProps) {
  if (camera) checkActor("CameraProvider", "camera", "createCamera", camera);
  const chat = useChatActor();
  useJoinMediaSession(mediaMembers.camera, camera);
  useEffect(() => {
    if (!camera) return;
    const leave = () => camera.send({ type: "page.hide" });
    const detach = attachCamera(camera, chat);
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      detach();
      leave();
    };
  }, [camera, chat]);
  return <CameraContext.Provider value={camera}>{children}</CameraContext.Provider>;
}

/** The camera actor; `undefined` without a camera. */
export function useCameraActor(): CameraActorRef | undefined {
  return useContext(CameraContext);
}

const nothing = () => () => {};

/** Whether the camera has a frame, which is sent with the next message. */
export function useHasFrame(): boolean {
  const snapshot = useCameraActor()?.getSnapshot();
  const frames = snapshot && cameraSelectors.frames(snapshot);
  return useSyncExternalStore(
    frames?.subscribe ?? nothing,
    () => (frames?.latest ?? null) !== null,
    () => false,
  );
}
