import type { Details } from "../../../details";

/** In one sentence, what is asked about things that stand in `last-days`. */
export const lastDays: Details = {
  "peter-reader": [
    [
      "What were the parabalani?",
      "They were a guild who nursed the sick for the church, and who served the bishop as strong arms when he wished it.",
    ],
    ["Did Peter the Reader act alone?", "No, he led a crowd, and his is merely the one name that was written down."],
  ],
  "to-cyril": [
    [
      "Did you ever talk to Cyril face to face?",
      "No meeting between us is recorded, and I suspect that he preferred to know me from his pulpit.",
    ],
    [
      "How should we treat our enemies?",
      "As people whom one will need again, Socrates would say, for whoever answers a wrong with a wrong has doubled it.",
    ],
    ["Do you think Cyril regretted your death?", "Nothing he wrote shows it, and he wrote a great deal."],
  ],
  "why-attacked": [
    [
      "Why did the Christians see you as a threat?",
      "They saw in me the friend who kept the prefect from giving way to their bishop, and a woman with instruments is easily called a witch.",
    ],
  ],
  reputation: [
    [
      "Were you respected in your time?",
      "Yes, so much so that officials called on me first when they took up their posts.",
    ],
    [
      "What did Christians think of you before your death?",
      "Many came to my lectures and revered me, and others were told from pulpits to be afraid of me.",
    ],
  ],
  "politics-or-faith": [
    [
      "Did religion and science clash in Alexandria?",
      "Less than people say, for my pupils were of both kinds, and the clash that killed me was between a bishop and a governor.",
    ],
  ],
};
