import { openTestPostgres } from './test-postgres'

/** Starts one PostgreSQL for all tests of a run, unless `TEST_DATABASE_URL` names one. */
export async function setup(): Promise<() => Promise<void>> {
  const postgres = await openTestPostgres()
  process.env['TEST_DATABASE_URL'] = postgres.url
  return () => postgres.end()
}
