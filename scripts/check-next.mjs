// Checks the packages in the newest Next: built with both of its bundlers, prerendered, opened and talked to; and the
// error message of a page without 'use client'. Needs a finished `npm run build` and a network.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { installForeignApp, ownVersion, runIn } from "./foreign-app.mjs";
import { serveForeign } from "./serve-foreign.mjs";
import { talkInPage } from "./talk-in-page.mjs";

const { folder, remove } = installForeignApp({
  app: "foreign-next-app",
  dependencies: { next: "latest" },
  devDependencies: { "@types/node": ownVersion("@types/node") },
});
const next = "node_modules/next/dist/bin/next";
const quiet = { NEXT_TELEMETRY_DISABLED: "1" };

async function buildAndTalk(bundler) {
  rmSync(join(folder, ".next"), { recursive: true, force: true });
  runIn(folder, process.execPath, [next, "build", bundler], quiet);
  const server = await serveForeign(folder, [next, "start", "--port", "0"]);
  try {
    await talkInPage(server.url);
  } finally {
    server.stop();
  }
  process.stdout.write(`next build ${bundler}: builds, prerenders and talks\n`);
}

/** Without 'use client' the page passes the chat's data instead of the chat. */
function checkMisuse() {
  const page = join(folder, "app/page.tsx");
  const [directive, ...code] = readFileSync(page, "utf8").split("\n");
  if (directive !== '"use client";') throw new Error(`${page} has no directive to remove.`);
  writeFileSync(page, code.join("\n"));
  const { status, stdout, stderr } = spawnSync(process.execPath, [next, "build"], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, ...quiet },
  });
  if (status === 0 || !`${stdout}${stderr}`.includes("begins with 'use client'")) {
    throw new Error(`A page without 'use client' gets no explanation:\n${stdout}${stderr}`);
  }
  process.stdout.write("a page without 'use client' gets an explanation\n");
}

try {
  const { version } = JSON.parse(readFileSync(join(folder, "node_modules/next/package.json"), "utf8"));
  process.stdout.write(`next ${version}\n`);
  await buildAndTalk("--turbopack");
  await buildAndTalk("--webpack");
  checkMisuse();
} finally {
  remove();
}
