// Installs the packages from their tarballs into apps of every kind that we say they fit, and talks to a character in each:
// `npm run test:full -- matrix`, or after a build `npm run matrix -- next astro` for some of them. Needs a network.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { findChromium } from "./chromium.mjs";
import { consumers } from "./consumers/consumers.mjs";
import { packPackages, temporaryFolder } from "./consumers/install.mjs";
import { runSteps } from "./steps.mjs";

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in consumers));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no consumer ${unknown.join(", ")}. The consumers are: ${Object.keys(consumers).join(", ")}.\n`,
  );
  process.exit(2);
}
process.env.CHROMIUM_PATH = await findChromium();
const { folder, remove } = temporaryFolder("tarballs");
process.on("exit", remove);
const list = join(folder, "tarballs.json");
writeFileSync(list, JSON.stringify(packPackages(folder)));

const names = asked.length > 0 ? asked : Object.keys(consumers);
await runSteps(
  names.map((name) => ({ name, command: ["node", "scripts/consumers/check-one.mjs", name, list] })),
  // Most of the time goes into installing and building, which use both processors of a small machine.
  { lanes: 2, goesOn: true },
);
