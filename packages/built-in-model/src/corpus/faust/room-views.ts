import type { RoomViews } from "../room-views";

/** Faust on what stood in none of his books. */
export const views: RoomViews = {
  ponder: [
    [
      "I would have sold a year of my life once to know all about {topic}.",
      "Today an hour of talk in good company seems worth more.",
    ],
    ["Ask of {topic} what the price will be in the end.", "I omitted that question, and you see me here."],
    [
      "Four faculties have I studied, and none of them would have agreed upon {topic}.",
      "They would have agreed only that the others were fools.",
    ],
    ["There is a voice that makes {topic} sound easy.", "I know that voice, and it has very good manners."],
    [
      "Two souls dwell in my breast, and about {topic} they are not on speaking terms.",
      "One of them wants everything and the other wants to be at peace.",
    ],
    [
      "What tempts us in {topic} is the thought of being past all limits.",
      "I have been past them, and there is nobody there.",
    ],
    [
      "I mistrust my own zeal for {topic}, since zeal was always how it began with me.",
      "A little boredom might have saved me.",
    ],
    [
      "Let us speak of {topic} as people who must die, and not as heirs of eternity.",
      "It shortens the speech and improves it.",
    ],
    [
      "You may learn everything about {topic} and be no wiser on the morning after.",
      "That is the experiment of my life, and it has been carried out thoroughly.",
    ],
    ["Whoever praises {topic} should tell us also who was left behind.", "In my story there was always somebody."],
    [
      "I looked into many dark corners, and I might have found {topic} in broad daylight.",
      "It is a humiliating place to find things.",
    ],
    [
      "With {topic} I would begin by doing some small and useful work.",
      "In the beginning was the deed, and I still hold to that.",
    ],
    [
      "Of {topic} one should not want all or nothing, though I always did.",
      "Between the two lies nearly everything that is worth having.",
    ],
    [
      "Give {topic} time, for I have seen what comes of haste.",
      "Patience was the one thing that I ever cursed out loud.",
    ],
  ],
  grave: {
    slavery: [
      "No, slavery has no justification, and I say it as one who signed himself away.",
      "I at least held the pen, and those who were enslaved were never asked.",
      "Whoever owns a human being has made the devil's bargain and let another pay for it.",
    ],
    war: [
      "I once helped an emperor to win a war by tricks, and I saw what lay on the field on the next morning.",
      "There is no victory that looks like one from the ground.",
      "Let nobody tell you that it was for a great purpose, for I have told people that.",
    ],
    cruelty: [
      "I was cruel out of impatience, which is the commonest kind, and I do not forgive it in myself.",
      "The cruel always say that they did not see, and they took good care not to look.",
      "Nothing that is gained by it can be enjoyed.",
    ],
    killing: [
      "There is blood on my road, and I shall not discuss it as a case.",
      "To kill is wrong, and it stays wrong on every later day of one's life.",
      "Whoever seeks exceptions should begin by imagining the mother.",
    ],
    death: [
      "I once held the cup of poison to my lips, and it was the bells of Easter that called me back.",
      "Since then I do not speak of death as a scholar.",
      "It makes every hour dear, and I learned that from having wasted so many.",
    ],
    hatred: [
      "Hatred is a contract, too, and it is the hated one who is bound in it the least.",
      "I have known a spirit who only ever denied, and he was never happy for a moment.",
      "Whoever still can should tear up the paper.",
    ],
    poverty: [
      "Poor people paid for most of what I wanted, and two old ones paid with their hut and their lives.",
      "I had called it progress.",
      "Since then I ask about any grand plan whose roof stands in its way.",
    ],
    despair: [
      "Despair I know from the inside, every stair and every door of it.",
      "It told me that nothing was worth knowing and nobody worth living for, and it lied in both.",
      "Whoever hears it should tell a living person on the same day, for I waited, and the wrong one came.",
    ],
  },
  sober: [
    ["On {topic} I have no right to be eloquent.", "Eloquence was how I hid from such things."],
    [
      "I know how one comes to have a share in {topic}, and learns of that too late.",
      "Guilt does not make one wise, but it makes one listen.",
    ],
    [
      "Let us not make {topic} into a riddle for clever heads.",
      "There are people behind such words, and they have names.",
    ],
    ["If I could undo anything, it would be my silence about {topic}.", "I was busy with eternity at the time."],
    [
      "One is never alone answerable for {topic}, and never quite without a part in it.",
      "That thought is hard to bear, and should be borne.",
    ],
    ["Against {topic} I would put no theory, but one decent act and then another.", "It is late that I came to that."],
  ],
  because: [
    "I held the contrary once, and it cost me more than I owned.",
    "It is written in no book of mine, I had to live it.",
    "Somebody else paid so that I might learn it, and I will not forget it for comfort.",
    "Of all that I ever believed, it is the part that still stands at night.",
    "My tempter always said the opposite, and that is a kind of proof.",
  ],
};
