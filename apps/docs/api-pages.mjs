// The API reference: a page for each public entry, and for the two large ones a page for each folder of their sources. Read
// from the declarations of the built packages, which keep the comments of the sources.
import GithubSlugger from "github-slugger";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { createApiProgram, printNode, publicEntries, target } from "../../scripts/public-entries.mjs";

/** Entries that are too long for one page. */
const DIVIDED = new Set(["@archive-of-minds/core", "@archive-of-minds/react-ui"]);

const parse = (file) => ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);

/** The file of a relative import. */
function fileOf(from, specifier) {
  const path = join(dirname(from), specifier);
  return [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find(existsSync);
}

/** Every name that a source file exports, with the file that declares it. */
function* exportsOf(file) {
  for (const statement of parse(file).statements) {
    if (ts.isExportDeclaration(statement)) {
      const from = statement.moduleSpecifier ? fileOf(file, statement.moduleSpecifier.text) : file;
      if (statement.exportClause === undefined) yield* exportsOf(from);
      else if (ts.isNamespaceExport(statement.exportClause)) yield [statement.exportClause.name.text, from];
      else for (const { name } of statement.exportClause.elements) yield [name.text, from];
    } else if (statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) {
      const names = ts.isVariableStatement(statement)
        ? statement.declarationList.declarations.map(({ name }) => name.text)
        : [statement.name?.text];
      for (const name of names) if (name) yield [name, file];
    }
  }
}

/** Names that a bundler of declarations has numbered. */
const withoutNumbers = (text) => text.replaceAll(/\b(\w+)\$\d+\b/g, "$1");

const withoutTags = (text) => text.replaceAll(/\{@link ([^}\s|]+)[^}]*\}/g, "`$1`");
const words = (parts) => withoutTags(ts.displayPartsToString(parts)).trim();

/** A machine's type spells out its whole chart, which is a page of its own: `StateMachine<…>` says enough. */
function shortenMachines(code) {
  const name = "StateMachine<";
  const start = code.indexOf(name);
  if (start === -1) return code;
  let depth = 1;
  let end = start + name.length;
  for (; depth > 0; end++) {
    if (code[end] === "<") depth++;
    else if (code[end] === ">" && code[end - 1] !== "=") depth--;
  }
  return `${code.slice(0, start)}StateMachine<…>${shortenMachines(code.slice(end))}`;
}

function codeOf(node) {
  const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  const isShape = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
  // The members of a shape keep their comments.
  const code = isShape ? node.getText().replace(/^(export |declare )+/, "") : printNode(statement);
  return shortenMachines(withoutNumbers(code)).replaceAll(/\b(?:xstate|react)\.(?=[A-Z])/g, "");
}

const fence = (code) => ["", "```ts", code.trim(), "```", ""].join("\n");

function partOf(checker, symbol, depth) {
  const real = target(checker, symbol);
  const heading = `${"#".repeat(depth)} ${symbol.name}`;
  if (real.flags & ts.SymbolFlags.ValueModule || real.flags & ts.SymbolFlags.NamespaceModule) {
    const members = checker.getExportsOfModule(real).toSorted((one, other) => one.name.localeCompare(other.name));
    const rows = members.map((member) => {
      const declared = declaredOf(checker, member);
      const about = words(declared.getDocumentationComment(checker)).replaceAll(/\s*\n\s*/g, " ");
      return `| \`${withoutNumbers(member.name)}\` | ${[about, typeText(declared.valueDeclaration)].filter(Boolean).join(" ")} |`;
    });
    return [heading, "", "| Name | What it is |", "|---|---|", ...rows, ""].join("\n");
  }
  const nodes = declaredOf(checker, symbol).declarations ?? [];
  const tags = real.getJsDocTags(checker);
  const tagged = (name) => tags.filter((tag) => tag.name === name).map(({ text }) => words(text));
  const parameters = tagged("param").map((text) => {
    const [name, ...rest] = text.split(" ");
    return `- \`${name}\`: ${rest.join(" ")}`;
  });
  return [
    heading,
    "",
    words(real.getDocumentationComment(checker)),
    ...chartOf(symbol.name),
    ...(parameters.length > 0 ? ["", ...parameters] : []),
    ...tagged("returns").map((text) => `\n**Returns:** ${text}`),
    ...tagged("throws").map((text) => `\n**Throws:** ${text}`),
    fence([...new Set(nodes.map(codeOf))].join("\n")),
    ...tagged("example").map((code) => `For example:\n${fence(code)}`),
  ]
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n");
}

function chartOf(name) {
  const chart = `docs/charts/${name.replace(/Machine$/, "")}.md`;
  return name.endsWith("Machine") && existsSync(chart) ? ["", `[Its chart](../../../../${chart}).`] : [];
}

/** What is declared as `const x: typeof y` has its type at `y`. The bundler of declarations writes so, and leaves the comment there. */
function declaredOf(checker, exported) {
  const symbol = target(checker, exported);
  const { type } = symbol.valueDeclaration ?? {};
  return type && ts.isTypeQueryNode(type) && !type.typeArguments
    ? target(checker, checker.getSymbolAtLocation(type.exprName))
    : symbol;
}

/** A longer type is no help in a table. */
const LONGEST_TYPE = 200;

/** A type as it is declared. The checker has no standard library here, and would write `{}` for an array. */
function typeText(node) {
  if (node === undefined) return "a type";
  const isFunction = ts.isFunctionDeclaration(node);
  if (!isFunction && !ts.isVariableDeclaration(node)) return "";
  const text = isFunction
    ? `(${node.parameters.map((each) => each.getText()).join(", ")}) => ${node.type.getText()}`
    : (node.type ?? node.initializer).getText();
  const inOneLine = withoutNumbers(text)
    .replaceAll(/\s+/g, " ")
    // Which parts of the snapshot a selector reads is its own affair.
    .replaceAll(/\{[\w\s:,{}]*?\}+: (?=\w+Snapshot\b)/g, "snapshot: ");
  return inOneLine.length > LONGEST_TYPE ? "" : `\`${inOneLine.replaceAll("|", "\\|")}\``;
}

/** The sections of the site that are the API reference. */
export function apiSections() {
  const entries = publicEntries();
  const missing = entries.find(({ declarations }) => !existsSync(declarations));
  if (missing) throw new Error(`There is no ${missing.declarations}: run "npm run build" first.`);
  const program = createApiProgram(entries.map(({ declarations }) => declarations));
  const checker = program.getTypeChecker();
  const pages = entries.flatMap(({ name, folder, source, declarations }) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(declarations));
    const src = join("packages", folder, "src");
    const homes = new Map(exportsOf(join("packages", folder, source)));
    const symbols = checker
      .getExportsOfModule(module)
      // What is passed on from another library has its documentation there.
      .filter((symbol) => homes.get(symbol.name) !== undefined)
      .toSorted((one, other) => one.name.localeCompare(other.name));
    // What the entry itself declares belongs to what is shared.
    const groupOf = ({ name: symbol }) => {
      const [group, ...file] = homes
        .get(symbol)
        .slice(src.length + 1)
        .split("/");
      return file.length === 0 ? "shared" : group;
    };
    const groups = DIVIDED.has(name)
      ? Object.entries(groupBy(symbols, groupOf)).toSorted(([one], [other]) => one.localeCompare(other))
      : [/** @type {const} */ (["", symbols])];
    const path = `api/${name.replace("@archive-of-minds/", "").replaceAll("/", "-")}`;
    return groups.map(([group, members]) => {
      const title = group === "" ? name.replace("@archive-of-minds/", "") : `${folder}: ${group}`;
      const slugger = new GithubSlugger();
      slugger.slug(title);
      const text = [
        `# ${title}`,
        "",
        `Exported by \`${name}\`: ${members.map(({ name: symbol }) => `[\`${symbol}\`](#${slugger.slug(symbol)})`).join(", ")}.`,
        "",
        ...members.map((symbol) => partOf(checker, symbol, 2)),
      ].join("\n");
      const address = group === "" ? path : `${path}-${group}`;
      return { path: address, source: `apps/docs/pages/${address}.md`, text };
    });
  });
  return [{ title: "API reference", pages, folded: true }];
}

/** `Object.groupBy`, which Node 20 does not have. */
function groupBy(items, keyOf) {
  const groups = {};
  for (const item of items) (groups[keyOf(item)] ??= []).push(item);
  return groups;
}
