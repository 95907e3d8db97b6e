import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));

/** npm leaves these out of a package, or reads them as its own. */
const RENAMED = { _gitignore: ".gitignore", "_package.json": "package.json" };

/** A name that npm takes, made of a folder's. */
const packageName = (folder) =>
  basename(folder)
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, "-")
    .replaceAll(/^-+|-+$/g, "") || "my-archive";

/**
 * Writes the app into a folder. Its packages of the archive have the version of this one.
 *
 * @param {string} folder an absolute path; created where it is missing
 * @throws where the folder is a file or contains anything but a `.git`
 */
export function scaffold(folder) {
  const present = existsSync(folder) ? readdirSync(folder).filter((name) => name !== ".git") : [];
  if (present.length > 0)
    throw new Error(
      `${folder} already contains ${present[0]}. Name an empty folder or a new one: nothing is replaced.`,
    );
  cpSync(here("template"), folder, { recursive: true });
  for (const [from, to] of Object.entries(RENAMED)) renameSync(join(folder, from), join(folder, to));
  const { version } = readJson(here("package.json"));
  const path = join(folder, "package.json");
  const { dependencies, ...manifest } = readJson(path);
  const named = Object.entries(dependencies).map(([name, range]) => [
    name,
    name.startsWith("@archive-of-minds/") ? version : range,
  ]);
  writeFileSync(
    path,
    `${JSON.stringify({ name: packageName(folder), ...manifest, dependencies: Object.fromEntries(named) }, undefined, 2)}\n`,
  );
}
