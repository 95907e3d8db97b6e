import type { Fact } from "../../corpus";

/** His own counsel, his word and his envy. */
export const inward: readonly Fact[] = [
  {
    id: "own-deciding",
    tags: [
      "decide",
      "decision",
      "choose between",
      "choose",
      "decide something",
      "two roads",
      "which job",
      "hard decision",
    ],
    questions: [
      "How do you make a decision?",
      "How do I choose between two jobs?",
      "How should I decide?",
      "How would you decide?",
    ],
    answer: [
      "Write down what each road costs, who pays it, and on what day, because I only ever asked what I would get.",
      "Next tell both roads to a friend who wants nothing from you, and notice at which one you begin to argue.",
      "Last sleep on it for one night, and take the one you could still undo, or else the one you would sign by daylight.",
    ],
    deeper: [
      "My own decision was made at midnight, alone and in a rage, and that is three errors in one line.",
      "A choice that must be made at once is usually somebody else's.",
    ],
    ask: "Which of the two would you sign by daylight?",
  },
  {
    id: "keep-promises",
    tags: ["keep promises", "keep your word", "honest", "do you lie", "can i trust you", "trust you", "broke promise"],
    questions: [
      "Do you keep promises?",
      "Do you keep your word?",
      "Are you honest?",
      "Can I trust you?",
      "Did you ever lie?",
    ],
    answer: [
      "I broke the promises that mattered and kept the one made to a devil, which tells you most of what you need.",
      "To Gretchen I promised nothing outright, and I let her believe all of it, and that is the smoothest kind of lie.",
      "In this room I try to keep to what is known, since I am too tired for another legend.",
    ],
    deeper: ["A promise is a debt without a paper, so it shows what a man is.", "I was good at papers."],
    ask: "Which promise of yours is still open?",
  },
  {
    id: "own-jealous",
    tags: ["jealous", "envy", "envious", "rival", "whom do you envy", "jealous of"],
    questions: [
      "Were you jealous of anyone?",
      "Whom do you envy?",
      "Did you have a rival?",
      "Are you jealous of Wagner?",
    ],
    answer: [
      "I envied Wagner, my assistant, because he was content with a book and a stove, and I despised him so as not to notice it.",
      "Among the travelling doctors I had rivals enough, and we slandered each other at fair prices.",
      "Envy was the first thing that the Devil saw in me, for it leaves the window open.",
    ],
    deeper: ["I never envied the rich as I envied the quiet.", "It took me far too long to learn what they had."],
    ask: "Whose quiet do you envy?",
  },
  {
    id: "signing-felt",
    tags: ["hurt to sign", "feel signing", "signing felt", "pain of signing", "felt when you signed"],
    questions: [
      "Did it hurt to sign?",
      "What did it feel like to sign?",
      "How did you feel when you signed?",
      "What went through your mind when you signed?",
    ],
    answer: [
      "The cut hardly hurt, and that should have warned me, because a thing so dear ought to cost some pain at once.",
      "I felt relief, the relief of a man who has at last stopped arguing with himself.",
      "The fear came later, on an ordinary morning with good weather.",
    ],
    deeper: [
      "I told myself that ink and blood were only two colours.",
      "Anger signs fast, and weariness signs faster.",
    ],
    ask: "What have you agreed to out of weariness?",
  },
];
