import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import {
  findMajors,
  findManifestFaults,
  findPackedFaults,
  PUBLISHED,
  readManifests,
  releasePackages,
  sharedFields,
} from "./publishing.mjs";

const manifests = readManifests();
const core = "packages/core";
const changed = (folder: string, fields: object) => ({ ...manifests, [folder]: { ...manifests[folder], ...fields } });

describe("the manifests of the published packages", () => {
  it("agree with the root", () => {
    expect(findManifestFaults(manifests)).toEqual([]);
  });

  it("all link to the repository once its address is filled in", () => {
    const root = { ...manifests[""], repository: "https://example.org/team/archive/" };
    expect(findManifestFaults({ ...manifests, "": root }).filter((fault) => fault.startsWith(`${core}:`))).toEqual(
      ["homepage", "bugs", "repository"].map(
        (field) => `${core}: "${field}" is out of date. Run: node scripts/publishing.mjs`,
      ),
    );
    expect(sharedFields(root, core)).toMatchObject({
      homepage: "https://example.org/team/archive#readme",
      bugs: "https://example.org/team/archive/issues",
      repository: { type: "git", url: "git+https://example.org/team/archive.git", directory: core },
    });
    expect(sharedFields({ ...root, homepage: "https://archive.example" }, core).homepage).toBe(
      "https://archive.example",
    );
  });

  it("need no private package, and none that is published later", () => {
    const dependencies = { "@archive-of-minds/server": "0.1.0", "@archive-of-minds/react-ui": "0.1.0" };
    expect(findManifestFaults(changed(core, { dependencies }))).toEqual([
      `${core} needs @archive-of-minds/server, which is private or published after it.`,
      `${core} needs @archive-of-minds/react-ui, which is private or published after it.`,
    ]);
  });

  it("need each other in one version", () => {
    const dependencies = { "@archive-of-minds/core": "0.0.9" };
    expect(findManifestFaults(changed("packages/testing", { dependencies }))).toEqual([
      `packages/testing needs @archive-of-minds/core 0.0.9, and goes with ${manifests[core].version}.`,
    ]);
  });

  it("are either private or listed", () => {
    const fault = (folder: string) =>
      `${folder} has to be either private or listed in PUBLISHED of scripts/publishing.mjs.`;
    expect(findManifestFaults(changed("apps/server", { private: false }))).toEqual([fault("apps/server")]);
    expect(findManifestFaults(changed(core, { private: true }))).toEqual([fault(core)]);
  });
});

it("refuses a version of 1.0.0 that nobody decided on", () => {
  const release = { name: "@archive-of-minds/core", oldVersion: "0.1.0" };
  expect(findMajors([{ ...release, type: "minor", newVersion: "0.2.0" }])).toEqual([]);
  expect(findMajors([{ ...release, type: "major", newVersion: "1.0.0" }])).toHaveLength(1);
  expect(findMajors([{ ...release, oldVersion: "1.4.0", type: "major", newVersion: "2.0.0" }])).toEqual([]);
});

it("finds what a package would be published without, and with what else", () => {
  const manifest = {
    name: "archive",
    exports: { ".": { "@archive-of-minds/source": "./src/index.ts", default: "./dist/index.js" } },
    bin: { archive: "./archive.mjs" },
  };
  const files = ["package.json", "README.md", "LICENSE", "dist/index.js", "archive.mjs"];
  expect(findPackedFaults(manifest, files)).toEqual([]);
  expect(findPackedFaults(manifest, files.slice(0, 2))).toEqual(
    ["LICENSE", "dist/index.js", "archive.mjs"].map((file) => `archive would be published without ${file}.`),
  );
  const surplus = ["src/index.ts", ".env", "dist/index.test.js"];
  expect(findPackedFaults(manifest, [...files, ...surplus])).toEqual(
    surplus.map((file) => `archive would be published with ${file}.`),
  );
});

it("the template of the starter is published whole", () => {
  expect(PUBLISHED).toContain("create-app");
  expect(
    findPackedFaults({ name: "starter" }, [
      "package.json",
      "README.md",
      "LICENSE",
      "template/src/main.tsx",
      "template/_gitignore",
    ]),
  ).toEqual([]);
});

describe("a release", () => {
  /** Refuses a version that it has, in a dry run too, as npm 11 does. */
  function createFakeNpm(failing?: string) {
    const published: string[] = [];
    const answer = (status: number, stdout = "", stderr = "") => ({ status, stdout, stderr });
    const npm = ([command, ...options]: string[], { cwd }: { cwd: string }) => {
      const { name, version, exports, bin } = manifests[cwd];
      const files = [...JSON.stringify({ exports, bin }).matchAll(/"\.\/((?!src\/)[^"]+\.\w+)"/g)].map(([, path]) => ({
        path,
      }));
      const packed = {
        id: `${name}@${version}`,
        entryCount: 1,
        size: 1,
        unpackedSize: 1,
        files: [...files, ...always],
      };
      if (command === "pack" && options.includes("--dry-run")) return answer(0, JSON.stringify([packed]));
      if (command === "view") return answer(0, published.includes(cwd) ? `${version}\n` : "");
      if (command !== "publish" || published.includes(cwd))
        return answer(1, "", `You cannot publish over the previously published versions: ${version}.`);
      if (cwd === failing) return answer(1, "", "The registry is not there.");
      if (!options.includes("--dry-run")) published.push(cwd);
      return answer(0, JSON.stringify({ [name]: packed }));
    };
    return { npm, published, mend: () => (failing = undefined) };
  }
  const always = ["package.json", "README.md", "LICENSE"].map((path) => ({ path }));
  const folders = PUBLISHED.map((name) => `packages/${name}`);
  const write = () => {};

  it("publishes nothing in a dry run", () => {
    const { npm, published } = createFakeNpm();
    expect(releasePackages(manifests, { isDry: true, npm, write })).toEqual([]);
    expect(published).toEqual([]);
  });

  it("that failed half-way publishes the rest when it is run again", () => {
    const { npm, published, mend } = createFakeNpm("packages/built-in-model");
    expect(releasePackages(manifests, { isDry: false, npm, write })).toEqual([
      "@archive-of-minds/built-in-model was not published, nor what comes after it. Run this again once the cause is mended.",
    ]);
    expect(published).toEqual(["packages/core", "packages/testing"]);
    mend();
    expect(releasePackages(manifests, { isDry: true, npm, write })).toEqual([]);
    expect(releasePackages(manifests, { isDry: false, npm, write })).toEqual([]);
    expect(published).toEqual(folders);
  });
});

describe("a changelog", () => {
  const { getReleaseLine, getDependencyReleaseLine } = createRequire(import.meta.url)("../.changeset/changelog.cjs");

  it("has the words of a changeset as an entry", async () => {
    expect(await getReleaseLine({ summary: "Two things:\n\n- one\n- another\n", commit: "0123456789" })).toBe(
      "- Two things:\n\n  - one\n  - another",
    );
  });

  it("names the versions that go together once", async () => {
    const core = { name: "@archive-of-minds/core", newVersion: "0.2.0" };
    expect(await getDependencyReleaseLine([{}, {}, {}], [core])).toBe("- Goes with `@archive-of-minds/core` 0.2.0.");
    expect(await getDependencyReleaseLine([{}], [])).toBe("");
  });
});
