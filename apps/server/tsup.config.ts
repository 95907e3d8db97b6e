import { defineConfig } from "tsup";

export default defineConfig({
  // The database's thread and the model's process are files of their own.
  entry: {
    main: "src/main.ts",
    "libsql-worker": "src/store/libsql-worker.ts",
    "model-file-process": "src/model-file/model-file-process.ts",
  },
  format: "esm",
  target: "node20",
  platform: "node",
  clean: true,
  // The packages from their sources: nothing needs to be built before the server.
  esbuildOptions(options) {
    options.conditions = ["@archive-of-minds/source"];
  },
  // libSQL has a native part, which a bundle cannot hold.
  external: ["@libsql/client"],
  // The vendors' clients, which are no dependencies of the server, are bundled too: it uses a few of their many files.
  noExternal: [/^@archive-of-minds\//, /^@hono\//, "hono", "valibot"],
});
