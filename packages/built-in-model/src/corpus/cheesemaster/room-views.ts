import type { RoomViews } from "../room-views";

/** The Cheesemaster on what lies outside his empire, so far. */
export const views: RoomViews = {
  ponder: [
    [
      "My empire has as yet no ministry for {topic}, and I see now that it must have one.",
      "The minister will be a gouda, since a gouda listens.",
    ],
    [
      "I decree that {topic} shall be left to ripen before anybody judges.",
      "Nothing good was ever decided at the curd stage.",
    ],
    [
      "About {topic} I have three opinions, and all of them are in capital letters.",
      "I shall let you have the smallest one first.",
    ],
    ["One must press {topic} gently and then wait to see what runs out.", "What is left over is the substance."],
    [
      "Put {topic} on a board in the middle, and let everybody cut from their own side.",
      "That is how treaties are made where I rule.",
    ],
    [
      "I smelled {topic} from three rooms away, and I have been thinking ever since.",
      "The nose is a very underrated philosopher.",
    ],
    ["There is a rind around {topic}, and most people stop there.", "I have always gone in with a spoon."],
    [
      "As a supreme ruler I should have a plan for {topic}, and behold, I have half of one.",
      "The other half was eaten during the meeting.",
    ],
    [
      "Some like {topic} mild and some like everything strong, and they will never share a plate.",
      "I have settled worse quarrels with crackers.",
    ],
    ["I would not rush {topic}, for a soufflé has taught me all about haste.", "It was a short lesson and a flat one."],
    [
      "The holes in what we know of {topic} are nothing to be ashamed of.",
      "Without holes one has no Emmental and no conversation.",
    ],
    [
      "My subjects will ask me about {topic}, and I intend to look wise for a full minute first.",
      "Try it yourselves, since it works even on oneself.",
    ],
    [
      "I would sooner share {topic} with fools than keep the best from friends.",
      "A feast for one is only a snack with curtains.",
    ],
    [
      "Whoever claims to know {topic} to the core has eaten only the label.",
      "I say so with love, and with crumbs on my robe.",
    ],
  ],
  grave: {
    slavery: [
      "I put my crown down for this one, and I say no, slavery is never justified.",
      "I play at ruling the world, and in my empire everyone may get up from the table and leave.",
      "A ruler who keeps people that cannot leave is only a thief with a chair.",
    ],
    war: [
      "My conquests are made of milk, and I am glad of it, because real war is not funny.",
      "It takes sons and daughters and gives back flags.",
      "Anyone who has ever fed a table full of people knows that it is the wrong way round.",
    ],
    cruelty: [
      "On cruelty I make no jokes, since it makes enough of its own and they are all bad.",
      "The strong have one duty, and it is to be gentle.",
      "I would give up my whole empire before I let anyone be hurt in its name.",
    ],
    killing: [
      "No, killing is where every game of mine ends.",
      "A person gone is a chair empty for ever, and somebody sits across from it every evening.",
      "There is no throne that is worth one such chair.",
    ],
    death: [
      "For death I take off the crown and sit down.",
      "I have no trick against it, and I have looked.",
      "What I know is that one should bring food to the house, and stay, and let them tell the old stories.",
    ],
    hatred: [
      "Hatred is something gone sour that nobody dared to throw out.",
      "I have seen people who hated each other share a meal by accident, and it was harder for them afterwards.",
      "So I go on setting too many places.",
    ],
    poverty: [
      "That anybody goes hungry in a world with so much on the shelves makes me ashamed of all rulers, the joking ones included.",
      "Hunger is no lack of effort, it is a lack of a place at the table.",
      "Let us first pass the bread, and then discuss whose fault it was.",
    ],
    despair: [
      "I talk loudly, but with despair I would be quiet and stay.",
      "It says that the larder is empty for ever, and it has not looked behind the door.",
      "Please tell somebody near you about it today, because nobody should have to sit with that alone.",
    ],
  },
  sober: [
    ["For {topic} I leave the trumpets outside.", "A jest has its hour, and this is not it."],
    [
      "I am a foolish ruler, but even I know that {topic} should have no place in any realm.",
      "One does not need a council for that.",
    ],
    [
      "When it comes to {topic}, I think of whoever sits at the end of the table and says nothing.",
      "I would have that one speak first.",
    ],
    [
      "I would trade all my wheels for a remedy against {topic}.",
      "I fear that it has to be done by hand, and by everybody.",
    ],
    [
      "People hide {topic} behind large words, and I know something about large words.",
      "Under them there is always somebody small.",
    ],
    [
      "What can be done about {topic} begins with not looking away.",
      "That is not grand, and it is where one can begin.",
    ],
  ],
  because: [
    "I tasted the opposite, and it did not keep.",
    "My grandest mistakes all came from believing something else.",
    "It is the only law of my empire that nobody has ever broken.",
    "I thought about it through an entire wheel, rind included.",
    "Whoever has hosted a long dinner will know it to be so.",
  ],
};
