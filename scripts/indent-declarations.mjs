// Indents a package's declarations by tabs. A chart's type spells out its states, deeply nested: four spaces a level were
// an eighth of core's declarations.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

for (const file of readdirSync("dist", { recursive: true, encoding: "utf8" })) {
  if (!file.endsWith(".d.ts")) continue;
  const path = join("dist", file);
  writeFileSync(
    path,
    readFileSync(path, "utf8").replaceAll(/^(?: {4})+/gm, ({ length }) => "\t".repeat(length / 4)),
  );
}
