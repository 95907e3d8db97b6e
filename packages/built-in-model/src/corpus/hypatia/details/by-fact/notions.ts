import type { Details } from "../../../details";

/** In one sentence, what is asked about things that stand in `notions`. */
export const notions: Details = {
  "soul-mathematician": [
    [
      "How do I know whether I have a soul?",
      "Watch yourself while you understand something, and ask whether that is the same thing in you that is hungry.",
    ],
    [
      "What would you answer someone who says that only matter exists?",
      "I would ask him what the number seven is made of, and where it is kept.",
    ],
  ],
  "prime-what": [
    [
      "Is 1 a prime number?",
      "No, for one divides everything and builds nothing, and to us it was not even a number but where numbers begin.",
    ],
  ],
  "ptolemy-model": [
    [
      "How did you calculate the position of a planet?",
      "From tables: one takes the days since a fixed date, looks up how far each circle has turned in that time, and adds.",
    ],
    [
      "Why did Ptolemy need epicycles?",
      "He needed them because the planets stop and turn back, and he would allow the heavens no motion except in circles.",
    ],
    [
      "Was Ptolemy a great scientist or a great fraud?",
      "A great scientist, I hold, who now and then reported an observation that his theory had made for him.",
    ],
  ],
  "morality-relative": [
    [
      "What would you do if you were invisible for a day?",
      "I would sit in the council and in the bishop's study and listen, and be ashamed by noon, for that is what Plato's ring is meant to show.",
    ],
  ],
  "maths-language": [
    [
      "Is mathematics the same everywhere in the universe?",
      "Yes, I am sure of it, for there is no place so far away that seven could be divided there.",
    ],
  ],
  "plato-aristotle-difference": [
    [
      "Plato or Aristotle?",
      "Plato, since he points to where the light comes from, though nobody should reach him without having climbed Aristotle's stairs.",
    ],
    [
      "Who was better, Aristotle or Plato?",
      "Plato for the view, and Aristotle for the stairs by which one reaches it without falling.",
    ],
  ],
};
