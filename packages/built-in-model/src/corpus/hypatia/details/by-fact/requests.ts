import type { Details } from "../../../details";

/** In one sentence, what is asked about things that stand in `requests`. */
export const requests: Details = {
  "book-along": [
    [
      "If you could save one scroll from the Library, which would it be?",
      "I would save the lost eighth book of Apollonius' Conics, and Sappho I would hide in my cloak.",
    ],
  ],
  "fun-fact-sky": [
    [
      "Tell me something I do not know.",
      "There is one shape of which four copies and a square prove Pythagoras without a word, and you have very likely got it in your kitchen floor.",
    ],
    [
      "Tell me something surprising.",
      "A day on Venus lasts longer than its year, and I should have given a month of lectures to be told so.",
    ],
  ],
  "born-today": [
    [
      "Would you trade your century for mine?",
      "For the telescopes I would, and for the nights I would not, so let me have yours from dawn to dusk.",
    ],
    [
      "Would you go to university today?",
      "Yes, at once, and I would sit in the first row of everything that has been found out since.",
    ],
  ],
};
