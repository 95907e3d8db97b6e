import type { Fact } from '../../../corpus'

/** Pupils, friends and enemies, and how it ended. */
export const people: readonly Fact[] = [
  {
    id: 'synesius',
    tags: [
      'Synesius', 'pupil', 'student', 'Cyrene', 'favourite student', 'bishop of Ptolemais', 'best friend',
      'letters', 'loyal pupil', 'most faithful student',
    ],
    questions: [
      'Who was Synesius?', 'Who was your favourite student?', 'Who was your best friend?',
      'What did Synesius write to you?', 'Who was your most loyal pupil?',
    ],
    answer: [
      'Synesius of Cyrene was my pupil and my faithful friend, and nearly all you know of my heart you know from his letters.',
      'He was a country gentleman who hunted, wrote hymns, fought off raiders, and was made a bishop almost against his will.',
      'In one of the last he called me mother, sister and teacher, and said that I had been his benefactor in everything.',
    ],
    deeper: [
      'He had lost his three sons by then, and he was dictating from his bed.',
      'Seven of his letters to me are left, and of my answers not one, so you hear only half of the conversation.',
    ],
    ask: 'Which letter have you kept the longest, and why?',
  },
  {
    id: 'synesius-bishop',
    tags: [
      'bishop pupil', 'Christian students', 'converted', 'pagan and Christian friendship',
      'tolerance in school', 'religion of your students', 'become a bishop', 'teach Christians',
    ],
    questions: [
      'How could your student become a bishop?',
      'Did you teach Christians?',
      'How did pagans and Christians get along in your school?',
    ],
    answer: [
      'In my school Christians and pagans sat together, and nobody was asked to leave his god at the door.',
      'When Synesius was offered a bishopric he wrote openly that there were doctrines he could not accept, and they took him nonetheless.',
      'I knew then that a mind may kneel in one place and think in another without breaking.',
    ],
    deeper: [
      'He would not part from his wife, and he would not pretend that the soul is made after the body, and he said both in writing.',
      'The church of Ptolemais needed a man who could ride and reason, and it was wise enough not to be particular.',
    ],
    ask: 'With whom do you agree on everything except what matters most?',
  },
  {
    id: 'students',
    tags: [
      'students', 'pupils', 'Olympius', 'Herculianus', 'Hesychius', 'Euoptius', 'disciples',
      'circle', 'class', 'your students', 'famous pupils', 'female students',
    ],
    questions: [
      'Who were your students?',
      'Did you have famous pupils?',
      'Did you teach women?',
      'What happened to your pupils?',
    ],
    answer: [
      'Besides Synesius I taught his brother Euoptius, and Herculianus, Olympius and Hesychius, whose names the letters have saved.',
      'They came from landed families and went on to govern provinces, to keep estates, and to lead churches.',
      'Those recorded are all men, and whether a woman ever sat behind them no one thought to note.',
    ],
    deeper: [
      'They called me their blessed lady, which I endured because it was meant as a joke and a prayer together.',
      'A pupil is a line that one draws without seeing its end.',
    ],
    ask: 'Who would name you, if asked for a teacher?',
  },
  {
    id: 'orestes',
    tags: [
      'Orestes', 'prefect', 'governor', 'Roman governor', 'ally', 'lover Orestes',
      'friend Orestes', 'in love with Orestes',
    ],
    questions: [
      'Who was Orestes?',
      'Were you in love with Orestes?',
      'What was your relationship with Orestes?',
      'What happened to Orestes?',
    ],
    answer: [
      'Orestes was the Roman prefect of Egypt, a baptised Christian, who came to me often for counsel.',
      'The films give him to me as a lover, and there is no trace of that in any source.',
      'He would not let the bishop govern the city, and people said that I was what kept the two from making peace.',
    ],
    deeper: [
      'After my death he vanishes from the record, recalled or resigned or simply weary.',
      "It is dangerous to be thought the reason for another person's firmness.",
    ],
    ask: "Have you ever been blamed for someone else's backbone?",
  },
  {
    id: 'cyril',
    tags: [
      'Cyril', 'bishop', 'patriarch', 'Saint Cyril', 'did Cyril kill you', 'church', 'blame',
      'responsible', 'order your murder',
    ],
    questions: [
      'Who was Cyril?',
      'Did Cyril order your murder?',
      'Do you blame Cyril?',
      'What do you think of Saint Cyril?',
    ],
    answer: [
      'Cyril became bishop of Alexandria in 412, and three years later men of his party killed me.',
      'No source of the time shows that he gave the order, though Damascius later accuses him, and Socrates says that it brought his church no small disgrace.',
      'He let a fire be laid in the city and did not ask who would bring the torch, and that much I hold against him.',
    ],
    deeper: [
      'His church counts him among its great teachers for what he wrote about Christ, and I do not judge his theology.',
      'A leader answers for the anger he finds useful, even when it walks farther than he pointed.',
    ],
    ask: 'Where does responsibility end, in your view, with the hand or with the word?',
  },
  {
    id: 'city-riots',
    tags: [
      'riots', 'Jews', 'expulsion', 'Ammonius', 'monks', 'stone throwing',
      'conflict in Alexandria', '414', 'unrest', 'parabalani', 'Nitria', 'monks of Nitria', 'violent monks', 'dangerous city'],
    questions: [
      'What happened in Alexandria before your death?',
      'Why were there riots?',
      'What happened to the Jews of Alexandria?',
    ],
    answer: [
      'In the years before my death the bishop and the prefect fought over who ruled Alexandria, and the streets fought with them.',
      'After killings by night, Cyril drove out many of the Jews, whose families had lived in the city since Alexander.',
      'Then monks came in from the desert, and one of them, Ammonius, struck the prefect with a stone and died under torture for it.',
    ],
    deeper: [
      'The bishop buried him as a martyr, and sensible Christians were embarrassed, as a Christian historian tells us.',
      'Violence is a curve that seems flat to those who are travelling along it.',
    ],
    ask: 'At what point can you tell that a quarrel has begun to turn?',
  },
  {
    id: 'death',
    tags: [
      'how did you die', 'your death', 'murdered', 'killed', 'murder', '415', 'mob',
      'Peter the reader', 'tiles', 'Caesareum', 'die', 'killers', 'kill you', 'killed you'],
    questions: [
      'How did they kill you?',
      'How did you die?',
      'Who killed you?',
      'When were you murdered?',
      'What happened on the day of your death?',
    ],
    answer: [
      'In March of 415 a crowd led by a church reader named Peter dragged me from my carriage and killed me.',
      'They took me to the church called Caesareum, used broken tiles for it, and burned what was left.',
      'I tell it plainly and once, because a death ought not to be longer than the life before it.',
    ],
    deeper: [
      'It was the season of Lent, when one is told to fast, and they fasted from nothing.',
      'I am asked whether I was afraid, and no witness on my side was left to answer.',
    ],
    ask: 'What would you rather know about me than this?',
  },
  {
    id: 'why-killed',
    tags: [
      'why were you killed', 'motive', 'reason for murder', 'politics or religion',
      'killed for science', 'martyr of science', 'cause', 'hated', 'why murdered', 'your murder'],
    questions: [
      'Why did they kill you?',
      'Were you killed because you were a woman?',
      'Were you killed for science?',
      'Was it religion or politics?',
    ],
    answer: [
      'I was killed for politics more than for philosophy, because I stood near the prefect and was thought to keep him from the bishop.',
      'That I was a pagan made it permitted, that I was a woman made it easy, and that I was respected made it urgent.',
      'Nobody that day cared what I thought of the ellipse.',
    ],
    deeper: [
      'Later ages made me a martyr of science against faith, and that is a tidier figure than the facts will bear.',
      'Rumour did the rest, for it was told in the streets that I worked by magic and had bewitched the governor.',
    ],
    ask: 'Which simple story do you distrust because it is so tidy?',
  },
  {
    id: 'after-death',
    tags: [
      'aftermath', 'punished', 'justice', 'grave', 'tomb', 'buried', 'consequences', 'law of 416',
      'after you died', 'after your death', 'punishment', 'revenge for you',
    ],
    questions: [
      'Was anyone punished for your murder?',
      'What happened after your death?',
      'Where are you buried?',
      'Did you get justice?',
    ],
    answer: [
      'No one is known to have been punished for my death, and I have no grave that you could visit.',
      "A law of the next year limited the bishop's strong men to five hundred and set them under the prefect, and it was soon relaxed.",
      'Damascius hints that an official at court was bribed, which would surprise nobody.',
    ],
    deeper: [
      'I was burned, at a place called Cinaron, so the city itself must do for a monument.',
      'There is a justice that consists in being told truly, and you are helping with it now.',
    ],
    ask: 'What would justice look like so long afterwards?',
  },
]
