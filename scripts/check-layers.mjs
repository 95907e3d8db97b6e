// Checks the layers of react-ui where lint cannot: imports at run time, and circles that only such an import closes.
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { pathToFileURL } from "node:url";

const SOURCE = "packages/react-ui/src";
const RANKS = ["primitives", "blocks", "screens"];

const rankOf = (path) => RANKS.indexOf(path.split("/")[0]);

/** The file that a relative import names, as bundlers look for it. */
function resolve(files, from, specifier) {
  const path = posix.join(posix.dirname(from), specifier);
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, posix.join(path, "index.ts")].find((name) =>
    files.has(name),
  );
}

const IMPORT = /^(?:import|export)\s+(?!type\s)[^"';]*?\bfrom\s*"(\.[^"]*)"/gm;
const DYNAMIC_IMPORT = /\bimport\(\s*"(\.[^"]*)"/g;

function importsOf(files, path) {
  const text = files.get(path);
  const find = (pattern) =>
    [...text.matchAll(pattern)].map(([, name]) => resolve(files, path, name)).filter((found) => found !== undefined);
  return { fixed: find(IMPORT), dynamic: find(DYNAMIC_IMPORT) };
}

/** One circle through this file, as the paths along it. */
function circleThrough(start, next) {
  const seen = new Set();
  const visit = (path, way) => {
    for (const target of next(path)) {
      if (target === start) return [...way, target];
      if (seen.has(target)) continue;
      seen.add(target);
      const circle = visit(target, [...way, target]);
      if (circle) return circle;
    }
    return undefined;
  };
  return visit(start, [start]);
}

/**
 * @param files {Map<string, string>} the text of each file by its path below `src`
 * @returns {string[]} a sentence for each fault
 */
export function findFaults(files) {
  const graph = new Map([...files.keys()].map((path) => [path, importsOf(files, path)]));
  const all = (path) => [...graph.get(path).fixed, ...graph.get(path).dynamic];
  const faults = [];
  for (const [path, { dynamic }] of graph) {
    for (const target of dynamic) {
      if (rankOf(path) !== -1 && rankOf(target) > rankOf(path)) {
        faults.push(`${path} imports ${target} at run time, from a higher layer.`);
      }
    }
    const circle = dynamic.length > 0 ? circleThrough(path, all) : undefined;
    if (circle) faults.push(`${circle.join(" -> ")} is a circle.`);
  }
  return faults;
}

/** The sources that are part of the package. */
export function readSources() {
  const paths = readdirSync(SOURCE, { recursive: true })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories|fixture)\.|^stories\//.test(path));
  return new Map(paths.map((path) => [path, readFileSync(posix.join(SOURCE, path), "utf8")]));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const files = readSources();
  const faults = findFaults(files);
  if (faults.length > 0) {
    process.stderr.write(faults.map((fault) => `${fault}\n`).join(""));
    process.exit(1);
  }
  process.stdout.write(`layers: ${files.size} files of react-ui import nothing from a higher layer at run time\n`);
}
