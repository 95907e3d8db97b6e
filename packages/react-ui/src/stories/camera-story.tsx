import {
  createFakeCameraDevice,
  createTestCamera,
  createTestChat,
  type FakeCameraDeviceOptions,
  type TestCamera,
  type TestChat,
  type TestChatOptions,
} from "@archive-of-minds/testing";
import type { StoryObj } from "@storybook/react-vite";
import { CharacterChat } from "../screens/CharacterChat";
import { paintedCamera } from "./painted-camera";
import { chatControls, chatOptions, exampleConversation, story, withControls } from "./story-kit";

export interface CameraOnShow extends TestCamera {
  readonly device: ReturnType<typeof createFakeCameraDevice>;
  readonly test: TestChat;
}

export interface CameraStoryOptions extends TestChatOptions {
  readonly cameras?: FakeCameraDeviceOptions["cameras"];
}

/** A story of the main screen with a camera: real charts over a fake camera that shows a painted picture. */
export function cameraStory(
  { cameras, ...options }: CameraStoryOptions,
  act: (show: CameraOnShow) => unknown,
): StoryObj {
  return {
    ...withControls(
      chatControls({ messages: exampleConversation, ...options }),
      story(
        async (tools) => {
          const device = createFakeCameraDevice(cameras ? { cameras } : {});
          const camera = createTestCamera({
            cameraDevice: paintedCamera(device),
            ...(tools.inspect && { inspect: tools.inspect }),
          });
          const test = await createTestChat(chatOptions({ messages: exampleConversation, ...options }, tools));
          await test.ready();
          // Loads the lazy parts in advance.
          await import("../blocks/Camera");
          await act({ ...camera, device, test });
          return { camera: camera.camera, chat: test.chat };
        },
        ({ camera, chat }) => [camera, chat],
        ({ camera, chat }) => <CharacterChat fill="window" shortcuts="page" chat={chat} camera={camera} />,
      ),
    ),
    play: async ({ canvas }) => {
      await canvas.findByText("Camera Settings", { selector: ".aom-menu button" });
    },
  };
}
