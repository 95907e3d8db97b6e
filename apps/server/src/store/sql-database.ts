export type SqlValue = string | number | null;

export interface SqlResult {
  readonly rows: readonly SqlRow[];
  /** How many rows a statement without rows of its own has changed. */
  readonly changed: number;
}

export type SqlRow = Readonly<Record<string, unknown>>;

/** Runs one statement, written so that every engine understands it. Values stand only where a `?` is. */
export type Run = (sql: string, args?: readonly SqlValue[]) => Promise<SqlResult>;

/** An engine that is open and up to date; every failure of its own is a `StoreError`. */
export interface SqlDatabase {
  readonly run: Run;
  /**
   * Runs the body in one transaction that writes; what it throws undoes everything.
   * Until the end no other transaction of any process that names one of the same locks gets past its beginning.
   */
  transaction<Result>(locks: readonly string[], body: (run: Run) => Promise<Result>): Promise<Result>;
  /**
   * The same for what may be forgotten when the power fails, and must survive the end of every process. An engine that
   * writes in this process's own thread spares it the wait for the disk.
   */
  quickTransaction<Result>(locks: readonly string[], body: (run: Run) => Promise<Result>): Promise<Result>;
  /**
   * Runs work that does nothing but delete, so many rows with a statement. It may be run a second time, with fewer: an
   * engine that keeps a reserve for a full disk deletes out of that.
   */
  deleting<Result>(work: (rows: number) => Promise<Result>): Promise<Result>;
  /** Takes what was deleted out of the files as well, as far as that is the server's business. */
  purge(): Promise<void>;
  /** Once everything that was asked before has been done. */
  close(): Promise<void>;
}

/** So few that even the longest rows go in a fraction of the time a statement may take. */
export const rowsAtOnce = 200;

/** The condition of being one of a few rows with another condition; the keys make a row the only one. */
export const aFew = (table: string, keys: string, condition: string, rows = rowsAtOnce) =>
  `(${keys}) IN (SELECT ${keys} FROM ${table} WHERE ${condition} LIMIT ${rows})`;

/**
 * Runs a statement that changes a few rows until there are none left, and says how many there were. All at once could take
 * longer than a statement may, and nothing would ever be changed.
 */
export async function runUntilNone(run: Run, sql: string, args: readonly SqlValue[]): Promise<number> {
  let total = 0;
  for (;;) {
    const { changed } = await run(sql, args);
    if (changed === 0) return total;
    total += changed;
  }
}

/** Deletes rows a few at a time, on a full disk too where the engine has a reserve; says how many there were. */
export async function deleteWhere(
  database: SqlDatabase,
  { table, keys, condition }: { readonly table: string; readonly keys: string; readonly condition: string },
  args: readonly SqlValue[],
): Promise<number> {
  let total = 0;
  await database.deleting(async (rows) => {
    for (;;) {
      const { changed } = await database.run(`DELETE FROM ${table} WHERE ${aFew(table, keys, condition, rows)}`, args);
      if (changed === 0) return;
      total += changed;
    }
  });
  return total;
}

// Drivers type their rows loosely; these say what a column holds.

export function textIn(row: SqlRow, column: string): string {
  const value = row[column];
  if (typeof value !== "string") throw new TypeError(`The column ${column} holds no text.`);
  return value;
}

/** PostgreSQL gives large numbers as texts. */
export function numberIn(row: SqlRow, column: string): number {
  return Number(row[column]);
}
