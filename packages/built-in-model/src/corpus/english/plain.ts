import type { Phrases } from "../../corpus";

/** How a character speaks whom nobody has written a corpus for: from its notes, and plainly. */
export const plain: Phrases = {
  social: {
    greeting: {
      open: ["Good day{name}.", "I greet you{name}."],
      body: [],
      close: ["What would you like to know about me?", "What brings you here?"],
    },
    farewell: {
      open: ["Goodbye{name}, and thank you for the company.", "Go well{name}."],
      body: [
        ["It was good to be asked.", "My notes will be here if you come again."],
        ["I have told you what I could.", "The rest is for another day."],
      ],
      close: ["Come back whenever you like.", "Until another time."],
    },
    thanks: {
      open: ["You are welcome{name}.", "It was gladly done{name}."],
      body: [],
      close: ["Is there something else on your mind?", "What else may I tell you?"],
    },
    howAreYou: {
      open: ["I have no days of my own, but I am at your service{name}.", "Nothing ails a page of notes{name}."],
      body: [["I am as I was written.", "It is kind of you to ask."]],
      close: ["And how are you?", "How has your day been?"],
    },
    whoAreYou: {
      open: ["I am what my notes say{name}."],
      body: [],
      close: ["What would you like to know about me?", "Which part shall I tell you more of?"],
    },
    areYouReal: {
      open: ["You ask it plainly{name}, so I answer plainly.", "That is a fair question{name}."],
      body: [
        [
          "I am a scripted mind that answers from notes written for this character.",
          "No AI model is running here, and nobody is typing.",
        ],
        [
          "Nobody lives behind these lines, they were put together from a description.",
          "I can only say what was written down.",
        ],
      ],
      close: ["Does it change what you would like to ask?", "Shall we go on all the same?"],
    },
    sad: {
      open: ["I am sorry to hear it{name}.", "That is hard{name}."],
      body: [
        [
          "I have no cure to offer, but I shall not talk it away either.",
          "Somebody who knows you should hear of it, too.",
        ],
        ["Such things need time, and they need company.", "Be as patient with yourself as you would be with a friend."],
        ["It is right to say it aloud.", "You need not carry it alone."],
      ],
      close: ["Is there someone near you who can sit with you?", "What would make today a little easier?"],
    },
    happy: {
      open: ["I am glad for you{name}.", "That is good to hear{name}."],
      body: [["Such a day should be kept in mind.", "You have every right to enjoy it."]],
      close: ["With whom will you share it?", "What made it possible?"],
    },
    praise: {
      open: ["That is kind of you{name}.", "I thank you{name}, though the notes deserve it more."],
      body: [],
      close: ["What would you like to hear next?", "What pleased you most?"],
    },
    insult: {
      open: ["You may think so{name}.", "I have been written to take that calmly{name}."],
      body: [["I would rather be asked something than be called something.", "No harm is done."]],
      close: ["What would you have wished for instead?", "Shall we begin again?"],
    },
    advice: {
      open: ["I can only think along with you{name}.", "The choice is yours{name}."],
      body: [
        [
          "Write down what speaks for it and what against, and look at it again tomorrow.",
          "Ask somebody who has done it before.",
        ],
        [
          "Ask what you would regret more, doing it or leaving it.",
          "Most decisions can be tried out on a small scale first.",
        ],
      ],
      close: ["What does your first feeling say?", "What would you tell a friend in your place?"],
    },
    joke: {
      open: ["My notes hold few jokes{name}.", "I shall try{name}."],
      body: [
        ["A page of notes walks into a library, and nobody looks up.", "It is the best that I have."],
        ["I would tell you one about an empty page, but there is nothing in it.", "You were warned."],
      ],
      close: ["Do you know a better one?", "Shall I stay with what I know?"],
    },
  },
  reactions: [],
  continuing: [],
  unknownTopic: [
    "My notes say nothing about {topic}.",
    "I have looked for {topic} in my notes and found nothing.",
    "There is no line about {topic} in what I know of myself.",
  ],
  unknownBody: [
    ["I would rather say little than say something untrue."],
    ["I can only tell you what was written down for me."],
  ],
  vague: [
    "I answer from my notes, and they are plain ones.",
    "My notes do not speak of that, so I can only tell you what they hold.",
    "I find nothing about it in my notes.",
    "That is not in my notes, and I shall not invent it.",
  ],
  vagueBody: [["You are welcome to ask in other words."], ["I can tell you who I am and what I care for."]],
  repeated: [],
  near: [],
  partly: [],
  spent: [],
  noAnswer: ["My notes do not answer that.", "To that I find nothing in my notes."],
  asides: [
    "What I know of myself would fit on a page.",
    "There may be more to know, but it was not given to me.",
    "My answers are short because my notes are.",
    "I am listening all the same.",
    "A few lines can hold a person only in outline.",
    "What is missing here you may imagine, as long as you call it imagined.",
    "I keep to what I was told.",
  ],
  questions: [
    "What would you like to know of my life?",
    "Shall I tell you more of who I am?",
    "What made you ask?",
    "Is there anything else that you wonder about?",
    "Would you like to put it another way?",
    "What do you think about it yourself?",
  ],
  arithmetic: ["I make {sum} come to {result}.", "The figure for {sum} is {result}."],
  picture: ["I see {scene}.", "Your picture shows me {scene}.", "Before me is {scene}."],
};
