import { HIDDEN } from "./vendor-error";

/** Shorter ones, such as what a model of one's own takes for a key, stand in many a sentence and are no secret. */
const SHORTEST_SECRET = 16;

/** Takes secrets out of a text that passes by in pieces, wherever those end. */
export interface Redactor {
  /** As much of what was said so far as cannot be the beginning of a secret; the rest comes with a later piece. */
  pass(piece: Uint8Array): Uint8Array;
  /** What was held back, once nothing more comes. */
  rest(): Uint8Array;
}

/** Makes one for each text. */
export type NewRedactor = () => Redactor;

export function createRedaction(secrets: readonly string[]): NewRedactor {
  const needles = [...new Set(secrets.filter(({ length }) => length >= SHORTEST_SECRET).flatMap(spellings))].map(
    (text) => Buffer.from(text),
  );
  const letters = new Set(needles.flatMap((needle) => [...needle]));
  const mark = Buffer.from(HIDDEN);

  /** The first secret in there. */
  const find = (text: Buffer) => {
    let first: { readonly at: number; readonly length: number } | null = null;
    for (const needle of needles) {
      const at = text.indexOf(needle);
      if (at >= 0 && (first === null || at < first.at)) first = { at, length: needle.length };
    }
    return first;
  };
  /** How many of the last bytes may be the beginning of a secret. */
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
      pass(piece) {
        let text: Buffer =
          held.length === 0
            ? Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength)
            : Buffer.concat([held, piece]);
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

/** As it is, and as JSON may have it. */
function spellings(secret: string): readonly string[] {
  const inJson = JSON.stringify(secret).slice(1, -1);
  return [secret, inJson, inJson.replaceAll("/", "\\/")];
}
