import type { CharacterModel } from "./character-model";
import type { Piece, PieceKind, Pieces } from "./corpus";
import { bareClause } from "./dialogue-act";
import type { Draft } from "./draft";
import type { Language } from "./language";
import type { Turn } from "./read-turn";
import type { Recall } from "./recall";
import type { Match } from "./item";

/** What a visitor asks a character to make. */
export interface Request {
  readonly kind: PieceKind | "other";
  /** The terms of what it is to be about. */
  readonly subject: readonly string[];
}

/** "A story for my daughter" names no subject, "a recipe for two" does. */
const made: ReadonlySet<PieceKind | "other"> = new Set(["recipe", "list", "lesson"]);

const piecesOf = (pieces: Pieces, kind: PieceKind): readonly Piece[] =>
  ({
    poem: pieces.poems,
    story: pieces.stories,
    list: pieces.lists,
    recipe: pieces.recipes,
    lesson: pieces.lessons,
  })[kind];

/** The request in a clause, if it asks for something to be made. */
export function findRequest(language: Language, clause: string): Request | undefined {
  const { requests, termsOf } = language;
  const plain = bareClause(language, clause);
  if (requests.ofYou.test(plain)) return undefined;
  const kind = requests.kinds.find(([, pattern]) => pattern.test(plain))?.[0];
  if (kind === undefined) return undefined;
  const [said = "", subject = ""] = requests.subject.exec(plain) ?? [];
  return { kind, subject: /^(?:for|to)\b/.test(said) && !made.has(kind) ? [] : termsOf(subject) };
}

/** Whether a fact answers the request better: "teach me about the coil", "a recipe for a fondue", "do you know a riddle?". */
const isFact = ({ kind, subject }: Request, best: Match | undefined): boolean =>
  best !== undefined &&
  (subject.length > 0 ? best.isExact || (made.has(kind) && best.isStrong) : kind === "other" && best.isExact);

const betweenSentences = /(?<=[.!?…,])\s+/;

/** What the visitor asks for more of with "another one": the last line that was more than that. */
export function askedAgain(language: Language, turn: Turn, { said }: Recall): string | undefined {
  const asksAgain = (text: string) => {
    const plain = bareClause(language, text);
    return language.requests.again.test(plain) || language.requests.onSubject.test(plain);
  };
  if (!turn.clauses.some(({ text }) => asksAgain(text))) return undefined;
  return said.find((line) => !line.split(betweenSentences).some(asksAgain));
}

/** The request of a message that its best match does not answer. "Another one" asks for more of what was asked for before. */
export function requestOf(
  language: Language,
  turn: Turn,
  recall: Recall,
  best: Match | undefined,
): Request | undefined {
  const lines = turn.clauses.flatMap(({ text, act }) => (act === undefined || act === "advice" ? [text] : []));
  const again = askedAgain(language, turn, recall);
  const request = lines.map((line) => findRequest(language, line)).find((found) => found !== undefined);
  if (request) return isFact(request, best) ? undefined : request;
  const earlier = again === undefined ? undefined : findRequest(language, again);
  const about = lines.map((line) => language.requests.onSubject.exec(bareClause(language, line))?.[1]).find(Boolean);
  if (earlier && about !== undefined) return { ...earlier, subject: language.termsOf(about) };
  return earlier && !isFact(earlier, best) ? earlier : undefined;
}

/** What a character does with a request. */
export interface Recital {
  /** First sentences, with `{kind}` filled in. */
  readonly opening: readonly string[];
  /** Recited whole after one of them. */
  readonly piece?: Piece | undefined;
}

/** Finds the piece that was not recited before, on the subject if there is one. */
export function findRecital(
  { language, corpus: { pieces } }: CharacterModel,
  { kind, subject }: Request,
  recall: Recall,
): Recital {
  if (!pieces || kind === "other") return { opening: pieces?.lacking ?? language.phrases.lacking };
  const opening = (pool: readonly string[]) => pool.map((line) => line.replaceAll("{kind}", kind));
  const left = piecesOf(pieces, kind).filter(({ title }) => !recall.hasRecited(title));
  const fits = ({ about }: Piece) => about.flatMap(language.termsOf).filter((term) => subject.includes(term)).length;
  const most = Math.max(0, ...left.map(fits));
  const wasFitting = most === 0 && piecesOf(pieces, kind).some((each) => fits(each) > 0);
  const fitting = left.filter((piece) => fits(piece) === most);
  const piece = fitting[recall.turn % fitting.length];
  if (!piece) return { opening: opening(pieces.spent) };
  return { opening: opening(subject.length > 0 && most === 0 && !wasFitting ? pieces.beside : pieces.frank), piece };
}

/** A piece as it is recited after what was said before it. */
export const recite = (draft: Draft, { title, text }: Piece): string => `${draft.text()}\n\n${title}\n\n${text}`;
