// Publishes every public package, each after those it needs. Without `--publish` it is a dry run: everything is packed and
// checked, and nothing is uploaded. Needs a finished `npm run build`.
//
//   npm run release                         the dry run
//   npm run release -- --publish v0.2.0     what the workflow runs; a version that the registry has is left out
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findMajors, findManifestFaults, PUBLISHED, readManifests, releasePackages } from "./publishing.mjs";

const [flag, tag] = process.argv.slice(2);
const isDry = flag !== "--publish";
const manifests = readManifests();

const runQuietly = (command, args, cwd) =>
  spawnSync(command, args, { cwd, encoding: "utf8", shell: process.platform === "win32" });

function stopAt(faults) {
  if (faults.length === 0) return;
  process.stderr.write(faults.map((fault) => `${fault}\n`).join(""));
  process.exit(1);
}

/** What the changesets that are not released yet make of the versions. */
function plannedReleases() {
  const folder = mkdtempSync(join(tmpdir(), "release-"));
  try {
    const plan = join(folder, "plan.json");
    // Its status says whether a changed package lacks a changeset, which is the pull request's concern.
    runQuietly("npx", ["changeset", "status", `--output=${plan}`]);
    return existsSync(plan) ? JSON.parse(readFileSync(plan, "utf8")).releases : [];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const { repository = "" } = manifests[""];
const { version } = manifests[`packages/${PUBLISHED[0]}`];
const planned = plannedReleases();
stopAt([
  ...findManifestFaults(manifests),
  ...findMajors(planned),
  ...(isDry || repository !== ""
    ? []
    : ["Fill in `repository` of the root's package.json: npm proves a release by it."]),
  ...(isDry || tag === `v${version}` ? [] : [`The tag ${tag} is not that of the packages, v${version}.`]),
  ...(isDry || planned.length === 0 ? [] : ["There are changesets that are in no version yet: npx changeset version."]),
]);

const npm = (args, { cwd, isShown }) =>
  isShown ? spawnSync("npm", args, { cwd, stdio: "inherit" }) : runQuietly("npm", args, cwd);

stopAt(releasePackages(manifests, { isDry, npm, write: (text) => process.stdout.write(text) }));
if (isDry && repository === "")
  process.stdout.write("Open before a release: `repository` of the root's package.json is not filled in.\n");
if (isDry && planned.length > 0)
  process.stdout.write(`The changesets make it ${planned[0].newVersion}: npx changeset version.\n`);
