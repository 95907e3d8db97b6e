// The attributes that each exported part of react-ui has on its root element, with their values, and the custom properties
// that a page may set, in packages/react-ui/PARTS.md. Both are read from the code. `--check` only compares.
import { readFileSync, writeFileSync } from "node:fs";
import postcss from "postcss";
import ts from "typescript";
import { run } from "./run.mjs";

const HOME = "packages/react-ui";
const REPORT = `${HOME}/PARTS.md`;

const { config } = ts.readConfigFile(`${HOME}/tsconfig.json`, ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, HOME);
const program = ts.createProgram([`${HOME}/src/index.ts`], { ...options, noEmit: true, composite: false });
const checker = program.getTypeChecker();

/** The texts that an expression may have: `"open"`, `boolean`, `string`. Nothing for what leaves the attribute out. */
function valuesOf(expression) {
  const type = checker.getTypeAtLocation(expression);
  const all = type.isUnion() ? type.types : [type];
  const names = all
    .filter(({ flags }) => !(flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)))
    .map((each) => (each.isStringLiteral() ? `\`${each.value}\`` : checker.typeToString(each)));
  return [...new Set(names.map((name) => (/^(true|false)$/.test(name) ? `\`${name}\`` : name)))];
}

const dataName = (name) => (name?.startsWith("data-") ? name : undefined);

/** The `data-*` attributes of an object or an element, with their values, and the variable that they come from. */
function attributesOf(node) {
  const members = ts.isObjectLiteralExpression(node) ? node.properties : (node.properties ?? []);
  return [...members].flatMap((member) => {
    const name = dataName(member.name?.text ?? member.name?.getText());
    if (!name || !member.initializer) return [];
    const value = ts.isJsxExpression(member.initializer) ? member.initializer.expression : member.initializer;
    if (ts.isStringLiteral(value)) return [[name, [`\`${value.text}\``]]];
    return [[name, valuesOf(value), ts.isIdentifier(value) ? value.text : undefined]];
  });
}

const declarationOf = (symbol) =>
  symbol && (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol).declarations?.[0];

/** The object that an expression is, also where a function of the file makes it. */
function objectOf(expression) {
  if (!ts.isCallExpression(expression)) return expression;
  const body = declarationOf(checker.getSymbolAtLocation(expression.expression))?.initializer?.body;
  return body && ts.isParenthesizedExpression(body) ? body.expression : expression;
}

/** An attribute of a part, whose value is known where the part gets the property that it comes from as a literal. */
function withLiteral([name, values, property], given) {
  const literal = given.properties.find((each) => each.name?.getText() === property)?.initializer;
  return [name, literal && ts.isStringLiteral(literal) ? [`\`${literal.text}\``] : values];
}

/** The roots that a component draws: what it gives to `rootProps`, or those of the part that it gives its other props to. */
function rootsOf(declaration, seen = new Set()) {
  if (!declaration || seen.has(declaration)) return [];
  seen.add(declaration);
  const roots = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === "rootProps") {
      const own = objectOf(node.arguments[0]);
      const named = own.properties?.find((each) => each.name?.getText() === "className")?.initializer;
      roots.push({ className: named && ts.isStringLiteral(named) ? named.text : "", attributes: attributesOf(own) });
    } else if (ts.isJsxAttributes(node)) {
      const spread = node.properties.find(ts.isJsxSpreadAttribute)?.expression;
      const isMerged = spread && ts.isCallExpression(spread) && spread.expression.getText() === "rootProps";
      if (isMerged || (spread && ts.isIdentifier(spread))) {
        const attributes = attributesOf(node);
        const part = declarationOf(checker.getSymbolAtLocation(node.parent.tagName));
        for (const inner of rootsOf(part, new Set(seen))) {
          const known = inner.attributes.map((each) => withLiteral(each, node));
          // The class of what is merged names the part.
          roots.push({ className: isMerged ? "" : inner.className, attributes: [...known, ...attributes] });
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(declaration);
  return roots;
}

const entry = checker.getSymbolAtLocation(program.getSourceFile(`${HOME}/src/index.ts`));
const exported = new Map(
  checker
    .getExportsOfModule(entry)
    .filter(({ name }) => /^[A-Z]/.test(name))
    .map((symbol) => [symbol.name, declarationOf(symbol)])
    .filter(
      ([, declaration]) =>
        declaration && (ts.isVariableDeclaration(declaration) || ts.isFunctionDeclaration(declaration)),
    ),
);

const byName = (one, other) => one.localeCompare(other, "en");

function merge(roots) {
  const attributes = new Map();
  for (const [name, values] of roots.flatMap((root) => root.attributes))
    attributes.set(name, [...new Set([...(attributes.get(name) ?? []), ...values])].toSorted(byName));
  const classes = [...new Set(roots.map(({ className }) => className).filter(Boolean))];
  return { classes, attributes };
}

const rows = [...exported.keys()].toSorted(byName).flatMap((name) => {
  const declaration = exported.get(name);
  const drawn = rootsOf(declaration);
  // Some are drawn by another component of their file.
  const roots = drawn.length > 0 ? drawn : rootsOf(declaration.getSourceFile());
  if (roots.length === 0) return [];
  const { classes, attributes } = merge(roots);
  const state = [...attributes].map(([attribute, values]) => `\`${attribute}\`: ${values.join(", ")}`);
  return [
    `| \`${name}\` | ${classes.map((each) => `\`.${each.split(" ").at(-1)}\``).join(", ")} | ${state.join("; ")} |`,
  ];
});

const tokens = [];
postcss.parse(readFileSync(`${HOME}/src/styles/tokens.css`, "utf8")).walkDecls(/^--/, ({ prop, value }) => {
  const [, light = value, dark = ""] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? [];
  tokens.push(`| \`${prop}\` | \`${light.replaceAll(/\s+/g, " ")}\` | ${dark && `\`${dark}\``} |`);
});

const text = `# Parts and properties

Written by \`npm run api\` from the code.

## The root element of each part

Each part gives its root \`className\`, \`style\`, \`ref\` and other props of yours, and shows its state there for your own rules. An attribute that has no value at a moment is left out.

| Part | Class | State |
| --- | --- | --- |
${rows.join("\n")}

## Custom properties

Set on \`.aom\`, with any rule of yours.

| Property | Default | In the dark |
| --- | --- | --- |
${tokens.join("\n")}
`;

if (process.argv.includes("--check")) {
  const kept = readFileSync(REPORT, "utf8");
  const same = (each) => each.replaceAll(/[ -]+/g, " ");
  if (same(kept) !== same(text)) {
    process.stderr.write(`${REPORT} is not what the code says. Run \`npm run api\`, and read the difference.\n`);
    process.exit(1);
  }
} else {
  writeFileSync(REPORT, text);
  run("npx", ["oxfmt", REPORT]);
}
