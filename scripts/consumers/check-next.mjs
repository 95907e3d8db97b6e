import { startOpenAIStandIn } from "@archive-of-minds/testing/servers";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { checkApp, installedVersions } from "./check-app.mjs";
import { installExample } from "./install.mjs";
import { talkInPage } from "./talk.mjs";

const API_KEY = "sk-stand-in-key-0123456789";
const REPLY = "A current that turns, my friend, and never asks why.";

/**
 * The newest Next: built with both of its bundlers, prerendered, opened and talked to, with the built-in model and with a
 * vendor’s behind a route of its own; and the error message of a page without 'use client'.
 */
export async function checkNext({ folder, tarballs }) {
  installExample({ folder, example: "next", tarballs });
  process.stdout.write(`${installedVersions(folder, ["next", "react", "typescript"])}\n`);
  const vendor = await startOpenAIStandIn({ reply: REPLY, apiKey: API_KEY });
  const env = { NEXT_TELEMETRY_DISABLED: "1", OPENAI_BASE_URL: `${vendor.url}/v1`, OPENAI_API_KEY: API_KEY };
  try {
    for (const bundler of ["--turbopack", "--webpack"]) {
      rmSync(join(folder, ".next"), { recursive: true, force: true });
      await checkApp({ folder, build: [bundler], env, visit: talkToBoth });
      checkPages(folder);
      process.stdout.write(`next build ${bundler}: builds, prerenders and talks, also through a route of its own\n`);
    }
    checkMisuse(folder, env);
  } finally {
    await vendor.close();
  }
}

async function talkToBoth(url) {
  await talkInPage(url);
  const said = await talkInPage(`${url}/with-a-model`);
  if (said !== REPLY) throw new Error(`The page behind the route said: ${said}`);
}

/** The key stays on the server, and the vendor’s SDK too. */
function checkPages(folder) {
  const pages = join(folder, ".next/static");
  const files = readdirSync(pages, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".js"));
  const found = files.filter((file) =>
    /sk-stand-in-key|chat\/completions/.test(readFileSync(join(pages, file), "utf8")),
  );
  if (files.length === 0 || found.length > 0)
    throw new Error(`The pages carry a vendor’s SDK or key: ${found.join(", ")}`);
}

/** Without 'use client' the page passes the chat’s data instead of the chat. */
function checkMisuse(folder, env) {
  const page = join(folder, "app/page.tsx");
  const [directive, ...code] = readFileSync(page, "utf8").split("\n");
  if (directive !== '"use client";') throw new Error(`${page} has no directive to remove.`);
  writeFileSync(page, code.join("\n"));
  const { status, stdout, stderr } = spawnSync("npm", ["run", "build"], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
  if (status === 0 || !`${stdout}${stderr}`.includes("begins with 'use client'"))
    throw new Error(`A page without 'use client' gets no explanation:\n${stdout}${stderr}`);
  process.stdout.write("a page without 'use client' gets an explanation\n");
}
