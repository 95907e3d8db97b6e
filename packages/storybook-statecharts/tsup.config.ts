import { defineConfig } from "tsup";
import { oneFileAModule } from "../../scripts/one-file-a-module.mjs";

export default defineConfig({
  entry: ["src/**/*.{ts,tsx}", "!src/**/*.{test,fixture}.{ts,tsx}"],
  // The manager brings it: a second copy makes elements that the manager's refuses.
  external: ["react"],
  esbuildPlugins: [oneFileAModule],
  format: "esm",
  target: "es2022",
  dts: {
    entry: { index: "src/index.ts", preview: "src/preview.ts", manager: "src/manager.tsx" },
    // tsup sets the deprecated `baseUrl`, and its bundled types are no project of their own.
    compilerOptions: { composite: false, ignoreDeprecations: "6.0" },
  },
  clean: true,
  splitting: false,
});
