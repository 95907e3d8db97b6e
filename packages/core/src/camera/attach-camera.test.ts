import {
  createFakeCameraDevice,
  createFakeVoiceAgent,
  createTestCamera,
  createTestChat,
  createTestLiveConversation,
  type TestChat,
} from "@archive-of-minds/testing";
import { expect, it } from "vitest";
import { attachCamera, createFrameSource } from "./attach-camera";
import type { CameraActorRef } from "./camera.machine";

async function startCamera() {
  const { camera, turnOn } = createTestCamera({ cameraDevice: createFakeCameraDevice() });
  await turnOn();
  return camera;
}

function show(camera: CameraActorRef, jpegBase64: string): void {
  camera.getSnapshot().context.frames.set({ jpegBase64, byteLength: 1_000, at: 0, width: 1_280, height: 720 });
}

/** Sends a message and returns the picture that reached the model. */
async function pictureSentBy({ visitorSays, ready }: TestChat) {
  await ready();
  const call = await visitorSays("What is this?");
  call.finish();
  await ready();
  return call.request.image?.jpegBase64;
}

it("sends each message with the camera's last frame", async () => {
  const [camera, chat] = [await startCamera(), await createTestChat()];
  attachCamera(camera, chat.chat);
  show(camera, "a lamp");
  show(camera, "a cat");
  expect(await pictureSentBy(chat)).toBe("a cat");
  show(camera, "a wall");
  expect(await pictureSentBy(chat)).toBe("a wall");
});

it("sends spoken words with the frame too", async () => {
  const [camera, test] = [await startCamera(), await createTestChat()];
  await test.ready();
  attachCamera(camera, test.chat);
  show(camera, "a lamp");
  await test.visitorPressesRecord();
  await test.visitorSpeaks("What is this?");
  test.chat.send({ type: "mic.stop" });
  const { request } = await test.model.nextCall();
  expect(request.image).toEqual({ jpegBase64: "a lamp" });
});

it("sends no picture while the camera is off", async () => {
  const [camera, chat] = [await startCamera(), await createTestChat()];
  attachCamera(camera, chat.chat);
  camera.send({ type: "camera.turnOff" });
  expect(await pictureSentBy(chat)).toBeUndefined();
});

it("sends no picture once the camera is detached, and leaves it on", async () => {
  const [camera, chat] = [await startCamera(), await createTestChat()];
  const detach = attachCamera(camera, chat.chat);
  detach();
  expect(await pictureSentBy(chat)).toBeUndefined();
  expect(camera.getSnapshot().hasTag("on")).toBe(true);
});

it("keeps the second camera when the first is detached", async () => {
  const [front, back, chat] = [await startCamera(), await startCamera(), await createTestChat()];
  const detachFront = attachCamera(front, chat.chat);
  const detachBack = attachCamera(back, chat.chat);
  show(back, "the garden");
  detachFront();
  expect(await pictureSentBy(chat)).toBe("the garden");
  detachBack();
  expect(await pictureSentBy(chat)).toBeUndefined();
});

it("shows a live agent the same frame", async () => {
  const camera = await startCamera();
  const voiceAgent = { ...createFakeVoiceAgent(), seesPictures: true };
  const test = createTestLiveConversation({ voiceAgent, frameSource: createFrameSource(camera) });
  const { request } = await test.begin();
  show(camera, "a lamp");
  expect(request.frameSource?.()).toMatchObject({ jpegBase64: "a lamp" });
  camera.send({ type: "camera.turnOff" });
  expect(request.frameSource?.()).toBeNull();
});
