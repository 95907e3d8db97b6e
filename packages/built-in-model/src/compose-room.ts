import { createSeededRandom, type PromptMessage } from "@archive-of-minds/core";
import { composeReply } from "./compose";
import type { CharacterModel } from "./character-model";
import { isDespair } from "./dialogue-act";
import { createDraft, leastSentences, mostSentences } from "./draft";
import type { Language } from "./language";
import { readTurn } from "./read-turn";
import { createRecall } from "./recall";
import { answersTo, asToOne, isInsult, readRoomQuestion } from "./room-question";
import { findSubject, namesIt } from "./room-subject";
import { findThought, untold } from "./room-thought";
import type { HeardLine, RoomTurn } from "./room-turn";
import { findGrave, viewsOf } from "./room-views";

/** No character repeats a sentence within this many lines. */
const kept = 60;

/** How often a turn ends with a question to another character, and with one to the visitor who just spoke. */
const handingOn = 0.5;
const askingBack = 0.4;

/** Acts that set no subject are answered as in a conversation of two, and so is grief, so that no character jokes about it. */
function isForOne(language: Language, line: HeardLine, isLast: boolean, characterId: string): boolean {
  const { clauses, sum } = readTurn(language, line.text, characterId);
  if (isDespair(language, line.text) || clauses.some(({ act }) => act === "sad")) return true;
  return (
    isLast &&
    (sum !== undefined || (clauses.length > 0 && clauses.every(({ act }) => act !== undefined && act !== "more")))
  );
}

/**
 * Writes a character's turn in a discussion: it responds to the last line, adds a thought of its own on the subject, and
 * sometimes asks another character. The same turn after the same lines of the same discussion gives the same reply.
 *
 * @param earlier The lines before the shown ones, as far as they are known.
 */
export function composeRoomReply(model: CharacterModel, room: RoomTurn, earlier: readonly HeardLine[]): string {
  const { language, corpus, retrieval } = model;
  const { lines, others } = room;
  const all = [...earlier, ...lines];
  const names = [...new Set([corpus.characterId, ...others])].filter(Boolean);
  const subject = findSubject(language, all, names, corpus.characterId);
  const { terms } = subject;
  const said: PromptMessage[] = all
    .filter(({ kind }) => kind !== "visitor")
    .slice(-kept)
    .map(({ text }) => ({ role: "assistant", content: text }));

  const last = lines.at(-1);
  const isAnswering = last?.kind === "visitor";
  const visitor = all.findLast(({ kind }) => kind === "visitor");
  const question = isAnswering ? readRoomQuestion(last.text, names) : undefined;
  const spoken =
    visitor && isInsult(language, visitor.text, corpus.characterId) ? asToOne(visitor.text) : visitor?.text;
  if (
    visitor &&
    spoken !== undefined &&
    !question &&
    isForOne(language, { ...visitor, text: spoken }, visitor === last, corpus.characterId)
  )
    return composeReply(model, [...said, { role: "user", content: spoken }]);

  const source = createSeededRandom(
    [...(room.seed === undefined ? [] : [room.seed]), corpus.characterId, ...all.map(({ text }) => text)].join("\n"),
  );
  const random = () => source.next();
  const recall = createRecall(language, [...said, { role: "user", content: "" }], retrieval.items);
  const views = viewsOf(corpus.characterId);
  const grave = subject.line === undefined || subject.isStrange ? undefined : findGrave(subject.line);
  // A grave subject is named by its noun: "Why do people die?" is about death.
  const isVerb = language.wordsOf(subject.mention ?? "").every((word) => language.isIn("verbs", language.bareOf(word)));
  const mention = grave !== undefined && isVerb ? grave : subject.mention;
  const namesTopic = (text: string) => mention !== undefined && namesIt(language, text, mention);
  /** The last speaker changed the subject, so this turn returns to it. */
  const isDue = mention !== undefined && (last === undefined || isAnswering || !namesTopic(last.text));
  const { kind, item, detail, noun, thing } = findThought(
    model,
    room,
    subject,
    recall,
    random,
    isDue,
    grave !== undefined,
  );

  const talk = grave === undefined ? (corpus.room ?? language.room) : language.room;
  const phrases = { ...language.phrases, ...corpus.phrases };
  const isLastSpeaker = (name: string) => name === last?.speaker;
  const silent = others.filter((name) => !lines.some(({ speaker }) => speaker === name));
  const called =
    [silent, others.filter((name) => !isLastSpeaker(name)), others].find((group) => group.length > 0) ?? [];
  const whom = called[Math.floor(random() * called.length)];
  const draft = createDraft(language, recall, source, {
    name: room.visitorName,
    subject: mention,
    speaker: last?.speaker,
    thing,
    whom,
  });
  const linesFor = (pool: "to" | "handOn", name = "") =>
    talk[pool][name.toLowerCase()] ?? language.room[pool]["anyone"] ?? [];
  /** No character is asked about itself by its own name. */
  const isSayable = (line: string) =>
    !line.includes("{topic}") || !names.some((name) => mention?.toLowerCase().includes(name.toLowerCase()));
  const ponder = grave === undefined ? views.ponder : views.sober;
  const isOnSubject = () => !isDue || namesTopic(draft.text());

  if (question) {
    for (const pool of answersTo(language, question, all, terms, random() < 0.6)) draft.addOneOf(pool);
    if (question.kind !== "summary") draft.addOneOf(views.because);
    const reasons = question.kind === "why" && recall.lastItem ? untold(model, recall, recall.lastItem) : [];
    draft.addSome(reasons, 2);
  } else {
    const openers: (readonly string[])[] = [];
    if (kind === "drift") openers.push(talk.drift.map((line) => line.replace("{next}", `"${noun}"`)));
    if (room.isAsked && kind !== "thing" && last?.speaker) openers.push(talk.asked);
    if (last?.kind === "own") openers.push(phrases.continuing);
    if (isAnswering && subject.isStrange) openers.push(phrases.vague);
    if (isAnswering) openers.push(lines.length > 1 ? talk.joined : [], talk.visitor);
    if (last?.kind === "character") {
      // Not "the bill" first and "your bill" after it.
      const toLast = linesFor("to", last.speaker).filter(
        (line) => !line.includes("{thing}") || (grave === undefined && (!noun || !line.includes(noun))),
      );
      const naming = kind === "thing" ? "{thing}" : random() < 0.5 ? "{t" : "";
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
    const isWeighed =
      grave !== undefined && (draft.count() > 1 || draft.addGroup(ponder.filter((group) => group.every(isSayable))));
    if (!isWeighed) {
      const thought = item ? untold(model, recall, item).slice(0, 3) : [];
      if (item && !isOnSubject() && !namesTopic([detail ?? "", ...thought].join(" ")))
        draft.addOneOf(talk.beside.filter(isSayable));
      if (detail && isAnswering) draft.add(detail);
      draft.addSome(thought, 3);
      if (!item) draft.addGroup(ponder.filter((group) => group.every(isSayable)));
    }
  }
  if (!isOnSubject() && !draft.addGroup(ponder.filter((group) => group.every(isSayable))))
    draft.addOneOf(talk.beside.filter(isSayable));

  const left = item && grave === undefined ? untold(model, recall, item) : [];
  const fill = (least: number) => {
    while (draft.count() < least) {
      const before = draft.count();
      if (left.some((sentence) => draft.add(sentence))) continue;
      const isGroup = mention !== undefined && draft.addGroup(ponder.filter((group) => group.every(isSayable)));
      if (
        !isGroup &&
        !(grave === undefined && draft.addGroup(phrases.unknownBody)) &&
        !draft.addOneOf(views.because) &&
        !draft.addOneOf(phrases.asides)
      )
        draft.addOldest(phrases.asides);
      if (draft.count() <= before) return;
    }
  };
  const handsOn =
    question === undefined &&
    whom !== undefined &&
    random() < (isLastSpeaker(whom) || room.isAsked ? handingOn / 2 : handingOn);
  const isPlain = corpus.characterId === "" && whom !== undefined && kind === "none";
  fill(handsOn || isPlain ? leastSentences - 1 : leastSentences);
  const closings = linesFor("handOn", whom).filter(isSayable);
  const isClosed = (handsOn || isPlain) && draft.addOneOf(closings, mostSentences);
  if (!isClosed && isAnswering && item && grave === undefined && random() < askingBack)
    draft.add(item.ask, mostSentences);
  fill(leastSentences);
  return draft.text();
}
