import { createServer } from "node:http";
import { extname } from "node:path";

const TYPES = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".wasm": "application/wasm",
};

/** Reports when the first text box has been painted, in milliseconds since the navigation. */
const watchComposer = `new MutationObserver((_, observer) => {
  if (!document.querySelector("textarea")) return;
  observer.disconnect();
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => window.composerPainted(String(performance.now()));
    port2.postMessage(null);
  });
}).observe(document, { childList: true, subtree: true });`;

function htmlOf(name, parts, scripts) {
  const { preloads, styles } = parts.get(name);
  // The yardsticks draw the product's messages, with its stylesheet.
  const sheets = new Set([...(parts.get("product")?.styles ?? []), ...parts.get("frame").styles, ...styles]);
  // The product brings its own root; the yardsticks' messages need one around them.
  const rootClass = name === "product" ? "" : ' class="aom"';
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${name}</title>`,
    ...[...sheets].map((path) => `<link rel="stylesheet" href="${path}">`),
    ...preloads.map((path) => `<link rel="modulepreload" href="${path}">`),
    `<body><div id="root"${rootClass}></div>`,
    ...scripts,
  ].join("\n");
}

/** `/<contestant>`: its code with the driver, which mounts it when asked. */
const drivenPage = (name, parts) =>
  htmlOf(name, parts, [
    `<script type="module" src="${parts.get("driver").entry}"></script>`,
    `<script type="module" src="${parts.get(name).entry}"></script>`,
  ]);

/** `/start/<contestant>`: an empty app that mounts as soon as it has loaded. */
const startPage = (name, parts) =>
  htmlOf(name, parts, [
    `<script>${watchComposer}</script>`,
    `<script type="module">import "${parts.get(name).entry}"; bench.prepare?.([]); bench.mount({ history: [] });</script>`,
  ]);

function pageOf(pathname, parts) {
  const [, start, name] = /^\/(start\/)?([a-z]+)$/i.exec(pathname) ?? [];
  if (!parts.get(name)?.entry) return null;
  return start ? startPage(name, parts) : drivenPage(name, parts);
}

/** Serves the built files and the contestants' pages. */
export function serve({ files, parts }) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const body = files.get(pathname) ?? pageOf(pathname, parts);
    if (body === null) return response.writeHead(404).end();
    response.writeHead(200, { "content-type": TYPES[extname(pathname)] ?? TYPES[".html"] }).end(body);
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () =>
      resolve({ origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }),
    );
  });
}
