import { afterEach, describe, expect, it } from "vitest";
import { CameraError, type CameraDevice, type CameraStream } from "../contracts";
import * as timings from "../shared/timings";
import { createFakeCameraDevice, createTestCamera, type TestCameraOptions } from "@archive-of-minds/testing";
import { cameraProfiles } from "./camera-profiles";
import { frameLengthScene } from "./scene";

const LIVE = { on: { live: "stable" } };
const REQUESTING = { on: "requesting" };

const started: ReturnType<typeof createTestCamera>[] = [];
afterEach(() => {
  for (const { camera } of started.splice(0)) camera.stop();
});

type Options = Omit<TestCameraOptions, "cameraDevice">;

const start = (options: Options = {}) => startOver(createFakeCameraDevice(), options);

function startOver<Device extends CameraDevice>(cameraDevice: Device, options: Options = {}) {
  const test = createTestCamera({ ...options, cameraDevice });
  started.push(test);
  return { ...test, cameraDevice, send: test.camera.send };
}

describe("turning the camera on and off", () => {
  it("is off until the visitor turns it on", async () => {
    const { state, settle, cameraDevice, frames } = start();
    await settle();
    expect([state(), cameraDevice.openings, frames().latest]).toEqual(["off", [], null]);
  });

  it("shows a picture once the visitor has allowed it", async () => {
    const { camera, turnOn, state, settle, cameraDevice } = start();
    cameraDevice.hold();
    await turnOn();
    expect([state(), camera.getSnapshot().context.picture]).toEqual([REQUESTING, null]);
    cameraDevice.grant();
    await settle();
    const screen = { srcObject: null as unknown, muted: false, playsInline: false, play: () => Promise.resolve() };
    camera.getSnapshot().context.picture?.attach(screen);
    expect([state(), screen.srcObject !== null, cameraDevice.liveCount]).toEqual([LIVE, true, 1]);
  });

  it("releases the camera and its frame", async () => {
    const { camera, turnOn, send, state, frames, cameraDevice } = start();
    await turnOn();
    expect(frames().latest?.byteLength).toBe(1_000);
    send({ type: "camera.turnOff" });
    expect([state(), cameraDevice.liveCount, frames().latest, camera.getSnapshot().context.picture]).toEqual([
      "off",
      0,
      null,
      null,
    ]);
  });

  it.each([
    ["the page is left", ({ send }: ReturnType<typeof start>) => send({ type: "page.hide" })],
    ["the chart is stopped", ({ camera }: ReturnType<typeof start>) => camera.stop()],
    ["it is turned off", ({ send }: ReturnType<typeof start>) => send({ type: "camera.turnOff" })],
    [
      "another quality is chosen",
      ({ send }: ReturnType<typeof start>) => send({ type: "cameraQuality.select", quality: "low" }),
    ],
    ["it is unplugged", ({ cameraDevice }: ReturnType<typeof start>) => cameraDevice.pullOut()],
  ])("leaves no camera open when %s", async (_, leave) => {
    const test = start();
    await test.turnOn();
    leave(test);
    expect([test.cameraDevice.liveCount, test.frames().latest]).toEqual([0, null]);
    await test.pass(0);
    expect([test.cameraDevice.liveCount, test.cameraDevice.pendingCaptures]).toEqual([0, 0]);
  });

  it("releases a camera that was granted after it was turned off, whatever the device does", async () => {
    const opened: string[] = [];
    let grant = () => {};
    const stream: CameraStream = {
      attach: () => () => {},
      capture: () => Promise.reject(new Error("none")),
      close: () => void opened.push("closed"),
    };
    const cameraDevice: CameraDevice = { open: () => new Promise((resolve) => (grant = () => resolve(stream))) };
    const { turnOn, send, state, settle } = startOver(cameraDevice);
    await turnOn();
    send({ type: "camera.turnOff" });
    grant();
    await settle();
    expect([state(), opened]).toEqual(["off", ["closed"]]);
  });

  it("leaves no camera open after many rounds", async () => {
    const { turnOn, send, settle, pass, state, cameraDevice } = start();
    for (let round = 0; round < 20; round += 1) {
      await turnOn();
      if (round % 2 === 0) send({ type: "camera.flip" });
      if (round % 3 === 0) await settle();
      if (round % 4 === 0) send({ type: "cameraQuality.select", quality: round % 8 === 0 ? "low" : "high" });
      if (round % 5 !== 0) await pass(timings.cameraRestart);
      send({ type: "camera.turnOff" });
      await pass(timings.cameraRestart);
      expect([state(), cameraDevice.liveCount]).toEqual(["off", 0]);
    }
  });
});

describe("choosing a camera", () => {
  it("flips between front and back, one open at a time", async () => {
    const { camera, turnOn, send, settle, state, cameraDevice } = start();
    await turnOn();
    send({ type: "camera.flip" });
    expect([state(), cameraDevice.liveCount]).toEqual([REQUESTING, 0]);
    await settle();
    expect([state(), cameraDevice.liveCount]).toEqual([LIVE, 1]);
    send({ type: "camera.flip" });
    await settle();
    expect(cameraDevice.openings.map(({ facing }) => facing)).toEqual(["user", "environment", "user"]);
    expect(camera.getSnapshot().context.facing).toBe("user");
  });

  it("lists the cameras once one has opened, and opens the chosen one until a flip", async () => {
    const { camera, turnOn, send, settle, cameraDevice } = start();
    await turnOn();
    expect(camera.getSnapshot().context.devices).toEqual([
      { deviceId: "front", label: "Front camera" },
      { deviceId: "back", label: "Back camera" },
    ]);
    send({ type: "cameraDevice.select", deviceId: "back" });
    send({ type: "cameraDevice.select", deviceId: "back" });
    await settle();
    send({ type: "camera.flip" });
    await settle();
    expect(cameraDevice.openings.map(({ deviceId }) => deviceId)).toEqual([null, "back", null]);
    expect(cameraDevice.liveCount).toBe(1);
  });

  it("updates the list when cameras are plugged in or unplugged, also after a failure", async () => {
    const { camera, turnOn, settle, cameraDevice, send } = start();
    const labels = () => camera.getSnapshot().context.devices.map(({ label }) => label);
    cameraDevice.plugIn([{ deviceId: "front", label: "Front camera" }]);
    await settle();
    expect(labels()).toEqual([]);
    await turnOn();
    expect(labels()).toEqual(["Front camera"]);
    send({ type: "cameraDevice.select", deviceId: "front" });
    await settle();
    cameraDevice.pullOut();
    cameraDevice.plugIn([{ deviceId: "desk", label: "Desk camera" }]);
    await settle();
    expect([camera.getSnapshot().value, labels(), camera.getSnapshot().context.deviceId]).toEqual([
      "failed",
      ["Desk camera"],
      null,
    ]);
    await turnOn();
    expect(camera.getSnapshot().matches({ on: "live" })).toBe(true);
  });

  it("opens any camera when the chosen one is not found", async () => {
    const { turnOn, send, settle, state, failure, cameraDevice } = start();
    send({ type: "cameraDevice.select", deviceId: "unplugged" });
    await turnOn();
    expect([state(), failure()]).toEqual([
      "failed",
      { reason: "notFound", name: "NotFoundError", message: "The fake has no such camera." },
    ]);
    send({ type: "camera.turnOn" });
    await settle();
    expect([state(), cameraDevice.openings.map(({ deviceId }) => deviceId)]).toEqual([LIVE, ["unplugged", null]]);
  });
});

describe("quality", () => {
  it("is high by default, and medium on a phone or a tablet", async () => {
    const desk = start();
    const phone = startOver(createFakeCameraDevice({ isHandheld: true }));
    await desk.turnOn();
    await phone.turnOn();
    expect([desk.cameraDevice.openings[0]?.profile, phone.cameraDevice.openings[0]?.profile]).toEqual([
      cameraProfiles.high,
      cameraProfiles.medium,
    ]);
  });

  it("turns a camera that is on off, and on again after 500 ms", async () => {
    const { turnOn, send, pass, state, cameraDevice } = start();
    await turnOn();
    send({ type: "cameraQuality.select", quality: "low" });
    expect([state(), cameraDevice.liveCount]).toEqual(["restarting", 0]);
    await pass(499);
    expect(state()).toBe("restarting");
    await pass(1);
    expect([state(), cameraDevice.openings.map(({ profile }) => profile)]).toEqual([
      LIVE,
      [cameraProfiles.high, cameraProfiles.low],
    ]);
  });

  it("restarts with the last choice, and not at all once it is turned off", async () => {
    const { turnOn, send, pass, state, cameraDevice } = start();
    await turnOn();
    send({ type: "cameraQuality.select", quality: "low" });
    await pass(250);
    send({ type: "cameraQuality.select", quality: "ultra" });
    await pass(250);
    expect(cameraDevice.openings.at(-1)?.profile).toBe(cameraProfiles.ultra);
    send({ type: "cameraQuality.select", quality: "low" });
    send({ type: "camera.turnOff" });
    await pass(timings.cameraRestart);
    expect([state(), cameraDevice.liveCount]).toEqual(["off", 0]);
  });

  it("stays on when the quality is the same", async () => {
    const { turnOn, send, state, cameraDevice } = start();
    await turnOn();
    send({ type: "cameraQuality.select", quality: "auto" });
    expect([state(), cameraDevice.openings.length]).toEqual([LIVE, 1]);
  });

  it("is stored", async () => {
    const first = start();
    first.send({ type: "cameraQuality.select", quality: "low" });
    expect([first.state(), first.settingsStore.read("aom.cameraQuality")]).toEqual(["off", "low"]);
    expect(start({ settings: { "aom.cameraQuality": "low" } }).camera.getSnapshot().context.quality).toBe("low");
    expect(start({ settings: { "aom.cameraQuality": "blurred" } }).camera.getSnapshot().context.quality).toBe("auto");
  });
});

describe("frames", () => {
  it.each([
    ["low", 2_000],
    ["medium", 1_000],
    ["high", 500],
    ["ultra", 250],
  ] as const)("are captured at once and then in quality %s every %i ms", async (quality, interval) => {
    const { turnOn, pass, cameraDevice } = start({ settings: { "aom.cameraQuality": quality } });
    await turnOn();
    expect(cameraDevice.captures).toBe(1);
    await pass(interval - 1);
    expect(cameraDevice.captures).toBe(1);
    await pass(1);
    expect(cameraDevice.captures).toBe(2);
  });

  it("do not queue behind a slow one, and one that never arrives is skipped", async () => {
    const { turnOn, pass, frames, cameraDevice } = start();
    cameraDevice.see("never", 2_000);
    await turnOn();
    for (let waited = 0; waited < timings.frameCapture - 500; waited += 500) {
      await pass(500);
      expect([cameraDevice.captures, cameraDevice.pendingCaptures]).toEqual([1, 1]);
    }
    await pass(500);
    expect([cameraDevice.captures, cameraDevice.pendingCaptures, frames().latest?.byteLength]).toEqual([2, 0, 2_000]);
  });

  it("may fail without ending the stream", async () => {
    const { turnOn, pass, state, frames, cameraDevice } = start();
    cameraDevice.see(1_000, null, null, 1_010);
    await turnOn();
    for (let count = 0; count < 3; count += 1) await pass(500);
    expect([state(), cameraDevice.captures, frames().latest?.byteLength]).toEqual([LIVE, 4, 1_010]);
  });

  it.each([
    ["low", 6_000],
    ["high", 2_000],
    ["ultra", 2_000],
  ] as const)("are dropped when they are old, until the next one arrives (%s: %i ms)", async (quality, age) => {
    const { turnOn, pass, state, frames, cameraDevice, camera } = start({ settings: { "aom.cameraQuality": quality } });
    cameraDevice.see(1_000, null);
    await turnOn();
    await pass(age - 1);
    expect([state(), frames().latest?.byteLength]).toEqual([LIVE, 1_000]);
    await pass(1);
    expect([state(), frames().latest, camera.getSnapshot().hasTag("seeing"), cameraDevice.liveCount]).toEqual([
      { on: { live: "blind" } },
      null,
      false,
      1,
    ]);
    cameraDevice.see(9_000);
    await pass(2_000);
    expect([state(), frames().latest?.byteLength, camera.getSnapshot().hasTag("seeing")]).toEqual([LIVE, 9_000, true]);
  });

  it("count as missing when the first never arrives", async () => {
    const { turnOn, pass, state, cameraDevice } = start();
    cameraDevice.see(null);
    await turnOn();
    for (let waited = 0; waited < 2_000; waited += 500) await pass(500);
    expect(state()).toEqual({ on: { live: "blind" } });
  });

  it("notify only their subscribers", async () => {
    const { camera, turnOn, pass, frames } = start();
    await turnOn();
    let [snapshots, seen] = [0, 0];
    camera.subscribe(() => (snapshots += 1));
    frames().subscribe(() => (seen += 1));
    for (let count = 0; count < 10; count += 1) await pass(500);
    expect([snapshots, seen]).toEqual([0, 10]);
  });

  it("are not captured once the camera is off", async () => {
    const { turnOn, send, pass, cameraDevice } = start();
    await turnOn();
    send({ type: "camera.turnOff" });
    await pass(60_000);
    expect(cameraDevice.captures).toBe(1);
  });
});

describe("the scene", () => {
  it("has changed when a frame is more than 5 percent longer or shorter, else it is stable", async () => {
    const { turnOn, pass, state, cameraDevice } = start();
    cameraDevice.see(1_000, 1_050, 1_103, 1_103, 1_000, 500, 500);
    await turnOn();
    const states = [state()];
    for (let count = 0; count < 6; count += 1) {
      await pass(500);
      states.push(state());
    }
    const changed = { on: { live: "changed" } };
    expect(states).toEqual([LIVE, LIVE, changed, LIVE, changed, changed, LIVE]);
  });

  it("is decided by the given detector", async () => {
    const { turnOn, pass, state, cameraDevice } = start({
      sceneDetector: {
        compare: (previous, frame) => (frameLengthScene.compare(previous, frame) === "changed" ? "stable" : "changed"),
      },
    });
    cameraDevice.see(1_000, 1_000, 9_000);
    await turnOn();
    await pass(500);
    expect(state()).toEqual({ on: { live: "changed" } });
    await pass(500);
    expect(state()).toEqual(LIVE);
  });

  it("is not compared with frames from before the camera was off", async () => {
    const { turnOn, send, state, cameraDevice } = start();
    cameraDevice.see(1_000, 9_000);
    await turnOn();
    send({ type: "camera.turnOff" });
    await turnOn();
    expect(state()).toEqual(LIVE);
  });
});

describe("failures", () => {
  it.each(["permissionDenied", "notFound", "unsupported", "inUse", "overconstrained", "unknown"] as const)(
    "says %s, and tries again when asked to",
    async (reason) => {
      const { turnOn, state, failure, cameraDevice } = start();
      cameraDevice.failWith(reason);
      await turnOn();
      expect([state(), failure()]).toEqual([
        "failed",
        { reason, name: "FakeError", message: `The fake fails: ${reason}.` },
      ]);
      cameraDevice.failWith(null);
      await turnOn();
      expect([state(), failure(), cameraDevice.liveCount]).toEqual([LIVE, null, 1]);
    },
  );

  it("keeps the name and the message of an unknown error", async () => {
    const { turnOn, failure, cameraDevice } = start();
    cameraDevice.failWith(new CameraError("unknown", "Starting videoinput failed", { errorName: "AbortError" }));
    await turnOn();
    expect(failure()).toEqual({ reason: "unknown", name: "AbortError", message: "Starting videoinput failed" });
  });

  it("reports that the camera was unplugged", async () => {
    const { turnOn, state, failure, cameraDevice } = start();
    await turnOn();
    cameraDevice.pullOut();
    expect([state(), failure()?.reason]).toEqual(["failed", "interrupted"]);
  });

  it("times out for a camera that never answers, and releases it when it opens later", async () => {
    const { turnOn, pass, state, failure, settle, cameraDevice } = start();
    cameraDevice.hold();
    await turnOn();
    await pass(timings.cameraPermission - 1);
    expect(state()).toEqual(REQUESTING);
    await pass(1);
    expect([state(), failure()]).toEqual([
      "failed",
      { reason: "unknown", name: "TimeoutError", message: "The camera did not answer in time." },
    ]);
    cameraDevice.grant();
    await settle();
    expect(cameraDevice.liveCount).toBe(0);
  });

  it("retries at once with each change of the visitor", async () => {
    const { turnOn, send, settle, state, cameraDevice } = start();
    cameraDevice.failWith("overconstrained");
    await turnOn();
    cameraDevice.failWith(null);
    send({ type: "cameraQuality.select", quality: "low" });
    await settle();
    expect([state(), cameraDevice.openings.map(({ profile }) => profile)]).toEqual([
      LIVE,
      [cameraProfiles.high, cameraProfiles.low],
    ]);
  });

  it("can be dismissed", async () => {
    const { turnOn, send, state, failure, cameraDevice } = start();
    cameraDevice.failWith("inUse");
    await turnOn();
    send({ type: "camera.turnOff" });
    expect([state(), failure()]).toEqual(["off", null]);
  });
});

describe("the menu of qualities", () => {
  const settings = ({ camera }: ReturnType<typeof start>) => camera.getSnapshot().children.settings;
  const shown = (test: ReturnType<typeof start>) => settings(test)?.getSnapshot().value;

  it("closes a moment after a choice, on or off, the same or another", async () => {
    const test = start();
    for (const quality of ["low", "low", "high"] as const) {
      settings(test)?.send({ type: "settings.open" });
      test.send({ type: "cameraQuality.select", quality });
      await test.pass(timings.cameraSettingsClose - 1);
      expect(shown(test)).toBe("closing");
      await test.pass(1);
      expect(shown(test)).toBe("closed");
      await test.turnOn();
    }
  });

  it("closes after the last of several choices", async () => {
    const test = start();
    settings(test)?.send({ type: "settings.open" });
    test.send({ type: "cameraQuality.select", quality: "low" });
    await test.pass(timings.cameraSettingsClose - 1);
    test.send({ type: "cameraQuality.select", quality: "high" });
    await test.pass(timings.cameraSettingsClose - 1);
    expect(shown(test)).toBe("closing");
    settings(test)?.send({ type: "settings.close" });
    expect(shown(test)).toBe("closed");
  });
});
