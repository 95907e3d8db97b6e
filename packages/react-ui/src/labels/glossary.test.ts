import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { de } from "./de";
import { en } from "./en";

/** Texts that the product's specification fixes word for word. They are left out of every check. */
const fixed = [
  "Incorrect password",
  "Send with Image",
  "image shared",
  "Images shared",
  "You (listening...)",
  " is speaking...",
  "Start a conversation topic or ask a question...",
  "Jump in anytime with your thoughts...",
  "Camera doesn't meet requirements",
  "Please allow mic access in the address bar",
  "Allow the camera in the address bar, then refresh the page.",
];

/** Arguments of all kinds that labels take: names and dates, numbers, flags, lists and details. */
const samples: readonly (readonly unknown[])[] = [
  ["Ada", "Ben", "1 MB"],
  [1, 30_000, true],
  [2, "Ada", "Ben"],
  ["Ada", 1, true],
  ["Ada", 2, false],
  [true],
  [false],
  [null],
  ["DE"],
  [["Ada"]],
  [["Ada", "Ben"]],
  [{ name: "Ada", message: "Ben", model: "Ada", engine: "Ada", retryAfterMs: 30_000 }],
];

type Label = readonly [path: string, text: string];

function labelsOf(value: unknown, path: string): readonly Label[] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") return resultsOf(value as (...args: readonly unknown[]) => unknown, path);
  return Object.entries(value as object).flatMap(([key, part]) => labelsOf(part, `${path}.${key}`));
}

/** What a label says to every sample that it can take. */
function resultsOf(label: (...args: readonly unknown[]) => unknown, path: string): readonly Label[] {
  const results = samples.flatMap((args): readonly Label[] => {
    try {
      return [[path, String(label(...args))]];
    } catch {
      return [];
    }
  });
  if (results.length === 0) throw new Error(`None of the samples suits ${path}. Add one to \`samples\`.`);
  return results;
}

const labels = labelsOf(en, "en").map(([path, text]): Label => [
  path,
  fixed.reduce((rest, part) => rest.replaceAll(part, ""), text),
]);

/** Every label that matches, so that a failure names them all. */
const withMatch = (pattern: RegExp) => [
  ...new Set(labels.filter(([, text]) => pattern.test(text)).map(([path, text]) => `${path}: ${text}`)),
];

const asWord = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}-])${words}(?![\\p{L}\\p{N}-])`, "iu");

const american =
  /\b(?:colors?|favorites?|behaviors?|centers?|gray|canceled|canceling|catalog|dialog|(?:recogn|author|organ|summar|synchron)iz\w+)\b/i;

const rows = readFileSync(new URL("GLOSSARY.md", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("|"))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, term = "", , never = ""]) => ({ term, never: never.split(", ").filter((words) => words !== "") }))
  .slice(2);

describe("the labels", () => {
  it("are checked against a glossary of at most 60 terms", () => {
    const terms = rows.filter(({ never }) => never.length > 0);
    expect(terms.length).toBeGreaterThan(40);
    expect(terms.length).toBeLessThanOrEqual(60);
  });

  it.each(rows.flatMap(({ term, never }) => never.map((words) => [words, term] as const)))(
    "never say “%s”, but “%s”",
    (words) => {
      expect(withMatch(asWord(words))).toEqual([]);
    },
  );

  it.each([
    ["American spellings", american],
    ["straight apostrophes and quotation marks", /['"]/],
    ["three dots instead of one sign", /\.\.\./],
  ])("have no %s", (_name, pattern) => {
    expect(withMatch(pattern)).toEqual([]);
  });

  it("contain every text that the specification fixes", () => {
    const texts = labelsOf(en, "en").map(([, text]) => text);
    expect(fixed.filter((part) => !texts.some((text) => text.includes(part)))).toEqual([]);
  });
});

/** What both languages say. */
const alike = new Set([
  "",
  "?",
  "OK",
  "Live",
  "Text",
  "Agent",
  "Normal",
  "System",
  "Website",
  "Pause",
  "Archive of Minds",
]);

describe("the German labels", () => {
  const german = labelsOf(de, "de");
  const texts = (pattern: RegExp) =>
    german.filter(([, text]) => pattern.test(text)).map(([path, text]) => `${path}: ${text}`);

  it.each([
    ["straight apostrophes and quotation marks", /['"]/],
    ["English quotation marks", /”|“(?=\p{L})/u],
    ["three dots instead of one sign", /\.\.\./],
    ["a space before …", /\s…/],
    ["the polite form beside the familiar one", /(?<=[^.:!?…“]\s)(?:Sie|Ihnen|Ihre[mnrs]?|Ihr)\b/],
  ])("have no %s", (_name, pattern) => {
    expect([...new Set(texts(pattern))]).toEqual([]);
  });

  it("say nothing in English", () => {
    const english = new Set(labelsOf(en, "en").map(([path, text]) => `${path.slice(2)} ${text}`));
    const same = german.filter(([path, text]) => english.has(`${path.slice(2)} ${text}`) && !alike.has(text));
    // Names of vendors stay as they are, and built-in replies understand English alone.
    expect(same.filter(([path]) => !/\.(?:engine|model)Name$|\.examplePrompts\./.test(path))).toEqual([]);
  });
});
