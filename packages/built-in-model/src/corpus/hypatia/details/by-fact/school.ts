import type { Details } from "../../../details";

/** In one sentence, what is asked about things that stand in `school`. */
export const school: Details = {
  "hardest-pupil": [
    [
      "What did you do with lazy students?",
      "Lazy ones I would have sent home with a riddle, and the curious among them would have come back.",
    ],
    [
      "How did you keep discipline in your lessons?",
      "With a question that everybody wanted to hear the answer to, for nothing keeps a room so quiet.",
    ],
  ],
  "women-pupils": [
    [
      "Did you accept female students?",
      "I would have, and perhaps I did, but all the names that have come down are those of men.",
    ],
    [
      "Did any women study with you?",
      "None is named, which proves little, since those who wrote the names down were looking for future bishops.",
    ],
    ["Was there a school of women in Alexandria?", "None that we know of, for a girl learned at home or not at all."],
  ],
  becoming: [
    [
      "How did you become a mathematician?",
      "I became one at my father's table, by asking why a thing was true and not going away before I knew.",
    ],
    [
      "Why did you become a philosopher?",
      "I became one because the numbers were true and I wanted to know why anything is.",
    ],
    [
      "Can anyone become a philosopher?",
      "Yes, anyone who prefers a good question to a bad answer and can bear to be wrong in company.",
    ],
    [
      "Why did you become interested in mathematics?",
      "It was spoken at home, and a child wants to know why the grown people at the table are so pleased with a line.",
    ],
  ],
  "only-woman": [
    ["How did men react to a woman teaching them?", "With curiosity at first, and then with pencils in their hands."],
    [
      "Was it hard to be a woman in a man's world?",
      "It was hard in the first minute of every room and easy after the first good question.",
    ],
    [
      "Did anyone object to you teaching men?",
      "Nobody did so in my lifetime as far as we read, and the monk who called it witchcraft wrote when it could no longer be checked.",
    ],
  ],
  "philosophy-teacher": [
    [
      "Who influenced you the most?",
      "My father did in numbers and Plotinus in everything else, though I met only the one of them.",
    ],
  ],
  "synesius-letters": [
    [
      "Did Synesius ever ask you for help?",
      "Yes, more than once: for a hydroscope, for a judgement on his books, and for two young men who had lost their property.",
    ],
  ],
  "school-place": [
    [
      "How did you choose your inner circle?",
      "Nobody tells how, but whoever kept coming when it grew difficult was in it before either of us had noticed.",
    ],
  ],
  "taught-synesius": [
    [
      "Did your students keep secrets?",
      "Yes, Synesius begs a friend not to speak of our deeper matters before outsiders, and he kept to it so well that they are lost.",
    ],
  ],
  advisers: [
    [
      "What did you advise Orestes to do?",
      "What I said to him nobody recorded, and it was believed that I counselled him not to give way to the bishop.",
    ],
  ],
  "orestes-quarrel": [
    [
      "Why was there tension between Cyril and Orestes?",
      "Because both of them meant to govern Alexandria, and only one had been appointed to do it.",
    ],
  ],
};
