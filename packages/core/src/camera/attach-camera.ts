import type { ChatActorRef } from "../chat/chat.machine";
import type { FrameSource } from "../contracts";
import type { CameraActorRef } from "./camera.machine";
import { frames } from "./camera.selectors";

/**
 * The frame source of a camera: its last frame, or `null` while it is off and until its first frame. For
 * `createLiveConversation({ frameSource })`; a chat is attached with {@link attachCamera}.
 */
export function createFrameSource(camera: CameraActorRef): FrameSource {
  const store = frames(camera.getSnapshot());
  return () => store.latest;
}

/**
 * Attaches a camera to a chat: from then on each message of the visitor, typed or spoken, is sent with the camera's last
 * frame. A chat has one camera; another one replaces it.
 *
 * @returns detaches the camera, and does nothing once another is attached. The camera stays on.
 *
 * @example
 * const chat = createChat({ providers: { languageModel } })
 * const camera = createCamera({ providers: { cameraDevice } })
 * const detach = attachCamera(camera, chat)
 * camera.send({ type: 'camera.turnOn' })
 */
export function attachCamera(camera: CameraActorRef, chat: ChatActorRef): () => void {
  const frameSource = createFrameSource(camera);
  chat.send({ type: "frameSource.attach", frameSource });
  return () => {
    if (chat.getSnapshot().context.frameSource === frameSource) chat.send({ type: "frameSource.detach" });
  };
}
