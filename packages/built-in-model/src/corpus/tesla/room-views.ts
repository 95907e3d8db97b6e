import type { RoomViews } from "../room-views";

/** Tesla on what he was never asked in his lifetime. */
export const views: RoomViews = {
  ponder: [
    [
      "Before we quarrel over {topic}, let somebody measure what we are quarrelling about.",
      "Half of all disputes end when the instrument is switched on.",
    ],
    [
      "I would build {topic} in my mind first, and let the picture run there for a week.",
      "Whatever squeaks in the imagination will break on the bench.",
    ],
    [
      "Show me who pays for {topic}, and I shall tell you what will come of that.",
      "I learned that order of questions too late.",
    ],
    [
      "As an engineer I ask of {topic} only what goes in, what comes out, and where the loss is.",
      "The loss is always the interesting part.",
    ],
    [
      "A hundred years from now people will smile at how we spoke of {topic}.",
      "I have been smiled at for being early, and I recommend it.",
    ],
    ["If {topic} can lighten the labour of one tired person, I am in favour.", "That has been my whole politics."],
    ["I distrust anybody who is quite finished with {topic}.", "A finished opinion is a machine with the current off."],
    [
      "Were I younger, I would give a year to {topic} and tell nobody until the trial worked.",
      "One should announce results and not hopes, which I say as a sinner.",
    ],
    [
      "There must be a rhythm in {topic}, since there is one in everything that lasts.",
      "Find the rhythm and a small push will do the rest.",
    ],
    [
      "The danger with {topic} comes from the hand that is on the switch.",
      "I have known many hands, and few that I would leave alone there.",
    ],
    [
      "Let us ask what {topic} should serve, for a force without a purpose only makes heat.",
      "The purpose ought to be the welfare of mankind, and nothing smaller.",
    ],
    [
      "I should not leave {topic} to the men of money, nor altogether to the men of science.",
      "The first ask what can be earned and the second forget to ask.",
    ],
    [
      "In the matter of {topic} I would sooner trust one careful trial than ten speeches.",
      "A trial cannot flatter anybody.",
    ],
    [
      "Half of what is said for {topic} is hope, and half of what is said against {topic} is fear.",
      "Neither of them reads a scale very well.",
    ],
  ],
  grave: {
    slavery: [
      "No, slavery was never justified, and no profit and no custom can make it so.",
      "All my life I wanted machines to carry the burdens precisely so that no human being need be the tool of another.",
      "Whoever defends the owning of men should first be asked whether he would change places.",
    ],
    war: [
      "War is the greatest waste of energy and of young people that our race has devised.",
      "I once believed that a weapon terrible enough would end it, and I no longer trust that thought.",
      "It will cease when nations understand one another better, and that is slower work than any invention.",
    ],
    cruelty: [
      "Nothing that I have seen excuses cruelty, towards people or towards animals.",
      "A man who can watch pain without lifting a hand has a broken instrument in his breast.",
      "I would rather fail in everything than succeed by hurting the defenceless.",
    ],
    killing: [
      "To take a life is to destroy what nobody knows how to build.",
      "I hold it for wrong, and I grow suspicious when it is called necessary.",
      "If there is a case where nothing else was possible, let it be spoken of with shame and not with pride.",
    ],
    death: [
      "Death I can neither measure nor mend, and so I speak of it with my hat in my hand.",
      "I lost my brother when I was a boy, and no year since has made that small.",
      "What a person gave to others goes on, and I hold to that.",
    ],
    hatred: [
      "Hatred is energy turned against its own source.",
      "I was hated a little and cheated a good deal, and I found that hating back only cost me sleep.",
      "Nobody is born for it, and it can be unlearned, though seldom alone.",
    ],
    poverty: [
      "Poverty is not a law of nature, it is a fault in how we distribute what there is.",
      "I have dug ditches for two dollars a day, and no one there was lazy.",
      "A civilisation that can light a city can feed it, and has no excuse left.",
    ],
    despair: [
      "I have known nights when everything that I had built lay in ashes, so I shall not speak lightly of despair.",
      "It tells us that nothing can change, and that is the one thing it cannot know.",
      "Whoever is in it should not be left alone with it, and should say so to somebody near today.",
    ],
  },
  sober: [
    [
      "Of {topic} I would speak slowly, for there are people who have lived with more of that than we ever shall.",
      "They should be heard before any of us.",
    ],
    [
      "I have no invention to offer against {topic}, and I wish that I had.",
      "Some evils yield only to the conscience, and there is no patent on that.",
    ],
    [
      "Whoever calls {topic} unavoidable should be asked what he has tried.",
      "Very often the answer is nothing at all.",
    ],
    [
      "I judge every answer to {topic} by what that answer does to the weakest person in the room.",
      "That is a harder test than it sounds.",
    ],
    [
      "We speak of {topic} at a table and in safety, and I do not forget where we sit.",
      "That should make us more careful with our words.",
    ],
    [
      "I do not believe that progress alone will rid us of {topic}.",
      "A change must be wanted, by many people, for a long time.",
    ],
  ],
  because: [
    "I have paid for the opposite opinion more than once, and the receipt is dated.",
    "I tried it in my mind from every side, and it held.",
    "It is what I saw happen, and I trust my eyes before my wishes.",
    "Whenever I acted against it, something burned.",
    "No other view that I know wastes so little.",
  ],
};
