import { longestLoggedBytes } from "@archive-of-minds/core/providers/backend";
import * as v from "valibot";

/** JSON may spell a byte with six. */
const MOST_BYTES_OF_A_BYTE = 6;
/** For two of the longest texts, however they are spelled, and the little beside them. */
export const longestExchangeBytes = 2 * longestLoggedBytes * MOST_BYTES_OF_A_BYTE + 4 * 1024;

export const CharacterId = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/));

const Text = v.pipe(v.string(), v.maxBytes(longestLoggedBytes));
const printableId = (longest: number) => v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/), v.maxLength(longest));

export const ExchangeBody = v.object({
  characterId: CharacterId,
  userMessage: Text,
  assistantMessage: Text,
  sessionId: v.optional(v.nullable(printableId(128)), null),
  hasImage: v.optional(v.boolean(), false),
  /** Made by the browser, so that sending again stores nothing twice. */
  exchangeId: v.optional(printableId(64)),
  /** Milliseconds since 1970 by the browser's clock: of two wordings of one exchange the later stands. */
  writtenAt: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
});

/** As the `next` of an earlier page has it. */
export const PageCursor = printableId(64);

/** A list ends with the exchange that reaches so many bytes of texts: two hundred of the longest are 75 times as many. */
export const enoughListedBytes = 2 * 1024 * 1024;

const MOST = 200;
const USUAL = 50;

/** As many as asked for, but from 1 to 200; 50 when that is no number. */
export function clampLimit(asked: string | undefined): number {
  const limit = asked === undefined || asked.trim() === "" ? Number.NaN : Math.trunc(Number(asked));
  return Number.isNaN(limit) ? USUAL : Math.min(MOST, Math.max(1, limit));
}
