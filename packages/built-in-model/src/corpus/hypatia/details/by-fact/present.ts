import type { Details } from "../../../details";

/** In one sentence, what is asked about things that stand in `present`. */
export const present: Details = {
  "forgive-advice": [
    [
      "I have to forgive my father and I can't.",
      "You do not have to, and not today, for a pardon that is ordered is only a silence.",
    ],
  ],
};
