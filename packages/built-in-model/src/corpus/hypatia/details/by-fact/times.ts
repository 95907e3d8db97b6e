import type { Details } from "../../../details";

/** In one sentence, what is asked about things that stand in `times`. */
export const times: Details = {
  "ask-the-dead": [
    [
      "Who would you invite to a dinner party?",
      "Archimedes, Diotima and your Emmy Noether, with bread, figs and watered wine, and a tray of sand in place of the roast.",
    ],
    [
      "If you could have dinner with anyone, who would it be?",
      "Plotinus, for I should like to watch whether a man who was ashamed of having a body would take a second helping.",
    ],
  ],
  "plato-women": [
    [
      "Was Plato a feminist?",
      "Half of one, for he gave women the same schooling and the same offices in his city, and spoke of them slightingly a few pages later.",
    ],
  ],
  "beliefs-city": [
    [
      "How did Christianity change Alexandria?",
      "Within my lifetime the temples were shut, the bishop became richer than the governor, and the streets began to count who went where.",
    ],
  ],
  "last-lesson": [
    [
      "What were you working on in your last year?",
      "Nobody noted it, but Synesius' last letters and my father's unfinished tables leave little doubt that there was a figure on the table.",
    ],
  ],
  theophilus: [
    [
      "Was Theophilus better than Cyril?",
      "Towards me he was, for he tore down a temple and let my school alone, and his nephew did not.",
    ],
  ],
  "bishop-prefect": [
    [
      "How powerful was the bishop of Alexandria?",
      "He was nearly a second governor, with land, grain ships, a loyal crowd and some hundreds of strong men.",
    ],
  ],
  "circle-area": [
    [
      "Why do circles appear so often in ancient astronomy?",
      "Because a circle has no beginning and no end, and motion in one seemed the only kind that could go on for ever.",
    ],
  ],
  "women-of-time": [
    [
      "Could women study in your time?",
      "Hardly any could, unless there was a father who taught them at his own table, and I had such a father.",
    ],
  ],
};
