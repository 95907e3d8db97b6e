import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * Builds each module into a file of its own: for tsup, with every module of a package as an entry. Of one large file a
 * bundler cannot leave out a statechart that nobody uses, since making it might have an effect; a file that nobody
 * imports, of a package without side effects, it does not read at all.
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
      // In browsers and Node, a path names a file, its ending included.
      return { path: isFile ? `${path}.js` : `${path}/index.js`, external: true };
    });
  },
};
