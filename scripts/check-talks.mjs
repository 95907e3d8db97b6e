// Checks that each text in docs/talks is what its command prints; with --write, writes it anew.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const folder = "docs/talks";
const writes = process.argv.includes("--write");
const differing = [];

for (const file of readdirSync(folder).filter((name) => name.endsWith(".md"))) {
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  const block = /```sh\n([\s\S]*?)```\n/.exec(text);
  if (block === null) throw new Error(`${path} has no command.`);
  const { status, stdout, stderr } = spawnSync(block[1], { shell: true, encoding: "utf8" });
  if (status !== 0) throw new Error(`The command of ${path} failed:\n${stderr}`);
  const now = `${text.slice(0, block.index + block[0].length)}\n${stdout.trimEnd()}\n`;
  if (now === text) continue;
  if (writes) writeFileSync(path, now);
  else differing.push(path);
}

if (differing.length > 0) {
  process.stderr.write(
    `Not what their commands print: ${differing.join(", ")}. node scripts/check-talks.mjs --write writes them anew.\n`,
  );
  process.exit(1);
}
