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
      "Bzzzt, a kind lie is a measurement that you report without making, and it works until somebody measures.",
      "Then the whole cloud of nice maybes goes snap, and the kindness with it.",
      "You can leave a thing unmeasured for a while, hummm, and that is called tact, and it breaks nothing.",
      "I like truth in small quanta, plink, one gentle packet at a time.",
    ],
    ask: "Which small packet of truth could somebody near you take today?",
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
      "I meet walls that I have not the energy to climb, whoosh, and now and then I am simply on the other side.",
      "That is tunnelling, and the honest part is that mostly it does not happen.",
      "So try often and cheaply, click, click, click, and give up on the single try and not at once on the wall.",
      "If the wall is infinitely high, though, hummm, go and be a wave somewhere else.",
    ],
    ask: "Is your wall high, or is it infinitely high?",
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
      "A habit is an orbital, hummm, a shape you keep not by holding still but by going round just so.",
      "It costs nothing to stay in it and a whole photon to leave, and that is the good news and the bad news.",
      "A new one wants exactly the right kick, plink, not a big one.",
      "Find the frequency of your day and push there, a little, each time round.",
    ],
    ask: "Which orbit do you keep falling back into?",
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
      "Nothing in my world does anything alone, bzzzt, since even empty space keeps lending me particles.",
      "Two of us entangled can do what neither could, and nobody calls that weakness, they call it a resource.",
      "To ask is only to let your phase be known, hummm, so that somebody can come in step.",
      "Kept secret it just decoheres, fizz, into feeling odd.",
    ],
    ask: "Who could come into step with you, if they knew your phase?",
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
      "Anger is heat, fizz, jiggling in all directions at once, and so it pushes on everything and moves nothing.",
      "A laser has no more energy than a lamp, plink, it only marches in step.",
      "Let it bounce about for a bit between two mirrors, hummm, until it all points the same way.",
      "Then aim, and make very sure that nobody’s eye is there.",
    ],
    ask: "Where would your anger point, if all of it pointed one way?",
  },
];
