import { createClient, type Client, type InArgs, type InStatement, type ResultSet } from '@libsql/client'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { databasePath } from './database-path'
import { migrations } from './migrations'
import { StoreError } from './store'

/** How long a statement waits for another process that writes. Zero, the driver's default, loses writes. */
const BUSY_TIMEOUT_MS = 5_000

/** A database that is open and up to date; every failure is a {@link StoreError}. */
export interface LibsqlConnection {
  run(sql: string, args?: InArgs): Promise<ResultSet>
  /** All statements or none. */
  runTogether(statements: InStatement[]): Promise<ResultSet[]>
  close(): void
}

export async function openLibsql(databaseUrl: string): Promise<LibsqlConnection> {
  try {
    const path = databasePath(databaseUrl)
    if (path !== null) await mkdir(dirname(path), { recursive: true })
    // One connection: settings such as `synchronous` belong to a connection, and a pool would open more without them.
    const client = createClient({ url: databaseUrl, timeout: BUSY_TIMEOUT_MS, concurrency: 1 })
    try {
      await prepare(client)
      await migrate(client)
    } catch (error) {
      client.close()
      throw error
    }
    return connect(client)
  } catch (error) {
    if (error instanceof StoreError) throw error
    throw new StoreError(`The database ${databaseUrl} cannot be opened.`, error)
  }
}

function connect(client: Client): LibsqlConnection {
  const failing = (error: unknown): never => {
    throw new StoreError('The database failed.', error)
  }
  return {
    run: (sql, args = []) => client.execute({ sql, args }).catch(failing),
    runTogether: (statements) => client.batch(statements, 'write').catch(failing),
    close: () => client.close(),
  }
}

async function prepare(client: Client): Promise<void> {
  // The change to WAL does not wait for other processes by itself, and several may start at once.
  await retryWhileBusy(() => client.execute('PRAGMA journal_mode = WAL'))
  // What was acknowledged survives a power failure, not only the end of the process.
  await client.execute('PRAGMA synchronous = FULL')
  // What a visitor deletes is overwritten in the file as well.
  await client.execute('PRAGMA secure_delete = ON')
}

async function retryWhileBusy(attempt: () => Promise<unknown>): Promise<void> {
  const giveUpAt = Date.now() + BUSY_TIMEOUT_MS
  for (;;) {
    try {
      await attempt()
      return
    } catch (error) {
      if ((error as { code?: unknown }).code !== 'SQLITE_BUSY' || Date.now() > giveUpAt) throw error
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
  }
}

async function migrate(client: Client): Promise<void> {
  // A write transaction from its first statement on: processes that start together migrate one after the other.
  const transaction = await client.transaction('write')
  try {
    await transaction.execute('CREATE TABLE IF NOT EXISTS migrations (id INTEGER PRIMARY KEY, applied_at INTEGER NOT NULL)')
    const { rows } = await transaction.execute('SELECT coalesce(max(id), 0) AS newest FROM migrations')
    const applied = Number(rows[0]?.['newest'])
    if (applied > (migrations.at(-1)?.id ?? 0)) {
      throw new StoreError('The database was written by a newer version of the server; start that version, or name another DATABASE_URL.', null)
    }
    for (const migration of migrations.filter(({ id }) => id > applied)) {
      for (const statement of migration.statements) await transaction.execute(statement)
      await transaction.execute({ sql: 'INSERT INTO migrations (id, applied_at) VALUES (?, ?)', args: [migration.id, Date.now()] })
    }
    await transaction.commit()
  } finally {
    transaction.close()
  }
}
