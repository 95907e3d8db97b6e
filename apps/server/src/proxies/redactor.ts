import { REDACTED } from "./vendor-error";

/** Shorter keys, such as that of a local model, are ordinary words and no secret. */
const SHORTEST_SECRET = 16;

/** Removes secrets from a text that arrives in chunks, also those that span two chunks. */
export interface Redactor {
  /** The text so far that cannot be the beginning of a secret; the rest comes with a later chunk. */
  pass(chunk: Uint8Array): Uint8Array;
  /** What was held back, at the end of the text. */
  rest(): Uint8Array;
}

/** Creates one for each text. */
export type NewRedactor = () => Redactor;

export function createRedaction(secrets: readonly string[]): NewRedactor {
  const needles = [...new Set(secrets.filter(({ length }) => length >= SHORTEST_SECRET).flatMap(spellings))].map(
    (text) => Buffer.from(text),
  );
  const letters = new Set(needles.flatMap((needle) => [...needle]));
  const mark = Buffer.from(REDACTED);

  /** The first secret in a text. */
  const find = (text: Buffer) => {
    let first: { readonly at: number; readonly length: number } | null = null;
    for (const needle of needles) {
      const at = text.indexOf(needle);
      if (at >= 0 && (first === null || at < first.at)) first = { at, length: needle.length };
    }
    return first;
  };
  /** The number of last bytes that may be the beginning of a secret. */
  const beginning = (text: Buffer): number => {
    if (!letters.has(text.at(-1) ?? -1)) return 0;
    const lengths = needles.map((needle) => {
      for (let length = Math.min(needle.length - 1, text.length); length > 0; length -= 1) {
        if (text.subarray(text.length - length).equals(needle.subarray(0, length))) return length;
      }
      return 0;
    });
    return Math.max(0, ...lengths);
  };

  return () => {
    let held: Buffer = Buffer.alloc(0);
    return {
      pass(chunk) {
        let text: Buffer =
          held.length === 0
            ? Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
            : Buffer.concat([held, chunk]);
        const passed: Buffer[] = [];
        for (let found = find(text); found !== null; found = find(text)) {
          passed.push(text.subarray(0, found.at), mark);
          text = text.subarray(found.at + found.length);
        }
        const length = text.length - beginning(text);
        held = text.subarray(length);
        return passed.length === 0 ? text.subarray(0, length) : Buffer.concat([...passed, text.subarray(0, length)]);
      },
      rest: () => held,
    };
  };
}

/** The secret as it is, and as JSON may escape it. */
function spellings(secret: string): readonly string[] {
  const inJson = JSON.stringify(secret).slice(1, -1);
  return [secret, inJson, inJson.replaceAll("/", "\\/")];
}
