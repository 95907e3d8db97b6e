import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";

// A disk of 32 MB in a namespace of its own. Needs Linux, and permission to create the namespace.

it("on a full disk visitors can read, delete and be forgotten", async () => {
  const folder = await mkdtemp(join(tmpdir(), "disk-"));
  const program = fileURLToPath(new URL("testing/fill-the-disk.ts", import.meta.url));
  const node = [
    process.execPath,
    "--conditions=@archive-of-minds/source",
    "--import",
    import.meta.resolve("tsx"),
    program,
    folder,
  ];
  const script = 'mount -t tmpfs -o size=32m tmpfs "$0" && exec "$@"';
  const { stdout } = await promisify(execFile)("unshare", [
    "--map-root-user",
    "--mount",
    "sh",
    "-c",
    script,
    folder,
    ...node,
  ]);
  await rm(folder, { recursive: true });
  expect(JSON.parse(stdout)).toEqual({
    whenFull: 503,
    freeBefore: 0,
    readable: 200,
    cleared: 200,
    deletedSome: true,
    left: 0,
    forgotten: 200,
  });
});
