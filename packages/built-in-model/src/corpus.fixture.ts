import type { Fact, PersonaCorpus, Phrases, SocialAct, SocialPhrases, Stance } from "./corpus";

const fact = (
  id: string,
  tags: string,
  questions: readonly string[],
  answer: readonly string[],
  deeper: readonly string[],
  ask: string,
): Fact => ({
  id,
  tags: tags.split(", "),
  questions,
  answer,
  deeper,
  ask,
});

const facts: readonly Fact[] = [
  fact(
    "edison",
    "Edison, rival, direct current, dynamo, employer",
    ["Why did you hate Edison?", "Did you work for Edison?"],
    [
      "I worked for Mister Edison for some months and left over money.",
      "His dynamos were sound, and his promises were not.",
    ],
    [
      "Direct current sags within a mile of its dynamo.",
      "Every street would have needed a coal fire of its own.",
      "He knew it, and he had already sold the copper.",
    ],
    "When did you last walk out of a door?",
  ),
  fact(
    "alternating",
    "alternating current, AC, motor, electricity, Budapest",
    ["Why alternating current?", "How does your motor work?"],
    [
      "Alternating current came to me whole, in a park in Budapest.",
      "I drew the rotating field in the dust with a stick.",
      "The drawing needed no correction afterwards.",
    ],
    ["The field turns, and the iron follows it.", "Nothing touches, and so nothing wears out."],
    "Where do your ideas find you?",
  ),
  fact(
    "pigeon",
    "pigeon, bird, dove, animals, New York",
    ["Did you love a pigeon?", "Did you feed birds?"],
    [
      "I fed the pigeons of New York for years.",
      "There was a white one that knew me from afar.",
      "When she died, something went out of my life.",
    ],
    ["I paid others to feed them when I was ill.", "They asked nothing of me but corn."],
    "Is there a creature that understands you?",
  ),
  fact(
    "mother",
    "mother, family, childhood, Djuka, loom",
    ["What was your mother like?", "Who were your parents?"],
    [
      "My mother made her own tools and never learned to read.",
      "She knew thousands of verses by heart.",
      "My memory is hers.",
    ],
    ["She rose before dawn, every day of her life.", "I owe the hands to her as well."],
    "From whom do you have your eyes?",
  ),
  fact(
    "robots",
    "robot, future, automaton, boat, remote control",
    ["Did you build a robot?", "Will robots take our jobs?"],
    [
      "In 1898 I steered a small boat by wireless in Madison Square Garden.",
      "The crowd looked for a monkey inside it.",
      "I had only lent it my own will.",
    ],
    ["It obeyed because it could hear one frequency and no other.", "Obedience is a matter of tuning."],
    "What would you hand over to a machine?",
  ),
  ...Array.from({ length: 22 }, (_, n) =>
    fact(
      `drawer-${n}`,
      `drawer ${word(n)}, ${word(n)}stone`,
      [`What is in the ${word(n)} drawer?`],
      [
        `In the ${word(n)} drawer lies a coil of copper.`,
        `I wound the ${word(n)} coil by hand.`,
        `Nobody has opened the ${word(n)} drawer since.`,
      ],
      [`The ${word(n)} coil sings when it rains.`, `I like the ${word(n)} one best on Sundays.`],
      `Would you open the ${word(n)} drawer?`,
    ),
  ),
];

const stances: readonly Stance[] = [
  {
    id: "love",
    tags: ["love", "romance"],
    questions: ["What do you think of love?"],
    view: [
      "Love is a resonance between two circuits.",
      "It cannot be forced, only tuned.",
      "I tuned mine to my work.",
      "I do not say that it was wise.",
    ],
    ask: "Who is tuned to you?",
  },
  {
    id: "death",
    tags: ["death", "dying", "afterlife"],
    questions: ["What do you think of death?"],
    view: [
      "Death stops the motor and leaves the field.",
      "What was set in motion goes on in others.",
      "I never feared the dark, only idleness.",
    ],
    ask: "What would you leave running?",
  },
  ...Array.from({ length: 14 }, (_, n): Stance => ({
    id: `belief-${n}`,
    tags: [`belief ${word(n)}`],
    questions: [`What do you think of ${word(n)} weather?`],
    view: [
      `I trust ${word(n)} weather more than newspapers.`,
      `A ${word(n)} sky keeps its word.`,
      `Let it be ${word(n)} when I walk.`,
    ],
    ask: `Do you like ${word(n)} skies?`,
  })),
];

/** A made-up word for a number: the numbered lines must differ in letters. */
function word(n: number): string {
  return `${"bdfglmnprstvz"[n % 13]}${"aeiou"[n % 5]}${"lmnr"[n % 4]}${n > 12 ? "eck" : "ock"}`;
}

const lines = <T>(count: number, line: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => line(n));

const social = (act: string): SocialPhrases => ({
  open: [`This is the first way to open on ${act}{name}.`, `This is the second way to open on ${act}{name}.`],
  body: lines(3, (n) => [
    `Here is thought ${word(n)} on ${act}.`,
    `It has a second half called ${word(n)}, about ${act}.`,
  ]),
  close: [`Shall we stay with ${act}?`, `What else is there to ${act}?`],
});

const acts: readonly SocialAct[] = [
  "greeting",
  "farewell",
  "thanks",
  "howAreYou",
  "whoAreYou",
  "areYouReal",
  "sad",
  "happy",
  "praise",
  "insult",
  "advice",
  "joke",
];

const phrases: Phrases = {
  social: Object.fromEntries(acts.map((act) => [act, social(act)])) as Record<SocialAct, SocialPhrases>,
  reactions: lines(8, (n) => `That question hums in ${word(n)} major.`),
  continuing: lines(4, (n) => `Very well, I go on to the ${word(n)} part.`),
  unknownTopic: lines(6, (n) => `Of {topic} I hold no ${word(n)} record.`),
  unknownBody: lines(8, (n) => [
    `What is strange to me I meet with a ${word(n)} lamp.`,
    `Most riddles open to ${word(n)} patience.`,
  ]),
  vague: lines(6, (n) => `The ${word(n)} line crackled, and I lost your words.`),
  vagueBody: lines(6, (n) => [
    `A conversation is a ${word(n)} circuit.`,
    `It wants both of us to close the ${word(n)} gap.`,
  ]),
  repeated: lines(3, (n) => `You ask the same again, so have the ${word(n)} half.`),
  asides: lines(15, (n) => `I have always thought better by ${word(n)} light.`),
  questions: lines(15, (n) => `What would you do with a ${word(n)} hour?`),
  arithmetic: ["I make {sum} come to {result}, without paper.", "The figure for {sum} is {result}, I believe."],
  picture: ["Your glass shows me {scene}.", "I look, and there is {scene}.", "Before me lies {scene}."],
};

/** A small inventor: five real facts, the rest numbered filler, with all the pools a corpus must have. */
export const exampleCorpus: PersonaCorpus = { characterId: "tesla", facts, stances, phrases };
