// Type-checks examples as modules beside the files they stand in, in one program, since building one takes seconds.
import { resolve } from "node:path";
import ts from "typescript";
import { publicEntries, target } from "./public-entries.mjs";

function programOf(examples, changes = {}, others = []) {
  const { config } = ts.readConfigFile("tsconfig.base.json", (path) => ts.sys.readFile(path));
  const { options } = ts.convertCompilerOptionsFromJson(
    {
      ...config.compilerOptions,
      composite: false,
      declaration: false,
      declarationMap: false,
      noEmit: true,
      types: ["vite/client", "node"],
      ...changes,
    },
    ".",
  );
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists, getSourceFile } = host;
  host.readFile = (path) => examples.get(path) ?? readFile(path);
  host.fileExists = (path) => examples.has(path) || fileExists(path);
  host.getSourceFile = (path, ...how) => {
    const example = examples.get(path);
    return example === undefined ? getSourceFile(path, ...how) : ts.createSourceFile(path, example, ...how);
  };
  return ts.createProgram({ rootNames: [...examples.keys(), ...others], options, host });
}

const diagnosticsOf = (program, path) => {
  const source = program.getSourceFile(path);
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
};

/**
 * @param {ReadonlyMap<string, string>} examples by their paths
 * @param {object} [changes] of the compiler's options
 * @returns {string[]} what TypeScript says of them, each with its path
 */
export function complaints(examples, changes) {
  const program = programOf(examples, changes);
  return [...examples.keys()].flatMap((path) =>
    diagnosticsOf(program, path).map(
      ({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`,
    ),
  );
}

/** The `@example`s of a source, as they are written. */
export const examplesIn = (text) =>
  [...text.matchAll(/@example\s*\n((?:[ \t]*\*(?!\/).*\n)+)/g)].map(([, lines = ""]) =>
    lines.replaceAll(/^[ \t]*\* ?/gm, "").replace(/^@[\s\S]*/m, ""),
  );

const KNOWN_ELSEWHERE = {
  react: ["useState", "StrictMode", "Suspense"],
  "react-dom/client": ["createRoot"],
  vitest: ["describe", "expect", "it", "vi"],
  xstate: ["createActor", "createMachine", "fromPromise", "setup", "waitFor"],
};

/** The names that an example uses and neither declares nor imports. */
function unknownNames(code) {
  const used = new Set();
  const declared = new Set();
  const visit = (node) => {
    const { parent } = node;
    if (ts.isIdentifier(node)) {
      const isName = parent.name === node && !ts.isShorthandPropertyAssignment(parent);
      const isDeclared = isName && (ts.isDeclaration(parent) || ts.isBindingElement(parent));
      const isMember = isName || parent.propertyName === node || (parent.right === node && ts.isQualifiedName(parent));
      const isProperty = ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent) || ts.isJsxAttribute(parent);
      if (isDeclared && !isProperty) declared.add(node.text);
      // The names of elements and attributes of HTML are lower-case.
      const isHtml = ts.isJsxAttribute(parent) || (/^[a-z]/.test(node.text) && parent.tagName === node);
      if (!isMember && !isHtml) used.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("example.tsx", code, ts.ScriptTarget.Latest, true));
  return [...used].filter((name) => !declared.has(name) && !(name in globalThis));
}

/** Every exported name, with its entry and whether it is more than a type. */
function exportedNames() {
  const entries = publicEntries();
  const sources = entries.map(({ folder, source }) => resolve("packages", folder, source));
  const program = programOf(new Map(), { noLib: true, types: [] }, sources);
  const checker = program.getTypeChecker();
  const isValue = (symbol) => (target(checker, symbol).flags & ts.SymbolFlags.Value) !== 0;
  return new Map(
    entries
      .flatMap(({ name }, place) =>
        checker
          .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(sources[place])))
          .map((symbol) => [symbol.name, { entry: name, isValue: isValue(symbol) }]),
      )
      .toReversed(),
  );
}

/**
 * Short examples name things without importing or making them. What is exported is imported, and anything else stands for
 * whatever a reader has there.
 *
 * @param {ReadonlyMap<string, string>} examples by their paths
 * @returns {Map<string, string>} the same, as modules that can be checked
 */
export function completed(examples) {
  const exported = exportedNames();
  const line = (unknown) => {
    const [elsewhere] = Object.entries(KNOWN_ELSEWHERE).find(([, names]) => names.includes(unknown)) ?? [];
    const { entry = elsewhere, isValue = true } = elsewhere ? {} : (exported.get(unknown) ?? {});
    if (!entry) return `declare const ${unknown}: any`;
    return `import ${isValue ? "" : "type "}{ ${unknown} } from '${entry}'`;
  };
  return new Map(
    [...examples].map(([path, code]) => [path, [...unknownNames(code).map(line), code, "export {}"].join("\n")]),
  );
}
