import { randomBytes } from "node:crypto";
import { rm, stat, writeFile } from "node:fs/promises";
import { promisify } from "node:util";

/**
 * What deleting may need on a full disk: SQLite writes each change into a log of about 4 MB first, and a log that is full
 * is moved into the file, which may grow by as much.
 */
export const reserveBytes = 8 * 1024 * 1024;

/** A file beside the database that only takes up room, so that visitors can delete their words when the disk is full. */
export interface DiskReserve {
  /** Makes the file where it is missing and the disk has room for it. */
  keep(): Promise<void>;
  /** Deletes the file. @returns whether it was there. */
  release(): Promise<boolean>;
}

export function createDiskReserve(databaseFile: string): DiskReserve {
  const file = `${databaseFile}-reserve`;
  const size = () =>
    stat(file).then(
      (stats) => stats.size,
      () => 0,
    );
  const remove = () => rm(file, { force: true });
  return {
    async keep() {
      if ((await size()) === reserveBytes) return;
      // Random: a file system that packs its files would make next to nothing of zeros.
      const bytes = await promisify(randomBytes)(reserveBytes);
      await writeFile(file, bytes, { mode: 0o600 }).catch(remove);
    },
    async release() {
      const isThere = (await size()) > 0;
      await remove();
      return isThere;
    },
  };
}
