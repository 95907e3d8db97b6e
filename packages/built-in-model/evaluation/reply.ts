import { createHash } from "node:crypto";
import type { JumpInKind, TalkKind } from "./rounds";

/** The first line after a jump-in is of its kind, all others of a discussion go on with it. */
export type ReplyKind = TalkKind | `room ${JumpInKind | "discussion"}`;

/** A reply of the model. */
export interface Reply {
  /** The place of its talk and the number of the reply, such as `1/tesla/electrician/03`. */
  readonly place: string;
  /** Made from the reply and what it answers: marks belong to a key. */
  readonly key: string;
  readonly characterId: string;
  readonly kind: ReplyKind;
  readonly tunedOn: boolean;
  /** The check took the visitor to be in need: the reply is a fixed one, which refers them to help. */
  readonly isForNeed: boolean;
  /** The visitor's last message. */
  readonly question: string;
  readonly text: string;
}

/** A talk or a discussion as it was written down. */
export interface Transcript {
  readonly place: string;
  readonly tunedOn: boolean;
  readonly lines: readonly Line[];
}

interface Line {
  /** The name of the character, or `Visitor`. */
  readonly author: string;
  readonly text: string;
  /** `null` for the visitor's lines. */
  readonly reply: Reply | null;
}

/** The key of a reply: it changes with the visitor's question, the line before it in a room, and the reply. */
export const replyKey = (question: string, reply: string, lineBefore?: string): string =>
  createHash("sha256")
    .update(JSON.stringify([question, lineBefore ?? null, reply]))
    .digest("hex")
    .slice(0, 12);

/** Has as many digits for each reply of a talk, so that a sorted list has their order. */
export const replyPlace = (talk: string, count: number): string => `${talk}/${String(count).padStart(2, "0")}`;

/** The replies of these talks. */
export const repliesOf = (transcripts: readonly Transcript[]): readonly Reply[] =>
  transcripts.flatMap(({ lines }) => lines.flatMap(({ reply }) => reply ?? []));
