import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The picture of every test camera: a blue wall as YUV planes, with a little noise. */
export function blueWall(): string {
  const [width, height] = [640, 480];
  const plane = (value: number, share: number) => Buffer.alloc((width * height) / share, value);
  const pictures = Array.from({ length: 7 }, (_, place) => [
    Buffer.from("FRAME\n"),
    plane(56 + place, 1),
    plane(220, 4),
    plane(100, 4),
  ]).flat();
  const folder = mkdtempSync(join(tmpdir(), "camera-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "wall.y4m");
  writeFileSync(
    file,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F15:1 Ip A1:1 C420jpeg\n`), ...pictures]),
  );
  return file;
}
