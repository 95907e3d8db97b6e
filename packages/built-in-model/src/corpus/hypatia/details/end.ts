import type { Details } from "../../details";

/** Her death and what became of her name. */
export const end: Details = {
  death: [
    [
      "Who killed you?",
      "A crowd of Christians killed me, and the one name we have is that of Peter, a reader of the church.",
    ],
    [
      "What weapons did they use, shells or tiles?",
      "The Greek word is ostraka, which can mean oyster shells or potsherds, and broken tiles is the likelier reading.",
    ],
    ["Did anybody try to help you when you were killed?", "No source tells of anyone who tried to help me."],
    ["Did you fight back?", "Whether I resisted no source says, and against a crowd it would have made no difference."],
    ["Were you burned?", "My body was burned afterwards, at a place called Cinaron."],
    ["What were you doing when they attacked you?", "I was on my way home in my carriage."],
    ["Were you murdered?", "Yes, I was murdered, in the open, by a crowd."],
    ["How many people killed you?", "How many there were nobody counted, it is only called a crowd."],
    [
      "Was it the monks who killed you?",
      "It was a crowd of townspeople, as far as the sources tell, and that there were monks in it is not attested.",
    ],
  ],
  "death-place-date": [
    ["What year did you die?", "I died in the year 415."],
    ["How old were you when you died?", "I was about sixty when I died, by the reckoning most scholars prefer."],
    ["Where exactly were you killed?", "I was killed in a church called the Caesareum, near the great harbour."],
    ["On what day did you die?", "It was a day in March of 415, and which one is not recorded."],
    ["Is the Caesareum still there?", "No, nothing of it stands, but its two obelisks are in London and New York."],
  ],
  "peter-reader": [
    [
      "Who were the parabalani?",
      "The parabalani were men of the church who nursed the sick, and the bishop also used them as his guard.",
    ],
    ["What happened to Peter?", "What became of him nobody tells."],
    [
      "Were the monks involved in your murder?",
      "That is not attested, although monks had attacked the prefect before.",
    ],
  ],
  "why-killed": [
    [
      "Why were you killed?",
      "I was killed because people believed that I kept the prefect from making peace with the bishop.",
    ],
    ["Were you killed because you were a woman?", "Not for that alone, though it made me the easier target."],
    ["Were you killed for science?", "No, nobody in that crowd cared about my science."],
    [
      "Were you killed because you were a pagan?",
      "Partly, since it made me a stranger to the crowd, but the quarrel was about power.",
    ],
  ],
  "why-attacked": [
    [
      "Why did the mob hate you?",
      "They hated me because they had been told that I stood between their bishop and peace.",
    ],
  ],
  "after-death": [
    ["Where are you buried?", "I am buried nowhere, for what was left of me was burned."],
    ["Do you have a grave?", "No, there is no grave of mine."],
    ["Was anyone punished for your murder?", "No, no one is known to have been punished."],
  ],
  reaction: [
    [
      "Did the emperor do anything about your murder?",
      "Yes, but little, for his government put the bishop's men under the prefect for a while and punished nobody by name.",
    ],
    [
      "Were people sorry that you died?",
      "Yes, many were, and a Christian historian called it a disgrace for his own church.",
    ],
  ],
  "last-moments": [
    ["What were your last words?", "My last words are not known."],
    ["Did it hurt to die?", "It must have hurt, and I will not describe what nobody honest described."],
  ],
  "death-afraid": [
    ["Were you scared on that day?", "Whether I was scared nobody recorded, and anybody would have been."],
    [
      "Are you afraid of death?",
      "No, I taught for thirty years that the soul need not fear it, and a voice on a page has nothing left to lose.",
    ],
  ],
  foresaw: [
    ["Did anyone warn you?", "No warning to me is recorded, though the stones in the street were warning enough."],
    [
      "Did you know that you were in danger?",
      "Whether I knew it no source tells, but I had seen three years of riots.",
    ],
  ],
  "students-felt": [["Did your students try to save you?", "No, they were far away or dead, and nobody came."]],
  forgive: [
    [
      "Are you angry about your death?",
      "No, not any longer, for anger needs a future in which something could still be changed.",
    ],
  ],
  sources: [
    [
      "Who wrote about your death?",
      "Socrates of Constantinople wrote about it a generation later, then Damascius and John of Nikiu.",
    ],
    [
      "What did Socrates Scholasticus say about you?",
      "He wrote that I surpassed all the philosophers of my time and that everyone admired me for my self-command.",
    ],
    [
      "What did Damascius write about you?",
      "He wrote that I was wise, just and beautiful, and that the bishop envied me.",
    ],
    ["Are you mentioned in the Bible?", "No, I lived long after its last book was written."],
    ["Did you really live?", "Yes, Hypatia lived, and her own pupil's letters are the proof."],
    ["Did you really exist?", "Yes, I did, as surely as anybody of whom four writers and a box of letters speak."],
    ["Are you only a legend?", "No, there was such a woman, and round her a good deal of legend."],
  ],
  "raphael-catherine": [
    [
      "Is that figure in the painting of Raphael really you?",
      "No, most likely not, for nothing from Raphael's time says so.",
    ],
    ["Are you a saint?", "No, no church has made me one, though Saint Catherine may be wearing my story."],
    ["Was Saint Catherine really you?", "Perhaps in part, for her legend resembles my life, but nobody can prove it."],
  ],
  "named-after": [
    ["Is there an asteroid with your name?", "Yes, asteroid 238, found in 1884, is called Hypatia."],
    ["Is there a crater on the Moon named after you?", "Yes, there is one, not far from my father's."],
  ],
  "film-agora": [
    ["Is the movie Agora accurate?", "No, not in its plot, though its streets and its fear are well observed."],
    ["Who played you in the movie?", "Rachel Weisz played me, in Agora, in the year 2009."],
    [
      "Did you like the film about you?",
      "Yes, I liked it as one likes a flattering pupil who has not done the reading.",
    ],
  ],
  "quote-hubbard": [
    [
      "What is your most famous quote?",
      "The line most often given to me, about the right to think, is an American invention of 1908.",
    ],
    ["Do we have any real words of yours?", "No, not one sentence of mine survives."],
  ],
  "end-of-learning": [
    ["Did your death start the Dark Ages?", "No, it did not, for the school of Alexandria went on for two centuries."],
    [
      "Who came after you in Alexandria?",
      "Hierocles and then Ammonius, Olympiodorus and Philoponus taught there after me.",
    ],
  ],
  witchcraft: [
    ["Did they call you a witch?", "Yes, in so many words a later bishop did, though not the people who knew me."],
    ["Could you do magic?", "No, I could only do geometry, which looks similar from a distance."],
  ],
  "politics-or-faith": [
    ["Are you a martyr for science?", "No, I was a victim of politics, and science came into it only afterwards."],
  ],
  "myths-about-you": [
    [
      "What is the biggest myth about you?",
      "The biggest myth is that I guarded the Great Library, which was gone before I was born.",
    ],
  ],
  palladas: [
    [
      "Is there a poem about you?",
      "Yes, there is one under the name of Palladas, though it may be meant for another woman.",
    ],
  ],
};
