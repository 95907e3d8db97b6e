import { plainly } from "./language";
import type { Language } from "./language";

/** A sum found in a message. */
export interface Sum {
  /** In words, such as `12 times 12`. */
  readonly sum: string;
  /** Its value, such as `144`. */
  readonly result: string;
}

const reckon: Readonly<Record<string, (a: number, b: number) => number>> = {
  "^": (a, b) => a ** b,
  "*": (a, b) => a * b,
  "/": (a, b) => a / b,
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  root: Math.sqrt,
  percent: (a, b) => (a * b) / 100,
  square: (a) => a * a,
};

function evaluate(parts: readonly string[]): number {
  const left: (string | number)[] = parts.map((part) => (reckon[part] ? part : Number(part)));
  for (const level of ["^", "*/", "+-"]) {
    for (let at = 1; at < left.length;) {
      const symbol = String(left[at]);
      if (level.includes(symbol))
        left.splice(at - 1, 3, reckon[symbol]?.(Number(left[at - 1]), Number(left[at + 1])) ?? Number.NaN);
      else at += 2;
    }
  }
  return Number(left[0]);
}

/** The sum a visitor asks for, with its result; `undefined` when there is none, or when it looks like a date or a number range. */
export function findSum({ patterns: { sums }, words, isIn }: Language, text: string): Sum | undefined {
  const write = (value: number) =>
    !Number.isFinite(value)
      ? sums.none
      : Math.abs(value) > 1e15
        ? sums.large
        : value.toLocaleString(sums.locale, { maximumFractionDigits: 6 }).replace(/^-/, `${sums.minus} `);
  const numbers = words.numbers.split(" ");
  let plain = plainly(text)
    .replace(/(\d),(?=\d{3}\b)/g, "$1")
    .replace(/[a-z]+/g, (word) => (isIn("numbers", word) ? String(numbers.indexOf(word)) : word));
  for (const [found, said, kind] of sums.functions) {
    const [, a = "", b = ""] = found.exec(plain) ?? [];
    if (a)
      return {
        sum: said.replace("{a}", a).replace("{b}", b),
        result: write(reckon[kind]?.(Number(a), Number(b)) ?? Number.NaN),
      };
  }
  const [equation, factor = "", x = "", sign = "+", added = "0", total = ""] = sums.equation.exec(plain) ?? [];
  if (
    equation !== undefined &&
    !/[a-z)^*/]$/.test(
      plain
        .slice(0, plain.indexOf(equation))
        .trimEnd()
        .replace(/\b[a-z]{2,}$/, ""),
    )
  ) {
    const times = factor === "" || factor === "-" ? Number(`${factor}1`) : Number(factor);
    return {
      sum: sums.unknown.replace("{x}", x).replace("{equation}", equation.trim()),
      result: write((Number(total) - Number(`${sign}${added}`)) / times),
    };
  }
  for (const [symbol, found] of sums.operators) plain = plain.replace(found, ` ${symbol} `);
  const found = /(?<![\w.])\d+(?:\.\d+)?(?: [-*/+^] \d+(?:\.\d+)?){1,8}(?![\w.]*\w)/.exec(plain)?.[0];
  if (found === undefined || sums.dates.test(found)) return undefined;
  // A range such as `pages 3-7` is seldom a sum: with these two signs the visitor has to ask for one.
  const isAsked = sums.asked.test(plain) || found.length >= plain.replace(/[^\w)]+$/, "").trim().length;
  if (!isAsked && !/ [*+^] /.test(found)) return undefined;
  const parts = found.split(" ");
  return {
    sum: parts.map((part) => sums.operators.find(([symbol]) => symbol === part)?.[2] ?? part).join(" "),
    result: write(evaluate(parts)),
  };
}
