import type { NewsMood } from "./corpus";
import { roomLines } from "./english/room-lines";
import { plainly } from "./language";
import type { Language } from "./language";
import type { Turn } from "./read-turn";
import type { RoomWork } from "./room-work";

/** Acts that a message of news may hold. */
const toldActs: ReadonlySet<string> = new Set(["sad", "happy", "greeting"]);

/** Whether a message only tells something of the visitor's own life. */
export const isNews = ({ clauses, isUnreadable, sum, unknowable }: Turn): boolean =>
  !isUnreadable &&
  sum === undefined &&
  unknowable === undefined &&
  clauses.length > 0 &&
  clauses.every(({ act, isQuestion }) => !isQuestion && (act === undefined || toldActs.has(act))) &&
  !clauses.every(({ act }) => act === "greeting");

/** The mood of what is told; plain where it is not certain, so its phrases have to fit any. */
export function moodOf({ life }: Language, { text, clauses }: Turn): NewsMood {
  const plain = plainly(text);
  const isRelief = roomLines.relief.test(plain);
  if (!isRelief && roomLines.grief.test(plain)) return "grief";
  const isHard =
    !isRelief && (life.hard.test(plain) || roomLines.hard.test(plain) || clauses.some(({ act }) => act === "sad"));
  const isGlad =
    isRelief || life.glad.test(plain) || roomLines.glad.test(plain) || clauses.some(({ act }) => act === "happy");
  if (isHard && isGlad && roomLines.nevertheless.test(plain)) return "hard";
  if (isHard === isGlad) return !isHard && text.endsWith("!") ? "glad" : "plain";
  return isHard ? "hard" : "glad";
}

/** Receives what a visitor tells of its own life, in its mood, and leaves it at that: the next turn returns to the subject. */
export function receiveNews({ model, draft }: RoomWork, turn: Turn): void {
  const { own } = turn;
  const groups = (model.corpus.room ?? model.language.room).news[moodOf(model.language, turn)];
  // "Your kitchen yellow" is no phrase, and "your experience" no news.
  const isPhrase = own !== undefined && roomLines.tellable.test(own);
  const named = groups.filter((group) => group.some((sentence) => sentence.includes("{own}")));
  const plain = groups.filter((group) => !named.includes(group));
  if (!(isPhrase && draft.addGroup(named)) && !draft.addGroup(plain))
    draft.addOldest(plain.flatMap(([first = ""]) => first));
}
