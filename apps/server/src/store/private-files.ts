import { chmod, mkdir, open, readdir, stat } from "node:fs/promises";
import { basename, dirname } from "node:path";

const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;
const OTHERS = 0o077;

/**
 * Sees to it that only the server's own user reads a database: its file, what lies beside it, and the folder. What exists
 * already is closed to others too, but of a folder only one that holds nothing else: it may be everybody's.
 */
export async function makePrivate(databaseFile: string): Promise<void> {
  const folder = dirname(databaseFile);
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  // SQLite gives the files that it makes later the mode of this one.
  const file = await open(databaseFile, "a", FILE_MODE);
  await file.close();
  const names = await readdir(folder);
  const ours = names.filter((name) => name.startsWith(basename(databaseFile)) || /^\.?session-secret/.test(name));
  for (const name of ours) await closeToOthers(`${folder}/${name}`, FILE_MODE);
  if (ours.length === names.length) await closeToOthers(folder, FOLDER_MODE);
}

async function closeToOthers(path: string, mode: number): Promise<void> {
  try {
    if (((await stat(path)).mode & OTHERS) !== 0) await chmod(path, mode);
  } catch {
    // Another user's file, or a log that has just gone: not ours to change.
  }
}
