// Which packages are published, and what each of their manifests has to say. The address of the repository is filled in
// once, as `repository` of the root's package.json; `node scripts/publishing.mjs` writes it and all that follows from it
// into the packages, and `--check` says what is missing.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { run } from "./run.mjs";

/** The published packages, each after those it needs. A package that is not listed has to be private. */
export const PUBLISHED = [
  "core",
  "testing",
  "built-in-model",
  "react-ui",
  "web-component",
  "storybook-statecharts",
  "create-app",
];

const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));

/** Every workspace by its folder, and the root as "". */
export const readManifests = () =>
  Object.fromEntries(
    ["", ...["packages", "apps"].flatMap((parent) => readdirSync(parent).map((name) => `${parent}/${name}`))]
      .map((folder) => [folder, `${folder === "" ? "." : folder}/package.json`])
      .filter(([, path]) => existsSync(path))
      .map(([folder, path]) => [folder, readJson(path)]),
  );

/** The fields that all published packages share, from the root's manifest. Without an address there are no links. */
export function sharedFields({ repository = "", homepage = "", license, engines }, folder) {
  const address = repository.replace(/\/$|\.git$/, "");
  return {
    license,
    engines,
    homepage: address === "" ? undefined : homepage || `${address}#readme`,
    bugs: address === "" ? undefined : `${address}/issues`,
    repository: address === "" ? undefined : { type: "git", url: `git+${address}.git`, directory: folder },
    publishConfig: { access: "public", provenance: true },
  };
}

const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);
const ours = (name) => name.startsWith("@archive-of-minds/");

/** @returns {string[]} what is wrong with the manifests, a sentence each */
export function findManifestFaults(manifests) {
  const root = manifests[""];
  const folders = PUBLISHED.map((name) => `packages/${name}`);
  const published = new Map(folders.map((folder) => [manifests[folder]?.name, folder]));
  return [
    ...Object.entries(manifests)
      .filter(([folder, manifest]) => !manifest.private !== folders.includes(folder))
      .map(([folder]) => `${folder} has to be either private or listed in PUBLISHED of scripts/publishing.mjs.`),
    ...folders.flatMap((folder, place) => {
      const manifest = manifests[folder];
      if (!manifest) return [`${folder} is listed and has no package.json.`];
      const needed = Object.entries({
        ...manifest.dependencies,
        ...manifest.peerDependencies,
        ...manifest.optionalDependencies,
      }).filter(([name]) => ours(name));
      const isLater = (name) => !folders.slice(0, place).includes(published.get(name));
      return [
        ...Object.entries(sharedFields(root, folder))
          .filter(([field, value]) => !isSame(manifest[field], value))
          .map(([field]) => `${folder}: "${field}" is out of date. Run: node scripts/publishing.mjs`),
        ...needed
          .filter(([name]) => isLater(name))
          .map(([name]) => `${folder} needs ${name}, which is private or published after it.`),
        ...needed
          .filter(([, version]) => version !== manifest.version)
          .map(([name, version]) => `${folder} needs ${name} ${version}, and goes with ${manifest.version}.`),
        ...["description", "keywords", "files"]
          .filter((field) => !manifest[field]?.length)
          .map((field) => `${folder} has no "${field}".`),
        ...(manifest.files?.includes("CHANGELOG.md") ? [] : [`${folder}: "files" lacks CHANGELOG.md.`]),
      ];
    }),
  ];
}

/** Every file that an entry or a command of a manifest names. */
function namedFiles({ exports = {}, bin = {} }) {
  const visit = (entry) =>
    typeof entry === "string"
      ? [entry]
      : Object.entries(entry).flatMap(([condition, value]) =>
          // Only this repository resolves the sources.
          condition === "@archive-of-minds/source" ? [] : visit(value),
        );
  return [...visit(exports), ...visit(bin)];
}

/**
 * @param manifest a package's
 * @param {string[]} files what npm would publish of it
 * @returns {string[]} what is wrong, a sentence each
 */
export function findPackedFaults({ name, ...manifest }, files) {
  const wanted = [
    "package.json",
    "README.md",
    "LICENSE",
    ...namedFiles(manifest).map((file) => file.replace(/^\.\//, "")),
  ];
  return [
    ...wanted.filter((file) => !files.includes(file)).map((file) => `${name} would be published without ${file}.`),
    ...files
      .filter((file) => /^src\/|(^|\/)(\.env|\.npmrc|node_modules)|\.(test|stories)\.|\.tgz$|\.tsbuildinfo$/.test(file))
      .map((file) => `${name} would be published with ${file}.`),
  ];
}

/** Before 1.0 what breaks is a minor release: one that says major would become 1.0.0. */
export const findMajors = (releases) =>
  releases
    .filter(({ type, oldVersion }) => type === "major" && oldVersion.startsWith("0."))
    .map(
      ({ name, newVersion }) =>
        `${name} would become ${newVersion}. Before 1.0 a change that breaks is minor; see apps/docs/pages/about/versions.md.`,
    );

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(0)} kB`.padStart(9);

/**
 * Packs and checks the published packages, and publishes those that the registry does not have.
 *
 * @param {(args: string[], options: { cwd: string, isShown?: boolean }) => { status: number | null, stdout: string, stderr: string }} about.npm
 *   runs npm; what is shown goes to the terminal instead of into its answer
 * @returns {string[]} why it stopped, a sentence each; nothing once all is done
 */
export function releasePackages(manifests, { isDry, npm, write }) {
  for (const folder of PUBLISHED.map((name) => `packages/${name}`)) {
    const manifest = manifests[folder];
    // `npm publish --dry-run` would fail for a version that the registry has.
    const { status, stdout, stderr } = npm(["pack", "--dry-run", "--json"], { cwd: folder });
    if (status !== 0) return [`npm pack failed in ${folder}:`, stderr];
    // A list today. `npm publish` answers by package from npm 11 on.
    const [packed] = Object.values(JSON.parse(stdout));
    const faults = findPackedFaults(
      manifest,
      packed.files.map(({ path }) => path),
    );
    if (faults.length > 0) return faults;
    write(
      `${packed.id.padEnd(48)}${String(packed.entryCount).padStart(5)} files${kilobytes(packed.size)} packed${kilobytes(packed.unpackedSize)} unpacked\n`,
    );
    if (isDry) continue;
    const { name, version } = manifest;
    if (npm(["view", `${name}@${version}`, "version"], { cwd: folder }).stdout.trim() === version)
      write("  is on the registry already\n");
    else if (npm(["publish"], { cwd: folder, isShown: true }).status !== 0)
      return [`${name} was not published, nor what comes after it. Run this again once the cause is mended.`];
  }
  return [];
}

function writeFields(manifests) {
  for (const name of PUBLISHED) {
    const folder = `packages/${name}`;
    const manifest = { ...manifests[folder], ...sharedFields(manifests[""], folder) };
    writeFileSync(`${folder}/package.json`, `${JSON.stringify(manifest, undefined, 2)}\n`);
  }
  run("npx", ["oxfmt", ...PUBLISHED.map((name) => `packages/${name}/package.json`)]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  if (!process.argv.includes("--check")) writeFields(readManifests());
  const faults = findManifestFaults(readManifests());
  if (faults.length > 0) {
    process.stderr.write(faults.map((fault) => `${fault}\n`).join(""));
    process.exit(1);
  }
  process.stdout.write(`${PUBLISHED.length} packages are published, and their manifests agree\n`);
}
