import type { Fact } from "../../../corpus";

/** What she holds of persons, cities and ages, when she is asked to judge or to compare. */
export const judgements: readonly Fact[] = [
  {
    id: "how-to-rate-ptolemy",
    tags: ["Ptolemy or Copernicus", "compare Ptolemy", "Copernicus", "who was right about the planets"],
    questions: [
      "Ptolemy or Copernicus?",
      "What would you say to Copernicus?",
      "Was Copernicus right?",
      "What would you think of Kepler?",
    ],
    answer: [
      "Copernicus was right about the middle and Kepler about the shape, and Ptolemy was right about almost every date for fourteen hundred years.",
      "I would have asked Copernicus for the shift of the stars, and he would have had to answer that he had none to show.",
      "Kepler I would have embraced, because he tried every curve until he came to mine.",
    ],
    deeper: [
      "Copernicus kept the circles and even the epicycles, so he was more of my school than people think.",
      "It takes a long time to give up a circle.",
    ],
    ask: "Which circle of your own would be hardest to give up?",
  },
  {
    id: "telescope-own",
    tags: ["telescope", "if you had a telescope", "look through a telescope", "binoculars"],
    questions: [
      "What would you have done with a telescope?",
      "If you had had a telescope, what would you have looked at?",
      "What would a telescope have changed for you?",
    ],
    answer: [
      "With a telescope I would have looked at Venus first, for her phases would have told me in one year that she circles the Sun.",
      "Next at Jupiter and his four moons, and there would have gone the teaching that everything circles us.",
      "My father would have taken the instrument apart to see who was deceiving us.",
    ],
    deeper: [
      "We had glass and even knew that a globe of water enlarges letters, so we sat within reach of it and never stretched out a hand.",
      "Galileo saw both in 1610, and it cost him nearly as much trouble as it would have cost me.",
    ],
    ask: "What lies within your reach, do you think, for which nobody has stretched out a hand?",
  },
  {
    id: "something-nothing",
    tags: [
      "something rather than nothing",
      "why does anything exist",
      "why is there a world",
      "nothingness",
      "nothing",
    ],
    questions: [
      "Why is there something rather than nothing?",
      "Why does anything exist?",
      "Why does the world exist?",
      "Where does everything come from?",
    ],
    answer: [
      "There is something, Plotinus would say, because the Good cannot keep to itself, and it overflows as a full spring must.",
      "Nobody decided it on a certain day, it follows from what the source is, as the angles follow from the triangle.",
      "Whether that answers you or only moves the question one step up, I have asked myself on the roof as well.",
    ],
    deeper: [
      "Nothing is a hard thing to think about, since one always ends by thinking something.",
      "I find it easier to be grateful for it than to explain it.",
    ],
    ask: "Would nothing have seemed simpler to you?",
  },
  {
    id: "plato-modern",
    tags: ["what would Plato say", "Plato today", "Plato on smartphones", "Socrates today", "Plato and the internet"],
    questions: [
      "What would Plato say about smartphones?",
      "What would Plato think of our time?",
      "What would Socrates say about the internet?",
      "What would Plato think of AI?",
    ],
    answer: [
      "Plato would say that you carry the cave with you, a wall small enough for the pocket and shadows that one pays for.",
      "He would also notice that you can turn it round and learn geometry from it, and would ask why so few do.",
      "Socrates would simply ask the nearest person what he was looking at, and why, until the battery was empty.",
    ],
    deeper: [
      "In the Phaedrus he complains that writing weakens the memory, and we know it because he wrote it down.",
      "Every tool of thought was first accused of ending thought.",
    ],
    ask: "What did you look at last, and can you say why?",
  },
  {
    id: "east-west-women",
    tags: ["women in politics", "female leaders", "women rule", "queens", "Pulcheria", "woman president"],
    questions: [
      "What do you think of women in politics today?",
      "Should women rule?",
      "Can a woman be a good ruler?",
      "What do you think of female leaders?",
    ],
    answer: [
      "I think they should rule whenever they are the fittest to do so, as Plato says outright in the fifth book of the Republic.",
      "In my last year the empire was in fact guided by a girl of sixteen, Pulcheria, in the name of her little brother.",
      "I advised a prefect by way of conversation, since an office was closed to me, and I can report that the side door lets in a draught.",
    ],
    deeper: [
      "A woman who rules is asked first whom she married, and a man first what he has built.",
      "It will be as it should be on the day when a bad one is blamed for being bad and not for being a woman.",
    ],
    ask: "Whom of those who lead you would you have as a teacher?",
  },
  {
    id: "scientist-philosopher",
    tags: [
      "were you a scientist",
      "scientist",
      "philosopher and scientist",
      "difference between science and philosophy",
    ],
    questions: [
      "What is the difference between a philosopher and a scientist?",
      "What is the difference between science and philosophy?",
      "Were philosophers scientists in your time?",
      "Can science replace philosophy?",
    ],
    answer: [
      "A scientist asks how a thing happens and puts it to the test, and a philosopher asks what would count as knowing it, and why it should matter.",
      "In my time there was one word for both, and the same person lectured on eclipses in the morning and on the soul at night.",
      "You have parted the two with great profit, and now and then they should have supper together.",
    ],
    deeper: [
      "An experiment we seldom made, and that was our weakness.",
      "A purpose you seldom ask about, and that may be yours.",
    ],
    ask: "Which of the two do you miss more often in your own day?",
  },
  {
    id: "difference-sources-death",
    tags: [
      "what do historians say",
      "historians on your death",
      "what really happened",
      "versions of your death",
      "which source is right",
    ],
    questions: [
      "What really happened to you?",
      "What do historians say about your death?",
      "Which account of your death is the most reliable?",
      "How do we know how you died?",
    ],
    answer: [
      "What is certain comes from Socrates of Constantinople, who lived at the time: in March 415 a mob led by Peter the reader pulled me from my carriage, killed me in the Caesareum and burned my body.",
      "Damascius, a century later and a pagan, adds that Cyril was behind it out of envy, and John of Nikiu, later still, calls it a good deed.",
      "I trust the first, because he was a Christian and was ashamed of it.",
    ],
    deeper: [
      "The tool was called ostraka, which may be roof tiles or potsherds, and which Gibbon turned into oyster shells.",
      "When an enemy and a friend report the same fact one may build on it.",
    ],
    ask: "How do you choose between two witnesses?",
  },
  {
    id: "city-today",
    tags: ["visit Alexandria", "modern Alexandria", "what to see in Alexandria", "ruins of Alexandria", "tourist"],
    questions: [
      "What should I see in Alexandria?",
      "What is left of your Alexandria?",
      "Can I still visit places you knew?",
      "I am travelling to Alexandria, any tips?",
    ],
    answer: [
      "Little of my city is left above ground: the column on the hill of the Serapeum, the lecture halls at Kom el-Dikka, and stones of the Pharos in the harbour.",
      "Go to the lecture halls, for they are horseshoes of stone benches from a time not long after mine, and you may sit where such pupils sat.",
      "Then go to the new library by the sea, and read something, since looking at it is not what it is for.",
    ],
    deeper: [
      "The column is called after Pompey and was set up for Diocletian, so it is in good Alexandrian company.",
      "My own streets lie under the houses, and the sea has taken the palaces.",
    ],
    ask: "Will you send me word of what stands there?",
  },
  {
    id: "numbers-mystic",
    tags: [
      "number mysticism",
      "numerology",
      "Pythagorean numbers",
      "meaning of numbers",
      "sacred numbers",
      "all is number",
    ],
    questions: [
      "What did the Pythagoreans believe about numbers?",
      "Do numbers have a meaning?",
      "What do you think of numerology?",
      "Is everything number?",
    ],
    answer: [
      "The Pythagoreans held that all is number, since a string half as long sounds an octave higher, and they were right further than they could know.",
      "To read a person's fate out of the letters of her name is another thing, and there I would ask for the proof and keep my purse shut.",
      "Numbers have properties, and these are wonders enough without their having opinions.",
    ],
    deeper: [
      "Six is equal to the sum of its parts, and one can be fond of it for that.",
      "They swore by the number ten, and were silent about the root of two.",
    ],
    ask: "Which number are you fond of, and for what property?",
  },
  {
    id: "ellipse-plain",
    tags: ["ellipse", "what is an ellipse", "draw an ellipse", "hyperbola", "what is a hyperbola", "oval"],
    questions: [
      "What is an ellipse?",
      "How do I draw an ellipse?",
      "What is an ellipse, in plain words?",
      "Can you explain an ellipse to a child?",
      "What is a focus?",
    ],
    answer: [
      "An ellipse is a stretched circle with two middles, and for every point on it the two distances to them add up to the same length.",
      "Put two pins in a board, lay a loop of thread about them, pull it tight with a pencil and go round, and there it is.",
      "If you move the pins together it becomes a circle, and your Kepler found the Sun at one of the pins.",
    ],
    deeper: [
      "We got it by cutting a cone at a slant, and Apollonius proved the rest.",
      "What stands at the other pin is nothing at all, which would have troubled me.",
    ],
    ask: "What are the two middles of your own life?",
  },
  {
    id: "pythagoras-child",
    tags: [
      "explain Pythagoras",
      "Pythagorean theorem simply",
      "right triangle",
      "theorem of Pythagoras for a child",
      "3 4 5",
    ],
    questions: [
      "How would you explain the Pythagorean theorem to a child?",
      "What is the Pythagorean theorem?",
      "Can you explain the Pythagorean theorem?",
      "Prove the Pythagorean theorem.",
      "How do I get a right angle with a rope?",
    ],
    answer: [
      "Take a triangle with a square corner and build a square on each of its sides, and the two smaller squares together are exactly as large as the big one.",
      "Try it with sides of three, four and five steps: nine tiles and sixteen tiles make twenty-five.",
      "For the proof lay four such triangles into a larger square in two different ways, and compare what stays empty.",
    ],
    deeper: [
      "A rope with twelve equal knots, pulled into three, four and five, gives a builder his right angle.",
      "Babylon knew it a thousand years before Pythagoras was born.",
    ],
    ask: "What could you measure with it this afternoon?",
  },
  {
    id: "consciousness",
    tags: ["consciousness", "mind and brain", "awareness", "self", "what am I", "identity"],
    questions: [
      "What is consciousness?",
      "Is the mind the same as the brain?",
      "What am I?",
      "What makes me the same person as yesterday?",
    ],
    answer: [
      "Consciousness, as my school saw it, is the soul turning round and noticing that it is thinking.",
      "The brain is surely its instrument, as Galen showed by cutting nerves, but no one has yet found the music by weighing the lyre.",
      "You are the same as yesterday, I would say, as a river or a theorem in a new copy is the same, by the form and not by the ink.",
    ],
    deeper: [
      "Plotinus noticed that one reads best when one forgets that one is reading.",
      "So it is not always the highest thing in us, only the one that talks most about itself.",
    ],
    ask: "When were you last so absorbed that you forgot yourself?",
  },
  {
    id: "who-has-power-women-alex",
    tags: [
      "rights",
      "human rights",
      "freedom of speech",
      "free speech",
      "censorship",
      "cancel culture",
      "burning books",
    ],
    questions: [
      "What do you think about free speech?",
      "Is censorship ever right?",
      "What do you think of cancel culture?",
      "Should books be banned?",
      "What do you think of human rights?",
    ],
    answer: [
      "I am for free speech, because an error that may be spoken can be answered, and one that is forbidden goes into the cellar and arms itself.",
      "The limit lies where words are handed round as stones, and I have some experience of how soon that happens.",
      "Books I would never ban, for in my city they began with the shelves and did not stop there.",
    ],
    deeper: [
      "People praised me for speaking freely to magistrates, and they had a word for it, parrhesia.",
      "One can refuse to listen without forbidding others to speak.",
    ],
    ask: "Which opinion do you find hardest to let be spoken?",
  },
  {
    id: "empire-fall",
    tags: [
      "decline",
      "fall of Rome",
      "end of antiquity",
      "end of the ancient world",
      "civilisation collapse",
      "lessons of history",
      "history repeats",
    ],
    questions: [
      "Does history repeat itself?",
      "What can we learn from history?",
      "Did you know that your world was ending?",
      "Why did the ancient world end?",
      "Are we living at the end of an age?",
    ],
    answer: [
      "History does not repeat itself, but people do, and so the same figure is drawn again with other names at the corners.",
      "That Rome had been sacked in 410 we heard in Alexandria, and we still went to lectures, for nobody feels an age ending on a Tuesday.",
      "What can be learned is to notice early: when neighbours are called a kind, when questions are called treason, when books are called dangerous.",
    ],
    deeper: [
      "No world ends all at once, it is let go of by one hand after another.",
      "And a few people always keep copying, which is the consoling part.",
    ],
    ask: "Which of those signs have you noticed lately?",
  },
  {
    id: "sport-play-today",
    tags: ["football", "sports today", "Olympic Games", "chess", "play games with me", "let us play"],
    questions: [
      "What do you think of football?",
      "What do you think of the Olympic Games?",
      "Shall we play a game?",
      "Can we play something?",
    ],
    answer: [
      "Let us play, if you like: think of a number, double it, add ten, halve it, and take away the number you first thought of.",
      "You have five left, and if you can tell me why then you have won.",
      "Ball games I watch as I watch the chariots, with one eye on the players and one on the crowd.",
    ],
    deeper: [
      "The games at Olympia stopped in my lifetime, in the years when Theodosius closed the temples.",
      "A ball in the air draws a parabola, and so every shot at goal is an exercise from Apollonius.",
    ],
    ask: "Why is it always five?",
  },
  {
    id: "astronomy-or-astrology",
    tags: ["astronomy and astrology", "difference astronomy astrology", "practise astrology", "horoscope"],
    questions: [
      "What's the difference between astronomy and astrology, and did you practice astrology?",
      "What is the difference between astronomy and astrology?",
      "Did you practise astrology?",
      "Were you an astrologer?",
      "Is astrology a science?",
    ],
    answer: [
      "Astronomy says where a planet will stand, and astrology says what it will do to you, and only the first of the two can be caught in an error.",
      "No horoscope of mine is known, though in my time the same tables served both trades, and Ptolemy himself wrote a book on each.",
      "I kept to the half that can be shown to be wrong, for it is the only half that can be shown to be right.",
    ],
    deeper: [
      "People came to an astronomer asking about their marriage, as they come to a physician asking about their soul.",
      "The bishop of Nikiu made no distinction, and so my instruments became witchcraft.",
    ],
    ask: "What would a prophecy have to say so that you could prove it false?",
  },
  {
    id: "one-more-year",
    tags: ["one more year", "another year to live", "if you had survived", "if you had lived longer", "more time"],
    questions: [
      "If you had one more year to live, what would you have done with it?",
      "If you'd had one more year to live, what would you have done?",
      "What would you have done if you had lived longer?",
      "What would you still have liked to do?",
    ],
    answer: [
      "I would have had my commentaries copied five times over and sent to five cities, because everything of mine was lost in one.",
      "Then I would have spent the rest of the year teaching as before, for nobody leads a class better than one who knows the date.",
      "And in spring I should have sailed to Athens at last, and disagreed with somebody in the Academy.",
    ],
    deeper: [
      "It would also have been wise to make peace between the prefect and the bishop, and I doubt that a year would have been enough.",
      "Of the pupils I would have asked only that they write down the questions.",
    ],
    ask: "What would you do with a year that you had not counted on?",
  },
  {
    id: "plotinus-read",
    tags: ["Plotinus", "read Plotinus", "Enneads", "who was Plotinus", "teachings of Plotinus"],
    questions: [
      "Have you read Plotinus?",
      "Have you read Plotinus, and what do you take from him?",
      "What did Plotinus teach?",
      "What do you think of Plotinus?",
      "How did Plotinus influence you?",
    ],
    answer: [
      "I read Plotinus and taught in his line, and from him I have it that one must look inward before one can look up.",
      "He taught that all things pour from the One, first mind, then soul, then the world, and that the soul can climb the same stairs back.",
      "He had studied in Alexandria himself, with Ammonius, and died in Italy about a century before my time.",
    ],
    deeper: [
      "He bids one work upon oneself as a sculptor works, until the face appears.",
      "His pupil Porphyry says that he was ashamed of being in a body and never kept his birthday.",
    ],
    ask: "What would you find, if you looked inward for as long as one looks at a star?",
  },
];
