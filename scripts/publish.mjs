// Publishes every public package, each after those it needs. Without `--publish` it is a dry run: npm packs and checks
// everything and uploads nothing. Needs a finished `npm run build`.
//
//   npm run release                         the dry run
//   npm run release -- --publish v0.2.0     what the workflow runs; a version that the registry has is left out
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findMajors, findManifestFaults, findPackedFaults, PUBLISHED, readManifests } from "./publishing.mjs";

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

/** What npm would send for a package. npm asks the registry whether it has this version already. */
function pack(folder) {
  const { status, stdout, stderr } = runQuietly("npm", ["publish", "--dry-run", "--json"], folder);
  if (status !== 0) stopAt([`npm publish --dry-run failed in ${folder}:`, stderr]);
  // By package from npm 11 on.
  const packed = JSON.parse(stdout);
  return packed.files ? packed : Object.values(packed)[0];
}

const isOnRegistry = ({ name, version }) =>
  runQuietly("npm", ["view", `${name}@${version}`, "version"]).stdout.trim() === version;

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(0)} kB`.padStart(9);

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

for (const name of PUBLISHED) {
  const folder = `packages/${name}`;
  const manifest = manifests[folder];
  const packed = pack(folder);
  stopAt(
    findPackedFaults(
      manifest,
      packed.files.map(({ path }) => path),
    ),
  );
  process.stdout.write(
    `${packed.id.padEnd(48)}${String(packed.entryCount).padStart(5)} files${kilobytes(packed.size)} packed${kilobytes(packed.unpackedSize)} unpacked\n`,
  );
  if (isDry) continue;
  if (isOnRegistry(manifest)) process.stdout.write("  is on the registry already\n");
  else if (spawnSync("npm", ["publish"], { cwd: folder, stdio: "inherit" }).status !== 0)
    stopAt([`${manifest.name} was not published, nor what comes after it. Run this again once the cause is mended.`]);
}
if (isDry && repository === "")
  process.stdout.write("Open before a release: `repository` of the root's package.json is not filled in.\n");
if (isDry && planned.length > 0)
  process.stdout.write(`The changesets make it ${planned[0].newVersion}: npx changeset version.\n`);
