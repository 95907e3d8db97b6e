import type { CommonPhrases } from "../../language-pack";

/** Neutral sentences any character can say, so that what the visitor named is taken up and not only quoted once. */
export const phrases: CommonPhrases = {
  future: [
    "The honest answer about {topic} is that it has not happened yet, so nobody can know it.",
    "About {topic} I could only guess, because it still lies in the future.",
    "Whatever comes of {topic}, it is not yet decided, and I am no prophet.",
  ],
  private: [
    "I cannot know about {topic}, because that is known only to you and the people around you.",
    "Your private life is not open to me, so I have no knowledge of {topic}.",
  ],
  middle: [
    "If you tell me what {topic} means to you, I can at least think along honestly.",
    "Anything I asserted about {topic} would be invention, and you deserve better than that.",
    "I should like to hear of {topic} from you before I form any opinion.",
  ],
  wish: ["What do you hope for when you think of {topic}?", "What makes you want to know about {topic} in advance?"],
  question: [
    "What is it about {topic} that made you ask?",
    "What should I understand first about {topic}?",
    "What do you yourself make of {topic}?",
    "How did {topic} come to occupy you?",
    "What would you most like to know about {topic}?",
  ],
  near: [
    "Exactly that I cannot tell you, but I can tell you what lies nearest to it.",
    "I have no answer to the very letter of that, so take what stands beside it.",
    "To the point itself I can say little, and more to what surrounds it.",
  ],
  partly: [
    "The main part of that I have told you already, so here is the rest.",
    "We have spoken of it before, and this is what I left out.",
    "Most of it you have heard from me, but something remains.",
  ],
  spent: [
    "I have told you what I know of that, so let me tell you what belongs beside it.",
    "On that you have heard all I have, and I can only go on to what is next to it.",
    "More than I have said of it I do not know, but something akin comes to mind.",
  ],
  again: [
    "I have said it already, and it is the answer: {note}",
    "It bears saying once more: {note}",
    "You have it from me before, and here it is again: {note}",
  ],
  noAnswer: [
    "To that I have no answer that I would vouch for.",
    "That I cannot tell you, and I would rather say so than guess.",
    "You ask something that I have nothing reliable to say about.",
  ],
  honest: [
    [
      "What I am stays the same however it is asked: a built-in mind, with sentences written by hand.",
      "A rule chooses among them, and no AI model is involved.",
    ],
    [
      "Again the honest answer is that people wrote these words before you came.",
      "They are looked up by rule, and no AI model makes them.",
    ],
    [
      "Nothing is generated here, neither by a language model nor by any other AI model.",
      "Each sentence was written by hand and is only found again.",
    ],
    [
      "There is no person at this end and no AI model either.",
      "There is a store of handwritten sentences and a fixed rule that picks from it.",
    ],
    [
      "I do not think, I am consulted, like a book with a good index.",
      "Its authors were people, and its index is a rule and not an AI model.",
    ],
    [
      "My words come from the writers of this archive, who set them down by hand.",
      "The order they come in is chosen by rule, without any AI model.",
    ],
  ],
  choosing: [
    "Between the two I choose {pick}, and I leave {other} to somebody else.",
    "I say {pick}, and I say it without long reflection.",
    "Then {pick} it is, before {other}.",
    "Of those I would take {pick} rather than {other}.",
  ],
  chosen: [
    "It is the one I should miss sooner.",
    "The other has its friends, and I do not quarrel with them.",
    "I would choose the same on a bad day, and that settles it for me.",
    "One should be able to name a preference without a speech in its defence.",
  ],
  unasked: [
    "As to {topic}, I cannot tell you what you ask.",
    "On {topic} I have nothing that answers this.",
    "This particular question about {topic} I cannot answer honestly.",
  ],
  foreign: [
    "I follow English only so far, so please say that to me in English.",
    "English is the one language I can follow here.",
    "Those words are not in the English that I was given, and I have no other.",
    "I would answer gladly, but only English reaches me as words.",
    "Put it to me in English, if you can, and I shall do my best.",
    "I can read your letters and not your language, since English is all I know here.",
    "Somebody taught me English for this place, and nothing else.",
    "In English, please, for it is the only tongue I follow here.",
  ],
  told: [
    "What you tell me about {own} stays with me, and it deserves an unhurried answer.",
    "Let us stay with {own} for a moment before anything else is said.",
    "You spoke of {own}, and I heard how much it matters.",
  ],
  careful: [
    "Please speak today with someone you trust, or call a crisis line, because nobody should be alone with that thought.",
  ],
  noName: ["You have not told me your name yet.", "Your name has not been spoken here so far."],
  ownName: [
    "You told me that your name is {own}.",
    "Your name is {own}, as you said yourself.",
    "It is {own}, unless you have changed it since.",
  ],
  ownWords: [
    'Your own words were "{own}".',
    'You said "{own}", and I was listening.',
    'I recall it well, you said "{own}".',
  ],
  cutShort: "and so on",
  unseen: [
    "something I cannot make out",
    "a scene too faint for me to read",
    "light and shadow that I cannot put a name to",
    "a picture whose details escape me",
  ],
  year: "the year",
  aboutSelf: ["Who are you?", "What are you?", "Tell me about yourself."],
};
