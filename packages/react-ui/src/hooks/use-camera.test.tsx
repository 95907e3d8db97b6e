import { createFakeCameraDevice, createTestCamera, createTestChat } from "@archive-of-minds/testing";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { render, renderHook } from "vitest-browser-react";
import { page } from "vitest/browser";
import { CameraProvider } from "../providers/CameraProvider";
import { ChatProvider } from "../providers/ChatProvider";
import { paintedCamera } from "../stories/painted-camera";
import { useCamera } from "./use-camera";

async function opened({ hasCamera = true } = {}) {
  const cameraDevice = createFakeCameraDevice();
  const test = createTestCamera({ cameraDevice: paintedCamera(cameraDevice) });
  const { chat } = await createTestChat();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ChatProvider chat={chat}>
      <CameraProvider camera={hasCamera ? test.camera : undefined}>{children}</CameraProvider>
    </ChatProvider>
  );
  return { test, cameraDevice, wrapper };
}

async function hooked(options?: Parameters<typeof opened>[0]) {
  const { test, cameraDevice, wrapper } = await opened(options);
  const { result, act } = await renderHook(() => useCamera(), { wrapper });
  return { test, cameraDevice, act, hook: () => result.current };
}

it("turns the camera on and off, and flips it", async () => {
  const { test, act, hook } = await hooked();
  expect([hook().status, hook().error, hook().facing]).toEqual(["off", null, "user"]);
  await act(() => hook().turnOn());
  await expect.poll(() => hook().status).toBe("live");
  expect(hook().devices.map(({ deviceId }) => deviceId)).toEqual(["front", "back"]);
  await act(() => hook().flip());
  await act(() => test.pass(5_000));
  await expect.poll(() => [hook().status, hook().facing]).toEqual(["live", "environment"]);
  await act(() => hook().selectDevice("back"));
  await act(() => test.pass(5_000));
  await expect.poll(() => [hook().status, hook().deviceId]).toEqual(["live", "back"]);
  await act(() => hook().selectQuality("low"));
  expect(hook().quality).toBe("low");
  await act(() => hook().turnOff());
  expect(hook().status).toBe("off");
});

it("says why there is no picture, and tries again", async () => {
  const { cameraDevice, act, hook } = await hooked();
  cameraDevice.failWith("inUse");
  await act(() => hook().turnOn());
  await expect.poll(() => [hook().status, hook().error?.reason]).toEqual(["error", "inUse"]);
  cameraDevice.failWith(null);
  await act(() => hook().turnOn());
  await expect.poll(() => [hook().status, hook().error]).toEqual(["live", null]);
});

it("is unavailable without a camera, and its actions do nothing", async () => {
  const { act, hook } = await hooked({ hasCamera: false });
  await act(() => hook().turnOn());
  expect([hook().status, hook().error, hook().devices]).toEqual(["unavailable", null, []]);
});

it("shows the picture in a video element, and releases it with the element", async () => {
  const { wrapper: Wrapper } = await opened();
  function OwnCamera() {
    const { status, videoRef, turnOn, turnOff } = useCamera();
    return (
      <>
        <button onClick={status === "live" ? turnOff : turnOn}>Camera</button>
        {status === "live" && <video ref={videoRef} muted aria-label="You" />}
      </>
    );
  }
  await render(
    <Wrapper>
      <OwnCamera />
    </Wrapper>,
  );
  await page.getByRole("button").click();
  const find = () => document.querySelector("video");
  await expect.poll(() => find()?.srcObject).toBeInstanceOf(MediaStream);
  const video = find();
  await page.getByRole("button").click();
  await expect.poll(find).toBeNull();
  expect(video?.srcObject).toBeNull();
});
