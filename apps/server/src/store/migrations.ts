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
    // What the health check writes and deletes.
    "CREATE TABLE probes (filler TEXT NOT NULL)",
  ],
};

const liveConversations: Migration = {
  id: 3,
  statements: [
    "CREATE TABLE live_conversations (visitor_id TEXT PRIMARY KEY, conversation_id TEXT NOT NULL, began_at BIGINT NOT NULL)",
  ],
};

/** What earlier servers kept is older than whatever is written now. */
const newestWording: Migration = {
  id: 4,
  statements: ["ALTER TABLE exchanges ADD COLUMN written_at BIGINT NOT NULL DEFAULT 0"],
};

/** The history of an SQLite database. */
export const libsqlMigrations: readonly Migration[] = [
  {
    id: 1,
    statements: [
      `CREATE TABLE exchanges (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        visitor_id TEXT NOT NULL,
        exchange_id TEXT NOT NULL,
        character_id TEXT NOT NULL,
        said TEXT NOT NULL,
        session_id TEXT,
        has_image INTEGER NOT NULL,
        created_at INTEGER NOT NULL
      )`,
      "CREATE UNIQUE INDEX exchanges_once ON exchanges (visitor_id, exchange_id)",
      "CREATE INDEX exchanges_by_character ON exchanges (visitor_id, character_id, created_at, id)",
      "CREATE INDEX exchanges_by_time ON exchanges (created_at)",
      `CREATE TABLE sessions (
        token_hash TEXT PRIMARY KEY,
        visitor_id TEXT NOT NULL,
        created_at INTEGER NOT NULL,
        used_at INTEGER NOT NULL
      )`,
      "CREATE INDEX sessions_by_use ON sessions (used_at)",
      "CREATE TABLE wrong_codes (address_hash TEXT NOT NULL, at INTEGER NOT NULL)",
      "CREATE INDEX wrong_codes_by_address ON wrong_codes (address_hash, at)",
    ],
  },
  ledger,
  liveConversations,
  newestWording,
];

/** The history of a PostgreSQL database. */
export const postgresMigrations: readonly Migration[] = [
  {
    id: 1,
    statements: [
      `CREATE TABLE exchanges (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        visitor_id TEXT NOT NULL,
        exchange_id TEXT NOT NULL,
        character_id TEXT NOT NULL,
        said TEXT NOT NULL,
        session_id TEXT,
        has_image SMALLINT NOT NULL,
        created_at BIGINT NOT NULL
      )`,
      "CREATE UNIQUE INDEX exchanges_once ON exchanges (visitor_id, exchange_id)",
      "CREATE INDEX exchanges_by_character ON exchanges (visitor_id, character_id, created_at, id)",
      "CREATE INDEX exchanges_by_time ON exchanges (created_at)",
      `CREATE TABLE sessions (
        token_hash TEXT PRIMARY KEY,
        visitor_id TEXT NOT NULL,
        created_at BIGINT NOT NULL,
        used_at BIGINT NOT NULL
      )`,
      "CREATE INDEX sessions_by_use ON sessions (used_at)",
      "CREATE TABLE wrong_codes (address_hash TEXT NOT NULL, at BIGINT NOT NULL)",
      "CREATE INDEX wrong_codes_by_address ON wrong_codes (address_hash, at)",
    ],
  },
  ledger,
  liveConversations,
  newestWording,
];
