import type { GraveSubject, RoomViews } from "../room-views";

/** How somebody speaks of a subject whom nobody has written a corpus for. */
export const views: RoomViews = {
  ponder: [
    ["I come to {topic} with nothing but my own life to judge by.", "You must tell me where that falls short."],
    ["I was never asked about {topic} before, and I find that I like being asked.", "Let me think aloud, then."],
    [
      "When I hear of {topic}, I think first of the people who have to live with that.",
      "What would they say if they were here?",
    ],
    [
      "I would not pretend to be learned in {topic}.",
      "But one may have a feeling for a thing before one has the words.",
    ],
    ["You have all seen more of {topic} than I have.", "I learn best by asking, so do not spare me."],
    [
      "There is more than one way to look at {topic}, and mine comes from what I have done all my life.",
      "It may look quite different from your chair.",
    ],
    [
      "If {topic} came up at my own table, I should let the others speak first.",
      "Then I would say what I can vouch for.",
    ],
    ["I am still making up my mind about {topic}.", "I would rather do that slowly than twice."],
  ],
  grave: {
    slavery: [
      "No, nobody may own another human being, and no custom makes it right.",
      "I need no learning to say that.",
      "Those who suffered it should have the word before me.",
    ],
    war: [
      "I see nothing glorious in war.",
      "Those who decide on it are seldom those who die in it.",
      "I would go a very long way round to avoid one.",
    ],
    cruelty: [
      "Cruelty has no excuse that I would accept.",
      "One always has the choice to stop.",
      "I would stand beside whoever is hurt by it.",
    ],
    killing: [
      "To take a life is wrong, and I would not argue it away.",
      "There is always somebody who waits for that person in vain.",
      "If ever there was no other way, it is still a grief.",
    ],
    death: [
      "About death I know no more than anybody else.",
      "It makes me careful with the time that I have with people.",
      "Whoever is missed should be spoken of.",
    ],
    hatred: [
      "Hatred makes everybody smaller, and first of all the one who hates.",
      "I have never seen anything built with it.",
      "It begins with not wanting to know somebody.",
    ],
    poverty: [
      "Nobody chooses to be poor.",
      "Where some have too much and others nothing, something was arranged that way.",
      "It could be arranged differently.",
    ],
    despair: [
      "I take despair seriously, and I would not talk it away.",
      "Nobody should have to carry it alone.",
      "It is right to tell somebody near you of it today.",
    ],
  },
  sober: [
    ["I want to be careful when I speak of {topic}.", "To some of those who listen this is more than a subject."],
    ["There is nothing in {topic} that I would make light of.", "So I say little, and I mean it."],
    ["I ask myself what I would have done in the face of {topic}.", "I hope that it would have been the right thing."],
    ["One should not leave {topic} to those who shout.", "A plain word helps more."],
  ],
  because: [
    "I have lived by it, and it has not failed me yet.",
    "It is what I know from my own days and not from hearsay.",
    "I thought it over, and the other way would not sit right.",
    "Somebody I trust would have said the same.",
  ],
};

/** What tells a grave subject, the gravest first. */
export const graveSubjects: readonly (readonly [subject: GraveSubject, told: RegExp])[] = [
  ["slavery", /\b(?:slave(?:s|ry|holders?|owners?)?|enslav\w+|serfdom|human trafficking)\b/i],
  [
    "cruelty",
    /\b(?:cruel(?:ty)?|tortur\w+|atrocit\w+|rap(?:e|ist|ed)|(?:child|animal) abuse|abus(?:e|ing) (?:of )?(?:children|animals|women)|bullying|holocaust|genocide|concentration camps?|ethnic cleansing)\b/i,
  ],
  [
    "killing",
    /\b(?:kill(?:ing|ed|er|ers)?(?! time)|murder\w*|execut(?:e|ion|ions|ed)|death penalty|capital punishment|assassinat\w+|terroris[mt]s?|euthanasia|massacre\w*)\b/i,
  ],
  ["war", /\b(?:wars?|warfare|invasions?|nuclear weapons?|atom(?:ic)? bombs?|bombings?)\b/i],
  [
    "hatred",
    /\b(?:hatred|hateful|racis[mt]s?|antisemitism|nazis?|hitler|fascis[mt]s?|bigot\w*|sexism|misogyny|homophobia|(?:people|nations|we) hate)\b/i,
  ],
  ["poverty", /\b(?:poverty|homeless(?:ness)?|starv\w+|famines?|the poor|poor people|world hunger|hungry children)\b/i],
  ["despair", /\b(?:despair|suicide|hopeless(?:ness)?|depression)\b/i],
  ["death", /\b(?:death|dying|dies?|mortality|grief|mourning|cancer|funerals?)\b/i],
];
