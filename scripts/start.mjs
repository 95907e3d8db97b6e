// Builds the site and the server where they are missing or older than their sources, then serves both in this process.
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { run } from "./run.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));

const newest = (path) => {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(
    0,
    ...readdirSync(path)
      .filter((name) => name !== "dist" && name !== "node_modules")
      .map((name) => newest(join(path, name))),
  );
};
const isStale = (output, sources) =>
  !existsSync(output) || sources.some((source) => newest(source) > statSync(output).mtimeMs);

const packages = [
  ...["core/src", "built-in-model/src", "built-in-model/corpora", "react-ui/src"].map((path) => `packages/${path}`),
  "package-lock.json",
];
if (isStale("apps/demo/dist/index.html", ["apps/demo", ...packages]))
  run("npm", ["run", "--silent", "build", "-w", "@archive-of-minds/demo"]);
if (isStale("apps/server/dist/main.js", ["apps/server", ...packages]))
  run("npm", ["run", "--silent", "build", "-w", "@archive-of-minds/server"]);
// Their reference is read from the declarations of the built packages, which take minutes.
process.stdout.write(
  existsSync("apps/docs/dist/index.html")
    ? "The documentation is at /docs.\n"
    : 'The documentation, at /docs, comes with "npm run build", which takes some minutes.\n',
);

// The server finds the built site by itself; a STATIC_DIR, also one in .env, names another.
await import("../apps/server/dist/main.js");
