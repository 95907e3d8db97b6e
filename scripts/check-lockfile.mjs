// npm leaves an optional binary out of the lockfile when the registry lacks that version, and then `npm ci` fails on
// every machine that needs it. So: each optional dependency a package names has to be in the lockfile.
import { readFileSync } from 'node:fs'

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'))

function isLocked(name, from) {
  for (let path = from; ; path = path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/')))) {
    if (packages[`${path === '' ? '' : `${path}/`}node_modules/${name}`]) return true
    if (path === '' || !path.includes('/node_modules/')) return packages[`node_modules/${name}`] !== undefined
  }
}

const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies).filter((name) => !isLocked(name, path)).map((name) => `${path} needs ${name}`),
)
const addresses = Object.entries(packages).filter(([, { resolved, link }]) => resolved && !link).map(([path]) => `${path} names a download address`)

if (missing.length + addresses.length > 0) {
  process.stderr.write(`package-lock.json would not install everywhere:\n${[...missing, ...addresses].map((line) => `  ${line}`).join('\n')}\nPin versions for which every platform's binary exists, then: rm -rf node_modules package-lock.json && npm install\n`)
  process.exit(1)
}
process.stdout.write(`lockfile: ${Object.keys(packages).length} packages, every optional binary present\n`)
