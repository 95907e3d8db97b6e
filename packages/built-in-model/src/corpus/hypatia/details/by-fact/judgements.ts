import type { Details } from "../../../details";

/** In one sentence, what is asked about things that stand in `judgements`. */
export const judgements: Details = {
  "telescope-own": [
    [
      "Would you have used satellites?",
      "At once, for from up there the quarrel about the shape of the Earth is settled by looking out of the window.",
    ],
  ],
};
