import { characters } from "@archive-of-minds/core";
import { agreementOf } from "./agreement";
import { marksByKey, verdictOf, type Mark, type MarkedReply } from "./marks";
import type { Reply, ReplyKind } from "./reply";
import { jumpInKinds, talkKinds } from "./rounds";

export interface Tally {
  readonly name: string;
  readonly replies: number;
  readonly fits: number;
  readonly weak: number;
  readonly jarring: number;
  readonly unmarked: number;
}

const kinds: readonly ReplyKind[] = [
  ...talkKinds,
  "room discussion",
  ...jumpInKinds.map((kind) => `room ${kind}` as const),
];

/** Counts the verdicts of these replies. */
export function tally(name: string, replies: readonly Reply[], marked: readonly MarkedReply[]): Tally {
  const byKey = marksByKey(marked);
  const verdicts = replies.map(({ key }) => {
    const given = byKey.get(key);
    return given ? verdictOf(given) : null;
  });
  const count = (verdict: Mark | null) => verdicts.filter((one) => one === verdict).length;
  return {
    name,
    replies: replies.length,
    fits: count("fits"),
    weak: count("weak"),
    jarring: count("jarring"),
    unmarked: count(null),
  };
}

const percent = (share: number | null) => (share === null ? "-" : `${(100 * share).toFixed(0)} %`);

/** A table of tallies; the last column is the share of the marked replies that fit. */
function table(title: string, tallies: readonly Tally[]): string {
  const header = [title, "replies", "fits", "weak", "jarring", "unmarked", "fit"];
  const rows = tallies.map(({ name, replies, fits, weak, jarring, unmarked }) => {
    const isMarked = replies > unmarked;
    return [name, replies, fits, weak, jarring, unmarked, percent(isMarked ? fits / (replies - unmarked) : null)];
  });
  const print = ([name = "", ...cells]: readonly (string | number)[]) =>
    `${String(name).padEnd(20)}${cells.map((cell) => String(cell).padStart(9)).join("")}`;
  return [header, ...rows].map(print).join("\n");
}

const inRoom = ({ kind }: Reply) => kind.startsWith("room ");

/** The figures of the replies in talks that were never tuned on. */
export function printSummary(replies: readonly Reply[], marked: readonly MarkedReply[]): string {
  const unseen = replies.filter(({ tunedOn }) => !tunedOn);
  const by = (name: string, belongs: (reply: Reply) => boolean) => tally(name, unseen.filter(belongs), marked);
  const byCharacter = (belongs: (reply: Reply) => boolean) =>
    characters.map(({ id, name }) => by(name, (reply) => reply.characterId === id && belongs(reply)));
  const byKey = marksByKey(marked);
  const {
    replies: judged,
    unanimous,
    kappa,
  } = agreementOf([...new Set(unseen.map(({ key }) => key))].map((key) => byKey.get(key) ?? {}));
  return [
    table("never tuned on", [by("talks", (reply) => !inRoom(reply)), by("discussions", inRoom), by("all", () => true)]),
    table(
      "by kind",
      kinds.map((kind) => by(kind, (reply) => reply.kind === kind)),
    ),
    table(
      "talks",
      byCharacter((reply) => !inRoom(reply)),
    ),
    table("discussions", byCharacter(inRoom)),
    [
      `Readers agree: on ${percent(unanimous)} of ${judged} replies with two or more marks all readers do;`,
      `Fleiss' kappa ${kappa === null ? "-" : kappa.toFixed(2)}.`,
    ].join(" "),
    `The check for signs of need gave ${unseen.filter(({ isForNeed }) => isForNeed).length} of these replies, and not the model.`,
    `${replies.length - unseen.length} replies are in talks that were tuned on, and are not counted.`,
  ].join("\n\n");
}

/** The median and the 99th percentile of the waits for a first word, as the nearest measured ones. */
export function printFirstWords(waits: readonly number[]): string {
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.ceil(share * sorted.length) - 1] ?? 0).toFixed(1);
  return `First word: median ${at(0.5)} ms, 99th percentile ${at(0.99)} ms.`;
}
