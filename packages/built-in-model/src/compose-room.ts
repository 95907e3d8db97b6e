import { type PromptMessage } from "@archive-of-minds/core";
import { createSeededRandom } from "@archive-of-minds/core/internal";
import { composeReply } from "./compose";
import { composeOnSubject } from "./compose-subject";
import { composeThemeTurn } from "./compose-theme";
import type { Occasion } from "./compose-theme";
import type { CharacterModel } from "./character-model";
import { isDespair } from "./dialogue-act";
import { createDraft, leastSentences } from "./draft";
import { createRecall } from "./recall";
import { answersTo, asToOne, readRoomQuestion } from "./room-question";
import type { RoomQuestion } from "./room-question";
import { findSubject } from "./room-subject";
import { answerKnown, answerNamed, isPlainQuestion } from "./room-named";
import { findReferral } from "./referral";
import { isNews, receiveNews } from "./room-news";
import { contradicted, meetObjection } from "./room-objection";
import { readTurn } from "./read-turn";
import { findTheme, idOf, questionOf } from "./room-theme";
import type { LoadedTheme } from "./room-theme";
import { untold } from "./room-thought";
import type { HeardLine, RoomTurn } from "./room-turn";
import { findGrave, viewsOf } from "./room-views";
import { fillUpRoom } from "./fill-up-room";
import type { RoomWork } from "./room-work";

/** No character repeats a sentence within this many lines. */
const kept = 60;

const namesIn = ({ others }: RoomTurn, characterId: string) => [...new Set([characterId, ...others])].filter(Boolean);

/** Lines as a conversation of two: every character's line is the answerer's own. */
const conversationOf = (lines: readonly HeardLine[]): PromptMessage[] =>
  lines.slice(-kept).map(({ kind, text }) => ({ role: kind === "visitor" ? "user" : "assistant", content: text }));

/** The theme of a turn in a discussion, which has to be loaded before the turn is written. */
export function themeOf({ language, corpus }: CharacterModel, room: RoomTurn, earlier: readonly HeardLine[]) {
  const lines = [...earlier, ...room.lines];
  return findTheme(language, findSubject(language, lines, namesIn(room, corpus.characterId)), room.seed, lines);
}

/**
 * Writes a character's turn in a discussion: it answers the visitor, or takes part in the discussion of the theme. The same
 * turn after the same lines of the same discussion gives the same reply.
 *
 * @param earlier The lines before the shown ones, as far as they are known.
 * @param theme The theme of the turn.
 */
export function composeRoomReply(
  model: CharacterModel,
  room: RoomTurn,
  earlier: readonly HeardLine[],
  theme?: LoadedTheme,
): string {
  const { language, corpus, retrieval } = model;
  const me = corpus.characterId;
  const lines = [...earlier, ...room.lines];
  const names = namesIn(room, me);
  const subject = findSubject(language, lines, names);
  const said = lines.filter(({ kind }) => kind !== "visitor").slice(-kept);
  const replies = said.map(({ text }): PromptMessage => ({ role: "assistant", content: text }));

  const last = room.lines.at(-1);
  const heard = subject.last;
  const since = heard ? lines.slice(heard.at + 1) : [];
  const calls = heard?.called.some((name) => name.toLowerCase() === (room.name ?? me).toLowerCase()) === true;
  /** The visitor's last line waits for this character's answer: nobody has answered yet, or it was called and has not. */
  const isAnswering =
    heard !== undefined && (last?.kind === "visitor" || (calls && !since.some((line) => idOf(line, me) === me)));
  const visitor = heard && lines[heard.at];
  const isAside = isAnswering && heard.kind === "aside";
  const asked = heard && readTurn(language, asToOne(heard.turn.text), me);
  const before = lines
    .slice(0, heard?.at)
    .filter(({ kind }) => kind === "visitor")
    .map(({ text }) => text)
    .reverse();
  const isReferred = isAnswering && asked !== undefined && findReferral(language, asked.text, before) !== undefined;
  if (
    visitor &&
    asked &&
    (isDespair(language, visitor.text) || isReferred || (isAside && !isNews(asked) && !isPlainQuestion(asked)))
  )
    return composeReply(model, [
      ...conversationOf(lines.slice(0, heard.at)),
      { role: "user", content: asToOne(heard.turn.text) },
    ]);

  const source = createSeededRandom(
    [...(room.seed === undefined ? [] : [room.seed]), me, ...lines.map(({ text }) => text)].join("\n"),
  );
  const random = () => source.next();
  const recall = createRecall(language, [...replies, { role: "user", content: "" }], retrieval.items);
  const grave = subject.line === undefined || subject.isStrange ? undefined : findGrave(subject.line);
  // A grave subject is named by its noun: "Why do people die?" is about death.
  const isOfTheme = theme?.nearness === "same" || theme?.nearness === "own";
  const mention =
    theme && (theme.isMoved || isAsked(theme, lines, subject.at))
      ? theme.entry.name
      : (subject.mention ?? grave ?? (isOfTheme ? theme.entry.name : undefined));
  const talk = grave === undefined ? (corpus.room ?? language.room) : language.room;
  const others = room.others;
  const silent = others.filter((name) => !room.lines.some(({ speaker }) => speaker === name));
  const called =
    [silent, others.filter((name) => name !== last?.speaker), others].find((group) => group.length > 0) ?? [];
  const whom = called[Math.floor(random() * called.length)];
  const rival = contradicted(subject, lines, room, me);
  const question = questionOf(subject, lines);
  const work: RoomWork = {
    model,
    room,
    lines,
    last,
    isAnswering,
    subject,
    mention,
    grave,
    recall,
    talk,
    whom,
    rival,
    random,
    views: viewsOf(me),
    phrases: { ...language.phrases, ...corpus.phrases },
    returning: !isAnswering && since.length === 1 && heard?.kind === "aside" ? talk.returning : [],
    draft: createDraft(language, recall, source, {
      name: room.visitorName,
      subject: mention,
      own: asked?.own,
      rival: rival?.toLowerCase() === me ? room.name : rival,
      question,
      speaker: last?.speaker,
      theme: theme?.entry.name,
      whom,
    }),
    linesFor: (pool, name = "") => talk[pool][name.toLowerCase()] ?? language.room[pool]["anyone"] ?? [],
    isSayable: (line) =>
      !line.includes("{topic}") || !names.some((name) => mention?.toLowerCase().includes(name.toLowerCase())),
  };
  const occasion: Occasion =
    isAnswering && (heard.kind === "subject" || heard.kind === "opinion" || heard.kind === "dissent")
      ? heard.kind
      : "line";

  if (isAside && asked) {
    if (isNews(asked)) receiveNews(work, asked);
    else answerNamed(work, asked, theme);
    return work.draft.text();
  }
  const roomQuestion = isAnswering && visitor ? readRoomQuestion(visitor.text, names) : undefined;
  if (roomQuestion) answerRoomQuestion(work, roomQuestion);
  else if (isAnswering && calls && occasion !== "subject" && heard && answerKnown(work, heard.turn))
    return work.draft.text();
  else if (theme && composeThemeTurn(work, theme, occasion)) return work.draft.text();
  else if (occasion === "opinion" || occasion === "dissent") meetObjection(work);
  else composeOnSubject(work);
  fillUpRoom(work, leastSentences);
  return work.draft.text();
}

/** Whether a character has asked a question of the theme since the subject was set. */
const isAsked = ({ entry }: LoadedTheme, lines: readonly HeardLine[], start: number) =>
  lines
    .slice(Math.max(0, start))
    .some(({ kind, text }) => kind !== "visitor" && entry.discussions.some(({ question }) => text.includes(question)));

/** Answers a question about the discussion itself, with a reason. */
function answerRoomQuestion({ model, lines, subject, draft, views, recall, random }: RoomWork, question: RoomQuestion) {
  for (const pool of answersTo(model.language, question, lines, subject.terms, random() < 0.6)) draft.addOneOf(pool);
  if (question.kind !== "summary") draft.addOneOf(views.because);
  const reasons = question.kind === "why" && recall.lastItem ? untold(model, recall, recall.lastItem) : [];
  draft.addSome(reasons, 2);
}
