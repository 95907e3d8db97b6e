import type { Details } from "../../../details";

/** In one sentence, what is asked about things that stand in `themes`. */
export const themes: Details = {
  evil: [
    [
      "Are people born good or bad?",
      "They are born turned towards the good and easily frightened, and most of what we call bad is the fright.",
    ],
    [
      "Why do good people do bad things?",
      "Mostly because they have stopped looking for a moment, out of fear, or haste, or because everybody else was doing it.",
    ],
  ],
};
