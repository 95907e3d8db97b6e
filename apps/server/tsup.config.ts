import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { main: 'src/main.ts' },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  clean: true,
  // libSQL has a native part, which a bundle cannot hold.
  external: ['@libsql/client'],
  noExternal: [/^@archive-of-minds\//, /^@hono\//, 'hono', 'valibot'],
})
