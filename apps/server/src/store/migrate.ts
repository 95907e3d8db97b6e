import { readNumber, type Run } from "./sql-database";
import { StoreError } from "./store";

/** One change of the schema. A released migration is never changed; a new one is added. */
export interface Migration {
  readonly id: number;
  readonly statements: readonly string[];
}

/**
 * Applies the missing migrations, within a transaction that locks out other processes.
 *
 * @throws StoreError if a newer server has written the database.
 */
export async function migrate(run: Run, migrations: readonly Migration[]): Promise<void> {
  await run("CREATE TABLE IF NOT EXISTS migrations (id INTEGER PRIMARY KEY, applied_at BIGINT NOT NULL)");
  const { rows } = await run("SELECT coalesce(max(id), 0) AS newest FROM migrations");
  const applied = rows[0] === undefined ? 0 : readNumber(rows[0], "newest");
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
