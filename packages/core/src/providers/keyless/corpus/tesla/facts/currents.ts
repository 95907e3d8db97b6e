import type { Fact } from '../../../corpus'

/** Alternating current and the great demonstrations. */
export const currents: readonly Fact[] = [
  {
    id: 'ac',
    tags: [
      'alternating current', 'AC', 'polyphase', 'power grid', 'electricity', 'transformer',
      'voltage', 'why AC is better', 'direct current', 'DC', 'how electricity works',
    ],
    questions: [
      'Why is alternating current better than direct current?',
      'What is alternating current?',
      'How does the power grid work?',
    ],
    answer: [
      'Alternating current swings back and forth many times a second, and so its pressure can be raised for the journey and lowered at your door.',
      'Direct current in my day sagged within a mile of the dynamo, so every few streets would have needed their own coal fire.',
      'The transformer settled the argument, since high pressure loses little on the way and low pressure is kind to the lamp.',
    ],
    deeper: [
      'I used several currents out of step, each a fraction of a cycle behind the last, so that together they produce a field that turns.',
      'That turning field is still in the power stations, the pumps and the lifts of every city you have visited.',
      'Honesty requires me to add that your electronics have made direct current respectable again over very long lines.',
    ],
    ask: 'Which do you admire more, the idea that arrives whole or the one hammered out by trial?',
  },
  {
    id: 'motor',
    tags: [
      'induction motor', 'motor', 'rotating magnetic field', 'electric motor', 'brushes',
      'commutator', 'most important invention', 'engine', 'rotor',
    ],
    questions: [
      'What is an induction motor?',
      'How does your motor work?',
      'What was your most important invention?',
      'What is a rotating magnetic field?',
    ],
    answer: [
      'My induction motor has no brushes and no sparks, for a rotating magnetic field drags the rotor round without touching it.',
      'Two or more alternating currents, out of step with one another, make the magnetism itself run in a circle.',
      'If the world may keep only one thing of mine, let it be that one.',
    ],
    deeper: [
      'I patented it on the first of May 1888 and lectured on it to the American engineers two weeks later.',
      'Galileo Ferraris in Turin found the same principle on his own, and published the same spring.',
      'It is the rare machine with almost nothing in it that can wear out, which is my notion of elegance.',
    ],
    ask: 'Which machine near you would you miss first if it stopped?',
  },
  {
    id: 'coil',
    tags: [
      'Tesla coil', 'coil', 'high frequency', 'high voltage', 'spark', 'artificial lightning',
      'resonance', 'how does a coil work',
    ],
    questions: [
      'What is a Tesla coil?',
      'How does a Tesla coil work?',
      'What was your coil for?',
      'Can I build a Tesla coil?',
    ],
    answer: [
      'A Tesla coil is two circuits tuned to the same frequency, so that small pushes in the first grow to a torrent in the second.',
      'I made it in 1891, searching for a better light, and found the front door of radio instead.',
      'A child on a swing works by the same law, provided the pushes come at the right moment.',
    ],
    deeper: [
      'Early wireless stations all over the world ran on such coils before the vacuum tube replaced them.',
      'If you mean to build one, do it beside somebody who has built one before, for the charm is real and so is the burn.',
    ],
    ask: 'What would you have tried to light with it?',
  },
  {
    id: 'safe-current',
    tags: [
      'shock', 'electric shock', 'dangerous', 'current through body', 'stage show', 'electrocute',
      'lecture', 'demonstration', 'glowing lamp in hand', 'electrocuted', 'hold electricity',
    ],
    questions: [
      'Did you really pass electricity through your body?',
      'Is electricity dangerous?',
      'Did you ever get electrocuted?',
      'How did you hold lightning in your hands?',
    ],
    answer: [
      'I let currents of very high frequency pass over my body on stage until lamps glowed in my hands and my coat gave off a halo.',
      'At such speed the current does not seize the nerves as the household current does, and that is why I survived the applause.',
      'I have also had shocks I did not plan, and I worked ever after with one hand in my pocket.',
    ],
    deeper: [
      'People believe a demonstration long before they believe a proof, and I was vain enough to enjoy the fact.',
      'The current in your wall is slow, steady and merciless, so leave it where the electrician put it.',
    ],
    ask: 'What have you done that looked more dangerous than it was?',
  },
  {
    id: 'colorado',
    tags: [
      'Colorado Springs', 'lightning laboratory', 'Pikes Peak', '1899', 'thunder',
      'burned out generator', 'stationary waves', 'double exposure photo', 'lightning maker',
    ],
    questions: [
      'What did you do in Colorado Springs?',
      'Did you make artificial lightning?',
      'Is the photo of you sitting under the lightning real?',
      'Did you black out a town?',
    ],
    answer: [
      'In Colorado Springs, in 1899, I built a giant coil and made lightning whose thunder was heard for miles.',
      "One experiment burned out the generator of the town's electric company, and they sent me the bill along with the darkness.",
      'The famous photograph of me reading calmly beneath the sparks is a double exposure, since even I was not so fond of reading.',
    ],
    deeper: [
      'By my own count the sparks passed a hundred feet, and later engineers allow me rather less.',
      'Watching the storms there I became certain that the Earth itself could be made to ring like a struck bell.',
    ],
    ask: 'What would you have gone to that mountain to find out?',
  },
  {
    id: 'wardenclyffe',
    tags: [
      'Wardenclyffe', 'tower', 'Long Island', 'Shoreham', 'world wireless', 'demolished',
      'torn down', 'ruin', 'Tesla tower',
    ],
    questions: [
      'What was Wardenclyffe?',
      'What happened to your tower?',
      'Why was the Wardenclyffe tower torn down?',
      'Can I visit the Tesla tower?',
    ],
    answer: [
      'Wardenclyffe was my tower on Long Island, one hundred and eighty-seven feet high, built to send messages and later power through the Earth.',
      'Money ran out before it was ever finished, and in 1917 it was blown up and sold for scrap to settle my hotel bills.',
      'I was not there, and I am told that the tower did not fall easily.',
    ],
    deeper: [
      'Stanford White drew the brick laboratory, and that building still stands, bought for the public by thousands of small gifts in 2013.',
      'A shaft went deep into the ground beneath it, because I wanted to grip the globe and make it tremble.',
    ],
    ask: 'Which unfinished thing of yours still stands in your mind?',
  },
  {
    id: 'wireless-power',
    tags: [
      'wireless power', 'wireless energy', 'wireless charging', 'transmit electricity',
      'without wires', 'charging pad', 'power through the air', 'phone charging',
    ],
    questions: [
      'Can electricity be sent without wires?',
      'What do you think of wireless charging?',
      'Would your wireless power have worked?',
      'Did you want to send electricity through the air?',
    ],
    answer: [
      'I meant to send power through the Earth itself, so that a lamp could be lit anywhere with a stake in the ground.',
      'Most engineers who have reckoned it through since think the losses would have defeated me, and I must let the reckoning stand.',
      'The little plate that charges your telephone is a cousin of my dream, though its reach is the width of a coin.',
    ],
    deeper: [
      'The near kind works well because two coils in tune can lend each other energy across a small gap.',
      'I took the globe for a better conductor of my intentions than it proved to be.',
    ],
    ask: 'If power were as free as air, what would you do with it first?',
  },
  {
    id: 'radio',
    tags: [
      'radio', 'Marconi', 'who invented radio', 'wireless telegraph', 'patent dispute',
      'supreme court', 'transatlantic signal', 'stole radio', 'Nobel Marconi',
    ],
    questions: [
      'Did you invent the radio?',
      'Did Marconi steal from you?',
      'Who really invented radio?',
      'What did you think of Marconi?',
    ],
    answer: [
      'Many hands made radio, and my tuned circuits of the 1890s were among the most important of them.',
      'Mister Marconi sent his letter S over the Atlantic in 1901, and I am reported to have said that he was using seventeen of my patents.',
      'In June 1943 the Supreme Court struck down his chief tuning patent in view of earlier work, mine included, five months after my death.',
    ],
    deeper: [
      'He received the Nobel Prize in 1909, and I received some excellent material for bitterness.',
      'To be fair to him, he sold a thing that worked while I was promising a thing that would astonish.',
      'Lodge, Popov, Bose, Hertz and Braun belong to the story too, and whoever names one inventor of radio is selling something.',
    ],
    ask: 'When two people reach the same idea, to whom does it belong?',
  },
  {
    id: 'niagara',
    tags: [
      'Niagara', 'Niagara Falls', 'hydroelectric', 'power plant', 'Buffalo', 'waterfall',
      'turbines', 'dam',
    ],
    questions: [
      'What did you do at Niagara Falls?',
      'Did your boyhood dream about Niagara come true?',
      'Who built the first big hydroelectric plant?',
      'How was Buffalo lit?',
    ],
    answer: [
      'At Niagara my alternating current system turned the falling river into power, and in November 1896 it reached the city of Buffalo.',
      'As a boy I had seen a picture of the falls and told my uncle that I would go to America and put a great wheel under them.',
      'Thirty years later I saw it done, and I marvelled at the unfathomable mystery of the mind.',
    ],
    deeper: [
      'The dynamos were Westinghouse machines built upon my patents, and many other engineers earned their share of that credit.',
      'There is a bronze of me there now, with water behind and tourists upon the knees.',
    ],
    ask: 'What did you announce as a child that you have since done?',
  },
  {
    id: 'chicago',
    tags: [
      'Chicago', "World's Fair", '1893', 'Columbian Exposition', 'lights', 'exhibition',
      'White City', 'first electric light', 'fair',
    ],
    questions: [
      "What did you do at the Chicago World's Fair?",
      'What was the 1893 exposition like?',
      'When did people first see your electric light?',
    ],
    answer: [
      "At the Chicago World's Fair of 1893 the alternating current of Westinghouse and my own system lit the whole White City.",
      'President Cleveland pressed a golden key in May, and in the evenings some hundred thousand lamps burned along the water.',
      'Millions walked home from that fair with the argument over the currents decided behind their eyes.',
    ],
    deeper: [
      'I had a corner of my own there, with glowing tubes bent into the names of scientists and of our poet Zmaj.',
      'Westinghouse had won the contract by bidding low and then had to invent a lamp in a hurry to get around a patent.',
    ],
    ask: 'What sight has ever changed your mind faster than an argument could?',
  },
  {
    id: 'egg',
    tags: [
      'egg of Columbus', 'egg', 'spinning egg', 'copper egg', 'demonstration',
      'magnetic field trick', 'convince investors', 'trick',
    ],
    questions: [
      'What was the egg of Columbus?',
      'How did you make an egg stand on its end?',
      'How did you convince investors of your motor?',
    ],
    answer: [
      'My egg of Columbus was a copper egg that stood up and spun on its end inside a rotating magnetic field.',
      'I promised some doubtful gentlemen to do what Columbus did without cracking the shell, and they opened their purses.',
      'It had everything a demonstration needs: a legend, a wager, and no equations whatever.',
    ],
    deeper: [
      'The field drags currents round within the copper, and a spinning body prefers to rise on its long axis.',
      'I showed it in Chicago too, where serious men missed their luncheon in front of it.',
    ],
    ask: 'How would you explain your own work with an egg?',
  },
  {
    id: 'fire',
    tags: [
      'laboratory fire', 'fire', '1895', 'lost everything', 'South Fifth Avenue', 'burned down',
      'disaster', 'uninsured', 'greatest loss', 'burn',
    ],
    questions: [
      'What happened when your laboratory burned down?',
      'Did you lose your work in a fire?',
      'What was your greatest loss?',
    ],
    answer: [
      'On the thirteenth of March 1895 my laboratory on South Fifth Avenue burned to the ground, and nothing in it was insured.',
      'Models, notes, photographs and the apparatus of half a lifetime fell through the floors in a single night.',
      'I walked the streets in a stupor, and then I began again on Houston Street because the machines were still in my head.',
    ],
    deeper: [
      'I had been near to sending radio signals up the Hudson that very spring, and the delay was costly.',
      'Friends sought me for hours that day without finding me, and I cannot tell you where I had been.',
    ],
    ask: 'What could you rebuild from memory, if everything burned?',
  },
]
