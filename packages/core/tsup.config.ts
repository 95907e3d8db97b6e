import { defineConfig } from 'tsup'

const provider = (name: string) => [`providers/${name}/index`, `src/providers/${name}/index.ts`]
const testing = (path: string) => [path, `src/${path}.ts`]

export default defineConfig({
  entry: Object.fromEntries([
    ['index', 'src/index.ts'],
    ...['anthropic', 'openai', 'elevenlabs', 'browser', 'keyless', 'backend'].map(provider),
    ['providers/keyless-voice/index', 'src/providers/keyless/voice/index.ts'],
    // Named as the code beside it names it.
    ['providers/keyless-voice/flite-worker', 'src/providers/keyless/voice/flite-worker.ts'],
    ['providers/browser/memory-reader-worker', 'src/providers/browser/memory-reader/memory-reader-worker.ts'],
    ['providers/browser/frame-worker', 'src/providers/browser/camera/frame-worker.ts'],
    ...['testing/index', 'testing/contracts/index', 'testing/servers/index'].map(testing),
  ]) as Record<string, string>,
  // Only who opens a media room for a test needs them.
  external: ['werift', '@livekit/protocol'],
  format: 'esm',
  target: 'es2022',
  // tsup sets the deprecated `baseUrl`, and its bundled types are no project of their own.
  dts: { compilerOptions: { composite: false, ignoreDeprecations: '6.0' } },
  sourcemap: true,
  clean: true,
  splitting: true,
  treeshake: true,
})
