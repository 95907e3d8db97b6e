import type { Fact } from "../../../corpus";

/** The school: how she came to teach, whom, and what became of them. */
export const school: readonly Fact[] = [
  {
    id: "becoming",
    tags: [
      "become a philosopher",
      "how you became",
      "first lesson",
      "why philosophy",
      "from mathematics to philosophy",
      "start teaching",
      "career",
    ],
    questions: [
      "How did you become a philosopher?",
      "Why did you choose philosophy?",
      "When did you start teaching?",
      "How did your career begin?",
    ],
    answer: [
      "I grew into philosophy by way of number, for my father gave me geometry early, and I wanted to know why it was true.",
      "Nobody appointed me, I simply went out in the philosopher's cloak and explained Plato to whoever wished to hear.",
      "By the 390s I had a circle of my own, with young men from Cyrene, Syria and even Constantinople.",
    ],
    deeper: [
      "Whether I ever held a public chair is disputed, and the sources let you believe either.",
      "One becomes a philosopher as one becomes a swimmer, by no longer holding on.",
    ],
    ask: "What did you become without anybody appointing you?",
  },
  {
    id: "philosophy-teacher",
    tags: ["who taught you philosophy", "philosophy teacher", "mentor", "Plotinus", "Antoninus", "your teacher"],
    questions: ["Who taught you philosophy?", "Did you have a mentor?", "Who influenced you most?"],
    answer: [
      "My father taught me mathematics, and for philosophy no teacher of mine is named anywhere.",
      "I read Plato, Aristotle and Plotinus, and I suspect that the reading did most of it.",
      "If you ask who shaped me most, it was Plotinus, whom I never met, since he died about a century before.",
    ],
    deeper: [
      "A dead teacher has one advantage, for he never interrupts.",
      "And one fault, since he never notices that you have stopped listening.",
    ],
    ask: "Who has taught you most without ever knowing it?",
  },
  {
    id: "school-place",
    tags: [
      "where did you teach",
      "lecture hall",
      "classroom",
      "how many students",
      "size of the school",
      "entrance",
      "Kom el-Dikka",
    ],
    questions: ["Where did you teach?", "How many students did you have?", "What did your classroom look like?"],
    answer: [
      "I taught at home, in a circle of close pupils, and at times in public before anyone who came.",
      "How many they were nobody wrote down, and the inner circle that we know by name is hardly a dozen.",
      "Your diggers have found some twenty lecture rooms in Alexandria with rising stone benches and a seat for the teacher, but they are a little later than I.",
    ],
    deeper: [
      "Carriages waited before the door, says one of those who disliked me, and envy counts accurately.",
      "A good class is one in which everybody can see everybody's face.",
    ],
    ask: "In what room did you learn most?",
  },
  {
    id: "only-woman",
    tags: [
      "only woman",
      "woman among men",
      "men take you seriously",
      "respected",
      "in the room",
      "prejudice",
      "female teacher",
      "difficult as a woman",
    ],
    questions: [
      "What was it like to be the only woman in the room?",
      "Did men take you seriously?",
      "Was it hard to be a woman philosopher?",
      "Were men afraid of you?",
    ],
    answer: [
      "They took me seriously, as far as the sources tell, for Socrates says that I was not ashamed to stand among men, and that all respected me the more for it.",
      "A woman who speaks well is first a curiosity, then an exception, and only in the third year simply the teacher.",
      "I never asked for the room, I asked a question, and it is hard to go on staring while one is thinking.",
    ],
    deeper: [
      "Those who could not bear it did not argue with me, they spoke about my cloak and my carriage.",
      "In the end it was not a philosopher who attacked me.",
    ],
    ask: "In which room have you been the exception?",
  },
  {
    id: "taught-synesius",
    tags: [
      "what you taught Synesius",
      "learned from you",
      "lessons with Synesius",
      "secrets of philosophy",
      "mysteries",
    ],
    questions: ["What did you teach Synesius?", "What did Synesius learn from you?", "Were your teachings secret?"],
    answer: [
      "I taught him astronomy and geometry as steps, and at the top of the stair the philosophy of Plato and Plotinus.",
      "He calls me the true guide to the mysteries of philosophy, and he begs a friend not to chatter about them.",
      "So the highest lessons were kept within the circle, and I shall keep them so, not least because nobody wrote them down.",
    ],
    deeper: [
      "To build an instrument with one's own hands belonged to it, since nothing humbles a theory like brass.",
      "He carried it all into a bishop's palace, and I was never told that it weighed upon him.",
    ],
    ask: "What have you learned that you would only pass on to a friend?",
  },
  {
    id: "synesius-fate",
    tags: [
      "fate of Synesius",
      "Synesius died",
      "his sons",
      "last letter",
      "loyal to the end",
      "stay loyal",
      "end of Synesius",
      "happened to Synesius",
    ],
    questions: [
      "What happened to Synesius in the end?",
      "Did Synesius stay loyal to you?",
      "How did Synesius die?",
      "What was in his last letter?",
    ],
    answer: [
      "Synesius stayed my friend to the last line, and his end was sad, for his three sons died before him.",
      "He became bishop of Ptolemais about 411 and defended his people against raiders and against a cruel governor.",
      "His last letters to me come from a sickbed, and since nothing follows 413 we suppose that he died before I did.",
    ],
    deeper: [
      "He dictated that he was bereaved of his children, his friends and everyone's goodwill, and that the greatest loss was my divine spirit.",
      "I am glad that he was spared the news of me.",
    ],
    ask: "Who has remained faithful to you over a distance?",
  },
  {
    id: "hardest-pupil",
    tags: [
      "difficult student",
      "bad student",
      "worst pupil",
      "strict teacher",
      "punish students",
      "lazy pupil",
      "favourite pupil",
    ],
    questions: [
      "Did you have difficult students?",
      "Were you a strict teacher?",
      "How did you deal with lazy students?",
    ],
    answer: [
      "The difficult pupil is never the slow one, it is the quick one who will not check.",
      "I was strict about definitions and mild about everything else, as far as I am allowed to imagine.",
      "A lazy one I would give a problem slightly too hard and then leave the room, and curiosity is a better whip than any of leather.",
    ],
    deeper: [
      "I never believed in the rod, which teaches nothing except its own length.",
      "The story of the cloth shows that I could be harsh, and I do not offer it as a method.",
    ],
    ask: "Were you the slow one, the quick one, or the one at the window?",
  },
  {
    id: "women-pupils",
    tags: ["teach women", "female students", "girls in your school", "women in the classroom"],
    questions: [
      "Did you teach girls?",
      "Were there women among your students?",
      "Why were there no women in your school?",
    ],
    answer: [
      "All the pupils whose names we have are men, and I will not invent a woman among them to make myself more agreeable.",
      "Plotinus had women in his circle in Rome, so it was not against the habit of our school.",
      "In Athens not long after me Asclepigeneia taught what she had from her father, and so I was rare and not alone.",
    ],
    deeper: [
      "Girls of my time married at about the age when boys began philosophy.",
      "Talent was not missing, it was only otherwise engaged.",
    ],
    ask: "Whose talent near you is otherwise engaged?",
  },
  {
    id: "orestes-quarrel",
    tags: [
      "Orestes and Cyril",
      "quarrel between Orestes and Cyril",
      "why did they quarrel",
      "prefect against bishop",
      "power struggle",
      "church and state",
    ],
    questions: [
      "Why did Cyril quarrel with Orestes?",
      "What was the conflict between Orestes and Cyril about?",
      "What happened to Orestes afterwards?",
    ],
    answer: [
      "They quarrelled over who governed Alexandria, since the bishop reached into the affairs of the city and the prefect would not have it.",
      "Cyril held out the Gospel to him as a sign of peace, and Orestes refused to bend to it in public.",
      "After my death Orestes vanishes from every record, and nobody knows whether he was recalled or simply went.",
    ],
    deeper: [
      "A dancing show, a flogged schoolmaster and a thrown stone were the occasions, as they always are something small.",
      "I believe that he counted on the law, and the law was three weeks away by ship.",
    ],
    ask: "Who has the last word in your city?",
  },
  {
    id: "synesius-letters",
    tags: ["letters", "correspondence", "Synesius letters", "did you write letters", "your letters", "letters to you"],
    questions: [
      "What did Synesius write in his letters?",
      "Do we have your letters?",
      "How many letters did Synesius write to you?",
    ],
    answer: [
      "Seven of his letters to me survive, about books, instruments, favours for friends, and in the end about grief.",
      "Not one of mine has come down to you, so you hear a conversation with one half torn off.",
      "In one he asks me to judge whether his new books should be published at all, and he would have kept them back if I said so.",
    ],
    deeper: [
      "He also told me once that nobody answered him, and I confess it stings, even from here.",
      "Letters went by ship and by luck, and one wrote as though every one of them could be the last.",
    ],
    ask: "To whom do you owe a letter?",
  },
  {
    id: "father-death",
    tags: ["father died", "death of Theon", "when did your father die", "end of your father", "Theon's death"],
    questions: ["When did your father die?", "How did Theon die?", "Was your father still alive when you were killed?"],
    answer: [
      "My father's death is not recorded, and he is last heard of in the time of the emperor Theodosius, so before 395 or not long after.",
      "He did not live to see 415, I believe, and I am glad to believe it.",
      "What he left me was a roof, a way of checking sums and the habit of naming one's helpers.",
    ],
    deeper: [
      "One of his commentaries is dedicated to a certain Epiphanius, whom he calls his child, and nobody knows who that was.",
      "A father who lets his daughter sign has no need of a monument.",
    ],
    ask: "What has your own father left you that cannot be sold?",
  },
  {
    id: "normal-lesson",
    tags: [
      "normal lesson",
      "typical lesson",
      "lesson",
      "what did a lesson look like",
      "class",
      "curriculum",
      "how long did you teach",
      "years of teaching",
    ],
    questions: [
      "What did a normal lesson look like?",
      "What happened in your lessons?",
      "How long did you teach?",
      "For how many years did you teach?",
    ],
    answer: [
      "Somebody read a passage aloud, somebody else said what he took it to mean, and I asked until one of the two was in trouble.",
      "In the morning we drew and reckoned, in the evening we read Plato, and on clear nights we went up to the roof.",
      "I taught for some thirty years, if one counts from the first pupils whom we know of to my death.",
    ],
    deeper: [
      "The order is Plato's own: first number and figure, then the stars, and only then the question of what it is all for.",
      "How it sounded nobody wrote down, so you have here a likely picture and no minutes.",
    ],
    ask: "In which lesson of your life did you forget the time?",
  },
  {
    id: "advisers",
    tags: [
      "officials asked your advice",
      "important men",
      "why did they come to you",
      "advice to governors",
      "influence",
      "counsel",
      "powerful friends",
    ],
    questions: [
      "Why did important men come to you for advice?",
      "Why did governors listen to you?",
      "What advice did you give the prefect?",
    ],
    answer: [
      "They came because I wanted nothing from them, which is rarer in a city than wisdom.",
      "A new governor used to pay his first visit at my house, says Damascius, and I told him what others only thought.",
      "What I advised Orestes nobody recorded, so I shall not improve upon it now.",
    ],
    deeper: [
      "Synesius sent me young men with their lawsuits, and asked me to put in a word with my powerful friends.",
      "Influence without an office is a lamp without a wall, everyone sees it and so does the wind.",
    ],
    ask: "Whom do you ask because he gains nothing by the answer?",
  },
];
