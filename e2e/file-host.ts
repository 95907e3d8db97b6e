import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
};

export interface FileHostOptions {
  readonly folder: string;
  /** Where the folder stands on the host, with a slash at both ends. */
  readonly prefix?: string;
  /** Pages of the host’s own, by path. */
  readonly pages?: Readonly<Record<string, string>>;
  /** Sent with each page of the host’s own. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface FileHost {
  readonly url: string;
  close(): void;
}

/** A host that serves the files of a folder, and knows nothing else. */
export async function startFileHost({
  folder,
  prefix = "/",
  pages = {},
  headers = {},
}: FileHostOptions): Promise<FileHost> {
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://host");
    const page = pages[pathname];
    if (page !== undefined) {
      response.writeHead(200, { "content-type": "text/html", ...headers }).end(page);
      return;
    }
    const path = normalize((pathname.startsWith(prefix) ? pathname.slice(prefix.length) : pathname) || "/");
    const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
    stat(file).then(
      () =>
        createReadStream(file).pipe(
          response.setHeader("content-type", types[extname(file)] ?? "application/octet-stream"),
        ),
      () => response.writeHead(404).end("No such file."),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
}
