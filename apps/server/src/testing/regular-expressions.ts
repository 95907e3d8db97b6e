import fc from "fast-check";
import { readdirSync, readFileSync } from "node:fs";
import { createContext, runInNewContext, Script } from "node:vm";
import ts from "typescript";

/** A regular expression in a source file. */
interface Found {
  /** Such as `src/log.ts:30`. */
  readonly place: string;
  /** The whole literal, such as `/a+/g`; of an expression that is composed at run time, the call. */
  readonly text: string;
  readonly isLiteral: boolean;
}

/** Every regular expression of the program in this folder, without tests and their helpers. */
export function findRegularExpressions(folder: string): readonly Found[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !/\.test\.ts$|(^|[\\/])testing[\\/]/.test(file),
  );
  return files.toSorted().flatMap((file) => {
    const source = ts.createSourceFile(file, readFileSync(`${folder}/${file}`, "utf8"), ts.ScriptTarget.Latest, true);
    const found: Found[] = [];
    const visit = (node: ts.Node): void => {
      const isLiteral = ts.isRegularExpressionLiteral(node);
      const isMade = (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === "RegExp";
      if (isLiteral || isMade)
        found.push({
          place: `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`,
          text: node.getText(),
          isLiteral,
        });
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}

export function readLiteral(text: string): RegExp {
  const end = text.lastIndexOf("/");
  return new RegExp(text.slice(1, end), text.slice(end + 1));
}

const LENGTH = 200_000;

/**
 * One pass over such a text takes a few milliseconds, quadratic time at least twenty seconds, and exponential time for
 * ever, so that they differ clearly even on a busy machine.
 */
const GIVE_UP_MS = 5_000;

/**
 * Runs a regular expression over texts of 200,000 characters that repeat its own parts, so that quadratic and exponential
 * ones are found. It tests how the time grows, not how long it is: an expression that rereads a bounded number of
 * characters passes.
 *
 * @returns the first text it does not finish within `giveUpMs`, shortened, or `null`.
 */
export function findSlowText(expression: RegExp, giveUpMs = GIVE_UP_MS): string | null {
  for (const { name, text } of hostileTexts(expression)) if (!finishes(expression, text, giveUpMs)) return name;
  return null;
}

// Only a script in a VM can be stopped within an expression.
const arena = createContext({ expression: /x/, text: "" });
const script = new Script("text.replace(expression, '').length");

function finishes(expression: RegExp, text: string, giveUpMs: number): boolean {
  Object.assign(arena, { expression, text });
  try {
    script.runInContext(arena, { timeout: giveUpMs });
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === "ERR_SCRIPT_EXECUTION_TIMEOUT") return false;
    throw error;
  }
}

const common = [
  "a",
  "A",
  "1",
  " ",
  "\t",
  "\n",
  ".",
  ",",
  ":",
  "-",
  "/",
  "=",
  "%",
  "*",
  '"',
  "é",
  "😀",
  "\ud83d",
  "\uFFFD",
  "\0",
  "a ",
  "aA",
  "1.",
  "sk-",
];

function* hostileTexts(expression: RegExp): Generator<{ readonly name: string; readonly text: string }> {
  const { source } = expression;
  const words = source.match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  const symbols = Array.from(source).filter((symbol) => !common.includes(symbol));
  const runs = [...source.matchAll(/\{(\d+)/g)].map(([, length]) => Number(length)).filter((length) => length > 10);
  const units = [
    ...new Set([
      ...common,
      ...words,
      ...symbols,
      ...runs.flatMap((length) => ["a", " ", "1"].map((symbol) => `${symbol.repeat(length - 1)}!`)),
    ]),
  ];
  for (const start of ["", ...new Set(beginningsOf(expression))]) {
    for (const unit of units) {
      const body = unit.repeat(Math.ceil(LENGTH / unit.length));
      for (const end of ["", "\n!"])
        yield { name: JSON.stringify(`${start.slice(0, 40)}${unit.slice(0, 10)}…${end}`), text: start + body + end };
    }
  }
}

/** How long to search for such a text. */
const LOOK_MS = 500;

/** Prefixes that match, for expressions that are slow only after one. */
function beginningsOf(expression: RegExp): readonly string[] {
  const find = () =>
    fc.sample(fc.stringMatching(new RegExp(expression.source, expression.flags.replace(/[^u]/g, ""))), {
      seed: 1,
      numRuns: 2,
    });
  try {
    const matches = runInNewContext("find()", { find }, { timeout: LOOK_MS }) as string[];
    return matches.flatMap((match) => [match, match.slice(0, -1), match.slice(0, match.length / 2)]);
  } catch {
    // Not every expression can be inverted; for some the search would never end.
    return [];
  }
}
