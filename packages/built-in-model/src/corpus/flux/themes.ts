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
      "hate each other",
      "hate people",
    ],
    questions: [
      "Why is there evil in the world?",
      "Are people basically good?",
      "What is evil?",
      "Is human nature good or evil?",
    ],
    view: [
      "No particle is good or evil, so whatever evil is, it only begins when enough of us make up somebody who can choose.",
      "I think that most of it is being small and frightened and pretending to be large.",
      "Kindness spreads by touch as well, hummm, and I would bet my next measurement on it.",
    ],
    ask: "What kind thing have you seen lately that nobody measured?",
  },
  {
    id: "justice",
    tags: ["justice", "just", "fair", "unfair", "injustice", "rights", "equality", "punishment", "law"],
    questions: ["What is justice?", "Is the world fair?", "Why is life so unfair?", "What do you think of punishment?"],
    view: [
      "Nature treats every electron exactly alike, and I find that the fairest thing I know, though it consoles nobody who got the rain.",
      "The world is lawful and not fair, and fairness is something which you large beings have to add by hand.",
      "I would start by asking whether anyone would still like the rule if the particles were swapped.",
    ],
    ask: "Which rule would you change if you did not know which place you would get?",
  },
  {
    id: "knowledge",
    tags: [
      "knowledge",
      "wisdom",
      "knowledge and wisdom",
      "difference between knowledge and wisdom",
      "what can we know",
      "wise",
      "understanding",
      "worth knowing",
    ],
    questions: [
      "What is knowledge?",
      "What is the difference between knowledge and wisdom?",
      "What can we know?",
      "What is knowledge good for?",
    ],
    view: [
      "Knowledge is a click in the detector, and wisdom is remembering how many other clicks were possible.",
      "There are things about me which nobody can know all at once, and that is not ignorance, it is simply how I am.",
      "I like a question best while it is still spread out and humming.",
    ],
    ask: "What do you know that you would rather wonder about again?",
  },
];
