import type { Response, SorrowKind } from "./corpus";
import { bareWords } from "./dialogue-act";
import type { Found } from "./find-matches";
import { plainly } from "./language";
import { consolationsFor } from "./consolations";
import { findReaction, findSorrow } from "./read-line";
import { outsideOf } from "./take-up";
import { briefly, untoldIn, wasJustUsed } from "./work";
import type { Pools, Taken, Work } from "./work";

/** The topics that a summary names. */
const mostTopics = 4;

/** A sentence that names whom the news is about, if there is one, and else any. */
function addSaying({ draft }: Work, { say }: Response): boolean {
  return draft.addOneOf(say.filter((line) => line.includes("{whom}"))) || draft.addOneOf(say);
}

/** Adds a further sentence of what was just told, if there is one. */
export function addFurther({ draft, recall }: Work): boolean {
  const item = recall.lastItem;
  return item !== undefined && wasJustUsed(recall, item) && draft.addSome(untoldIn(draft, item), 1) > 0;
}

/** One thing to go on with: a further sentence of what was just told, else a question. */
export function goOn(work: Work): Pools {
  const { recall, phrases } = work;
  if (addFurther(work)) return [];
  const item = recall.lastItem && wasJustUsed(recall, recall.lastItem) ? recall.lastItem : undefined;
  const joke = phrases.social.joke.body.flat().some((line) => recall.since(line) === 1);
  return joke ? [phrases.social.joke.close] : [item ? [item.ask] : [], phrases.questions];
}

/** Answers bad news: sympathy first, what consoles if it weighs much, and a question about it. */
function condole(work: Work, kind: SorrowKind, isHeavy: boolean): Taken {
  const { listening, language, phrases, draft, turn } = work;
  const sorrow = listening?.sorrow[kind];
  if (!sorrow) return briefly();
  addSaying(work, sorrow);
  if (isHeavy) consolationsFor(language, turn.text, phrases.social.sad.body).some((pool) => draft.addGroup(pool));
  return briefly(sorrow.ask, phrases.social.sad.close);
}

/** Answers bad news, if the message has any. */
export function answerSorrow(work: Work): Taken | undefined {
  const { language, turn, acts, listening } = work;
  const isSad = acts[0] === "sad";
  const plain = plainly(turn.text);
  // For guilt and for having been hurt there are words of their own.
  if (isSad && (language.woes.guilt[0].test(plain) || language.woes.hurt[0].test(plain))) return undefined;
  const kind = listening && findSorrow(language, turn, isSad);
  return kind && condole(work, kind, isSad && kind !== "mishap");
}

/** What was spoken of: what the visitor named, the latest last. */
function topicsOf({ recall, topicIn }: Work): string | undefined {
  const topics = [...new Set(recall.said.flatMap((line) => topicIn(line) ?? []))].slice(0, mostTopics).reverse();
  const last = topics.pop();
  return last === undefined ? undefined : topics.length === 0 ? last : `${topics.join(", ")} and ${last}`;
}

/** Answers what concerns the conversation itself: "are you there?", "slower, please", "sum it up", "motivate me". */
export function answerAboutTalk(work: Work): Taken | undefined {
  const { language, listening, turn, recall, draft, phrases } = work;
  if (!listening) return undefined;
  const { listening: lines } = language;
  const text = bareWords(turn.text);
  const said = (pool: readonly string[], ...closings: Pools) =>
    draft.addOneOf(pool) || draft.addOldest(pool) ? briefly(...closings) : undefined;
  if (lines.here.test(text)) return said(listening.here, phrases.questions);
  const last = recall.lastItem;
  const isPuzzled = text === "" && turn.text.includes("?");
  if ((lines.simpler.test(text) || isPuzzled) && last) {
    const notes = [...last.answer, ...last.deeper].filter((line) => !language.patterns.dangling.test(line));
    for (const note of notes)
      if (draft.addOneOf(listening.simpler.map((line) => line.replace("{note}", () => note)))) return briefly();
  }
  if (lines.grave.test(text)) {
    const sorrow = findSorrow(language, work.readEarlier(recall.said[0] ?? ""), false);
    return said(listening.grave, sorrow ? listening.sorrow[sorrow].ask : listening.sorrow.low.ask);
  }
  if (lines.recap.test(text)) {
    const topics = topicsOf(work);
    if (recall.said.length === 0) return said(listening.missing);
    const [asked] = recall.said.filter((line) => !lines.recap.test(bareWords(line)));
    if (topics === undefined)
      return asked === undefined
        ? undefined
        : said(phrases.ownQuestion.map((line) => line.replace("{own}", () => bareWords(asked))));
    return said(
      listening.recap.map((line) => line.replace("{topics}", () => topics)),
      phrases.questions,
    );
  }
  if (lines.encourage.test(text)) return said(listening.encourage);
  if (lines.tease.test(text)) return said(listening.tease);
  if (lines.quiz.test(text)) return said(listening.quiz, phrases.questions);
  return undefined;
}

/** Answers a few words on the last reply. */
export function answerReaction(work: Work): Taken | undefined {
  const { language, listening, turn, draft } = work;
  const kind = listening && findReaction(language, turn);
  if (!listening || !kind || !draft.addOneOf(listening.reactions[kind])) return undefined;
  // Nobody who is bored wants more of the same.
  return kind === "bored" ? briefly(work.phrases.questions) : briefly(...goOn(work));
}

/** Declines to do something, and says what there is, or what the character holds of such things. */
export function answerCommand(work: Work, best: Found | undefined): Taken | undefined {
  const { language, corpus, turn, draft, acts } = work;
  const { pieces } = corpus;
  if (!pieces || best?.isExact || best?.isFitting || acts.length > 0) return undefined;
  if (!language.listening.command.test(bareWords(turn.text))) return undefined;
  const outside = outsideOf(work);
  if (outside && draft.addGroup([outside.say])) return briefly([outside.ask]);
  draft.addOneOf(pieces.lacking);
  draft.add(pieces.shelf);
  return briefly();
}
