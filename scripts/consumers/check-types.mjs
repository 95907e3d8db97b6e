import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { addTypes } from "./check-app.mjs";
import { installExample, PACKAGES, runIn } from "./install.mjs";

const VERSIONS = ["~5.9", "~6.0", "latest"];

/** What the entries of ours name in their types and a team may leave out. */
const OPTIONAL = {
  "@anthropic-ai/sdk": "^1",
  "@livekit/protocol": "^1.52",
  "@types/node": "^20",
  openai: "^6",
  vitest: "^4",
  werift: "^0.25",
};

/** Without Vite's types, which allow every stylesheet: ours have types of their own. */
const STRICTEST = {
  compilerOptions: {
    skipLibCheck: false,
    noUncheckedIndexedAccess: true,
    noUncheckedSideEffectImports: true,
    types: ["node"],
  },
};

/** A module that imports every entry of every package. */
function everyEntry(folder) {
  const entries = PACKAGES.flatMap((name) => {
    const manifest = join(folder, "node_modules/@archive-of-minds", name, "package.json");
    const { exports } = JSON.parse(readFileSync(manifest, "utf8"));
    return Object.keys(exports)
      .filter((entry) => exports[entry].types !== undefined)
      .map((entry) => `@archive-of-minds/${name}${entry.slice(1)}`);
  });
  return entries.map((entry) => `export * as ${entry.replaceAll(/\W/g, "_")} from "${entry}";\n`).join("");
}

/** The complaints of a compiler, by the package whose file they are about. */
function complaintsOf(output) {
  const found = new Map();
  for (const line of output.split("\n").filter((each) => /error TS\d+:/.test(each))) {
    const name = /^node_modules\/((@[^/]+\/)?[^/(]+)/.exec(line)?.[1] ?? "the app";
    found.set(name, [...(found.get(name) ?? []), line]);
  }
  return found;
}

/**
 * Our declarations, with those of our peers, in the strictest settings of several versions of TypeScript. Errors in
 * declarations of others are listed and not counted.
 */
export async function checkTypes({ folder, tarballs }) {
  installExample({ folder, example: "vite-react-19", tarballs, packages: PACKAGES, versions: OPTIONAL });
  addTypes(folder);
  writeFileSync(join(folder, "src/types/every-entry.ts"), everyEntry(folder));
  writeFileSync(join(folder, "tsconfig.strictest.json"), JSON.stringify({ extends: "./tsconfig.json", ...STRICTEST }));
  const faults = [];
  for (const version of VERSIONS) {
    const compiler = join(folder, "compilers", version.replace("~", ""));
    mkdirSync(compiler, { recursive: true });
    writeFileSync(join(compiler, "package.json"), "{}");
    runIn(compiler, "npm", ["install", "--no-audit", "--no-fund", "--loglevel=error", `typescript@${version}`]);
    for (const exact of ["false", "true"]) {
      const args = ["-p", "tsconfig.strictest.json", "--pretty", "false", "--exactOptionalPropertyTypes", exact];
      const { status, stdout } = spawnSync(
        process.execPath,
        [join(compiler, "node_modules/typescript/bin/tsc"), ...args],
        {
          cwd: folder,
          encoding: "utf8",
          maxBuffer: 1e9,
        },
      );
      const found = complaintsOf(stdout);
      if (status !== 0 && found.size === 0) throw new Error(`typescript@${version} failed: ${stdout}`);
      const what = `typescript ${version}${exact === "true" ? " with exactOptionalPropertyTypes" : ""}`;
      const counts = [...found].map(([name, lines]) => `${lines.length} in ${name}`);
      process.stdout.write(`${what}: ${counts.length === 0 ? "no error" : counts.join(", ")}\n`);
      for (const [name, lines] of found) {
        process.stdout.write(`${lines.map((line) => `  ${line}\n`).join("")}`);
        if (name === "the app" || name.startsWith("@archive-of-minds/"))
          faults.push(`${what}: ${lines.length} in ${name}`);
      }
    }
  }
  if (faults.length > 0) throw new Error(`Errors in our declarations:\n${faults.join("\n")}`);
}
