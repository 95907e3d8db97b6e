// Checks one consumer: `node scripts/consumers/check-one.mjs next tarballs.json`. scripts/matrix.mjs runs it for each.
import { readFileSync } from "node:fs";
import { consumers } from "./consumers.mjs";
import { temporaryFolder } from "./install.mjs";

const [name, list] = process.argv.slice(2);
const tarballs = JSON.parse(readFileSync(list, "utf8"));
const { folder, remove } = temporaryFolder(`consumer-${name}`);
try {
  await consumers[name]({ folder, tarballs });
} finally {
  remove();
}
