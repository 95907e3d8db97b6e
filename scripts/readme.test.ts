import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

it('the README’s example is the app that is installed, type-checked and talked to in the package check', () => {
  const readme = readFileSync('README.md', 'utf8')
  const example = /```tsx\n([\s\S]*?)```/.exec(readme)?.[1]
  expect(example).toBe(readFileSync('scripts/foreign-app/src/main.tsx', 'utf8'))
})

/** The examples of a text as modules of their own, by file name. */
function examplesOf(readme: string): Map<string, string> {
  const blocks = [...readFileSync(readme, 'utf8').matchAll(/```tsx?\n([\s\S]*?)```/g)]
  return new Map(blocks.map(([, code = ''], place) => [resolve(`${readme}.example-${place + 1}.tsx`), code]))
}

function complaints(examples: ReadonlyMap<string, string>): string[] {
  const { config } = ts.readConfigFile('tsconfig.base.json', (path) => ts.sys.readFile(path)) as { config: { compilerOptions: object } }
  const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, composite: false, declaration: false, declarationMap: false, noEmit: true, types: ['vite/client'] }, '.')
  const host = ts.createCompilerHost(options)
  const { readFile, fileExists, getSourceFile } = host
  host.readFile = (path) => examples.get(path) ?? readFile(path)
  host.fileExists = (path) => examples.has(path) || fileExists(path)
  host.getSourceFile = (path, ...how) => {
    const example = examples.get(path)
    return example === undefined ? getSourceFile(path, ...how) : ts.createSourceFile(path, example, ...how)
  }
  const program = ts.createProgram({ rootNames: [...examples.keys()], options, host })
  return [...examples.keys()].flatMap((path) => {
    const source = program.getSourceFile(path)
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`)
  })
}

const readmes = ['packages/core/README.md', 'packages/react-ui/README.md']
const wrong = resolve('packages/core/README.md.example-0.tsx')
/** One program for all, since building one takes seconds; the last example is wrong on purpose. */
const found = complaints(new Map([...readmes.flatMap((readme) => [...examplesOf(readme)]), [wrong, "import { createChatter } from '@archive-of-minds/core'\n"]]))

it.each(readmes)('the examples of %s are type-checked', (readme) => {
  expect(examplesOf(readme).size).toBeGreaterThan(2)
  expect(found.filter((complaint) => complaint.startsWith(resolve(readme)) && !complaint.startsWith(wrong))).toEqual([])
})

it('what no longer exists would be noticed', () => {
  expect(found.filter((complaint) => complaint.startsWith(wrong))).toEqual([expect.stringContaining("has no exported member named 'createChatter'")])
})
