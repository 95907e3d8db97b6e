import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createDiskReserve, reserveBytes } from "./disk-reserve";

let folder: string;
let database: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "reserve-"));
  database = join(folder, "archive.db");
});
afterEach(() => rm(folder, { recursive: true }));

it("takes up space that no file system compresses, readable by the owner only", async () => {
  await createDiskReserve(database).keep();
  const { size, mode } = await stat(`${database}-reserve`);
  expect([size, mode & 0o777]).toEqual([reserveBytes, 0o600]);
  expect(gzipSync(await readFile(`${database}-reserve`)).length).toBeGreaterThan(reserveBytes * 0.99);
});

it("is released once, and kept again", async () => {
  const reserve = createDiskReserve(database);
  await reserve.keep();
  expect([await reserve.release(), await reserve.release()]).toEqual([true, false]);
  await reserve.keep();
  expect(await reserve.release()).toBe(true);
});

it("is completed if an earlier process was killed while writing it", async () => {
  await writeFile(`${database}-reserve`, "half of it");
  const reserve = createDiskReserve(database);
  await Promise.all([reserve.keep(), reserve.keep()]);
  expect((await stat(`${database}-reserve`)).size).toBe(reserveBytes);
});

it("is left out if it cannot be written", async () => {
  const reserve = createDiskReserve(join(folder, "no-such-folder", "archive.db"));
  await reserve.keep();
  expect(await reserve.release()).toBe(false);
});
