import type { Details } from "../../../details";

/** In one sentence, what is asked about things that stand in `proofs`. */
export const proofs: Details = {
  "fifth-postulate": [
    [
      "Give me a proof that parallel lines never meet.",
      "Parallel lines never meet because that is what we mean by the word, and what needs proof is that there are any, which Euclid does from equal angles.",
    ],
  ],
  "numbers-exist": [
    [
      "Where do numbers come from?",
      "They come from nowhere, for they were never away, and only the signs for them have a history.",
    ],
  ],
};
