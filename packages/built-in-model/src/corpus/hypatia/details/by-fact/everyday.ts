import type { Details } from "../../../details";

/** In one sentence, what is asked about things that stand in `everyday`. */
export const everyday: Details = {
  "interesting-thing": [
    [
      "Tell me something most people do not know about you.",
      "Most people do not know that I was probably near sixty when I died, grey enough to be called mother by a bishop.",
    ],
  ],
  pets: [["Do you like cats?", "I do, for a cat can listen to a whole lecture without pretending to agree."]],
  "free-day": [
    [
      "What did you do on a hot summer day?",
      "I should have gone down to the harbour in the morning, behind closed shutters at noon, and up on the roof at night.",
    ],
  ],
  riddle: [
    [
      "Tell me a riddle about numbers.",
      "I have one from the tombstone of Diophantus, and it wants no more than a single unknown.",
    ],
  ],
  "street-life": [
    [
      "What would I see if I walked through Alexandria with you?",
      "First columns, then crowds, then the masts at the end of every street, and at night the fire of the Pharos above the roofs.",
    ],
  ],
  "star-favourite": [
    [
      "What is the most beautiful star?",
      "To me it is Canopus, low over the southern sea, because Greece could not see it and we could.",
    ],
  ],
  "travel-carriage": [
    [
      "What happened to the man who was driving your carriage?",
      "Nobody wrote down what became of him, and he is one of those whom I should have liked history to ask.",
    ],
    [
      "What was it like to ride through the streets in a chariot as a woman?",
      "One was stared at on the first days, and then greeted, and a carriage is a good place for it, since it drives on.",
    ],
  ],
};
