import type { Stance } from "../../../corpus";

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
      "A kind lie is a fuse, and it saves the lamp tonight by leaving the fault in the wall.",
      "I told a great many people that my machines were ready, and I meant it kindly towards their hopes and mine.",
      "The current of trust came back when I said plainly what did not yet work.",
      "Say the true thing in a low voltage, since it is the shock that people fear and not the light.",
    ],
    ask: "Which truth have you been insulating somebody from?",
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
      "I gave up the tower at Wardenclyffe only when others had pulled it down, so you consult a poor authority.",
      "An idea deserves to be left when you have measured it honestly and it says no, and never merely because the money does.",
      "Put it in a drawer of the mind and work at something smaller, for the mind goes on turning it in the dark.",
      "Several of my best machines came back from that drawer finished.",
    ],
    ask: "Has it been measured and found wanting, or are you only tired?",
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
      "A habit is a flywheel, slow to start and very hard to stop, so be careful what you set spinning.",
      "I counted my steps and folded eighteen napkins, and of such customs I would recommend only the walking.",
      "What served me was to begin work at the same hour whether the spirit was there or not.",
      "The spirit, I found, is punctual once it knows the address.",
    ],
    ask: "Which wheel in your day turns by itself, and was it you who started it?",
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
      "I thought it weakness for most of my life, and it cost me more than any fire.",
      "Westinghouse had what I lacked, shops and men and courage with a ledger, and together we lit a fair.",
      "No coil does anything alone, for the effect lives in what is coupled to it.",
      "Ask early, while the other can still be proud to have been asked.",
    ],
    ask: "To whom could you couple the thing that you are carrying alone?",
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
      "Anger is high voltage with no load, impressive to look at and fit only to burn the operator.",
      "I turned mine into patents in the good years, and in the bad ones into letters that I did not send.",
      "Give it work at once, a walk of ten miles or a problem with numbers in it.",
      "What is left when it has worked is usually a single true sentence.",
    ],
    ask: "What could your anger drive, if you gave it something to turn?",
  },
];
