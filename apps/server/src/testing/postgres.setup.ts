import { openBuilds } from "./built-server";
import { openTestPostgres } from "./test-postgres";

/** Starts one PostgreSQL for all tests of a run, unless `TEST_DATABASE_URL` names one, and creates the folder for builds. */
export async function setup(): Promise<() => Promise<void>> {
  const removeBuilds = await openBuilds();
  const postgres = await openTestPostgres();
  process.env["TEST_DATABASE_URL"] = postgres.url;
  return async () => {
    await postgres.end();
    await removeBuilds();
  };
}
