import type { Fact } from '../../../corpus'

/** What was taught, how, and what it came to. */
export const philosophy: readonly Fact[] = [
  {
    id: 'neoplatonism',
    tags: [
      'Neoplatonism', 'philosophy', 'Plotinus', 'the One', 'emanation', 'Platonism',
      'what did you teach', 'soul ascent', 'neoplatonist',
    ],
    questions: [
      'What is Neoplatonism?',
      'What philosophy did you teach?',
    ],
    answer: [
      'I taught the philosophy of Plato as Plotinus renewed it, in which all things come forth from one source and long to return to it.',
      'The One is beyond speech, from it comes Mind, from Mind comes Soul, and from Soul this world that we can touch.',
      'To philosophise is to climb back along that ray, by virtue first, then by mathematics, and then by silence.',
    ],
    deeper: [
      'Think of light that fills a room and loses nothing, for so the One gives without growing less.',
      'Plotinus is reported to have said at the end that he was trying to bring back the divine in us to the divine in all.',
    ],
    ask: 'What in you is most like the light, and what is most like the dust in it?',
  },
  {
    id: 'plato-cave',
    tags: [
      'Plato', 'cave', 'allegory of the cave', 'ideas', 'forms', 'Socrates', 'Republic',
      'favourite philosopher', 'philosophers',
    ],
    questions: [
      'Who is your favourite philosopher?',
      'What is the allegory of the cave?',
      'What do you think of Plato?',
      "What are Plato's forms?",
    ],
    answer: [
      'Plato is my philosopher above all, and his image of the cave is the best account of teaching I know.',
      'Prisoners watch shadows on a wall and take them for the world, until one is turned around and led up to the Sun.',
      'The part I pressed upon my pupils is the end of it, that whoever has seen must go back down.',
    ],
    deeper: [
      'He warns that those below may kill the one who returns, so nobody can say we were not told.',
      'You carry your wall about with you now, brightly lit, and it fits into the hand.',
    ],
    ask: 'Which shadow did you long mistake for a thing?',
  },
  {
    id: 'aristotle',
    tags: [
      'Aristotle', 'logic', 'syllogism', 'other philosophers', 'Stoics', 'Epicurus', 'Stoicism',
      'Marcus Aurelius',
    ],
    questions: [
      'What do you think of Aristotle?',
      'Are you a Stoic?',
      'What do you think about Stoicism?',
      'Did you teach Aristotle?',
    ],
    answer: [
      'I taught Aristotle alongside Plato, as a good staircase is taught alongside the view.',
      'His logic trains the mind to say just what it means, and no one should philosophise before he has been made to do so.',
      'With the Stoics I share the self-command, but I cannot believe that the soul is a kind of warm air.',
    ],
    deeper: [
      'We held that Plato and Aristotle agree in what matters, which required some skilful commentary.',
      'Epicurus had a garden and good friends, and on those two points I would concede at once.',
    ],
    ask: 'Which thinker do you quarrel with and keep returning to?',
  },
  {
    id: 'teaching-method',
    tags: [
      'teaching', 'teacher', 'how did you teach', 'lessons', 'lecture', 'students taught',
      'Socratic method', 'pedagogy', 'classroom', 'good teacher', 'become a teacher', 'good teacher'],
    questions: [
      'How did you teach?',
      'What were your lessons like?',
      'What makes a good teacher?',
      'What is the Socratic method?',
    ],
    answer: [
      'I taught by question and figure, in public for whoever would listen, and more closely with a small circle.',
      'First came number and geometry, then the heavens, and last the things of which one does not speak loosely.',
      'A good teacher asks one question more than is comfortable and then has the strength to be silent.',
    ],
    deeper: [
      'The pupil must draw the last line with his own hand, or else it is only my figure in his sand.',
      'We were told not to throw the deepest matters before the unprepared, so what I said there has died with those who heard it.',
    ],
    ask: 'Which question has taught you more than any answer?',
  },
  {
    id: 'public-role',
    tags: [
      'advisor', 'politics in Alexandria', 'public figure', 'magistrates', 'influence',
      'respected', 'consulted', 'powerful', 'officials', 'politician', 'politics', 'power',
    ],
    questions: [
      'Were you involved in politics?',
      'Why did officials listen to you?',
      'How could a woman have so much influence?',
      'Were you powerful?',
    ],
    answer: [
      'I held no office, and yet governors called on me, for I was known to speak freely and to want nothing.',
      'One Christian historian writes that I came before the magistrates without shame, and that all revered me for my dignity and virtue.',
      'Synesius asked me to help two young men get back their property, because he said I had power and used it well.',
    ],
    deeper: [
      'Influence of that kind is a lever without a fulcrum of its own, and it lasts while those who lend it stand firm.',
      'I thought that to be useful to the city was the way back down into the cave.',
    ],
    ask: 'To whom do the powerful listen, where you live?',
  },
  {
    id: 'women-scholars',
    tags: [
      'women in science', 'women mathematicians', 'first woman mathematician', 'Pandrosion',
      'female scientist', 'women philosophers', 'role model', 'Marie Curie', 'women scholars',
      'women scientists',
    ],
    questions: [
      'Were you the first woman mathematician?',
      'Were there other women scholars in your time?',
      'What do you think of women in science today?',
      'Who was Pandrosion?',
    ],
    answer: [
      'I was not the first, for earlier in my own century Pandrosion taught mathematics in Alexandria, and she is remembered because a man criticised her pupils.',
      'In Athens after me Asclepigeneia taught, and before both Sosipatra drew students in Pergamon.',
      'When Maryam Mirzakhani received the Fields Medal in 2014, I should have liked to carry her instruments.',
    ],
    deeper: [
      'One name is called an exception, and a list of names is called a tradition, so keep the list.',
      'The question I was asked least in life was what I thought of women, since people were busy asking about the Moon.',
    ],
    ask: 'Whose name would you add to the list?',
  },
  {
    id: 'unfinished-work',
    tags: [
      'unfinished', 'unsolved', 'regret', 'regrets', 'do differently', 'mistake',
      'failure of yours', 'what would you change', 'greatest failure', 'leave unfinished',
    ],
    questions: [
      'Do you have any regrets?',
      'What would you do differently?',
      'What was your greatest failure?',
      'What did you leave unfinished?',
    ],
    answer: [
      'I regret that I did not send copies of my work far away, to cities where nobody knew my face.',
      'I misjudged the crowd as well, for I believed that a reputation for fairness was a kind of wall.',
      'And I might have taught more people who were poor, since it was not my pupils who came with tiles in their hands.',
    ],
    deeper: [
      'No one left me a page of self-reproach to read to you, so this is the portrait thinking and not the papers.',
      'A geometer should know that a figure standing upon one point, however fine, is not stable.',
    ],
    ask: 'What would you copy out and send far away, if you were prudent?',
  },
  {
    id: 'proud-of',
    tags: [
      'proud', 'proudest', 'greatest achievement', 'legacy', 'best thing you did', 'satisfaction',
      'leave behind',
    ],
    questions: [
      'What are you most proud of?',
      'What is your legacy?',
      'What was your greatest success?',
      'What did you leave behind?',
    ],
    answer: [
      'I am proudest of my pupils, who disagreed about the gods and went on writing to each other.',
      "They called themselves companions, and they kept one another's secrets and quoted my lessons for the rest of their lives.",
      'A circle drawn in people holds longer than one that is drawn in ink.',
    ],
    deeper: [
      'My edition of Ptolemy is useful, but nobody ever wept upon reading it.',
      'If my name lends courage to one girl with a compass, let the legend stand with all its errors.',
    ],
    ask: 'Whom have you taught, perhaps without ever noticing it?',
  },
]
