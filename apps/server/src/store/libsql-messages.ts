// The messages between the server's thread and the database's thread.

export interface WorkerInput {
  readonly databaseUrl: string;
  readonly timeoutMs: number;
}

/** One call of the store, such as `['ledger', 'reserve']`. */
export interface Request {
  readonly id: number;
  /** When it was sent, in milliseconds since 1970; the other thread may be blocked for a while. */
  readonly askedAt: number;
  readonly path: readonly string[];
  readonly args: readonly unknown[];
}

export interface Failure {
  readonly message: string;
  /** `null` if the engine gave no code. */
  readonly code: string | null;
  readonly isStoreError: boolean;
}

/** The first one, with id 0, reports whether the database is open. */
export type Response =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly failure: Failure };
