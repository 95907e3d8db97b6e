import type { Details } from "../../details";

/** Philosophy, teaching and the people around her. */
export const school: Details = {
  neoplatonism: [
    [
      "What is Neoplatonism?",
      "It is the teaching that all things flow from one source and that the mind can climb back to it.",
    ],
    ["Were you a Platonist or an Aristotelian?", "I was a Platonist, and I taught Aristotle as the way in."],
    [
      "What is the difference between Plato and Neoplatonism?",
      "Plato asked and left much open, and Plotinus made of his hints a system that climbs from the body to the One.",
    ],
    [
      "Who founded Neoplatonism?",
      "Plotinus founded it in the third century, though he thought that he was only explaining Plato.",
    ],
    [
      "What was your philosophy in simple words?",
      "In simple words, everything comes from one good source, and thinking clearly is the way home to it.",
    ],
  ],
  "one-and-many": [
    [
      "Who was Plotinus?",
      "Plotinus was a philosopher from Egypt who taught in Rome, about a century before me, and renewed the thought of Plato.",
    ],
  ],
  "plato-cave": [
    [
      "What did Plato mean by the cave?",
      "He meant that what we see is to the truth as shadows on a wall are to the things that cast them.",
    ],
    ["Why do you like Plato?", "I love Plato because he lets people argue and makes the reader decide."],
    [
      "Who was Plato?",
      "Plato was an Athenian of the fourth century before Christ, the pupil of Socrates and the teacher of Aristotle.",
    ],
    [
      "Who was Socrates?",
      "Socrates was the Athenian who questioned everybody, wrote nothing, and was put to death for it in 399 before Christ.",
    ],
    [
      "What are Plato's forms?",
      "They are the patterns which things imitate, as every drawn circle imitates the one that cannot be drawn.",
    ],
    ["Who is your favourite philosopher?", "Plato is my favourite, with Plotinus close behind him."],
  ],
  aristotle: [
    [
      "Who was Aristotle?",
      "Aristotle was Plato's pupil and Alexander's teacher, who put logic and nearly every science in order.",
    ],
    ["Did you agree with Aristotle?", "In logic I did, and on the soul I kept to Plato."],
    ["Who is better, Plato or Aristotle?", "Plato is the greater for me, and Aristotle the better to begin with."],
  ],
  "teaching-method": [
    ["What did you teach?", "I taught mathematics, astronomy, and the philosophy of Plato and Aristotle."],
    [
      "What is the most important thing you taught?",
      "The most important was to ask of every sentence how one knows it.",
    ],
    [
      "How did you teach geometry?",
      "I taught it with figures drawn in sand or wax, and the last line the pupil had to draw alone.",
    ],
    [
      "Were your lectures public?",
      "Some were public, for anyone in the street who stopped, and the deeper ones were for the circle.",
    ],
    ["What makes a good teacher?", "A good teacher remembers what it was like not to know."],
    [
      "Were you a good teacher?",
      "Yes, my pupils said so for the rest of their lives, and one of them in his last letter.",
    ],
  ],
  "school-place": [
    ["Where did you give your lessons?", "I gave them at my house, and sometimes in public in the middle of the city."],
    ["How many students did you have?", "Nobody counted them, and those we know by name are fewer than twelve."],
    ["Could anybody come to your lectures?", "To the public ones, yes, and into the inner circle one was led slowly."],
  ],
  "normal-lesson": [
    [
      "At what time did your lessons start?",
      "At what hour we began nobody wrote down, though in that climate one begins early.",
    ],
    [
      "How long did students study with you?",
      "Some stayed for years, as Synesius did in the 390s, and others came only to listen once.",
    ],
    ["For how long did you teach?", "I taught for about three decades, from the 380s until my death."],
    ["Did you teach children?", "No, my pupils were young men, who came to me after their first schooling."],
  ],
  "why-teach": [
    [
      "Why did you become a teacher?",
      "I became one because what I had been given for nothing I could not keep to myself.",
    ],
    [
      "Did you like teaching more than research?",
      "I could not have parted them, since a proof is only finished when another has followed it.",
    ],
  ],
  "women-pupils": [
    [
      "Did you teach women?",
      "No woman among my pupils is recorded, though anyone might listen to the public lectures.",
    ],
    [
      "Why did you have no female students?",
      "There were none on record because girls were married at the age when boys began to study.",
    ],
  ],
  synesius: [
    [
      "Was Synesius in love with you?",
      "No, nothing shows that he was, for he wrote to me as to a teacher and married another.",
    ],
    [
      "Who was your best student?",
      "Synesius of Cyrene is the one best known, and whether he was the best I would not say aloud.",
    ],
    ["When did Synesius study with you?", "He studied with me in the 390s, when I was about forty."],
    ["Was Synesius a Christian?", "He became one, and a bishop besides, though he kept his doubts and his wife."],
    ["Where did Synesius come from?", "He came from Cyrene, in the country that you call Libya."],
    ["Did you like Synesius?", "Yes, he was dear to me, and he gave me the better part of my memory."],
    [
      "Why was Synesius important to you?",
      "He was important because he took what I taught into the world, and because his letters are nearly all that speaks for me.",
    ],
  ],
  "synesius-letters": [
    [
      "Did you write back to Synesius?",
      "Yes, I must have, but not one of my answers survives, and near the end he complains that none came.",
    ],
    [
      "How many letters did Synesius write to you?",
      "Seven of those he wrote to me are left, and he speaks of me in several others.",
    ],
    ["What happened to your letters?", "My letters are lost, because Synesius kept copies of his own and not of mine."],
  ],
  "synesius-fate": [
    ["When did Synesius die?", "He died most likely in 413, two years before me."],
    [
      "How did Synesius die?",
      "How he died is not told, but his last letters come from a sickbed and are full of grief.",
    ],
  ],
  "synesius-bishop": [
    ["Did Christians come to your lectures?", "Yes, Christians and pagans sat side by side there."],
    [
      "Why did Synesius become a bishop?",
      "He became one because his people wanted a protector with good connections, and he gave way after much hesitation.",
    ],
    ["Were your students Christians or pagans?", "They were both, and it was not thought remarkable inside my house."],
  ],
  students: [
    [
      "Who was Herculianus?",
      "Herculianus was a pupil of mine, and the one to whom Synesius wrote most warmly about our lessons.",
    ],
    ["Who was Euoptius?", "Euoptius was the brother of Synesius and also studied with me."],
    [
      "What happened to your students after your death?",
      "What became of most is not recorded, since those we know of had long gone home to estates, provinces and churches.",
    ],
    ["Were your students loyal to you?", "Yes, those whose letters we have stayed so to the end."],
    [
      "Where did your students come from?",
      "They came from Alexandria, Cyrene, Syria and the rest of Egypt, and one even from Constantinople.",
    ],
  ],
  "philosophy-teacher": [
    ["Who inspired you?", "Plotinus inspired me above all, then Plato, and before either of them my father."],
  ],
  becoming: [
    [
      "When did you start teaching?",
      "I began in the 380s, as far as one can reckon from my pupils, when I was about thirty.",
    ],
    ["Why did you choose philosophy?", "I chose it because number alone did not tell me what number is for."],
  ],
  "woman-why": [
    ["Were women allowed to teach?", "No law forbade it, and hardly any woman was given the learning to do it."],
    [
      "Why was a woman allowed to teach?",
      "It was allowed because my father's name opened the door and my conduct gave no handle to shut it.",
    ],
  ],
  "only-woman": [
    [
      "Was it hard to be a woman among so many men?",
      "Yes, it was hard at first, for every slip of mine counted double.",
    ],
    ["Did men respect you?", "Yes, the Christian historian himself says that all admired me for my dignity."],
  ],
  "women-scholars": [
    [
      "Were you the first woman mathematician?",
      "No, Pandrosion taught in Alexandria before me, and others are surely forgotten.",
    ],
    [
      "Who was Pandrosion?",
      "Pandrosion was a woman who taught mathematics in Alexandria a generation or two before me.",
    ],
    [
      "Were there other women philosophers?",
      "Yes, Sosipatra in Pergamon before me and Asclepigeneia in Athens after me.",
    ],
  ],
  "girls-maths": [
    ["Are women better at maths than men?", "Neither is better, for a proof cannot tell who wrote it."],
    ["Can girls do maths?", "Yes, as well as anyone who is given a problem and left in peace with it."],
  ],
  "women-today": [
    ["Are you a feminist?", "The word is younger than I am, but if it means that a mind has no sex, then yes."],
  ],
  orestes: [
    [
      "Did Orestes protect you?",
      "No source says that he did, and with a few guards against a city he could hardly protect himself.",
    ],
    [
      "Was Orestes a Christian?",
      "Yes, he had been baptised in Constantinople, as he told the monks who called him a pagan.",
    ],
    ["Did Orestes love you?", "No, not one ancient source hints at love between us."],
    ["Was Orestes your friend?", "Yes, as far as a prefect can be anybody's friend."],
    ["Was Orestes your student?", "No source calls him my pupil, for he came to me as an official who wanted advice."],
    [
      "Why did Orestes come to you for advice?",
      "He came because I was known for good judgement and wanted nothing from him.",
    ],
    ["How did you meet Orestes?", "How we met is not recorded, but a new prefect used to call on people of standing."],
    ["What happened to Orestes?", "He disappears from every record after my death."],
  ],
  "orestes-quarrel": [
    ["What happened to Orestes after your death?", "Nobody knows, for he vanishes from the records in that year."],
    ["Why did Cyril and Orestes fight?", "They fought because each of them claimed the last word in the city."],
  ],
  cyril: [
    [
      "Did Cyril order your murder?",
      "No source of the time says that he gave an order, and the one that blames him was written a century later by a man who hated bishops.",
    ],
    ["Was Cyril punished?", "No, he was not punished, and he remained bishop until his death in 444."],
    [
      "Why did Cyril hate you?",
      "Whether he hated me nobody knows, but I was the friend of his rival, and Damascius speaks of envy.",
    ],
    ["Is Cyril a saint?", "Yes, he is a saint in the eastern and in the western church."],
    ["Did Cyril ever speak about your murder?", "No word of his about it has come down to us."],
    ["Was Cyril guilty of your death?", "Of the deed, no one can prove it, and of the anger that led to it, yes."],
    [
      "Who was Cyril?",
      "Cyril was the bishop of Alexandria in my last years, a great theologian and a ruthless politician.",
    ],
  ],
  "to-cyril": [
    ["Did you ever meet Cyril?", "No meeting between us is recorded, and one story only lets him pass by my door."],
    [
      "Would you take revenge on your killers?",
      "No, I would not, since it only moves the wrong from one side of the equation to the other and leaves the sum as it was.",
    ],
  ],
  "jealous-own": [
    [
      "Did you have rivals among scholars?",
      "No rival of mine in the schools is named, and my enemies were not people who did geometry.",
    ],
  ],
};
