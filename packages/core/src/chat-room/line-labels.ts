import { namesOf, type Named } from "./participant-names";

/** A piece of a pattern: matched whole, or as far as a text that still grows may have come with it. */
interface Part {
  readonly whole: string;
  readonly half: string;
}

/** The name that stands before a line, and what a text looks like that may yet become one. */
export interface LabelPattern {
  /** Matches the name at the start of a text, with all that decorates it. */
  readonly whole: RegExp;
  /** Matches a text that is nothing but the beginning of one. */
  readonly half: RegExp;
}

/** Whoever else models like to write a line for. */
const ROLES = [
  "User",
  "Visitor",
  "Moderator",
  "Assistant",
  "Narrator",
  "Guest",
  "The user",
  "The visitor",
  "The human",
  "The moderator",
  "The assistant",
  "The narrator",
  "The guest",
];
/** Within a line these are words like others: `Human: is that so little?` */
const STRANGERS = [...ROLES, "You", "Human", "System", "Bot"];

/** One sign, or a class of them. */
const sign = (source: string): Part => ({ whole: source, half: "" });
/** Any number of signs of a class. */
const signs = (source: string): Part => ({ whole: `${source}{0,60}`, half: `${source}{0,60}` });
const sequence = (...parts: readonly Part[]): Part => ({
  whole: parts.map(({ whole }) => whole).join(""),
  half: parts
    .slice(0, -1)
    .reduceRight((rest, { whole, half }) => `(?:${half}|${whole}${rest})`, parts.at(-1)?.half ?? ""),
});
const oneOf = (...parts: readonly Part[]): Part => ({
  whole: `(?:${parts.map(({ whole }) => whole).join("|")})`,
  half: `(?:${parts.map(({ half }) => half).join("|")})`,
});
const optional = ({ whole, half }: Part): Part => ({ whole: `(?:${whole})?`, half: `(?:${half})?` });
/** Any number of parts, within reason: nobody puts more than that before a name, and a longer search would take its time. */
const many = ({ whole, half }: Part): Part => ({ whole: `(?:${whole}){0,60}`, half: `(?:${whole}){0,60}(?:${half})?` });

const PICTURE = String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\ufe0f\u200d\u20e3`;
/** In other scripts, and where it only looks like one. */
const COLON = "[:：﹕︰∶꞉]";
/** Nothing to see, and yet a sign. */
const UNSEEN = String.raw`\u200b-\u200d\u2060\ufeff`;
const OPENING = "【〔「『《〈（";
const CLOSING = "】〕」』》〉）";
const QUOTES = `"'“”‘’«»`;
const tag: Part = {
  whole: String.raw`<\/?[a-zA-Z][^<>\n]{0,40}>`,
  half: String.raw`(?:<\/?(?:[a-zA-Z][^<>\n]{0,40})?)`,
};
const number: Part = { whole: String.raw`\d{1,3}(?:[.)]|\ufe0f?\u20e3)`, half: String.raw`\d{1,3}\ufe0f?` };
/** When somebody spoke: `12:03`. */
const time: Part = {
  whole: String.raw`\d{1,2}:\d{2}(?::\d{2})?`,
  half: String.raw`\d{1,2}(?::(?:\d{1,2}(?::\d{0,2})?)?)?`,
};
/** A word in any case; what follows it may depend on case, so that the whole pattern cannot leave it out of account. */
const word = (text: string): readonly Part[] =>
  Array.from(text).map((each) => {
    const cases = new Set([each, each.toLowerCase(), each.toUpperCase()].filter((one) => Array.from(one).length === 1));
    return sign(cases.size > 1 ? `[${[...cases].join("")}]` : each.replace(/[.*+?^${}()|[\]\\/-]/, String.raw`\$&`));
  });
const anyWord = (words: readonly string[]) => oneOf(...words.map((each) => sequence(...word(each))));
/** Between the words of a name: white space, nothing, or a sign. */
const joint: Part = { whole: String.raw`(?:\s*|[_-])`, half: String.raw`(?:\s*|[_-])` };

/** What stands before a name: white space, emphasis, quotes, brackets, pictures, tags and list signs. */
const MARKS = String.raw`[\s*_~#<>@|•·–—\x60${UNSEEN}(){}\[\]${OPENING}${CLOSING}${QUOTES}${PICTURE}-]`;
const lead = many(oneOf(sign(MARKS), tag, number, time));
/** The same without what makes a list, in which a dash follows honestly. */
const plainLead = many(oneOf(sign(String.raw`[\s*_~#>@\x60${UNSEEN}${QUOTES}${PICTURE}]`), tag));
/** Between a name and its colon. */
const trail = many(
  oneOf(sign(String.raw`[^\S\n\r\u2028\u2029]|[*_~\])}>\x60${UNSEEN}${CLOSING}${QUOTES}${PICTURE}]`), tag),
);
/** An aside such as `(smiling)`; a link is none. */
const aside = oneOf(
  ...(
    [
      [String.raw`\(`, String.raw`[^()/\n]`, String.raw`\)`],
      [String.raw`\*`, String.raw`[^*\n]`, String.raw`\*`],
      [String.raw`\[`, String.raw`[^[\]/\n]`, String.raw`\]`],
    ] as const
  ).map(([open, inside, close]): Part => ({
    whole: `${open}${inside}{1,120}${close}`,
    half: `(?:${open}${inside}{0,120})`,
  })),
);
/** The same with an aside or the time before the name, which is no line by itself. */
const leadWithAside = sequence(
  lead,
  optional(sequence(aside, many(oneOf(sign(String.raw`(?![\n\r\u2028\u2029])${MARKS}`), tag, number)))),
);
const BLANK = String.raw`[^\S\n\r\u2028\u2029]`;
const BREAK = String.raw`[\n\r\u2028\u2029]`;
const blanks = signs(BLANK);
const someBlanks = sequence(sign(BLANK), blanks);
const closed = sequence(trail, optional(sequence(aside, trail)));
const colon = sequence(closed, sign(COLON));
const dash = sequence(
  signs(String.raw`[*_~"'“”’»\x60]`),
  someBlanks,
  oneOf(sign("[–—]"), sequence(sign("-"), optional(sign("-")))),
  sign(String.raw`(?=[\s"'“‘«*_])`),
);
/** What somebody begins to speak with, and hardly a sentence that goes on. */
const speech = sequence(blanks, sign(String.raw`(?=[\p{Lu}\p{Lt}\p{Lo}"“«‘「*])`));
const quotation = sequence(blanks, sign('(?=["“«‘「])'));
/** Of a semicolon only the beginning of a speech makes a label: `Hypatia; she knew it.` */
const semicolon = sequence(closed, sign("[;；]"), speech);
/** Behind a colon a word in small letters goes on with the sentence: `One law. Flux: the change of a field.` */
const notGoingOn = sequence(blanks, sign(String.raw`(?=[^\p{Ll}\s]|${BREAK})`));

/** How a play says that somebody speaks. In the past tense it would be told, not said. */
const SAYS = [
  "says",
  "replies",
  "answers",
  "responds",
  "asks",
  "adds",
  "continues",
  "whispers",
  "laughs",
  "smiles",
  "nods",
  "sighs",
  "shouts",
  "cries",
  "exclaims",
  "interjects",
  "interrupts",
  "counters",
  "objects",
  "murmurs",
  "mutters",
  "muses",
  "retorts",
  "remarks",
  "speaks",
];
/** These end as `laughing` does, and do nothing. */
const NO_DEED = String.raw`(?!(?:any|every|no|some)?thing|king|bring|sing|being|speaking|knowing|considering|judging)`;
const deed: Part = {
  whole: String.raw`${NO_DEED}\p{L}{2,20}ing(?:\s[^,.:!?"“\n]{1,40})?`,
  half: String.raw`(?:\p{L}{0,23}|${NO_DEED}\p{L}{2,20}ing\s[^,.:!?"“\n]{0,40})`,
};
const manner: Part = {
  whole: String.raw`(?:\p{L}{2,20}ly|with|in)(?:\s[^,.:!?"“\n]{1,40})?`,
  half: String.raw`(?:\p{L}{0,22}|(?:\p{L}{2,20}ly|with|in)\s[^,.:!?"“\n]{0,40})`,
};
const moreWords: Part = { whole: String.raw`(?:\s[^.:!?"“\n]{1,60})?`, half: String.raw`(?:\s[^.:!?"“\n]{0,60})?` };

/** The names, any of them. `Cheesemaster 5000` is also `cheesemaster5000`. */
const anyOf = (names: readonly string[]) =>
  oneOf(
    ...names.map((name) =>
      sequence(...name.split(/\s+/).flatMap((each, at) => (at === 0 ? word(each) : [joint, ...word(each)]))),
    ),
  );

const compiled = ({ whole, half }: Part): LabelPattern => ({
  whole: new RegExp(`^${whole}`, "u"),
  half: new RegExp(`^${half}$`, "u"),
});

/** `Dr. Faust` is also `Doctor Faust`, `DrFaust` and `Faust`. */
const spelledOut = (name: string) => [
  name.replaceAll(".", ". ").trim(),
  name.replaceAll(".", ""),
  name.replace(/^Dr\b\.?/, "Doctor").replace(/^Prof\b\.?/, "Professor"),
  name.replace(/^(?:Dr|Prof|Mr|Mrs|Ms)\b\.?\s*/, ""),
];
const allNamesOf = (all: readonly Named[]) =>
  [
    ...new Set(
      all
        .flatMap(namesOf)
        .flatMap(spelledOut)
        .filter((name) => name !== ""),
    ),
  ].toSorted((one, other) => other.length - one.length);

export interface LabelOptions {
  /** Whether whoever else models write lines for counts too. */
  readonly withStrangers?: boolean;
  /** Whether an aside before the name belongs to it: whoever's line goes on keeps its own. */
  readonly withAside?: boolean;
  /** Whether a dash makes a label. Of another it does not: `Ben — you are right` speaks to Ben. */
  readonly withDash?: boolean;
}

const EMPHASIS = String.raw`[*_\x60]`;
/** What a name that is a line by itself is dressed in; a single dash or star before a blank makes a list. */
const RULE = "[*_–—-]";
const dressed = signs(String.raw`(?:[\s=~#>@“«‘(<\[\x60"'${PICTURE}]|(?!(?<!${RULE})${RULE}${BLANK})${RULE})`);
const undressed = signs(String.raw`(?:[=~#<>”»’)\]*_\x60–—"'${PICTURE}-]|${BLANK})`);

/** `Speaker: Tesla`, and the same as a field of JSON. */
const field = (named: Part) =>
  sequence(
    oneOf(
      sequence(
        plainLead,
        anyWord(["speaker", "speaking", "next speaker", "current speaker"]),
        signs(String.raw`[\s*_]`),
        sign("[:：]"),
      ),
      sequence(
        signs(String.raw`[\s{\[(,\x60]`),
        optional(sequence(anyWord(["json"]), signs(String.raw`[\s{\[]`))),
        sign("[\"'“]"),
        anyWord(["speaker", "name", "character", "role", "from", "author", "agent", "who"]),
        sign("[\"'”]"),
        signs(String.raw`\s`),
        sign(":"),
      ),
    ),
    signs(String.raw`[\s*_"'“\[]`),
    named,
    sign(String.raw`(?=[^\p{L}\p{N}])`),
  );

/** `Name: Tesla`, where the line holds nothing else. */
const ownLineField = (named: Part, end: Part) =>
  sequence(
    plainLead,
    anyWord(["name", "character"]),
    signs(String.raw`[\s*_]`),
    sign("[:：]"),
    signs(String.raw`(?:[*_"'“]|${BLANK})`),
    named,
    signs(String.raw`(?:[*_"'”]|${BLANK})`),
    end,
  );

/** `<speaker>Tesla</speaker>`, `<speaker name="Tesla">` and `[Tesla speaks]`: nobody tells anything so. */
const announced = (named: Part) =>
  sequence(
    plainLead,
    oneOf(
      sequence(
        sign("<"),
        anyWord(["speaker", "character", "name"]),
        sign(">"),
        signs(String.raw`\s`),
        named,
        signs(String.raw`\s`),
        sign("<"),
        sign("/"),
        anyWord(["speaker", "character", "name"]),
        sign(">"),
      ),
      sequence(
        sign("<"),
        anyWord(["speaker", "character", "line", "turn"]),
        someBlanks,
        anyWord(["name", "speaker", "character", "id"]),
        sign("="),
        sign(`["']`),
        named,
        sign(`["']`),
        blanks,
        sign(">"),
      ),
      sequence(
        sign(String.raw`[\[(（【]`),
        named,
        someBlanks,
        anyWord(["speaks", "speaking"]),
        sign(String.raw`[\])）】]`),
      ),
    ),
  );

/** Whom a play says that somebody speaks to. */
const hearer: Part = {
  whole: String.raw`(?:\p{Lu}[^.:!?\n]{0,40}|all|every(?:one|body)|the [a-z]{2,12})`,
  half: String.raw`(?:\p{Lu}[^.:!?\n]{0,40}|[a-z]{0,9}|the [a-z]{0,12})`,
};

/** What stands before the words of these at the beginning of a line. */
export function lineLabel(
  all: readonly Named[],
  { withStrangers = false, withDash = false, withAside = false }: LabelOptions = {},
): LabelPattern {
  const known = anyOf(allNamesOf(all));
  const named = withStrangers ? oneOf(known, anyOf(STRANGERS)) : known;
  const saying = sequence(anyWord(SAYS), moreWords, sign(COLON), speech);
  const space = signs(String.raw`\s`);
  const moreLines = sequence(sign(BREAK), space, sign(String.raw`(?=\S)`));
  return compiled(
    oneOf(
      sequence(withAside ? leadWithAside : lead, named, oneOf(colon, semicolon)),
      // **Tesla** I saw it.
      sequence(
        space,
        sign(EMPHASIS),
        signs(EMPHASIS),
        known,
        sign(EMPHASIS),
        signs(EMPHASIS),
        someBlanks,
        sign(String.raw`(?=[\p{Lu}\p{Lt}\p{Lo}"“«‘–—-])`),
      ),
      sequence(
        plainLead,
        oneOf(
          // [Tesla] I saw it. <Tesla> I saw it. <|Tesla|> I saw it.
          sequence(
            sign(String.raw`[[<【〔]`),
            named,
            oneOf(
              sign(">"),
              sequence(sign(String.raw`[\]】〕]`), signs("[*_]"), sign(String.raw`(?=[\s:：*_–—"“«‘「-])`)),
            ),
          ),
          sequence(sign("<"), sign(String.raw`\|`), named, sign(String.raw`\|`), sign(">")),
          // (Tesla) I saw it.
          sequence(sign("[(（]"), named, sign("[)）]"), speech),
          sequence(
            known,
            oneOf(
              ...(withDash ? [dash] : []),
              // Tesla | I saw it. Tesla → I saw it.
              sequence(blanks, oneOf(sign(String.raw`[|→⇒➔➜⟶»]`), sequence(sign("[-=]"), sign(">")))),
              // Tesla> I saw it.
              sequence(blanks, sign(">"), speech),
              // Tesla, laughing: I saw it.
              sequence(
                sign(","),
                someBlanks,
                oneOf(sequence(deed, sign(COLON), speech), sequence(manner, sign(COLON), quotation)),
              ),
              sequence(
                someBlanks,
                oneOf(
                  // Tesla replies: I saw it.
                  saying,
                  // Tesla to Hypatia: I saw it.
                  sequence(anyWord(["to"]), someBlanks, hearer, colon),
                ),
              ),
            ),
          ),
        ),
      ),
      // The visitor says: I saw it.
      ...(withStrangers ? [sequence(plainLead, anyOf(ROLES), someBlanks, saying)] : []),
      field(named),
      announced(named),
      ownLineField(named, moreLines),
      // A line that is nothing but the name. Last, since it alone waits for the line after it.
      sequence(dressed, known, undressed, moreLines),
    ),
  );
}

/** What stands before the words of these after a sentence of the same line. */
export function innerLabel(
  all: readonly Named[],
  { withStrangers = false, withAside = false }: Omit<LabelOptions, "withDash"> = {},
): LabelPattern {
  const known = anyOf(allNamesOf(all));
  const named = withStrangers ? oneOf(known, anyOf(ROLES)) : known;
  return compiled(
    oneOf(
      sequence(withAside ? leadWithAside : lead, named, colon, notGoingOn),
      // [Tesla] I saw it.
      sequence(plainLead, sign(String.raw`[[【]`), named, sign(String.raw`[\]】]`), speech),
      announced(known),
    ),
  );
}

/** What may stand before a name at the beginning of a line, wherever a name follows or not. */
export const LEAD = new RegExp(`^${lead.whole}`, "u");
