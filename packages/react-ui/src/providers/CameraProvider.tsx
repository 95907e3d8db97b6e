import { cameraSelectors, type CameraActorRef } from "@archive-of-minds/core";
import { createContext, useContext, useEffect, useSyncExternalStore, type ReactNode } from "react";
import { checkActor } from "../shared/check-actor";
import { useChat } from "./ChatProvider";

const CameraContext = createContext<CameraActorRef | undefined>(undefined);

export interface CameraProviderProps {
  /** Made outside React, with `createCamera`. Left out, the components below show nothing of a camera. */
  readonly camera: CameraActorRef | undefined;
  readonly children: ReactNode;
}

/**
 * Gives the components below it a camera, and their chat its sight: whatever the visitor says while the camera is on
 * goes with its last frame. Stands inside a `ChatProvider`. The camera goes off with it.
 */
export function CameraProvider({ camera, children }: CameraProviderProps) {
  if (camera) checkActor("CameraProvider", "camera", "createCamera", camera);
  const chat = useChat();
  useEffect(() => {
    if (!camera) return;
    const frames = cameraSelectors.frames(camera.getSnapshot());
    const leave = () => camera.send({ type: "page.hide" });
    chat.send({ type: "frameSource.attach", frameSource: () => frames.latest });
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      chat.send({ type: "frameSource.detach" });
      leave();
    };
  }, [camera, chat]);
  return <CameraContext.Provider value={camera}>{children}</CameraContext.Provider>;
}

/** The camera's actor; `undefined` where there is none. */
export function useCamera(): CameraActorRef | undefined {
  return useContext(CameraContext);
}

const nothing = () => () => {};

/** Whether something is seen now, so that it goes along with what the visitor says. */
export function useIsSeeing(): boolean {
  const snapshot = useCamera()?.getSnapshot();
  const frames = snapshot && cameraSelectors.frames(snapshot);
  return useSyncExternalStore(
    frames?.subscribe ?? nothing,
    () => (frames?.latest ?? null) !== null,
    () => false,
  );
}
