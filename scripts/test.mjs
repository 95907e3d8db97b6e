// Everything that a change must prove, three steps at a time. The last line counts the tests. `npm test -- node server`
// runs the named steps and those they come after.
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { findChromium } from "./chromium.mjs";
import { forgetStates } from "./record-states.mjs";
import { runSteps, withEarlier } from "./steps.mjs";

process.env.CHROMIUM_PATH = await findChromium();
// Random examples are those of the commit, so that each commit tries new ones and the same commit passes or fails again.
// The long tier draws from a new seed every time.
const { stdout: commit } = spawnSync("git", ["rev-parse", "--short=7", "HEAD"], { encoding: "utf8" });
process.env.PROPERTY_SEED ??= String(Number.parseInt(commit || "0", 16));
process.stdout.write(
  `chromium: ${process.env.CHROMIUM_PATH}\nproperty seed: ${process.env.PROPERTY_SEED} (PROPERTY_SEED=${process.env.PROPERTY_SEED} npm test repeats it)\n`,
);
rmSync("test-results", { recursive: true, force: true });
forgetStates();

const script = (name, ...args) => ["node", `scripts/${name}.mjs`, ...args];
const suites = ["node", "server", "browser", "screen", "storybook"];
const vitest = (project) => [
  "npx",
  "vitest",
  "run",
  "--project",
  project,
  "--maxWorkers=1",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=test-results/${project}.json`,
];

const steps = [
  { name: "lockfile", command: script("check-lockfile") },
  { name: "supply chain", command: script("check-supply-chain") },
  { name: "layers", command: script("check-layers") },
  { name: "format", command: ["npx", "oxfmt", "--check", "."] },
  // The rules that need types take twenty times as long: `npm run check -- --all` and the long tier have them.
  { name: "lint", command: ["npx", "oxlint", "--deny-warnings"] },
  // Lint reads the built packages, where there are any.
  { name: "build", command: ["npm", "run", "--silent", "build"], after: ["lint"] },
  {
    name: "end to end",
    command: ["npx", "playwright", "test", "--grep-invert", "@long"],
    after: ["build", "static build", "static storybook"],
  },
  { name: "static build", command: ["npm", "run", "--silent", "build:static"] },
  { name: "static storybook", command: ["npm", "run", "--silent", "storybook:static"] },
  { name: "browser", command: vitest("browser") },
  { name: "node", command: vitest("node") },
  { name: "server", command: vitest("server"), after: ["build"], env: { BUILT_SERVER: "apps/server/dist" } },
  { name: "screen", command: vitest("screen") },
  { name: "storybook", command: vitest("storybook") },
  { name: "types", command: ["node", "node_modules/typescript-7/bin/tsc", "-b"] },
  { name: "api", command: script("api", "--check"), after: ["types"] },
  { name: "parts", command: script("parts", "--check") },
  { name: "unused code", command: ["npx", "knip"] },
  { name: "charts", command: ["npm", "run", "--silent", "charts", "--", "--check"] },
  {
    name: "states with a story",
    command: ["npx", "tsx", "--conditions=@archive-of-minds/source", "scripts/check-states.mjs"],
    after: ["storybook"],
  },
  { name: "built files", command: script("check-dist"), after: ["build", "static build"] },
  { name: "packages", command: script("check-packages"), after: ["build"] },
];

const asked = process.argv.slice(2).map((name) => name.replaceAll("-", " "));
const unknown = asked.filter((wanted) => !steps.some(({ name }) => name === wanted));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no step ${unknown.join(", ")}. The steps are: ${steps.map(({ name }) => name.replaceAll(" ", "-")).join(", ")}.\n`,
  );
  process.exit(2);
}
const wanted = asked.length > 0 ? withEarlier(steps, asked) : steps;
await runSteps(wanted);

const hasRun = (step) => wanted.some(({ name }) => name === step);
const results = suites
  .filter(hasRun)
  .map((project) => JSON.parse(readFileSync(`test-results/${project}.json`, "utf8")));
const { stats } = hasRun("end to end")
  ? JSON.parse(readFileSync("test-results/e2e.json", "utf8"))
  : { stats: { expected: 0, unexpected: 0, flaky: 0 } };
const passed = results.reduce((sum, { numPassedTests }) => sum + numPassedTests, stats.expected);
const failed = results.reduce((sum, { numFailedTests }) => sum + numFailedTests, stats.unexpected);
const triedAgain = results
  .flatMap(({ testResults }) => testResults.flatMap(({ assertionResults }) => assertionResults))
  .filter(({ status, failureMessages }) => status === "passed" && failureMessages.length > 0);
for (const { fullName, failureMessages } of triedAgain)
  process.stdout.write(`passed when tried again: ${fullName}\n  first: ${failureMessages[0].split("\n")[0]}\n`);
const again = stats.flaky + triedAgain.length;
if (passed + failed > 0)
  process.stdout.write(`${passed} passed, ${failed} failed${again > 0 ? `, ${again} passed when tried again` : ""}\n`);
