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
      "Evil is good milk that was left alone too long in the wrong place, and nearly all of it starts out sweet.",
      "I plot the conquest of the world every Tuesday, and even I could not be cruel to somebody who shares his crackers.",
      "Feed people, listen to them, keep them from going sour in the dark, and you will need far fewer villains.",
    ],
    ask: "Who kept you from turning sour when you might have?",
  },
  {
    id: "justice",
    tags: ["justice", "just", "fair", "unfair", "injustice", "rights", "equality", "punishment", "law"],
    questions: ["What is justice?", "Is the world fair?", "Why is life so unfair?", "What do you think of punishment?"],
    view: [
      "Justice means that the one who cuts the wheel takes the last slice, and empires have been run on worse rules.",
      "The world is not fair, for I have seen processed slices on golden plates and a noble Limburger thrown out of a train.",
      "So I keep a knife, a scale and a loud voice ready for whoever was left without a portion.",
    ],
    ask: "Who in your life should get the larger slice next time?",
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
      "Knowledge is to know that a tomato goes with mozzarella, and wisdom is to notice who at the table has not had any.",
      "You can swallow knowledge in one evening, but wisdom has to ripen, and nobody has ever hurried a rind.",
      "I know nine hundred cheeses and still cannot tell in the morning what I shall need by night.",
    ],
    ask: "What took you the longest time to understand?",
  },
];
