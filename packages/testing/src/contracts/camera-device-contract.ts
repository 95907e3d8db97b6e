import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  cameraProfiles,
  type CameraDevice,
  type CameraErrorReason,
  type CameraStream,
  type VideoScreen,
} from "@archive-of-minds/core";

/**
 * A camera device, and the means to hold, refuse and unplug its cameras. {@link describeCameraDeviceContract} makes one
 * for each test.
 */
export interface CameraDeviceUnderTest {
  readonly device: CameraDevice;
  /** How many cameras are open now. */
  readonly liveCount: () => number;
  /** Makes each attempt to open a camera fail. */
  readonly failWith: (reason: CameraErrorReason) => void;
  /** Leaves permission prompts open until `grant`. */
  readonly hold: () => void;
  readonly grant: () => void;
  readonly pullOut: () => void;
  /** Left out, an object that behaves like a video element. */
  readonly screen?: () => VideoScreen;
  readonly cleanUp?: () => void;
}

const plainScreen = (): VideoScreen => ({
  srcObject: null,
  muted: false,
  playsInline: false,
  play: () => Promise.resolve(),
});
const profile = cameraProfiles.low;

/** What every camera device must do. */
export function describeCameraDeviceContract(
  name: string,
  make: () => CameraDeviceUnderTest | Promise<CameraDeviceUnderTest>,
): void {
  describe(`${name} as a camera device`, () => {
    let subject: CameraDeviceUnderTest;
    let leave: AbortController;
    let ended: number;
    beforeEach(async () => {
      subject = await make();
      leave = new AbortController();
      ended = 0;
    });
    afterEach(() => {
      leave.abort();
      subject.cleanUp?.();
    });

    const open = (facing: "user" | "environment" = "user", deviceId?: string) =>
      subject.device.open(profile, facing, {
        signal: leave.signal,
        onEnded: () => (ended += 1),
        ...(deviceId !== undefined && { deviceId }),
      });
    const capture = (stream: CameraStream, signal = leave.signal) => stream.capture(profile.jpegQuality, { signal });

    it("is on from open to close, however often it is opened", async () => {
      for (let round = 0; round < 20; round += 1) {
        const stream = await open(round % 2 === 0 ? "user" : "environment");
        expect(subject.liveCount()).toBe(1);
        stream.close();
        stream.close();
        expect(subject.liveCount()).toBe(0);
      }
      expect(ended).toBe(0);
    });

    it("captures frames, none larger than the profile asks", async () => {
      const stream = await open();
      const before = Date.now();
      for (let count = 0; count < 3; count += 1) {
        const frame = await capture(stream);
        expect(frame).toEqual({
          jpegBase64: expect.stringMatching(/^\/9j\/[A-Za-z0-9+/]*=*$/),
          byteLength: expect.any(Number),
          at: expect.any(Number),
          width: expect.any(Number),
          height: expect.any(Number),
        });
        expect(frame.byteLength).toBeGreaterThan(0);
        expect(frame.width).toBeGreaterThan(0);
        expect(frame.width).toBeLessThanOrEqual(profile.width.ideal);
        expect(frame.height).toBeGreaterThan(0);
        expect(frame.height).toBeLessThanOrEqual(profile.height.ideal);
        expect(frame.at).toBeLessThan(before + 60_000);
      }
      stream.close();
    });

    it("shows the live picture inline and muted, until it is detached or closed", async () => {
      const stream = await open();
      const [one, other] = [(subject.screen ?? plainScreen)(), (subject.screen ?? plainScreen)()];
      const detach = stream.attach(one);
      stream.attach(other);
      expect([one.srcObject !== null, one.muted, one.playsInline]).toEqual([true, true, true]);
      detach();
      expect([one.srcObject === null, other.srcObject === null]).toEqual([true, false]);
      detach();
      stream.close();
      expect(other.srcObject).toBeNull();
    });

    it("leaves a screen alone that shows another stream by now", async () => {
      const first = await open();
      const second = await open();
      const screen = (subject.screen ?? plainScreen)();
      const detach = first.attach(screen);
      second.attach(screen);
      const shown = screen.srcObject;
      detach();
      first.close();
      expect([shown !== null, screen.srcObject === shown]).toEqual([true, true]);
      second.close();
    });

    it.each(["permissionDenied", "notFound", "inUse", "overconstrained", "unsupported", "unknown"] as const)(
      "fails with %s, and opens nothing",
      async (reason) => {
        subject.failWith(reason);
        const failure = open();
        await expect(failure).rejects.toMatchObject({
          name: "CameraError",
          reason,
          errorName: expect.stringMatching(/./),
          message: expect.stringMatching(/./),
        });
        expect(subject.liveCount()).toBe(0);
      },
    );

    it("opens nothing for an aborted signal", async () => {
      await expect(subject.device.open(profile, "user", { signal: AbortSignal.abort() })).rejects.toMatchObject({
        name: "AbortError",
      });
      expect(subject.liveCount()).toBe(0);
    });

    it("closes at once a camera that is granted after an abort", async () => {
      subject.hold();
      const late = open();
      leave.abort();
      await expect(late).rejects.toMatchObject({ name: "AbortError" });
      subject.grant();
      await new Promise((resolve) => setTimeout(resolve, 0));
      expect([subject.liveCount(), ended]).toEqual([0, 0]);
    });

    it("reports once that it was unplugged, and not after it was closed", async () => {
      const stream = await open();
      subject.pullOut();
      subject.pullOut();
      expect([ended, subject.liveCount()]).toEqual([1, 0]);
      stream.close();
      const next = await open();
      next.close();
      subject.pullOut();
      expect([ended, subject.liveCount()]).toEqual([1, 0]);
    });

    it("rejects a frame that is aborted or whose stream is closed", async () => {
      const stream = await open();
      await expect(capture(stream, AbortSignal.abort())).rejects.toMatchObject({ name: "AbortError" });
      const pending = capture(stream);
      stream.close();
      await expect(pending).rejects.toMatchObject({ name: "AbortError" });
      await expect(capture(stream)).rejects.toMatchObject({ name: "AbortError" });
    });

    it("lists the cameras, and opens the one that is asked for", async () => {
      const cameras = (await subject.device.devices?.()) ?? [];
      for (const { deviceId, label } of cameras) {
        expect([deviceId, label]).toEqual([expect.stringMatching(/./), expect.any(String)]);
        const stream = await open("user", deviceId);
        expect(subject.liveCount()).toBe(1);
        stream.close();
      }
    });
  });
}
