import { mostSentences } from "./draft";
import { namedIn } from "./room-line";
import { answerKnown } from "./room-named";
import { touches } from "./room-subject";
import type { Subject } from "./room-subject";
import type { LoadedTheme, ThemeTalk } from "./room-theme";
import type { HeardLine, RoomTurn } from "./room-turn";
import type { RoomWork } from "./room-work";

/** How often a character sides with the visitor against the one who is contradicted, if it has a reason. */
const siding = 0.6;

/** How often it ends with a question about the objection. */
const asking = 0.6;

/** The name of the character that the visitor contradicts: the one named or called, else the one who spoke before. */
export function contradicted(
  { last }: Subject,
  lines: readonly HeardLine[],
  { others }: RoomTurn,
  me: string,
): string | undefined {
  const line = last && lines[last.at];
  const names = [me, ...others].filter(Boolean);
  const before = lines.slice(0, last?.at ?? 0).findLast(({ kind }) => kind !== "visitor");
  return (line && (last.called[0] ?? namedIn(line.text, names))) ?? (before?.kind === "own" ? me : before?.speaker);
}

/** Whether the objection is not about the question that is discussed: about the visitor's own, or neither. */
function isBesides(
  { model: { language }, subject }: RoomWork,
  { nearness, isMoved }: LoadedTheme,
  state: ThemeTalk,
): boolean {
  if (nearness === "same" && isMoved !== true) return false;
  const text = subject.last?.turn.text ?? "";
  const about = (line: string) => touches(language, text, language.termsOf(line));
  return !about([state.question, ...state.own.opens, ...state.own.adds].join(" "));
}

/**
 * Takes up an objection of the visitor: sides with it against the one it contradicts, holds the character's own position
 * against it, or gives in, and asks what is wrong.
 */
export function meetObjection(work: RoomWork, loaded?: LoadedTheme, state?: ThemeTalk): true {
  const { draft, talk, model, rival, random, subject } = work;
  const { objection } = talk;
  const me = model.corpus.characterId;
  const isMine = rival?.toLowerCase() === me;
  const say = (card: readonly string[] | undefined) =>
    card !== undefined && card.every(draft.isFresh) && draft.addGroup([card]);
  const isFresh = (card: readonly string[]) => card.every(draft.isFresh);
  const answer = isMine ? undefined : state?.answers.find(([id]) => id === rival?.toLowerCase())?.[1];
  const cards = state ? [state.own.opens, state.own.adds].filter(isFresh) : [];

  if (loaded && state && isBesides(work, loaded, state)) {
    if (subject.last && answerKnown(work, subject.last.turn)) return true;
    if (!draft.addGroup(objection.yield.filter((group) => !group.join(" ").includes("{rival}"))))
      draft.addOneOf(talk.heard);
    return true;
  }
  if (rival === undefined) {
    draft.addOneOf(talk.heard);
    cards.some(say);
    return true;
  }
  if (answer && isFresh(answer) && (cards.length === 0 || random() < siding)) {
    draft.addOneOf(objection.side);
    say(answer);
    return true;
  }
  const [card] = cards;
  if (card) {
    draft.addOneOf(isMine ? objection.mine : objection.other);
    say(card);
    if (random() < asking)
      draft.addOneOf(isMine ? (model.corpus.manners?.challenge ?? objection.ask) : objection.ask, mostSentences);
    return true;
  }
  // Nobody calls itself by its name.
  const given = objection.yield.filter((group) => !isMine || !group.join(" ").includes("{rival}"));
  if (!draft.addGroup(given)) draft.addOneOf(talk.heard);
  return true;
}
