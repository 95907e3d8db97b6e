import { numberIn, type Run } from "./sql-database";
import { StoreError } from "./store";

/** One step of a database's history. A step that has been released is never changed; a new one is added. */
export interface Migration {
  readonly id: number;
  readonly statements: readonly string[];
}

/**
 * Brings a database up to date, inside a transaction that keeps other processes out.
 *
 * @throws StoreError when a newer server has written it.
 */
export async function migrate(run: Run, migrations: readonly Migration[]): Promise<void> {
  await run("CREATE TABLE IF NOT EXISTS migrations (id INTEGER PRIMARY KEY, applied_at BIGINT NOT NULL)");
  const { rows } = await run("SELECT coalesce(max(id), 0) AS newest FROM migrations");
  const applied = rows[0] === undefined ? 0 : numberIn(rows[0], "newest");
  if (applied > (migrations.at(-1)?.id ?? 0)) {
    throw new StoreError(
      "The database was written by a newer version of the server; start that version, or name another DATABASE_URL.",
      null,
    );
  }
  for (const migration of migrations.filter(({ id }) => id > applied)) {
    for (const statement of migration.statements) await run(statement);
    await run("INSERT INTO migrations (id, applied_at) VALUES (?, ?)", [migration.id, Date.now()]);
  }
}
