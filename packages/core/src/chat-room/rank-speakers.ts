import type { RandomSource } from "../contracts";
import type { RoomMessage, SpeakerReason } from "./chat-room.types";
import { callsOf, type Named } from "./participant-names";

/** A character that could speak next, and why. */
export interface RankedSpeaker {
  readonly characterId: string;
  readonly reason: SpeakerReason;
}

export interface RankSpeakersInput {
  /** All messages, oldest first. */
  readonly messages: readonly RoomMessage[];
  /** The characters that may speak: participants that are not muted. */
  readonly candidates: readonly Named[];
  /** Drawn from once. */
  readonly random: RandomSource;
}

/** A character among so many last speakers has less weight. */
const RECENT = 4;

/**
 * Who should speak next, best first. After a message of the visitor: the characters that it calls. After a character: those
 * that it asks, then those that the visitor called and that have not answered yet. Then the others, in a random choice
 * that favours the characters that were silent longest. The last speaker is only chosen when called.
 */
export function rankSpeakers({ messages, candidates, random }: RankSpeakersInput): readonly RankedSpeaker[] {
  const last = messages.findLast(({ author }) => author !== "system");
  const called = whoIsCalled(messages, candidates);
  const calledIds = new Set(called.map(({ characterId }) => characterId));
  const others = candidates.filter(({ id }) => !calledIds.has(id) && id !== last?.author);
  return [...called, ...byChance(messages, others, random)];
}

function whoIsCalled(messages: readonly RoomMessage[], candidates: readonly Named[]): RankedSpeaker[] {
  const spoken = messages.filter(({ author }) => author !== "system");
  const last = spoken.at(-1);
  if (!last) return [];
  const called = calledByVisitor(spoken, candidates);
  if (last.author === "user") return called;
  const others = candidates.filter(({ id }) => id !== last.author);
  const asked = inOrder(others, (named) => askedAt(last.text, named)).map(({ id }): RankedSpeaker => ({
    characterId: id,
    reason: { kind: "asked", by: last.author },
  }));
  return [...asked, ...called.filter(({ characterId }) => !asked.some((each) => each.characterId === characterId))];
}

/** The characters that the visitor called in their newest messages, except those that have spoken since. */
function calledByVisitor(spoken: readonly RoomMessage[], candidates: readonly Named[]): RankedSpeaker[] {
  const end = spoken.findLastIndex(({ author }) => author === "user") + 1;
  const start = spoken.slice(0, end).findLastIndex(({ author }) => author !== "user") + 1;
  const answered = new Set(spoken.slice(end).map(({ author }) => author));
  const called = spoken
    .slice(start, end)
    .toReversed()
    .flatMap(({ text }) => inOrder(candidates, (named) => callsOf(text, named, { isTyped: true })[0]?.start ?? null));
  return [...new Set(called)]
    .filter(({ id }) => !answered.has(id))
    .map(({ id }) => ({ characterId: id, reason: { kind: "addressed" } }));
}

/** The text before and after a called name: `Tesla, …?` or `… , Tesla?` */
const BEFORE_CALLED = /(?:^|[,;:–—-]\s*|\b(?:and you|tell me|what about|and)\s+)$/iu;
const AFTER_CALLED = /^\s*[,?:–—-]/u;
const SENTENCE_BREAK = /[.!?…]\s|[。！？]/gu;

/** The position where a text asks a character: a question that calls its name, or an `@` before the name. */
function askedAt(text: string, named: Named): number | null {
  const isAsked = ({ start, end }: { readonly start: number; readonly end: number }) => {
    if (/@\s*$/.test(text.slice(0, start))) return true;
    // The dot in `Dr. Faust` is not the end of a sentence.
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

/** The weight of the last speaker, once the visitor has replied. */
const JUST_SPOKE = 0.5;

/** The weight of a character in the random choice: 4 if it is not among the last four speakers, else 3, 2, 1 or 0.5, the least for the last. */
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
