import { createSeededRandom, type PromptMessage } from "@archive-of-minds/core";
import type { CharacterModel } from "./character-model";
import type { SocialAct } from "./corpus";
import { findAct, isDespair } from "./dialogue-act";
import { isNameable } from "./decline";
import { isDissent, meetDissent } from "./dissent";
import { createDraft, leastSentences, mostSentences } from "./draft";
import { confident, findMatches, isForVisitor, scoreOf } from "./find-matches";
import type { Found } from "./find-matches";
import { continueFrom, follows, refersBack } from "./follow-up";
import { plainly } from "./language";
import type { Language } from "./language";
import { memoryOf, saidIn, toldIn } from "./memory-question";
import { answerDecision, answerNews, findDecision, findNews, findTrouble } from "./own-life";
import { findRecital, recite, requestOf } from "./pieces";
import { readTurn } from "./read-turn";
import type { Turn } from "./read-turn";
import { createRecall } from "./recall";
import { addSecond, secondOf } from "./second-question";
import { takeUp } from "./take-up";
import type { Taken } from "./take-up";
import { askedTongue, tongueOf } from "./tongue";
import { fillUp, isSpent, openSocially, untoldIn, volunteer } from "./work";
import type { Pools, Work } from "./work";

/** In order of priority: of several acts in one message, the first listed sets the reply. */
const actsByWeight: readonly SocialAct[] = [
  "sad",
  "areYouReal",
  "whoAreYou",
  "joke",
  "insult",
  "happy",
  "howAreYou",
  "advice",
  "praise",
  "farewell",
  "thanks",
  "greeting",
];

/** These have their own answer; only a strong match adds more. */
const weighty: ReadonlySet<SocialAct> = new Set<SocialAct>([
  "sad",
  "happy",
  "advice",
  "insult",
  "areYouReal",
  "whoAreYou",
  "joke",
]);

/** A clause with no more words than this tells nothing of one's life. */
const shortest = 3;

/** An item that scores less than the best by no more than this answers nearly as well. */
const asGood = 1.5;

/** Answers with the matches; returns the item's own question to the visitor. */
function answer(work: Work, match: Found): string {
  const { phrases, language, draft, recall, matches, acts, isOpenEnded, chance } = work;
  const isRetold = recall.isRepeated && match.item.answer.some(draft.wasSaid);
  const { detail } = match;
  // Advice from the corpus needs no apology before it.
  const open = () => acts[0] !== "advice" && openSocially(work);
  if (detail && !match.isNear && draft.isFresh(detail)) {
    open();
    draft.add(detail);
    const left = untoldIn(draft, match.item);
    const next = language.termsOf(left[0] ?? "");
    // "No, I never married" is not followed by "I never married and had no children", unless the rest depends on that.
    if (!language.patterns.dangling.test(left[1] ?? "") && language.termsOf(detail).some((term) => next.includes(term)))
      left.shift();
    const second = secondOf(work, match);
    draft.addSome(left, second ? 1 : 3);
    addSecond(work, second);
    return match.item.ask;
  }
  const found = !isSpent(draft, match.item)
    ? match
    : matches.find((each) => !each.isNear && each.score > match.score - asGood && !isSpent(draft, each.item));
  const [note, ...others] = match.item.answer;
  if (
    !found &&
    others.length === 0 &&
    note !== undefined &&
    !match.isNear &&
    draft.addOneOf(phrases.again.map((template) => template.replace("{note}", () => note)))
  ) {
    draft.addSome(match.item.deeper, 2);
    return match.item.ask;
  }
  if (isRetold || !found) {
    if (!openSocially(work) && recall.isRepeated) draft.addOneOf(phrases.repeated);
    continueFrom(work, match.item, match.item !== recall.lastItem || match.clause.topic !== undefined);
    return match.item.ask;
  }
  const { item } = found;
  if (!open()) {
    if (found.isNear) draft.addOneOf(phrases.near);
    else if (isOpenEnded || item.answer.length < 3 || (match.clause.isQuestion && chance(0.6)))
      draft.addOneOf(phrases.reactions);
  }
  const second = secondOf(work, match);
  draft.addSome(
    found.isLoose ? item.answer.filter((sentence) => !language.patterns.verdict.test(sentence)) : item.answer,
    second ? 3 : 4,
  );
  addSecond(work, second);
  const least = isOpenEnded ? leastSentences : leastSentences - 1;
  if (draft.count() < least) draft.addSome(item.deeper, least - draft.count());
  return item.ask;
}

/** The consolations for this sorrow, then those for any sorrow: grief needs other words than a failed examination. */
export function consolationsFor({ woes }: Language, text: string, groups: Pools): readonly Pools[] {
  const woeOf = (side: 0 | 1, line: string) => Object.values(woes).findIndex((woe) => woe[side].test(line));
  const fitting = (woe: number) => groups.filter((group) => woeOf(1, group.join(" ")) === woe);
  return [fitting(woeOf(0, plainly(text))), fitting(-1), groups];
}

function social(work: Work, act: SocialAct): Pools {
  const { phrases, language, draft, acts, turn } = work;
  const { open, body, close } = phrases.social[act];
  if (act !== "greeting" && act !== "farewell" && acts.includes("greeting"))
    draft.addOneOf(phrases.social.greeting.open);
  draft.addOneOf(open);
  if (act === "sad") draft.addOneOf(isDespair(language, turn.text) ? phrases.careful : phrases.told);
  const pools =
    act === "sad" ? consolationsFor(language, turn.text, body) : [body, act === "areYouReal" ? phrases.honest : []];
  if (!pools.some((pool) => draft.addGroup(pool)) && (act === "joke" || !draft.addGroup(phrases.vagueBody)))
    volunteer(work, 2);
  return [close];
}

/** Writes the reply; returns what ends it. */
function layOut(work: Work, hasPicture: boolean): Taken {
  const { phrases, counsel, manners, tongue, asked, language, turn, recall, acts, draft } = work;
  const best = sureOf(work);
  const act = acts[0];
  const memory = memoryOf(language, turn.text, recall);
  if (isDespair(language, turn.text)) return { closings: social(work, "sad") };
  // With the camera on every message has a picture; these messages do not ask about it.
  if (hasPicture && act !== "areYouReal" && act !== "farewell") {
    if (turn.sum) draft.addOneOf(phrases.arithmetic);
    draft.addOneOf(phrases.picture);
    if (best) draft.addSome(best.item.answer, 2);
    return { closings: [] };
  }
  if (turn.sum && draft.addOneOf(phrases.arithmetic)) return { closings: [] };
  const decision =
    counsel && !isAnsweredFor(work, best) ? findDecision(language, turn, recall.previousLine) : undefined;
  // "My brother breaks my things, what do I do?" does not ask for what was said before.
  if (memory && !(decision && tells(work)) && draft.addOneOf(memory.lines)) {
    draft.addGroup(counsel?.[memory.isFound ? "remembered" : "unheard"] ?? []);
    return { closings: [] };
  }
  const isGreeting = act === "greeting" && turn.clauses.every((clause) => clause.act === "greeting");
  if (manners && tongue !== undefined && !isGreeting && draft.addOneOf(manners.foreign)) {
    draft.addGroup(manners.heard.body);
    return { closings: [] };
  }
  if (manners && asked !== undefined && !best?.isExact && draft.addOneOf(phrases.onlyOwn)) {
    draft.addGroup(manners.heard.body);
    return { closings: [], isWhole: draft.addOneOf(manners.likes) };
  }
  if (manners && (act === undefined || act === "insult") && isDissent(language, turn))
    return { closings: meetDissent(work, manners) };
  if (counsel && decision && !(act === "sad" && decision.kind === "help"))
    return { closings: answerDecision(draft, counsel, decision) };
  const news = counsel && !best?.isExact ? findNews(language, turn) : undefined;
  if (counsel && news && !(news.isTaste && best?.isStrong)) return { closings: answerNews(work, counsel, news) };
  // "How do I get rid of a wine stain?" asks nothing of wine.
  if (language.patterns.practical.test(plainly(turn.text)) && !isAbout(work, best))
    return takeUp({ ...work, acts: [], matches: [] });
  if (turn.unknowable && act === undefined) {
    const taken = takeUp(work);
    if (best) draft.addSome(best.item.answer, 1);
    return taken;
  }
  if (language.patterns.deciding.test(plainly(turn.text)) && !best?.isExact && (act ?? "advice") === "advice")
    return { closings: social(work, "advice") };
  const isAnswered = best?.isExact || (best?.isStrong && language.patterns.choiceBehind.test(turn.text));
  if (act === undefined && !isAnswered && draft.addOneOf(phrases.choosing)) {
    draft.addOneOf(phrases.chosen);
    draft.addOneOf(phrases.chosen);
    return { closings: [] };
  }
  // "Why did he care about them?" goes on with what was spoken of, unless its words lead elsewhere for certain.
  if (act === undefined && recall.lastItem && refersBack(work, best)) {
    continueFrom(work, recall.lastItem);
    return { closings: [[recall.lastItem.ask]] };
  }
  if (best && (best.isStrong || act === undefined || act === "advice" || !weighty.has(act)))
    return { closings: [[answer(work, best)]] };
  const trouble = counsel && act === "advice" ? findTrouble(language, turn) : undefined;
  if (counsel && trouble) return { closings: answerNews(work, counsel, trouble) };
  if (act !== undefined && (weighty.has(act) || !asksMore(turn))) return { closings: social(work, act) };
  if (!follows(work)) return takeUp(work);
  if (recall.lastItem) {
    continueFrom(work, recall.lastItem);
    return { closings: [[recall.lastItem.ask]] };
  }
  // If there is nothing more to say, "go on" gets a new subject, and "why?" a question to the visitor.
  if (!language.patterns.onward.test(turn.text) || !draft.addOneOf(phrases.asides)) return takeUp(work);
  volunteer(work);
  return { closings: [] };
}

/** The best match, if it is near enough to the question. */
function sureOf({ matches: [best], recall, turn }: Work): Found | undefined {
  return best &&
    (best.isExact ||
      best.isFitting ||
      best.item === recall.lastItem ||
      // A statement by itself asks for nothing.
      (!best.clause.isQuestion && (best.isStrong || turn.clauses.some(({ isQuestion }) => isQuestion))) ||
      scoreOf(best) >= confident)
    ? best
    : undefined;
}

/** Whether a match is about the whole topic of its clause: a fact on wine is not about a wine stain. */
function isAbout({ language }: Work, best: Found | undefined): boolean {
  if (!best?.isStrong) return false;
  const { tags, questions } = best.item;
  const known = new Set(language.termsOf([...tags, ...questions].join(" ")));
  return best.isExact || language.termsOf(best.clause.topic ?? best.clause.text).every((term) => known.has(term));
}

/** Whether the visitor tells something of its own life. */
const tells = ({ language, turn }: Work): boolean =>
  turn.clauses.some(({ text }) => language.life.told.test(plainly(text)) && text.split(" ").length > shortest);

/** Whether a match answers what the visitor has to decide: with a fact for visitors, or since it is no affair of its own. */
function isAnsweredFor(work: Work, best: Found | undefined): boolean {
  if (best === undefined) return false;
  const { language, turn } = work;
  const isOwn = tells(work) || language.patterns.selfMentioned.test(turn.text);
  return best.isExact || (best.isStrong && (!isOwn || best.isFitting === true) && isForVisitor(language, best.item));
}

/** Whether there is a topic or a question besides the social acts. */
function asksMore({ clauses }: Turn): boolean {
  return clauses.some(({ act, topic, isQuestion }) => act === undefined && (topic !== undefined || isQuestion));
}

/** How many items are indexed in one idle moment. */
const atOnce = 8;

/** Prepares the first answer, a few milliseconds at a time: the index, then the patterns, which compile on first use. */
export function* warmUp(model: CharacterModel): Generator<void> {
  while (!model.retrieval.prepare(atOnce)) yield;
  for (const content of model.language.phrases.aboutSelf) {
    findAct(model.language, content);
    yield;
    readTurn(model.language, content, model.corpus.characterId);
    yield;
    composeReply(model, [{ role: "user", content }]);
    yield;
  }
}

/**
 * Writes a character's reply: a piece that was asked for, or four to six sentences of its corpus, none of them said within the last fifteen turns.
 * The same messages give the same reply.
 *
 * @param scene The description of a shared picture, if any; empty when there is no description.
 */
export function composeReply(
  { language, corpus, retrieval }: CharacterModel,
  messages: readonly PromptMessage[],
  scene?: string,
): string {
  const { characterId } = corpus;
  const phrases = { ...language.phrases, ...corpus.phrases };
  const content = messages.at(-1)?.content ?? "";
  const turn = readTurn(language, content, characterId);
  const recall = createRecall(language, messages, retrieval.items);
  const random = createSeededRandom(`${characterId} ${recall.turn} ${content}`);
  const [, one = "", two = ""] = language.patterns.choice.exec(turn.text) ?? [];
  const { spurned = [] } = corpus;
  const spurning = spurned.length > 0 && new RegExp(String.raw`\b(?:${spurned.join("|")})\b`, "i");
  const isSpurned = (thing: string) => (spurning && spurning.test(thing)) || language.patterns.lesser.test(thing);
  const [pick, other] = isSpurned(one) || (!isSpurned(two) && random.next() < 0.5) ? [two, one] : [one, two];
  const isNamed = isNameable(language, turn);
  const tongue = tongueOf(language, turn.text);
  const asked = askedTongue(language, turn.text);
  const draft = createDraft(language, recall, random, {
    name: recall.visitorName,
    topic: isNamed ? turn.topic : undefined,
    language: tongue ?? asked,
    article: turn.article,
    own: turn.own,
    said: saidIn(language, turn.text),
    told: toldIn(
      language,
      turn.clauses.map(({ text }) => text).find((text) => language.life.told.test(plainly(text))) ?? "",
    ),
    ...turn.sum,
    ...(one && { pick, other }),
    scene: scene === "" ? phrases.unseen[recall.turn % phrases.unseen.length] : scene,
  });
  // "Another one" after a joke asks for a joke.
  const asksAgain =
    turn.clauses.some((clause) => clause.act === "more") && findAct(language, recall.previousLine ?? "") === "joke";
  const acts = asksAgain
    ? (["joke"] as const)
    : actsByWeight.filter((act) => turn.clauses.some((clause) => clause.act === act));
  const matches = findMatches(language, retrieval, turn, recall.lastItem);
  const work: Work = {
    phrases,
    counsel: corpus.counsel,
    manners: corpus.manners,
    tongue,
    asked,
    isNameable: isNamed,
    language,
    retrieval,
    turn,
    recall,
    draft,
    matches,
    acts,
    isOpenEnded: random.next() < 0.4,
    chance: (share) => random.next() < share,
  };

  const request = scene === undefined && acts[0] !== "sad" ? requestOf(language, turn, recall, matches[0]) : undefined;
  if (request) {
    const { opening, piece } = findRecital({ language, corpus, retrieval }, request, recall);
    // What cannot be made is named.
    if (request.kind === "other" && corpus.manners) draft.addOneOf(corpus.manners.heard.open);
    if (!draft.addOneOf(opening)) draft.addOldest(opening);
    if (piece) return recite(draft, piece);
    if (draft.count() < 2) draft.addGroup(phrases.unknownBody);
    if (corpus.pieces) draft.add(corpus.pieces.shelf);
  }
  const { closings, questions, isWhole }: Taken = request ? { closings: [] } : layOut(work, scene !== undefined);
  if (isWhole && draft.count() >= leastSentences) return draft.text();
  if (questions) return [draft.text(), ...questions].join("\n");
  fillUp(work, leastSentences - 1);
  const mayEnd =
    work.isOpenEnded &&
    (matches.length > 0 || turn.topic !== undefined) &&
    acts.length === 0 &&
    draft.count() >= leastSentences &&
    scene === undefined;
  const isClosed = mayEnd || [...closings, phrases.questions].some((pool) => draft.addOneOf(pool, mostSentences));
  if (!isClosed) fillUp(work, leastSentences);
  for (let tries = 0; draft.count() < leastSentences && tries < 3; tries += 1)
    draft.beforeLast(() => fillUp(work, draft.count() + 1));
  return draft.text();
}
