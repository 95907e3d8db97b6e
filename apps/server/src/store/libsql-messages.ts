// What the server's thread and the database's thread say to each other.

export interface WorkerInput {
  readonly databaseUrl: string;
  readonly timeoutMs: number;
}

/** One call of the store, such as `['ledger', 'reserve']`. */
export interface Request {
  readonly id: number;
  /** When it was asked, in milliseconds since 1970: the other thread may be waiting for the disk. */
  readonly askedAt: number;
  readonly path: readonly string[];
  readonly args: readonly unknown[];
}

export interface Failure {
  readonly message: string;
  /** `null`: no failure of the database, but of whoever called it. */
  readonly code: string | null;
  readonly isStoreError: boolean;
}

/** The first one, with id 0, says whether the database is open. */
export type Response =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly failure: Failure };
