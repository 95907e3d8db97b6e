// A server process's worth of writing, for tests of several processes on one database:
// opens the store, logs so many exchanges, guesses codes, and says what came of it.
import { createLibsqlStore } from '../store/libsql-store'

const [databaseUrl = '', name = '', count = '0'] = process.argv.slice(2)
const store = await createLibsqlStore(databaseUrl)
let compared = 0
for (let number = 0; number < Number(count); number++) {
  const exchange = { exchangeId: `${name}-${number}`, characterId: 'tesla', userMessage: 'Question', assistantMessage: 'Answer', sessionId: null, hasImage: false }
  await store.conversations.log('visitor', exchange, number)
  if (await store.wrongCodes.addBelow(10, 'address', 1, 0)) compared += 1
  // Says what is acknowledged as it goes, for the test that kills this process.
  process.stdout.write(`${exchange.exchangeId}\n`)
}
store.close()
process.stdout.write(`compared ${compared}\n`)
