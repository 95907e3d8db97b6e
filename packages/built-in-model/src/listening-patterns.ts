import type { DecisionKind, LifeKind, PieceKind, ReactionKind, SorrowKind } from "./corpus";

/** What a pattern finds, and what stands in its place. */
export type Replacement = readonly [found: RegExp, instead: string];

/** How a visitor tells of its own life. Matched in lower case, without small talk at the edges. */
export interface LifePatterns {
  /** Tells something without "I". */
  readonly curt: RegExp;
  /** A statement about the visitor, and one that is only an opinion or a wish to hear something. */
  readonly told: RegExp;
  readonly thought: RegExp;
  /** Says only what the visitor likes or dislikes. */
  readonly taste: RegExp;
  /** In order: what it is about. */
  readonly kinds: readonly (readonly [kind: LifeKind, pattern: RegExp])[];
  readonly hard: RegExp;
  readonly glad: RegExp;
  /** Asks what to do in the visitor's own life, and the kinds of decisions, in order. */
  readonly deciding: RegExp;
  /** Asks what several people should do, which may also be a general question. */
  readonly shared: RegExp;
  readonly decisions: readonly (readonly [kind: DecisionKind, pattern: RegExp])[];
}

/**
 * What a line that asks for no knowledge is. Matched in lower case and without punctuation; where not said otherwise, with
 * the small talk at its edges.
 */
export interface ListeningPatterns {
  /** In order: bad news by what happened. */
  readonly sorrows: readonly (readonly [kind: SorrowKind, pattern: RegExp])[];
  /** The visitor speaks of its own affairs, or in a few words of its own day. */
  readonly own: RegExp;
  /** Captures the person or animal that the visitor calls its own, or that needs no "my": "dad". */
  readonly whom: RegExp;
  /** In order: a few words on the last reply. */
  readonly reactions: readonly (readonly [kind: ReactionKind, pattern: RegExp])[];
  /** A remark on what was said, unless it speaks of the visitor's own affairs. */
  readonly remark: RegExp;
  readonly ofOwn: RegExp;
  readonly here: RegExp;
  readonly simpler: RegExp;
  readonly grave: RegExp;
  readonly whatIf: RegExp;
  readonly recap: RegExp;
  readonly encourage: RegExp;
  readonly tease: RegExp;
  readonly quiz: RegExp;
  /** Says what somebody else says. */
  readonly reported: RegExp;
  /** Asks for something to be done. */
  readonly command: RegExp;
  /** The visitor has no answer to a question. */
  readonly passed: RegExp;
  readonly accused: RegExp;
  readonly unanswered: RegExp;
  /** The visitor says what it thinks or has heard. */
  readonly opining: RegExp;
  /** The visitor speaks of itself with regard to what was said last: "I would have hated that". */
  readonly ofLast: RegExp;
  /** A general statement. */
  readonly claim: RegExp;
  /** A short question that says too little without what was said before. */
  readonly elliptic: RegExp;
  /** Asks for a place or a person, and how an answer names one: "in" and "he" are in nearly every sentence. */
  readonly wideAsking: readonly (readonly [asks: RegExp, names: RegExp])[];
}

/** How a visitor asks for what it said before. Matched in lower case. */
export interface MemoryPatterns {
  /** In order: a question about the visitor, and the statements that answer it, the surest first. */
  readonly facts: readonly (readonly [asks: RegExp, ...tells: RegExp[]])[];
  /** The same where only the subject of the question shows what answers it, after what holds its own words. */
  readonly others: readonly (readonly [asks: RegExp, tells: RegExp])[];
  /** Nouns that name the same child or animal. */
  readonly alike: readonly string[];
  /** Asks for something of the visitor's own life that only the visitor can have told. */
  readonly asksOwn: RegExp;
  readonly asksWho: RegExp;
  /** Says who or what the visitor is. */
  readonly self: RegExp;
  /** Asks for everything the visitor told. */
  readonly asksAll: RegExp;
  /** Words of such a question that do not say what is asked for. */
  readonly unasked: RegExp;
  /** Captures a noun whose name is asked for: "what is my dog called?" */
  readonly asksCalled: RegExp;
  /** With `{noun}`: captures the name. As it was written. */
  readonly called: readonly string[];
  /** Joins two sentences that are said back. */
  readonly and: string;
  /** Asks for a question of the visitor: the last one, the first one, or the one before what it captures. */
  readonly asksQuestion: RegExp;
  readonly asksFirst: RegExp;
  readonly asksBefore: RegExp;
  /** Captures what the visitor told something about, if it names anything. */
  readonly asksTold: RegExp;
  /** What stands before news without "I" that is said back. */
  readonly you: string;
  /** Begins a line that was turned to the second person. */
  readonly yours: RegExp;
  /** Replacements from the visitor's own words to the second person. */
  readonly yourWords: readonly Replacement[];
}

/** How a visitor asks for something to be made. Matched in lower case, without small talk at the edges. */
export interface RequestPatterns {
  /** In order: the kind of text, `other` for what no character has, and how it is asked for. */
  readonly kinds: readonly (readonly [kind: PieceKind | "other", pattern: RegExp])[];
  /** Asks for a story of the character's own life, which is a question. */
  readonly ofYou: RegExp;
  /** Asks for another of the same. */
  readonly again: RegExp;
  /** Asks for another of the same about something: captures what. */
  readonly onSubject: RegExp;
  /** Captures what the text is to be about. */
  readonly subject: RegExp;
}
