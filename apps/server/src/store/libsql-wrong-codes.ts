import { numberIn } from './columns'
import type { LibsqlConnection } from './libsql-connection'
import type { WrongCodeStore } from './store'

export function createLibsqlWrongCodes(connection: LibsqlConnection): WrongCodeStore {
  return {
    async since(addressHash, since) {
      const { rows } = await connection.run('SELECT at FROM wrong_codes WHERE address_hash = ? AND at > ? ORDER BY at', [addressHash, since])
      return rows.map((row) => numberIn(row, 'at'))
    },

    async addBelow(limit, addressHash, at, since) {
      // Counting and adding in one statement: between two, another process would get its guess in.
      const { rowsAffected } = await connection.run(
        `INSERT INTO wrong_codes (address_hash, at)
         SELECT ?, ? WHERE (SELECT count(*) FROM wrong_codes WHERE address_hash = ? AND at > ?) < ?`,
        [addressHash, at, addressHash, since, limit],
      )
      return rowsAffected === 1
    },
  }
}
