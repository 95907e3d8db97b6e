import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installExample, runIn } from "./install.mjs";
import { serveFiles } from "./serve-files.mjs";
import { inPage, talk } from "./talk.mjs";

/** Nothing inline, and nothing of another site. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
].join("; ");

/** As hosts do that keep other programs from changing what the language itself brings. */
function freezeIntrinsics() {
  const roots = [Object, Function, Array, String, Number, Boolean, Symbol, Promise, RegExp, Date, Map, Set, WeakMap];
  for (const root of [...roots, WeakSet, Error, TypeError, RangeError, DOMException, EventTarget, URL, Math, JSON])
    for (const each of [root, root.prototype]) if (each !== undefined) Object.freeze(each);
}

/** As browsers do where storage is refused to a page inside another one. */
function refuseStorage() {
  for (const name of ["indexedDB", "localStorage", "sessionStorage", "caches"])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    });
}

const FRAME =
  '<!doctype html><title>A page around it</title><iframe src="/" sandbox="allow-scripts allow-forms"></iframe>';

/** The page of `<archive-chat>` with its height in a file. */
const ELEMENT = `<!doctype html>
<meta charset="utf-8" />
<link rel="stylesheet" href="/page.css" />
<script type="module" src="/archive-chat/archive-chat.js"></script>
<archive-chat character="hypatia"></archive-chat>
`;

/** What takes something away from a page. */
const hosts = [
  { name: "a content policy without inline styles", headers: { "content-security-policy": POLICY } },
  { name: "frozen prototypes", begin: (page) => page.addInitScript(freezeIntrinsics) },
  { name: "storage whose getters throw", begin: (page) => page.addInitScript(refuseStorage) },
  { name: "a sandboxed frame without storage", path: "/around.html" },
];

/** An app and `<archive-chat>` in such pages: each still shows a chat that answers, and the element’s further parts. */
export async function checkHosts({ folder, tarballs }) {
  installExample({ folder, example: "vite-react-19", tarballs });
  runIn(folder, "npm", ["run", "build"]);
  const app = join(folder, "dist");
  const element = join(folder, "element");
  runIn(folder, "tar", ["-xzf", tarballs["web-component"]]);
  cpSync(join(folder, "package/dist"), join(element, "archive-chat"), { recursive: true });
  writeFileSync(join(element, "index.html"), ELEMENT);
  writeFileSync(join(element, "page.css"), "archive-chat { height: 36rem }");
  for (const host of hosts) {
    await look("the app", app, host, talk);
    await look("<archive-chat>", element, host, talkAndOpen);
  }
}

async function talkAndOpen(page) {
  await talk(page);
  await page.getByRole("button", { name: "View Memory" }).click();
  await page.getByRole("dialog", { name: "Memory Bank" }).getByRole("button", { name: "Close" }).first().click();
  await page.getByRole("button", { name: "Chat Room", exact: true }).click();
  await page.getByRole("textbox", { name: "Discussion message" }).waitFor();
}

async function look(what, folder, { name, headers, path = "/", begin }, act) {
  writeFileSync(join(folder, "around.html"), FRAME);
  const { url, stop } = await serveFiles(folder, { headers });
  const inFrame = async (page) => act(await (await page.waitForSelector("iframe")).contentFrame());
  try {
    await inPage(`${url}${path}`, path === "/" ? act : inFrame, { begin });
    process.stdout.write(`${what} talks with ${name}\n`);
  } catch (error) {
    throw new Error(`${what} does not talk with ${name}: ${error.message}`, { cause: error });
  } finally {
    await stop();
  }
}
