// The fast loop: lint with the arrows of the house, types, dead code, lockfile, unit tests without a browser.
import { run } from './run.mjs'

run('node', ['scripts/check-lockfile.mjs'])
run('node', ['scripts/check-supply-chain.mjs'])
run('npx', ['oxlint', '--type-aware', '--deny-warnings'])
run('npx', ['tsc', '-b'])
run('npx', ['knip'])
run('npm', ['run', '--silent', 'charts', '--', '--check'])
run('npx', ['vitest', 'run', '--project', 'node'])
