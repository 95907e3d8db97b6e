import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  installExample,
  ownVersions,
  PACKAGES,
  packPackages,
  temporaryFolder,
} from "../../scripts/consumers/install.mjs";
import { addSizes } from "../../scripts/consumers/sizes.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Where the product contestant lies in the app, among the modules of another team. */
export const PRODUCT = "src/product.tsx";

/**
 * Installs the packages from their tarballs into a folder outside this repository, and puts the product contestant
 * beside the README's example. What is measured there is what a team installs.
 *
 * @returns the folder, and what removes it.
 */
export function installPackages() {
  const unbuilt = PACKAGES.find((name) => !existsSync(join(root, "packages", name, "dist")));
  if (unbuilt !== undefined) throw new Error(`packages/${unbuilt} is not built. Run \`npm run build\` first.`);
  const app = temporaryFolder("bench");
  const tarballs = packPackages(app.folder);
  installExample({ folder: app.folder, example: "vite-react-19", tarballs, versions: ownVersions() });
  addSizes(app.folder);
  cpSync(join(root, "bench/contestants/product/main.tsx"), join(app.folder, PRODUCT));
  return app;
}
