import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

interface BuiltServer {
  /** Of the program that ships. */
  readonly main: string
  /** Loads what was built of one of the `more` modules. */
  load(name: string): Promise<unknown>
  remove(): Promise<void>
}

const workspace = fileURLToPath(new URL('../../', import.meta.url))

/**
 * Builds the server as it ships, from the sources as they are, unless `BUILT_SERVER` names the folder in which this run of
 * the tests has built it. Only what is built has the database's thread as a file of its own.
 *
 * @param more modules to build along with it, by name; paths begin at the workspace.
 */
export async function buildServer(more: Readonly<Record<string, string>> = {}): Promise<BuiltServer> {
  const given = process.env['BUILT_SERVER'] ?? ''
  if (given !== '' && Object.keys(more).length === 0) return builtIn(join(workspace, '../..', given), () => Promise.resolve())
  // Within the workspace, where the packages are found that are not built in.
  const cache = join(workspace, 'node_modules', '.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'server-'))
  const program = join(dirname(fileURLToPath(import.meta.resolve('tsup'))), 'cli-default.js')
  const modules = { main: 'src/main.ts', 'libsql-worker': 'src/store/libsql-worker.ts', ...more }
  const entries = Object.entries(modules).map(([name, path]) => `--entry.${name}=${path}`)
  await promisify(execFile)(process.execPath, [program, '--out-dir', folder, ...entries], { cwd: workspace })
  return builtIn(folder, () => rm(folder, { recursive: true, force: true }))
}

const builtIn = (folder: string, remove: () => Promise<void>): BuiltServer => ({
  main: join(folder, 'main.js'),
  load: (name) => import(/* @vite-ignore */ pathToFileURL(join(folder, `${name}.js`)).href) as Promise<unknown>,
  remove,
})
