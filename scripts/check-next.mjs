// Checks the packages in the newest Next: built with both of its bundlers, prerendered, opened and talked to, with the
// built-in model and with a vendor’s behind a route of its own; and the error message of a page without 'use client'.
// Needs a finished `npm run build` and a network.
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { startOpenAIStandIn } from "@archive-of-minds/testing/servers";
import { installForeignApp, ownVersion, runIn } from "./foreign-app.mjs";
import { serveForeign } from "./serve-foreign.mjs";
import { talkInPage } from "./talk-in-page.mjs";

const { folder, remove } = installForeignApp({
  app: "foreign-next-app",
  dependencies: { next: "latest", openai: ownVersion("openai") },
  devDependencies: { "@types/node": ownVersion("@types/node") },
});
const next = "node_modules/next/dist/bin/next";
const apiKey = "sk-stand-in-key-0123456789";
const reply = "A current that turns, my friend, and never asks why.";
const vendor = await startOpenAIStandIn({ reply, apiKey });
const quiet = {
  NEXT_TELEMETRY_DISABLED: "1",
  OPENAI_BASE_URL: `${vendor.url}/v1`,
  OPENAI_API_KEY: apiKey,
};

async function buildAndTalk(bundler) {
  rmSync(join(folder, ".next"), { recursive: true, force: true });
  runIn(folder, process.execPath, [next, "build", bundler], quiet);
  const server = await serveForeign(folder, [next, "start", "--port", "0"], quiet);
  try {
    await talkInPage(server.url);
    const said = await talkInPage(`${server.url}/real-model`);
    if (said !== reply) throw new Error(`The page behind the route said: ${said}`);
  } finally {
    server.stop();
  }
  checkPages();
  process.stdout.write(`next build ${bundler}: builds, prerenders and talks, also through a route of its own\n`);
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

/** The key stays on the server, and the vendor’s SDK too. */
function checkPages() {
  const folderOfPages = join(folder, ".next/static");
  const files = readdirSync(folderOfPages, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".js"),
  );
  const found = files.filter((file) =>
    /sk-stand-in-key|chat\/completions/.test(readFileSync(join(folderOfPages, file), "utf8")),
  );
  if (files.length === 0 || found.length > 0)
    throw new Error(`The pages carry a vendor’s SDK or key: ${found.join(", ")}`);
}

try {
  const { version } = JSON.parse(readFileSync(join(folder, "node_modules/next/package.json"), "utf8"));
  process.stdout.write(`next ${version}\n`);
  await buildAndTalk("--turbopack");
  await buildAndTalk("--webpack");
  checkMisuse();
} finally {
  await vendor.close();
  remove();
}
