import type { RandomSource } from "../contracts";
import type { RoomMessage, SpeakerReason } from "./chat-room.types";
import { callsOf, type Named } from "./participant-names";

/** Somebody who could speak next, and why. */
export interface RankedSpeaker {
  readonly characterId: string;
  readonly reason: SpeakerReason;
}

export interface SpeakerQuestion {
  /** All that was said, oldest first. */
  readonly messages: readonly RoomMessage[];
  /** Who may speak: those who take part and are not muted. */
  readonly candidates: readonly Named[];
  /** Drawn from once, and only when nobody was called. */
  readonly random: RandomSource;
}

/** So many speakers back a character counts as having spoken lately. */
const RECENT = 4;

/**
 * Who should speak next, best first: those whom the visitor called, then those whom the last speaker asked, then those
 * whom the visitor called and who have not answered yet, then the rest by chance, in which whoever has been silent longest has the best. Nobody follows themselves unless called.
 */
export function rankSpeakers({ messages, candidates, random }: SpeakerQuestion): readonly RankedSpeaker[] {
  const last = messages.findLast(({ author }) => author !== "system");
  const called = whoIsCalled(messages, candidates);
  const calledIds = new Set(called.map(({ characterId }) => characterId));
  const others = candidates.filter(({ id }) => !calledIds.has(id) && id !== last?.author);
  return [...called, ...byChance(messages, others, random)];
}

function whoIsCalled(messages: readonly RoomMessage[], candidates: readonly Named[]): RankedSpeaker[] {
  const said = messages.filter(({ author }) => author !== "system");
  const last = said.at(-1);
  if (!last) return [];
  const called = calledByVisitor(said, candidates);
  if (last.author === "user") return called;
  const others = candidates.filter(({ id }) => id !== last.author);
  const asked = inOrder(others, (named) => askedAt(last.text, named)).map(({ id }): RankedSpeaker => ({
    characterId: id,
    reason: { kind: "asked", by: last.author },
  }));
  return [...asked, ...called.filter(({ characterId }) => !asked.some((each) => each.characterId === characterId))];
}

/** Whom the visitor called in the newest lines of theirs, but for those who have spoken since. */
function calledByVisitor(said: readonly RoomMessage[], candidates: readonly Named[]): RankedSpeaker[] {
  const end = said.findLastIndex(({ author }) => author === "user") + 1;
  const start = said.slice(0, end).findLastIndex(({ author }) => author !== "user") + 1;
  const answered = new Set(said.slice(end).map(({ author }) => author));
  const called = said
    .slice(start, end)
    .toReversed()
    .flatMap(({ text }) => inOrder(candidates, (named) => callsOf(text, named, { isTyped: true })[0]?.start ?? null));
  return [...new Set(called)]
    .filter(({ id }) => !answered.has(id))
    .map(({ id }) => ({ characterId: id, reason: { kind: "addressed" } }));
}

/** What stands before and after a name that is called: `Tesla, …?` or `… , Tesla?` */
const BEFORE_CALLED = /(?:^|[,;:–—-]\s*|\b(?:and you|tell me|what about|and)\s+)$/iu;
const AFTER_CALLED = /^\s*[,?:–—-]/u;
const SENTENCE_BREAK = /[.!?…]\s|[。！？]/gu;

/** A character is asked where a question holds the name as one that is called, or an `@` stands before it. */
function askedAt(text: string, named: Named): number | null {
  const isAsked = ({ start, end }: { readonly start: number; readonly end: number }) => {
    if (/@\s*$/.test(text.slice(0, start))) return true;
    // `Dr. Faust` holds no end of a sentence.
    const breaks = Array.from(text.matchAll(SENTENCE_BREAK), ({ index, 0: found }) => ({
      at: index,
      next: index + found.length,
    }));
    const from = breaks.findLast(({ next }) => next <= start)?.next ?? 0;
    const to = breaks.find(({ at }) => at >= end);
    const sentence = text.slice(from, to ? to.at + 1 : undefined);
    if (!/[?？]/.test(sentence)) return false;
    const [before, after] = [text.slice(from, start), text.slice(end)];
    return /^\s*,/u.test(after) || (BEFORE_CALLED.test(before) && AFTER_CALLED.test(after));
  };
  return callsOf(text, named).find(isAsked)?.start ?? null;
}

function inOrder(candidates: readonly Named[], placeOf: (named: Named) => number | null): Named[] {
  return candidates
    .map((named) => ({ named, place: placeOf(named) }))
    .filter((found): found is { named: Named; place: number } => found.place !== null)
    .toSorted((one, other) => one.place - other.place)
    .map(({ named }) => named);
}

/** What whoever spoke last still weighs, once the visitor has had a word. */
const JUST_SPOKE = 0.5;

/** 4 for a character who is not among the last four speakers; 3, 2, 1 and a half for those who are, the later the less. */
export function weightOf(characterId: string, messages: readonly RoomMessage[]): number {
  const spoken = messages.filter(({ author }) => author !== "system" && author !== "user").slice(-RECENT);
  const ago = spoken.toReversed().findIndex(({ author }) => author === characterId);
  return ago === -1 ? RECENT : Math.max(JUST_SPOKE, ago);
}

function byChance(
  messages: readonly RoomMessage[],
  candidates: readonly Named[],
  random: RandomSource,
): RankedSpeaker[] {
  const weighted = candidates.map(({ id }) => ({
    characterId: id,
    reason: { kind: "weighted" as const, weight: weightOf(id, messages) },
  }));
  const total = weighted.reduce((sum, { reason }) => sum + reason.weight, 0);
  let mark = random.next() * total;
  const drawn = weighted.find(({ reason }) => (mark -= reason.weight) < 0) ?? weighted.at(-1);
  if (!drawn) return [];
  const rest = weighted
    .filter((each) => each !== drawn)
    .toSorted((one, other) => other.reason.weight - one.reason.weight);
  return [drawn, ...rest];
}
