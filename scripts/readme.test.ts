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

it.each(['packages/core/README.md', 'packages/react-ui/README.md'])('the examples of %s are type-checked', { timeout: 60_000 }, (readme) => {
  const examples = examplesOf(readme)
  expect(examples.size).toBeGreaterThan(2)
  expect(complaints(examples)).toEqual([])
})

it('what no longer exists would be noticed', { timeout: 60_000 }, () => {
  const path = resolve('packages/core/README.md.example-1.tsx')
  const [complaint] = complaints(new Map([[path, "import { createChatter } from '@archive-of-minds/core'\n"]]))
  expect(complaint).toContain("has no exported member named 'createChatter'")
})
