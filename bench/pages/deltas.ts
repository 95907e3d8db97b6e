const WORDS = [
  "the ",
  "coil ",
  "hums ",
  "and ",
  "every ",
  "lamp ",
  "in ",
  "the ",
  "hall ",
  "answers, ",
  "one ",
  "after ",
  "another. ",
];

/** The last word of every paced reply: what tells that a reply has come to its end on the screen. */
export const LAST_WORD = "Yours, N.";

export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const word = (index: number) => WORDS[index % WORDS.length] ?? "";

/**
 * A reply that arrives on a fixed timetable: a reader that falls behind gets what is due at once, as from a network.
 * It ends after `count` deltas, or when `isOver` says so.
 */
export async function* paced(
  count: number,
  gap: number,
  isOver: () => boolean = () => false,
): AsyncGenerator<string, void> {
  const start = performance.now();
  for (let index = 0; index < count - 1 && !isOver(); index += 1) {
    const early = start + index * gap - performance.now();
    if (early > 0) await wait(early);
    yield word(index);
  }
  yield LAST_WORD;
}

/** A reply of a model that answers at once; `onFirst` is called as it gives its first delta. */
export async function* atOnce(first: string, onFirst: () => void): AsyncGenerator<string, void> {
  onFirst();
  yield first;
  yield* paced(10, 10);
}
