import { randomBytes } from "node:crypto";
import { rm, stat, writeFile } from "node:fs/promises";
import { promisify } from "node:util";

/**
 * What deleting may need on a full disk: SQLite writes each change to a log of about 4 MB first. A full log is moved into
 * the file, which may grow by as much.
 */
export const reserveBytes = 8 * 1024 * 1024;

/** A file beside the database that only reserves space, so that visitors can delete their data on a full disk. */
export interface DiskReserve {
  /** Creates the file if it is missing and the disk has room for it. */
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
      // Random bytes, since a file system may compress zeros to nothing.
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
