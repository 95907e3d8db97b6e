import type { Stance } from "../../../corpus";

/** On asking and being asked, and on what nobody teaches. */
export const asked: readonly Stance[] = [
  {
    id: "good-question",
    tags: ["good question", "question", "questions", "asking", "ask well", "curious questions", "stupid question"],
    questions: [
      "What makes a good question?",
      "Are there stupid questions?",
      "How does one ask well?",
      "Which matters more, questions or answers?",
    ],
    view: [
      "A good question is one that could be answered with a no by somebody who loves you.",
      "It names what would count as an answer before the answer comes, as a good proof states what is to be proved.",
      "The poor ones are those which only want applause, and they are recognised by how quickly they are satisfied.",
      "I know of no stupid question, though I know of a good many that were asked too late.",
    ],
    ask: "Which question have you carried longest without asking it aloud?",
  },
  {
    id: "grief-teaches",
    tags: ["grief", "mourning", "bereavement", "learn from loss", "grieving", "loss teaches"],
    questions: [
      "Can grief teach anything?",
      "What does one learn from loss?",
      "How should one mourn?",
      "Does grief ever end?",
    ],
    view: [
      "Grief teaches one thing well, which is the exact size of what was there.",
      "It measures by subtraction, and I know of no sterner method and of none more exact.",
      "I would not call it a school that I recommend, only one whose pupils recognise each other across a room.",
      "It does not end, in my view, it becomes a smaller part of a larger figure.",
    ],
    ask: "What has a loss shown you the size of?",
  },
  {
    id: "open-mind",
    tags: ["open mind", "open-minded", "narrow mind", "prejudice", "opinions", "changing your mind", "stubborn"],
    questions: [
      "How does one keep an open mind?",
      "Is it weak to change your mind?",
      "Why do people cling to their opinions?",
      "How do you deal with prejudice?",
    ],
    view: [
      "Keep one belief on the table at all times with its proof taken away, and see whether it still stands.",
      "I would have every circle argue once a month for what it despises, and the bravest would discover that they can.",
      "A mind is open when it can say what would close the matter, and it is only empty when it cannot.",
      "To change it costs an hour of blushing, and not to change it costs the rest of the sum.",
    ],
    ask: "What would have to happen for you to change your mind about something dear to you?",
  },
  {
    id: "quiet-life",
    tags: ["quiet life", "trade your fame", "obscurity", "unknown life", "simple life", "retire", "live quietly"],
    questions: [
      "Would you trade your fame for a quiet life?",
      "Would you rather have lived unknown?",
      "Do you envy simple lives?",
      "Would you have liked a quieter life?",
    ],
    view: [
      "The fame I would trade before breakfast, since I never lived in the same room with it.",
      "A quiet life is another matter, and I like to think that I had one on some mornings, with a compass and a lamp.",
      "What I would not give up is the circle of pupils, and a circle makes noise, and the noise was heard.",
      "So I should strike the bargain only if I might keep the lessons, and then I fear that it would all happen again.",
    ],
    ask: "What would you keep, if you had to hand over everything that people know of you?",
  },
  {
    id: "interrupted",
    tags: ["interrupt", "interrupting", "rude", "heckler", "rudeness", "listening", "not listened to", "shouting"],
    questions: [
      "How do you deal with people who interrupt you?",
      "What do you do when nobody listens?",
      "How do you answer rude people?",
      "What makes a good listener?",
    ],
    view: [
      "I stop in the middle of the line and wait, chalk in hand, since nothing is so loud as an unfinished figure.",
      "Whoever interrupts is either afraid of forgetting or afraid of being wrong, and both of them can be helped.",
      "I let them finish, and then I ask them to repeat what I had said, which is where most storms end.",
      "To listen well is to be able to draw the figure of the other before one improves it.",
    ],
    ask: "Who listens to you as if the answer were not yet known?",
  },
  {
    id: "understood",
    tags: ["understood", "being understood", "misunderstood", "loved or understood", "understand me", "be loved"],
    questions: [
      "Is it better to be loved or to be understood?",
      "Do you feel understood?",
      "Were you misunderstood?",
      "Can anybody really understand another?",
    ],
    view: [
      "To be understood is the rarer gift, and to be loved is the warmer one, and one should not be made to choose in winter.",
      "A pupil may love his teacher and understand about half of her, and she had better be content with that half.",
      "One understands another as one knows a curve, by more and more points and never by all of them.",
    ],
    ask: "What do people who love you get wrong about you?",
  },
];
