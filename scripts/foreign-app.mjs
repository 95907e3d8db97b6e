// An app outside this repository that installs the packages from tarballs, as users do.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The packages, in the order they need each other. */
export const PACKAGES = ["core", "testing", "built-in-model", "react-ui", "web-component"];

/** The version of a package that this repository is developed with. */
export function ownVersion(name) {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  return packages[`node_modules/${name}`].version;
}

/**
 * Packs what was built.
 *
 * @returns {string[]} the tarballs' paths, in the order of the names
 */
export function pack(folder, names = PACKAGES) {
  return names.map((name) => {
    const { status, stdout, stderr } = spawnSync("npm", ["pack", "--json", "--pack-destination", folder], {
      cwd: join(root, "packages", name),
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(stderr);
    const packed = JSON.parse(stdout);
    return join(folder, (Array.isArray(packed) ? packed[0] : Object.values(packed)[0]).filename);
  });
}

/** Runs a command in a foreign app; throws when it fails. */
export function runIn(folder, command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    cwd: folder,
    stdio: "inherit",
    env: { ...process.env, ...env },
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed in the foreign app.`);
}

/**
 * Makes a foreign app and installs the packages into it.
 *
 * @param {{ app?: string, dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} about
 *   `app` is the folder beside this file that is copied.
 */
export function installForeignApp({ app = "foreign-app", dependencies = {}, devDependencies = {} } = {}) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), `${app}-`)));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const tarballs = Object.fromEntries(pack(folder).map((path, place) => [PACKAGES[place], path]));
    cpSync(join(root, "scripts", app), folder, { recursive: true });
    const versions = Object.fromEntries(
      ["react", "react-dom", "xstate", "@xstate/react"].map((name) => [name, ownVersion(name)]),
    );
    const about = {
      name: app,
      private: true,
      type: "module",
      dependencies: {
        ...Object.fromEntries(PACKAGES.map((name) => [`@archive-of-minds/${name}`, `file:${tarballs[name]}`])),
        ...versions,
        ...dependencies,
      },
      devDependencies: {
        ...Object.fromEntries(
          ["typescript", "@types/react", "@types/react-dom"].map((name) => [name, ownVersion(name)]),
        ),
        ...devDependencies,
      },
    };
    writeFileSync(join(folder, "package.json"), JSON.stringify(about));
    runIn(folder, "npm", ["install", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"]);
    return { folder, tarballs, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
