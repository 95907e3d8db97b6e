// Checks the starter as a user gets it: run from its tarball, then installed, type-checked, built, opened and talked to.
// Needs a finished `npm run build` and a network.
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pack, runIn } from "./foreign-app.mjs";
import { serveForeign } from "./serve-foreign.mjs";
import { talkInPage } from "./talk-in-page.mjs";

const folder = realpathSync(mkdtempSync(join(tmpdir(), "create-app-")));
const app = join(folder, "my-archive");

/** The packages that the app asks the registry for, from here: they need not be published yet. */
function takePacked() {
  const names = ["core", "built-in-model", "react-ui"];
  const tarballs = pack(folder, names);
  const path = join(app, "package.json");
  const manifest = JSON.parse(readFileSync(path, "utf8"));
  for (const [place, name] of names.entries())
    manifest.dependencies[`@archive-of-minds/${name}`] = `file:${tarballs[place]}`;
  writeFileSync(path, JSON.stringify(manifest));
}

try {
  const [starter] = pack(folder, ["create-app"]);
  runIn(folder, "npm", ["exec", "--yes", `--package=file:${starter}`, "--", "create-app", "my-archive"]);
  takePacked();
  runIn(app, "npm", ["install", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"]);
  runIn(app, "npm", ["run", "build"]);
  const preview = await serveForeign(app, ["node_modules/vite/bin/vite.js", "preview", "--port", "0", "--strictPort"]);
  try {
    await talkInPage(preview.url);
  } finally {
    preview.stop();
  }
  process.stdout.write("the starter writes an app that installs, builds and talks\n");
} finally {
  rmSync(folder, { recursive: true, force: true });
}
