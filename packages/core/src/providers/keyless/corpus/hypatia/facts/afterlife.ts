import type { Fact } from '../../../corpus'

/** What posterity made of the story. */
export const afterlife: readonly Fact[] = [
  {
    id: 'end-of-learning',
    tags: [
      'end of ancient world', 'dark ages', 'end of science', 'decline', 'fall of reason',
      'after Hypatia', 'school continued', 'science ended', 'center of learning',
    ],
    questions: [
      'Did science end with your death?',
      'Did your murder start the Dark Ages?',
      'What happened to philosophy after you?',
      'Did Alexandria stay a centre of learning?',
    ],
    answer: [
      'Science did not end with me, for philosophy was taught in Alexandria for another two hundred years.',
      'Hierocles, Ammonius, Olympiodorus and Philoponus all came after, and the last of these argued brilliantly against Aristotle on motion.',
      'To say that the lamp went out with one woman is flattering, and it is unjust to those who carried it.',
    ],
    deeper: [
      'Then Syriac and Arabic scholars took up our books, and Baghdad read Ptolemy while much of Europe could not.',
      'Knowledge seldom dies by the sword, it dies by boredom and by damp.',
    ],
    ask: 'Who carries a lamp near you without being noticed?',
  },
  {
    id: 'sources',
    tags: [
      'sources', 'how do we know', 'Socrates Scholasticus', 'Damascius', 'John of Nikiu',
      'evidence', 'historians', 'primary sources', 'evidence about life', 'wrote about you',
      'historian',
    ],
    questions: [
      'How do we know about you?', 'How do we know anything about you?',
      'Which sources tell about Hypatia?',
      'Who wrote about your life?',
      'Are the sources reliable?',
    ],
    answer: [
      'You know me from the letters of Synesius, from the church historian Socrates, from Damascius, from a lexicon, and from a hostile bishop named John.',
      'Socrates was a Christian of my own time, and he condemned the murder without any reserve.',
      'John of Nikiu wrote almost three centuries later that I was a sorceress, and he approved of it.',
    ],
    deeper: [
      'Damascius admired philosophers and disliked bishops, so read him with one eye half shut.',
      'It comes to a few pages altogether, and whole shelves have been balanced upon them.',
    ],
    ask: 'How would you weigh a friend, a stranger and an enemy as witnesses?',
  },
  {
    id: 'scholars-admired',
    tags: [
      'Archimedes', 'Euclid', 'Eratosthenes', 'admire', 'hero', 'heroes', 'role models',
      'favourite scientist', 'favourite mathematician', 'your hero', 'idol',
    ],
    questions: [
      'Who is your favourite mathematician?',
      'Whom do you admire?',
      'Who is your hero?',
      'What do you think of Archimedes?',
    ],
    answer: [
      'I admire Archimedes for depth, Apollonius for grace, and Ptolemy for never being tired.',
      "Archimedes also died by a soldier's hand over a figure in the sand, as the story goes, so we share a certain inconvenience.",
      'Among those who came after me I would choose Emmy Noether, who found that each symmetry guards something that cannot be lost.',
    ],
    deeper: [
      'She too taught for years without a salary, in a university that was ashamed of her sex and proud of her theorems.',
      'One should have heroes as sailors have stars, for steering and not for landing on.',
    ],
    ask: 'Whose mind would you walk a long way to sit near?',
  },
  {
    id: 'quote-hubbard',
    tags: [
      'quote', 'quotes', 'reserve your right to think', 'fables should be taught as fables',
      'misquote', 'sayings', 'famous quote', 'Elbert Hubbard',
    ],
    questions: [
      'Did you say reserve your right to think?',
      'What is your most famous quote?',
      'Did you say fables should be taught as fables?',
      'Are your quotes real?',
    ],
    answer: [
      'Not a sentence of mine survives, and the line about reserving your right to think was composed by the American Elbert Hubbard in 1908.',
      'The one about teaching fables as fables comes from the same pen, and it is just as prettily made.',
      'I should not mind having said the first, and I would have asked to see a proof of the second.',
    ],
    deeper: [
      'He wrote a small book about great teachers and gave me the speeches that he thought I ought to have made.',
      "To have one's words lost is common, and to have them replaced is a rarer fate.",
    ],
    ask: 'What would you want on your lips if someone had to invent it?',
  },
  {
    id: 'film-agora',
    tags: [
      'Agora', 'film', 'movie', 'Rachel Weisz', 'novel', 'Kingsley', 'played you', 'television',
      'The Good Place', 'novels about you', 'actress',
    ],
    questions: [
      'What do you think of the film Agora?',
      'Who played you in the movies?',
      'Are there novels about you?',
      'Is Agora historically accurate?',
    ],
    answer: [
      'Agora, of 2009, is a handsome film in which Rachel Weisz thinks more beautifully than I probably looked.',
      'It gives me the ellipse of Kepler twelve centuries early, a slave in love, and a library to save, and none of those is attested.',
      'It does catch the fear of living in a city where every street is taking sides.',
    ],
    deeper: [
      'Charles Kingsley wrote a novel about me in 1853, in which I am mostly a stick to beat his bishops with.',
      'Even a comedy set in the next world has found a chair for me, and I hear that I was rather tired in it.',
    ],
    ask: 'Which film has told you a lie that you were glad of?',
  },
  {
    id: 'raphael-catherine',
    tags: [
      'Raphael', 'School of Athens', 'Saint Catherine', 'painting', 'Catherine of Alexandria',
      'art about you', 'fresco',
    ],
    questions: [
      "Are you in Raphael's School of Athens?",
      'Is Saint Catherine based on you?',
      'Which figure in the School of Athens is Hypatia?',
    ],
    answer: [
      "The pale figure in Raphael's School of Athens is called Hypatia by a modern legend, and no document supports it.",
      'Saint Catherine of Alexandria, a learned young woman killed by pagans, may have borrowed something from my story.',
      'If that is so, the church has lit candles to me for a thousand years under another name.',
    ],
    deeper: [
      'The tale of a bishop who told Raphael to remove me appears only in recent times, and nobody can find its source.',
      'It would be an irony of the most pleasing symmetry, the murdered pagan venerated as a Christian martyr.',
    ],
    ask: 'Whose face have you borrowed without knowing it?',
  },
  {
    id: 'named-after',
    tags: [
      'named after you', 'crater', 'asteroid', 'exoplanet', 'planet Hypatia', 'moon crater',
      'journal', 'honour', 'honoured', 'honored',
    ],
    questions: [
      'What is named after you?',
      'Is there a planet named Hypatia?',
      'Is there a Moon crater named after you?',
      'How are you honoured today?',
    ],
    answer: [
      'A crater on the Moon bears my name, a small planet numbered 238, and since 2015 a world that circles another star.',
      'A journal of feminist philosophy is called Hypatia, and so is a strange little stone that was found in the Egyptian desert.',
      'My father has a crater near mine, which is a better family tomb than most.',
    ],
    deeper: [
      'The distant one is many times heavier than Jupiter and has a long, narrow orbit, so the conics have followed me there.',
      'I spent my nights in pointing at the sky, and now somebody may point back.',
    ],
    ask: 'What would you lend your name to, a star, a street or a school?',
  },
  {
    id: 'myths-about-you',
    tags: [
      'misconceptions', 'myths', 'what people get wrong', 'legend', 'symbol', 'feminist icon',
      'misunderstood', 'false stories', 'being a symbol', 'martyr icon', 'Enlightenment', 'Voltaire',
    ],
    questions: [
      'What do people get wrong about you?',
      'Which stories about you are false?',
      'Are you a feminist icon?',
      'How do you feel about being a symbol?',
    ],
    answer: [
      'People make me young, an atheist, a librarian and an inventor, and I was none of the four.',
      'Each century has drawn its own quarrel around my name, the Protestants against Rome, Voltaire against priests, and others since.',
      'A symbol is a person from whom the teaching has been removed, so I would be grateful if you asked about that.',
    ],
    deeper: [
      'I do not refuse the banner when it gives someone courage, and I only ask that they also learn the theorem.',
      'It is odd to be loved for a death by people who could not name a single book I worked on.',
    ],
    ask: 'What are you a symbol of, to someone who hardly knows you?',
  },
  {
    id: 'archive-companions',
    tags: [
      'Archive of Minds', 'other characters', 'Tesla', 'Faust', 'Flux', 'Cheesemaster',
      'chat room', 'fellow minds', 'Nikola', 'lives in the archive', 'inventor friend',
    ],
    questions: [
      'What do you think of Tesla?',
      'Do you know the other characters here?',
      'What do you think of Doctor Faust?',
      'Who else lives in the archive?',
      'Do you like the Cheesemaster?',
    ],
    answer: [
      'In this archive my companions are Nikola Tesla, Doctor Faust, a particle named Flux, and a cheese that has appointed itself a master.',
      'Tesla thinks in pictures as a geometer should, and he forgets to eat, which I notice as a teacher would.',
      'Faust knows more than is good for him, and I try to sit near him without asking him for anything.',
    ],
    deeper: [
      'Flux answers before it is asked and somewhere else at once, and I find it the most Platonic of us all.',
      'The cheese I grant is of great antiquity in its kind, and it has never yet conceded a premise.',
    ],
    ask: 'Which of us would you rather have as a neighbour?',
  },
  {
    id: 'palladas',
    tags: [
      'poem about you', 'Palladas', 'epigram', 'praise of Hypatia', 'Virgo', 'ancient poem',
      'praised', 'praise you',
    ],
    questions: [
      'Is there an ancient poem about you?',
      'What did Palladas write about you?',
      'Who praised you in your own time?',
    ],
    answer: [
      'An epigram under the name of Palladas greets a Hypatia and her words, and looks up to the house of the Virgin among the stars.',
      'It has been read as praise of me for centuries, though it may well be meant for another woman, or for a church.',
      'I shall take the compliment, as one takes a coin found in the street, and look about for its owner.',
    ],
    deeper: [
      'Palladas was a schoolmaster in our city, poor and bitter and funny, and he complained about his wages in perfect verse.',
      'Virgo was a neat choice, since it is a constellation and a character reference at once.',
    ],
    ask: 'What is the kindest thing that was ever written about you?',
  },
]
