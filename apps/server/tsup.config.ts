import { defineConfig } from 'tsup'

export default defineConfig({
  // The database's thread is a file of its own.
  entry: { main: 'src/main.ts', 'libsql-worker': 'src/store/libsql-worker.ts' },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  clean: true,
  // libSQL has a native part, which a bundle cannot hold.
  external: ['@libsql/client'],
  noExternal: [/^@archive-of-minds\//, /^@hono\//, 'hono', 'valibot'],
})
