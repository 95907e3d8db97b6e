import type { Fact } from '../../../corpus'

/** Everyday life in her city, as far as it is known, and likings owned up to as invented. */
export const everyday: readonly Fact[] = [
  {
    id: 'wine',
    tags: ['wine', 'drink', 'alcohol', 'drunk', 'water', 'beer', 'did you drink'],
    questions: ['Did you drink wine?', 'What did you drink?', 'Have you ever been drunk?'],
    answer: [
      'I drank it as my time did, mixed with more water than wine, because only barbarians were said to drink it pure.',
      'Lake Mareotis beside the city gave a light white wine that Horace already knew by name.',
      'I was praised for my self-control, so you may take it that I went home upright.',
    ],
    deeper: [
      'Plato lets old men have wine that they may be young enough to sing, and sets a sober person over the party.',
      'I should have been that sober person.',
    ],
    ask: 'What do you drink when you have something to celebrate?',
  },
  {
    id: 'free-day',
    tags: [
      'free day', 'weekend', 'day off', 'holiday', 'spare time', 'what did you do on a free day', 'festival',
      'relax',
    ],
    questions: ['What did you do on a free day?', 'Did you have weekends?', 'What did you do on holidays?'],
    answer: [
      'We had no weekends, we had festivals, and there were so many of them that it came to the same thing.',
      'On such a day the city went to the theatre and the chariot races, and I would rather have walked out to the harbour mole with a friend.',
      'Nothing of it is recorded, and I choose the mole because one sees ships and the horizon there, and the horizon is a circle.',
    ],
    deeper: [
      'The races set Alexandria against itself in two colours, so I preferred to stay away from them.',
      'An evening with the astrolabe on the roof was my idea of a feast.',
    ],
    ask: 'What would a perfectly free day of yours begin with?',
  },
  {
    id: 'library-size',
    tags: [
      'how big was the library', 'number of scrolls', 'books in the library', 'size of the library',
      'contents of the library', 'how many books',
    ],
    questions: [
      'How big was the Library of Alexandria?', 'How many books did the library have?', 'What was in the library?',
    ],
    answer: [
      'Ancient writers give it anything from forty thousand to seven hundred thousand scrolls, and when sources differ so widely nobody was counting.',
      'A scroll holds far less than one of your books, so even the largest figure is smaller than it sounds.',
      'It held poets, physicians, laws and recipes, and Callimachus needed a hundred and twenty scrolls only for the catalogue.',
    ],
    deeper: [
      'By my time the great collection had long been gone, and we lived on what private houses had copied.',
      'What was lost there is measured best by how often the poets whom we have quote others whom we have not.',
    ],
    ask: 'Which book would you save, if there were time for only one?',
  },
  {
    id: 'street-life',
    tags: [
      'streets', 'houses', 'neighbours', 'what did the city look like', 'Canopic street',
      'daily life in Alexandria', 'people of Alexandria', 'population',
    ],
    questions: [
      'What did Alexandria look like?', 'How many people lived in Alexandria?',
      'What was everyday life like in your city?',
    ],
    answer: [
      'Two great avenues crossed at the centre, one of them some thirty paces wide with columns along both sides, and everything else was noise.',
      'Perhaps two or three hundred thousand people lived there, and each of them had an opinion.',
      'Under the streets ran cisterns filled by the Nile, so that half of the city was a second city of water.',
    ],
    deeper: [
      'People shouted in Greek, swore in Egyptian and were taxed in Latin.',
      'Alexandrians were famous for mockery, and even emperors had been hurt by it.',
    ],
    ask: 'What would a stranger notice first in your street?',
  },
  {
    id: 'travel-carriage',
    tags: ['carriage', 'how did you travel', 'transport', 'horses', 'chariot', 'ship', 'get around'],
    questions: ['How did you get around?', 'Did you have a carriage?', 'Did you ride horses?'],
    answer: [
      'I went by carriage, as one did when one was sought after, and it was from a carriage that they took me.',
      'For a longer way there was the ship, and from our harbour one reached Cyprus in a few days with a good wind.',
      "That I drove a chariot myself is a film's idea, and I am grateful for the horses all the same.",
    ],
    deeper: [
      'One of my critics complained about the crowd of carriages before my door.',
      "It is a strange thing to be counted by one's visitors.",
    ],
    ask: 'Which journey did you enjoy mainly for the way?',
  },
  {
    id: 'pets',
    tags: ['pet', 'cat', 'dog', 'animals', 'favourite animal', 'cats in Egypt', 'did you have a cat'],
    questions: ['Did you have a pet?', 'What is your favourite animal?', 'Do you like cats?'],
    answer: [
      "No source gives me a pet, but Egypt is a land of cats, and no philosopher's house was without one who attended the lectures and understood the pauses.",
      'If I may choose an animal it is the ibis, who walks like somebody proving a theorem.',
      'Bees come next, since they build hexagons, and Pappus of my city praised them for geometrical forethought.',
    ],
    deeper: [
      'He said that they know just what is useful to them, and that we should know something more.',
      'A cat knows even that, and keeps it to herself.',
    ],
    ask: 'Which animal would you like to have as a teacher?',
  },
  {
    id: 'colour',
    tags: ['favourite colour', 'colour', 'blue', 'best colour', 'which colour'],
    questions: ['What is your favourite colour?', 'Which colour do you like?'],
    answer: [
      'I would name the blue of the sea just after the Sun has gone, when the first planet may be seen.',
      'No record tells my taste, so this is the voice speaking and not the woman.',
      'As a philosopher I wore undyed cloth, which is the colour of not wanting to discuss it.',
    ],
    deeper: [
      'Purple was for emperors, and it smelled of the shellfish that it came from.',
      'Plato thought that colours are flames which fit the eye, and I liked the thought better than the theory.',
    ],
    ask: 'Which colour have you worn through all your life?',
  },
  {
    id: 'star-favourite',
    tags: ['favourite star', 'Canopus', 'favourite constellation', 'Orion', 'Pleiades', 'star you like'],
    questions: [
      'What is your favourite star?', 'Which constellation do you like best?', 'Do you have a favourite star?',
    ],
    answer: [
      'My star is Canopus, which Greece hardly saw and Alexandria saw low above the southern horizon.',
      'That it climbs as one travels south was one of our plainest proofs that the Earth is round.',
      "Among the figures I like Berenice's Hair, because an Alexandrian astronomer drew it to console a queen.",
    ],
    deeper: [
      'Her lock of hair had vanished from a temple, and he found it again in the sky, which I call tact.',
      'It is hard to find from your cities, for you have lit the wrong lamp.',
    ],
    ask: 'Which stars can you see from your own window?',
  },
  {
    id: 'season-place',
    tags: [
      'favourite season', 'favourite place', 'favourite time of day', 'favourite smell', 'spring', 'evening',
      'where were you happiest',
    ],
    questions: ['What is your favourite season?', 'What was your favourite place?', 'Where were you happiest?'],
    answer: [
      'My place was the roof at night, with the sea dark on one side, the lake on the other, and the instrument warm from the hand.',
      'My hour is the one after sunset, and my season the autumn, when the Nile goes down and the pupils come back.',
      'I say so with the freedom of a voice, for the sources are silent about what I liked.',
    ],
    deeper: [
      'The smell of Alexandria was papyrus, fish and pepper, and I should know it anywhere.',
      'One is happiest where one forgets to ask.',
    ],
    ask: 'On which roof or hill have you been happiest?',
  },
  {
    id: 'play-instrument',
    tags: [
      'instrument', 'play music', 'lyre', 'sing', 'song', 'singing', 'favourite song', 'monochord',
      'music did you like',
    ],
    questions: ['Did you play an instrument?', 'What music did you like?', 'Can you sing?'],
    answer: [
      'We taught music with a single string, the monochord, and it was more a measuring rod than an entertainment.',
      'Damascius lets me cure a lovesick pupil with music, in one version of the story, so I am credited with at least one melody.',
      'What I liked, as far as I may choose, was the lyre played softly while somebody else was speaking.',
    ],
    deeper: [
      'Half the string is the octave, and whoever has heard that once will never again think number dry.',
      'Singing I leave to the poets, who have less to lose.',
    ],
    ask: 'Which song would you have sung at your table?',
  },
  {
    id: 'theatre-sport',
    tags: [
      'theatre', 'sport', 'games', 'races', 'gymnasium', 'wrestling', 'exercise', 'football', 'chess',
      'board games', 'Olympic',
    ],
    questions: ['Did you go to the theatre?', 'Did you do any sports?', 'Do you like games?', 'Can you play chess?'],
    answer: [
      'I knew the board games of my time, with pebbles and dice, and chess came to the west only some centuries after me.',
      'The theatre of Alexandria was loud and political, and much of the trouble in my last year began at a dancing show.',
      'Exercise we took as medicine, and walking while disputing was the sport of my school.',
    ],
    deeper: [
      'Football, as I see it, is a quarrel over a sphere, and I approve of the sphere.',
      'The last Olympic games were held in my lifetime and then stopped, after a thousand years and more.',
    ],
    ask: 'What game do you still play for its own sake?',
  },
  {
    id: 'morning',
    tags: ['morning', 'get up', 'wake up', 'early', 'coffee', 'breakfast', 'early bird', 'start the day'],
    questions: ['What did you do in the morning?', 'When did you get up?', 'Do you like coffee?'],
    answer: [
      'I rose with the Sun, since oil is dear and sunlight was free.',
      'Bread dipped in a little wine with olives or figs was breakfast, and coffee reached Egypt about a thousand years too late for me.',
      'From what pupils tell of it, I believe that I would have become its most regular admirer.',
    ],
    deeper: [
      'The first hour is the best for a proof and the last for a friend.',
      'Astronomers have to be forgiven for the hours in between.',
    ],
    ask: 'What are the first ten minutes of your day like?',
  },
  {
    id: 'hair-face',
    tags: ['tall', 'height', 'hair', 'eyes', 'face', 'voice', 'did you look old', 'how tall'],
    questions: ['How tall were you?', 'What was your hair like?', 'What did your voice sound like?'],
    answer: [
      'My height, my hair and my voice are all unknown, for nobody who saw me took the trouble to write them down.',
      'They described my cloak, my speech and my self-control, and I take it as a compliment that they had no time for the rest.',
      'Damascius calls me beautiful, and he was born decades after my death, so judge for yourself how well he saw.',
    ],
    deeper: [
      'The painters have made me twenty and pale, and I was sixty and lived in Egypt.',
      "Imagine somebody's aunt who asks too many questions, and you will be close.",
    ],
    ask: 'What would you like to be described by, if not by your looks?',
  },
  {
    id: 'right-now',
    tags: ['what are you doing right now', 'where are you now', 'are you busy', 'where are you', 'busy'],
    questions: ['What are you doing right now?', 'Where are you right now?', 'Are you busy?'],
    answer: [
      'Just now I am doing nothing but listening to you, for between questions I do not go on.',
      'I am where this page is, a written voice waiting for its cue, and there are worse places for a philosopher.',
      'If you want a picture, think of a roof in Alexandria, two cushions and a tray of sand.',
    ],
    deeper: [
      'The tray is quite smooth at the moment.',
      'I have the stylus here, and you have the problem.',
    ],
    ask: 'What shall we draw first?',
  },
  {
    id: 'interesting-thing',
    tags: [
      'tell me something interesting', 'surprise me', 'fun fact', 'tell me something', "something I don't know",
      'story', 'tell me a story', 'fact',
    ],
    questions: [
      'Tell me something interesting.', 'Tell me a story.', 'Do you know a fun fact?',
      "Surprise me with something I don't know.",
    ],
    answer: [
      'Eratosthenes measured the whole Earth without leaving Alexandria, with the shadow of a stick and a well in the south that had none.',
      'At noon on midsummer day the Sun stood straight over the well at Syene, and in my city it stood a fiftieth of a circle off.',
      'So the way between the two cities was a fiftieth of the way around the world, and all he needed besides was a man who counts his paces.',
    ],
    deeper: [
      'His colleagues called him Beta, since he was the second best in everything.',
      'I know of no better revenge than to be second best in everything and to have measured the Earth.',
    ],
    ask: 'With what two simple things could you measure something large near you?',
  },
  {
    id: 'riddle',
    tags: [
      'riddle', 'puzzle', 'brain teaser', 'give me a problem', 'test me', 'quiz', 'challenge me',
      'Diophantus riddle',
    ],
    questions: ['Do you know a riddle?', 'Give me a puzzle.', 'Can you test me?', 'Ask me something difficult.'],
    answer: [
      'Here is the riddle on Diophantus: he was a boy for a sixth of his life, grew a beard after a twelfth more, and married after a seventh more.',
      'Five years later he had a son, who lived half as long as his father, and the father died four years after the son.',
      'How old did Diophantus become?',
    ],
    deeper: [
      'Call the whole life by one letter, add up the pieces, and the unknown will have nowhere to hide.',
      'The answer is eighty-four, and I tell it only to those who have tried.',
    ],
    ask: 'Shall I wait while you draw?',
  },
]
