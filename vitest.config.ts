import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { recordStates } from './scripts/record-states.mjs'

const SOURCE = '@archive-of-minds/source'
const browserSource = { resolve: { conditions: [SOURCE, ...defaultClientConditions] } }
const nodeConditions = [SOURCE, ...defaultServerConditions]
const nodeSource = { resolve: { conditions: nodeConditions }, ssr: { resolve: { conditions: nodeConditions } } }

const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  instances: [{ browser: 'chromium' as const }],
  provider: playwright({
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--allow-loopback-in-peer-connection'],
    },
  }),
})

/** Needed wherever vendors' answers are cut, in Node and in the browser. */
const recordedAnswers = 'packages/core/src/testing/recorded-answers.setup.ts'

const REACT = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'xstate', '@xstate/react']

export default defineConfig({
  test: {
    projects: [
      {
        ...nodeSource,
        test: {
          name: 'node',
          environment: 'node',
          globalSetup: recordedAnswers,
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        ...browserSource,
        cacheDir: 'node_modules/.vite/browser',
        plugins: [react()],
        optimizeDeps: { include: [...REACT, 'vitest-browser-react', 'idb', 'uuid', 'uqr', 'jsqr', 'fast-check', '@bjorn3/browser_wasi_shim', 'openai', '@anthropic-ai/sdk', '@elevenlabs/client'] },
        test: {
          name: 'browser',
          include: ['packages/*/src/**/*.test.tsx', 'apps/*/src/**/*.test.tsx', 'packages/*/src/**/*.cuts.test.ts'],
          globalSetup: [recordedAnswers, 'packages/core/src/testing/agent-remote.setup.ts'],
          browser: chromium(),
        },
      },
      {
        ...browserSource,
        cacheDir: 'node_modules/.vite/storybook',
        plugins: [storybookTest({ configDir: '.storybook' })],
        optimizeDeps: { include: [...REACT, 'uuid', 'uqr'] },
        test: { name: 'storybook', setupFiles: ['.storybook/vitest.setup.ts'], browser: { ...chromium(), commands: { recordStates } } },
      },
    ],
  },
})
