// The apps that install our packages as other teams do: each example, some of them with other versions or another package
// manager too, and what is looked at besides a type-check, a build, a start and a talk with a character.
import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { spawnSync } from "node:child_process";
import { addTypes, checkApp, installedVersions } from "./check-app.mjs";
import { environmentOfNode, installExample, runIn } from "./install.mjs";
import { checkHosts } from "./check-hosts.mjs";
import { checkMounts } from "./check-mounts.mjs";
import { checkNext } from "./check-next.mjs";
import { checkQuickstart } from "./check-quickstart.mjs";
import { checkStarter } from "./check-starter.mjs";
import { checkTwoVersions } from "./check-two-versions.mjs";
import { checkTypes } from "./check-types.mjs";
import { serveFiles } from "./serve-files.mjs";
import { inPage, talk, talkInPage } from "./talk.mjs";

/** Named in the log where they are installed. */
const NAMES = ["react", "xstate", "@xstate/react", "vite", "react-router", "astro", "vue", "svelte", "typescript"];

const LOWEST = {
  react: "18.3.0",
  "react-dom": "18.3.0",
  "@types/react": "18.3.0",
  "@types/react-dom": "18.3.0",
  xstate: "5.33.0",
  "@xstate/react": "6.0.0",
};
const NEWEST = Object.fromEntries(Object.keys(LOWEST).map((name) => [name, "latest"]));

/**
 * An app with scripts of its own.
 *
 * @param {string} example
 * @param {object} [about] as for `installExample` and `checkApp`, and:
 * @param {string} [about.node] the version of Node that its framework needs, where it does not run on ours
 * @param {boolean} [about.hasTypes] whether it also compiles the modules in `types`
 */
const app =
  (example, { versions, manager, node, hasTypes = false, ...about } = {}) =>
  async ({ folder, tarballs }) => {
    const env = node === undefined ? {} : environmentOfNode(node);
    installExample({ folder, example, tarballs, versions, manager, env });
    process.stdout.write(`${installedVersions(folder, NAMES)}\n`);
    if (hasTypes) addTypes(folder);
    await checkApp({ folder, env, ...about });
  };

/** The server sends the frame, and the browser takes it over. */
async function visitRendered(url) {
  const html = await (await fetch(url)).text();
  if (!html.includes("Opening your messages…")) throw new Error(`The server does not render the chat:\n${html}`);
  await talkInPage(url);
}

/** The page hears the element’s event. */
const visitListening = (url) =>
  inPage(url, async (page) => {
    const said = await talk(page);
    await page.getByText(`Last reply: ${said.slice(0, 20)}`).waitFor();
  });

/** A script without a screen. */
async function node({ folder, tarballs }) {
  installExample({ folder, example: "node", tarballs });
  if (existsSync(join(folder, "node_modules/react"))) throw new Error("The package without a screen installs React.");
  const { status, stdout, stderr } = spawnSync("npm", ["start", "--silent"], { cwd: folder, encoding: "utf8" });
  if (status !== 0 || !/^[A-Z].{40,}[.?!]$/s.test(stdout.trim())) throw new Error(`No reply:\n${stdout}${stderr}`);
  process.stdout.write(stdout);
}

/** A page without a build: the files of the tarball, beside the page that names them. */
async function html({ folder, tarballs }) {
  runIn(folder, "tar", ["-xzf", tarballs["web-component"]]);
  cpSync(join(folder, "package/dist"), join(folder, "archive-chat"), { recursive: true });
  cpSync("examples/html/index.html", join(folder, "index.html"));
  const { url, stop } = await serveFiles(folder);
  try {
    await talkInPage(url);
  } finally {
    await stop();
  }
}

/** @type {Record<string, (about: { folder: string, tarballs: Record<string, string> }) => Promise<void>>} */
export const consumers = {
  // What takes longest comes first.
  next: checkNext,
  types: checkTypes,
  "next-quickstart": checkQuickstart,
  "react-router": app("react-router", { node: "24", start: () => [], visit: visitRendered }),
  astro: app("astro", { node: "24", visit: visitRendered }),
  "vite-react-18": app("vite-react-18"),
  "vite-react-19": app("vite-react-19"),
  "lowest-peers": app("vite-react-18", { versions: LOWEST, hasTypes: true }),
  "newest-peers": app("vite-react-19", { versions: NEWEST, hasTypes: true }),
  starter: checkStarter,
  pnpm: app("vite-react-19", { manager: "pnpm" }),
  "two-versions": checkTwoVersions,
  hosts: checkHosts,
  vue: app("vue", { visit: visitListening }),
  svelte: app("svelte", { visit: visitListening }),
  mounts: checkMounts,
  node,
  html,
};
