import { leastSentences, mostSentences } from "./draft";
import { fillUpRoom } from "./fill-up-room";
import { findMatches } from "./find-matches";
import { namedIn } from "./room-line";
import { untold } from "./room-thought";
import { neighbourOf, readThemeTalk } from "./room-theme";
import type { LoadedTheme, ThemeTalk } from "./room-theme";
import type { RoomWork } from "./room-work";

/** After so many answers to one another, the discussion may move to the theme's next question. */
const enough = 2;

/** How often a turn ends with a question to another character, and less often to the one who spoke last. */
const handingOn = 0.5;

/** How often an opening begins with a remark to the visitor. */
const greeting = 0.4;
const greetingByName = 0.8;

/** What the turn responds to. */
export type Occasion = "subject" | "opinion" | "dissent" | "line";

/**
 * Writes a turn in a discussion of a theme: the character's position, an answer to another one's, or a further reason, and
 * after those the next question. Returns whether there was something left to say.
 */
export function composeThemeTurn(work: RoomWork, loaded: LoadedTheme, occasion: Occasion): boolean {
  const { room, subject, draft, lines, talk, random, model } = work;
  const state = readThemeTalk(loaded, lines, Math.max(0, subject.at), room, model.corpus.characterId);
  if (!state) return false;
  const { own, next, isNew } = state;
  const isFresh = (card: readonly string[]) => card.every(draft.isFresh);
  const say = (card: readonly string[]) =>
    isFresh(card) && draft.count() + card.length < mostSentences && draft.addGroup([card]);

  if (room.closes) {
    say(own.closes);
    while (draft.count() < leastSentences && draft.addOneOf(talk.parting));
    return draft.count() > 0;
  }
  if (subject.line === undefined && isNew) {
    moveTo(work, state.question);
    say(own.opens);
    return true;
  }
  const known = loaded.isOwn || hasSpoken(work) ? [] : ownAnswer(work);
  if (known.length > 1) {
    if (occasion !== "subject") leadIn(work, occasion, false, false);
    draft.addSome(known, 4);
    return handOn(work);
  }
  if (isNew && occasion === "subject" && isFresh(own.opens)) {
    if (!loaded.isOwn) draft.addOneOf(talk.nearest);
    else if (random() < (room.visitorName === undefined ? greeting : greetingByName))
      addSayable(work, subject.at > 0 ? talk.joined : talk.visitor);
    say(own.opens);
    return handOn(work);
  }
  const answers = answersIn(work, state, occasion).filter(isFresh);
  if (occasion === "dissent" && contradicted(work) === model.corpus.characterId) {
    const { hold = talk.heard, challenge = [] } = model.corpus.manners ?? {};
    draft.addOneOf(hold);
    if (![own.adds, own.opens, ...answers].some(say)) draft.addOneOf(work.views.because);
    fillUpRoom(work, leastSentences - 1);
    return draft.addOneOf(challenge, mostSentences);
  }
  const isSpent = answers.length === 0 && !isFresh(own.opens) && !isFresh(own.adds);
  const drifts = room.drifts && occasion === "line" && work.returning.length === 0 && state.exchanges >= enough;
  if (next && (isSpent || drifts)) {
    if (occasion === "opinion" || occasion === "dissent") draft.addOneOf(talk.heard);
    moveTo(work, next.question);
    say(next.own.opens);
    return handOn(work);
  }
  if (isSpent) return moveToNeighbour(work, loaded, occasion);

  leadIn(work, occasion, isNew && !loaded.isOwn, answers.length > 0);
  const [answer] = answers;
  if (answer) say(answer);
  if (!say(own.opens)) say(own.adds);
  if (draft.count() < leastSentences) say(own.adds);
  for (const other of answers) if (draft.count() < leastSentences) say(other);
  if (draft.count() < leastSentences && next) moveTo(work, next.question);
  else handOn(work);
  return true;
}

/** The answers to those who have said something about the question: the one contradicted, then the last speaker first. */
function answersIn(work: RoomWork, { own, rivals }: ThemeTalk, occasion: Occasion): (readonly string[])[] {
  const target = occasion === "dissent" ? contradicted(work) : undefined;
  const ordered = target !== undefined && rivals.includes(target) ? [target, ...rivals] : rivals;
  return [...new Set(ordered)].flatMap((id) => (own.answers[id] ? [own.answers[id]] : []));
}

/** The character that the visitor contradicts: the one named, else the one who spoke before. */
function contradicted({ subject, lines, room, model }: RoomWork): string | undefined {
  const me = model.corpus.characterId;
  const names = [me, ...room.others];
  const line = subject.last && lines[subject.last.at];
  const named = line && namedIn(line.text, names);
  if (named !== undefined) return named.toLowerCase();
  const before = lines.slice(0, subject.last?.at ?? 0).findLast(({ kind }) => kind !== "visitor");
  return before?.kind === "own" ? me : before?.speaker?.toLowerCase();
}

/** Begins the turn, unless its answer to another character is beginning enough. */
function leadIn(work: RoomWork, occasion: Occasion, isNearest: boolean, hasAnswer: boolean): void {
  const { room, draft, last, talk, returning, linesFor } = work;
  if (draft.addOneOf(returning)) return;
  if (occasion === "opinion" || occasion === "dissent") draft.addOneOf(talk.heard);
  else if (isNearest) draft.addOneOf(talk.nearest);
  else if (hasAnswer) return;
  else if (room.isAsked && last?.speaker) draft.addOneOf(talk.asked);
  else if (last?.kind === "character")
    addSayable(
      work,
      linesFor("to", last.speaker).filter((line) => !line.includes("{thing}")),
    );
}

function addSayable({ draft, isSayable }: RoomWork, pool: readonly string[]): void {
  draft.addOneOf(pool.filter(isSayable));
}

/** Asks the first question of another theme; returns whether there is one. */
function moveToNeighbour(work: RoomWork, { entry }: LoadedTheme, occasion: Occasion): boolean {
  const question = work.grave === undefined ? neighbourOf(entry, work.lines)?.discussions[0]?.question : undefined;
  if (question === undefined) return false;
  leadIn(work, occasion, false, false);
  moveTo(work, question);
  return handOn(work);
}

function moveTo({ draft, talk, returning }: RoomWork, question: string): void {
  draft.addOneOf(returning.length > 0 && draft.count() === 0 ? returning : talk.moving);
  draft.add(question, mostSentences);
}

/** Whether the character has spoken since the subject was set. */
const hasSpoken = ({ lines, subject }: RoomWork) =>
  lines.slice(Math.max(0, subject.at)).some(({ kind }) => kind === "own");

/** The character's own answer to the visitor's question, if it has one. */
function ownAnswer({ model, subject, recall }: RoomWork): readonly string[] {
  const [best] = subject.turn ? findMatches(model.language, model.retrieval, subject.turn, undefined) : [];
  if (!best || best.isNear || !(best.isExact || best.isStrong)) return [];
  return [...(best.detail === undefined ? [] : [best.detail]), ...untold(model, recall, best.item).slice(0, 3)];
}

/** Ends some turns, and short ones, with a question to another character. */
function handOn(work: RoomWork): true {
  const { whom, last, room, draft, random, linesFor, isSayable } = work;
  const share = whom === last?.speaker || room.isAsked ? handingOn / 2 : handingOn;
  if (whom !== undefined && (random() < share || draft.count() < leastSentences))
    draft.addOneOf(linesFor("handOn", whom).filter(isSayable), mostSentences);
  return true;
}
