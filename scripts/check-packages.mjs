// Checks the packages as users get them: linted, then installed from their tarballs into an app outside of this
// repository, which is type-checked, built, measured, opened and talked to. Needs a finished `npm run build`. The other
// apps of examples/ are checked by scripts/matrix.mjs.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { addTypes, checkApp } from "./consumers/check-app.mjs";
import { installExample, ownVersions, PACKAGES, packPackages, runIn, temporaryFolder } from "./consumers/install.mjs";
import { addSizes, measureSizes, README_EXAMPLE } from "./consumers/sizes.mjs";
import { run } from "./run.mjs";

const { folder, remove } = temporaryFolder("packages");
const tarballs = packPackages(folder);
const peers = ownVersions();

/** The most that a package's docs may weigh, unpacked, in kB. */
const MOST_DOCS = 300;

/** The most that core and the built-in model may weigh together, unpacked, in MB: every app installs both. */
const MOST_UNPACKED = 3.6;

/** The files of an installed package, from its own folder on. */
const installed = (name) => join(folder, "node_modules/@archive-of-minds", name);
const filesOf = (name) => readdirSync(installed(name), { recursive: true });
const read = (name, file) => readFileSync(join(installed(name), file), "utf8");

function checkTarballs() {
  const licence = readFileSync("LICENSE", "utf8");
  for (const name of PACKAGES) {
    run("npx", ["publint", "--strict", `packages/${name}`]);
    run("npx", [
      "attw",
      tarballs[name],
      "--profile",
      "esm-only",
      "--exclude-entrypoints",
      "styles.css",
      "login.css",
      "styles.layered.css",
      "login.layered.css",
    ]);
    if (!filesOf(name).includes("LICENSE") || read(name, "LICENSE") !== licence)
      throw new Error(`The tarball of ${name} lacks the licence. Copy LICENSE into packages/${name}.`);
  }
  PACKAGES.forEach(checkSources);
  ["core", "react-ui"].forEach(checkDocs);
  checkUnpacked(["core", "built-in-model"]);
  // An addon of Storybook, which the app has not.
  run("npx", ["publint", "--strict", "packages/storybook-statecharts"]);
  run("npx", ["attw", "--pack", "packages/storybook-statecharts", "--profile", "esm-only"]);
  const withoutDirective = filesOf("react-ui").filter(
    (file) => /^dist.*\.js$/.test(file) && !/^['"]use client['"]/.test(read("react-ui", file)),
  );
  if (withoutDirective.length > 0) throw new Error(`Without “use client”: ${withoutDirective.join(", ")}`);
}

/** Sources are in the source maps alone, where a package has any: a debugger has them, and a tarball has them once. */
function checkSources(name) {
  const files = filesOf(name);
  const shipped = files.filter((file) => /^src[\\/]/.test(file));
  const empty = files.filter((file) => {
    if (!file.endsWith(".map")) return false;
    const { sources, sourcesContent = [] } = JSON.parse(read(name, file));
    return sources.some((_source, place) => typeof sourcesContent[place] !== "string");
  });
  if (shipped.length + empty.length > 0)
    throw new Error(
      `The tarball of ${name} has sources beside its source maps, or maps without: ${[...shipped, ...empty].join(", ")}`,
    );
}

/** Without a network an engineer, or a program that writes code, reads the guides of the installed version. */
function checkDocs(name) {
  const pages = filesOf(name).filter((file) => /^docs[\\/].*\.md$/.test(file));
  const kilobytes = pages.reduce((sum, file) => sum + read(name, file).length, 0) / 1000;
  if (!pages.includes(join("docs", "index.md")) || kilobytes > MOST_DOCS)
    throw new Error(
      `The tarball of ${name} has ${pages.length} pages of ${kilobytes.toFixed(0)} kB in docs; at most ${MOST_DOCS} kB, with an index.md, are expected. "npm run build" writes them.`,
    );
}

function checkUnpacked(names) {
  const sizes = names.flatMap((name) => filesOf(name).map((file) => statSync(join(installed(name), file))));
  const megabytes = sizes.reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0) / 1_000_000;
  const told = `${names.join(" and ")}, unpacked: ${megabytes.toFixed(2)} MB of ${MOST_UNPACKED}`;
  if (megabytes > MOST_UNPACKED) throw new Error(`${told}. \`npm run release\` lists the packages by size.`);
  process.stdout.write(`${told}\n`);
}

async function checkSizes() {
  const sizes = await measureSizes(folder);
  for (const { name, kilobytes, limit } of sizes) {
    process.stdout.write(`${name}: ${kilobytes.toFixed(2)} kB${limit === undefined ? "" : ` of ${limit}`}\n`);
  }
  const tooLarge = sizes.filter(({ kilobytes, limit = Infinity }) => kilobytes > limit);
  if (tooLarge.length > 0)
    throw new Error(
      `Too large: ${tooLarge.map(({ name }) => name).join(", ")}. \`npm run bench -- --only bytes\` says which modules weigh most.`,
    );
}

/** As bundlers other than that of the app see the packages. */
function checkBundler() {
  runIn(folder, "npx", [
    "esbuild",
    README_EXAMPLE,
    "--bundle",
    "--minify",
    "--splitting",
    "--format=esm",
    "--outdir=dist-esbuild",
    "--log-level=warning",
  ]);
}

try {
  installExample({
    folder,
    example: "vite-react-19",
    tarballs,
    packages: PACKAGES,
    versions: { ...peers, ...ownVersions(["vite", "@vitejs/plugin-react", "typescript", "esbuild"]) },
  });
  addSizes(folder);
  addTypes(folder);
  checkTarballs();
  await checkSizes();
  checkBundler();
  await checkApp({ folder });
  process.stdout.write(
    `the packed packages build, type-check and talk in an app, with ${Object.entries(peers)
      .map((peer) => peer.join(" "))
      .join(", ")}\n`,
  );
} finally {
  remove();
}
