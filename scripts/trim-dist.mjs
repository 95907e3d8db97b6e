// Leaves out what nobody needs in a built package that has no source maps: a chart's type spells out its states, deeply
// nested, and four spaces a level were an eighth of core's declarations; each module began with a comment of its own path.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const indentedByTabs = (text) => text.replaceAll(/^(?: {4})+/gm, ({ length }) => "\t".repeat(length / 4));
const withoutPath = (text) => text.replace(/^\/\/ src\/\S+\n/m, "");

for (const file of readdirSync("dist", { recursive: true, encoding: "utf8" })) {
  const trim = file.endsWith(".d.ts") ? indentedByTabs : file.endsWith(".js") ? withoutPath : null;
  if (trim === null) continue;
  const path = join("dist", file);
  writeFileSync(path, trim(readFileSync(path, "utf8")));
}
