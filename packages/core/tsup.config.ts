import { readFileSync } from "node:fs";
import { defineConfig } from "tsup";
import { oneFileAModule } from "../../scripts/one-file-a-module.mjs";

const { exports } = JSON.parse(readFileSync("package.json", "utf8")) as {
  readonly exports: Readonly<Record<string, string | { readonly "@archive-of-minds/source": string }>>;
};
/** The package's entries, by the names of their files: `providers/openai/index` of `./src/providers/openai/index.ts`. */
const entries = Object.values(exports).flatMap((entry) =>
  typeof entry === "string" ? [] : [entry["@archive-of-minds/source"].replace(/^\.\/src\/|\.ts$/g, "")],
);

export default defineConfig({
  entry: ["src/**/*.ts", "!src/**/*.{test,fixture}.ts", "!src/**/*.d.ts"],
  esbuildPlugins: [oneFileAModule],
  format: "esm",
  target: "es2022",
  dts: {
    entry: Object.fromEntries(entries.map((entry) => [entry, `src/${entry}.ts`])),
    // tsup sets the deprecated `baseUrl`, and its bundled types are no project of their own.
    compilerOptions: { composite: false, ignoreDeprecations: "6.0" },
  },
  // No source maps: with the sources in them they were 2.3 MB of 4.0, and what esbuild writes for a module reads like its source.
  clean: true,
  splitting: false,
});
