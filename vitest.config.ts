import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defaultClientConditions, defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";
import { compileCorpora } from "./packages/built-in-model/compile-corpora.mjs";
import { readmeExamples } from "./scripts/readme-examples.mjs";
import { recordStates } from "./scripts/record-states.mjs";

await compileCorpora();

const SOURCE = "@archive-of-minds/source";
const browserSource = { resolve: { conditions: [SOURCE, ...defaultClientConditions] } };
const nodeConditions = [SOURCE, ...defaultServerConditions];
const nodeSource = { resolve: { conditions: nodeConditions }, ssr: { resolve: { conditions: nodeConditions } } };

const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  // A busy machine starts a browser slowly.
  connectTimeout: 300_000,
  instances: [{ browser: "chromium" as const }],
  provider: playwright({
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-dev-shm-usage",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--allow-loopback-in-peer-connection",
      ],
    },
  }),
});

/** Needed wherever vendors' answers are cut, in Node and in the browser. */
const recordedAnswers = "packages/core/test-setup/recorded-answers.setup.ts";
const postgres = "apps/server/src/testing/postgres.setup.ts";
const properties = "scripts/property-seed.setup.ts";
const lateParts = ["packages/core/test-setup/late-parts.setup.ts", "packages/built-in-model/src/late-parts.setup.ts"];

const REACT = [
  "react",
  "react-dom",
  "react-dom/client",
  "react/jsx-runtime",
  "react/jsx-dev-runtime",
  "xstate",
  "@xstate/react",
];

/** Tests of what takes minutes, such as killed servers: `npm run test:full` runs them. */
const LONG = "**/*.long.test.{ts,tsx}";

// A new seed each time, so that every run tries examples that none has tried before.
if (process.env["PROPERTY_SEED"] === undefined) {
  process.env["PROPERTY_SEED"] = String(Math.floor(Math.random() * 2 ** 31));
  process.stderr.write(`property seed: ${process.env["PROPERTY_SEED"]}\n`);
}

const scale = process.env["PROPERTY_SCALE"] ?? "0.05";

const common = {
  env: { PROPERTY_SEED: process.env["PROPERTY_SEED"], PROPERTY_SCALE: scale },
  // Generous: what is slow on a busy machine has not failed, and what passes is seen as early as ever.
  testTimeout: scale === "1" ? 1_200_000 : 400_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 180_000 } },
};

// As for the end-to-end tests: a browser on a machine that stands still for seconds loses an event or a frame now and
// then. The report and the last line of `npm test` say which tests passed only then.
const inBrowserRetry = 2;

const inBrowser = {
  ...browserSource,
  cacheDir: "node_modules/.vite/browser",
  plugins: [react(), readmeExamples()],
  optimizeDeps: {
    include: [
      ...REACT,
      "vitest-browser-react",
      "react-dom/server.browser",
      "idb",
      "uuid",
      "uqr",
      "jsqr",
      "fast-check",
      "minisearch",
      "@dagrejs/dagre",
      "@bjorn3/browser_wasi_shim",
      "eventsource-parser",
      "@elevenlabs/client",
    ],
  },
  test: {
    ...common,
    retry: inBrowserRetry,
    globalSetup: [recordedAnswers, "packages/core/test-setup/agent-remote.setup.ts"],
    setupFiles: [properties],
  },
};

const inNode = {
  ...nodeSource,
  plugins: [readmeExamples()],
  test: {
    ...common,
    environment: "node" as const,
    setupFiles: [properties],
    // One module graph for all files: what they share is loaded once. Each file puts back what it replaces.
    isolate: false,
    execArgv: ["--max-semi-space-size=64"],
    exclude: [LONG],
  },
};

export default defineConfig({
  test: {
    // LiveKit's client rejects a promise that nobody holds when it is left while it publishes the microphone; it is harmless.
    onUnhandledError: ({ message }) => message !== "Cancelled publication by calling unpublish",
    projects: [
      {
        ...inNode,
        test: {
          ...inNode.test,
          name: "node",
          globalSetup: [recordedAnswers],
          setupFiles: [properties, ...lateParts],
          include: [
            ".storybook/*.test.ts",
            "packages/*/{src,evaluation}/**/*.test.ts",
            "apps/demo/src/**/*.test.ts",
            "apps/docs/**/*.test.ts",
            "scripts/**/*.test.ts",
          ],
        },
      },
      {
        ...inNode,
        test: {
          ...inNode.test,
          name: "server",
          globalSetup: [recordedAnswers, postgres],
          include: ["apps/server/src/**/*.test.ts"],
        },
      },
      {
        ...nodeSource,
        test: {
          ...common,
          name: "long",
          environment: "node",
          globalSetup: [recordedAnswers, postgres],
          setupFiles: [properties],
          include: ["{packages,apps}/*/src/**/*.long.test.ts", "scripts/**/*.long.test.ts"],
          testTimeout: 1_200_000,
        },
      },
      {
        ...inBrowser,
        test: {
          ...inBrowser.test,
          name: "browser",
          browser: chromium(),
          // The tests of live agents share one stand-in, and those of sound listen to what the page plays.
          fileParallelism: false,
          include: ["packages/core/src/**/*.test.tsx", "packages/core/src/providers/backend/*.cuts.test.ts"],
          exclude: [LONG],
        },
      },
      {
        ...inBrowser,
        cacheDir: "node_modules/.vite/screen",
        test: {
          ...inBrowser.test,
          name: "screen",
          browser: chromium(),
          include: [
            ".storybook/*.test.tsx",
            "packages/{react-ui,storybook-statecharts}/src/**/*.test.tsx",
            "apps/demo/src/**/*.test.tsx",
            "apps/docs/**/*.test.tsx",
          ],
          exclude: [LONG],
        },
      },
      {
        ...inBrowser,
        test: {
          ...inBrowser.test,
          name: "long-browser",
          browser: chromium(),
          include: ["{packages,apps}/*/src/**/*.long.test.tsx"],
        },
      },
      {
        ...browserSource,
        cacheDir: "node_modules/.vite/storybook",
        plugins: [storybookTest({ configDir: ".storybook" })],
        optimizeDeps: { include: [...REACT, "uuid", "uqr"] },
        test: {
          ...common,
          name: "storybook",
          retry: inBrowserRetry,
          setupFiles: [".storybook/vitest.setup.ts"],
          browser: { ...chromium(), commands: { recordStates } },
        },
      },
    ],
  },
});
