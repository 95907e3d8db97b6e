import type { OutsideSubject, Phrases, RoomPhrases, SocialAct } from "./corpus";
import type { Referrals } from "./referral-texts";
import type {
  LifePatterns,
  ListeningPatterns,
  MemoryPatterns,
  Replacement,
  RequestPatterns,
} from "./listening-patterns";
import type { ReferralPatterns } from "./referral-patterns";

/** The act of a clause: a social act, or `more` for "why?" and "go on". */
export type DialogueAct = SocialAct | "more";

/** Words separated by spaces. */
type WordList = string;

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
  /** Adjectives that describe a topic, and nouns too general to be a topic: a topic never ends with one. */
  readonly wide: WordList;
  /** Small words that end a topic, besides the stop words. */
  readonly breakers: WordList;
  /** Words that may follow "I am" and are not a name. */
  readonly notNames: WordList;
  /** Words that make no difference between two questions. */
  readonly small: WordList;
  /** Small words of other languages. */
  readonly foreign: WordList;
  /** The names of the numbers from 0 on. */
  readonly numbers: WordList;
}

/** A kind of question: its pattern, and the pattern of a text that answers it, if there is one. */
interface Asking {
  readonly asks: RegExp;
  /** Matches a text as it was written. */
  readonly shows?: RegExp;
  /** Only a text that was written for such a question, or an opinion, answers it. */
  readonly isStrict?: boolean;
}

/**
 * The patterns of a language.
 * Patterns with the flag `i` read a text as it was written; the others read it in lower case, with straight quotes.
 */
export interface LanguagePatterns {
  /** In order: an ending, its replacement, and the minimum length of the rest, or 0 for any length. */
  readonly endings: readonly (readonly [ending: RegExp, instead: string, least: number])[];
  readonly vowel: RegExp;
  /** Separated words that count as one. */
  readonly joined: readonly Replacement[];
  /** The ending of a word after an apostrophe. */
  readonly clitic: RegExp;

  /** Removed before analysis: full stops that end no sentence, an address at the end, links. */
  readonly tidying: readonly Replacement[];
  /** Small talk at the edges of a clause. */
  readonly edges: readonly RegExp[];
  /** "What's up, old man?": the question before the address. */
  readonly hailing: RegExp;
  /** The greeting or thanks a clause begins with. */
  readonly addressing: RegExp;
  /** With `{name}` for the character's own name: a question about that name, and the name last or first. */
  readonly ownName: { readonly asked: string; readonly last: string; readonly first: string };
  readonly question: RegExp;
  /** Asks what or who something is, rather than for anything more of it. */
  readonly defining: RegExp;
  /** Asks what a thing is, in a few words. */
  readonly definition: RegExp;
  /** A sentence that says what something is; captures its subject. */
  readonly defines: RegExp;
  /** Ends a clause. */
  readonly clauseBreak: RegExp;
  /** Refers to what another clause of the message names. */
  readonly referring: RegExp;
  /** Stands before a second question in the same sentence. */
  readonly furtherQuestion: RegExp;
  readonly yesNo: RegExp;
  /** The clock, which the model cannot read. */
  readonly clock: RegExp;
  /** "Go on", in contrast to "why?". */
  readonly onward: RegExp;

  /** Asks what the character thinks, rather than what it did or was. */
  readonly opinion: RegExp;
  readonly toYou: RegExp;
  /** Statements about everyone are a matter of opinion, too. */
  readonly general: RegExp;
  readonly pronoun: RegExp;
  /** Refers to an earlier subject. */
  readonly pointing: RegExp;
  /** Begins or ends like a question that goes on with an earlier subject. */
  readonly leaning: RegExp;
  /** Refers to a person. */
  readonly person: RegExp;
  /** Small words that distinguish two questions. */
  readonly telling: RegExp;
  readonly speaksOf: RegExp;
  readonly speaksOfSelf: RegExp;

  /** Words that begin a topic. */
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
  /** A word like this names an activity only where a noun must stand. */
  readonly gerund: RegExp;
  /** Words that belong to a gerund with an article: "the washing up". */
  readonly particle: RegExp;
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
  /** What before a topic belongs to it. */
  readonly article: RegExp;
  /** Before a topic: it is plainly what is asked about, as in "what is …?" */
  readonly naming: RegExp;
  /** Contradicts what was said before. Matches a clause without small talk at its edges. */
  readonly dissent: RegExp;
  /** The same at the beginning of a message. */
  readonly gainsaying: RegExp;
  /** What before a topic shows that it is a noun; captures an article. */
  readonly beforeTopic: RegExp;
  /** A thing after an article or "my": captures both. Finds all. */
  readonly thing: RegExp;
  /** Words of a visitor that a character does not repeat. */
  readonly unspeakable: RegExp;
  /** Captures the name of another language that an answer is asked in. */
  readonly asksTongue: RegExp;
  /** A statement that can follow "you told me that". */
  readonly sentence: RegExp;

  /** A choice between two things, which it captures. */
  readonly choice: RegExp;
  /** Asks something before it names two possible answers: "What was he like, strict or mild?" */
  readonly choiceBehind: RegExp;
  /** Things that are always the worse choice of two. */
  readonly lesser: RegExp;
  /** A visitor has to decide something. */
  readonly deciding: RegExp;
  /** Asks for practical advice, which no counsel on life replaces. */
  readonly practical: RegExp;
  /** A sentence that depends on the one before it. */
  readonly dangling: RegExp;

  /** A yes, a no or a reason, which fits one question only. */
  readonly verdict: RegExp;
  /** A sentence that answers one question and cannot begin a thought. */
  readonly replying: RegExp;

  /** A thing that the visitor calls "my". */
  readonly mine: RegExp;
  /** A verb after the thing that the visitor calls its own: "my band broke up". */
  readonly afterOwn: RegExp;
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

  /** A visitor's statement of their name. */
  readonly names: readonly RegExp[];
  /** A word in small letters that is no name, whatever it follows. */
  readonly noName: RegExp;
  /** A sentence without anything to remember. */
  readonly noStatement: RegExp;
  readonly asksName: RegExp;
  readonly asksMine: RegExp;
  readonly asksSaid: RegExp;

  readonly sums: {
    readonly functions: readonly (readonly [found: RegExp, said: string, kind: "root" | "percent" | "square"])[];
    /** Captures a factor, an unknown, a sign, a number and the total of a linear equation. */
    readonly equation: RegExp;
    readonly unknown: string;
    readonly operators: readonly (readonly [symbol: string, found: RegExp, said: string])[];
    /** Numbers that look like a sum and are not one. */
    readonly dates: RegExp;
    readonly asked: RegExp;
    readonly locale: string;
    /** The words for a result that is no number, for one too large to write, and for a minus sign. */
    readonly none: string;
    readonly large: string;
    readonly minus: string;
  };

  readonly letters: RegExp;
  readonly foreignLetters: RegExp;
  /** Words that cannot be pronounced. */
  readonly odd: RegExp;

  /** A persona's sentence that is an instruction. */
  readonly rule: RegExp;
  /** Replacements from the second person to the first. */
  readonly ownWords: readonly Replacement[];
  readonly secondPerson: RegExp;
}

/** The common phrases of all characters: most contain what the visitor named, as `{topic}`, or as `{own}`, such as `your driving test`. */
export interface CommonPhrases {
  /** First sentences about the future, with closing questions in `wish`. */
  readonly future: readonly string[];
  readonly wish: readonly string[];
  /** First sentences about the people around the visitor. */
  readonly private: readonly string[];
  /** The same two where the topic is not named. */
  readonly futureUnnamed: readonly string[];
  readonly privateUnnamed: readonly string[];
  /** Second sentences about something unknown, with closing questions in `question`. */
  readonly middle: readonly string[];
  readonly question: readonly string[];
  /** The phrases of a character without its own. */
  readonly near: readonly string[];
  readonly partly: readonly string[];
  readonly spent: readonly string[];
  /** Repeats the one sentence that answers, as `{note}`. */
  readonly again: readonly string[];
  readonly noAnswer: readonly string[];
  /** Groups of sentences about the character, for when all its own are used. */
  readonly honest: readonly (readonly string[])[];
  readonly choosing: readonly string[];
  readonly chosen: readonly string[];
  readonly unasked: readonly string[];
  /** A character without pieces is asked to make something. */
  readonly lacking: readonly string[];
  /** Answers to words of another language, or of none. */
  readonly foreign: readonly string[];
  /** Second sentences to a sad visitor. */
  readonly told: readonly string[];
  /** Second sentences to a visitor in despair. */
  readonly careful: readonly string[];
  /** For a visitor who asks for their name, which was not given or was given as `{own}`. */
  readonly noName: readonly string[];
  readonly ownName: readonly string[];
  /** Say that there is no {language} here, where it is asked for. */
  readonly onlyOwn: readonly string[];
  /** Says what the visitor told of itself, as `{own}`, such as `you drive a bus`. */
  readonly ownFact: readonly string[];
  /** A name that the visitor gave, as `{own}`, for `{thing}`, such as `dog`. */
  readonly ownCalled: readonly string[];
  /** The visitor's own question, as `{own}`. */
  readonly ownQuestion: readonly string[];
  /** Nothing was found of what the visitor says it told. */
  readonly unheard: readonly string[];
  /** Quotes the visitor's own words, as `{own}`. */
  readonly ownWords: readonly string[];
  /** The end of a shortened quotation. */
  readonly cutShort: string;
  /** The description of a picture when there is none. */
  readonly unseen: readonly string[];
  /** The word before a year. */
  readonly year: string;
  /** Questions about who the character is. */
  readonly aboutSelf: readonly string[];
}

/** The model's phrases and word lists of a language. */
export interface LanguageTexts {
  readonly words: WordLists;
  /** `head: other other`: words that a visitor may use for a word of the corpora. */
  readonly synonyms: readonly string[];
  readonly phrases: CommonPhrases;
  /** The phrases of a character without a corpus. */
  readonly plain: Phrases;
  /** Its phrases in a discussion; `to` and `handOn` are for `anyone`, the latter with `{whom}` for the name. */
  readonly room: RoomPhrases;
  /** What a character without its own says instead of advice. */
  readonly referrals: Referrals;
}

/** All data of a language; another language is another object of this type. */
export interface LanguagePack extends LanguageTexts {
  readonly askings: readonly Asking[];
  readonly patterns: LanguagePatterns;
  /** In order: the first match is the act of the clause. Matched in lower case, without the small talk at its edges. A clause without the hint is not matched against a long pattern. */
  readonly acts: readonly (readonly [act: DialogueAct, pattern: RegExp, hint?: RegExp])[];
  readonly referring: ReferralPatterns;
  readonly requests: RequestPatterns;
  /** In order: questions on everyday subjects. Matched in lower case. */
  readonly outside: readonly (readonly [subject: OutsideSubject, pattern: RegExp])[];
  /** Other languages, by what is found in a text of them. Find all. */
  readonly tongues: readonly (readonly [name: string, small: RegExp])[];
  readonly life: LifePatterns;
  readonly listening: ListeningPatterns;
  readonly memory: MemoryPatterns;
  /** A visitor speaks of ending their own life. */
  readonly despair: RegExp;
  /** The signs of a sorrow in a message, and the words of a fitting consolation. */
  readonly woes: Readonly<Record<Woe, readonly [told: RegExp, consoled: RegExp]>>;
}
