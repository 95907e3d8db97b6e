import { plainly } from "./language";
import type { Language } from "./language";
import type { DialogueAct } from "./language-pack";

/** Plain words with single spaces, no punctuation but apostrophes and full stops inside words. */
export const bareWords = (clause: string) =>
  plainly(clause)
    .replace(/[^\p{L}\p{N}'.\s]+/gu, " ")
    .replace(/\.+(?=\s|$)/g, " ")
    .replace(/\s+/g, " ")
    .trim();

const naming = (pattern: string, name: string, flags = "") => new RegExp(pattern.replace("{name}", name || "-"), flags);

/** Whether a visitor speaks of ending their own life. Then the rest of the message does not matter. */
export const isDespair = ({ despair }: Language, text: string): boolean => despair.test(bareWords(text));

/** Whether the time of day is asked for. */
export const isAboutClock = ({ patterns }: Language, clause: string): boolean => patterns.clock.test(bareWords(clause));

const withoutEdges = (edges: readonly RegExp[], text: string) => {
  let plain = text;
  for (let left = ""; left !== plain;) {
    left = plain;
    for (const edge of edges) plain = plain.replace(edge, "");
  }
  return plain;
};

/** A clause in plain words, without the small talk at its edges. */
export const bareClause = ({ patterns }: Language, clause: string): string =>
  withoutEdges(patterns.edges, bareWords(clause));

/** The act of a clause, or `undefined` when it only states or asks something. */
export function findAct({ patterns, acts }: Language, clause: string, ownName = ""): DialogueAct | undefined {
  const { edges, hailing, speaksOf, speaksOfSelf } = patterns;
  let plain = bareWords(plainly(clause).replace(hailing, "$1"));
  if (naming(patterns.ownName.asked, ownName).test(plain)) return "whoAreYou";
  plain = withoutEdges(edges, plain.replace(naming(patterns.ownName.last, ownName), ""));
  // "Your worst day ever?" asks for the character's, and is no sign of sadness.
  const isYours = speaksOf.test(plain) && !speaksOfSelf.test(plain);
  return acts.find(
    ([name, pattern, hint]) =>
      !(isYours && (name === "sad" || name === "happy")) && hint?.test(plain) !== false && pattern.test(plain),
  )?.[0];
}

/** A clause without the greeting or thanks and the address it begins with. */
export const stripGreeting = ({ patterns }: Language, clause: string, ownName = ""): string =>
  clause.replace(patterns.addressing, "").replace(naming(patterns.ownName.first, ownName, "i"), "");
