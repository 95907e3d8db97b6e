import { findMatches } from "./find-matches";
import { plainly } from "./language";
import type { CharacterModel } from "./character-model";
import type { Recall } from "./recall";
import type { Item } from "./item";
import { thingsIn, touches } from "./room-subject";
import type { Subject } from "./room-subject";
import type { RoomTurn } from "./room-turn";

/** How much lower an item may score than the best and still come first, for variety. */
const otherAngle = 4;

/** How many items count as equally good. */
const mostAngles = 4;

/** How many things of a line are looked up. */
const mostThings = 4;

/** How many words of a question are looked up. */
const mostWords = 12;

/** How often a character without an item on the subject takes up the last line instead. */
const turningAside = 0.15;

/** The next thought of a character in a room. */
export interface Thought {
  /**
   * `subject`: it is about the subject. `thing`: it is about something the last speaker named. `free`: there is no subject.
   * `none`: the character has nothing about the subject.
   */
  readonly kind: "subject" | "thing" | "free" | "none";
  /** The matching item; `undefined` when there is none. */
  readonly item?: Item | undefined;
  /** The sentence that answers only the question. */
  readonly detail?: string | undefined;
  /** What the last speaker named, such as `the lamp`, and its noun. */
  readonly thing?: string | undefined;
  readonly noun?: string | undefined;
}

/** The unused part of an item that can stand alone. */
export function untold({ language: { patterns } }: CharacterModel, recall: Recall, { answer, deeper }: Item): string[] {
  const left = [...answer, ...deeper].filter((sentence) => recall.since(sentence) === Infinity);
  while (left[0] !== undefined && left[0] !== answer[0] && patterns.dangling.test(left[0])) left.shift();
  return left;
}

/**
 * Chooses a character's thought in a discussion: of facts only those about the subject.
 *
 * @param isDue whether the discussion has to return to the subject.
 * @param isGrave whether the subject is grave: it is kept, and only opinions on it are given.
 */
export function findThought(
  model: CharacterModel,
  { lines, others }: RoomTurn,
  { turn, terms }: Subject,
  recall: Recall,
  random: () => number,
  isDue: boolean,
  isGrave: boolean,
): Thought {
  const { language, retrieval } = model;
  const pick = <T>(list: readonly T[], most = list.length): T | undefined =>
    list[Math.floor(random() * Math.min(list.length, most))];
  const last = lines.at(-1);
  const things = last?.kind === "character" ? thingsIn(language, last) : new Map<string, string>();

  // No character explains the other participants, unless asked to, or speaks of the visitor's own affairs.
  const present = others.filter((name) => !turn?.text.includes(name)).map((name) => name.toLowerCase());
  const leaning = [language.patterns.replying, language.patterns.dangling];
  const isOpen = (item: Item) =>
    !item.tags.some((tag) => present.some((name) => tag.toLowerCase().includes(name))) &&
    item.questions.filter((question) => language.patterns.speaksOfSelf.test(plainly(question))).length * 2 <=
      item.questions.length &&
    (last?.kind === "visitor" || !leaning.some((pattern) => pattern.test(untold(model, recall, item)[0] ?? ""))) &&
    untold(model, recall, item).length > 1;
  /** The items for a word, and not for one that only looks like it. */
  const under = (word: string) =>
    !retrieval.knows(word)
      ? []
      : retrieval
          .search({ text: word, topic: word })
          .filter(
            ({ item, isNear }) =>
              !isNear &&
              item.tags.some((tag) => word.startsWith(tag.toLowerCase()) || tag.toLowerCase().startsWith(word)),
          );
  const about = (word: string) => under(word).filter(({ item }) => isOpen(item));

  const current = turn?.topic === undefined ? terms : language.termsOf(turn.topic);
  /** The items that share a significant word with the subject; an "I" or "many" in common does not count. */
  const isAbout = (item: Item) =>
    current.length === 0 ||
    [...item.tags, ...untold(model, recall, item).slice(0, 3)].some((text) => touches(language, text, current));
  const found = turn ? findMatches(language, retrieval, turn, undefined).filter(({ item }) => isOpen(item)) : [];
  const sure = found.filter(
    ({ score, isNear, item, isExact }) =>
      !isNear && score > (found[0]?.score ?? 0) - otherAngle && (isExact || isAbout(item)),
  );
  // "Should a machine be trusted?" is also about trust.
  const words =
    turn && sure.length < mostAngles
      ? [
          ...new Set(
            language
              .wordsOf(turn.text)
              .filter(
                (word) =>
                  !language.isStopWord(word) &&
                  !language.isIn("wide", word) &&
                  !language.isIn("framing", language.stemOf(word)),
              ),
          ),
        ].slice(0, mostWords)
      : [];
  const onSubject = [...sure, ...words.flatMap(about).filter(({ item }) => item.isOpinion)];

  if (!isGrave && onSubject.length === 0 && !isDue && random() < turningAside) {
    const led = [...things].slice(0, mostThings).flatMap(([noun, thing]) =>
      about(noun)
        .slice(0, 2)
        .map(({ item }) => ({ noun, thing, item })),
    );
    // Every character has an opinion on a large theme.
    const chosen = pick(led.filter(({ item }) => item.isOpinion));
    if (chosen) return { kind: "thing", ...chosen };
  }
  const [noun, thing] = pick([...things]) ?? [];
  // The visitor gets the best answer, preferably an opinion.
  const best =
    last?.kind === "visitor"
      ? (onSubject.find(({ isExact }) => isExact) ?? onSubject.find((each) => each.item.isOpinion) ?? onSubject[0])
      : pick(onSubject, mostAngles);
  if (best)
    return { kind: "subject", item: best.item, detail: "detail" in best ? best.detail : undefined, noun, thing };
  if (terms.length > 0) return { kind: "none", noun, thing };
  const opinions = (recall.lastItem ? retrieval.akin(recall.lastItem) : retrieval.items).filter(
    (item) => item.isOpinion && isOpen(item),
  );
  return { kind: "free", item: recall.lastItem ? opinions[0] : pick(opinions), noun, thing };
}
