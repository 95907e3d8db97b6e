import { cpSync, existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { runIn } from "./install.mjs";
import { freePort, serveApp } from "./serve.mjs";
import { talkInPage } from "./talk.mjs";

/** The copies of a package in an app, each once, however many links lead to it. */
export const copiesOf = (folder, name) => {
  const manifests = readdirSync(join(folder, "node_modules"), { recursive: true })
    .map((path) => join(folder, "node_modules", path))
    .filter((path) => path.endsWith(join("node_modules", name, "package.json")));
  return [...new Set(manifests.map((path) => realpathSync(path)))];
};

/** Two copies of xstate on one page do not recognise each other’s actors. */
function checkCopies(folder) {
  const copies = copiesOf(folder, "xstate");
  if (copies.length !== 1) throw new Error(`xstate is installed ${copies.length} times: ${copies.join(", ")}`);
}

/** Puts modules that use more of our types than the examples beside the modules of an app of TypeScript. */
export function addTypes(folder) {
  cpSync(new URL("types", import.meta.url), join(folder, "src/types"), { recursive: true });
}

/** The versions that were installed, for the log. */
export function installedVersions(folder, names) {
  const manifestOf = (name) => join(folder, "node_modules", name, "package.json");
  return names
    .filter((name) => existsSync(manifestOf(name)))
    .map((name) => `${name} ${JSON.parse(readFileSync(manifestOf(name), "utf8")).version}`)
    .join(", ");
}

/**
 * Type-checks, builds and starts an installed app by its own scripts.
 *
 * @param {object} about
 * @param {string} about.folder
 * @param {readonly string[]} [about.build] the arguments of its build script
 * @param {string} [about.script] the name of the script that starts it
 * @param {(port: number) => readonly string[]} [about.start] its arguments
 * @param {Record<string, string>} [about.env]
 * @param {(url: string) => Promise<unknown>} [about.visit] what is done with the running app; it is talked to by default
 */
export async function checkApp({
  folder,
  build = [],
  script = "start",
  start = (port) => ["--port", String(port)],
  env = {},
  visit = talkInPage,
}) {
  const { scripts, dependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  if ("xstate" in dependencies) checkCopies(folder);
  if ("typecheck" in scripts) runIn(folder, "npm", ["run", "typecheck"], env);
  runIn(folder, "npm", ["run", "build", "--", ...build], env);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const stop = await serveApp(folder, ["npm", "run", script, "--", ...start(port)], url, {
    ...env,
    PORT: String(port),
  });
  try {
    await visit(url);
  } finally {
    await stop();
  }
}
