/** A text to speak, which may still be growing, such as a reply. */
export interface TextSource {
  readonly text: string;
  /** Whether nothing more will come. */
  readonly isWhole: boolean;
  /** Calls back at each addition and at the end, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}
