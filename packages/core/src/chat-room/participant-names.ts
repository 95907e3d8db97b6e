/** Someone who can be called by name in a room: a character, or the visitor. */
export interface Named {
  readonly id: string;
  /** The name in lists, such as `Dr. Faust`. */
  readonly name: string;
  /** The longer name, such as `Nikola Tesla (1856-1943)`. */
  readonly title?: string;
}

const TITLES = new Set(["dr", "mr", "mrs", "ms", "prof", "sir", "the", "of", "and"]);

const isNameWord = (word: string) =>
  /^\p{L}[\p{L}'’-]{2,}\.?$/u.test(word) && !TITLES.has(word.replace(".", "").toLowerCase());

/**
 * All names of a participant, longest first: the name, the longer name, the given names in it, and each word that is a name
 * by itself. `Dr. Faust` is also `Faust`, `Cheesemaster 5000` also `Cheesemaster`, and `Nikola Tesla` also `Nikola`.
 */
export function namesOf({ name, title = "" }: Named): readonly string[] {
  const longer = title.replace(/\([^()]*\)/g, "").trim();
  const words = name.split(/\s+/).filter(isNameWord);
  const surname = words.at(-1);
  const before = surname === undefined ? -1 : longer.split(/\s+/).indexOf(surname);
  const given = longer.split(/\s+/).slice(0, Math.max(0, before)).filter(isNameWord);
  const names = new Set(
    [name.trim(), name.replaceAll(".", "").trim(), longer, ...words, ...given].filter((each) => each !== ""),
  );
  return [...names].toSorted((one, other) => other.length - one.length);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Scripts without spaces between words, or with endings that follow a name directly. */
const UNSPACED = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Hangul}]`;
const BEGINS_UNSPACED = new RegExp(`^${UNSPACED}`, "u");
const ENDS_UNSPACED = new RegExp(`${UNSPACED}$`, "u");

const patterns = new WeakMap<Named, RegExp>();

/** One pattern for all names of a participant, each a whole word. Ignores case. */
function namePattern(named: Named): RegExp {
  // Each choice of a speaker needs the patterns of the same few participants.
  const known = patterns.get(named) ?? newNamePattern(named);
  patterns.set(named, known);
  return known;
}

function newNamePattern(named: Named): RegExp {
  const names = namesOf(named).map((name) => {
    const words = name
      .split(/\s+/)
      .map(escaped)
      .join(String.raw`\s+`);
    const before = BEGINS_UNSPACED.test(name) ? "" : String.raw`(?<![\p{L}\p{N}])`;
    const after = ENDS_UNSPACED.test(name) ? "" : String.raw`(?![\p{L}\p{N}])`;
    return `${before}${words}${after}`;
  });
  return new RegExp(names.join("|"), "giu");
}

/** The position of a name in a text. */
export interface Mention {
  readonly start: number;
  readonly end: number;
}

/** E-mail and web addresses: a name in them is no mention. */
const ADDRESS =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|(?<![\p{L}\p{N}_])\p{L}+:\/\/\S+|\bwww\.\S+|(?<![\p{L}\p{N}-])(?<![\p{L}\p{N}-]\.)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:com|org|net|io|ai|dev|app|edu|gov|info|eu|de|co|uk)(?![\p{L}\p{N}])\S*/giu;
const CAPITAL = /\p{Lu}/u;
const SMALL = /\p{Ll}/u;
const BEGINS_CLAUSE = /(?:^|[,;:.!?…，、；：。！？–—]["'“”‘’)]*)\s*$/u;
const AFTER_COMMA = /[,，、]\s*$/u;
const CALLED_FIRST = /^\s*(?:[,?!，、？！]|$)/u;
const ENDS_CLAUSE = /^\s*(?:[,;:.!?…，、；：。！？–—]|$)/u;

/** Names that are also common words: in small letters they are no mention. */
const WORDS = new Set(
  "art april august bill chance charity dawn faith flux frank grace grant hope iris jack joy june mark may ray rich rose ruby sage sky star summer sun will".split(
    " ",
  ),
);
/** Words that call the name after them. */
const CALLS =
  /(?:^|[^\p{L}])(?:hey|hi|hello|ok|okay|let|ask|(?:what|how)\s+about(?:\s+you)?|and\s+you|what\s+(?:do|does|did|would))\s+$/iu;
/** Words that ask the name before them. */
const ASKED_NEXT =
  /^\s+(?:what(?:['’]?s)?|why|how|when|where|which|who|you(?:['’]?re)?|(?:and|are|were|can|could|should|did|do|have|had|will|would)\s+(?:you|it|they|we)|is\s+(?:it|that|this|there)|your\s+turn)(?![\p{L}])/iu;
/** The same after a name that is also a common word. */
const PLAINLY_ASKED_NEXT =
  /^\s+(?:what(?:['’]?s)?|why|how|you|(?:are|were|can|could|should|did|do|have|had|will|would)\s+you)(?![\p{L}])/iu;
/** Words of the one who is spoken to, and those before a name that is only spoken of. */
const SPEAKS_TO = /\byou\b/iu;
const SPOKEN_OF =
  /(?:^|[^\p{L}])(?:with|of|to|about|like|as|than|from|and|or|for|by|at|on|in|is|was|are|mean|meet|met|know|trust|believe|dr\.?|mister|mr\.?)\s+$/iu;
/** Verbs, which no name before them is called by. */
const MODALS = new Set(["will", "may", "mark", "hope", "bill", "grant"]);

/** Whether the text around a name calls it, regardless of capitals. */
function isCalledPlace(before: string, after: string): boolean {
  return (
    (BEGINS_CLAUSE.test(before) && CALLED_FIRST.test(after)) || (AFTER_COMMA.test(before) && ENDS_CLAUSE.test(after))
  );
}

export interface MentionOptions {
  /** Whether a called name also counts in small letters, as people type it: `I see. hypatia, what is it?` */
  readonly isTyped?: boolean;
}

/** Only so many characters around a name are read, since the patterns are slow on a long pasted text. */
const NEAR = 100;
/** `x` replaces the text that is left out. */
const beforeOf = (text: string, { start }: Mention) =>
  start > NEAR ? `x${text.slice(start - NEAR, start)}` : text.slice(0, start);
const afterOf = (text: string, { end }: Mention) =>
  text.length > end + NEAR ? `${text.slice(end, end + NEAR)}x` : text.slice(end);

/**
 * The mentions of a participant in a text. A name counts in its own spelling: `Flux` is a mention, and `flux` is one only
 * after an `@`. In a text without capitals, or without small letters, only called names count: `hypatia, what is it?`
 */
export function mentionsOf(text: string, named: Named, { isTyped = false }: MentionOptions = {}): readonly Mention[] {
  const plain = text.replace(ADDRESS, (address) => " ".repeat(address.length));
  const tellsCase = CAPITAL.test(plain) && SMALL.test(plain);
  const counts = (mention: Mention) => {
    const before = beforeOf(plain, mention);
    if (/@\s*$/.test(before)) return true;
    const written = plain.slice(mention.start, mention.end);
    if (!CAPITAL.test(named.name)) return true;
    if (tellsCase && CAPITAL.test(written)) return true;
    const after = afterOf(plain, mention);
    if (WORDS.has(written.toLowerCase())) {
      const isAsked = isTyped && BEGINS_CLAUSE.test(before) && !MODALS.has(written.toLowerCase());
      return (isAsked && PLAINLY_ASKED_NEXT.test(after)) || (!tellsCase && isCalledPlace(before, after));
    }
    if (isTyped)
      return (
        isCalledPlace(before, after) ||
        CALLS.test(before) ||
        (BEGINS_CLAUSE.test(before) && ASKED_NEXT.test(after)) ||
        (ENDS_CLAUSE.test(after) && SPEAKS_TO.test(before) && !SPOKEN_OF.test(before))
      );
    return !tellsCase && isCalledPlace(before, after);
  };
  return Array.from(plain.matchAll(namePattern(named)), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  })).filter(counts);
}

const EXCLUDED_BEFORE =
  /(?:\b(?:not|except(?:\s+for)?|without|instead\s+of|rather\s+than|neither|nor)|\bnot\s+(?:you|yet\s+you)\s*,?|\b(?:any|every)(?:one|body)\s+(?:else\s+)?but|\ball\s+but|\b(?:don['’]?t|do\s+not|never)\s+(?:ask|let|call))\s+@?\s*$/iu;
const EXCLUDED_AFTER = /^\s+(?:should|must|shall|may|need)(?:\s+not|n['’]t)\b/iu;

/** The mentions that call the participant; not those that exclude them, as in `Not you, Tesla.` */
export function callsOf(text: string, named: Named, options?: MentionOptions): readonly Mention[] {
  return mentionsOf(text, named, options).filter(
    (mention) => !EXCLUDED_BEFORE.test(beforeOf(text, mention)) && !EXCLUDED_AFTER.test(afterOf(text, mention)),
  );
}

/** Whether a text consists only of a participant's name, regardless of case and punctuation. */
export function isNameOf(text: string, named: Named): boolean {
  const bare = text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "").toLowerCase();
  return namesOf(named).some((name) => name.toLowerCase() === bare);
}
