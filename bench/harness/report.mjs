import { readFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { summarise } from "./statistics.mjs";

/** The commit, read without starting git: a copy of the repository may have neither. */
function readCommit() {
  try {
    const git = new URL("../../.git/", import.meta.url);
    const head = readFileSync(new URL("HEAD", git), "utf8").trim();
    if (!head.startsWith("ref: ")) return head;
    const ref = head.slice("ref: ".length);
    try {
      return readFileSync(new URL(ref, git), "utf8").trim();
    } catch {
      return readFileSync(new URL("packed-refs", git), "utf8")
        .split("\n")
        .find((line) => line.endsWith(ref))
        .split(" ")[0];
    }
  } catch {
    return "unknown";
  }
}

export const readLoad = () => loadavg().map((value) => Number(value.toFixed(2)));

export function describeRun({ rounds, browser }) {
  const [cpu] = cpus();
  return {
    date: new Date().toISOString(),
    commit: readCommit(),
    chromium: browser?.version() ?? "not started",
    node: process.version,
    machine: `${cpus().length} x ${cpu.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB`,
    load: readLoad(),
    rounds,
  };
}

export function judge({ figure, values, unit, limit }) {
  const { median, low, high } = summarise(values);
  return {
    figure,
    unit,
    median,
    low,
    high,
    limit: limit ?? null,
    isMet: limit === undefined ? null : median <= limit,
    values,
  };
}

const show = (value) => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(Math.abs(value) >= 10 ? 1 : 2));

export function table(rows) {
  const cells = rows.map(({ figure, unit, median, low, high, limit, isMet, values }) => [
    figure,
    `${show(median)} ${unit}`.trim(),
    values.length > 1 ? `${show(low)} – ${show(high)}` : "",
    limit === null ? "" : `≤ ${show(limit)}`,
    isMet === null ? "" : isMet ? "met" : "MISSED",
  ]);
  const lines = [["figure", "median", "spread over rounds", "target", ""], ...cells];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(3, ...lines.map((line) => line[column].length)));
  const line = (columns) => `| ${columns.map((text, column) => text.padEnd(widths[column])).join(" | ")} |`;
  const [head, ...body] = lines;
  return [line(head), `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`, ...body.map(line)].join("\n");
}

export function moduleTable(title, modules) {
  const lines = modules.map(
    ({ module, minified, gzip }) => `${String(gzip).padStart(7)} ${String(minified).padStart(9)}  ${module}`,
  );
  return [`${title}: what weighs most (bytes with gzip, minified)`, ...lines].join("\n");
}
