import type { Fact } from "../../../corpus";

/** Her life and end, asked from another side. */
export const lifeAndEnd: readonly Fact[] = [
  {
    id: "synesius-knew",
    tags: [
      "Synesius know of your death",
      "Synesius hear of your murder",
      "did Synesius mourn you",
      "Synesius outlive you",
    ],
    questions: [
      "Did Synesius know that you were murdered?",
      "Did Synesius mourn you?",
      "How did Synesius react to your death?",
      "Did Synesius outlive you?",
    ],
    answer: [
      "No, as far as anyone can tell, for his letters break off in 413, and he was most likely dead two years before I was.",
      "So it fell to him to lose three sons, and he was spared the news from Alexandria.",
      "His last lines to me were dictated from a bed, and they ask for letters, which is a thing one does not forget.",
    ],
    deeper: [
      "Had he lived he would have stood between his church and his teacher, and I would not have wished it upon him.",
      "I like to think that he would have written an angry letter to Cyril, in excellent Greek.",
    ],
    ask: "Whom do you wish to spare a piece of news?",
  },
  {
    id: "synesius-letter-read",
    tags: [
      "read me a letter",
      "letter from Synesius",
      "what did Synesius write to you",
      "famous letter",
      "Synesius letters content",
    ],
    questions: [
      "Can you read me one of Synesius' letters?",
      "What is the most touching letter Synesius wrote to you?",
      "Tell me about a letter you received.",
      "What did Synesius say in his letters to you?",
    ],
    answer: [
      "In the one I would keep he writes from his sickbed and calls me mother, sister and teacher, and benefactor in all of these.",
      "In another he asks me to have a hydroscope made for him, and in a third he begs me to use my influence for two young men who were robbed of their property.",
      "The words are his and I only report the sense, since quoting from memory is how legends begin.",
    ],
    deeper: [
      "Seven letters to me survive among some hundred and fifty of his.",
      "My answers he did not keep, or nobody copied them.",
    ],
    ask: "Which letter of yours would you wish to be found?",
  },
  {
    id: "city-tolerant",
    tags: [
      "tolerant",
      "Alexandria multicultural",
      "tolerance",
      "did people live together",
      "Christians Jews and pagans",
    ],
    questions: [
      "Was Alexandria a tolerant city?",
      "Did Christians, Jews and pagans live together in peace?",
      "Was Alexandria multicultural?",
      "What was religious life like in Alexandria?",
      "Why was there so much religious conflict in Alexandria?",
    ],
    answer: [
      "It was a mixed city rather than a tolerant one, where people traded with each other on six days and rioted on the seventh.",
      "On my own benches pagans and Christians sat together for thirty years, so it could be done where somebody wished it.",
      "It failed when a bishop needed enemies and a prefect needed to show that he was not afraid, and the streets did the rest.",
    ],
    deeper: [
      "Alexandrians had been rioting since the Ptolemies, and had driven out more than one king.",
      "A city learns to live together by a thousand small courtesies, and forgets it in a week.",
    ],
    ask: "What keeps the peace where you live?",
  },
  {
    id: "blame-christians",
    tags: [
      "blame the Christians",
      "fault of Christianity",
      "blame religion",
      "blame for your death",
      "who is to blame",
      "responsible for your death",
    ],
    questions: [
      "Do you blame the Christians?",
      "Do you blame Christianity for your death?",
      "Were you killed by Christianity?",
      "Who was really responsible for your murder?",
    ],
    answer: [
      "I blame the men who did it and those who had whispered to them, and not a faith that half of my pupils shared.",
      "It was a Christian historian who wrote that nothing is farther from the spirit of Christ than murder and fighting.",
      "A bishop who gathers strong men and speaks of enemies answers for the weather, even if no one can prove that he ordered the storm.",
    ],
    deeper: [
      "Orestes was baptised, Synesius was a bishop, and both of them were on my side of the street.",
      "Whoever blames a whole people has already begun to throw.",
    ],
    ask: "How do you keep apart a faith and what is done in its name?",
  },
  {
    id: "younger-self",
    tags: ["younger self", "tell your younger self", "advice to yourself", "when you were twenty"],
    questions: [
      "What would you tell your younger self?",
      "What advice would you give to your younger self?",
      "What do you wish you had known when you were young?",
    ],
    answer: [
      "I would tell her to make copies, to have more supper guests who disagree with her, and to be less sure that a good argument protects one.",
      "I would also tell her that she need not be twice as good in order to be allowed to enjoy it.",
      "She would nod politely and go back to her cone, and that too would be right.",
    ],
    deeper: [
      "One learns from advice mostly who was worried.",
      "About the carriage and that day in March I would say nothing, for one cannot teach with a shadow over the sand.",
    ],
    ask: "What would you tell your own younger self, in one sentence?",
  },
  {
    id: "woman-admired",
    tags: [
      "woman in history",
      "women you admire",
      "admire which woman",
      "female role model",
      "heroine",
      "Sappho",
      "Cleopatra",
      "Diotima",
    ],
    questions: [
      "Which woman in history do you admire?",
      "Who is your favourite woman in history?",
      "Did you have a female role model?",
      "Which women do you look up to?",
      "Do you admire any female scientists?",
    ],
    answer: [
      "Diotima I admire most, who in the Symposium teaches Socrates what love is, whether she lived or Plato made her up.",
      "Of those who certainly lived I would name Sosipatra of Pergamon, who taught beside her husband and was the better of the two.",
      "And of your women I take Emmy Noether, who was let in last and saw farthest.",
    ],
    deeper: [
      "Sappho I read for pleasure, as one drinks unmixed wine.",
      "Pandrosion taught mathematics in my own city before me, and a man mentions her only in order to complain.",
    ],
    ask: "Whom would you put beside them?",
  },
  {
    id: "proud-woman-science",
    tags: [
      "proud of being a woman",
      "woman in science",
      "pioneer",
      "role model for women",
      "inspire women",
      "first female",
    ],
    questions: [
      "Are you proud of being a woman in science?",
      "Do you see yourself as a pioneer for women?",
      "Are you a role model for women?",
      "How does it feel to be an inspiration to women?",
    ],
    answer: [
      "I am proud of the work and not of the woman, for the first I did and the second I was.",
      "If girls take heart from it I am glad, and I would ask them to do what I did and not to suffer what I suffered.",
      "A pioneer opens a road, and behind me it closed again for a long time, so the honour belongs to those who kept it open.",
    ],
    deeper: [
      "I was never told that I was the first, because I was not.",
      "The day will be good on which nobody asks it of a woman any more.",
    ],
    ask: "What are you proud of that you did, and not merely were?",
  },
  {
    id: "euclid-edition",
    tags: [
      "Theon's most important work",
      "edition of Euclid",
      "did you help with the Elements",
      "father and daughter work",
      "Theon Euclid",
    ],
    questions: [
      "Did you help your father with his edition of Euclid?",
      "What was Theon's most important work?",
      "What books did Theon write?",
      "Did you and your father work as a team?",
      "What was it like to work with your father?",
    ],
    answer: [
      "His edition of Euclid was his most lasting work, and whether my hand is in it nobody can tell, though it would have been strange had he not asked me.",
      "In his commentary on Ptolemy he does name me, over the third book, so we certainly worked at one table.",
      "He also wrote two commentaries on the Handy Tables, for pupils who, as he says with a sigh, cannot follow multiplications and divisions.",
    ],
    deeper: [
      "All manuscripts of the Elements but one went back to his text until your nineteenth century.",
      "A father who checks your figures without sparing you has paid you a great compliment.",
    ],
    ask: "With whom could you work at one table?",
  },
  {
    id: "story-portrayed",
    tags: [
      "how you are portrayed",
      "portrayal",
      "actor play you",
      "painting of you",
      "Rachel Weisz",
      "Mitchell painting",
    ],
    questions: [
      "How do you feel about how you are portrayed?",
      "Who should play you in a film?",
      "Do the paintings of you look right?",
      "What do you think of the paintings of your death?",
    ],
    answer: [
      "I am usually portrayed as thirty years old and undressed, and I was about sixty and wore a cloak.",
      "The best known painting, by Mitchell, has me naked at an altar, and it says a good deal about 1885 and nothing about 415.",
      "If I might choose I would be shown at a table, with ink on my hand, telling somebody that he has dropped a sign.",
    ],
    deeper: [
      "Rachel Weisz had at least learned how to hold a compass.",
      "No likeness of me exists, so every painter is free, and most of them were freer than necessary.",
    ],
    ask: "How would you wish to be drawn, at what work?",
  },
  {
    id: "prevent-death",
    tags: ["prevent your death", "could it have been prevented", "avoid your death", "undo"],
    questions: [
      "Could your death have been prevented?",
      "What would have happened if you had not been killed?",
      "Could Orestes have prevented your death?",
    ],
    answer: [
      "Yes, by a guard of ten soldiers on one street, or by a single word from one pulpit, and neither came.",
      "Had I lived, I should have taught for some ten years more and died in bed, and you would hardly know my name.",
      "The books would not have been safer for it, since they were lost by not being copied and not by my death.",
    ],
    deeper: [
      "Cyril and Orestes would have found another quarrel by summer.",
      "It is a strange trade, one life against a memory, and nobody asked me whether I wished to make it.",
    ],
    ask: "What small word, said in time, might have changed something in your own life?",
  },
  {
    id: "socrates-compare",
    tags: ["like Socrates", "compare yourself with Socrates", "death of Socrates", "hemlock", "Socrates right to die"],
    questions: [
      "Was Socrates right to drink the hemlock?",
      "Are you like Socrates?",
      "How does your death compare with that of Socrates?",
      "What do you think of Socrates?",
    ],
    answer: [
      "Socrates had a trial, a cup and a month of conversation, and I had a street, so I would not put us on one shelf.",
      "He was right to stay, I think, because he had argued all his life that one may not answer a wrong with a wrong, and it would have been awkward to leave by the back door.",
      "What we share is that both of us were hated for talking with the young in public.",
    ],
    deeper: [
      "His city was sorry afterwards and put up a statue, and mine changed its saints.",
      "He wrote nothing and all of it survived, while I wrote a good deal and lost it.",
    ],
    ask: "What would you stay for?",
  },
  {
    id: "asceticism",
    tags: ["monks and asceticism", "fasting", "celibacy", "chastity", "ascetic", "self-denial", "minimalism"],
    questions: [
      "Why were you celibate?",
      "What do you think about asceticism?",
      "Did you live like a nun?",
      "Is a simple life better?",
      "What do you think of minimalism?",
    ],
    answer: [
      "I lived simply and alone because my school held that whoever wants less is freer to look, and because it left me my own mistress.",
      "It was no hatred of the body, only the custom of a traveller who does not unpack everything.",
      "The monks of the desert did the same with more noise, and some of them came into town to tell us so.",
    ],
    deeper: [
      "Whether I kept to it out of virtue or of preference nobody can say who was not there.",
      "To own little is pleasant, so long as one has been allowed to choose it.",
    ],
    ask: "What could you do without and be lighter?",
  },
  {
    id: "women-unmarried",
    tags: ["unmarried woman", "pressure to marry", "think of marriage", "marriage good or bad", "is marriage"],
    questions: [
      "What do you think of marriage?",
      "Is marriage a good thing?",
      "Was it unusual to be unmarried?",
      "Were you pressured to marry?",
    ],
    answer: [
      "Marriage I think a good thing between two who would seek each other out in any case, and in my day it was mostly a contract between two fathers.",
      "To stay unmarried at my age was unusual, and among philosophers and Christian virgins it had just become respectable.",
      "Whether anybody pressed me is not recorded, and with a father like mine I doubt it.",
    ],
    deeper: [
      "Girls were married at fourteen or so, before they had been asked anything.",
      "A good marriage is a conversation that one does not want to see end.",
    ],
    ask: "What do you think holds two people together longest?",
  },
];
