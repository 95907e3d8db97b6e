// An app outside this repository, made of one of the examples, that installs the packages from tarballs, as users do.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The packages that an app can install. */
export const PACKAGES = ["core", "testing", "built-in-model", "react-ui", "web-component"];

const scoped = (name) => `@archive-of-minds/${name}`;

/** The version of a package that this repository is developed with. */
function ownVersion(name) {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  return packages[`node_modules/${name}`].version;
}

/** The versions of what we develop with, for figures that change with our own code only. */
export const ownVersions = (names = ["react", "react-dom", "xstate", "@xstate/react"]) =>
  Object.fromEntries(names.map((name) => [name, ownVersion(name)]));

/** Runs a command to its end with our output; throws when it fails. */
export function runIn(folder, command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    cwd: folder,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed in ${folder}.`);
}

/**
 * Packs what was built.
 *
 * @returns {Record<string, string>} the tarballs' paths, by the name of the package without its scope
 */
export function packPackages(folder, names = PACKAGES) {
  return Object.fromEntries(
    names.map((name) => {
      const { status, stdout, stderr } = spawnSync("npm", ["pack", "--json", "--pack-destination", folder], {
        cwd: join(root, "packages", name),
        encoding: "utf8",
      });
      if (status !== 0) throw new Error(stderr);
      const packed = JSON.parse(stdout);
      return [name, join(folder, (Array.isArray(packed) ? packed[0] : Object.values(packed)[0]).filename)];
    }),
  );
}

/** A folder outside this repository, and what removes it. */
export function temporaryFolder(name) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), `${name}-`)));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }) };
}

/** Makes the programs of another version of Node the first that are found. */
export function environmentOfNode(version) {
  const { status, stdout, stderr } = spawnSync(
    "npx",
    ["--yes", "-p", `node@${version}`, "--", "node", "-p", "process.execPath"],
    { encoding: "utf8", shell: process.platform === "win32" },
  );
  if (status !== 0) throw new Error(`npx -p node@${version} failed: ${stderr}`);
  return { PATH: `${dirname(stdout.trim())}${delimiter}${process.env.PATH}` };
}

const managers = {
  npm: ["npm", "install", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"],
  // Nothing is found that a package does not name, and no peer may be missing.
  pnpm: [
    "npx",
    "--yes",
    "pnpm@latest",
    "install",
    "--strict-peer-dependencies",
    "--no-hoist",
    "--reporter=append-only",
  ],
};

/**
 * Copies an example into a folder and installs it, with the packages from their tarballs.
 *
 * @param {object} about
 * @param {string} about.folder
 * @param {string} about.example the name of its folder
 * @param {Record<string, string>} about.tarballs see `packPackages`
 * @param {Record<string, string>} [about.versions] of dependencies, in place of the example's own or beside them
 * @param {readonly string[]} [about.packages] of ours, beside those that the example names
 * @param {object} [about.overrides] as in a package.json
 * @param {"npm" | "pnpm"} [about.manager]
 * @param {Record<string, string>} [about.env]
 */
export function installExample({
  folder,
  example,
  tarballs,
  versions = {},
  packages = [],
  overrides,
  manager = "npm",
  env = {},
}) {
  cpSync(join(root, "examples", example), folder, { recursive: true });
  const path = join(folder, "package.json");
  const manifest = JSON.parse(readFileSync(path, "utf8"));
  const files = Object.fromEntries(Object.entries(tarballs).map(([name, file]) => [scoped(name), `file:${file}`]));
  const { devDependencies = {} } = manifest;
  const dependencies = { ...manifest.dependencies };
  for (const name of packages) dependencies[scoped(name)] = files[scoped(name)];
  for (const [name, file] of Object.entries(files)) if (name in dependencies) dependencies[name] = file;
  for (const [name, version] of Object.entries(versions))
    (name in devDependencies ? devDependencies : dependencies)[name] = version;
  writeFileSync(path, JSON.stringify({ ...manifest, dependencies, devDependencies, overrides }, null, 2));
  // What they need of each other is not in any registry yet. npm takes what the app has.
  if (manager === "pnpm") {
    const ours = Object.entries(files).map(([name, file]) => `  "${name}": "${file}"\n`);
    writeFileSync(join(folder, "pnpm-workspace.yaml"), `overrides:\n${ours.join("")}`);
  }
  const [command, ...args] = managers[manager];
  runIn(folder, command, args, env);
}
