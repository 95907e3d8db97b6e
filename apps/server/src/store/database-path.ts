import { fileURLToPath } from 'node:url'

/** Where the file of a `file:` database lies; `null` for a database in memory. */
export function databasePath(databaseUrl: string): string | null {
  if (databaseUrl.includes(':memory:')) return null
  return databaseUrl.startsWith('file://') ? fileURLToPath(databaseUrl) : databaseUrl.slice('file:'.length).replace(/\?.*$/, '')
}

export const isPostgres = (databaseUrl: string): boolean => /^postgres(ql)?:/.test(databaseUrl)
