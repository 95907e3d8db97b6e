import { fileURLToPath } from "node:url";

/** The path of a `file:` database; `null` for a database in memory. */
export function databasePath(databaseUrl: string): string | null {
  if (databaseUrl.includes(":memory:")) return null;
  if (databaseUrl.startsWith("file://")) return fileURLToPath(databaseUrl);
  const [path = ""] = databaseUrl.slice("file:".length).split("?", 1);
  return path;
}

export const isPostgres = (databaseUrl: string): boolean => /^postgres(ql)?:/.test(databaseUrl);
