import type { Language } from "./language";

const longest = 4;

/** Words that stand together and may name a topic. */
interface Run {
  words: string[];
  score: number;
  /** Where a part that "of" joined on begins. */
  joint: number;
  isName: boolean;
}

/** The normalised topic: letters, digits, apostrophes and hyphens, at most four words. */
const tidy = (words: readonly string[]) =>
  words
    .slice(0, longest)
    .map((word) => word.replace(/^['-]+|['-]+$/g, "").slice(0, 24))
    .filter(Boolean)
    .join(" ");

const isCapital = (word = "") => /^\p{Lu}/u.test(word);

/** Whether a word after "my driving test" no longer belongs to the thing named. */
function isNounEnd({ patterns, wordsOf, isIn, isStopWord, bareOf }: Language, token: string, at: number): boolean {
  const word = wordsOf(token)[0] ?? "";
  return (
    isStopWord(word) ||
    isIn("breakers", word) ||
    patterns.unspeakable.test(word) ||
    (at > 0 && (isIn("wide", word) || isIn("verbs", bareOf(word)) || patterns.participle.test(word)))
  );
}

/** "My driving test" as it is said to the visitor: "your driving test". */
export function ownOf(language: Language, text: string): string | undefined {
  const words = language.patterns.mine.exec(text)?.[1]?.trim().split(" ") ?? [];
  const end = words.findIndex(
    (word, at) => isNounEnd(language, word, at) || (at > 0 && language.patterns.afterOwn.test(word)),
  );
  const own = words.slice(0, end < 0 ? 3 : end);
  return own.length === 0 || own.length > 3 ? undefined : `your ${own.join(" ")}`;
}

/** The article a topic keeps when it is said back: "the", or "your" for the visitor's "my". */
export function articleBefore({ patterns }: Language, topic: string, text: string): string | undefined {
  const at = text.replace(/[‘’]/g, "'").indexOf(topic);
  const word = at < 0 ? undefined : patterns.article.exec(text.slice(0, at))?.[1]?.toLowerCase();
  return word === "my" ? "your" : word;
}

/**
 * The topic of a message in the visitor's own words, or `undefined` when there is none.
 * Walks the text once and scores the runs of words between function words, verbs and punctuation.
 *
 * @param ownName The answering character's id: a character's own name is no topic.
 */
export function findTopic(
  { patterns, wordsOf, bareOf, isIn, isStopWord }: Language,
  text: string,
  ownName = "",
): string | undefined {
  const { opener, pointer, predicate, joint, unspeakable } = patterns;
  const plain = text
    .normalize("NFC")
    .replace(/[‘’]/g, "'")
    .replace(...patterns.comparing);
  const quoted = /["“]([\p{L}\p{N}][\p{L}\p{N}' -]{1,38})["”]/u.exec(plain)?.[1]?.trim().split(/\s+/);
  if (quoted && quoted.length <= longest && !unspeakable.test(quoted.join(" "))) return tidy(quoted);

  const runs: Run[] = [];
  let run: Run | undefined;
  let before = "";
  let earlier = "";
  let inSentence = false;
  // An "of" between two runs joins them: "the speed of light".
  let joining: Run | undefined;

  /** Whether a word cannot be part of a topic where it stands. */
  const endsTopic = (token: string, word: string, isName: boolean, after: string) => {
    if (isStopWord(word) || isIn("breakers", word) || patterns.contracted.test(token)) return true;
    if (/^\d+$/.test(word)) return !run?.isName;
    if (isName) return false;
    const isOpened = opener.test(before) || pointer.test(before);
    if (patterns.adverb.test(word) && word.length > 4 && !isOpened) return true;
    if (predicate.test(before)) return !opener.test(word);
    if (
      !isOpened &&
      (patterns.object.test(after) || (patterns.gerund.test(word) && !patterns.beforeNoun.test(before) && inSentence))
    )
      return true;
    return isIn("verbs", bareOf(word)) && !isOpened && !patterns.beforeNoun.test(before);
  };

  const tokens = plain.match(/[\p{L}\p{N}][\p{L}\p{N}'-]*|[^\s]/gu) ?? [];
  /** "The washing up" is one noun; "the fishing off the coast" is not. */
  const isNounPart = (word: string, after: string) =>
    patterns.particle.test(word) &&
    patterns.gerund.test(before) &&
    opener.test(earlier) &&
    !opener.test(after.toLowerCase()) &&
    (!/^\p{L}/u.test(after) || isStopWord(after.toLowerCase()));

  for (const [at, token] of tokens.entries()) {
    const isWord = /^[\p{L}\p{N}]/u.test(token);
    const word = isWord ? (wordsOf(token)[0] ?? "") : "";
    const isName = inSentence && isCapital(token) && token !== "I";
    const after = tokens[at + 1] ?? "";
    const ends = !isWord || word === ownName || endsTopic(token, word, isName, after);
    if (ends && !(run && isNounPart(word, after))) {
      if (run && patterns.reporting.test(word)) run.score -= 2;
      if (word === joint && run) joining = run;
      else if (!opener.test(word)) joining = undefined;
      run = undefined;
    } else {
      if (!run && joining && joining.words.length < 3) {
        run = joining;
        run.words.push(joint);
        run.joint = run.words.length;
        if (opener.test(before)) run.words.push(before);
        run.score += 1;
      } else if (!run) {
        const isOpened = opener.test(before);
        const isPointed = pointer.test(before) || (isOpened && pointer.test(earlier));
        run = {
          words: [],
          joint: 0,
          isName,
          score: isPointed ? 3 : isOpened || patterns.copula.test(before) ? 2 : patterns.placing.test(before) ? 0 : 1,
        };
        runs.push(run);
      }
      joining = undefined;
      run.words.push(token);
      run.isName ||= isName;
      run.score += (isName ? 2 : 0) + (run.words.length <= 3 ? 0.3 : 0);
    }
    if (isWord) inSentence = true;
    else if (/[.!?:]/.test(token)) inSentence = false;
    earlier = before;
    before = word;
  }

  const isWide = (word = "") => isIn("wide", word.toLowerCase());
  const isYesNo = patterns.yesNo.test(plain);
  /** A run without the words at its edges that say something of it. */
  const settle = ({ words, joint: at, isName }: Run): string[] => {
    // "My neighbour Brenda's banana bread" is about the bread.
    const owner = words.findIndex((word, index) => index > 0 && patterns.owner.test(word) && index < words.length - 1);
    if (owner > 0) return words.slice(owner + 1);
    // "president of the United States" is too long to repeat: "United States" will do.
    const kept =
      words.length > longest && at > 0 ? words.slice(at + (opener.test(words[at] ?? "") ? 1 : 0)) : [...words];
    // "Are tomatoes fruits?", "Do trees communicate?": the last word is the predicate.
    if (isYesNo && !isName && at === 0 && kept.length === 2 && kept[0]?.endsWith("s")) kept.pop();
    while (isWide(kept.at(-1)) && !(isName && kept.length > 1 && isCapital(kept.at(-1)))) kept.pop();
    while (!isName && at === 0 && kept.length > 1 && isWide(kept[0])) kept.shift();
    while (patterns.trailing.test(kept.at(-1) ?? "")) kept.pop();
    return kept;
  };

  let best: { topic: string; score: number } | undefined;
  for (const each of runs) {
    const kept = settle(each);
    const topic = tidy(kept);
    if (topic.length < 2 || !/\p{L}/u.test(topic) || unspeakable.test(topic)) continue;
    // A shortened phrase is hardly the subject: "a waste of time".
    const score = each.score - (kept.length < each.joint ? 3 : 0);
    if (!best || score > best.score) best = { topic, score };
  }
  return best?.topic;
}
