import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { databasePath } from "./store/database-path";

/**
 * The secret that signs visitors' cookies. It is made once and kept in a file beside the database, so that visitors stay
 * signed in after a restart.
 */
export async function loadSessionSecret(databaseUrl: string): Promise<string> {
  const database = databasePath(databaseUrl);
  // A database in memory loses its visitors at every start, so the secret may change too.
  if (database === null) return randomBytes(32).toString("base64url");

  const folder = dirname(database);
  const file = join(folder, "session-secret");
  const draft = join(folder, `.session-secret-${randomUUID()}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    return await readSecret(file);
  } catch {
    // Written to another file and then linked: if several processes start at once, one wins and none reads half a secret.
    await writeFile(draft, randomBytes(32).toString("base64url"), { mode: 0o600 });
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
    return await readSecret(file);
  } finally {
    await rm(draft, { force: true });
  }
}

async function readSecret(file: string): Promise<string> {
  const secret = (await readFile(file, "utf8")).trim();
  if (secret === "") throw new Error(`The file ${file} is empty; delete it, and a new session secret is made.`);
  return secret;
}
