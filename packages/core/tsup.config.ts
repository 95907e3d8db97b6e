import { defineConfig } from "tsup";
import { oneFileAModule } from "../../scripts/one-file-a-module.mjs";

/** The folders of src that the package's entries lie in. */
const doors = ["anthropic", "openai", "elevenlabs", "browser", "flite-voice", "voice-activity", "backend"].map(
  (name) => `providers/${name}`,
);

export default defineConfig({
  entry: ["src/**/*.ts", "!src/**/*.{test,fixture}.ts", "!src/**/*.d.ts"],
  esbuildPlugins: [oneFileAModule],
  format: "esm",
  target: "es2022",
  dts: {
    entry: Object.fromEntries([
      ["index", "src/index.ts"],
      ["server/index", "src/server/index.ts"],
      ...doors.map((door) => [`${door}/index`, `src/${door}/index.ts`]),
    ]) as Record<string, string>,
    // tsup sets the deprecated `baseUrl`, and its bundled types are no project of their own.
    compilerOptions: { composite: false, ignoreDeprecations: "6.0" },
  },
  sourcemap: true,
  clean: true,
  splitting: false,
});
