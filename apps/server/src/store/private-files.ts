import { chmod, mkdir, open, readdir, stat } from "node:fs/promises";
import { basename, dirname } from "node:path";

const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;
const OTHERS = 0o077;

/**
 * Makes a database readable by the server's user only: its file, the files that belong to it, and the folder if it holds
 * nothing else.
 */
export async function makePrivate(databaseFile: string): Promise<void> {
  const folder = dirname(databaseFile);
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  // SQLite creates its other files with the mode of this one.
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
    // The file of another user, or a log that was just deleted.
  }
}
