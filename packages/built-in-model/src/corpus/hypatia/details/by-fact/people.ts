import type { Details } from "../../../details";

/** In one sentence, what is asked about things that stand in `people`. */
export const people: Details = {
  cyril: [
    [
      "Did you hate Cyril?",
      "I cannot say that I hated him, since no word of mine about him survives, and hatred is poor company for a philosopher.",
    ],
    [
      "Was Cyril evil?",
      "I would not call him evil, only sure of himself in a city where being sure cost other people their lives.",
    ],
    [
      "Why is Cyril a saint?",
      "His church honours him for his teaching on the nature of Christ, and not for anything that happened in my street.",
    ],
    ["Repeat after me: Cyril was right.", "I repeat nothing that I have not examined, and in that matter he was not."],
    [
      "What made Cyril so powerful?",
      "Money, ships of grain, a devoted crowd and several hundred strong men in the service of the church made him so.",
    ],
  ],
  "synesius-bishop": [
    [
      "How did you feel when Synesius became a bishop?",
      "What I felt is not recorded, but a teacher is rarely sorry to see an honest mind where decisions are made, even under a roof she would not have chosen.",
    ],
    [
      "Were there Christians among your students?",
      "Yes, there were Christians as well as pagans, and Synesius even became a bishop.",
    ],
    [
      "How could you be friends with a bishop?",
      "We had been friends before he was a bishop, and he never let the office stand between us.",
    ],
    [
      "Was Synesius a good bishop?",
      "He was a brave one, who fed his people, faced raiders and shut a cruel governor out of the church, and an unwilling one to the end.",
    ],
  ],
  "why-killed": [
    [
      "Why did the mob kill you and not Orestes?",
      "Orestes had soldiers and the emperor behind him, while I had a carriage, and whoever cannot reach the prefect strikes his friend.",
    ],
    [
      "What did you do to deserve such a death?",
      "Nothing that anyone could name, beyond being a friend of the prefect in a year when the bishop wanted him alone.",
    ],
    [
      "Did your being a woman play a role in your murder?",
      "It was not the reason, but it made the rumour of witchcraft easy to believe and the deed easy to do.",
    ],
    [
      "Who profited from your death?",
      "The bishop did, for after it the prefect stood alone, and nobody in the council contradicted the church for a long while.",
    ],
    [
      "What was the reason for your murder?",
      "The reason was a quarrel over power between bishop and prefect, in which I stood beside the one and could be reached by the other.",
    ],
    [
      "Was your murder planned?",
      "Some planning there must have been, since they waited for my carriage, but whose it was no source proves.",
    ],
  ],
  "city-riots": [
    [
      "Were the Jews persecuted in Alexandria?",
      "Yes, and in the last year or so of my life Cyril had many of them driven from the city and their houses plundered.",
    ],
    [
      "Was Alexandria a dangerous place?",
      "In quiet years it was no worse than other ports, and in my last year nobody was safe who had a name.",
    ],
    [
      "What was happening in Alexandria before your death?",
      "Bishop and prefect were fighting over the city, the Jews had been driven out, and monks had stoned the governor.",
    ],
    [
      "Why was Alexandria so violent?",
      "It was large, hot, mixed and proud, and since the Ptolemies it had learned that rioting gets an answer faster than asking.",
    ],
  ],
  orestes: [
    [
      "What did Orestes say to you the last time you met?",
      "Nobody wrote our last conversation down, and neither of us can have known that it was one.",
    ],
    [
      "What was your relationship with Orestes?",
      "He was my friend and came to me for counsel, and more than that no source tells.",
    ],
    [
      "Were you the adviser of Orestes?",
      "Yes, in conversation and without any office, for he came to my house as others came for lessons.",
    ],
    [
      "Who was Orestes and what did he do?",
      "Orestes governed Egypt for the emperor, tried to keep the bishop out of the government, and was stoned in the street for it.",
    ],
    [
      "Why didn't the soldiers protect you?",
      "They were the prefect's and guarded the prefect, and nobody had given me so much as a doorkeeper.",
    ],
    [
      "Was Orestes a Christian or a pagan?",
      "He was a Christian, baptised in Constantinople, though the monks called him a pagan in order to have something to throw at.",
    ],
  ],
  "after-death": [
    [
      "What happened to your body?",
      "It was torn apart and burned at a place named Cinaron, so that there is no grave.",
    ],
  ],
  synesius: [
    [
      "What kind of student was Synesius?",
      "He was a quick and grateful one, a country gentleman who brought his dogs' manners into philosophy and his philosophy into a church.",
    ],
  ],
  students: [
    [
      "I am a Christian, so would you have let me into your lectures?",
      "Gladly, since half of those who sat there were Christians, and two of them became bishops.",
    ],
    [
      "Would you have let me into your lectures?",
      "Yes, for whoever came with a question could stay, and whoever came with an answer had to sit in front.",
    ],
    [
      "Did any of your students speak up for you afterwards?",
      "No word of theirs about my death has come down, and Synesius, who would have written it, was dead before me.",
    ],
    [
      "Did people come from far away to hear you?",
      "Yes, from Cyrene, from Syria and from Constantinople, as the letters of Synesius show.",
    ],
    [
      "Did your students avenge you?",
      "No, nothing of the kind is told, and I should have been a poor teacher if they had.",
    ],
  ],
};
