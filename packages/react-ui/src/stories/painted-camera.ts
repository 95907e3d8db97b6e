import type { CameraDevice } from "@archive-of-minds/core";

/** A fake camera with a real picture: video elements accept no fake stream. */
export function paintedCamera(device: CameraDevice): CameraDevice {
  return {
    isHandheld: () => false,
    devices: async () => (await device.devices?.()) ?? [],
    watchDevices: (report) => device.watchDevices?.(report) ?? (() => {}),
    async open(...asked) {
      const stream = await device.open(...asked);
      const { attach: _, ...rest } = stream;
      return {
        ...rest,
        attach(video) {
          Object.assign(video, { muted: true, playsInline: true, srcObject: paintedStream() });
          video.play().catch(() => {});
          return () => void (video.srcObject = null);
        },
      };
    },
  };
}

/** A lamp on a table, at evening. */
function paintedStream(): MediaStream {
  const canvas = Object.assign(document.createElement("canvas"), { width: 640, height: 480 });
  const context = canvas.getContext("2d");
  const stream = canvas.captureStream();
  if (!context) return stream;
  const wall = context.createRadialGradient(400, 170, 20, 400, 170, 460);
  wall.addColorStop(0, "#f4d38a");
  wall.addColorStop(0.4, "#8d6a45");
  wall.addColorStop(1, "#221a22");
  context.fillStyle = wall;
  context.fillRect(0, 0, 640, 480);
  context.fillStyle = "#3a2418";
  context.fillRect(0, 360, 640, 120);
  context.fillStyle = "#20303c";
  context.fillRect(392, 170, 16, 190);
  context.fillStyle = "#fff3cf";
  context.beginPath();
  context.moveTo(340, 180);
  context.lineTo(460, 180);
  context.lineTo(430, 90);
  context.lineTo(370, 90);
  context.fill();
  return stream;
}
