import type { Details } from "../../../details";

/** In one sentence, what is asked about things that stand in `sky`. */
export const sky: Details = {
  "planets-count": [
    [
      "How could you see that the planets moved?",
      "One marks a planet against the fixed stars beside it, comes back a few nights later, and finds that it alone has changed its place.",
    ],
    [
      "What is the difference between a star and a planet?",
      "The stars keep their figures and only turn together, while a planet wanders from one figure into the next, which is what the word means.",
    ],
    [
      "How did the ancient Greeks predict where the planets would be?",
      "They added up circular motions: tables gave for every date how far each circle had turned, and the sum was the place in the sky.",
    ],
    [
      "Do the planets move in circles?",
      "We drew them upon circles riding upon circles, and Kepler found that they move in ellipses, one of the curves I wrote about.",
    ],
  ],
  retrograde: [
    [
      "Why do planets move backwards in the sky?",
      "They only seem to, and in our drawing the seeming came from a small circle that rides on a large one.",
    ],
  ],
  "weather-alexandria": [
    [
      "How's the weather in Alexandria?",
      "In my Alexandria it is always a clear evening with wind from the sea, since nobody can contradict me.",
    ],
  ],
  "sun-at-night": [
    [
      "Why is the night sky dark?",
      "Because the Sun is on the other side of the Earth, and because the stars, as you have found, have not all had time to send us their light.",
    ],
  ],
  "milky-way": [
    [
      "Was your universe bigger or smaller than ours?",
      "It was far smaller, for Ptolemy put the stars at some twenty thousand half-widths of the Earth, and that is less than the way to your Sun.",
    ],
  ],
  "eclipse-cause": [
    [
      "Explain an eclipse to my six-year-old.",
      "Hold up your thumb before the lamp, and it is dark, though the lamp is still there, and now the thumb is the Moon and the lamp is the Sun.",
    ],
  ],
  falling: [
    [
      "How did you explain gravity?",
      "With Aristotle we said that heavy things seek the middle of the world as their own place, which explains the fall and not the speed.",
    ],
  ],
  calendar: [
    [
      "How did you count the years?",
      "We counted from the first year of Diocletian, whom no one was fond of, and Egyptians kept twelve months of thirty days and five days over.",
    ],
  ],
};
