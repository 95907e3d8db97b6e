import { vi } from "vitest";

type Refusal = () => Error;

/** A camera that is a canvas: its stream and its track are real, and it shows what the test draws. */
export function createCanvasCamera() {
  const tracks: MediaStreamTrack[] = [];
  const constraints: MediaStreamConstraints[] = [];
  const timers: ReturnType<typeof setInterval>[] = [];
  let held: (() => void)[] | null = null;
  let refusal: Refusal | null = null;
  let size = { width: 640, height: 480 };
  let paint = (context: CanvasRenderingContext2D) => {
    context.fillStyle = "rgb(200 30 30)";
    context.fillRect(0, 0, size.width, size.height);
  };

  const grant = () => {
    const canvas = Object.assign(document.createElement("canvas"), size);
    const context = canvas.getContext("2d");
    const draw = () => {
      if (context) paint(context);
    };
    draw();
    // A canvas gives a picture only when something was drawn.
    timers.push(setInterval(draw, 20));
    const stream = canvas.captureStream(30);
    tracks.push(...stream.getTracks());
    return stream;
  };

  vi.spyOn(navigator.mediaDevices, "getUserMedia").mockImplementation(async (asked) => {
    constraints.push(asked ?? {});
    if (held) await new Promise<void>((resolve) => held?.push(resolve));
    if (refusal) throw refusal();
    return grant();
  });
  vi.spyOn(navigator.mediaDevices, "enumerateDevices").mockImplementation(async () =>
    [
      { kind: "audioinput", deviceId: "mic", label: "Microphone" },
      { kind: "videoinput", deviceId: "front", label: "Front camera" },
      { kind: "videoinput", deviceId: "back", label: "" },
      { kind: "videoinput", deviceId: "", label: "" },
    ].map((device) => ({ ...device, groupId: "", toJSON: () => device }) as MediaDeviceInfo),
  );

  return {
    /** The requests, oldest first. */
    constraints,
    liveCount: () => tracks.filter(({ readyState }) => readyState === "live").length,
    refuse: (next: Refusal) => void (refusal = next),
    hold: () => void (held = []),
    grant() {
      for (const resolve of held ?? []) resolve();
      held = null;
    },
    resize: (width: number, height: number) => void (size = { width, height }),
    show: (next: (context: CanvasRenderingContext2D) => void) => void (paint = next),
    /** As the system does when another app takes the camera. */
    mute(isMuted: boolean) {
      for (const track of tracks) Object.defineProperty(track, "muted", { value: isMuted, configurable: true });
    },
    pullOut() {
      for (const track of tracks) {
        if (track.readyState === "live") track.dispatchEvent(new Event("ended"));
      }
    },
    dispose() {
      for (const timer of timers) clearInterval(timer);
      for (const track of tracks) track.stop();
      vi.restoreAllMocks();
    },
  };
}

export type CanvasCamera = ReturnType<typeof createCanvasCamera>;
