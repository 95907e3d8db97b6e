import type { Row } from '@libsql/client'

// The driver's rows are loosely typed; these say what a column holds.

export function textIn(row: Row, column: string): string {
  const value = row[column]
  if (typeof value !== 'string') throw new TypeError(`The column ${column} holds no text.`)
  return value
}

export function numberIn(row: Row, column: string): number {
  return Number(row[column])
}
