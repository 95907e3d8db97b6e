import react from "@vitejs/plugin-react";
import { fileURLToPath } from "node:url";
import { build, defaultClientConditions } from "vite";

const here = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Where a contestant's code is; the driver runs beside each. */
const entries = {
  driver: here("pages/driver.ts"),
  product: here("contestants/product/main.tsx"),
  react: here("yardsticks/baseline-react/main.tsx"),
  windowed: here("yardsticks/limit-windowed/main.tsx"),
  source: here("yardsticks/source-only/main.tsx"),
  camera: here("contestants/camera/main.ts"),
  voice: here("contestants/voice/main.ts"),
  storage: here("contestants/storage/main.ts"),
  agent: here("contestants/agent/main.ts"),
};

const stylesheets = { product: "@archive-of-minds/react-ui/styles.css", frame: here("pages/page.css") };

function outputOf(result) {
  return (Array.isArray(result) ? result[0] : result).output;
}

/** Builds for production, in memory, as the demo is built: from the packages' source, minified. */
async function buildEntry(input, { base = "/" } = {}) {
  const result = await build({
    configFile: false,
    root: here("."),
    base,
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

/** All files the pages need, by path. */
export async function buildPages(contestants) {
  const files = new Map();
  for (const name of ["driver", ...contestants]) {
    // Each page's files lie in a folder of its own.
    const output = await buildEntry(entries[name], { base: "./" });
    for (const file of output) files.set(`/${name}/${file.fileName}`, file.type === "chunk" ? file.code : file.source);
    const entry = output.find(({ isEntry }) => isEntry);
    files.set(`/${name}.js`, `import './${name}/${entry.fileName}'`);
  }
  const output = await buildEntry(stylesheets);
  for (const file of output) if (file.fileName.endsWith(".css")) files.set(`/styles/${file.fileName}`, file.source);
  return files;
}
