import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/chromium.mjs'

const quiet = ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync']

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  // A folder of its own: Playwright empties it at the start, and the other results lie beside it.
  outputDir: 'test-results/e2e',
  // A busy machine takes its time; what is there is seen as early as ever.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  fullyParallel: true,
  workers: Number(process.env['E2E_WORKERS'] ?? 2),
  // What passes only when tried again is counted and named.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: { launchOptions: { executablePath: await findChromium(), args: ['--no-sandbox', '--disable-dev-shm-usage', ...quiet] } },
})
