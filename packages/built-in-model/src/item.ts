import type { Fact, PersonaCorpus } from "./corpus";

/** A fact or a stance, as retrieval and composition see it. */
export interface Item extends Fact {
  readonly isOpinion: boolean;
}

/** An item that may answer the message. */
export interface Match {
  readonly item: Item;
  /** The score: from about 3 for a common word to about 15 for every word and more. */
  readonly score: number;
  /** Whether the message is nearly the same as one of the item's own questions. */
  readonly isExact: boolean;
  /** Whether nearly all of the question is matched: such a match outranks a social act. */
  readonly isStrong: boolean;
  /** Whether it is only related to the question. */
  readonly isNear: boolean;
  /** The share of the question's weight whose words lead to it. */
  readonly share?: number;
  /** Whether nearly all of the question's words lead to it and it answers questions of this kind. */
  readonly isFitting?: boolean;
  /** Whether the question differs from the item's own questions, so that a yes, a no or a because may not fit. */
  readonly isLoose?: boolean;
  /** The sentence of the item that answers only this question. */
  readonly detail?: string | undefined;
}

/** The facts and the stances of a corpus. */
export const itemsOf = (corpus: PersonaCorpus): Item[] => [
  ...corpus.facts.map((fact) => ({ ...fact, isOpinion: false })),
  ...corpus.stances.map(({ view, ...stance }) => ({
    ...stance,
    isOpinion: true,
    answer: view.slice(0, 3),
    deeper: view.slice(3),
  })),
];
