// Builds the documentation and serves it where the product does, under /docs; a change of a page builds it again. Pages in
// an open tab have to be reloaded.
import { spawnSync } from "node:child_process";
import { watch } from "node:fs";
import { fileURLToPath } from "node:url";
import { preview } from "vite";

const here = fileURLToPath(new URL(".", import.meta.url));
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
for (const folder of ["pages", "client"]) {
  watch(`${here}${folder}`, { recursive: true }, () => {
    // An editor writes a file in several steps.
    clearTimeout(waiting);
    waiting = setTimeout(build, 200);
  });
}
