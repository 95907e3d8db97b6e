import type { Stance } from "../../corpus";

/** Large themes that visitors ask everybody about. */
export const themes: readonly Stance[] = [
  {
    id: "evil",
    tags: [
      "evil",
      "good and evil",
      "human nature",
      "basically good",
      "good people",
      "cruelty",
      "wicked",
      "evil in the world",
      "people good",
    ],
    questions: [
      "Why is there evil in the world?",
      "Are people basically good?",
      "What is evil?",
      "Is human nature good or evil?",
    ],
    view: [
      "Evil is not a power beside the good, we taught, but a lack of it, as darkness is no thing and still makes people stumble.",
      "Nobody in a crowd believes that he does wrong, he only stops looking for the length of a street.",
      "I hold that the soul is turned toward the good by its nature, and that it needs schooling in order not to be frightened away from it.",
    ],
    ask: "When did you last see somebody turn back in time?",
  },
];
