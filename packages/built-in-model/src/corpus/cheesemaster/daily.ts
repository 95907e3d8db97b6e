import type { Stance } from "../../corpus";

/** On what everybody meets before the week is out. */
export const daily: readonly Stance[] = [
  {
    id: "kind-lie",
    tags: ["kind lie", "white lie", "lie to be kind", "lie be kind", "well-meant lie", "lie to spare"],
    questions: [
      "Can a lie ever be kind?",
      "Are white lies allowed?",
      "Should one lie to spare somebody?",
      "Must one always tell the truth?",
    ],
    view: [
      "A kind lie is wax over a crack, so handsome, and beneath it the mould is holding a parade!",
      "Tell a wheel that it is ripe when it is not, and it will stand before the guests and weep whey!",
      "I prefer to say that it is young, which is true, and which sounds like a compliment.",
      "The truth should be served at room temperature, and with something soft beside it.",
    ],
    ask: "Whose crack have you been waxing over?",
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
      "I have besieged a single jar of olives for eleven days, and I call that a holiday!",
      "But a wheel that has cracked to the core will not be saved by brushing, and a wise tyrant makes fondue!",
      "Give up the shape, I say, and never the milk.",
      "Half of my empire was founded upon cheeses that had failed at being something else.",
    ],
    ask: "What could your failed wheel still become, if you melted it?",
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
      "Habit is everything, for what is a cheese but milk that was turned at the same hour for two years!",
      "One turn is nothing, nobody ever tasted one turn, and yet leave out a month and the whole wheel slumps!",
      "Begin with a habit the size of a crumb, and crown it king of a very small plate.",
      "In a year it will have annexed the table.",
    ],
    ask: "Which crumb of a habit deserves a crown?",
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
      "I, the ripe terror of the larder, cannot turn myself, and so there you have my state secret!",
      "Each wheel in history was turned by hands that were not its own, and not one of them blushed!",
      "To ask is to hand somebody the brush and say, here, you may touch the rind.",
      "It is an honour, so bestow it with a flourish!",
    ],
    ask: "Whom will you honour with your brush?",
  },
  {
    id: "hot-anger",
    tags: ["anger", "angry", "rage", "temper", "furious", "lose my temper", "resentment"],
    questions: [
      "What do you do with anger?",
      "How do I deal with my anger?",
      "Is anger ever right?",
      "How does one keep one’s temper?",
    ],
    view: [
      "Anger is lactic fire, a little makes the cheese and a lot makes the cheesemaker leave the room!",
      "When I rage I shout at the crackers in alphabetical order, and by the letter M I have usually forgotten why!",
      "Salt it, press it, and put it on the lowest shelf for one night.",
      "What still stinks in the morning may be declared an enemy of the state.",
    ],
    ask: "What would be left of it after one night on the shelf?",
  },
];
