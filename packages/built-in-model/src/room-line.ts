import { isAboutClock, isDespair } from "./dialogue-act";
import { isDissent } from "./dissent";
import { roomLines } from "./english/room-lines";
import { plainly } from "./language";
import type { Language } from "./language";
import { findRequest } from "./pieces";
import { findReferral } from "./referral";
import { readTurn } from "./read-turn";
import type { Turn } from "./read-turn";
import { isInsult, readRoomQuestion } from "./room-question";

/**
 * What a visitor's line does in a discussion.
 * `subject`: sets what is talked about. `question`: asks about the discussion itself. `aside`: is answered once, by one, as
 * in a conversation of two. `dissent`: contradicts. `opinion`: any other statement. `more`: asks to go on.
 */
export type LineKind = "subject" | "question" | "aside" | "dissent" | "opinion" | "more";

/** A visitor's line, analysed. */
export interface VisitorLine {
  readonly kind: LineKind;
  /** The line without the names of those it calls. */
  readonly turn: Turn;
  /** The participants that it calls by name. */
  readonly called: readonly string[];
}

/** The maximum length that is read of a line. */
const longest = 800;

/** All that a participant is called, as a pattern. */
const allNamesOf = (name: string): string =>
  `(?:${Object.entries(roomLines.aliases).find(([known]) => known === name.toLowerCase())?.[1] ?? name})`;

const calling = (name: string) =>
  roomLines.called.map((pattern) => new RegExp(pattern.replace("{name}", allNamesOf(name)), "iu"));

/** The participants that a line calls: "Tesla, …", "nikola what …" or "…, Tesla?", but not "like Tesla". */
const calledIn = (text: string, names: readonly string[]): string[] =>
  names.filter((name) => calling(name).some((pattern) => pattern.test(text)));

/** The participant that a line names. */
export const namedIn = (text: string, names: readonly string[]): string | undefined =>
  names.find((name) => new RegExp(String.raw`(?<![\p{L}\p{N}])${allNamesOf(name)}(?![\p{L}\p{N}])`, "iu").test(text));

const isBlaming = (text: string, names: readonly string[]): boolean =>
  !text.includes("?") && names.some((name) => new RegExp(roomLines.blaming.replace("{name}", name), "i").test(text));

const isScolding = (text: string, called: readonly string[]): boolean =>
  called.length > 0 && !text.includes("?") && roomLines.scolding.test(plainly(text));

/** A line without the names of those it calls. */
const withoutCalls = (text: string, names: readonly string[]): string =>
  names
    .reduce(
      (left, name) =>
        left.replace(
          new RegExp(
            String.raw`^\W*(?:(?:hey|hi|hello|what about you|how about you|and you|so|and|but|ok|okay)\b[,\s]*)*(?:dr\.?\s+|doctor\s+)?${allNamesOf(name)}(?:\s+5000)?[,:]?\s+|[,\s]\s*(?:dr\.?\s+|doctor\s+)?${allNamesOf(name)}(?:\s+5000)?(?=\s*[?.!,…]*$)|,\s*(?:dr\.?\s+|doctor\s+)?${allNamesOf(name)}(?:\s+5000)?(?=\s*[?.!,…])`,
            "giu",
          ),
          "",
        ),
      text,
    )
    .trim();

function sharesTerm({ termsOf }: Language, text: string, subject = ""): boolean {
  const terms = new Set(termsOf(subject));
  return termsOf(text).some((term) => terms.has(term));
}

/** "Our dog" and "our son" are the visitor's, and "our world" is not. */
const ofHousehold: ReadonlySet<string> = new Set(["pet", "family"]);

/** Whether a line is about the visitor's own life, or about the one who is asked, and not about a subject for everybody. */
function isPersonal(
  language: Language,
  { clauses, text }: Turn,
  subject: string | undefined,
  called: readonly string[],
): boolean {
  const { life } = language;
  const asked = clauses.filter(({ isQuestion }) => isQuestion);
  const plain = plainly(text);
  if (asked.length === 0) {
    if (called.length > 0 && roomLines.toOne.test(plain)) return false;
    const isMomentary = roomLines.momentary.test(plain);
    const isClaim =
      roomLines.claiming.test(plain) ||
      (!isMomentary && roomLines.habit.test(plain) && sharesTerm(language, plain, subject));
    if (isClaim && subject !== undefined) return false;
    if (roomLines.own.test(plain)) return isMomentary || !life.thought.test(plain) || /^as an? /.test(plain);
    if (roomLines.ours.test(plain))
      return isMomentary || life.kinds.some(([kind, told]) => ofHousehold.has(kind) && told.test(plain));
    return (
      subject !== undefined &&
      (life.curt.test(plain) || (roomLines.tidings.test(plain) && !roomLines.general.test(plain)))
    );
  }
  return asked.every((clause) => {
    const left = plainly(clause.text).replace(roomLines.asking, " ");
    return language.patterns.speaksOf.test(left) || /\b(?:i|my)\b/.test(left);
  });
}

/** What is answered as in a conversation of two, whatever is talked about. */
function isForOne(language: Language, turn: Turn, isForAnybody: boolean): boolean {
  const { clauses, sum, unknowable, text } = turn;
  if (isDespair(language, text) || sum !== undefined || unknowable !== undefined) return true;
  if (findReferral(language, text) !== undefined) return true;
  if (clauses.some((clause) => clause.act === "sad" || isAboutClock(language, clause.text))) return true;
  if (clauses.some(({ text: each, act }) => (act ?? "advice") === "advice" && findRequest(language, each))) return true;
  if (isForAnybody && clauses.every(({ act = "advice" }) => act === "advice" || act === "joke")) return false;
  return clauses.length > 0 && clauses.every(({ act }) => act !== undefined && act !== "more");
}

/**
 * Reads a line of the visitor. Only a question or a proposal sets the subject; a statement does so when there is none.
 *
 * @param names The participants, by which they are called.
 * @param subject The line that set the subject, if there is one.
 */
export function readLine(language: Language, text: string, names: readonly string[], subject?: string): VisitorLine {
  const hasSubject = subject !== undefined;
  const said = text.slice(0, longest);
  const called = calledIn(said, names);
  const plain = withoutCalls(said, called);
  const isProposal = roomLines.proposing.test(plainly(plain));
  const isMarked = plain.includes("?");
  const sober = plain.replace(roomLines.hedging, " ");
  const asText = !isMarked && roomLines.questioning.test(plainly(plain)) ? `${sober}?` : sober;
  const turn = readTurn(language, isProposal ? plain.replace(roomLines.proposal, "") || plain : asText, "");
  const line = (kind: LineKind): VisitorLine => ({ kind, turn, called });

  if (isDespair(language, plain)) return line("aside");
  if (readRoomQuestion(said, names) !== undefined) return line("question");
  if (hasSubject && (isDissent(language, turn) || isBlaming(plain, names) || isScolding(plain, called)))
    return line("dissent");
  if (turn.isUnreadable && hasSubject) return line("aside");
  const isCalling = called.length > 0;
  const isForAnybody = !isCalling && roomLines.anybody.test(plainly(plain)) && !roomLines.mine.test(plainly(plain));
  if (isInsult(language, said, "") || isForOne(language, turn, isForAnybody)) return line("aside");
  if (turn.clauses.length > 0 && turn.clauses.every(({ act }) => act === "more")) return line("more");
  if (isProposal) return line("subject");
  const isQuestion = turn.clauses.some((clause) => clause.isQuestion);
  // A question to one of them is theirs to answer, and one to nobody is for all.
  if (isQuestion && isCalling && hasSubject) return line("aside");
  if (isQuestion && !isCalling && (isForAnybody || !roomLines.own.test(plainly(plain)))) return line("subject");
  if (isPersonal(language, turn, subject, called) && (hasSubject || !isQuestion || called.length > 0))
    return line("aside");
  return line(isQuestion || !hasSubject ? "subject" : "opinion");
}
