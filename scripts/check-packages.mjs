// The packages as another team gets them: linted, then installed from their tarballs into an app that knows nothing of
// this repository, which is built, opened and talked to.
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright'
import { findChromium } from './chromium.mjs'
import { run } from './run.mjs'

const PACKAGES = ['core', 'react-ui']
const folder = mkdtempSync(join(tmpdir(), 'foreign-app-'))

/** @returns {string} the tarball's path */
function pack(name) {
  const { status, stdout, stderr } = spawnSync('npm', ['pack', '--json', '--pack-destination', folder], { cwd: `packages/${name}`, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  const packed = JSON.parse(stdout)
  return join(folder, (Array.isArray(packed) ? packed[0] : Object.values(packed)[0]).filename)
}

const tarballs = PACKAGES.map((name) => {
  run('npx', ['publint', '--strict', `packages/${name}`])
  const tarball = pack(name)
  run('npx', ['attw', tarball, '--profile', 'esm-only', '--exclude-entrypoints', 'styles.css'])
  return tarball
})

const clientFiles = readdirSync('packages/react-ui/dist').filter((file) => file.endsWith('.js') && file !== 'styles.js')
const withoutDirective = clientFiles.filter((file) => !/^['"]use client['"]/.test(readFileSync(`packages/react-ui/dist/${file}`, 'utf8')))
if (withoutDirective.length > 0) throw new Error(`Without “use client”: ${withoutDirective.join(', ')}`)

const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const version = (name) => devDependencies[name]
cpSync('scripts/foreign-app', folder, { recursive: true })
writeFileSync(
  join(folder, 'package.json'),
  JSON.stringify({
    name: 'foreign-app',
    private: true,
    type: 'module',
    dependencies: {
      '@archive-of-minds/core': `file:${tarballs[0]}`,
      '@archive-of-minds/react-ui': `file:${tarballs[1]}`,
      react: version('react'),
      'react-dom': version('react-dom'),
    },
    devDependencies: { typescript: version('typescript'), vite: version('vite'), '@types/react': version('@types/react'), '@types/react-dom': version('@types/react-dom') },
  }),
)
const inApp = (command, args) => {
  const { status } = spawnSync(command, args, { cwd: folder, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed in the foreign app.`)
}
inApp('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'])
inApp('npx', ['tsc', '--noEmit'])
inApp('npx', ['vite', 'build', '--logLevel', 'warn'])
inApp('node', ['talk-in-node.mjs'])

const preview = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'preview', '--port', '0', '--strictPort'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
const url = await new Promise((resolveUrl, reject) => {
  preview.on('exit', (code) => reject(new Error(`vite preview ended with ${code}`)))
  preview.stdout.on('data', (data) => {
    // eslint-disable-next-line no-control-regex -- the address is printed in colour
    const found = /http:\/\/localhost:\d+/.exec(String(data).replaceAll(/\u001b\[\d+m/g, ''))
    if (found) resolveUrl(found[0])
  })
})
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
try {
  const page = await browser.newPage()
  const errors = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(url)
  await page.getByRole('textbox', { name: 'Message' }).fill('Good evening, who are you?')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.locator('article[data-role="assistant"][data-end="complete"]').waitFor({ timeout: 30_000 })
  if (errors.length > 0) throw new Error(`The foreign app complained: ${errors.join('\n')}`)
  process.stdout.write('the packed packages build, type-check and talk in a foreign Vite app and in bare Node\n')
} finally {
  await browser.close()
  preview.kill()
  rmSync(resolve(folder), { recursive: true, force: true })
}
