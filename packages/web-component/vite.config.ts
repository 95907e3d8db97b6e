import { defineConfig } from "vite";
import type { Plugin } from "postcss";

/** Colours and sizes belong to the element, so that a page sets them with `archive-chat { --aom-accent: teal }`. */
const tokensOnHost: Plugin = {
  postcssPlugin: "tokens-on-host",
  Rule(rule) {
    const { parent } = rule;
    const isToken = parent?.type === "atrule" && "params" in parent && parent.params === "aom-tokens";
    if (isToken && rule.selector === ".aom") rule.selector = ":host";
  },
};

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "react" } },
  resolve: {
    // A tenth of React’s size, for pages that have none.
    alias: [
      { find: /^react\/jsx-(dev-)?runtime$/, replacement: "preact/jsx-runtime" },
      { find: /^react-dom\/client$/, replacement: "preact/compat/client" },
      { find: /^react(-dom)?$/, replacement: "preact/compat" },
    ],
  },
  // Its further files lie beside it, wherever that is.
  base: "./",
  css: { postcss: { plugins: [tokensOnHost] } },
  // In a process environment of Node only.
  define: { "process.env.NODE_ENV": '"production"' },
  worker: {
    format: "es",
    rollupOptions: {
      output: {
        entryFileNames: "archive-chat/[name]-[hash].js",
        chunkFileNames: "archive-chat/[name]-[hash].js",
        assetFileNames: "archive-chat/[name]-[hash][extname]",
      },
    },
  },
  build: {
    // The colours need a browser that knows `light-dark()`: of 2024 or newer.
    target: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    // For the check of what is loaded first.
    manifest: true,
    // What is built in is under licences that ask for their text with copies.
    license: { fileName: "third-party-licenses.md" },
    // A list of files to fetch early names them as they lie here: bundlers of pages give them other names.
    modulePreload: false,
    rollupOptions: {
      input: "src/archive-chat.ts",
      preserveEntrySignatures: "strict",
      output: {
        entryFileNames: "archive-chat.js",
        chunkFileNames: "archive-chat/[name]-[hash].js",
        assetFileNames: "archive-chat/[name]-[hash][extname]",
      },
    },
  },
});
