import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const corpus = fileURLToPath(new URL("../../../built-in-model/corpora/flux/", import.meta.url));

/** Answers to visitors in grief or need, and advice for their lives. */
const asideFiles = /^(?:counsel|listening|referrals|visitors|death|words)\.yaml$/;
/** Passages that speak of these are no harmless ones: a visitor’s sentence of that kind could mean need. */
const aside =
  /\b(?:death|dead|deadly|die[sd]?|dying|murder\w*|suicid\w*|kill\w*|grie[fv]\w*|mourn\w*|sorrow\w*|lonel\w*|alone|despair\w*|afraid|fear\w*|scared?|hurt\w*|harm\w*|pain\w*|poison\w*|hemlock|dose|drunk|drug\w*|blood\w*|bleed\w*|wound\w*|violen\w*|beat(?:s|en)?|abus\w*|cruel\w*|mob|attack\w*|stab\w*|drown\w*|noose|gun|execut\w*|hang(?:ed|ing)?|ill|illness|sick\w*|stroke|heart attack|collaps\w*|faint\w*|unconscious|suffer\w*|desperat\w*|hopeless\w*|farewell|goodbye|grave|funeral|damn\w*|hell|guilt\w*|regret\w*|sad|sadness|weep\w*|cry|cried|tears|burden|worthless|ashamed)\b/i;

/** The text of a list’s line, without the marks of YAML. A line with a gap such as `{name}` is no sentence. */
const sentenceOf = (line: string): string | null => {
  const text = /^\s*(?:- )+"?(?=[A-Z])([^{}]{15,}[.!?])"?$/.exec(line)?.[1];
  return text === undefined ? null : text.replaceAll('\\"', '"');
};

const passagesOf = (file: string): string[][] => {
  const passages: string[][] = [];
  let passage: string[] = [];
  for (const line of file.split("\n")) {
    const sentence = sentenceOf(line);
    // "- -" begins a list in a list, and thus a new passage.
    if (sentence === null || /^\s*- - /.test(line)) {
      if (passage.length > 0) passages.push(passage);
      passage = [];
    }
    if (sentence !== null) passage.push(sentence);
  }
  return passages;
};

/** Harmless prose: what Flux says, sentence by sentence, in the order of the corpora of the built-in model. */
export const readProse = (): string[] =>
  readdirSync(corpus)
    .filter((file) => !asideFiles.test(file))
    .sort()
    .flatMap((file) => passagesOf(readFileSync(`${corpus}${file}`, "utf8")))
    .filter((passage) => !passage.some((sentence) => aside.test(sentence)))
    .flat();
