// Measures what a user's page loads for its imports of the packages, without React.
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";

/** The level of a server that compresses as it sends. */
const gzip = (files) => files.reduce((sum, { code, source }) => sum + gzipSync(code ?? source).length, 0);

/** Builds one module of an app for production, in memory. */
export async function buildInApp(folder, entry, { sourcemap = false, external = [], base = "/" } = {}) {
  const { output } = await build({
    configFile: false,
    root: folder,
    base,
    logLevel: "error",
    build: {
      write: false,
      sourcemap,
      modulePreload: { polyfill: false },
      rollupOptions: { input: join(folder, entry), external },
    },
  });
  return output;
}

/** The entry chunks and their static imports: what the page waits for. */
export function loadedAtOnce(output, isRoot = ({ isEntry }) => isEntry) {
  const chunks = output.filter(({ type }) => type === "chunk");
  const found = new Set(chunks.filter(isRoot));
  for (const { imports } of found) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  }
  return [...found];
}

/** Where {@link addSizes} puts the README’s example. */
export const README_EXAMPLE = "sizes/readme.tsx";

/** Puts the modules whose sizes are measured into an app. */
export function addSizes(folder) {
  cpSync(new URL("sizes", import.meta.url), join(folder, "sizes"), { recursive: true });
  cpSync(new URL("../../examples/vite-react-18/src/main.tsx", import.meta.url), join(folder, README_EXAMPLE));
}

/**
 * What is measured, and the module that imports it. Above `limit` the check of the packages fails; the bench compares
 * with `aim`. In kB of 1,000 bytes after gzip.
 */
const measured = [
  { name: "JS of the README’s example, at load", entry: README_EXAMPLE, limit: 78, aim: 55 },
  { name: "— JS of createChat alone", entry: "sizes/create-chat.ts", hasReact: false },
  { name: "JS of the hooks alone", entry: "sizes/hooks.tsx", limit: 48.5, aim: 42 },
  { name: "JS of one pure function", entry: "sizes/pure-function.ts", hasReact: false, limit: 3, aim: 3 },
  { name: "JS of one <Emblem>", entry: "sizes/emblem.tsx", limit: 5, aim: 5 },
  { name: "JS of one <Message>", entry: "sizes/message.tsx", limit: 5, aim: 5 },
];

/** What a page loads for one script tag of the web component before it shows the chat, its styles included. */
function measureWebComponent() {
  const dist = "packages/web-component/dist";
  const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));
  const found = new Set(Object.keys(manifest).filter((name) => manifest[name].isEntry));
  for (const name of found) for (const imported of manifest[name].imports ?? []) found.add(imported);
  const files = [...found].map((name) => ({ code: readFileSync(join(dist, manifest[name].file)) }));
  return { name: "JS and CSS of <archive-chat>, at load", kilobytes: gzip(files) / 1000, limit: 145, aim: 145 };
}

/**
 * @param {string} folder an app with the modules of {@link addSizes}
 * @returns rows of first-load JavaScript beyond React, in kB, and the stylesheet.
 */
export async function measureSizes(folder) {
  const react = gzip(loadedAtOnce(await buildInApp(folder, "sizes/react-alone.tsx")));
  const rows = [];
  for (const { name, entry, hasReact = true, limit, aim } of measured) {
    const output = await buildInApp(folder, entry);
    rows.push({ name, kilobytes: (gzip(loadedAtOnce(output)) - (hasReact ? react : 0)) / 1000, limit, aim });
    const css = output.filter(({ fileName }) => fileName.endsWith(".css"));
    if (css.length > 0)
      rows.push({ name: "CSS of the README’s example", kilobytes: gzip(css) / 1000, limit: 12.8, aim: 12 });
  }
  rows.push(measureWebComponent());
  return rows;
}
