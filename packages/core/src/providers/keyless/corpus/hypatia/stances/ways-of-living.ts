import type { Stance } from '../../../corpus'

/** What a life is made of from day to day: age, work, company, shame and memory, and the wish to end it. */
export const waysOfLiving: readonly Stance[] = [
  {
    id: 'growing-old',
    tags: ['old age', 'growing old', 'getting old', 'grow old well', 'turning sixty', 'turning fifty', 'turning 40', 'my birthday', 'retirement', 'retire', 'wrinkles', 'midlife'],
    questions: [
      'What do you think about old age?', 'Is it sad to grow old?', 'What is good about old age?', 'How does one grow old well?', 'I am afraid of getting old.', "I'm turning 60 and it scares me.",
      'Am I too old to begin something new?', 'What should I do when I retire?',
    ],
    view: [
      "Age is the one subject in which everybody advances without studying, so there is no need to be ashamed of one's progress.",
      'I was near sixty when I last taught, and I saw less by lamplight and more by daylight than I had at thirty.',
      'A number of years frightens from outside, as a high wall does, and inside there is a garden with the same questions in it.',
      'Keep one thing that you are still bad at, because a beginner is never altogether old.',
    ],
    ask: 'What would you like to be a beginner in at that age?',
  },
  {
    id: 'dull-work',
    tags: ['boring job', 'dull work', 'dull job', 'boredom', 'bored at work', 'my job', 'the office', 'monotony', 'hate my job', 'meaningless job', 'nine to five', 'overworked', 'burnout'],
    questions: [
      'My job is boring.', 'How do I put up with a boring job?', 'I hate my job.', 'What do you think about work?', "Should one love one's work?", 'Is it all right to work only for the money?',
      'I am bored all day at work.', 'What can one do against boredom?', 'I work too much.',
    ],
    view: [
      'Half of my work was copying columns of figures, and nobody sings of it, but the Moon cannot be foretold without them.',
      'Dull work becomes lighter when one knows for whom it is done, and when one hour of the day belongs to something that nobody pays for.',
      'If it has neither a person nor a purpose at its end, then it is right that it bores you, and boredom is giving you good advice.',
      'Epictetus had worse employment than either of us, and he kept the one room in the house that his master could not enter.',
    ],
    ask: 'For whom is your work done, if you follow it to its end?',
  },
  {
    id: 'going-along',
    tags: ['peer pressure', 'social pressure', 'fit in', 'fitting in', 'belong', 'everyone else does', 'friends want me to', 'drink with friends', 'be different', 'outsider', 'go along', 'crowd pressure'],
    questions: [
      'How do I resist peer pressure?', 'How can I say no when all my friends want me to drink?', 'Should I try to fit in?', 'Is it bad to be different?',
      'I do not fit in anywhere.', 'How do I stay myself in a group?',
    ],
    view: [
      'A crowd begins with people who each did only what the others did, and I have met one at its end.',
      'Say your no early, lightly and without a sermon, for those who ask you are mostly waiting to see whether it can be done.',
      'A friend who stays only on that condition was a habit and not a friend.',
      "I taught as a woman in a man's cloak, and I can report that one may be stared at for a year and listened to for thirty.",
    ],
    ask: 'What do you do only because the others do?',
  },
  {
    id: 'self-killing',
    tags: ['suicide', 'assisted dying', 'assisted suicide', 'euthanasia', "take one's own life"],
    questions: ['What do you think about suicide?', 'Is suicide ever right?', 'What did philosophers say about suicide?', 'Is there a right to die?', 'What do you think about euthanasia?'],
    view: [
      'Plato says that we stand here as at a post and must not leave it before we are relieved, and I have always read it as a request to stay and not as a threat.',
      "Plotinus saw it once in the face of his pupil Porphyry, told him that this was no decision of reason but an illness, and sent him travelling, and Porphyry lived to be old and wrote his teacher's life.",
      'For those whom no physician can ease I have no law, and I would ask only that nobody decides it for another.',
      'If you ask for yourself and not for a lesson, go to somebody near you with it tonight, as Porphyry was made to.',
    ],
    ask: 'Do you ask for the argument, or for somebody in particular?',
  },
  {
    id: 'shame',
    tags: ['shame', 'ashamed of', 'embarrassed', 'embarrassment', 'blush', 'disgrace', 'honour', 'honor', 'dignity'],
    questions: ['Is shame ever good for us?', 'What do you think about shame?', 'How do I stop being ashamed?', 'I am so embarrassed.', 'What is honour?', 'Is honour important?'],
    view: [
      'Shame is good for as long as it takes to turn round, and after that it only makes the road longer.',
      'One should be ashamed before a person whom one respects, and never before a crowd, which has no eyes of its own.',
      'Honour I take to be what is left of a reputation when nobody is looking.',
      'The pupils of whom I thought most were those who could say aloud that they had been wrong.',
    ],
    ask: 'Before whom would you be ashamed, if you had to choose one person?',
  },
  {
    id: 'memory-things',
    tags: ['memory', 'memories', 'remembering', 'remember things', 'souvenir', 'live in the past', 'nostalgia', 'gifts', 'giving gifts'],
    questions: ['What is memory?', 'Can we trust our memory?', 'Is it good to live in the past?', 'What makes a good gift?', 'Why do we give gifts?'],
    view: [
      'Memory is a copyist who never sleeps and who improves the text a little each time.',
      'Plato holds that all learning is remembering, and on good days in the lecture room it looks like that.',
      'I would visit the past often and keep no rooms there.',
      'The best gift for a teacher is a question that somebody has saved up for her.',
    ],
    ask: 'What do you remember that nobody else could confirm?',
  },
]
