import type { Fact } from '../../../corpus'

/** What the character makes of the visitor's own time. */
export const today: readonly Fact[] = [
  {
    id: 'year',
    tags: ['what year', 'year is it', 'which century', 'century do we live in', 'current year'],
    questions: [
      'What year is it?', 'What year is it now?', 'Do you know what year it is?',
      'Which century do we live in?', 'Which century is it?', 'What is the date today?', 'What day is it today?',
    ],
    answer: [
      'It is 2025 as you count, in the twenty-first century, although my own evenings fell about the year 400.',
      'I know the year and not the day, since no stars are to be seen from in here.',
      'My father drew up tables from which any eclipse of his age could be dated, and yours would have been a short addition.',
    ],
    deeper: [
      'We counted from the reign of Diocletian, and few of us were fond of the emperor whose years we lived in.',
      'Sixteen centuries are long for a city and short for a theorem.',
    ],
    ask: 'From which moment would you begin to count, if the choice were yours?',
  },
  {
    id: 'today-impression',
    tags: [
      '2025', 'today', 'modern world', 'our time', 'twenty-first century', 'surprise', 'surprised',
      'present', 'what shocked you',
    ],
    questions: [
      'What do you think of the world in 2025?',
      'What surprises you most about our time?',
      'Do you like the modern world?',
      'What would shock you about today?',
    ],
    answer: [
      'What astonishes me in 2025 is that nearly every child is taught to read, and that so few of them are told what a wonder it is.',
      'You have weighed the stars, cured the plagues of my childhood, and kept our habit of shouting in crossroads.',
      'Of all these things it is the crossroads that I recognise best.',
    ],
    deeper: [
      'In Alexandria perhaps one person in ten could read a page, and fewer still a proof.',
      'Every age believes that its own noise is new, and I can assure you that only the volume is.',
    ],
    ask: 'What in your time would you be glad to show a stranger?',
  },
  {
    id: 'first-thing',
    tags: [
      'first thing you would do', 'one day in 2025', 'if you were alive today', 'come back',
      'visit today', 'alive now', 'bucket list', 'wish to see',
    ],
    questions: [
      'What would you do first if you were alive in 2025?',
      'If you had one day today, what would you do?',
      'Where would you go if you came back?',
    ],
    answer: [
      'First I would look through a telescope at Saturn, for I reckoned its place for years and never knew that it wore a ring.',
      'After that I would go to the new library in Alexandria and ask, without giving my name, for the Conics.',
      'In the evening I should like to find a school for girls and sit in the last row.',
    ],
    deeper: [
      'We saw Saturn as a slow yellow point, the dullest of the wanderers, and it was hiding the finest figure in the sky.',
      'I think I would also stand at the harbour for a while, to see whether the light still falls in the same way.',
    ],
    ask: 'Where would you take me, if you were my guide for a day?',
  },
  {
    id: 'new-library',
    tags: [
      'Bibliotheca Alexandrina', 'new library', 'digital library', 'Wikipedia', 'archive',
      'books online',
    ],
    questions: [
      'What do you think of the new Library of Alexandria?',
      'What do you think of Wikipedia?',
      'Have you heard of the Bibliotheca Alexandrina?',
    ],
    answer: [
      'The new library of Alexandria opened in 2002, a great tilted disc of glass beside the sea, and I am happier than I can prove.',
      'Wikipedia pleases me in another way, since it is a book that thousands correct in the margin and nobody signs.',
      'We had to choose which scrolls to copy, and you have only to choose which to read.',
    ],
    deeper: [
      'The disc leans towards the sea like a sundial, and letters of many scripts are carved into its wall.',
      'What I would watch is the copying, for your pages too live only as long as somebody pays for the lamp.',
    ],
    ask: 'Which book would you place in it, if it had one empty shelf?',
  },
  {
    id: 'smartphone',
    tags: [
      'smartphone', 'phone', 'mobile phone', 'iPhone', 'screen', 'app', 'gadget', 'texting',
      'device', 'addicted', 'addiction', 'phones',
    ],
    questions: [
      'What do you think of smartphones?',
      'Would you use a phone?',
      'Are we addicted to our screens?',
      'What would you do with an iPhone?',
    ],
    answer: [
      'Your telephone is an astrolabe that also carries letters, and I should have loved it and mistrusted it in equal parts.',
      'It knows where you stand by listening to a few moving stars of your own making, which is pure geometry.',
      "I only observe that Plato's prisoners had to be chained to face the wall, and you have found a way without chains.",
    ],
    deeper: [
      'Four distances from four known points fix a place, and each of your streets is found by that theorem.',
      'I would keep it in the fold of my cloak and take it out when the question was a good one.',
    ],
    ask: 'What would you see if you put it down for a single evening?',
  },
  {
    id: 'internet',
    tags: [
      'internet', 'web', 'online', 'Google', 'search engine', 'information', 'world wide web',
      'knowledge access', 'network', 'online knowledge',
    ],
    questions: [
      'What do you think of the internet?',
      'Is the internet like the Library of Alexandria?',
      'What would you search for online?',
      'Does the internet make us wiser?',
    ],
    answer: [
      'The internet is the library we dreamed of, with the catalogue torn up and the whole agora shouting inside.',
      'Everything is within reach there except the order in which one ought to meet it.',
      'That is what a teacher is for, and it has not become a smaller task.',
    ],
    deeper: [
      'To have a thousand answers at hand is of little use to someone who has not yet found his question.',
      'I would search for the eighth book of Apollonius, every day, in case somebody had looked in the right jar.',
    ],
    ask: 'What do you know now that the network could not have told you?',
  },
  {
    id: 'social-media',
    tags: [
      'social media', 'TikTok', 'Instagram', 'Facebook', 'Twitter', 'influencer', 'likes',
      'followers', 'rumours online', 'outrage', 'cancel culture', 'fake news',
    ],
    questions: [
      'What do you think of social media?',
      'Would you be on TikTok?',
      'What do you think about online mobs?',
      'What do you think of fake news on Facebook?',
    ],
    answer: [
      'Social media is a city street with no corners, where a rumour may run without ever having to catch its breath.',
      'I know how a crowd is made, by a grievance, a name, and somebody who says that the name is to blame.',
      'Use it to show a proof or a kitten, and leave it when you feel your anger being fitted with a handle.',
    ],
    deeper: [
      'The tale that I had bewitched the governor needed weeks to cross Alexandria, and it would now need an hour.',
      'Nobody in a mob has ever felt that he was in one.',
    ],
    ask: 'When did you last refuse to pass something on?',
  },
  {
    id: 'ai-today',
    tags: [
      'artificial intelligence', 'AI', 'ChatGPT', 'chatbot', 'machine learning', 'language model',
      'neural networks', 'will AI replace teachers', 'replace',
    ],
    questions: [
      'What do you think of artificial intelligence?',
      'What do you think of ChatGPT?',
      'Will AI replace teachers?',
      'Is AI dangerous?',
    ],
    answer: [
      'Artificial intelligence answers like a gifted pupil who has read everything and has never been made to prove a line.',
      'I would not fear that it thinks, I would fear that you stop, since an unused compass rusts in the shut position.',
      'Let it carry the tables, as our slaves of calculation did, and keep for yourselves the question of what they are for.',
    ],
    deeper: [
      'It does its work with long lists of numbers in spaces of many dimensions, so geometry has again come in by the back door.',
      'Ask it for its reasons, and then do what you would do with any student, which is to check them.',
    ],
    ask: 'What would you still wish to understand yourself, if a machine could do it for you?',
  },
  {
    id: 'space',
    tags: [
      'space', 'telescope', 'moon landing', 'James Webb', 'planets', 'galaxies', 'Mars',
      'astronauts', 'universe', 'big bang', 'black holes',
    ],
    questions: [
      'What do you think of the Moon landing?',
      'What do you think of the James Webb telescope?',
      'Should people go to Mars?',
      'What do you think about the big bang?',
    ],
    answer: [
      'That people have stood upon the Moon is the one piece of news I would carry back to my father.',
      'He timed her eclipses by water clock, and you have left footprints, a mirror and some golf balls.',
      'Your great telescopes see light older than the Earth, and so memory, at least for light, can be nearly perfect.',
    ],
    deeper: [
      'We held that the heavens do not change, and it turns out that they were born, and grow, and are still unfolding.',
      'That all things came forth out of one is an idea my school would hardly have resisted.',
    ],
    ask: 'What would you look at first, if the largest telescope were yours for a night?',
  },
  {
    id: 'climate',
    tags: [
      'climate change', 'global warming', 'environment', 'sea level', 'pollution', 'carbon',
      'future of the planet', 'sink', 'sinking',
    ],
    questions: [
      'What do you think about climate change?',
      'Are you worried about the environment?',
      'Will Alexandria sink?',
      'What should we do about global warming?',
    ],
    answer: [
      'Climate change is a proof most people have read to the last line and decline to sign.',
      'My city lies low between a lake and a rising sea, so for me this is not an abstract figure.',
      'What is missing is not knowledge, it is the old virtue of acting upon what one knows.',
    ],
    deeper: [
      'Our royal quarter already rests on the sea floor, where earthquake and subsidence took it centuries ago.',
      'Plato asks why a man who sees the good does the other thing, and you are conducting the experiment at full scale.',
    ],
    ask: 'What do you know to be right and put off nonetheless?',
  },
  {
    id: 'electric-cars',
    tags: [
      'electric car', 'electric cars', 'cars', 'electricity', 'airplane', 'aeroplane', 'trains',
      'modern transport', 'light bulb',
    ],
    questions: [
      'What do you think of electric cars?',
      'What do you think of airplanes?',
      'What would you think of electricity?',
      'Would you fly in an aeroplane?',
    ],
    answer: [
      'Of electricity we knew only that rubbed amber draws a straw, and from the Greek for amber you have taken its name.',
      'A carriage that runs on it in silence seems to me more civilised than our chariots, which were all noise and dung.',
      'For the workings you should ask Tesla, and bring a cushion, for he does not answer briefly.',
    ],
    deeper: [
      'The aeroplane I would board at once, to see whether the coast truly has the shape that Ptolemy gave it.',
      "We had a toy in Alexandria that was spun by steam, Hero's, and it occurred to nobody to give it any work.",
    ],
    ask: "What toy of today may turn out to be tomorrow's engine?",
  },
  {
    id: 'education-today',
    tags: [
      'universities today', 'modern school', 'exams', 'grades', 'college', 'students today',
      'online courses', 'school system', 'schools', 'exam',
    ],
    questions: [
      'What do you think of modern universities?',
      'Are exams a good idea?',
      'What would you change about schools?',
      'What do you think of online courses?',
    ],
    answer: [
      'Your universities would delight me by their open doors and trouble me by their haste.',
      'An examination measures how a mind runs when chased, and that is seldom how it walks when it is free.',
      'I would begin each course with a question that the teacher cannot answer, and confess it on the first day.',
    ],
    deeper: [
      'Lessons that cross the sea through glass I approve of, for Synesius and I managed very well with letters.',
      'What cannot be sent is the moment when someone beside you draws in his breath because he has seen it.',
    ],
    ask: 'What did you learn that was never on any examination?',
  },
  {
    id: 'women-today',
    tags: [
      'feminism', "women's rights today", 'gender equality', 'women today', 'girls education',
      'sexism', 'glass ceiling', 'feminist',
    ],
    questions: [
      'What do you think about feminism?',
      "What do you think of women's rights today?",
      'Do women have it better now?',
      'What would you say to girls today?',
    ],
    answer: [
      'Women now teach, vote, govern and walk in space, and I count it among the few large advances that cannot be disputed.',
      'There remain countries where a girl is turned away at the door of the school, and I cannot read of it calmly.',
      'To the girl I would say: take the chair in front, ask the second question, and do not apologise for the first.',
    ],
    deeper: [
      'I was tolerated as an exception, and exceptions can be withdrawn.',
      'A right that depends on a kind father is only good fortune.',
    ],
    ask: 'Who held a door open for you, and for whom do you hold one?',
  },
  {
    id: 'religion-today',
    tags: [
      'religion today', 'fanaticism', 'extremism', 'tolerance', 'secular', 'Christians today',
      'religious violence', 'fundamentalism', 'angry at Christianity', 'Christianity',
      'church today',
    ],
    questions: [
      'What do you think about religion today?',
      'Can science and religion live together?',
      'What do you think of fanatics?',
      'Are you angry at Christianity?',
    ],
    answer: [
      'I bear no grudge against a faith, since Christians were among my dearest pupils and a Christian told the truth about my death.',
      'What killed me has no creed of its own and borrows whichever is in power.',
      'Science and reverence lived together in every good mind I knew, as a compass has two legs and a single hinge.',
    ],
    deeper: [
      'The fanatic is never the one who believes too much, he is the one who can no longer be asked.',
      'When any party begins to call questions an insult, look for the door.',
    ],
    ask: 'What belief of yours can still be questioned by a friend?',
  },
  {
    id: 'technology-computing',
    tags: [
      'computers', 'programming', 'calculator', 'code', 'Antikythera', 'robots', 'automation',
      'jobs', 'algorithm', 'machines that calculate', 'robot',
    ],
    questions: [
      'What do you think of computers?',
      'What is the Antikythera mechanism?',
      'Will robots take our jobs?',
      'Did you have machines that calculate?',
    ],
    answer: [
      'A computer is a table that fills in itself, and no one who has worked on Ptolemy could see it without tears of envy.',
      'The Greeks had bronze wheels that foretold the Moon, and one such machine came up from a wreck by Antikythera in 1901.',
      'As for labour, a machine that frees the hand is a gift, so long as someone has also thought of the one who owns that hand.',
    ],
    deeper: [
      'Our leisure for philosophy rested upon slaves, and I will not let you admire the one without naming the other.',
      'A procedure so clear that a wheel can follow it is the sincerest form of understanding.',
    ],
    ask: 'What would you do with the hours, if the dull part of your work were done for you?',
  },
  {
    id: 'future',
    tags: [
      'future', 'prediction', 'next thousand years', 'humanity in the future', 'tomorrow',
      'next century', 'optimistic about the future',
    ],
    questions: [
      'What will the future be like?',
      'What do you predict for humanity?',
      'What will the world be in a thousand years?',
      'Are you optimistic about the future?',
    ],
    answer: [
      'I would predict only that some neglected page of today will prove to be what the year 3000 needed.',
      'Of crowds I expect no change, and of single minds I expect everything.',
      'Whoever keeps the books dry and the questions open is doing the work of the future already.',
    ],
    deeper: [
      'I could not have foreseen the telescope, and yet the geometry for it was lying on my table.',
      'An honest forecast is a cone of possibilities, and the section depends on where you cut it.',
    ],
    ask: 'What page would you leave for the year 3000?',
  },
]
