import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cameraProfiles } from "../../../camera/camera-profiles";
import { createCamera } from "../../../camera/create-camera";
import type { CameraErrorReason, CameraProfile, Frame } from "../../../contracts";
import { describeCameraDeviceContract } from "@archive-of-minds/testing/contracts";
import { createBrowserCameraDevice } from "./browser-camera-device";
import { createCanvasCamera, type CanvasCamera } from "./canvas-camera.fixture";

const overconstrained = (constraint: string) =>
  Object.assign(new Error(""), { name: "OverconstrainedError", constraint });
const refusals: Readonly<Partial<Record<CameraErrorReason, () => Error>>> = {
  permissionDenied: () => new DOMException("Permission denied", "NotAllowedError"),
  notFound: () => new DOMException("Requested device not found", "NotFoundError"),
  inUse: () => new DOMException("Could not start video source", "NotReadableError"),
  overconstrained: () => overconstrained("width"),
  unsupported: () => new DOMException("Not supported", "NotSupportedError"),
  unknown: () => new DOMException("Starting videoinput failed", "AbortError"),
};

describeCameraDeviceContract("The browser", () => {
  const camera = createCanvasCamera();
  return {
    device: createBrowserCameraDevice(),
    liveCount: camera.liveCount,
    failWith: (reason) => camera.refuse(refusals[reason] ?? (() => new Error(reason))),
    hold: camera.hold,
    grant: camera.grant,
    pullOut: camera.pullOut,
    screen: () => document.createElement("video"),
    cleanUp: camera.dispose,
  };
});

let camera: CanvasCamera;
let leave: AbortController;
const workers = { started: 0, ended: 0 };

beforeEach(() => {
  camera = createCanvasCamera();
  leave = new AbortController();
  Object.assign(workers, { started: 0, ended: 0 });
});

afterEach(() => {
  leave.abort();
  camera.dispose();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The worker of the product, counted. */
function createWorker() {
  const worker = new Worker(new URL("./frame-worker.js", import.meta.url), { type: "module" });
  const { terminate } = worker;
  workers.started += 1;
  worker.terminate = () => {
    worker.terminate = () => {};
    workers.ended += 1;
    terminate.call(worker);
  };
  return worker;
}

const open = (profile: CameraProfile = cameraProfiles.medium, device = createBrowserCameraDevice({ createWorker })) =>
  device.open(profile, "user", { signal: leave.signal });

async function shoot(
  profile: CameraProfile = cameraProfiles.medium,
  device = createBrowserCameraDevice({ createWorker }),
): Promise<Frame> {
  const stream = await open(profile, device);
  try {
    return await stream.capture(profile.jpegQuality, { signal: leave.signal });
  } finally {
    stream.close();
  }
}

/** What the JPEG of a frame really holds. */
async function develop({ jpegBase64 }: Frame) {
  const bytes = Uint8Array.from(atob(jpegBase64), (character) => character.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/jpeg" }));
  const { width, height } = image;
  // Some tests take the `OffscreenCanvas` away.
  const context = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d");
  context?.drawImage(image, 0, 0);
  const at = (x: number, y: number) =>
    [...(context?.getImageData(Math.floor(x * image.width), Math.floor(y * image.height), 1, 1).data ?? [])].slice(
      0,
      3,
    );
  return { byteLength: bytes.length, width: image.width, height: image.height, at };
}

/** How bright the middle of a picture is, 0 to 255 (Rec. 709). */
async function brightnessOf(frame: Frame): Promise<number> {
  const [red = 0, green = 0, blue = 0] = (await develop(frame)).at(0.5, 0.5);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const close = (colour: readonly number[]) => colour.map((value) => expect.closeTo(value, -1.5));

const ways = [
  ["from the camera straight to the worker", () => {}],
  ["from a video element to the worker", () => vi.stubGlobal("MediaStreamTrackProcessor", undefined)],
  [
    "as a bitmap",
    () => {
      vi.stubGlobal("MediaStreamTrackProcessor", undefined);
      vi.stubGlobal("VideoFrame", undefined);
    },
  ],
  ["in the page", () => vi.stubGlobal("OffscreenCanvas", undefined)],
] as const;

describe.each(ways)("frames taken %s", (name, stub) => {
  const isInPage = name === "in the page";

  it("are what the camera sees", async () => {
    camera.show((context) => {
      context.fillStyle = "rgb(200 30 30)";
      context.fillRect(0, 0, 640, 480);
      context.fillStyle = "rgb(20 40 220)";
      context.fillRect(320, 0, 320, 480);
    });
    stub();
    const frame = await shoot();
    const picture = await develop(frame);
    expect([picture.width, picture.height, picture.byteLength]).toEqual([frame.width, frame.height, frame.byteLength]);
    expect([picture.at(0.25, 0.5), picture.at(0.75, 0.5)]).toEqual([close([200, 30, 30]), close([20, 40, 220])]);
    expect(workers).toEqual(isInPage ? { started: 0, ended: 0 } : { started: 1, ended: 1 });
  });

  it.each([
    [640, 480, "low", 320, 240],
    [1280, 720, "medium", 640, 360],
    [480, 640, "medium", 360, 480],
    [320, 240, "high", 320, 240],
    [1920, 1080, "high", 1280, 720],
  ] as const)("of %i by %i are, for %s, %i by %i", async (width, height, quality, most, high) => {
    camera.resize(width, height);
    stub();
    const frame = await shoot(cameraProfiles[quality]);
    expect([frame.width, frame.height]).toEqual([most, high]);
  });

  it("show the current picture, and leave nothing behind", async () => {
    stub();
    const stream = await open();
    const brightness = async () => brightnessOf(await stream.capture(0.7, { signal: leave.signal }));
    expect(await brightness()).toBeCloseTo(66, -1.3);
    camera.show((context) => {
      context.fillStyle = "white";
      context.fillRect(0, 0, 640, 480);
    });
    await expect.poll(brightness).toBeGreaterThan(240);
    stream.close();
    expect([camera.liveCount(), workers.started - workers.ended]).toEqual([0, 0]);
  });

  it("are taken whether or not the page shows the picture, and are no older for it", async () => {
    stub();
    const stream = await open();
    const look = async (colour: "white" | "black") => {
      camera.show((context) => {
        context.fillStyle = colour;
        context.fillRect(0, 0, 640, 480);
      });
      await expect
        .poll(async () => brightnessOf(await stream.capture(0.7, { signal: leave.signal })))
        .toBeCloseTo(colour === "white" ? 255 : 0, -1);
    };
    const video = document.createElement("video");
    await look("white");
    const detach = stream.attach(video);
    await expect.poll(() => video.paused || video.videoWidth).toBe(640);
    await look("black");
    video.pause();
    await look("white");
    await video.play();
    detach();
    await look("black");
    stream.close();
  });

  it("continue after one that was aborted", async () => {
    stub();
    const stream = await open();
    const impatient = new AbortController();
    const given = stream.capture(0.7, { signal: impatient.signal });
    impatient.abort();
    await expect(given).rejects.toMatchObject({ name: "AbortError" });
    expect(await stream.capture(0.7, { signal: leave.signal })).toMatchObject({ width: 640, height: 480 });
  });
});

describe("where the worker does not run", () => {
  it.each([
    [
      "is forbidden",
      () => {
        throw new DOMException("Refused by the policy", "SecurityError");
      },
    ],
    ["cannot be loaded", () => new Worker("/there-is-no-such-worker.js", { type: "module" })],
    [
      "breaks down",
      () => new Worker(URL.createObjectURL(new Blob(['throw new Error("broken")'], { type: "text/javascript" }))),
    ],
  ])("because it %s, frames are taken in the page", async (_, broken) => {
    expect(await shoot(cameraProfiles.medium, createBrowserCameraDevice({ createWorker: broken }))).toMatchObject({
      width: 640,
      height: 480,
      jpegBase64: expect.stringMatching(/^\/9j\//),
    });
  });
});

describe("opening", () => {
  it("asks for what the profile and the side say, and for no sound", async () => {
    const device = createBrowserCameraDevice();
    for (const [facing, deviceId] of [["user"], ["environment"], ["user", "back"]] as const) {
      const stream = await device.open(cameraProfiles.low, facing, {
        signal: leave.signal,
        ...(deviceId && { deviceId }),
      });
      stream.close();
    }
    const size = {
      width: { ideal: 320, max: 640 },
      height: { ideal: 240, max: 480 },
      frameRate: { ideal: 10, max: 15 },
    };
    expect(camera.constraints).toEqual([
      { audio: false, video: { ...size, facingMode: { ideal: "user" } } },
      { audio: false, video: { ...size, facingMode: { ideal: "environment" } } },
      { audio: false, video: { ...size, deviceId: { exact: "back" } } },
    ]);
  });

  it.each([
    ["NotAllowedError", "permissionDenied", () => new DOMException("Permission denied", "NotAllowedError")],
    ["SecurityError", "permissionDenied", () => new DOMException("Disabled", "SecurityError")],
    ["NotFoundError", "notFound", () => new DOMException("None", "NotFoundError")],
    ["NotReadableError", "inUse", () => new DOMException("Could not start video source", "NotReadableError")],
    ["OverconstrainedError", "overconstrained", () => overconstrained("frameRate")],
    ["OverconstrainedError", "notFound", () => overconstrained("deviceId")],
    ["AbortError", "unknown", () => new DOMException("Starting videoinput failed", "AbortError")],
    ["InvalidStateError", "unknown", () => new DOMException("Not active", "InvalidStateError")],
    ["TypeError", "unknown", () => new TypeError("Failed")],
  ] as const)("takes %s for %s", async (errorName, reason, refusal) => {
    camera.refuse(refusal);
    await expect(open()).rejects.toMatchObject({
      name: "CameraError",
      reason,
      errorName,
      message: refusal().message || "The browser does not say why.",
    });
  });

  it("maps the browser’s own OverconstrainedError", async () => {
    camera.refuse(() => new OverconstrainedError("height", "Too small") as unknown as Error);
    await expect(open()).rejects.toMatchObject({
      reason: "overconstrained",
      errorName: "OverconstrainedError",
      message: "Too small",
    });
  });

  it.each([
    ["the page is insecure", undefined],
    ["the browser is old", {}],
  ])("is unsupported where %s", async (_, mediaDevices) => {
    vi.spyOn(navigator, "mediaDevices", "get").mockReturnValue(mediaDevices as MediaDevices);
    await expect(open()).rejects.toMatchObject({ name: "CameraError", reason: "unsupported" });
    const device = createBrowserCameraDevice();
    expect(await device.devices?.()).toEqual([]);
    device.watchDevices?.(() => {})();
  });

  it("opens one camera at a time, however often the visitor changes the choice", async () => {
    const device = createBrowserCameraDevice();
    camera.hold();
    for (let round = 0; round < 3; round += 1) {
      const unwanted = new AbortController();
      const opening = device.open(cameraProfiles.low, "user", { signal: unwanted.signal });
      await expect.poll(() => camera.constraints.length).toBe(1);
      unwanted.abort();
      await expect(opening).rejects.toMatchObject({ name: "AbortError" });
    }
    const wanted = device.open(cameraProfiles.low, "environment", { signal: leave.signal });
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(camera.constraints.length).toBe(1);
    camera.grant();
    const stream = await wanted;
    expect([
      camera.constraints.map(({ video }) => (video as MediaTrackConstraints).facingMode),
      camera.liveCount(),
    ]).toEqual([[{ ideal: "user" }, { ideal: "environment" }], 1]);
    stream.close();
  });

  it("asks again when the former prompt is never answered", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const device = createBrowserCameraDevice();
    camera.hold();
    const unwanted = new AbortController();
    const ignored = device.open(cameraProfiles.low, "user", { signal: unwanted.signal });
    await vi.advanceTimersByTimeAsync(0);
    unwanted.abort();
    await expect(ignored).rejects.toMatchObject({ name: "AbortError" });
    const wanted = device.open(cameraProfiles.low, "user", { signal: leave.signal });
    await vi.advanceTimersByTimeAsync(1_999);
    expect(camera.constraints.length).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(camera.constraints.length).toBe(2);
    camera.grant();
    const stream = await wanted;
    expect(camera.liveCount()).toBe(1);
    stream.close();
  });

  it("names the cameras, and nothing else", async () => {
    expect(await createBrowserCameraDevice().devices?.()).toEqual([
      { deviceId: "front", label: "Front camera" },
      { deviceId: "back", label: "" },
    ]);
  });
});

it("reports added and removed cameras until it is unsubscribed", () => {
  let count = 0;
  const device = createBrowserCameraDevice();
  const stop = device.watchDevices?.(() => (count += 1));
  navigator.mediaDevices.dispatchEvent(new Event("devicechange"));
  stop?.();
  navigator.mediaDevices.dispatchEvent(new Event("devicechange"));
  expect(count).toBe(1);
});

it("captures no frame while the system pauses the camera, rather than an old one", async () => {
  const stream = await open();
  const capture = () => stream.capture(0.7, { signal: leave.signal });
  await capture();
  camera.mute(true);
  await expect(capture()).rejects.toThrow("The camera is paused.");
  camera.mute(false);
  expect(await capture()).toMatchObject({ width: 640, height: 480 });
  stream.close();
});

it("plays in a video element", async () => {
  const video = document.createElement("video");
  document.body.append(video);
  const stream = await open();
  const detach = stream.attach(video);
  await expect
    .poll(() => [video.videoWidth, video.videoHeight, video.paused, video.muted, video.playsInline])
    .toEqual([640, 480, false, true, true]);
  detach();
  expect(video.srcObject).toBeNull();
  video.remove();
});

it("leaves no track and no worker behind, however the visitor uses it", async () => {
  const chart = createCamera({ providers: { cameraDevice: createBrowserCameraDevice({ createWorker }) } });
  const { frames } = chart.getSnapshot().context;
  for (let round = 0; round < 20; round += 1) {
    chart.send({ type: "camera.turnOn" });
    if (round % 2 === 0) await expect.poll(() => frames.latest).not.toBeNull();
    chart.send({ type: "camera.flip" });
    if (round % 3 === 0) await expect.poll(() => chart.getSnapshot().hasTag("seeing")).toBe(true);
    expect(camera.liveCount()).toBeLessThanOrEqual(1);
    if (round % 10 === 5) {
      chart.send({ type: "cameraQuality.select", quality: round === 5 ? "low" : "medium" });
      expect(chart.getSnapshot().value).toBe("restarting");
      await expect.poll(() => chart.getSnapshot().hasTag("seeing")).toBe(true);
    }
    chart.send({ type: round % 7 === 0 ? "page.hide" : "camera.turnOff" });
  }
  chart.send({ type: "camera.turnOn" });
  chart.stop();
  await expect
    .poll(() => [camera.liveCount(), workers.started - workers.ended, workers.started > 5])
    .toEqual([0, 0, true]);
});
