// The fast loop: lint with the arrows between folders, types, and the tests that what changed can affect. `--all` runs
// every test in Node and the slower checks too.
import { runSteps } from './steps.mjs'

const isAll = process.argv.includes('--all')
const vitest = (...args) => ['npx', 'vitest', 'run', '--project', 'node', '--project', 'server', '--maxWorkers=2', ...args]
// The fewest examples of each property: `npm test` tries more.
const env = { PROPERTY_SCALE: '0.01' }

const quick = [
  { name: 'lint', command: ['npx', 'oxlint', '--deny-warnings'] },
  { name: 'types', command: ['node', 'node_modules/typescript-7/bin/tsc', '-b'] },
]
const slower = [
  { name: 'lockfile', command: ['node', 'scripts/check-lockfile.mjs'] },
  { name: 'supply chain', command: ['node', 'scripts/check-supply-chain.mjs'] },
  { name: 'type-aware lint', command: ['npx', 'oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'unused code', command: ['npx', 'knip'] },
  { name: 'charts', command: ['npm', 'run', '--silent', 'charts', '--', '--check'] },
]

await runSteps([...quick, ...(isAll ? [...slower, { name: 'tests', command: vitest(), env }] : [{ name: 'tests', command: vitest('--changed', '--passWithNoTests', '--reporter=dot'), env }])])
