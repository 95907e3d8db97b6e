// Long random runs, before a release: minutes, not seconds. `npm test` runs the fast tier of the same.
import { findChromium } from './chromium.mjs'
import { run } from './run.mjs'

const soak = (name, rounds) => run('npx', ['tsx', '--conditions=@archive-of-minds/source', `apps/server/soak/${name}.ts`, '--rounds', String(rounds)])

soak('kill-while-writing', 100)
soak('spend-to-the-cap', 20)
soak('churn', 10_000)
soak('half-sent-uploads', 1)
const live = (way) => run('npx', ['vitest', 'run', '--project', 'browser', `packages/core/src/providers/elevenlabs/voice-agent/${way}.test.tsx`, '-t', 'many times in one page'], { VITE_LIVE_SESSIONS: '200' })

live('elevenlabs-voice-agent')
live('elevenlabs-media-room')
// A million events in all.
run('npx', ['vitest', 'run', '--project', 'node', 'packages/core/src', '-t', 'bears whatever happens'], { RANDOM_EVENTS: '84000' })
run('npm', ['run', '--silent', 'build'])
run('npx', ['playwright', 'test', 'e2e/memory.e2e.ts', '--grep', 'two tabs that write'], { LETTERS: '20000', CHROMIUM_PATH: await findChromium() })
