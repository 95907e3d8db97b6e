import { writeFileSync } from "node:fs";
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

/** An app in pages that take something away: each still shows a chat that answers. */
export async function checkHosts({ folder, tarballs }) {
  installExample({ folder, example: "vite-react-19", tarballs });
  runIn(folder, "npm", ["run", "build"]);
  writeFileSync(join(folder, "dist/around.html"), FRAME);
  await look(folder, "a content policy without inline styles", { headers: { "content-security-policy": POLICY } });
  await look(folder, "frozen prototypes", { begin: (page) => page.addInitScript(freezeIntrinsics) });
  await look(folder, "storage whose getters throw", { begin: (page) => page.addInitScript(refuseStorage) });
  await look(folder, "a sandboxed frame without storage", {
    path: "/around.html",
    act: async (page) => talk(await (await page.waitForSelector("iframe")).contentFrame()),
  });
}

async function look(folder, name, { headers, path = "/", act = talk, begin }) {
  const { url, stop } = await serveFiles(join(folder, "dist"), { headers });
  try {
    await inPage(`${url}${path}`, act, { begin });
    process.stdout.write(`it talks with ${name}\n`);
  } catch (error) {
    throw new Error(`It does not talk with ${name}: ${error.message}`, { cause: error });
  } finally {
    await stop();
  }
}
