import type { Referrals } from "./referral-texts";

/** A thing that the character knows or remembers. One fact answers one kind of question. */
export interface Fact {
  readonly id: string;
  /** Words and short phrases of questions about it, synonyms included. */
  readonly tags: readonly string[];
  /** Two to five questions that a visitor might ask about it. */
  readonly questions: readonly string[];
  /** For the first questions, in their order: one sentence that answers only that question, before the rest. */
  readonly details?: readonly string[];
  /** Two to four sentences that answer the question; the first one is the direct answer. */
  readonly answer: readonly string[];
  /** Two or three further sentences for "why?" and "tell me more". */
  readonly deeper: readonly string[];
  /** A question to the visitor. */
  readonly ask: string;
}

/** The character's opinion on a large theme, such as love, death, money, machines or truth. */
export interface Stance {
  readonly id: string;
  readonly tags: readonly string[];
  readonly questions: readonly string[];
  /** The same as in a fact. */
  readonly details?: readonly string[];
  /** Three or four sentences of opinion that need no fact. */
  readonly view: readonly string[];
  readonly ask: string;
}

/** What a visitor can do besides asking a question. */
export type SocialAct =
  | "greeting"
  | "farewell"
  | "thanks"
  | "howAreYou"
  | "whoAreYou"
  | "areYouReal"
  | "sad"
  | "happy"
  | "praise"
  | "insult"
  | "advice"
  | "joke";

/**
 * How the character answers a social act.
 * In every sentence `{name}` becomes the visitor's name with a comma before it, or nothing.
 */
export interface SocialPhrases {
  /** At least two first sentences. */
  readonly open: readonly string[];
  /** At least three groups of two or three sentences, each group complete in itself. */
  readonly body: readonly (readonly string[])[];
  /** At least two questions to the visitor (for `farewell`: closing sentences). */
  readonly close: readonly string[];
}

/** The character's own phrases. `{topic}` is the topic of the visitor's message, in quotation marks. */
export interface Phrases {
  readonly social: Readonly<Record<SocialAct, SocialPhrases>>;
  /** Reactions before a known answer; at least eight. They must fit any question, so they need no `{topic}`. */
  readonly reactions: readonly string[];
  /** Reactions to "why" or "go on"; at least four. */
  readonly continuing: readonly string[];
  /** First sentences about something the character cannot know; contain `{topic}`; at least six. */
  readonly unknownTopic: readonly string[];
  /** At least eight groups of two or three sentences of attitude (never claims) that follow `unknownTopic`. */
  readonly unknownBody: readonly (readonly string[])[];
  /** First sentences if the message has no topic; at least six. */
  readonly vague: readonly string[];
  /** At least six groups of two or three sentences that follow `vague`. */
  readonly vagueBody: readonly (readonly string[])[];
  /** Sentences for a repeated question, which admit the repetition; at least three. */
  readonly repeated: readonly string[];
  /** Before an answer that may not fit the question. Left out, the language's own, as in the next three. */
  readonly near?: readonly string[];
  /** Before the rest of an item that was used before, when the question asks for it in other words. */
  readonly partly?: readonly string[];
  /** The same when all of the item was used, before a related item. */
  readonly spent?: readonly string[];
  /** First sentences for a question without a topic. */
  readonly noAnswer?: readonly string[];
  /** Choose between two things the visitor named, as `{pick}` and `{other}`; at least four. */
  readonly choosing?: readonly string[];
  /** Reasons that fit any choice. */
  readonly chosen?: readonly string[];
  /** For a question about something of its own that it cannot answer; contain `{topic}`. */
  readonly unasked?: readonly string[];
  /** Single sentences that fit after any answer; at least fifteen. */
  readonly asides: readonly string[];
  /** Questions to the visitor that fit after any answer; at least fifteen. */
  readonly questions: readonly string[];
  /** Answers to a sum; `{sum}` is for example `12 times 12` and `{result}` its value; at least two. */
  readonly arithmetic: readonly string[];
  /** Sentences about a camera picture; `{scene}` is for example `a bright scene, mostly blue`; at least three. */
  readonly picture: readonly string[];
}

/** The mood of what a visitor tells: of death and illness, of other trouble, of something good, and of anything else. */
export type NewsMood = "grief" | "hard" | "glad" | "plain";

/**
 * The phrases of a character in a discussion. `{topic}` is the subject, singular or plural; `{thing}` is something the last
 * speaker named, such as `the lamp` or `your tower`, singular or plural; `{speaker}` is the last speaker's name, and
 * `{name}` is the same as in social phrases.
 */
export interface RoomPhrases {
  /** By another character's id: at least eight first sentences that respond to that character's line. */
  readonly to: Readonly<Record<string, readonly string[]>>;
  /** First sentences after the visitor's line, and after the line of a visitor who joins a running discussion. */
  readonly visitor: readonly string[];
  readonly joined: readonly string[];
  /** First sentences of an answer to a question of `{speaker}`; at least four. */
  readonly asked: readonly string[];
  /** Before a thought that is only related to `{topic}`; at least four. */
  readonly beside: readonly string[];
  /** First sentences after a visitor's opinion, whether or not the character shares it; at least four. */
  readonly heard: readonly string[];
  /** First sentences that lead back to the subject after an aside; `{question}`, at the end, is what is discussed; at least four. */
  readonly returning: readonly string[];
  /** First sentences about a subject on which nothing was written: `{theme}` is the nearest theme; at least four. */
  readonly nearest: readonly string[];
  /** What a visitor tells of its own life, received in its mood: groups of two sentences. */
  readonly news: Readonly<Record<NewsMood, readonly (readonly string[])[]>>;
  /** How a visitor's objection is met. `{rival}` is the character that it contradicts. */
  readonly objection: {
    /** Before an answer to `{rival}`, with whom the character disagrees as well. */
    readonly side: readonly string[];
    /** Before the character's own position, where the objection is to `{rival}`. */
    readonly other: readonly string[];
    /** Before the character's own position, where the objection is to that. */
    readonly mine: readonly string[];
    /** Groups of two sentences that give in. */
    readonly yield: readonly (readonly string[])[];
    /** Questions to the visitor about what `{rival}` said. */
    readonly ask: readonly string[];
  };
  /** Between a sentence that says there is no answer and the character's position in the discussion. */
  readonly instead: readonly string[];
  /** Before a question of a theme that the visitor's question is about. */
  readonly bridging: readonly string[];
  /** Before the next question of a discussion; at least four. */
  readonly moving: readonly string[];
  /** Last sentences of a closing word, of which two are said; at least four. */
  readonly parting: readonly string[];
  /** By another character's id: closing questions to that character, which end with the name. */
  readonly handOn: Readonly<Record<string, readonly string[]>>;
}

/** A kind of text that a character recites. */
export type PieceKind = "poem" | "story" | "list" | "recipe" | "lesson";

/** A text written by hand, recited whole. */
export interface Piece {
  readonly title: string;
  /** Words a visitor may use for its subject. */
  readonly about: readonly string[];
  /** Lines or paragraphs. */
  readonly text: string;
}

/** What a character recites when a visitor asks it to make something, with what it says before; `{kind}` is a `PieceKind`. */
export interface Pieces {
  /** Before a piece: nothing is composed here. */
  readonly frank: readonly string[];
  /** The same when no piece is about the subject asked for. */
  readonly beside: readonly string[];
  /** When something else is asked for. */
  readonly lacking: readonly string[];
  /** When all pieces of the kind were recited. */
  readonly spent: readonly string[];
  /** Names the kinds of pieces there are. */
  readonly shelf: string;
  readonly poems: readonly Piece[];
  readonly stories: readonly Piece[];
  readonly lists: readonly Piece[];
  readonly recipes: readonly Piece[];
  readonly lessons: readonly Piece[];
}

/** What a visitor tells of its own life and asks counsel on. */
export type CounselKind =
  | "work"
  | "study"
  | "family"
  | "pet"
  | "love"
  | "friends"
  | "body"
  | "plans"
  | "place"
  | "making"
  | "life";

/** What a visitor tells of its own life. */
export type LifeKind = CounselKind | "food" | "night" | "weather" | "money" | "leisure" | "age";

/**
 * What a visitor has to decide: to leave something, to take or begin it, to speak to somebody, to meet
 * somebody halfway, to try again, which of two,
 * what to do about an illness or a sick animal, or anything else.
 */
export type DecisionKind = "leave" | "take" | "tell" | "meet" | "again" | "between" | "body" | "pet" | "help";

/** How a character answers what a visitor tells of its own life. */
export interface Counsel {
  /** First sentences before counsel: to what is neither good nor bad, to good news and to trouble. */
  readonly plain: readonly string[];
  readonly glad: readonly string[];
  readonly hard: readonly string[];
  /** Groups after something that the visitor said before and asks for. */
  readonly remembered: readonly (readonly string[])[];
  /** The same after something that the model cannot find in what was said. */
  readonly unheard: readonly (readonly string[])[];
  /** Groups that answer a decision; the first sentence takes a side. */
  readonly decide: Readonly<Record<DecisionKind, readonly (readonly string[])[]>>;
  /** Groups of counsel, and questions back. */
  readonly kinds: Readonly<
    Record<CounselKind, { readonly tell: readonly (readonly string[])[]; readonly ask: readonly string[] }>
  >;
}

/** An everyday subject outside a character's own. */
export type OutsideSubject = "cook" | "show" | "buy" | "house" | "sport" | "travel" | "health" | "news" | "learn";

/** How a character meets dissent, another language and what it has no answer to. */
export interface Manners {
  /** Before the reason for a fact that the visitor contradicts. */
  readonly hold: readonly string[];
  /** About an opinion that the visitor contradicts. */
  readonly concede: readonly string[];
  /** Questions what is wrong. */
  readonly challenge: readonly string[];
  /** Asks for the question again after it was not answered. */
  readonly again: readonly string[];
  /** Names the visitor's language, as `{language}`. */
  readonly foreign: readonly string[];
  /** No answer fits. */
  readonly none: readonly string[];
  /** Leads to two or three questions near the one asked, which the character can answer. */
  readonly offer: readonly string[];
  /** What the character likes to talk about, where no question is near. */
  readonly likes: readonly string[];
  /** Admits that the second of two questions has no answer. */
  readonly half: readonly string[];
  /** What the character says of everyday subjects on which it has no answer, and a question back. */
  readonly outside: Readonly<Record<OutsideSubject, { readonly say: readonly string[]; readonly ask: string }>>;
}

/** Bad news: by what happened, `low` for anything else. */
export type SorrowKind =
  | "death"
  | "pet"
  | "parting"
  | "illness"
  | "work"
  | "failing"
  | "quarrel"
  | "mishap"
  | "worry"
  | "low";

/** What a few words say of the last reply. */
export type ReactionKind = "amused" | "struck" | "bored" | "assent" | "doubt" | "moved" | "repelled";

/** First sentences, and questions about the same. */
export interface Response {
  readonly say: readonly string[];
  readonly ask: readonly string[];
}

/** How a character answers a line that asks for no knowledge. Each pool has single sentences. */
export interface Listening {
  /** Sympathy; `{whom}` is the person or animal, such as `your grandad`. */
  readonly sorrow: Readonly<Record<SorrowKind, Response>>;
  /** Takes up what is neither good nor bad. */
  readonly life: Readonly<Record<LifeKind, Response>>;
  readonly reactions: Readonly<Record<ReactionKind, readonly string[]>>;
  /** Receives an answer to a question of its own, and a visitor who has none. */
  readonly answered: readonly string[];
  readonly passed: readonly string[];
  /** To "are you there?" */
  readonly here: readonly string[];
  /** Admits that an answer was too hard, and says its main sentence again, as `{note}`. */
  readonly simpler: readonly string[];
  /** The last answer does not hold what is asked for. */
  readonly missing: readonly string[];
  /** A reproach; and one for not having answered. */
  readonly accused: readonly string[];
  readonly unanswered: readonly string[];
  /** The visitor's own opinion, with questions for its reason. */
  readonly claim: readonly string[];
  readonly source: readonly string[];
  /** The visitor asks for seriousness. */
  readonly grave: readonly string[];
  /** "What if they laugh?" */
  readonly whatIf: readonly string[];
  /** Names what was spoken of, as `{topics}`. */
  readonly recap: readonly string[];
  /** To "motivate me", "insult me" and "quiz me". */
  readonly encourage: readonly string[];
  readonly tease: readonly string[];
  readonly quiz: readonly string[];
}

/** All texts of the built-in model for a character, written by hand. */
export interface PersonaCorpus {
  readonly characterId: string;
  readonly facts: readonly Fact[];
  readonly stances: readonly Stance[];
  readonly phrases: Phrases;
  /** Left out, the character says that it makes nothing. */
  readonly pieces?: Pieces;
  /** Left out, what a visitor tells is answered like any other subject. */
  readonly counsel?: Counsel;
  /** Left out, the language's own phrases say that there is no answer. */
  readonly manners?: Manners;
  /** Left out, a line that asks nothing is answered like any other. */
  readonly listening?: Listening;
  /** Left out, the language's own, as in the next one. */
  readonly referrals?: Referrals;
  readonly room?: RoomPhrases;
  /** What the character never chooses of two things: words or patterns. */
  readonly spurned?: readonly string[];
}

/** A subject about which no character jokes. */
export type GraveSubject = "slavery" | "war" | "cruelty" | "killing" | "death" | "hatred" | "poverty" | "despair";

/** A character's thoughts on a subject that no fact is about. */
export interface RoomViews {
  /** Groups of two sentences on any subject; the first one contains `{topic}`, which is singular or plural. */
  readonly ponder: readonly (readonly string[])[];
  /** Three sentences on each grave subject. */
  readonly grave: Readonly<Record<GraveSubject, readonly string[]>>;
  /** Groups of two sentences on any grave subject, the first one with `{topic}`. */
  readonly sober: readonly (readonly string[])[];
  /** Reasons that fit any opinion of the character. */
  readonly because: readonly string[];
}

/** What a character says in a discussion. It keeps to one position, so that others can answer it at any time. */
export interface ThemeTurns {
  /** Its position, which needs nothing before it. */
  readonly opens: readonly string[];
  /** A further reason. */
  readonly adds: readonly string[];
  /** By another character's id: disagrees with that one's position. */
  readonly answers: Readonly<Record<string, readonly string[]>>;
  /** The first part of a closing word. */
  readonly closes: readonly string[];
}

/** The discussions of a theme, each by character id. */
export type Theme = readonly Readonly<Record<string, ThemeTurns>>[];

/** What a theme is recognised by, and the questions of its discussions. */
export interface ThemeEntry {
  readonly id: string;
  /** The theme in a sentence. */
  readonly name: string;
  /** Words of questions about the theme. */
  readonly words: readonly string[];
  /** Words of questions about something else, to which the theme is the nearest. */
  readonly near: readonly string[];
  readonly discussions: readonly { readonly question: string; readonly words: readonly string[] }[];
}

/** Answers to questions about the discussion: `{of}` and `{rival}` are speakers, `{claim}` is a line of one of them. */
type RoomAnswers = Readonly<
  Record<
    "agree" | "disagree" | "between" | "nearer" | "why" | "asked" | "told" | "mine" | "silent" | "unheard",
    readonly string[]
  >
>;

/** The discussion data of all characters. */
export interface RoomTexts {
  readonly themes: readonly ThemeEntry[];
  /** By character id. */
  readonly views: Readonly<Record<string, RoomViews>>;
  /** The data of a character without a corpus. */
  readonly plainViews: RoomViews;
  readonly answers: RoomAnswers;
}
