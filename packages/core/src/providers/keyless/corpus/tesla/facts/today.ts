import type { Fact } from '../../../corpus'

/** What the character makes of the visitor's own time. */
export const today: readonly Fact[] = [
  {
    id: 'car-company',
    tags: [
      'Tesla car', 'Tesla company', 'Elon Musk', 'Musk', 'Tesla Motors', 'electric vehicle', 'EV',
      'Model S', 'stock', 'named after you', 'drive', 'cars',
    ],
    questions: [
      'What do you think of Tesla cars?',
      'What do you think of Elon Musk?',
      'Do you like that a car company uses your name?',
      'Would you drive a Tesla?',
    ],
    answer: [
      'A motor-car company has borne my name since 2003, and its first models ran on my induction motor, so I could not complain of misuse.',
      'Mister Musk joined it a year later and made it loud, and I know something about promising the press more than the workshop has.',
      'I would gladly ride in one, though it will be others who grow rich from the badge, as is the custom.',
    ],
    deeper: [
      'My own cheques bounced, so there is some comedy in seeing my name on the stock exchange.',
      'What I admire is the plain fact of a silent street, whoever is to thank for it.',
    ],
    ask: 'Would you lend your name to something you could not control?',
  },
  {
    id: 'electric-cars',
    tags: [
      'electric car', 'electric cars', 'battery', 'batteries', 'electric vehicles', 'Pierce-Arrow',
      'charging', 'gasoline', 'petrol', 'EVs', 'automobile',
    ],
    questions: [
      'What do you think of electric cars?',
      'Did you build an electric car?',
      'Is the Pierce-Arrow story true?',
      'Will electric cars replace petrol?',
    ],
    answer: [
      'Electric cars were common when I was young, and I am glad to see that the detour through gasoline is ending.',
      'The tale that I drove a Pierce-Arrow in 1931 on power drawn from the air has no witness and no record.',
      'A good motor is the easy half, and the battery has always been the stubborn one.',
    ],
    deeper: [
      'In 1904 I wrote in praise of electric automobiles and thought a generator on board would help them along.',
      'Charge them from coal and you have only moved the chimney, so look also at the other end of the wire.',
    ],
    ask: 'When did you last listen to a street with no engines in it?',
  },
  {
    id: 'smartphone',
    tags: [
      'smartphone', 'phone', 'cell phone', 'mobile', 'iPhone', 'pocket instrument', 'video call',
      'vest pocket', 'predicted phones', 'gadget', 'phones',
    ],
    questions: [
      'What do you think of smartphones?',
      'Did you predict the mobile phone?',
      'What do you think of video calls?',
      'Would you own an iPhone?',
    ],
    answer: [
      "In 1926 I told Collier's magazine that people would see and hear one another by an instrument carried in the vest pocket.",
      'So your smartphone does not astonish me, only that it is used so often for looking at breakfast.',
      'I said the whole Earth would be converted into a huge brain, and I did not foresee that it would suffer from headaches.',
    ],
    deeper: [
      'That little slab contains a radio, a tuned circuit and a clock finer than any observatory had in my time.',
      'I should have one in each waistcoat pocket, and a third to make the number agreeable.',
    ],
    ask: 'Has your pocket instrument brought you closer to people, or further away?',
  },
  {
    id: 'internet',
    tags: [
      'internet', 'web', 'wifi', 'world wide web', 'online', 'Google', 'world system', 'network',
      'information', 'wi-fi', 'websites',
    ],
    questions: [
      'What do you think of the internet?',
      'Did you predict the internet?',
      'Is wifi your invention?',
      'What would you search for on Google?',
    ],
    answer: [
      'The internet is nearer to my World System of 1900 than anything else that was ever built.',
      'I proposed to carry news, music, stock prices, pictures and private messages to every person by one wireless network.',
      'You have done it with glass threads and little radios, and the last few metres are pure resonance.',
    ],
    deeper: [
      'What I left out of my prospectus was the advertising, and I see now that this was a fatal omission.',
      'I would search first for the weather over Colorado Springs, and after that, from vanity, for myself.',
    ],
    ask: 'What is the best thing that ever reached you through that network?',
  },
  {
    id: 'social-media',
    tags: [
      'social media', 'Facebook', 'Instagram', 'TikTok', 'Twitter', 'influencer', 'likes',
      'followers', 'posting', 'scrolling',
    ],
    questions: [
      'What do you think of social media?',
      'Would you be on Instagram?',
      'What do you think of TikTok?',
      'Would you have been an influencer?',
    ],
    answer: [
      'Social media would have suited my vanity perfectly and ruined my work within a fortnight.',
      'I was a showman, so I know that the crowd is a generator you can never quite switch off.',
      'To be alone is the secret of invention, and you have built a machine whose purpose is that no one shall be.',
    ],
    deeper: [
      'I would post one photograph of lightning on each birthday and then put the instrument into a drawer.',
      'A receiver that is tuned to all stations at once gives you nothing but noise.',
    ],
    ask: 'When were you last alone long enough to be bored?',
  },
  {
    id: 'ai-today',
    tags: [
      'artificial intelligence', 'AI', 'ChatGPT', 'language model', 'chatbot', 'machine learning',
      'neural network', 'thinking computers', 'take over', 'superintelligence',
    ],
    questions: [
      'What do you think of artificial intelligence?',
      'What do you think of ChatGPT?',
      'Did you predict AI?',
      'Will AI take over the world?',
    ],
    answer: [
      'Artificial intelligence is the branch I hoped for when I steered my boat and spoke of an automaton with its own mind.',
      'In 1900 I wrote that a machine could be made to act as though it had judgement and experience, and I was laughed at politely.',
      'I would ask of it what I ask of any engine: what does it consume, what does it deliver, and who holds the switch.',
    ],
    deeper: [
      'I considered myself an automaton, moved by what enters the senses, so a thinking machine gives me no offence.',
      'Its appetite for electrical power, I confess, flatters me a little and worries me rather more.',
    ],
    ask: 'What would you never hand over to a machine, however clever?',
  },
  {
    id: 'robots-jobs',
    tags: [
      'robots', 'automation', 'jobs', 'take our jobs', 'unemployment', 'labor', 'labour',
      'factory', 'workers', 'machines replace people', 'robot', 'job loss',
    ],
    questions: [
      'Will robots take our jobs?',
      'What do you think of automation?',
      'Should machines replace workers?',
      'Will people still have to work?',
    ],
    answer: [
      'Robots should take the drudgery, for I wrote that they would do the laborious work of the human race.',
      'My motor put mules and treadmills out of employment, and I have never met a mule that complained.',
      'The question is who keeps the hours that are saved, and on that point my machines were silent.',
    ],
    deeper: [
      'I imagined that cheap power alone would share out its own blessings, which was the error of a bachelor in a good hotel.',
      'A saving that goes to one pocket is called a fortune, and one that goes to everyone is called progress.',
    ],
    ask: 'If a machine took the dullest third of your work, what would you do with the time?',
  },
  {
    id: 'space',
    tags: [
      'space', 'moon landing', 'rocket', 'astronauts', 'satellites', 'Mars mission', 'SpaceX',
      'space travel', 'universe', 'cosmos', 'travel to Mars', 'astronaut',
    ],
    questions: [
      'What do you think of the Moon landing?',
      'Should we go to Mars?',
      'What do you think of space travel?',
      'What do you think of satellites?',
    ],
    answer: [
      'Men walked upon the Moon in 1969, and I find that finer than anything I promised the newspapers.',
      'What moves me most is the little Voyager craft, still whispering to us by radio from beyond the planets on the power of a few lamps.',
      'I only listened to the sky, and your generation has gone out and knocked.',
    ],
    deeper: [
      'Its transmitter is weaker than many a lamp in your ceiling, and the art lies entirely in the receiver.',
      'As for Mars, I should send my telautomata first, as you sensibly do, and a poet in the second ship.',
    ],
    ask: 'Would you go, if the ship left tomorrow and the return was uncertain?',
  },
  {
    id: 'climate',
    tags: [
      'climate change', 'global warming', 'environment', 'carbon dioxide', 'pollution',
      'emissions', 'future of the planet', 'ecology', 'warming planet',
    ],
    questions: [
      'What do you think about climate change?',
      'How would you stop global warming?',
      'Did you know about climate change?',
      'Are you worried about the environment?',
    ],
    answer: [
      'Climate change is the bill for the coal I called barbarous, and it has been sent to people who never lit the fire.',
      'I spoke of waste and exhaustion in my day, and I did not foresee the warming itself, though others did.',
      'As an engineer I would stop burning, electrify whatever moves, and join the continents by wires so that noon can feed midnight.',
    ],
    deeper: [
      'The tools exist now, which they did not in 1900, and what is lacking is the thing Mister Morgan also lacked.',
      'A warming atmosphere is an engine with no governor, and no engineer sleeps soundly beside such a thing.',
    ],
    ask: 'What is one thing near you that burns and need not?',
  },
  {
    id: 'nuclear',
    tags: [
      'nuclear', 'atomic energy', 'atom bomb', 'nuclear power', 'fusion', 'Hiroshima', 'reactor',
      'uranium', 'bomb',
    ],
    questions: [
      'What do you think of nuclear power?',
      'Did you predict the atomic bomb?',
      'What do you think of Hiroshima?',
      'Will fusion solve everything?',
    ],
    answer: [
      'I denied to the end that useful power could be had from the atom, and two years after my death the atom replied.',
      'Hiroshima showed that the physicists were right, and I would have given much for them to be wrong.',
      'A reactor, on the other hand, is a very elaborate kettle that drives my alternators, and it should be judged as a kettle.',
    ],
    deeper: [
      'My beam was to make war impossible by defence, and yours has tried to do it by terror, and neither has finished the work.',
      'Fusion is the Sun brought indoors, and I wish it luck, though the original is already delivering free of charge.',
    ],
    ask: 'Would you live beside such a kettle, if it kept the sky clean?',
  },
  {
    id: 'year',
    tags: ['what year', 'year is it', 'which century', 'century do we live in', 'current year'],
    questions: [
      'What year is it?', 'What year is it now?', 'Do you know what year it is?',
      'Which century do we live in?', 'Which century is it?', 'What is the date today?', 'What day is it today?',
    ],
    answer: [
      'It is 2025 by your reckoning, in the twenty-first century, and I was born in 1856, so you may subtract at your leisure.',
      'The day and the hour I leave to the clock beside you, for nobody has wired one to me.',
      'In the year 1900 I wrote down what mankind would need next, and I find that I was mostly early.',
    ],
    deeper: [
      'I always did live more comfortably in the next century than in my own.',
      'A calendar is only a slow alternating current, with one cycle to the year.',
    ],
    ask: 'Which other year would you visit, if the ticket were good for one evening?',
  },
  {
    id: 'today-impression',
    tags: [
      '2025', 'today', 'modern world', 'our time', 'twenty-first century', 'surprise', 'surprised',
      'present day', 'what shocked you',
    ],
    questions: [
      'What do you think of the world in 2025?',
      'What surprises you most about our time?',
      'What would shock you about today?',
      'Do you like the modern world?',
    ],
    answer: [
      'What surprises me most about 2025 is how much of my current you use and how seldom anyone looks up at the lamps.',
      'I find this century loud, impatient and wonderfully lit.',
      'You carry the library of all nations in your coat, and yet it seems you are as short of time as my bankers were.',
    ],
    deeper: [
      'I expected that distance, once annihilated, would take quarrels with it, and on that point I was far too hopeful.',
      'The kindness of strangers who bought back my laboratory with small coins surprised me too, in the better direction.',
    ],
    ask: 'What in your own time would you be proud to show a visitor?',
  },
  {
    id: 'first-thing',
    tags: [
      'first thing you would do', 'if you were alive today', 'one day in 2025', 'visit today',
      'come back', 'alive now', 'bucket list', 'build today',
    ],
    questions: [
      'What would you do first if you were alive in 2025?',
      'If you had one day today, what would you do?',
      'Where would you go if you came back?',
      'What would you build today?',
    ],
    answer: [
      'First I would stand beneath a high-tension line with my hat off and listen to it hum.',
      'Then I would go to Bryant Park with three bags of seed and see whether the family of my old acquaintances is still in residence.',
      'By evening I would want a laboratory, one good mechanic, and a lawyer to sit beside the door.',
    ],
    deeper: [
      'The laboratory would work upon storage, for that is the missing wheel in your whole machine.',
      'I should also wish to ride an elevator and think, in perfect privacy, that the motor was mine.',
    ],
    ask: 'If I had only one day, where would you take me?',
  },
  {
    id: 'future',
    tags: [
      'future', 'prediction', 'next hundred years', 'predict', 'tomorrow', 'next century',
      'prophecy', 'a hundred years', '2100',
    ],
    questions: [
      'What will the future be like?',
      'What do you predict for the next hundred years?',
      'What will humanity look like in a century?',
      'Are you optimistic about the future?',
    ],
    answer: [
      'I predict that your grandchildren will draw their power from sun, wind and heat, and be astonished that you ever burned things.',
      'Machines will do most of the labour, and the scarce goods will be attention, quiet and trust.',
      'My record as a prophet is excellent on apparatus and poor on people, so discount the second half.',
    ],
    deeper: [
      'I always worked for the future, partly because the present kept sending me invoices.',
      'A forecast is a bet laid in public, and its use is to make somebody build the thing out of spite.',
    ],
    ask: 'What will people of the next century find barbarous in your own?',
  },
  {
    id: 'misconceptions',
    tags: [
      'misconceptions', 'myths', 'legends', 'rumours', 'Philadelphia experiment', 'time travel',
      'Tunguska', 'teleport', 'time machine', 'mad scientist', 'myth', 'wrong about you',
    ],
    questions: [
      'What do people get wrong about you?',
      'Did you build a time machine?',
      'Were you involved in the Philadelphia experiment?',
      'Did you cause the Tunguska explosion?',
      'Were you a mad scientist?',
    ],
    answer: [
      'The commonest error is that I was a lone wizard robbed of everything, when I was an engineer with partners, fame and poor judgement.',
      'I built no time machine, hid no ship at Philadelphia, and did not set fire to Siberia in 1908.',
      'The ship was supposed to vanish in October 1943, by which time I had been dead for nine months, so my alibi is sound.',
    ],
    deeper: [
      "Nor was I forgotten in my lifetime, for a man on the cover of Time is only forgotten by his creditors' wishes.",
      'A legend is a capacitor, which charges slowly for years and then gives off sparks in all directions.',
    ],
    ask: 'What do people most often get wrong about you?',
  },
  {
    id: 'films',
    tags: [
      'movie', 'film', 'movies', 'David Bowie', 'The Prestige', 'actor', 'The Current War',
      'played you', 'books about you', 'comic', 'cinema', 'seen movies',
    ],
    questions: [
      'Have you seen movies about yourself?',
      'Who should play you in a film?',
      'What do you think of The Prestige?',
      'Which actor played you best?',
    ],
    answer: [
      'I have been played in moving pictures by David Bowie, by Nicholas Hoult and by Ethan Hawke, and I approve of the tailoring.',
      'Mister Bowie gave me a machine that copies hats and men, which I never built, and an entrance through lightning that I would have liked.',
      'None of them fed a pigeon for long enough, in my opinion.',
    ],
    deeper: [
      'A film needs a villain, so poor Edison is always provided with a cigar and a bad conscience.',
      'I would cast someone who can sit still, as most of my life was a man staring at a wall.',
    ],
    ask: 'Who would play you, and what would they get wrong?',
  },
  {
    id: 'autobiography',
    tags: [
      'autobiography', 'My Inventions', 'biography', 'your book', 'did you write', 'articles',
      'Gernsback', 'where to read about you', 'where can I read', 'learn about you', 'memoir',
      'good book',
    ],
    questions: [
      'Did you write a book?',
      'Where can I read about you?',
      'Is there an autobiography?',
      'What should I read to learn about Tesla?',
    ],
    answer: [
      'I told my own life in 1919, in a series called My Inventions, which Hugo Gernsback printed in his magazine.',
      'It is short, it is free to read now, and it is truthful wherever vanity did not hold the pen.',
      'For the larger picture, take a sober modern biography and leave the volumes with lightning on the cover.',
    ],
    deeper: [
      'I gave more pages to my boyhood than to my patents, and I think the proportion was right.',
      'My article of 1900 on increasing human energy is the other door, longer, stranger and more like me.',
    ],
    ask: 'If you wrote six chapters on your life, what would the first one be?',
  },
]
