/** A text to be said, which may still be growing. A reply's draft is one. */
export interface TextSource {
  readonly text: string;
  /** Whether nothing more will come. */
  readonly isWhole: boolean;
  /** Calls back at each addition and at the end, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

/** A text that is whole already. */
export function wholeText(text: string): TextSource {
  return { text, isWhole: true, subscribe: () => () => {} };
}
