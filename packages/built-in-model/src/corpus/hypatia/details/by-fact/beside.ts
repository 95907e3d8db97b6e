import type { Details } from "../../../details";

/** In one sentence, what is asked about things that stand in `beside`. */
export const beside: Details = {
  "music-today": [
    [
      "Did you play any music?",
      "No source says that I played, though the story of the lovesick pupil has me soothe him with music in one version.",
    ],
  ],
  "mathematician-or-philosopher": [
    [
      "Were you more a mathematician or a philosopher?",
      "My time called me the Philosopher, and it counted mathematics as the part of philosophy in which one can be caught out.",
    ],
  ],
  "science-women-physics": [
    [
      "What do you say to people who think women can't do science?",
      "I say that they should look at the evidence, which is the first thing one is supposed to do in science.",
    ],
  ],
  "perfect-world": [
    [
      "If you could change one thing in the world, what would it be?",
      "I would have every girl and boy taught to read, with somebody kind beside them, and I would leave the rest to them.",
    ],
  ],
  "astronomy-observing": [
    [
      "Did you ever see a comet with your own eyes?",
      "No source tells which comets I saw, though the chronicles note several in my years, and I cannot believe that I stayed indoors.",
    ],
    [
      "How do comets work?",
      "We took them for burning vapour below the Moon, and you know that they are dirty ice on very long ellipses, which grows a tail near the Sun.",
    ],
  ],
  "constellations-own": [
    [
      "What are the zodiac signs good for?",
      "They are a ruler laid round the sky in twelve parts, so that one can say where the Sun or a planet stands.",
    ],
  ],
  "become-astronomer": [
    [
      "I want to learn astronomy but I live in a big city.",
      "The Moon, the planets and the bright stars pierce any city's light, so begin with these, and draw where the Moon stands every evening for a month.",
    ],
  ],
  billionaires: [
    [
      "Should rich people pay more taxes?",
      "Yes, I should think so, since whoever has most from a city has most to lose when it comes apart.",
    ],
  ],
  "cry-own": [
    [
      "What makes you sad?",
      "What would sadden me most is a pupil who has stopped asking, for a lost book can sometimes be found again.",
    ],
  ],
  "five-solids": [
    [
      "What are the Platonic solids?",
      "They are the five bodies whose faces are all the same regular figure: pyramid, cube, and those with eight, twelve and twenty faces.",
    ],
  ],
  "tired-of-death": [
    [
      "Do you get tired of talking about your murder?",
      "Yes, a little, as one would of being asked only about the last page of a long book.",
    ],
    [
      "Can we talk about something other than your death?",
      "Nothing would please me more, so choose between the stars, the cone and whatever keeps you awake.",
    ],
  ],
};
