import { leastSentences, mostSentences } from "./draft";
import { fillUpRoom } from "./fill-up-room";
import { namesIt } from "./room-subject";
import { findThought, untold } from "./room-thought";
import type { RoomWork } from "./room-work";

/** How often a turn ends with a question to another character, and with one to the visitor who just spoke. */
const handingOn = 0.5;
const askingBack = 0.4;

/**
 * Writes a turn on a subject for which no theme has anything left, or which is grave: it responds to the last line, and adds
 * a thought of the character's own.
 */
export function composeOnSubject(work: RoomWork): void {
  const { model, room, subject, mention, grave, draft, talk, views, phrases, whom, last, recall, isAnswering } = work;
  const { random, linesFor, isSayable } = work;
  const { language, corpus, retrieval } = model;
  const { lines } = room;
  const namesTopic = (text: string) => mention !== undefined && namesIt(language, text, mention);
  /** The last speaker changed the subject, so this turn returns to it. */
  const isDue = mention !== undefined && (last === undefined || isAnswering || !namesTopic(last.text));
  const thought = findThought(model, room, subject, recall, random, isDue, grave !== undefined);
  const { kind, item, detail, noun, thing } = thought;
  const isLastSpeaker = (name: string) => name === last?.speaker;
  const ponder = (grave === undefined ? views.ponder : views.sober).filter((group) => group.every(isSayable));
  const isOnSubject = () => !isDue || namesTopic(draft.text());

  const openers: (readonly string[])[] = [work.returning];
  if (room.isAsked && kind !== "thing" && last?.speaker) openers.push(talk.asked);
  if (last?.kind === "own") openers.push(phrases.continuing);
  if (isAnswering && subject.isStrange) openers.push(phrases.vague);
  if (isAnswering) openers.push(lines.length > 1 ? talk.joined : [], talk.visitor);
  if (last?.kind === "character") {
    // Not "the bill" first and "your bill" after it.
    const toLast = linesFor("to", last.speaker)
      .filter((line) => !line.includes("{thing}") || (grave === undefined && thing && (!noun || !line.includes(noun))))
      .map((line) => (thing === undefined ? line : line.replaceAll("{thing}", thing)));
    const naming = kind === "thing" ? (thing ?? "") : random() < 0.5 ? "{topic}" : "";
    openers.push(
      toLast.filter((line) => line.includes(naming) && draft.isFresh(line)),
      toLast,
    );
  }
  openers.some((pool) => draft.addOneOf(pool.filter(isSayable)));

  if (grave !== undefined) draft.addSome(views.grave[grave], 3);
  if (kind === "none" && corpus.characterId === "") {
    draft.addGroup(ponder);
    draft.addSome(
      retrieval.items.flatMap(({ answer }) => answer),
      1,
    );
  }
  const isWeighed = grave !== undefined && (draft.count() > 1 || draft.addGroup(ponder));
  if (!isWeighed) {
    const sentences = item ? untold(model, recall, item).slice(0, 3) : [];
    if (item && !isOnSubject() && !namesTopic([detail ?? "", ...sentences].join(" ")))
      draft.addOneOf(talk.beside.filter(isSayable));
    if (detail && isAnswering) draft.add(detail);
    draft.addSome(sentences, 3);
    if (!item) draft.addGroup(ponder);
  }
  if (!isOnSubject() && !draft.addGroup(ponder)) draft.addOneOf(talk.beside.filter(isSayable));

  const left = item && grave === undefined ? untold(model, recall, item) : [];
  const handsOn = whom !== undefined && random() < (isLastSpeaker(whom) || room.isAsked ? handingOn / 2 : handingOn);
  const isPlain = corpus.characterId === "" && whom !== undefined && kind === "none";
  fillUpRoom(work, handsOn || isPlain ? leastSentences - 1 : leastSentences, left);
  const isClosed = (handsOn || isPlain) && draft.addOneOf(linesFor("handOn", whom).filter(isSayable), mostSentences);
  if (!isClosed && isAnswering && item && grave === undefined && random() < askingBack)
    draft.add(item.ask, mostSentences);
  fillUpRoom(work, leastSentences, left);
}
