import { preview } from "vite";
import { freePort } from "./serve.mjs";

/**
 * Serves the files of a folder, with headers as a careful host sends them.
 *
 * @param {string} folder
 * @param {{ headers?: Record<string, string> }} [about]
 */
export async function serveFiles(folder, { headers = {} } = {}) {
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: "error",
    build: { outDir: "." },
    preview: { port: await freePort(), strictPort: true, headers, cors: true },
  });
  return { url: server.resolvedUrls.local[0].replace(/\/$/, ""), stop: () => server.close() };
}
