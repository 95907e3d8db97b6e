import { createFakeCameraDevice, createTestCamera, createTestChat } from "@archive-of-minds/testing";
import type { Meta } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { CameraProvider } from "../../providers/CameraProvider";
import { paintedCamera } from "../../stories/painted-camera";
import {
  chatControls,
  chatOptions,
  InChat,
  playground,
  story,
  type Story,
  withControls,
} from "../../stories/story-kit";
import { CameraMenu } from "./CameraMenu";
import { CameraPanel } from "./CameraPanel";
import { CameraSettings } from "./CameraSettings";

const meta: Meta = {
  title: "Camera/Parts",
  component: CameraPanel as never,
  subcomponents: { CameraMenu: CameraMenu as never, CameraSettings: CameraSettings as never },
};
export default meta;

/** A part beside a camera that is on. */
const part = (show: ReactNode, act: (test: ReturnType<typeof createTestCamera>) => unknown = () => {}): Story =>
  withControls(
    chatControls({}),
    story(
      async (tools) => {
        const test = createTestCamera({
          cameraDevice: paintedCamera(createFakeCameraDevice()),
          ...(tools.inspect && { inspect: tools.inspect }),
        });
        const { chat, ready } = await createTestChat(chatOptions({}, tools));
        await ready();
        await test.turnOn();
        await act(test);
        return { chat, camera: test.camera };
      },
      ({ camera }) => [camera],
      ({ chat, camera }) => (
        <InChat chat={chat}>
          <CameraProvider camera={camera}>{show}</CameraProvider>
        </InChat>
      ),
    ),
  );

/** The picture that the character sees. */
export const Panel = part(
  <div style={{ display: "grid", height: 320 }}>
    <CameraPanel />
  </div>,
);
/** What the chat's menu says of the camera. */
export const Menu = part(<CameraMenu onChoose={() => {}} />);
/** The dialog with the quality of the picture. */
export const Settings = part(<CameraSettings />, ({ camera }) =>
  camera.getSnapshot().children.settings?.send({ type: "settings.open" }),
);

export const Playground = playground({ Panel, Menu, Settings });
