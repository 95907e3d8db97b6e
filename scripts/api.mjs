// The public names of each published entry with their types, one file for each in etc/, so that a change of them is visible
// in review. Reads the declarations that `tsc -b` has written. `--check` only compares.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import ts from "typescript";
import { createApiProgram, isMachine, printNode, publicEntries, target } from "./public-entries.mjs";

const isCheck = process.argv.includes("--check");
const FOLDER = "etc";

/** Every entry: its name, its report's file and the declarations. */
const entries = publicEntries().map((entry) => ({
  ...entry,
  report: `${FOLDER}/${[entry.folder, ...entry.path.split("/").slice(1)].join("-")}.api.md`,
  types: `node_modules/.cache/tsc/${entry.folder}/${entry.source.replace(/^\.\//, "").replace(/\.tsx?$/, ".d.ts")}`,
}));

const missing = entries.filter(({ types }) => !existsSync(types));
if (missing.length > 0) {
  process.stderr.write(
    `There is no ${missing[0].types}. Run \`npx tsc -b\` with TypeScript 7 first: \`npm run api\` does.\n`,
  );
  process.exit(1);
}

const program = createApiProgram(entries.map(({ types }) => types));
const checker = program.getTypeChecker();

/** Whether a declaration is of this repository. */
const isOurs = (node) => node.getSourceFile().fileName.includes(".cache/tsc/");
const packageOf = (node) => /\.cache\/tsc\/([^/]+)/.exec(node.getSourceFile().fileName)?.[1];

function declarationsOf(symbol) {
  return (symbol.declarations ?? [])
    .filter(isOurs)
    .map((node) => (ts.isVariableDeclaration(node) ? node.parent.parent : node));
}

/** Types that the declarations use and the entry does not export: part of its API all the same. */
function namedIn(nodes, found) {
  const [home] = nodes.map(packageOf);
  const visit = (node) => {
    // Of a machine's type the report shows as much as the chart's own types say.
    if (isMachine(node)) {
      (node.typeArguments ?? []).slice(0, 2).forEach(visit);
      return;
    }
    if (ts.isIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node);
      const named = symbol && target(checker, symbol);
      const isTopLevel = named?.declarations?.some(
        (each) =>
          each.parent &&
          isOurs(each) &&
          packageOf(each) === home &&
          (ts.isSourceFile(each.parent) || ts.isVariableDeclaration(each)),
      );
      if (isTopLevel && !found.has(named)) {
        found.add(named);
        declarationsOf(named).forEach(visit);
      }
    }
    ts.forEachChild(node, visit);
  };
  nodes.forEach(visit);
}

const print = (symbol) => declarationsOf(symbol).map((node) => (ts.isSourceFile(node) ? "" : printNode(node)));

const moduleOf = ({ types }) => checker.getSymbolAtLocation(program.getSourceFile(types));
/** What the main entry of a package exports stands in that entry's report. */
const ofMainEntry = new Map(
  entries
    .filter(({ path }) => path === ".")
    .map((entry) => [
      entry.folder,
      checker.getExportsOfModule(moduleOf(entry)).map((symbol) => target(checker, symbol)),
    ]),
);

function reportOf(entry) {
  const { name, folder } = entry;
  const module = moduleOf(entry);
  const byName = (one, other) => (one.name < other.name ? -1 : 1);
  const exported = checker.getExportsOfModule(module).toSorted(byName);
  const shown = new Set(exported.map((symbol) => target(checker, symbol)));
  const named = new Set([...shown, ...(ofMainEntry.get(folder) ?? [])]);
  const known = new Set(named);
  namedIn([...shown].flatMap(declarationsOf), named);
  const lines = exported.flatMap((symbol) => {
    const real = target(checker, symbol);
    if (real.flags & ts.SymbolFlags.Module && !(real.flags & ~ts.SymbolFlags.Module & ts.SymbolFlags.Value))
      return [`namespace ${symbol.name} {`, ...checker.getExportsOfModule(real).toSorted(byName).flatMap(print), "}"];
    return real.name === symbol.name ? print(real) : [`// ${symbol.name}:`, ...print(real)];
  });
  const others = [...named].filter((symbol) => !known.has(symbol)).toSorted(byName);
  return [
    `# ${name}`,
    "",
    "Made by `npm run api`.",
    "",
    "```ts",
    ...lines,
    "```",
    ...(others.length === 0
      ? []
      : ["", "Named by them and not exported:", "", "```ts", ...others.flatMap(print), "```"]),
    "",
  ].join("\n");
}

/** A comment on an `export * as name` belongs to no symbol. */
const isDocumented = (symbol) =>
  target(checker, symbol).getDocumentationComment(checker).length > 0 ||
  (symbol.declarations ?? []).some(
    (node) => ts.isNamespaceExport(node) && ts.getJSDocCommentsAndTags(node.parent).length > 0,
  );

/** Exported names that an editor shows without a word of what they are. */
const undocumented = entries.flatMap((entry) =>
  checker
    .getExportsOfModule(moduleOf(entry))
    .filter((symbol) => !isDocumented(symbol))
    .map((symbol) => `${entry.name}: ${symbol.name}`),
);
if (undocumented.length > 0) {
  process.stderr.write(`Public names without a comment that says what they are:\n${undocumented.join("\n")}\n`);
  process.exit(1);
}

const reports = entries.map((entry) => ({ path: entry.report, text: reportOf(entry) }));
const stored = existsSync(FOLDER) ? readdirSync(FOLDER).map((name) => `${FOLDER}/${name}`) : [];
const gone = stored.filter((path) => !reports.some((report) => report.path === path));
const changed = reports.filter(({ path, text }) => !existsSync(path) || readFileSync(path, "utf8") !== text);

if (isCheck) {
  const stale = [...gone, ...changed.map(({ path }) => path)];
  if (stale.length > 0) {
    process.stderr.write(
      `Public names or types changed: ${stale.join(", ")}. Run \`npm run api\`, and commit what it writes with the change.\n`,
    );
    process.exit(1);
  }
} else {
  mkdirSync(FOLDER, { recursive: true });
  for (const path of gone) rmSync(path);
  for (const { path, text } of changed) writeFileSync(path, text);
  process.stdout.write(`${changed.length} of ${reports.length} reports written\n`);
}
