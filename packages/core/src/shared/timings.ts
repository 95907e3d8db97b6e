/** Every wait of the charts, in milliseconds. No chart holds a number of its own. */
export const timings = {
  /** Reading whether a code was right before. */
  accessFlag: 1_000,
  /** How long a wrong code stays on show before the field is ready again. */
  accessDenial: 820,
  /** A verifier that has not answered by then counts as unreachable. */
  accessVerdict: 12_000,
  /** Reading the stored memory; after it the conversation begins empty. */
  memoryLoad: 5_000,
  /** Storing the visitor's message before a model is called; after it the call goes out all the same. */
  memoryWrite: 1_000,
  /** From the call to the first piece of the reply. */
  replyFirstByte: 30_000,
  /** Between two pieces of a reply. */
  replySilence: 20_000,
  /** How often a growing reply reports that it grows. */
  replyProgress: 1_000,
  /** The outermost limit of one reply, as the vendors' own clients have it. */
  replyCeiling: 600_000,
  /** How long a passing status line stays. */
  statusLine: 3_000,
} as const

export type TimingName = keyof typeof timings
