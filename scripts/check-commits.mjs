// The subject of each commit: imperative, at most 72 characters, no full stop. `node scripts/check-commits.mjs main..HEAD`
import { execFileSync } from "node:child_process";
import { basename } from "node:path";

const LONGEST = 72;

/** Imperatives that end like a past tense, a participle or a third person. */
const imperatives =
  /^(?:.*(?:eed|ss|ous|us|as|is)|embed|shed|shred|bring|ring|spring|string|ping|swing|sting|cling|bias)$/i;

/** @returns {string | undefined} what is wrong with a subject */
export function problemOf(subject) {
  const [first = ""] = subject.split(/\s/);
  if (subject.length > LONGEST) return `has ${subject.length} characters; ${LONGEST} is the most`;
  if (subject.endsWith(".")) return "ends with a full stop";
  if (!/^\p{Lu}/u.test(subject)) return "does not begin with a capital letter";
  if (/(?:ed|ing|s)$/.test(first) && !imperatives.test(first))
    return `begins with "${first}"; write what the commit does as a command, such as "Add" or "Fix"`;
  return undefined;
}

if (basename(process.argv[1] ?? "") === basename(import.meta.url)) {
  const range = process.argv[2] ?? "main..HEAD";
  const lines = execFileSync("git", ["log", "--no-merges", "--format=%h %s", range], { encoding: "utf8" }).split("\n");
  const problems = lines.flatMap((line) => {
    const [, hash, subject] = /^(\S+) (.*)$/.exec(line) ?? [];
    const problem = subject && problemOf(subject);
    return problem ? [`${hash} "${subject}" ${problem}.\n`] : [];
  });
  process.stderr.write(problems.join(""));
  if (problems.length > 0) process.exit(1);
}
