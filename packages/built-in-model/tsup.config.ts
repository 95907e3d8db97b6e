import { defineConfig } from "tsup";
import { oneFileAModule } from "../../scripts/one-file-a-module.mjs";

export default defineConfig({
  entry: ["src/**/*.ts", "!src/**/*.{test,fixture,setup}.ts"],
  esbuildPlugins: [oneFileAModule],
  format: "esm",
  target: "es2022",
  // tsup sets the deprecated `baseUrl`, and its bundled types are no project of their own.
  dts: { entry: { index: "src/index.ts" }, compilerOptions: { composite: false, ignoreDeprecations: "6.0" } },
  clean: true,
  splitting: false,
});
