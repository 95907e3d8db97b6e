import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('the README’s example is the app that is installed, type-checked and talked to in the package check', () => {
  const readme = readFileSync('README.md', 'utf8')
  const example = /```tsx\n([\s\S]*?)```/.exec(readme)?.[1]
  expect(example).toBe(readFileSync('scripts/foreign-app/src/main.tsx', 'utf8'))
})
