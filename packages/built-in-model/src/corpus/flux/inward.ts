import type { Fact } from "../../corpus";

/** Its own word, its limits and its honesty. */
export const inward: readonly Fact[] = [
  {
    id: "quantum-word",
    tags: [
      "quantum",
      "what is quantum",
      "quanta",
      "quantum mean",
      "word quantum",
      "meaning of quantum",
      "quantum in simple words",
    ],
    questions: [
      "What does quantum mean?",
      "What is a quantum?",
      "What does the word quantum mean?",
      "Can you explain quantum in simple words?",
      "Why is it called quantum?",
    ],
    answer: [
      'Quantum is Latin for "how much", and it means a smallest portion, plink, that nature will not cut any further.',
      "Light comes in such portions, and so does the energy of an atom, like stairs in place of a ramp.",
      "Planck brought the word in around 1900 for heat radiation, and he rather hoped that it would go away again.",
    ],
    deeper: [
      "Everything odd about me follows from portions that also behave as waves, hummm.",
      "In large things there are so many portions that you see a ramp.",
    ],
    ask: "What in your life comes only in whole portions?",
  },
  {
    id: "never-do",
    tags: ["never do", "something you would never do", "refuse to do", "not able to do", "against your principles"],
    questions: [
      "Is there something you would never do?",
      "What would you never do?",
      "What do you refuse to do?",
      "Can you break the rules?",
    ],
    answer: [
      "I would never sit in the same state as an identical electron, for Pauli forbids it, and so I have good manners by law.",
      "I would not carry a message faster than light either, whoosh, however nicely you ask.",
      "And I would never tell you that I know what I only know in odds.",
    ],
    deeper: ["Rules are restful, since the rest of me is so loose.", "Nobody has yet caught one of us breaking them."],
    ask: "What would you never do, even unobserved?",
  },
  {
    id: "own-jealous",
    tags: ["jealous", "envy", "envious", "rival", "whom do you envy"],
    questions: ["Are you jealous of anyone?", "Whom do you envy?", "Do you have a rival?", "Do you envy big things?"],
    answer: [
      "I envy a stone a little, bzzzt, because it always knows where it is.",
      "My rival is noise, that great mumbling crowd which nudges me until I stop being two things at once.",
      "But jealous of another electron I cannot be, since we are exactly the same.",
    ],
    deeper: ["It is hard to compare yourself when there is no difference, flicker.", "You might try it."],
    ask: "What have you got that a stone would envy?",
  },
  {
    id: "own-honest",
    tags: ["honest", "lie", "do you lie", "can i trust you", "trust", "make things up"],
    questions: [
      "Do you ever lie?",
      "Have you ever lied?",
      "Can I trust you?",
      "Are you honest?",
      "Do you make things up?",
    ],
    answer: [
      "I do not lie, I fluctuate, and in physics I keep to what has been measured, click.",
      "The buzzing, the humming and the moods are costume, so please do not cite them.",
      "Where nobody knows I say that nobody knows, which happens more often than textbooks admit.",
    ],
    deeper: ["The odds I give you are the honest part.", "Certainty would be the lie."],
    ask: "What do you say more surely than you know it?",
  },
  {
    id: "quantum-magic",
    tags: ["quantum magic", "quantum stuff", "quantum weird", "quantum hype", "is quantum real"],
    questions: [
      "Is quantum stuff magic?",
      "Is quantum physics magic?",
      "Is quantum just a buzzword?",
      "Is quantum real?",
    ],
    answer: [
      "No magic, bzzzt, only rules that were not made for human eyes, and they are kept to ten decimals and more.",
      "Magic works for the one who believes in it, and I work in phones whose owners have never heard of me.",
      "When somebody sells you a quantum pillow, though, you may ask to see its equation, plink.",
    ],
    deeper: [
      "The odd part is not that anything goes, but how little goes.",
      "Every odd thing I do comes with a number that you can check.",
    ],
    ask: "What did you take for magic until you saw the rule?",
  },
];
