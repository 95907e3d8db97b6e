/** A thing the character knows or has lived through, cut narrowly: one fact answers one kind of question. */
export interface Fact {
  readonly id: string;
  /** Words and short phrases a question about it would contain, synonyms included. */
  readonly tags: readonly string[];
  /** Two to five ways a visitor would ask for it. */
  readonly questions: readonly string[];
  /** For the first of the questions, in their order: one sentence that answers just that one, said before the rest. */
  readonly details?: readonly string[];
  /** Two to four sentences that answer the question; the first one answers it outright. */
  readonly answer: readonly string[];
  /** Two or three further sentences for "why?" and "tell me more". */
  readonly deeper: readonly string[];
  /** A question back to the visitor. */
  readonly ask: string;
}

/** What the character holds of a large theme: love, death, money, machines, truth. */
export interface Stance {
  readonly id: string;
  readonly tags: readonly string[];
  readonly questions: readonly string[];
  /** As in a fact. */
  readonly details?: readonly string[];
  /** Three or four sentences of opinion that need no further fact. */
  readonly view: readonly string[];
  readonly ask: string;
}

/** What a visitor can do besides asking about something. */
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
  /** At least two questions back (for `farewell`: closing sentences). */
  readonly close: readonly string[];
}

/** The character's own turns of speech. `{topic}` is what the visitor named this turn, in quotation marks. */
export interface Phrases {
  readonly social: Readonly<Record<SocialAct, SocialPhrases>>;
  /** Reactions before a known answer; at least eight. No `{topic}` needed: they must fit any question. */
  readonly reactions: readonly string[];
  /** Reactions when the visitor says "why" or "go on"; at least four. */
  readonly continuing: readonly string[];
  /** First sentence about something the character cannot know; contains `{topic}`; at least six. */
  readonly unknownTopic: readonly string[];
  /** At least eight groups of two or three sentences of attitude (never claims) that follow `unknownTopic`. */
  readonly unknownBody: readonly (readonly string[])[];
  /** First sentence when what was said holds nothing to take up; at least six. */
  readonly vague: readonly string[];
  /** At least six groups of two or three sentences that follow `vague`. */
  readonly vagueBody: readonly (readonly string[])[];
  /** When the same thing is asked again: admit it, then say something else; at least three. */
  readonly repeated: readonly string[];
  /** Before an answer that lies near the question and may miss it. The language's own where left out, as the next three. */
  readonly near?: readonly string[];
  /** When something told is asked for in other words, before what is left of it. */
  readonly partly?: readonly string[];
  /** The same when nothing is left of it, before something akin. */
  readonly spent?: readonly string[];
  /** First sentence to a question that names nothing to take up. */
  readonly noAnswer?: readonly string[];
  /** Chooses between two things the visitor named, as `{pick}` and `{other}`; at least four. */
  readonly choosing?: readonly string[];
  /** Why, whatever was chosen. */
  readonly chosen?: readonly string[];
  /** When something of its own is named and asked for in a way it cannot answer; contains `{topic}`. */
  readonly unasked?: readonly string[];
  /** Single sentences that fit after anything; at least fifteen. */
  readonly asides: readonly string[];
  /** Questions back that fit after anything; at least fifteen. */
  readonly questions: readonly string[];
  /** What is said to a sum; `{sum}` is such as `12 times 12` and `{result}` its value; at least two. */
  readonly arithmetic: readonly string[];
  /** What is said of a camera picture; `{scene}` is such as `a bright scene, mostly blue`; at least three. */
  readonly picture: readonly string[];
}

/**
 * How a character speaks among others. `{topic}` is what is talked about, one thing or many; `{thing}` is something the last
 * speaker named, such as `the lamp` or `your tower`, one or many; `{speaker}` is who that was, and `{name}` is as in social phrases.
 */
export interface RoomPhrases {
  /** By another character's id: at least eight first sentences that take up what that one just said. */
  readonly to: Readonly<Record<string, readonly string[]>>;
  /** First sentences to what the visitor says, and to a visitor who joins a talk under way. */
  readonly visitor: readonly string[];
  readonly joined: readonly string[];
  /** First sentences of an answer to `{speaker}`, who asked; at least four. */
  readonly asked: readonly string[];
  /** Before a thought that lies beside `{topic}`; at least four. */
  readonly beside: readonly string[];
  /** First sentences that carry the talk on to `{next}`, the last thing in them that is quoted; at least four. */
  readonly drift: readonly string[];
  /** By another character's id: closing questions to that one, the name last. */
  readonly handOn: Readonly<Record<string, readonly string[]>>;
}

/** Everything the built-in model says in a character's name, written by hand. */
export interface PersonaCorpus {
  readonly characterId: string;
  readonly facts: readonly Fact[];
  readonly stances: readonly Stance[];
  readonly phrases: Phrases;
  /** The language's own where left out. */
  readonly room?: RoomPhrases;
  /** What the character would never choose of two things: words, or patterns of them. */
  readonly spurned?: readonly string[];
}

/** A subject about which no character jests. */
export type GraveSubject = "slavery" | "war" | "cruelty" | "killing" | "death" | "hatred" | "poverty" | "despair";

/** What a character says in a discussion of a subject that no fact is about. */
export interface RoomViews {
  /** Groups of two sentences on whatever is talked about; the first one names it, as `{topic}`, which may be one thing or many. */
  readonly ponder: readonly (readonly string[])[];
  /** Three sentences on each grave subject. */
  readonly grave: Readonly<Record<GraveSubject, readonly string[]>>;
  /** Groups of two sentences on any grave subject, the first one with `{topic}`. */
  readonly sober: readonly (readonly string[])[];
  /** Why the character thinks what it thinks, whatever that is. */
  readonly because: readonly string[];
}

/** How a question about a discussion is answered: `{of}` and `{rival}` have spoken, `{claim}` is what one of them said. */
type RoomAnswers = Readonly<
  Record<
    "agree" | "disagree" | "between" | "nearer" | "why" | "asked" | "told" | "mine" | "silent" | "unheard",
    readonly string[]
  >
>;

/** What discussions need of all characters. */
export interface RoomTexts {
  /** By character id. */
  readonly views: Readonly<Record<string, RoomViews>>;
  /** Of a character without a corpus. */
  readonly plainViews: RoomViews;
  readonly answers: RoomAnswers;
}
