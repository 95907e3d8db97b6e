import { cpSync, rmSync } from "node:fs";
import { defineConfig } from "tsup";
import { hostProofStyles } from "./host-proof-styles";
import { oneFileAModule } from "../../scripts/one-file-a-module.mjs";

export default defineConfig({
  entry: [
    "src/**/*.{ts,tsx}",
    "src/styles/{styles,login}{,.layered}.css",
    "!src/**/*.{test,stories,fixture}.tsx",
    "!src/**/*.{test,fixture,d}.ts",
    "!src/stories/**",
  ],
  esbuildPlugins: [oneFileAModule],
  plugins: [hostProofStyles],
  format: "esm",
  target: "es2022",
  // tsup sets the deprecated `baseUrl`, and its bundled types are no project of their own.
  dts: {
    entry: { index: "src/index.ts", loading: "src/loading.ts", "labels/de": "src/labels/de.ts" },
    compilerOptions: { composite: false, ignoreDeprecations: "6.0" },
  },
  // Every component uses hooks, so server components may import them only as client code.
  banner: ({ format }) => (format === "esm" ? { js: "'use client'" } : {}),
  sourcemap: true,
  clean: true,
  splitting: false,
  // The sources of the labels, for teams to copy and translate.
  onSuccess: async () => {
    rmSync("labels", { recursive: true, force: true });
    for (const words of ["en", "en.ts", "de", "de.ts"])
      cpSync(`src/labels/${words}`, `labels/${words}`, { recursive: true });
  },
});
