// Leaves out what nobody needs in a built package that has no source maps: a chart's type spells out its states, deeply
// nested, and its spaces were an eighth of core's declarations; each module began with a comment of its own path.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** One tab for each level, which has so many spaces. */
const indentedByTabs = (text, spaces) =>
  text.replaceAll(new RegExp(`^(?: {${spaces}})+`, "gm"), ({ length }) => "\t".repeat(length / spaces));
const withoutPath = (text) => text.replace(/^\/\/ src\/\S+\n/m, "");
/** A text over several lines has spaces of its own. */
const hasLongText = (text) => text.split("\n").some((line) => line.split("`").length % 2 === 0);

const trimmed = {
  ".d.ts": (text) => indentedByTabs(text, 4),
  ".js": (text) => (hasLongText(text) ? withoutPath(text) : indentedByTabs(withoutPath(text), 2)),
};

for (const file of readdirSync("dist", { recursive: true, encoding: "utf8" })) {
  const ending = Object.keys(trimmed).find((each) => file.endsWith(each));
  if (ending === undefined) continue;
  const path = join("dist", file);
  writeFileSync(path, trimmed[ending](readFileSync(path, "utf8")));
}
