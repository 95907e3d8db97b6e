#!/usr/bin/env node
// `npm create @archive-of-minds/app [folder]`: npm runs this command for it.
import { basename, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { scaffold } from "./scaffold.mjs";

const usage = `Usage: npm create @archive-of-minds/app [folder]

Writes a Vite and React app into the folder, "my-archive" where none is named. The folder has to be empty or new.
`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: "boolean", short: "h" } },
  });
  if (values.help) process.stdout.write(usage);
  else {
    if (positionals.length > 1) throw new Error(`One folder, not ${positionals.length}.`);
    const folder = resolve(positionals[0] ?? "my-archive");
    scaffold(folder);
    const path = relative(process.cwd(), folder);
    process.stdout.write(
      `${basename(folder)} is ready. To talk:\n\n${path === "" ? "" : `  cd ${/\s/.test(path) ? `"${path}"` : path}\n`}  npm install\n  npm run dev\n`,
    );
  }
} catch (error) {
  process.stderr.write(`${error.message}\n\n${usage}`);
  process.exitCode = 1;
}
