import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * Builds each module into a file of its own: for tsup, with every module of a package as an entry. From one large file a
 * bundler cannot drop an unused statechart, since creating it might have side effects; an unused file of a package without
 * side effects it does not read at all.
 *
 * @type {import('esbuild').Plugin}
 */
export const oneFileAModule = {
  name: "one-file-a-module",
  setup(build) {
    build.onResolve({ filter: /^\.\.?(\/|$)/ }, ({ path, kind, resolveDir }) => {
      // A stylesheet is bundled.
      if (kind !== "import-statement" && kind !== "dynamic-import") return;
      const isFile = [".ts", ".tsx"].some((extension) => existsSync(join(resolveDir, path + extension)));
      // In browsers and Node, a path needs the file's extension.
      return { path: isFile ? `${path}.js` : `${path}/index.js`, external: true };
    });
  },
};
