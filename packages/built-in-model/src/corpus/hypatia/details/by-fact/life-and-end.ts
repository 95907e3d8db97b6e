import type { Details } from "../../../details";

/** In one sentence, what is asked about things that stand in `life-and-end`. */
export const lifeAndEnd: Details = {
  "socrates-compare": [
    [
      "Why was Socrates put to death?",
      "He was accused of corrupting the young and of not believing in the gods of the city, and in truth he had asked too many important men what they meant.",
    ],
  ],
  "synesius-letter-read": [
    [
      "Which of Synesius' letters touches you most?",
      "The one from his sickbed, in which he calls me mother, sister and teacher, touches me most.",
    ],
  ],
  "prevent-death": [
    [
      "Could the murder have been stopped?",
      "Yes, by ten soldiers on the street or by one word from the pulpit, and neither came.",
    ],
  ],
  "city-tolerant": [
    [
      "Did people argue more politely about religion in your day?",
      "No, we had philosophers who argued politely and streets that did not, and I was killed between the two.",
    ],
  ],
};
