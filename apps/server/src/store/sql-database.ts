export type SqlValue = string | number | null;

export interface SqlResult {
  readonly rows: readonly SqlRow[];
  /** The number of rows an INSERT, UPDATE or DELETE has changed. */
  readonly changed: number;
}

export type SqlRow = Readonly<Record<string, unknown>>;

/** Runs one statement in SQL that both engines understand. Values are passed only for `?`. */
export type Run = (sql: string, args?: readonly SqlValue[]) => Promise<SqlResult>;

/** An open and migrated database; every failure of the engine is a `StoreError`. */
export interface SqlDatabase {
  readonly run: Run;
  /**
   * Runs the body in one write transaction; if it throws, everything is rolled back.
   * Another transaction of any process that names one of the same locks waits for its end.
   */
  transaction<Result>(locks: readonly string[], body: (run: Run) => Promise<Result>): Promise<Result>;
  /**
   * The same without waiting for the disk where the engine blocks this thread: the writes survive the end of every process,
   * but may be lost in a power failure.
   */
  quickTransaction<Result>(locks: readonly string[], body: (run: Run) => Promise<Result>): Promise<Result>;
  /**
   * Runs work that only deletes, at most `rows` with each statement. On a full disk an engine with a disk reserve frees it
   * and runs the work again with fewer rows.
   */
  deleting<Result>(work: (rows: number) => Promise<Result>): Promise<Result>;
  /** Removes deleted data from the files, if the engine does not do so itself. */
  purge(): Promise<void>;
  /** Closes once all earlier calls are done. */
  close(): Promise<void>;
}

/** Few enough that a statement with the longest rows stays far below the time-out. */
export const rowsAtOnce = 200;

/** A condition for the first few rows that match another condition; the keys identify a row. */
export const firstRows = (table: string, keys: string, condition: string, rows = rowsAtOnce) =>
  `(${keys}) IN (SELECT ${keys} FROM ${table} WHERE ${condition} LIMIT ${rows})`;

/**
 * Repeats a statement that changes a few rows until none is left, and returns their number. A single statement for all
 * could time out each time and never change anything.
 */
export async function runUntilNone(run: Run, sql: string, args: readonly SqlValue[]): Promise<number> {
  let total = 0;
  for (;;) {
    const { changed } = await run(sql, args);
    if (changed === 0) return total;
    total += changed;
  }
}

/** Deletes rows a few at a time, with a disk reserve also on a full disk; returns their number. */
export async function deleteWhere(
  database: SqlDatabase,
  { table, keys, condition }: { readonly table: string; readonly keys: string; readonly condition: string },
  args: readonly SqlValue[],
): Promise<number> {
  let total = 0;
  await database.deleting(async (rows) => {
    for (;;) {
      const { changed } = await database.run(
        `DELETE FROM ${table} WHERE ${firstRows(table, keys, condition, rows)}`,
        args,
      );
      if (changed === 0) return;
      total += changed;
    }
  });
  return total;
}

// Drivers type their rows loosely; these check what a column holds.

export function readText(row: SqlRow, column: string): string {
  const value = row[column];
  if (typeof value !== "string") throw new TypeError(`The column ${column} holds no text.`);
  return value;
}

/** PostgreSQL returns large numbers as strings. */
export function readNumber(row: SqlRow, column: string): number {
  return Number(row[column]);
}
