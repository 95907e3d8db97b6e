// The fast checks: format, lint, types, the API report, the layers of react-ui, and the tests that a change can affect.
// `--all` runs every test in Node and the slower checks too.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { dirname } from "node:path";
import { runSteps } from "./steps.mjs";

const isAll = process.argv.includes("--all");
const projects = (...names) => names.flatMap((name) => ["--project", name]);
const vitest = (...args) => ["npx", "vitest", "run", ...args, "--maxWorkers=2"];

const git = (...args) =>
  execFileSync("git", args, { encoding: "utf8" })
    .split("\n")
    .filter((path) => path !== "");
const changed = [...git("diff", "--name-only", "HEAD"), ...git("ls-files", "--others", "--exclude-standard")];
/** The server imports core and runs none of its charts: changes in their folders cannot affect it. */
const isOfAChart = (path) => {
  const folder = dirname(path).replace(/\/regions$/, "");
  return (
    folder.startsWith("packages/core/src/") &&
    existsSync(folder) &&
    readdirSync(folder).some((name) => name.endsWith(".machine.ts"))
  );
};
const affected = changed.every(isOfAChart) ? projects("node") : projects("node", "server");
// The fewest examples of each property: `npm test` tries more.
const env = { PROPERTY_SCALE: "0.01" };

const quick = [
  { name: "format", command: ["npx", "oxfmt", "--check", "."] },
  { name: "lint", command: ["npx", "oxlint", "--deny-warnings"] },
  { name: "types", command: ["node", "node_modules/typescript-7/bin/tsc", "-b"] },
  { name: "api", command: ["node", "scripts/api.mjs", "--check"], after: ["types"] },
  { name: "parts", command: ["node", "scripts/parts.mjs", "--check"] },
  { name: "layers", command: ["node", "scripts/check-layers.mjs"] },
];
const slower = [
  { name: "lockfile", command: ["node", "scripts/check-lockfile.mjs"] },
  { name: "supply chain", command: ["node", "scripts/check-supply-chain.mjs"] },
  { name: "type-aware lint", command: ["npx", "oxlint", "--type-aware", "--deny-warnings"] },
  { name: "unused code", command: ["npx", "knip"] },
  { name: "charts", command: ["npm", "run", "--silent", "charts", "--", "--check"] },
];

await runSteps([
  ...quick,
  ...(isAll
    ? [...slower, { name: "tests", command: vitest(...projects("node", "server")), env }]
    : [{ name: "tests", command: vitest(...affected, "--changed", "--passWithNoTests", "--reporter=dot"), env }]),
]);
