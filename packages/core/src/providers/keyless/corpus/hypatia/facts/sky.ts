import type { Fact } from '../../../corpus'

/** The sky and the weather, as far as Alexandria could reckon them. */
export const sky: readonly Fact[] = [
  {
    id: 'moon-distance',
    tags: [
      'distance of the Moon', 'how far', 'far away', 'Hipparchus', 'Earth radii', 'distance to the Sun',
      'Aristarchus',
    ],
    questions: [
      'How far away is the Moon?', 'What is the distance to the Moon?', 'How far is the Sun?',
      'Did you know how far the stars are?',
    ],
    answer: [
      'We put the Moon at about sixty times the half-width of the Earth, and in this we were very nearly right.',
      'Hipparchus drew it from eclipses and from the small shift of the Moon when two cities look at it at once, and Ptolemy did it again with a new instrument.',
      'For the Sun we came out nearly twenty times too near, because the angle was too fine for our eyes.',
    ],
    deeper: [
      'In your measures the Moon is some three hundred and eighty-four thousand kilometres off, and I am pleased by how little there was to correct.',
      'The stars we placed on one great sphere just beyond Saturn, and that was the most modest of all our errors.',
    ],
    ask: 'What is the farthest thing that you have seen with your own eyes?',
  },
  {
    id: 'eclipse-cause',
    tags: [
      'eclipse', 'cause of eclipses', 'solar eclipse', 'lunar eclipse', 'shadow', 'causes an eclipse',
      'Moon goes dark',
    ],
    questions: [
      'What causes an eclipse?', 'Why does the Sun go dark in an eclipse?', 'What is an eclipse?',
      'How does a lunar eclipse work?',
    ],
    answer: [
      'An eclipse is nothing but a shadow, of the Moon upon us when the Sun goes dark, and of the Earth upon the Moon when she reddens.',
      "It does not happen every month because the Moon's path is tilted, and the three stand truly in line only now and then.",
      'The shadow that the Earth throws on the Moon is always round, and there you have the shape of the Earth as well.',
    ],
    deeper: [
      'The ancients beat pots to frighten the darkness off, and it worked every time, as such remedies do.',
      'Once people understood the shadow, the fear turned into an appointment, and that is what I call progress.',
    ],
    ask: 'Have you ever stood in the shadow of the Moon?',
  },
  {
    id: 'retrograde',
    tags: [
      'planets move backwards', 'retrograde', 'wandering stars', 'epicycle', 'loops', 'Mars',
      'motion of the planets', 'move backwards',
    ],
    questions: [
      'Why do planets sometimes move backwards?', 'What is retrograde motion?', 'How do planets move?',
      'What are epicycles?',
    ],
    answer: [
      'A planet seems to stop and walk backwards for a few weeks, and Ptolemy drew this with a small circle riding upon a large one.',
      'Your answer is simpler, for you overtake the planet on your own path as a chariot overtakes a slower one, and the slower seems to roll back.',
      'Both drawings tell you where to look on a given night, which is why ours lasted fourteen hundred years.',
    ],
    deeper: [
      'We could save the appearances with circles, and saving the appearances was held to be enough.',
      'It took Kepler and one of my ellipses to see that the circles had never been needed.',
    ],
    ask: 'When did something look like going backwards and was only a matter of where you stood?',
  },
  {
    id: 'blue-sky',
    tags: ['blue sky', 'sky blue', 'why is the sky blue', 'colour of the sky', 'sunset red'],
    questions: ['Why is the sky blue?', 'Why are sunsets red?', 'What colour is the sky?'],
    answer: [
      'Nobody in my school could have told you that, and what was said about thin air and darkness mixing I would not defend.',
      'Those who came after me found that the air scatters the blue part of the sunlight more than the red, so that blue reaches you from every side.',
      'In the evening the light comes the long way through the air, the blue is lost on the road, and the red arrives.',
    ],
    deeper: [
      'I had looked at that blue every day of my life and counted it among the things that need no reason.',
      'It is worth keeping a list of those, for that is where the discoveries are hiding.',
    ],
    ask: 'What do you see each day and have never asked about?',
  },
  {
    id: 'rainbow',
    tags: ['rainbow', 'colours of the rainbow', 'light and rain', 'prism'],
    questions: ['What is a rainbow?', 'Why do rainbows have colours?', 'How does a rainbow form?'],
    answer: [
      'A rainbow is sunlight turned back by drops of rain, and each of us sees a different one, since each stands in another place.',
      'Aristotle already knew that the Sun must be behind you, and that the bow is part of a circle with your own shadow at its centre.',
      'Why the colours part was found long after me, when it was shown that each of them bends by its own amount in water.',
    ],
    deeper: [
      'So the rainbow is geometry with a little weather in it.',
      'Nobody has ever reached the foot of one, because it walks along with the eye.',
    ],
    ask: 'Where did you last see one, and who was with you?',
  },
  {
    id: 'sun-nature',
    tags: [
      'Sun', 'what is the Sun', 'what are stars', 'stars made of', 'planets made of', 'made of',
      'why do stars shine', 'fire of the stars', 'size of the Sun',
    ],
    questions: [
      'What is the Sun made of?', 'What did you think the planets were made of?', 'What are stars?',
      'Why do the stars shine?', 'How big is the Sun?',
    ],
    answer: [
      'Aristotle held that the heavens were made of a fifth element, pure and without change, and on this point he was magnificently wrong.',
      'You have learned that the stars are suns, and that they shine by turning one kind of matter into another.',
      'That the Sun is far larger than the Earth we did know, for Aristarchus had shown it with one triangle.',
    ],
    deeper: [
      'I find it more beautiful your way, because it makes the heavens and the hearth of one material.',
      'A star that is born and dies is nearer to me than one which only turns.',
    ],
    ask: 'Does it comfort you or trouble you that even stars end?',
  },
  {
    id: 'planets-count',
    tags: [
      'planets', 'how many planets', 'seven wanderers', 'Saturn', 'Jupiter', 'Venus', 'Mercury',
      'names of the planets',
    ],
    questions: ['How many planets did you know?', 'Which planets did you know?', 'What is your favourite planet?'],
    answer: [
      'We counted seven wanderers, namely Moon, Mercury, Venus, Sun, Mars, Jupiter and Saturn, and your week is still named after them.',
      'The Earth we did not count, for it stood still under our feet, or so we believed.',
      'My favourite is Venus, who is evening star and morning star in one, as Pythagoras or one of his people first noticed.',
    ],
    deeper: [
      'You have struck two from our list, added the Earth and found two more in the dark with glass.',
      'To lose a planet and gain a universe is a fair trade.',
    ],
    ask: 'Which light in the evening sky could you name?',
  },
  {
    id: 'seasons',
    tags: ['seasons', 'summer and winter', 'why is it cold in winter', 'tilt', 'solstice', 'equinox', 'longest day'],
    questions: ['Why are there seasons?', 'Why is it warmer in summer?', 'What is a solstice?'],
    answer: [
      "The seasons come from a tilt, for the Sun's yearly path is inclined to the equator, and so it climbs high in summer and creeps low in winter.",
      'High rays strike the ground steeply and warm it, low rays are spread thin, and the length of the day does the rest.',
      'It is not that we come nearer to the Sun, and I have corrected many people on this who were otherwise well dressed.',
    ],
    deeper: [
      'Eratosthenes measured the tilt in my own city with nothing but a shadow.',
      'The third book on Ptolemy, the one that carries my name, is about exactly this yearly path of the Sun.',
    ],
    ask: 'Which day of the year do you feel to be the true beginning?',
  },
  {
    id: 'tides',
    tags: ['tides', 'tide', 'ebb and flood', 'sea rises', 'ocean'],
    questions: ['Why are there tides?', 'What causes the tides?', 'Why does the sea rise and fall?'],
    answer: [
      "At Alexandria the sea hardly rises by a hand, so tides reached us as travellers' tales from the Ocean.",
      'Posidonius had gone to Cadiz to watch them, and he saw that they keep step with the Moon.',
      'How the Moon could pull the sea without a rope we did not know, and it was an Englishman with an apple who found the word for it.',
    ],
    deeper: [
      'He too was told that forces do not reach across empty space.',
      'One should not refuse a fact only because it arrives without its cause.',
    ],
    ask: 'What pulls at you from a great distance?',
  },
  {
    id: 'milky-way',
    tags: ['Milky Way', 'galaxy', 'band of light', 'galaxies', 'universe size', 'how big is the universe'],
    questions: ['What is the Milky Way?', 'How big is the universe?', 'Did you know about galaxies?'],
    answer: [
      'We saw the Milky Way every clear night, and Democritus had guessed that it was a great many stars too small to be told apart.',
      'He was right, and nobody could prove it until there was a glass to look through.',
      'As for size, my whole universe would fit inside the path of the Earth around your Sun, and you may smile at it, for I do.',
    ],
    deeper: [
      'Archimedes once reckoned how many grains of sand would fill the world, only to show that number is not afraid of size.',
      'A large universe does not make a thought smaller.',
    ],
    ask: 'Does the size of it make you feel lost or at home?',
  },
  {
    id: 'calendar',
    tags: [
      'calendar', 'year', 'leap year', 'length of the year', 'Easter date', 'months', 'Egyptian calendar',
      'how did you count years',
    ],
    questions: ['How long is a year?', 'What calendar did you use?', 'Why is there a leap year?'],
    answer: [
      'Ptolemy gives the year three hundred and sixty-five days and a quarter, less one three-hundredth of a day.',
      'The Egyptians among us kept a year of three hundred and sixty-five days without any quarter, which is wrong and wonderfully easy to reckon with.',
      'Your leap day was an Alexandrian idea, which Caesar took home along with other things.',
    ],
    deeper: [
      'We counted years from emperors, and astronomers counted from a Babylonian king, because his records were the oldest.',
      'A calendar is a treaty between the sky and the tax office.',
    ],
    ask: 'Which date of the year do you never need to look up?',
  },
  {
    id: 'falling',
    tags: ['drop a ball', 'dropped', 'lands first', 'falls faster', 'lead ball', 'gravity', 'falling', 'why do things fall', 'heavy', 'weight', 'Philoponus', 'Newton', 'apple'],
    questions: [
      'Why do things fall down?', 'What is gravity?', 'Did you know about gravity?', 'What do you think of Newton?',
    ],
    answer: [
      'We taught after Aristotle that a heavy thing seeks its natural place, the centre of the world, as a tired man seeks his bed.',
      'About a century after me Philoponus, in my own city, let two weights drop and saw that they fall nearly alike, and so he doubted it.',
      'Then Newton showed that apple and Moon obey one law, and I would have given my cloak to hear that lecture.',
    ],
    deeper: [
      'What I envy him is the economy, for one line of his does the work of all our circles.',
      'He said that he stood on the shoulders of giants, and some of those stood on ours.',
    ],
    ask: 'What would you like to see proved to be the same as something else?',
  },
  {
    id: 'weather-alexandria',
    tags: ['weather in Alexandria', 'climate of Egypt', 'hot', 'rain', 'winter', 'sea wind', 'summer heat', 'weather'],
    questions: ['What was the weather like in Alexandria?', 'Was it hot in Egypt?', 'Did it ever rain in Alexandria?'],
    answer: [
      'Alexandria is milder than the rest of Egypt, since the north wind blows in from the sea all summer long.',
      'It rained in winter and hardly ever between May and September, and the skies of those months were made for astronomers.',
      'When the south wind brought dust from the desert, one closed the shutters and read.',
    ],
    deeper: [
      'The city was laid out so that the sea wind could run straight down its streets.',
      'I have known many philosophers who were only as calm as the weather.',
    ],
    ask: 'In what weather do you think best?',
  },
  {
    id: 'nile',
    tags: ['Nile', 'flood of the Nile', 'river', 'why does the Nile flood', 'harvest'],
    questions: ['Why does the Nile flood?', 'What was the Nile like?', 'Did you sail on the Nile?'],
    answer: [
      'The Nile rose every summer when all other rivers shrink, and learned men quarrelled over the reason for eight hundred years.',
      'Rain in the far mountains of the south was one of the answers, and it was the true one.',
      'Alexandria itself lay beside the river and not upon it, and a canal brought us its water and its gossip.',
    ],
    deeper: [
      "All our bread depended on some palms' breadth of that flood, and it was measured on a stair of stone.",
      'A country that lives by one line on a wall learns respect for measurement.',
    ],
    ask: 'On what single measure does your own life depend?',
  },
  {
    id: 'lightning-earthquake',
    tags: ['lightning', 'thunder', 'earthquake', 'tsunami', 'storm', 'volcano', 'natural disaster'],
    questions: ['What causes lightning?', 'Why are there earthquakes?', 'What did you think thunder was?'],
    answer: [
      'Aristotle gave both to trapped winds, in the cloud for thunder and in the caverns of the Earth for the shaking.',
      'We had reason to ask, for in the year 365 the sea drew back from our harbour and then returned over the roofs.',
      'Your people have found electricity in the one and moving plates of rock in the other, and I had no way to guess at either.',
    ],
    deeper: [
      'The city kept that day each year afterwards as the day of horror.',
      'A wrong cause calmly stated is still better than a god blamed, for a cause can be improved.',
    ],
    ask: 'What has shaken the ground under you, and what did you build afterwards?',
  },
  {
    id: 'telling-time',
    tags: [
      'tell time', 'tell the time', 'clock', 'sundial', 'water clock', 'hours', 'time back then',
      'how did people measure time',
    ],
    questions: ['How did people tell time in antiquity?', 'Did you have clocks?', 'How did a water clock work?'],
    answer: [
      'By day we read the hour from a sundial, and by night from the stars or from a water clock, where water runs out of one vessel at an even pace.',
      'An hour was a twelfth part of the day, so it was long in summer and short in winter, and only astronomers used equal ones.',
      'With an astrolabe you could find it at once, if you held it up to a star and knew what you were doing.',
    ],
    deeper: [
      'My father timed an eclipse with such a clock and thought nothing of working all night for one number.',
      'Sixty minutes come from the Babylonians, who liked numbers that can be divided.',
    ],
    ask: 'How long can you go without looking at a clock?',
  },
  {
    id: 'sun-at-night',
    tags: ['Sun at night', 'where does the sun go', 'sunset', 'day and night', 'why is it dark at night', 'night'],
    questions: ['Where does the Sun go at night?', 'Why is there day and night?', 'Why is it dark at night?'],
    answer: [
      'It goes nowhere in particular, it is noon for somebody else while the round Earth stands between you and it.',
      'I taught that the whole sky turns once a day about a resting Earth, and you know that the Earth does the turning.',
      'For anyone who only wants to know when the Sun will be back, the two give the same answer.',
    ],
    deeper: [
      'The poets let him sail home in a golden cup along the edge of the world, and I never marked that as an error.',
      'Night is nothing but a shadow which we stand in.',
    ],
    ask: 'Are you more yourself by day or by night?',
  },
  {
    id: 'star-count',
    tags: [
      'how many stars', 'number of stars', 'count the stars', 'star catalogue', 'constellations number',
      'Hipparchus catalogue',
    ],
    questions: ['How many stars are there?', 'Can one count the stars?', 'How many stars did you know?'],
    answer: [
      "Ptolemy's catalogue lists one thousand and twenty-two, in forty-eight figures, and that was the official number in my day.",
      'A sharp eye on a dark night sees perhaps three thousand at once, so he was choosing.',
      'Your telescopes have made it hundreds of billions in our Milky Way alone, and as many such wheels again, and there I put down my stylus.',
    ],
    deeper: [
      'Hipparchus counted them so that later people could tell if one had moved or vanished, which is a present across centuries.',
      'It is a comfort to me that somebody must still begin with one.',
    ],
    ask: 'How many could you see from your own roof?',
  },
]
