// The starter as a user gets it: run from its tarball, then installed, type-checked, built, opened and talked to.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkApp } from "./check-app.mjs";
import { packPackages, runIn } from "./install.mjs";

/** The packages that the app asks the registry for, from here: they need not be published yet. */
function takePacked(app, tarballs) {
  const path = join(app, "package.json");
  const manifest = JSON.parse(readFileSync(path, "utf8"));
  for (const name of Object.keys(manifest.dependencies)) {
    const tarball = tarballs[name.replace("@archive-of-minds/", "")];
    if (tarball !== undefined) manifest.dependencies[name] = `file:${tarball}`;
  }
  writeFileSync(path, JSON.stringify(manifest));
}

export async function checkStarter({ folder, tarballs }) {
  const { "create-app": starter } = packPackages(folder, ["create-app"]);
  runIn(folder, "npm", ["exec", "--yes", `--package=file:${starter}`, "--", "create-app", "my-archive"]);
  const app = join(folder, "my-archive");
  takePacked(app, tarballs);
  runIn(app, "npm", ["install", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"]);
  await checkApp({ folder: app, script: "preview" });
}
