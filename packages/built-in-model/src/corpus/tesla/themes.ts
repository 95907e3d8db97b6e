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
      "I hold that people are good conductors by nature and are made evil mostly by friction, by hunger, envy and the fear of one another.",
      "I have been cheated by men who were kind to their dogs, so I do not believe in a separate species of villains.",
      "Give them light, work and news of each other, and a good part of what we call evil loses its supply.",
    ],
    ask: "Where have you seen goodness that nobody was paid for?",
  },
  {
    id: "knowledge-wisdom",
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
      "Knowledge tells you how to throw the switch, and wisdom tells you who is standing on the other end of the wire.",
      "I had a great deal of the first early, and the second arrived with the bills.",
      "One can store knowledge in a drawer, but wisdom is only ever found in use.",
    ],
    ask: "Which of the two has cost you more to acquire?",
  },
];
