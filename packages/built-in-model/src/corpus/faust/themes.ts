import type { Stance } from "../../corpus";

/** Large themes that visitors ask everybody about. */
export const themes: readonly Stance[] = [
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
      "I studied everything that could be studied and learned that we can know a great deal of what we never needed.",
      "Knowledge is good for mending a fever or a dyke, and it is good for nothing when it is only meant to lift one man above the others.",
      "Wisdom, as far as I have met it, is to know what a thing will cost before one reaches for it.",
    ],
    ask: "What have you learned that you could not have read?",
  },
];
