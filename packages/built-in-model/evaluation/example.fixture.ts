import type { Mark, MarkedReply } from "./marks";
import { replyKey, type Reply, type Transcript } from "./reply";

/** A reply of Tesla to "Why?", in the place `1/tesla/talk/01`. */
export function exampleReply(changes: Partial<Omit<Reply, "key">> = {}): Reply {
  const reply = {
    place: "1/tesla/talk/01",
    characterId: "tesla",
    kind: "theme",
    tunedOn: false,
    isForNeed: false,
    question: "Why?",
    text: "It travels far.",
    ...changes,
  } as const;
  return { ...reply, key: replyKey(reply.question, reply.text) };
}

/** So many replies, each to a question of its own. */
export const exampleReplies = (count: number): readonly Reply[] =>
  Array.from({ length: count }, (_, index) =>
    exampleReply({ place: `1/tesla/talk/${String(index + 1).padStart(2, "0")}`, question: `Question ${index + 1}?` }),
  );

/** A reply as it was marked by the readers `a`, `b` and so on. */
export const markedBy = ({ place, key }: Reply, ...given: readonly Mark[]): MarkedReply => ({
  place,
  key,
  date: "2026-11-26",
  marks: Object.fromEntries(given.map((mark, index) => ["abcdef".charAt(index), mark])),
});

/** A talk of these replies. */
export const exampleTranscript = (replies: readonly Reply[], tunedOn = false): Transcript => ({
  place: "1/tesla/talk",
  tunedOn,
  lines: replies.flatMap((reply) => [
    { author: "Visitor", text: reply.question, reply: null },
    { author: "Tesla", text: reply.text, reply },
  ]),
});
