// The long tests, which take minutes and seldom fail. Run them before a large change counts as done: all of them, or the
// named parts: `npm run test:full -- kills`. `--list` prints their names.
import { spawnSync } from "node:child_process";
import { findChromium } from "./chromium.mjs";

process.env.CHROMIUM_PATH = await findChromium();
process.env.PROPERTY_SEED ??= String(Math.floor(Math.random() * 2 ** 31));
process.env.PROPERTY_SCALE = "1";

const vitest = (projects, ...args) => [
  "npx",
  "vitest",
  "run",
  ...projects.split(" ").flatMap((project) => ["--project", project]),
  "--reporter=dot",
  ...args,
];
const soak = (name, rounds) => [
  "npx",
  "tsx",
  "--conditions=@archive-of-minds/source",
  `apps/server/soak/${name}.ts`,
  "--rounds",
  String(rounds),
];
const e2e = (...args) => ["npx", "playwright", "test", ...args];
const build = ["npm", "run", "--silent", "build"];

/** The property tests, found by their imports. */
const properties = (end) =>
  spawnSync(
    "git",
    ["grep", "--untracked", "-lE", "propertyRuns|propertySample", "--", `packages/**/*${end}`, `apps/**/*${end}`],
    { encoding: "utf8" },
  )
    .stdout.split("\n")
    .filter((path) => path !== "");

/** Long tests with a part of their own; the part `tools` runs all others. */
const named = ["killed", "churn", "upgrade", "hostile-texts", "regular-expressions"];

/** Long end-to-end tests of large memories and of upgrades; the part `speech` runs all others. */
const histories = "(hundred megabytes|odd and broken|million characters).* @long";
const outdated = "refused by a newer server.* @long";

/** @type {Record<string, () => string[][]>} the commands of each part */
const parts = {
  lint: () => [["npx", "oxlint", "--type-aware", "--deny-warnings"]],
  properties: () => [
    vitest("node server", ...properties(".test.ts"), "discussions"),
    vitest("browser screen", ...properties(".test.tsx")),
  ],
  soak: () => [
    vitest("node", "chart-rules", "-t", "never fails, in any order"),
    soak("spend-to-the-cap", 10),
    soak("half-sent-uploads", 1),
    build,
    e2e("e2e/memory.e2e.ts", "--grep", "two tabs"),
  ],
  kills: () => [vitest("long", "killed"), soak("kill-while-writing", 25)],
  churn: () => [vitest("long", "churn"), soak("churn", 10_000)],
  upgrades: () => [vitest("long", "upgrade"), vitest("long-browser"), build, e2e("--grep", outdated)],
  hostile: () => [vitest("long", "hostile-texts", "regular-expressions")],
  speech: () => [build, e2e("--grep", "@long", "--grep-invert", `${histories}|${outdated}`)],
  histories: () => [build, e2e("--grep", histories)],
  tools: () => [vitest("long", ...named.map((name) => `--exclude=**/${name}*.long.test.ts`))],
  eval: () => [
    ["npm", "run", "--silent", "eval", "--", "--gate"],
    ["node", "scripts/check-talks.mjs"],
  ],
  stories: () => [vitest("storybook")],
  matrix: () => [build, ["node", "scripts/matrix.mjs"]],
  node20: () => onNode("20.19"),
  node22: () => onNode("22"),
  node24: () => onNode("24"),
};

/** The same product on another version of Node: its tests, its build, and a start that answers. */
function onNode(version) {
  const node = ["npx", "--yes", "-p", `node@${version}`, "--"];
  return [
    [...node, "node", "--version"],
    [...node, "npx", "vitest", "run", "--project", "node", "--project", "server", "--reporter=dot"],
    [...node, ...build],
  ].map((command) => ["env", "PROPERTY_SCALE=0.05", ...command]);
}

if (process.argv.includes("--list")) {
  // The pull requests' workflow runs the versions of Node.
  process.stdout.write(`${JSON.stringify(Object.keys(parts).filter((name) => !name.startsWith("node")))}\n`);
  process.exit(0);
}
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) {
  process.stderr.write(`There is no part ${unknown.join(", ")}. The parts are: ${Object.keys(parts).join(", ")}.\n`);
  process.exit(2);
}

process.stdout.write(`property seed: ${process.env.PROPERTY_SEED}\n`);
const outcomes = [];
for (const name of asked.length > 0 ? asked : Object.keys(parts)) {
  const begun = Date.now();
  const failed = parts[name]().find(
    ([program, ...args]) => spawnSync(program, args, { stdio: "inherit" }).status !== 0,
  );
  outcomes.push({ name, failed, minutes: ((Date.now() - begun) / 60_000).toFixed(1) });
}
process.stdout.write("\n");
for (const { name, failed, minutes } of outcomes)
  process.stdout.write(
    `${failed ? "FAILED" : "passed"}: ${name}, ${minutes} min${failed ? ` (${failed.join(" ")})` : ""}\n`,
  );
if (outcomes.some(({ failed }) => failed)) process.exit(1);
