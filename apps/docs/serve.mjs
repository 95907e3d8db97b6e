// Builds the documentation and serves it where the product does, under /docs. A change of a page builds it again, wherever
// its Markdown lies, and so does one of the client. Not watched are this folder's scripts and the API reference, which is
// made of the built packages. Pages in an open tab have to be reloaded.
import { spawnSync } from "node:child_process";
import { watch } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { preview } from "vite";
import { sections } from "./site.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const build = () => spawnSync(process.execPath, ["build.mjs"], { cwd: here, stdio: "inherit" }).status === 0;

if (!build()) process.exit(1);
const server = await preview({
  configFile: false,
  root: here,
  base: "/docs/",
  appType: "mpa",
  preview: { port: Number(process.env.PORT ?? 4000) },
});
server.printUrls();

let waiting;
const buildSoon = () => {
  // An editor writes a file in several steps.
  clearTimeout(waiting);
  waiting = setTimeout(build, 200);
};
for (const folder of ["pages", "client"]) watch(join(here, folder), { recursive: true }, buildSoon);
// The folders of the other pages, since an editor may put a new file in the place of the old one.
const others = new Set(
  sections
    .flatMap(({ pages }) => pages.map(({ source }) => join(here, "../..", source)))
    .filter((source) => !source.startsWith(join(here, "pages"))),
);
for (const folder of new Set([...others].map((source) => dirname(source)))) {
  watch(folder, (_, name) => {
    if (others.has(join(folder, name ?? ""))) buildSoon();
  });
}
