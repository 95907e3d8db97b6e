import {
  CameraError,
  type CameraChoice,
  type CameraDevice,
  type CameraErrorReason,
  type CameraFacing,
  type CameraProfile,
  type Frame,
  type VideoScreen,
} from "@archive-of-minds/core";

/** One attempt to open a camera. */
export interface FakeCameraOpening {
  readonly profile: CameraProfile;
  readonly facing: CameraFacing;
  readonly deviceId: string | null;
}

/** A camera in memory whose frames the test decides. It has no timers. */
export interface FakeCameraDevice extends CameraDevice {
  /** Every attempt to open a camera, oldest first. */
  readonly openings: readonly FakeCameraOpening[];
  /** How many cameras are open. */
  readonly liveCount: number;
  /** How many frames were requested. */
  readonly captures: number;
  /** How many requested frames have neither arrived nor failed. */
  readonly pendingCaptures: number;
  /** From now on opening fails; `null` ends that. */
  failWith(error: CameraError | CameraErrorReason | null): void;
  /** From now on permission prompts stay open until {@link FakeCameraDevice.grant}. */
  hold(): void;
  /** The visitor grants every open prompt, those of aborted attempts included. */
  grant(): void;
  /** The next frames, one each; the last one repeats. `null` fails, `'never'` stays pending. */
  see(...lengths: readonly (number | null | "never")[]): void;
  /** The camera is unplugged. */
  pullOut(): void;
  /** From now on only these cameras exist. */
  plugIn(cameras: readonly CameraChoice[]): void;
}

/** Which cameras a fake device has, and the time of its frames. */
export interface FakeCameraDeviceOptions {
  /** The cameras that are listed and that can be opened by id. Default: `front` and `back`. */
  readonly cameras?: readonly CameraChoice[];
  /** Whether it counts as a phone or a tablet. Default `false`. */
  readonly isHandheld?: boolean;
  /** The time of each frame, in milliseconds since 1970. Default: always 0. */
  readonly now?: () => number;
}

const twoCameras: readonly CameraChoice[] = [
  { deviceId: "front", label: "Front camera" },
  { deviceId: "back", label: "Back camera" },
];

/**
 * A fake of the cameras of a device. Permission is granted at once and each frame has 1,000 bytes, until the test says
 * otherwise with `hold`, `failWith` and `see`; `pullOut` and `plugIn` change the cameras.
 *
 * @example
 * const cameraDevice = createFakeCameraDevice()
 * const camera = createCamera({ providers: { cameraDevice } })
 * camera.send({ type: 'camera.turnOn' })
 * cameraDevice.pullOut()
 */
export function createFakeCameraDevice({
  cameras: first = twoCameras,
  isHandheld = false,
  now = () => 0,
}: FakeCameraDeviceOptions = {}): FakeCameraDevice {
  let cameras = first;
  const watchers = new Set<() => void>();
  const openings: FakeCameraOpening[] = [];
  const live = new Set<{ pullOut(): void }>();
  const held: (() => void)[] = [];
  let isHeld = false;
  let failure: CameraError | null = null;
  let frameLengths: readonly (number | null | "never")[] = [1_000];
  let captures = 0;
  let pendingCaptures = 0;

  const nextFrame = () => {
    const [byteLength = null, ...others] = frameLengths;
    if (others.length > 0) frameLengths = others;
    return byteLength;
  };

  /** Rejects when one of the signals is aborted. */
  const unless = async <Value>(signals: readonly AbortSignal[], work: Promise<Value>): Promise<Value> => {
    let abort = () => {};
    const aborted = new Promise<never>(
      (_resolve, reject) => (abort = () => reject(new DOMException("The camera is no longer wanted.", "AbortError"))),
    );
    for (const signal of signals) {
      if (signal.aborted) abort();
      signal.addEventListener("abort", abort);
    }
    try {
      return await Promise.race([aborted, work]);
    } finally {
      for (const signal of signals) signal.removeEventListener("abort", abort);
    }
  };

  const shoot = (profile: CameraProfile): Promise<Frame> => {
    const byteLength = nextFrame();
    if (byteLength === "never") return new Promise(() => {});
    if (byteLength === null) return Promise.reject(new Error("The fake captures no frame."));
    const { width, height } = profile;
    return Promise.resolve({
      jpegBase64: "/9j/",
      byteLength,
      at: now(),
      width: width.ideal,
      height: height.ideal,
    });
  };

  return {
    openings,
    get liveCount() {
      return live.size;
    },
    get captures() {
      return captures;
    },
    get pendingCaptures() {
      return pendingCaptures;
    },
    isHandheld: () => isHandheld,
    devices: () => Promise.resolve(cameras),
    watchDevices(report) {
      watchers.add(report);
      return () => watchers.delete(report);
    },

    async open(profile, facing, { signal, deviceId, onEnded }) {
      signal.throwIfAborted();
      openings.push({ profile, facing, deviceId: deviceId ?? null });
      await unless([signal], isHeld ? new Promise<void>((resolve) => held.push(resolve)) : Promise.resolve());
      signal.throwIfAborted();
      if (failure) throw failure;
      if (deviceId !== undefined && !cameras.some((camera) => camera.deviceId === deviceId))
        throw new CameraError("notFound", "The fake has no such camera.", { errorName: "NotFoundError" });

      const closed = new AbortController();
      const screens = new Map<VideoScreen, object>();
      const camera = {
        pullOut() {
          if (live.delete(camera)) onEnded?.();
        },
      };
      live.add(camera);
      return {
        attach(video) {
          const picture = {};
          screens.set(video, picture);
          Object.assign(video, { srcObject: picture, muted: true, playsInline: true });
          video.play().catch(() => {});
          return () => {
            if (video.srcObject === picture) video.srcObject = null;
          };
        },
        async capture(_quality, options) {
          captures += 1;
          pendingCaptures += 1;
          try {
            const frame = await unless([options.signal, closed.signal], shoot(profile));
            options.signal.throwIfAborted();
            closed.signal.throwIfAborted();
            return frame;
          } finally {
            pendingCaptures -= 1;
          }
        },
        close() {
          live.delete(camera);
          closed.abort();
          for (const [video, picture] of screens) if (video.srcObject === picture) video.srcObject = null;
        },
      };
    },

    failWith: (error) =>
      void (failure =
        typeof error === "string"
          ? new CameraError(error, `The fake fails: ${error}.`, { errorName: "FakeError" })
          : error),
    hold: () => void (isHeld = true),
    grant() {
      isHeld = false;
      for (const resolve of held.splice(0)) resolve();
    },
    see: (...lengths) => void (frameLengths = lengths),
    pullOut() {
      for (const camera of live) camera.pullOut();
    },
    plugIn(others) {
      cameras = others;
      for (const report of [...watchers]) report();
    },
  };
}
