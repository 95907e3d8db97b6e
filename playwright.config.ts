import { defineConfig } from "@playwright/test";
import { blueWall } from "./e2e/blue-wall";
import { findChromium } from "./scripts/chromium.mjs";

// For all tests alike: one browser, once started, serves them all. Leave to use the devices is the visitor's to give, and is
// refused where a test gives none.
const devices = [
  "--use-fake-device-for-media-stream",
  `--use-file-for-fake-video-capture=${blueWall()}`,
  "--allow-loopback-in-peer-connection",
];
const quiet = [
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export default defineConfig({
  testDir: "e2e",
  testMatch: "*.e2e.ts",
  // A folder of its own: Playwright empties it at the start, and the other results lie beside it.
  outputDir: "test-results/e2e",
  // A busy machine takes its time; what is there is seen as early as ever.
  timeout: 900_000,
  expect: { timeout: 180_000 },
  fullyParallel: true,
  workers: Number(process.env["E2E_WORKERS"] ?? 3),
  // What passes only when tried again is counted and named.
  retries: 1,
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  // What moves is drawn in software here, again and again. A test of motion asks for it.
  use: {
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: await findChromium(),
      args: ["--no-sandbox", "--disable-dev-shm-usage", ...quiet, ...devices],
    },
  },
});
