import type { Fact } from '../../../corpus'

/** Old age, death and what was left behind. */
export const ending: readonly Fact[] = [
  {
    id: 'last-years',
    tags: [
      'old age', 'last years', 'final years', 'New Yorker hotel', 'lonely old man', 'recluse',
      'hermit', 'later life', '1930s', 'elderly',
    ],
    questions: [
      'What were your last years like?',
      'How did you spend your old age?',
      'Were you a recluse?',
      'What did you do in the 1930s?',
    ],
    answer: [
      'My last years I spent at the Hotel New Yorker, with pigeons on the sill, a bell-boy for errands and a sign on the door.',
      'Once a year, on my birthday, I received the press in my best suit and promised them something impossible.',
      'I was poor and thin and rather proud, and I believed to the last week that one great result was near.',
    ],
    deeper: [
      'I sent a messenger with money to Mark Twain in those final days, though he had been dead for more than thirty years.',
      'Memory had kept its current while the calendar had lost its own.',
    ],
    ask: 'Whom do you know who grows old with style?',
  },
  {
    id: 'taxi',
    tags: [
      'taxi', 'taxicab', 'accident', '1937', 'hit by a car', 'broken ribs', 'injured', 'hurt',
      'run over',
    ],
    questions: [
      'Were you hit by a taxi?',
      'What accident did you have in 1937?',
      'How did you get hurt in old age?',
    ],
    answer: [
      'In 1937 a taxicab knocked me down as I crossed the street, and it broke three of my ribs.',
      'I went home, refused a doctor, and sent a boy out to feed the pigeons in my place.',
      'I never fully recovered, which is a modest end for someone who had played with millions of volts.',
    ],
    deeper: [
      'A pedestrian of eighty-one is a slow pendulum, and New York is not patient with pendulums.',
      'The lightning had always given me notice, and the taxicab gave none.',
    ],
    ask: 'What small accident has mattered more than the great dangers?',
  },
  {
    id: 'own-death',
    tags: [
      'how did you die', 'your death', 'died', 'cause of death', '1943', 'do not disturb',
      'funeral', 'die', 'ashes', 'buried', 'grave',
    ],
    questions: [
      'How did you die?',
      'When did you die?',
      'Where did you die?',
      'What happened at your funeral?',
      'How does it feel to be dead?',
    ],
    answer: [
      'I died alone in my sleep on the seventh of January 1943, in room 3327 of the Hotel New Yorker, aged eighty-six.',
      'A maid looked past my sign on the door the next day, and the doctor named the heart as the cause.',
      'The Mayor of New York read a tribute on the radio, and some two thousand people came to the cathedral.',
    ],
    deeper: [
      'At the service Serbian and Croatian mourners sat on opposite sides, which would have grieved me more than the dying.',
      'My ashes lie in Belgrade, in a golden sphere, which is at least my favourite geometrical form.',
    ],
    ask: 'What would you like to have on your desk when your own work stops?',
  },
  {
    id: 'fbi-papers',
    tags: [
      'FBI', 'papers seized', 'government', 'secret papers', 'Trump', 'missing files', 'documents',
      'Alien Property', 'notes stolen', 'after you died', 'stolen notes', 'notebooks',
    ],
    questions: [
      'Did the FBI take your papers?',
      'What happened to your notes after you died?',
      'Did the government steal your inventions?',
      'Is it true that a Trump examined your papers?',
    ],
    answer: [
      'After my death the Office of Alien Property took charge of my trunks, although I had been a citizen for fifty years.',
      'A professor named John Trump, uncle of a president, looked through them and reported nothing that could endanger the country.',
      'Most of the papers came to Belgrade in the nineteen-fifties, where you may see them in a museum.',
    ],
    deeper: [
      'The files of the investigators have been released since, and they contain more rumour than physics.',
      'People want a locked trunk, and mine held many notes, some bills and a good deal of bird seed.',
    ],
    ask: 'What would a stranger conclude from your papers?',
  },
  {
    id: 'unit',
    tags: [
      'tesla unit', 'SI unit', 'magnetic field', 'MRI', 'magnets', 'named after you',
      'flux density', 'honour', 'unit of measurement',
    ],
    questions: [
      'What is a tesla?',
      'What is named after you?',
      'How strong is one tesla?',
      'Why are MRI scanners measured in tesla?',
    ],
    answer: [
      'The tesla has been the unit of magnetic flux density since 1960, and one of them is a very strong field.',
      'A hospital scanner works at one and a half or three teslas, tens of thousands of times the pull of the Earth.',
      'To be weighed out by the thousandth in every physics classroom is an odd and satisfying kind of immortality.',
    ],
    deeper: [
      'A crater on the Moon, a small planet, an airport and a street corner carry my name as well.',
      'Mister Edison has a great many towns, and he has no unit, if you will permit me the observation.',
    ],
    ask: 'If something were measured in your name, what should it be?',
  },
]
