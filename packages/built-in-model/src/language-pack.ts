import type { Phrases, RoomPhrases, SocialAct } from "./corpus";

/** What a clause does: a social act, or `more` for "why?" and "go on". */
export type DialogueAct = SocialAct | "more";

/** Words, a space apart. */
type WordList = string;

export type Replacement = readonly [found: RegExp, instead: string];

/** Causes of sadness besides a loss. */
type Woe = "guilt" | "hurt" | "quarrel" | "failing";

export interface WordLists {
  /** Words that carry no information about the question. */
  readonly stop: WordList;
  /** Words that frame a question and seldom are its subject, however rare they are in a corpus. */
  readonly framing: WordList;
  /** Words of emotion, which are the subject of a question whatever is beside them. */
  readonly feelings: WordList;
  readonly verbs: WordList;
  /** Adjectives that say something of a topic, and nouns too wide to be one: never the end of it. */
  readonly wide: WordList;
  /** Small words that end a topic, beside the stop words. */
  readonly breakers: WordList;
  /** Words that may follow "I am" and are no name. */
  readonly notNames: WordList;
  /** Words that make no difference between two questions. */
  readonly small: WordList;
  /** Small words of other languages. */
  readonly foreign: WordList;
  /** The names of the numbers from 0 on. */
  readonly numbers: WordList;
}

/** A kind of question: how it is asked, and what a text must hold that answers it, if that can be seen. */
interface Asking {
  readonly asks: RegExp;
  /** Reads a text as it was written. */
  readonly shows?: RegExp;
}

/**
 * What a language looks like.
 * Patterns with the flag `i` read a text as it was written; the others read it in lower case, with straight quotes.
 */
export interface LanguagePatterns {
  /** In order: an ending, what stands instead, and the least length of what is left, or 0 when it may be anything. */
  readonly endings: readonly (readonly [ending: RegExp, instead: string, least: number])[];
  readonly vowel: RegExp;
  /** Separated words that are one. */
  readonly joined: readonly Replacement[];
  /** The ending of a word after an apostrophe. */
  readonly clitic: RegExp;

  /** Removed before reading: full stops that end no sentence, an address at the end, links. */
  readonly tidying: readonly Replacement[];
  /** Small talk at the edges of a clause. */
  readonly edges: readonly RegExp[];
  /** "What's up, old man?": the question before whom it calls. */
  readonly hailing: RegExp;
  /** The greeting or thanks a clause begins with. */
  readonly addressing: RegExp;
  /** With `{name}` for the character's own name: asking who that is, and naming it last or first. */
  readonly ownName: { readonly asked: string; readonly last: string; readonly first: string };
  readonly question: RegExp;
  /** Asks what or who something is, rather than for anything more of it. */
  readonly defining: RegExp;
  /** Stands before a second question in the same sentence. */
  readonly furtherQuestion: RegExp;
  readonly yesNo: RegExp;
  /** The clock, which the model cannot read. */
  readonly clock: RegExp;
  /** "Go on", as against "why?". */
  readonly onward: RegExp;

  /** Asks what the character thinks, rather than what it did or was. */
  readonly opinion: RegExp;
  readonly toYou: RegExp;
  /** Statements about everyone are a matter of opinion, too. */
  readonly general: RegExp;
  readonly pronoun: RegExp;
  /** Refers to an earlier subject. */
  readonly pointing: RegExp;
  /** Refers to a person. */
  readonly person: RegExp;
  /** Small words that distinguish two questions. */
  readonly telling: RegExp;
  readonly speaksOf: RegExp;
  readonly speaksOfSelf: RegExp;

  /** Words that open a topic. */
  readonly opener: RegExp;
  /** Words that point at a topic. */
  readonly pointer: RegExp;
  readonly copula: RegExp;
  /** Words after which even a verb is a noun. */
  readonly beforeNoun: RegExp;
  readonly placing: RegExp;
  /** After "you" or "so" comes a verb or an adjective, whatever the word can be elsewhere. */
  readonly predicate: RegExp;
  /** A word before one of these is a verb: "insult you". */
  readonly object: RegExp;
  /** A word like this is the name of a doing only where a noun must stand. */
  readonly gerund: RegExp;
  /** "My dad thinks science is dull": the science is the topic, not the dad. */
  readonly reporting: RegExp;
  /** "Is love stronger than death?" is about love, not about a "love stronger". */
  readonly comparing: Replacement;
  /** The word that joins two parts of a topic: "the speed of light". */
  readonly joint: string;
  /** Words no topic ends with. */
  readonly trailing: RegExp;
  readonly contracted: RegExp;
  readonly owner: RegExp;
  readonly adverb: RegExp;
  readonly participle: RegExp;
  /** What before a topic is said with it. */
  readonly article: RegExp;
  /** What before a topic shows that it is a noun; an article is caught. */
  readonly beforeTopic: RegExp;
  /** A thing that stands after an article or "my": both are caught. Finds all. */
  readonly thing: RegExp;
  /** Words of a visitor that a character does not repeat. */
  readonly unspeakable: RegExp;

  /** A choice between two things, which it catches. */
  readonly choice: RegExp;
  /** Asks something before it names two possible answers: "What was he like, strict or mild?" */
  readonly choiceBehind: RegExp;
  /** What is the lesser of two things whatever the other is. */
  readonly lesser: RegExp;
  /** A visitor has to decide something. */
  readonly deciding: RegExp;
  /** A sentence that leans on the one before it. */
  readonly dangling: RegExp;

  /** A yes, a no or a reason, which fits one question only. */
  readonly verdict: RegExp;
  /** A sentence that answers one question and opens no thought. */
  readonly replying: RegExp;

  /** What the visitor calls "my". */
  readonly mine: RegExp;
  readonly selfMentioned: RegExp;
  /** Statements about the future. */
  readonly ahead: RegExp;
  /** The visitor's own affairs and the people around them. */
  readonly ownAffairs: readonly RegExp[];
  /** The tags of what a character expects of the future. */
  readonly futureTag: RegExp;
  readonly time: RegExp;
  /** A topic that is a time needs no quoting. */
  readonly timeAlone: RegExp;

  /** How a visitor gives a name. */
  readonly names: readonly RegExp[];
  /** A sentence that states nothing that could be remembered. */
  readonly noStatement: RegExp;
  readonly asksName: RegExp;
  readonly asksMine: RegExp;
  readonly asksSaid: RegExp;

  readonly sums: {
    readonly functions: readonly (readonly [found: RegExp, said: string, kind: "root" | "percent" | "square"])[];
    readonly operators: readonly (readonly [symbol: string, found: RegExp, said: string])[];
    /** Figures that look like a sum and are none. */
    readonly dates: RegExp;
    readonly asked: RegExp;
    readonly locale: string;
    /** What is said of a result that is no number, of one too large to write, and for a minus sign. */
    readonly none: string;
    readonly large: string;
    readonly minus: string;
  };

  readonly letters: RegExp;
  readonly foreignLetters: RegExp;
  /** Words that cannot be pronounced. */
  readonly odd: RegExp;

  /** A sentence of a persona that is an instruction. */
  readonly rule: RegExp;
  /** From the second person into the first. */
  readonly ownWords: readonly Replacement[];
  readonly secondPerson: RegExp;
}

/** The common phrases of all characters: most of them take up what the visitor named, as `{topic}`, or as `{own}` such as `your driving test`. */
export interface CommonPhrases {
  /** First sentence about what has not happened yet, with closing questions in `wish`. */
  readonly future: readonly string[];
  readonly wish: readonly string[];
  /** First sentence about the people around the visitor. */
  readonly private: readonly string[];
  /** Second sentence about something unknown, with closing questions in `question`. */
  readonly middle: readonly string[];
  readonly question: readonly string[];
  /** What a character says that has no such phrases of its own. */
  readonly near: readonly string[];
  readonly partly: readonly string[];
  readonly spent: readonly string[];
  /** Repeats, as `{note}`, the one sentence that answers. */
  readonly again: readonly string[];
  readonly noAnswer: readonly string[];
  /** What a character is, in groups, once it has said so in all its own words. */
  readonly honest: readonly (readonly string[])[];
  readonly choosing: readonly string[];
  readonly chosen: readonly string[];
  readonly unasked: readonly string[];
  /** To words of another language, or of none. */
  readonly foreign: readonly string[];
  /** Second sentence to a sad visitor. */
  readonly told: readonly string[];
  /** Second sentence to a visitor in despair. */
  readonly careful: readonly string[];
  /** When a visitor asks for a name that was not given, or was: `{own}`. */
  readonly noName: readonly string[];
  readonly ownName: readonly string[];
  /** The visitor's own words, as `{own}`. */
  readonly ownWords: readonly string[];
  /** How a quotation is cut short. */
  readonly cutShort: string;
  /** The description of a picture when there is none. */
  readonly unseen: readonly string[];
  /** What stands before a year. */
  readonly year: string;
  /** How a visitor asks who the character is. */
  readonly aboutSelf: readonly string[];
}

/** The model's phrases and word lists of a language. */
export interface LanguageTexts {
  readonly words: WordLists;
  /** `head: other other`: words a visitor may use for the word the corpora use. */
  readonly synonyms: readonly string[];
  readonly phrases: CommonPhrases;
  /** The phrases of a character without a corpus. */
  readonly plain: Phrases;
  /** And how it speaks among others; `to` and `handOn` are for `anyone`, the latter with `{whom}` for the name. */
  readonly room: RoomPhrases;
}

/** All data of a language; another language is another object of this type. */
export interface LanguagePack extends LanguageTexts {
  readonly askings: readonly Asking[];
  readonly patterns: LanguagePatterns;
  /** In order: the first that fits is what the clause does. Matched in lower case, without the small talk at its edges. A clause without a hint is not matched against a long pattern. */
  readonly acts: readonly (readonly [act: DialogueAct, pattern: RegExp, hint?: RegExp])[];
  /** A visitor speaks of ending their own life. */
  readonly despair: RegExp;
  /** The signs of a woe in a message, and the words that a fitting consolation needs. */
  readonly woes: Readonly<Record<Woe, readonly [told: RegExp, consoled: RegExp]>>;
}
