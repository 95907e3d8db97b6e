// The server from source on one port and the site with hot reload on another; they end together.
// With --vendors=stand-in every vendor is a stand-in on this machine: no key, no network, no cost.
import { spawn } from 'node:child_process'
import { tsImport } from 'tsx/esm/api'

const apiPort = process.env.PORT ?? '3000'
const vendors = process.argv.includes('--vendors=stand-in') ? await startStandIns() : {}
const children = ['server', 'demo'].map((name) => {
  const child = spawn('npm', ['run', '--silent', 'dev', '-w', `@archive-of-minds/${name}`], {
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...process.env, ...vendors, PORT: apiPort, API_PORT: apiPort },
    detached: process.platform !== 'win32',
    shell: process.platform === 'win32',
  })
  for (const stream of ['stdout', 'stderr']) {
    child[stream].on('data', (data) => process[stream].write(String(data).replace(/^(?=.)/gm, `[${name}] `)))
  }
  child.on('exit', (code) => stop(code ?? 0))
  return child
})

let isStopping = false
function stop(code) {
  if (isStopping) return
  isStopping = true
  for (const { pid } of children) {
    try {
      if (pid) process.kill(-pid, 'SIGTERM')
    } catch {
      // It had ended already.
    }
  }
  process.exitCode = code
}
process.on('SIGINT', () => stop(0))
process.on('SIGTERM', () => stop(0))

/** What the server has to be told of them. */
async function startStandIns() {
  const { startAnthropicStandIn, startElevenLabsStandIn, startOpenAIStandIn } = await tsImport('../packages/core/src/testing/servers/index.ts', import.meta.url)
  const [openai, anthropic, elevenlabs] = await Promise.all([startOpenAIStandIn({ delays: 30 }), startAnthropicStandIn({ delays: 30 }), startElevenLabsStandIn({ delays: 30 })])
  process.stdout.write(`[vendors] OpenAI ${openai.url}, Anthropic ${anthropic.url}, ElevenLabs ${elevenlabs.url}\n`)
  return {
    OPENAI_API_KEY: 'stand-in',
    OPENAI_BASE_URL: `${openai.url}/v1`,
    ANTHROPIC_API_KEY: 'stand-in',
    ANTHROPIC_BASE_URL: anthropic.url,
    ELEVENLABS_API_KEY: 'stand-in',
    ELEVENLABS_BASE_URL: elevenlabs.url,
    ELEVENLABS_VOICE_TESLA: 'stand-in',
    ...Object.fromEntries(['TESLA', 'HYPATIA', 'FAUST', 'FLUX'].map((name) => [`ELEVENLABS_AGENT_${name}`, `agent_${name.toLowerCase()}`])),
  }
}
