// Everything CI checks. Each step has to pass before the next one runs; the last line counts the tests.
import { readFileSync, rmSync } from 'node:fs'
import { findChromium } from './chromium.mjs'
import { forgetStates } from './record-states.mjs'
import { run } from './run.mjs'

const CHROMIUM_PATH = await findChromium()
process.stdout.write(`chromium: ${CHROMIUM_PATH}\n`)
rmSync('test-results', { recursive: true, force: true })

// A browser is busy enough with one file at a time; Node takes one for each processor.
const vitest = (project, workers = '1') =>
  run('npx', ['vitest', 'run', '--project', project, `--maxWorkers=${workers}`, '--reporter=default', '--reporter=json', `--outputFile.json=test-results/${project}.json`], { CHROMIUM_PATH })

run('node', ['scripts/check-lockfile.mjs'])
run('node', ['scripts/check-supply-chain.mjs'])
run('npx', ['oxlint', '--type-aware', '--deny-warnings'])
run('npx', ['tsc', '-b'])
run('npx', ['knip'])
run('npm', ['run', '--silent', 'charts', '--', '--check'])
vitest('node', '100%')
vitest('browser')
forgetStates()
vitest('storybook')
run('npx', ['tsx', '--conditions=@archive-of-minds/source', 'scripts/check-states.mjs'])
run('npm', ['run', '--silent', 'build'])
run('npm', ['run', '--silent', 'build:static'])
run('node', ['scripts/check-dist.mjs'])
run('node', ['scripts/check-packages.mjs'], { CHROMIUM_PATH })
run('npx', ['playwright', 'test'], { CHROMIUM_PATH })

const results = ['node', 'browser', 'storybook'].map((project) => JSON.parse(readFileSync(`test-results/${project}.json`, 'utf8')))
const { stats } = JSON.parse(readFileSync('test-results/e2e.json', 'utf8'))
const passed = results.reduce((sum, { numPassedTests }) => sum + numPassedTests, stats.expected)
const failed = results.reduce((sum, { numFailedTests }) => sum + numFailedTests, stats.unexpected)
const again = stats.flaky > 0 ? `, ${stats.flaky} passed when tried again` : ''
process.stdout.write(`${passed} passed, ${failed} failed${again}\n`)
