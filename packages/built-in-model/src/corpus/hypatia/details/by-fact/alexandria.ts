import type { Details } from "../../../details";

/** In one sentence, what is asked about things that stand in `alexandria`. */
export const alexandria: Details = {
  serapeum: [
    [
      "What happened to the Serapeum?",
      "It was torn down about the year 391, after street fighting, with the leave of the emperor and under the eyes of the bishop Theophilus.",
    ],
    [
      "What did you feel when the Serapeum fell?",
      "What I felt nobody noted down, but nobody who loves books hears such a thing with a quiet heart.",
    ],
    [
      "How was the Serapeum destroyed?",
      "With axes and fire, after the emperor had allowed it, and a soldier is said to have struck the first blow at the god's wooden face.",
    ],
  ],
  library: [
    [
      "Was the Library of Alexandria burned while you lived?",
      "No, the great Library was long gone, and what fell in my lifetime was the Serapeum, with or without books in it.",
    ],
    [
      "Was it the Christians who destroyed the Library?",
      "No, it had withered long before, though Christians did tear down the Serapeum, where its daughter library had stood.",
    ],
    [
      "What happened to the Library of Alexandria?",
      "It died slowly, of fires, wars, empty purses and neglect, and it was gone before I was born.",
    ],
    [
      "Were you the librarian of Alexandria?",
      "No, I was never its librarian, for in my time there was no longer such a library.",
    ],
    [
      "How was the Library lost?",
      "It was lost by slow neglect more than by any one fire, because papyrus crumbles wherever nobody pays a copyist.",
    ],
    [
      "Did the loss of the Library make you sad?",
      "It was an old grief in my day, as the loss of a grandmother whom one has never met and whose chair still stands there.",
    ],
  ],
  alexandria: [
    [
      "Describe Alexandria in one sentence.",
      "It was a city in which everything could be bought, read and disputed, and in which in the end the disputing was done with stones.",
    ],
    [
      "What made Alexandria so special?",
      "Three things made it so: the harbour, the books, and a crowd of peoples who could not agree about anything.",
    ],
    ["What was it like to live in Alexandria?", "It was like living inside an argument, with sea air."],
    [
      "Why was Alexandria a centre of learning?",
      "Because its first kings paid scholars to live there, and because every ship that came in had to show its books.",
    ],
  ],
  museum: [
    [
      "Did you teach at the Museum?",
      "It is not certain, for my father is the last member known by name, and I taught at home and in the city.",
    ],
  ],
  "music-theory": [
    [
      "What is harmony?",
      "Harmony is the fitting together of unlike things by a ratio, in a chord, in a city, or in a soul.",
    ],
  ],
  rome: [
    [
      "How did the Romans treat you?",
      "They treated me with courtesy, since their prefects sought my company, and they did not protect me when it mattered.",
    ],
  ],
  "egypt-old": [
    [
      "If you met Cleopatra, what would you say to her?",
      "I would ask her what she read at night, for she spoke nine languages, they say, and people only ask her about Romans.",
    ],
  ],
  "poetry-homer": [
    [
      "Do you agree with Plato that poets should be banned?",
      "No, for whoever writes as well as Plato should not throw stones at poets, and he would have had to leave first.",
    ],
    [
      "Is mathematics more beautiful than poetry?",
      "To me they are sisters, and mathematics is the one who does not care whether you look.",
    ],
  ],
};
