// npm leaves an optional binary out of the lockfile when the registry lacks that version, and then `npm ci` fails on
// every machine. So each optional dependency with an exact version has to be locked in that version.
import { readFileSync } from "node:fs";

const { packages } = JSON.parse(readFileSync(new URL("../package-lock.json", import.meta.url), "utf8"));

/** The version that a package at this path resolves for a name: the nearest one up the tree. */
function lockedVersion(name, path) {
  const here = packages[`${path === "" ? "" : `${path}/`}node_modules/${name}`];
  if (here) return here.version;
  if (path === "") return undefined;
  const above = path.lastIndexOf("/node_modules/");
  return lockedVersion(name, above === -1 ? "" : path.slice(0, above));
}

const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
  Object.entries(optionalDependencies)
    .filter(([name, wanted]) => {
      const locked = lockedVersion(name, path);
      return locked === undefined || (/^\d/.test(wanted) && locked !== wanted);
    })
    .map(([name, wanted]) => `${path} needs ${name} ${wanted}`),
);
const addresses = Object.entries(packages)
  .filter(([, { resolved, link }]) => resolved && !link)
  .map(([path]) => `${path} names a download address`);

if (missing.length + addresses.length > 0) {
  process.stderr.write(
    `package-lock.json would not install everywhere:\n${[...missing, ...addresses].map((line) => `  ${line}\n`).join("")}` +
      "Pin versions for which every platform’s binary exists, then: rm -rf node_modules package-lock.json && npm install\n",
  );
  process.exit(1);
}
process.stdout.write(`lockfile: ${Object.keys(packages).length} packages, every optional binary present\n`);
