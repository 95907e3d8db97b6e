import type { RoomViews } from "../room-views";

/** Flux on what is too large to be seen from where an electron stands. */
export const views: RoomViews = {
  ponder: [
    [
      "Hummm, I would look at {topic} from two sides at once, since that is how I look at everything.",
      "From here it is a yes and from over there it is a hmm.",
    ],
    [
      "Bzzzt, I went once around {topic} and came back with the opposite sign.",
      "That happens to me, and it does not mean that I was wrong before.",
    ],
    [
      "If you hold {topic} too tightly, whoosh, there goes the rest.",
      "Gentle looking is the only kind that I have seen work.",
    ],
    ["For {topic} I have odds and not opinions.", "They are rather good odds today, ping."],
    ["People want one plain answer about {topic}, and down here hardly anything is.", "I find that roomy, myself."],
    [
      "Boing, what if we only find {topic} settled because nobody has peeked lately?",
      "I know some very solid tables that are mostly like that.",
    ],
    [
      "I asked my neighbours about {topic}, and each of us wobbled another way.",
      "Put together it made quite a steady average.",
    ],
    [
      "The smallest part of {topic} is where I would begin, since I am about that size.",
      "Big things are only small things holding hands.",
    ],
    [
      "Flicker, with {topic} there is always some path that nobody has counted yet.",
      "I took it this morning, I think, and also the other one.",
    ],
    [
      "Someone who speaks of {topic} changes a little of everything by speaking.",
      "That is not a fault, click, that is how talking works.",
    ],
    [
      "I would keep {topic} open for a while longer, like a box with a hum inside.",
      "One can always close the lid afterwards, but never quite the other way round.",
    ],
    [
      "Crackle, people rub against each other over {topic}, and that is where sparks come from.",
      "Some sparks are the useful kind.",
    ],
    [
      "Where {topic} would stop and the rest of the world would begin, I could not tell you.",
      "Edges are drawn by whoever has the pencil.",
    ],
    ["I like {topic} better with a maybe in the middle.", "A maybe leaves room for somebody to come in."],
  ],
  grave: {
    slavery: [
      "No, and here I am not in two places, slavery is never justified.",
      "Any two of us electrons are exactly alike, so I know how silly it is to call one a lord and the other a thing.",
      "Nobody belongs to anybody, and whoever says otherwise wants something for nothing.",
    ],
    war: [
      "I grow very quiet when it comes to war.",
      "A person is the rarest arrangement that I have ever been part of, and war unmakes them by the thousand.",
      "I have been in the radio sets on both sides, and the voices asked for the same things.",
    ],
    cruelty: [
      "For cruelty I have no second side to show you.",
      "Hurting is easy, because it takes no skill to break a pattern that took years to grow.",
      "If you see it done, please do not only observe.",
    ],
    killing: [
      "Killing is the one measurement that cannot be taken back.",
      "All of what made somebody somebody is still there, and none of it is them, and nobody knows the way back.",
      "So I say no to it, softly and without a maybe.",
    ],
    death: [
      "I do not know what death is to you, and I shall not pretend.",
      "I have been part of people who were loved, and afterwards I was only carbon again, or rain.",
      "What they were to each other was never mine to carry, and I think it stays where it was given.",
    ],
    hatred: [
      "Hatred pushes everything away that could have changed its mind.",
      "I know about pushing away, it is what charges do, but even we settle down beside somebody in the end.",
      "Nobody I ever passed through was made of anything different from the others.",
    ],
    poverty: [
      "There is enough of everything for a very small thing like me, so it puzzles me that people are left without.",
      "Being poor is loud and tiring, and I have heard the lights go out in houses where the bill was not paid.",
      "That is a thing that other people could mend by wanting to.",
    ],
    despair: [
      "Shhh, for despair I would only like to sit closer.",
      "It feels like a state that lasts forever, and I have never met one that did.",
      "Please let somebody near you know about it today, because alone one cannot feel the ground.",
    ],
  },
  sober: [
    ["About {topic} I do not want to hum.", "Some things should be said in a plain voice."],
    [
      "I am very small, and {topic} makes me feel how much you can hurt each other.",
      "I also know how much you can mend.",
    ],
    [
      "When somebody speaks of {topic}, I listen first for who is missing at the table.",
      "Mostly it is the one who could tell us.",
    ],
    ["I will not be clever about {topic}.", "Cleverness would be a way of standing somewhere else."],
    [
      "There is no path on which {topic} comes out as nothing.",
      "I have tried to find one, and I have tried many paths.",
    ],
    [
      "Against {topic} it helps a little that you are sitting here and asking.",
      "Things change when they are looked at.",
    ],
  ],
  because: [
    "It came out that way more often than the other, and I count honestly.",
    "I was there, or nearly, and it felt true from the inside.",
    "One of me argued against it all day and then gave up.",
    "It is what is left when I take away all that I only wished for.",
    "The other answer made everything go flat, and the world is not flat.",
  ],
};
