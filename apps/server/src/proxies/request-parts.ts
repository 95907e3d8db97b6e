import * as v from "valibot";

// The schemas that vendors' requests are rebuilt from. A field that no schema names never leaves this server.

/** More than any reply needs; it stops expensive mistakes and foreign use. */
const MOST_TOKENS = 4096;
const MOST_MESSAGES = 2_000;

export const Tokens = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_TOKENS)), MOST_TOKENS);
export const Streaming = v.optional(v.boolean(), false);
/** The number a vendor accepts differs. */
export const stopStrings = (most: number) =>
  v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.minLength(1), v.maxLength(most));
export const TextPart = v.object({ type: v.literal("text"), text: v.string() });

export const temperature = (highest: number) => v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(highest)));
export const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.minLength(1), v.maxLength(MOST_MESSAGES));
