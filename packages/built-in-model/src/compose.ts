import { type PromptMessage } from "@archive-of-minds/core";
import { createSeededRandom } from "@archive-of-minds/core/internal";
import type { CharacterModel } from "./character-model";
import type { SocialAct } from "./corpus";
import { isNameable } from "./decline";
import { findAct, isDespair } from "./dialogue-act";
import { createDraft, leastSentences, mostSentences } from "./draft";
import { findMatches } from "./find-matches";
import { layOut } from "./lay-out";
import { answerAboutTalk } from "./listen";
import { askedAgain, findRecital, recite, requestOf } from "./pieces";
import { whomIn } from "./read-line";
import { readTurn } from "./read-turn";
import { createRecall } from "./recall";
import { answerReferral, findReferral } from "./referral";
import { askedTongue, tongueOf } from "./tongue";
import { fillUp } from "./work";
import type { Taken, Work } from "./work";

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
  "farewell",
  "praise",
  "thanks",
  "greeting",
];

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
 * Writes a character's reply: a piece that was asked for, or one to six sentences of its corpus, none of them said within the last fifteen turns.
 * The same messages give the same reply.
 *
 * @param isAnother Whether the reply replaces the last one of the messages.
 * @param scene The description of a shared picture, if any; empty when there is no description.
 */
export function composeReply(
  { language, corpus, retrieval }: CharacterModel,
  messages: readonly PromptMessage[],
  scene?: string,
  isAnother?: boolean,
): string {
  const { characterId } = corpus;
  const phrases = { ...language.phrases, ...corpus.phrases };
  const content = messages.at(-1)?.content ?? "";
  const read = readTurn(language, content, characterId);
  const recall = createRecall(language, messages, retrieval.items, isAnother);
  const random = createSeededRandom(`${characterId} ${recall.turn} ${content}`);
  // "Another one" after a joke asks for a joke.
  const again = askedAgain(language, read, recall);
  const turn = findAct(language, again ?? "") === "joke" ? readTurn(language, again ?? "", characterId) : read;
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
    whom: whomIn(language, turn.text),
    ...turn.sum,
    ...(one && { pick, other }),
    scene: scene === "" ? phrases.unseen[recall.turn % phrases.unseen.length] : scene,
  });
  const acts = actsByWeight.filter((act) => turn.clauses.some((clause) => clause.act === act));
  const matches = findMatches(language, retrieval, turn, recall.lastItem);
  const work: Work = {
    phrases,
    corpus,
    counsel: corpus.counsel,
    manners: corpus.manners,
    listening: corpus.listening,
    referrals: corpus.referrals ?? language.referrals,
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
    readEarlier: (line) => readTurn(language, line, characterId),
    topicIn: (line) => {
      const earlier = readTurn(language, line, characterId);
      const isSaid = earlier.topic !== undefined && (isNameable(language, earlier) || retrieval.knows(earlier.topic));
      return isSaid ? `"${earlier.topic}"` : earlier.own;
    },
  };

  // A fact whose question was asked knows more: "are you alive?".
  const isAboutTalk = scene === undefined && matches[0]?.isExact !== true && !isDespair(language, turn.text);
  const field = isDespair(language, turn.text) ? undefined : findReferral(language, turn.text, recall.said);
  const about = field ? answerReferral(work, field) : isAboutTalk ? answerAboutTalk(work) : undefined;
  const request =
    !about && scene === undefined && acts[0] !== "sad" ? requestOf(language, turn, recall, matches[0]) : undefined;
  if (request) {
    const { opening, piece } = findRecital({ language, corpus, retrieval }, request, recall);
    if (!draft.addOneOf(opening)) draft.addOldest(opening);
    if (piece) return recite(draft, piece);
    if (corpus.pieces) {
      draft.add(corpus.pieces.shelf);
      return draft.text();
    }
    if (draft.count() < 2) draft.addGroup(phrases.unknownBody);
  }
  const { closings, questions, isWhole }: Taken =
    about ?? (request ? { closings: [] } : layOut(work, scene !== undefined));
  if (questions) return [draft.text(), ...questions].join("\n");
  if (isWhole && draft.count() > 0) {
    for (const pool of closings) if (draft.addOneOf(pool, mostSentences)) break;
    return draft.text();
  }
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
