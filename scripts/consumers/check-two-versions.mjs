import { readFileSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { checkApp, copiesOf } from "./check-app.mjs";
import { installExample, runIn } from "./install.mjs";

const CORE = "@archive-of-minds/core";

/** An app whose own core is older than that of its components and its model: both are on the page, and it talks. */
export async function checkTwoVersions({ folder, tarballs }) {
  const older = packOlder(folder, tarballs.core);
  const nested = { [CORE]: `file:${tarballs.core}` };
  installExample({
    folder,
    example: "vite-react-19",
    tarballs: { ...tarballs, core: older },
    overrides: { "@archive-of-minds/react-ui": nested, "@archive-of-minds/built-in-model": nested },
  });
  const copies = copiesOf(folder, CORE);
  if (copies.length < 2) throw new Error(`Only one core is installed: ${copies.join(", ")}`);
  process.stdout.write(`core is installed ${copies.length} times\n`);
  await checkApp({ folder });
}

/** The same package with another version. */
function packOlder(folder, tarball) {
  runIn(folder, "tar", ["-xzf", tarball]);
  const path = join(folder, "package/package.json");
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, "utf8")), version: "0.0.9" }));
  const { status, stdout, stderr } = spawnSync("npm", ["pack", "--silent"], {
    cwd: join(folder, "package"),
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
  return join(folder, "package", stdout.trim());
}
