/** One step of the database's history. A step that has been released is never changed; a new one is added. */
interface Migration {
  readonly id: number
  readonly statements: readonly string[]
}

export const migrations: readonly Migration[] = [
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
      'CREATE UNIQUE INDEX exchanges_once ON exchanges (visitor_id, exchange_id)',
      'CREATE INDEX exchanges_by_character ON exchanges (visitor_id, character_id, created_at, id)',
      'CREATE INDEX exchanges_by_time ON exchanges (created_at)',
      `CREATE TABLE sessions (
        token_hash TEXT PRIMARY KEY,
        visitor_id TEXT NOT NULL,
        created_at INTEGER NOT NULL,
        used_at INTEGER NOT NULL
      )`,
      'CREATE INDEX sessions_by_use ON sessions (used_at)',
      'CREATE TABLE wrong_codes (address_hash TEXT NOT NULL, at INTEGER NOT NULL)',
      'CREATE INDEX wrong_codes_by_address ON wrong_codes (address_hash, at)',
    ],
  },
]
