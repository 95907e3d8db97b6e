import { leastSentences, mostSentences } from "./draft";
import { weigh } from "./fill-up-room";
import { meetObjection } from "./room-objection";
import { knownOn } from "./room-named";
import { neighbourOf, readThemeTalk } from "./room-theme";
import type { LoadedTheme, ThemeTalk } from "./room-theme";
import type { RoomWork } from "./room-work";

/** After so many answers to one another, the discussion may move to the theme's next question. */
const enough = 2;

/** A turn in a theme needs no more sentences than this: what would fill it up says nothing of the theme. */
const least = leastSentences - 1;

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
  const { room, subject, draft, lines, talk, model } = work;
  const state = readThemeTalk(model.language, loaded, lines, Math.max(0, subject.at), room, model.corpus.characterId);
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
  if (occasion === "opinion" || occasion === "dissent") return meetObjection(work, loaded, state);
  if (isNew && loaded.nearness !== "same" && approach(work, loaded, state, occasion)) return true;
  if (isNew && occasion === "subject" && isFresh(own.opens)) {
    greet(work);
    say(own.opens);
    return handOn(work, state);
  }
  const answers = state.answers.map(([, card]) => card).filter(isFresh);
  const isSpent = answers.length === 0 && !isFresh(own.opens) && !isFresh(own.adds);
  const drifts = room.drifts && work.returning.length === 0 && state.exchanges >= enough && !isFresh(own.opens);
  if (next && (isSpent || drifts)) {
    moveTo(work, next.question);
    say(next.own.opens);
    return handOn(work, state);
  }
  if (isSpent) return moveToNeighbour(work, loaded, state);

  const [answer] = answers;
  leadIn(work, answer !== undefined, state.isOnTheme);
  if (answer) say(answer);
  if (!say(own.opens)) say(own.adds);
  if (draft.count() < least) say(own.adds);
  for (const other of answers) if (draft.count() < least) say(other);
  return handOn(work, state);
}

/**
 * Says what the character knows of a subject that is not a theme's question, and else leads to that question. The first one
 * who knows nothing of it says so; where no word leads to the theme, each says something before the discussion moves.
 */
function approach(work: RoomWork, loaded: LoadedTheme, state: ThemeTalk, occasion: Occasion): boolean {
  const { draft, talk, subject, model } = work;
  const { nearness } = loaded;
  const spoken = work.lines.slice(Math.max(0, subject.at)).filter(({ kind }) => kind !== "visitor");
  const hasSpoken = spoken.some(({ kind }) => kind === "own");
  const known = hasSpoken || !subject.turn ? [] : knownOn(work, subject.turn);
  if (known.length > 1) {
    if (occasion === "subject") greet(work);
    else leadIn(work, false);
    draft.addSome(known, 4);
    return handOn(work, state);
  }
  if (nearness !== "own" && (spoken.length === 0 || (nearness === "none" && !hasSpoken))) {
    if (spoken.length === 0) draft.addOneOf(model.corpus.manners?.none ?? model.language.phrases.noAnswer);
    else leadIn(work, false);
    weigh(work);
    return handOn(work, state);
  }
  // Who has spoken of the subject does not say that it has nothing on it.
  const pool = nearness === "own" ? talk.bridging : nearness === "near" && !hasSpoken ? talk.nearest : talk.moving;
  if (!comeBack(work) && nearness === "own" && occasion === "subject") greet(work);
  if (!draft.addOneOf(pool)) draft.addOneOf(talk.moving);
  draft.add(state.question, mostSentences);
  if (state.own.opens.every(draft.isFresh)) draft.addGroup([state.own.opens], mostSentences);
  return handOn(work, state);
}

/** Begins some answers to the visitor's question with a remark to the visitor. */
function greet(work: RoomWork): void {
  const { room, subject, talk, random } = work;
  if (random() < (room.visitorName === undefined ? greeting : greetingByName))
    addSayable(work, subject.at > 0 ? talk.joined : talk.visitor);
}

/** Begins the turn, unless its answer to another character is beginning enough. */
function leadIn(work: RoomWork, hasAnswer: boolean, isOnTheme = false): void {
  const { room, draft, last, talk, linesFor } = work;
  if (comeBack(work) || hasAnswer) return;
  if (room.isAsked && last?.speaker) draft.addOneOf(talk.asked);
  // Who speaks of the same question needs no bridge to the line before.
  else if (last?.kind === "character" && !isOnTheme)
    addSayable(
      work,
      linesFor("to", last.speaker).filter((line) => !line.includes("{thing}")),
    );
}

/** Returns to the question after an aside: with its words, where they can be said again. */
const comeBack = ({ draft, returning }: RoomWork): boolean =>
  draft.addOneOf(returning.filter((line) => line.includes("{question}"))) || draft.addOneOf(returning);

function addSayable({ draft, isSayable }: RoomWork, pool: readonly string[]): void {
  draft.addOneOf(pool.filter(isSayable));
}

/** Asks the first question of another theme; returns whether there is one. */
function moveToNeighbour(work: RoomWork, { entry }: LoadedTheme, state: ThemeTalk): boolean {
  const question = work.grave === undefined ? neighbourOf(entry, work.lines)?.discussions[0]?.question : undefined;
  if (question === undefined) return false;
  leadIn(work, false);
  moveTo(work, question);
  return handOn(work, state);
}

function moveTo({ draft, talk, returning }: RoomWork, question: string): void {
  if (!draft.addOneOf(returning.filter((line) => !line.includes("{question}")))) draft.addOneOf(talk.moving);
  draft.add(question, mostSentences);
}

/** Ends some turns, and short ones, with a question to another character that has something to answer it with. */
function handOn(work: RoomWork, { isOpen }: ThemeTalk): true {
  const { whom, last, room, draft, random, linesFor, isSayable } = work;
  const share = whom === last?.speaker || room.isAsked ? handingOn / 2 : handingOn;
  if (whom !== undefined && isOpen(whom.toLowerCase()) && (random() < share || draft.count() < least))
    draft.addOneOf(linesFor("handOn", whom).filter(isSayable), mostSentences);
  return true;
}
