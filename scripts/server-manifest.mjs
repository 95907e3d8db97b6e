// Writes a package.json and a package-lock.json with what the built server needs to run and nothing else, in the versions
// and with the hashes of this repository's lockfile, ready for "npm ci". An install of the server's workspace would bring
// along the core package, which is built in, and its optional peers: test tools and the vendors' clients.
//
//   node scripts/server-manifest.mjs <folder to write to>
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const WORKSPACE = "apps/server";
const root = new URL("../", import.meta.url);
const read = async (path) => JSON.parse(await readFile(new URL(path, root), "utf8"));

/** Where a dependency is installed: beside the package that needs it, or in a folder further up. */
function locate(packages, from, name) {
  const folders = from.split("/node_modules/");
  const places = folders.map(
    (_folder, index) => `${folders.slice(0, folders.length - index).join("/node_modules/")}/node_modules/${name}`,
  );
  return [...places, `node_modules/${name}`].find((place) => packages[place] !== undefined) ?? null;
}

/** The lockfile's entries of some dependencies and of all that these need. */
function collect(packages, dependencies) {
  const found = new Map();
  const add = (from, names, isOptional) => {
    for (const name of names) {
      const place = locate(packages, from, name);
      if (place === null && isOptional) continue;
      if (place === null) throw new Error(`The lockfile has no ${name}: run "npm install".`);
      if (found.has(place)) continue;
      const { dev: _dev, devOptional: _devOptional, peer: _peer, ...entry } = packages[place];
      found.set(place, entry);
      add(place, Object.keys(entry.dependencies ?? {}), false);
      add(place, Object.keys(entry.optionalDependencies ?? {}), true);
      add(
        place,
        Object.keys(entry.peerDependencies ?? {}).filter(
          (peer) => entry.peerDependenciesMeta?.[peer]?.optional !== true,
        ),
        false,
      );
    }
  };
  add(WORKSPACE, Object.keys(dependencies), false);
  return found;
}

const folder = process.argv[2];
if (folder === undefined) throw new Error("Name the folder to write to.");
const { name, version, type, dependencies } = await read(`${WORKSPACE}/package.json`);
const { packages, lockfileVersion } = await read("package-lock.json");
const manifest = { name, version, private: true, type, dependencies };
const entries = [...collect(packages, dependencies)].map(([place, entry]) => [
  place.replace(`${WORKSPACE}/`, ""),
  entry,
]);
const lockfile = {
  name,
  version,
  lockfileVersion,
  requires: true,
  packages: { "": { name, version, dependencies }, ...Object.fromEntries(entries) },
};
await mkdir(folder, { recursive: true });
await writeFile(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
await writeFile(join(folder, "package-lock.json"), `${JSON.stringify(lockfile, null, 2)}\n`);
