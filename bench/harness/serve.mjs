import { createServer } from "node:http";
import { extname } from "node:path";

const TYPES = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".wasm": "application/wasm",
};

function pageOf(name, files) {
  const styles = [...files.keys()].filter(
    (path) => path.endsWith(".css") && (path.startsWith("/styles/") || path.startsWith(`/${name}/`)),
  );
  // The product brings its own root; the yardsticks' messages need one around them.
  const rootClass = name === "product" ? "" : ' class="aom"';
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${name}</title>`,
    ...styles.map((path) => `<link rel="stylesheet" href="${path}">`),
    `<body><div id="root"${rootClass}></div>`,
    `<script type="module" src="/driver.js"></script><script type="module" src="/${name}.js"></script>`,
  ].join("\n");
}

/** Serves the built files, and a page `/<contestant>` for each. */
export function serve(files) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const body = files.get(pathname) ?? (files.has(`${pathname}.js`) ? pageOf(pathname.slice(1), files) : null);
    if (body === null) return response.writeHead(404).end();
    response.writeHead(200, { "content-type": TYPES[extname(pathname)] ?? TYPES[".html"] }).end(body);
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () =>
      resolve({ origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }),
    );
  });
}
