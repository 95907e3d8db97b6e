import { roomQuestions as phrases } from "./english/room-questions";
import { findAct } from "./dialogue-act";
import type { Language } from "./language";
import { splitSentences } from "./sentences";
import type { HeardLine } from "./room-turn";

/** A visitor's question about the discussion itself. */
export interface RoomQuestion {
  readonly kind: "agree" | "why" | "right" | "summary";
  /** The speaker whose lines are meant, if one is named. */
  readonly whom?: string | undefined;
}

/** The speaker whose lines a question means: "do you agree with Tesla". */
const namedAfter = (text: string, names: readonly string[]) =>
  names.find((name) =>
    new RegExp(String.raw`${phrases.before}\s+(?:\p{L}+\.?\s+)?${name}(?![\p{L}\p{N}])`, "iu").test(text),
  );

/** Reads a question about the discussion; `undefined` when it is one about something else. */
export function readRoomQuestion(text: string, names: readonly string[]): RoomQuestion | undefined {
  const plain = text.slice(0, 400).replace(/’/g, "'");
  const kind = (["summary", "right", "why", "agree"] as const).find((each) => phrases.patterns[each].test(plain));
  if (kind === undefined) return undefined;
  const whom = namedAfter(plain, names);
  // "Do you agree with the death penalty?" asks about something else.
  if (kind === "agree" && whom === undefined && (!phrases.pointing.test(plain) || phrases.absent.test(plain)))
    return undefined;
  return { kind, whom };
}

/** A line to all participants, rewritten as a line to one. */
export const asToOne = (text: string): string =>
  phrases.dismissal.test(text) && text.length < 80
    ? phrases.dismissed
    : text.replace(phrases.everyone, phrases.one).replace(phrases.severalNames, "$1");

/** Whether the line insults one of them, or all. */
export const isInsult = (language: Language, text: string, ownName: string): boolean =>
  text.length < 200 && findAct(language, asToOne(text), ownName) === "insult";

const shortest = 40;
const longest = 170;

/** A sentence of a line to quote: preferably with one of these terms, and not the first, which answers another speaker. */
function claimOf({ termsOf }: Language, { text }: HeardLine, terms: readonly string[]): string | undefined {
  const whole = splitSentences(text).filter(
    (sentence) =>
      /^\p{Lu}[^"“”?…:*]*[.!]$/u.test(sentence) && sentence.length >= shortest && sentence.length <= longest,
  );
  const told = whole.length > 1 ? whole.filter((sentence) => sentence !== splitSentences(text)[0]) : whole;
  const chosen = told.find((sentence) => termsOf(sentence).some((term) => terms.includes(term))) ?? told[0];
  return chosen && `"${chosen.slice(0, -1).replaceAll("!", ",")}"`;
}

/** The sentences that answer a question about the discussion, each a choice of wordings; none when there is no basis for an answer. */
export function answersTo(
  language: Language,
  { kind, whom }: RoomQuestion,
  lines: readonly HeardLine[],
  terms: readonly string[],
  isLiked: boolean,
): readonly (readonly string[])[] {
  const newest = lines.toReversed();
  const spoken = newest.flatMap((line) => {
    const claim = line.kind === "visitor" ? undefined : claimOf(language, line, terms);
    return claim === undefined ? [] : [{ isOwn: line.kind === "own", speaker: line.speaker ?? "", claim }];
  });
  // A speaker's line about the subject says more than their last one.
  const isOnSubject = ({ claim }: { readonly claim: string }) =>
    language.termsOf(claim).some((term) => terms.includes(term));
  const lasting =
    kind === "right" || kind === "summary"
      ? [...spoken.filter(isOnSubject), ...spoken.filter((each) => !isOnSubject(each))]
      : spoken;
  const others = lasting.filter(({ isOwn }) => !isOwn);
  const own = lasting.find(({ isOwn }) => isOwn);
  const fill = (pool: readonly string[], of: string, claim: string, other = "", otherClaim = "") =>
    pool.map((line) =>
      line
        .replaceAll("{of}", () => of)
        .replace("{claim}", () => claim)
        .replaceAll("{rival}", () => other)
        .replace("{otherClaim}", () => otherClaim),
    );
  const said =
    whom === undefined ? others[0] : others.find(({ speaker }) => speaker.toLowerCase() === whom.toLowerCase());

  if (kind === "why") return own ? [fill(phrases.why, "", own.claim)] : [phrases.silent];
  if (kind === "agree")
    return said
      ? [fill(isLiked ? phrases.agree : phrases.disagree, said.speaker, said.claim)]
      : [whom === undefined ? phrases.silent : fill(phrases.unheard, whom, "")];
  if (kind === "right") {
    const rival = others.find(({ speaker }) => speaker !== others[0]?.speaker);
    const [one] = others;
    if (one && rival)
      return [
        fill(phrases.between, one.speaker, one.claim, rival.speaker, rival.claim),
        isLiked
          ? fill(phrases.nearer, one.speaker, "", rival.speaker)
          : fill(phrases.nearer, rival.speaker, "", one.speaker),
      ];
    return one ? [fill(isLiked ? phrases.agree : phrases.disagree, one.speaker, one.claim)] : [phrases.silent];
  }
  const speakers = [...new Set(others.map(({ speaker }) => speaker))].slice(0, 3).reverse();
  const told = speakers.flatMap((speaker) => {
    const first = others.find((each) => each.speaker === speaker);
    return first ? [fill(phrases.told, speaker, first.claim)] : [];
  });
  if (told.length === 0 && !own) return [phrases.silent];
  return [phrases.asked, ...told, ...(own ? [fill(phrases.mine, "", own.claim)] : [])];
}
