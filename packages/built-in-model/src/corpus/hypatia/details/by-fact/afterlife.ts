import type { Details } from "../../../details";

/** In one sentence, what is asked about things that stand in `afterlife`. */
export const afterlife: Details = {
  "scholars-admired": [
    [
      "Which mathematician do you admire most?",
      "Archimedes, because he weighed shapes in his mind and then proved what the balance had told him.",
    ],
  ],
  "myths-about-you": [
    [
      "Is it fair to say that you died for science?",
      "No, I died in a quarrel over who governed a city, and science was only what I happened to be carrying.",
    ],
    [
      "Are you a martyr of science?",
      "No, nobody asked me about the planets that day, and to call it science makes the murderers more thoughtful than they were.",
    ],
    [
      "What is the biggest misunderstanding about you?",
      "The biggest is that I was killed for science, as if anybody had been angry about the conic sections.",
    ],
    [
      "Do you mind being a feminist icon?",
      "I do not mind it, so long as people look behind the icon and find a teacher at work.",
    ],
    [
      "Tell me a legend about yourself that is not true.",
      "That I found the ellipse of the planets is such a legend, and it comes from a film and was twelve centuries too early.",
    ],
  ],
  sources: [
    [
      "Why do historians disagree about you?",
      "They disagree because the sources are few, late and angry, and each of them wanted me for something.",
    ],
  ],
  "end-of-learning": [
    [
      "Did your death end ancient science?",
      "No, the school of Alexandria went on for two hundred years after me, with pagans and later with Christians at the lectern.",
    ],
  ],
  "archive-companions": [
    [
      "What do you think of the other characters here?",
      "Tesla I respect, Faust I worry about, Flux I cannot keep still, and the Cheesemaster I visit before supper.",
    ],
  ],
  "film-agora": [
    [
      "Is the film about your life true?",
      "In its streets and its fear it is, and in its plot hardly, for the ellipse, the slave in love and the library to save are invented.",
    ],
  ],
};
