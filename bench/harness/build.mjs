import react from "@vitejs/plugin-react";
import { fileURLToPath } from "node:url";
import { build, defaultClientConditions } from "vite";
import { buildInApp, loadedAtOnce } from "../../scripts/consumers/sizes.mjs";
import { PRODUCT } from "./installed.mjs";

const here = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Where the code of the other contestants lies; the driver runs beside each. */
const entries = {
  driver: here("pages/driver.ts"),
  react: here("yardsticks/baseline-react/main.tsx"),
  windowed: here("yardsticks/limit-windowed/main.tsx"),
  source: here("yardsticks/source-only/main.tsx"),
  camera: here("contestants/camera/main.ts"),
  presence: here("contestants/presence/main.tsx"),
  voice: here("contestants/voice/main.ts"),
  storage: here("contestants/storage/main.ts"),
  agent: here("contestants/agent/main.ts"),
  builtIn: here("contestants/built-in/main.ts"),
};

function outputOf(result) {
  return (Array.isArray(result) ? result[0] : result).output;
}

/** Builds for production, in memory, minified, from the packages' source. */
async function buildEntry(input) {
  const result = await build({
    configFile: false,
    root: here("."),
    base: "./",
    logLevel: "warn",
    plugins: [react()],
    resolve: { conditions: ["@archive-of-minds/source", ...defaultClientConditions] },
    build: { write: false, modulePreload: { polyfill: false }, rollupOptions: { input } },
  });
  return outputOf(result);
}

/** Builds the demo with its own configuration. */
export async function buildDemo() {
  const root = here("../apps/demo");
  return outputOf(await build({ root, logLevel: "warn", build: { write: false, sourcemap: "hidden" } }));
}

const isCss = ({ fileName }) => fileName.endsWith(".css");

/**
 * Builds the contestants and the driver.
 *
 * @param {string[]} contestants
 * @param {string} folder where the packages are installed, see `installPackages`
 * @returns `files`: all that the pages load, by path; `parts`: each contestant's entry, what its page preloads, and its
 *   stylesheets, as paths.
 */
export async function buildPages(contestants, folder) {
  const files = new Map();
  const parts = new Map();
  const add = (name, output) => {
    // The files of each contestant lie in a folder of its own.
    const pathOf = ({ fileName }) => `/${name}/${fileName}`;
    for (const file of output) files.set(pathOf(file), file.type === "chunk" ? file.code : file.source);
    const entry = output.find(({ isEntry }) => isEntry);
    parts.set(name, {
      entry: entry && pathOf(entry),
      preloads: loadedAtOnce(output)
        .filter((chunk) => chunk !== entry)
        .map(pathOf),
      styles: output.filter(isCss).map(pathOf),
    });
  };
  for (const name of ["driver", ...contestants.filter((each) => each !== "product")])
    add(name, await buildEntry(entries[name]));
  add("frame", (await buildEntry(here("pages/page.css"))).filter(isCss));
  if (contestants.includes("product")) add("product", await buildInApp(folder, PRODUCT, { base: "./" }));
  return { files, parts };
}
