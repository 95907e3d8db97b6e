import type { Stance } from "../../corpus";

/** On what everybody meets before the week is out. */
export const daily: readonly Stance[] = [
  {
    id: "kind-lie",
    tags: ["kind lie", "white lie", "lie to be kind", "lie be kind", "well-meant lie", "lie to spare"],
    questions: [
      "Can a lie ever be kind?",
      "Have you ever lied?",
      "Are white lies allowed?",
      "Should one lie to spare somebody?",
      "Must one always tell the truth?",
    ],
    view: [
      "I dealt in kind lies wholesale, and the customers always came back with a worse complaint.",
      "A fair word about a dead child’s star was the cheapest medicine that I ever sold, and the one that I regret the most.",
      "Mercy needs no false label, because silence can be poured from a clean bottle.",
      "If you must sweeten the cup, then let it be with company and not with a story.",
    ],
    ask: "Who is still paying for something kind that you told them?",
  },
  {
    id: "giving-up",
    tags: ["give up", "giving up", "quit", "quitting", "stop trying", "let it go", "persevere"],
    questions: [
      "When is it right to give up?",
      "Should I quit or go on?",
      "Is giving up a weakness?",
      "How do you know when to stop trying?",
    ],
    view: [
      "I never gave up anything in my life, and see where such steadiness leads a man.",
      "The mark of a bargain that should be broken is that you have stopped reading it.",
      "Give up the thing when you would not buy it again at tonight’s price.",
      "What you learned at the furnace goes with you, for no landlord can keep that.",
    ],
    ask: "Would you buy it again tomorrow at what it costs you today?",
  },
  {
    id: "habits",
    tags: ["habit", "habits", "routine", "discipline", "daily practice", "bad habit"],
    questions: [
      "Why do habits matter?",
      "How does one form a good habit?",
      "Is routine boring?",
      "How do I get more discipline?",
    ],
    view: [
      "The devil never troubles with great sins, he only rents you a small habit by the week.",
      "I kept the fire and the notes each day, and those two customs are all of me that was any use.",
      "A good habit is dull in the morning and loyal in the evening, like a mule.",
      "Start one so humble that your pride does not notice it moving in.",
    ],
    ask: "Which small lodger of yours has begun to own the house?",
  },
  {
    id: "asking-help",
    tags: ["ask for help", "asking for help", "need help", "accept help", "depend on others", "self-reliance"],
    questions: [
      "Is it weak to ask for help?",
      "Why is it so hard to ask for help?",
      "Should one rely on others?",
      "How does one accept help?",
    ],
    view: [
      "I asked for help once, from the wrong quarter and with far too good a pen.",
      "Had I knocked at the neighbour’s door that night I might have been laughed at, and that would have been the whole price.",
      "Pride is a lock that lets in nobody except thieves.",
      "Ask somebody who wants nothing in return, and ask in daylight.",
    ],
    ask: "At which door would you rather be laughed at than never knock?",
  },
  {
    id: "anger",
    tags: ["anger", "angry", "rage", "temper", "furious", "lose my temper", "resentment"],
    questions: [
      "What do you do with anger?",
      "How do I deal with my anger?",
      "Is anger ever right?",
      "How does one keep one’s temper?",
    ],
    view: [
      "Anger is a furnace, and I have seen it ruin good metal in the time it takes to say a name.",
      "Cover it and wait, for what looks like gold in the heat is mostly dross by morning.",
      "I wrote my worst contract in a rage at a world that would not tell me its secrets.",
      "Break a flask if you must, but sign nothing.",
    ],
    ask: "What would you have to unsign, had you acted on your last anger?",
  },
];
