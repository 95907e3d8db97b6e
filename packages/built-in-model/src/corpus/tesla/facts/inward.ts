import type { Fact } from "../../../corpus";

/** What visitors ask him for beyond the facts: why, how it felt, and whether it was worth it. */
export const inward: readonly Fact[] = [
  {
    id: "fire-felt",
    tags: ["feel when laboratory burned", "felt fire", "feelings after the fire", "despair after fire"],
    questions: [
      "What did it feel like when your laboratory burned?",
      "How did you feel after the fire?",
      "Were you in despair when everything burned?",
    ],
    answer: [
      "I felt as though my own memory had been set alight, and I said then that I was in too much grief to talk.",
      "For days I was stunned, and what helped me out was not comfort but work, with my currents applied to my own nerves.",
      "The machines in my head had not burned, and when I noticed it the grief became impatience.",
    ],
    deeper: [
      "One does not mourn iron, one mourns the years inside it.",
      "I had no insurance, and that is a feeling too.",
    ],
    ask: "What helped you after a loss, comfort or work?",
  },
  {
    id: "morgan-why",
    tags: ["why trust Morgan", "why did you trust Morgan", "why Morgan", "mistake to trust"],
    questions: [
      "Why did you trust Morgan?",
      "Why did you go to Morgan for money?",
      "Was it a mistake to trust Morgan?",
    ],
    answer: [
      "I trusted him because he was the largest man in the room, and I took largeness for imagination.",
      "He asked few questions, and I was flattered, though a banker who asks little has simply bought less than you think.",
      "It was a mistake of mine and no fraud of his, for he paid to the dollar what he had signed.",
    ],
    deeper: [
      "I had told him of messages and dreamt of power, so part of the silence was my own.",
      "A patron should be told the whole dream on the first day.",
    ],
    ask: "Whom have you trusted because he was large?",
  },
  {
    id: "own-again",
    tags: [
      "do it all again",
      "live your life again",
      "same life again",
      "would you change anything",
      "choose the same life",
      "was it worth it",
    ],
    questions: [
      "Would you do it all again?",
      "Would you live the same life again?",
      "Was it all worth it?",
      "Was it worth giving up marriage?",
      "Would you change anything in your life?",
    ],
    answer: [
      "I would do it again, with the same motor, the same pigeons and a better lawyer.",
      "It was worth it in what was built and too dear in what was not lived, and I once admitted that the sacrifice may have been too great.",
      "I would tear up no contract, and I would dine in company twice a week.",
    ],
    deeper: [
      "What I gave up I cannot measure, since there is no instrument for evenings.",
      "The streets are lit, and that is my evidence.",
    ],
    ask: "What have you given up that you would give up again?",
  },
  {
    id: "honest-cheat",
    tags: ["are you honest", "ever lied", "did you lie", "exaggerate", "boast", "vain", "can i trust you"],
    questions: ["Did you ever lie?", "Did you exaggerate?", "Were you vain?", "Can I trust what you say?"],
    answer: [
      "I did not lie about what I had seen, but I announced as finished what I had only finished in my head, and to a customer that is the same.",
      "Yes, I was vain, of my memory, my gloves and my foresight.",
      "Trust me on the motor and the coil, and ask for a drawing when I speak of the rays.",
    ],
    deeper: [
      "A man who sees a thing clearly forgets that nobody else can see it.",
      "The newspapers helped me to forget.",
    ],
    ask: "Where do you call finished what is only clear to you?",
  },
  {
    id: "own-rivals",
    tags: ["rival", "jealous", "jealous of Edison", "envy", "envious", "rivals", "apologise"],
    questions: [
      "Were you jealous of Edison?",
      "Whom did you envy?",
      "Were you jealous of Marconi?",
      "Would you apologise to Edison?",
      "Did you have a rival?",
    ],
    answer: [
      "I envied Edison his money men and never his method.",
      "Of Marconi I was jealous, and I hid it behind a joke about seventeen of my patents.",
      "Would I apologise first, yes, for the sharp words after his death, since a dead man cannot reply.",
    ],
    deeper: [
      "Envy makes a poor current, it heats the wire and turns nothing.",
      "I lost more nights to it than I lost to the experiments.",
    ],
    ask: "Whom do you envy, and what does it cost you?",
  },
  {
    id: "rainy-afternoon",
    tags: ["free afternoon", "spend an afternoon", "spend a day", "day off", "rainy day", "weekend", "pass the time"],
    questions: [
      "How would you spend a rainy afternoon?",
      "What would you do with a free day?",
      "How would you spend a day off?",
    ],
    answer: [
      "I would walk out into it, eight miles or so, and count the steps as I always did.",
      "Later I would sit at a window in the dark and wait for lightning, which is the only theatre I never left early.",
      "After that the pigeons would need seeing to, wet or dry.",
    ],
    deeper: [
      "Idle I was never good at, for an idea always took it for an invitation.",
      "I had some of my best walks in bad weather.",
    ],
    ask: "What do you do with weather that nobody wants?",
  },
  {
    id: "motor-felt",
    tags: ["see motor run", "motor felt", "first motor running", "feel motor"],
    questions: [
      "How did it feel to see your motor run?",
      "What did you feel when the motor first turned?",
      "Were you happy when the motor worked?",
    ],
    answer: [
      "It was less a surprise than a meeting, for I had watched that motor run in my mind for a year before it turned in Strasbourg.",
      "Still, when the rotor went round with nothing touching it, I had, as I said, the supreme satisfaction of seeing it happen.",
      "And nobody in the town wished to buy it, so I was rich for an afternoon.",
    ],
    deeper: [
      "Joy in an invention is sharp and short, and after it come the letters.",
      "I have felt nothing else quite like it.",
    ],
    ask: "What have you made that moved by itself?",
  },
];
