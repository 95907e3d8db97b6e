// The server from source on one port and the site with hot reload on another; they end together.
import { spawn } from 'node:child_process'

const apiPort = process.env.PORT ?? '3000'
const children = ['server', 'demo'].map((name) => {
  const child = spawn('npm', ['run', '--silent', 'dev', '-w', `@archive-of-minds/${name}`], {
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...process.env, PORT: apiPort, API_PORT: apiPort },
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
