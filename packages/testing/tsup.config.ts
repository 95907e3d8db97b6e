import { defineConfig } from "tsup";
import { oneFileAModule } from "../../scripts/one-file-a-module.mjs";

export default defineConfig({
  entry: ["src/**/*.ts", "!src/**/*.test.ts"],
  esbuildPlugins: [oneFileAModule],
  format: "esm",
  target: "es2022",
  dts: {
    entry: {
      index: "src/index.ts",
      "contracts/index": "src/contracts/index.ts",
      "servers/index": "src/servers/index.ts",
    },
    // tsup sets the deprecated `baseUrl`, and its bundled types belong to no project.
    compilerOptions: { composite: false, ignoreDeprecations: "6.0" },
  },
  sourcemap: true,
  clean: true,
  splitting: false,
});
