/** Stands in the place of a secret. */
const hidden = "[key]";

/** A shorter key is an ordinary word. */
const shortestSecret = 8;

/** Removes secrets from texts: some vendors quote a key, or a part of it, in an error. */
export interface Redaction {
  /** A text that is complete. Also hides shortened keys such as `sk-ab****wxyz`. */
  redact(text: string): string;
  /** A text that arrives in pieces; a secret may span two of them. */
  begin(): { push(piece: string): string; rest(): string };
}

export function createRedaction(secrets: readonly string[]): Redaction {
  // The longest first: a key may begin with another one, and its end would stay.
  const needles = [...new Set(secrets.filter(({ length }) => length >= shortestSecret))].toSorted(
    (one, other) => other.length - one.length,
  );
  const hide = (text: string) => needles.reduce((rest, secret) => rest.replaceAll(secret, hidden), text);

  /** How many of the last characters may be the beginning of a secret. */
  const begun = (text: string) =>
    Math.max(
      0,
      ...needles.map((needle) => {
        for (let length = Math.min(needle.length - 1, text.length); length > 0; length -= 1)
          if (text.endsWith(needle.slice(0, length))) return length;
        return 0;
      }),
    );

  return {
    redact: (text) => hide(text).replace(/\bsk[-_][\w*.-]{4,}/g, hidden),
    begin() {
      let held = "";
      return {
        push(piece) {
          if (needles.length === 0) return piece;
          const text = hide(held + piece);
          const length = text.length - begun(text);
          held = text.slice(length);
          return text.slice(0, length);
        },
        rest() {
          const rest = held;
          held = "";
          return rest;
        },
      };
    },
  };
}
