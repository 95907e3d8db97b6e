import type { Migration } from "./migrate";

const ledger: Migration = {
  id: 2,
  statements: [
    `CREATE TABLE ledger_windows (
      key TEXT NOT NULL,
      window_ms BIGINT NOT NULL,
      starts_at BIGINT NOT NULL,
      ends_at BIGINT NOT NULL,
      taken BIGINT NOT NULL,
      PRIMARY KEY (key, window_ms, starts_at)
    )`,
    "CREATE INDEX ledger_windows_by_end ON ledger_windows (ends_at)",
    `CREATE TABLE ledger_holds (
      id TEXT NOT NULL,
      key TEXT NOT NULL,
      window_ms BIGINT NOT NULL,
      starts_at BIGINT NOT NULL,
      ends_at BIGINT NOT NULL,
      amount BIGINT NOT NULL,
      PRIMARY KEY (id, key, window_ms)
    )`,
    "CREATE INDEX ledger_holds_by_key ON ledger_holds (key, window_ms, ends_at)",
    "CREATE INDEX ledger_holds_by_end ON ledger_holds (ends_at)",
    // For the health check, which writes and deletes a row.
    "CREATE TABLE probes (filler TEXT NOT NULL)",
  ],
};

const liveConversations: Migration = {
  id: 3,
  statements: [
    "CREATE TABLE live_conversations (visitor_id TEXT PRIMARY KEY, conversation_id TEXT NOT NULL, began_at BIGINT NOT NULL)",
  ],
};

/** Exchanges of earlier servers count as older than any new version. */
const newestVersion: Migration = {
  id: 4,
  statements: ["ALTER TABLE exchanges ADD COLUMN written_at BIGINT NOT NULL DEFAULT 0"],
};

/** The column types that differ between the two engines. */
interface ColumnTypes {
  /** A primary key that the engine generates. */
  readonly id: string;
  readonly integer: string;
  readonly flag: string;
}

const firstTables = ({ id, integer, flag }: ColumnTypes): Migration => ({
  id: 1,
  statements: [
    `CREATE TABLE exchanges (
      id ${id},
      visitor_id TEXT NOT NULL,
      exchange_id TEXT NOT NULL,
      character_id TEXT NOT NULL,
      said TEXT NOT NULL,
      session_id TEXT,
      has_image ${flag} NOT NULL,
      created_at ${integer} NOT NULL
    )`,
    "CREATE UNIQUE INDEX exchanges_once ON exchanges (visitor_id, exchange_id)",
    "CREATE INDEX exchanges_by_character ON exchanges (visitor_id, character_id, created_at, id)",
    "CREATE INDEX exchanges_by_time ON exchanges (created_at)",
    `CREATE TABLE sessions (
      token_hash TEXT PRIMARY KEY,
      visitor_id TEXT NOT NULL,
      created_at ${integer} NOT NULL,
      used_at ${integer} NOT NULL
    )`,
    "CREATE INDEX sessions_by_use ON sessions (used_at)",
    `CREATE TABLE wrong_codes (address_hash TEXT NOT NULL, at ${integer} NOT NULL)`,
    "CREATE INDEX wrong_codes_by_address ON wrong_codes (address_hash, at)",
  ],
});

/** The migrations of an SQLite database. */
export const libsqlMigrations: readonly Migration[] = [
  firstTables({ id: "INTEGER PRIMARY KEY AUTOINCREMENT", integer: "INTEGER", flag: "INTEGER" }),
  ledger,
  liveConversations,
  newestVersion,
];

/** The migrations of a PostgreSQL database. */
export const postgresMigrations: readonly Migration[] = [
  firstTables({ id: "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY", integer: "BIGINT", flag: "SMALLINT" }),
  ledger,
  liveConversations,
  newestVersion,
];
