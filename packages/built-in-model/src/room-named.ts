import type { LoadedTheme } from "./room-theme";
import { readThemeTalk } from "./room-theme";
import { confident, findMatches, scoreOf } from "./find-matches";
import type { Found } from "./find-matches";
import type { Turn } from "./read-turn";
import { untold } from "./room-thought";
import type { RoomWork } from "./room-work";

/** The most sentences of an answer. */
const most = 4;

/** Whether a message only asks: everything else is answered as in a conversation of two. */
export const isPlainQuestion = ({ clauses, sum, unknowable }: Turn): boolean =>
  sum === undefined &&
  unknowable === undefined &&
  // "Were you kind?" praises nobody.
  clauses.every(({ act, isQuestion }) => act === undefined || (isQuestion && (act === "praise" || act === "insult")));

/** A match of a subject that scores less, or covers less of it, is not said. */
const sureScore = 10;
const sureShare = 0.75;

/** The item that answers a question, or is about a statement; `undefined` where that is not certain. */
function bestFor({ model, recall }: RoomWork, turn: Turn, isForAll: boolean): Found | undefined {
  const [best] = findMatches(model.language, model.retrieval, turn, isForAll ? undefined : recall.lastItem);
  if (!best || best.isNear) return undefined;
  const score = scoreOf(best);
  const isSure = isForAll
    ? score >= sureScore && (best.isFitting === true || (best.isStrong && (best.share ?? 0) >= sureShare))
    : best.clause.isQuestion
      ? best.clause.topic !== undefined && (best.isFitting === true || score >= confident)
      : best.isStrong && best.clause.topic !== undefined;
  return best.isExact || isSure ? best : undefined;
}

/** What the character can still say of an item that was found. */
function leftOf({ model, recall }: RoomWork, { item, detail, isLoose }: Found): readonly string[] {
  const { verdict } = model.language.patterns;
  const left = untold(model, recall, item).filter((sentence) => !isLoose || !verdict.test(sentence));
  return [...(detail === undefined || recall.since(detail) < Infinity ? [] : [detail]), ...left].slice(0, most);
}

/** What the character knows of a subject for all; empty where that is not certain, or was said. */
export function knownOn(work: RoomWork, turn: Turn): readonly string[] {
  const found = bestFor(work, turn, true);
  const left = found ? leftOf(work, found) : [];
  return left.length > 1 ? left : [];
}

/** Says what the character knows of a question to it, or of a statement about it; returns whether there was anything left. */
export function answerKnown(work: RoomWork, turn: Turn): boolean {
  const { draft, phrases } = work;
  const found = bestFor(work, turn, false);
  const left = found ? leftOf(work, found) : [];
  if (!found || left.length === 0) return false;
  // What was said before is admitted, and gone on from.
  if (found.item.answer.some(draft.wasSaid)) draft.addOneOf(phrases.repeated);
  return draft.addSome(left, most) > 0;
}

/**
 * Answers a question to this character from what it knows. Where that is nothing, it says so in one sentence and gives its
 * position in the discussion.
 */
export function answerNamed(work: RoomWork, turn: Turn, theme: LoadedTheme | undefined): void {
  const { model, draft, talk, lines, subject, room, phrases } = work;
  if (answerKnown(work, turn)) return;
  const { none = model.language.phrases.noAnswer, likes = [] } = model.corpus.manners ?? {};
  draft.addOneOf(bestFor(work, turn, false) ? phrases.repeated : none);
  const state =
    theme && readThemeTalk(model.language, theme, lines, Math.max(0, subject.at), room, model.corpus.characterId);
  // A theme that nobody has come to yet is not the question of the discussion.
  const isOurs = state && (!state.isNew || theme.nearness === "same" || theme.nearness === "own");
  const card = isOurs && [state.own.opens, state.own.adds].find((each) => each.every(draft.isFresh));
  if (card && draft.addOneOf(talk.instead)) draft.addGroup([card]);
  else draft.addOneOf(likes);
}
