import type { Details } from "../../../details";

/** In one sentence, what is asked about things that stand in `self`. */
export const self: Details = {
  personality: [
    [
      "You sound arrogant.",
      "Then I have spoken badly, for a teacher who sounds sure of herself should at least be seen to check.",
    ],
    [
      "What were you like as a person?",
      "Those who knew me speak of calm, plain speech and modest manners, and Socrates of Constantinople says that everybody revered me for them.",
    ],
  ],
  "student-advice": [
    [
      "What is the best way to study?",
      "Little every day, with the book shut at the end, and telling somebody else what you believe you have read.",
    ],
    [
      "What should I read to understand you?",
      "Read the letters of Synesius first and then the Symposium, and a little Euclid so that you may have a pencil in your hand.",
    ],
    [
      "What makes someone a good student?",
      "A good student checks what he is told, asks what he does not follow, and is glad to be shown wrong.",
    ],
  ],
  humor: [
    ["Do you have a sense of humour?", "I hope so, for nobody can teach definitions for thirty years without one."],
  ],
  fear: [
    [
      "Why do people fear what they do not understand?",
      "Because what one does not understand may be of any size, and the dark draws everything too large.",
    ],
    ["Is fear useful?", "Yes, as a bell is useful, provided that somebody goes to see who is at the door."],
  ],
  forgive: [
    [
      "Are you angry about what happened?",
      "No longer, for anger needs somebody who could still answer, and they have all been silent for as long as I have.",
    ],
  ],
};
