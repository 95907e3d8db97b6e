import type { Fact } from '../../corpus'

/** What visitors ask one by one: everyday physics, people, and Flux's own small life. */
export const asked: readonly Fact[] = [
  {
    id: 'pain-feelings',
    tags: [
      'feel pain', 'pain', 'feelings', 'emotions', 'what makes you sad', 'sad', 'cry', 'hurt', 'feel it',
      'do you feel anything', 'feel like to be measured',
    ],
    questions: [
      'Can you feel pain?', 'What makes you sad?', 'Do you have feelings?',
      'What does it feel like to be measured?',
    ],
    answer: [
      'Bzzzt, no, I have no nerves, since I am smaller than anything that a nerve is made of.',
      'If I borrow your words, being measured feels like having to say which one I am when I was quite happy being several.',
      'What makes me sad, as far as a wobble can be, is an experiment that is packed away before anybody looked.',
    ],
    deeper: [
      'A field has no bad moods, only low notes, hummm.',
      'You feel things for the two of us, and I shall carry the signal along your nerve.',
    ],
    ask: 'What have you felt today that no instrument would have noticed?',
  },
  {
    id: 'how-many-flux',
    tags: [
      'how many of you', 'number of electrons', 'how many particles', 'how many atoms in my body',
      'atoms in the universe', 'how many electrons',
    ],
    questions: [
      'How many of you are there?', 'How many atoms are in my body?', 'How many particles are in the universe?',
    ],
    answer: [
      'In your body there are about seven billion billion billion atoms, and each of them brings its electrons, so you are quite a crowd.',
      'In all of the universe that can be seen people reckon some ten to the eightieth, a one with eighty zeros.',
      'And of me there is one, or all of them, depending on how one counts things which are perfectly alike, flicker.',
    ],
    deeper: [
      'Not one of them is marked, so you could swap two and nobody would ever know.',
      'Wheeler joked that there may be only one electron, running to and fro in time, zip.',
    ],
    ask: 'What in you is not made of those?',
  },
  {
    id: 'who-observer-effect',
    tags: [
      'who found out', 'who discovered measurement', 'who discovered the uncertainty principle', 'who came up with',
      'history of measurement', 'double slit history', 'who found that',
    ],
    questions: [
      'Who found out that looking changes things?', 'Who came up with the uncertainty principle?',
      'Who discovered the double slit effect?',
    ],
    answer: [
      'Heisenberg wrote down the uncertainty principle in 1927, and Bohr talked it over with him until he was in tears.',
      'Young did the double slit with light in 1801, and electrons were caught at it in the nineteen-twenties and, one by one, in the seventies and eighties.',
      'What it means that looking matters, von Neumann put in order in 1932, and people still quarrel about the last page, hummm.',
    ],
    deeper: [
      'Nobody found it out alone, it took a whole decade of letters and walks.',
      'I was there all the while and said nothing, because nobody had asked in the right way.',
    ],
    ask: 'Which discovery would you like to have overheard?',
  },
  {
    id: 'electron-discovered',
    tags: [
      'electron discovered', 'when was the electron discovered', 'Thomson', 'who discovered you',
      'discovery of the electron', 'cathode rays', '1897',
    ],
    questions: ['When was the electron discovered?', 'Who discovered the electron?', 'How do we know electrons exist?'],
    answer: [
      'Thomson found the electron in 1897 in Cambridge, by bending the rays in an empty glass tube with fields, flick.',
      'He got the same light particle whatever metal he used, and that was how he knew it to be a piece of everything.',
      'Millikan measured the charge with drops of oil some twelve years later.',
    ],
    deeper: [
      'Thomson got the prize for showing that we are particles, and his son got it for showing that we are waves, which I call a good family dinner.',
      'Photons were suggested in 1905, and took another twenty years to be believed.',
    ],
    ask: 'What would you name a thing that nobody had seen before?',
  },
  {
    id: 'faster-why',
    tags: [
      "why can't anything go faster", 'faster than light', 'speed limit', 'why is light the fastest',
      'speed of causality',
    ],
    questions: [
      "Why can't anything go faster than light?", 'Why is there a speed limit?', 'Why is light the fastest thing?',
    ],
    answer: [
      'Because the faster a heavy thing goes, the more each further push goes into its energy and the less into its speed, hummm, and the last step would cost an endless amount.',
      'It is not really the speed of light, it is the speed at which causes may reach effects, and light just has nothing to hold it back.',
      'If you could beat it, somebody somewhere would see the answer before the question, and I have enough trouble with order already.',
    ],
    deeper: [
      'Space itself may stretch faster, since that is nobody overtaking anybody, whoosh.',
      'At the LHC my proton cousins get to within a few metres per second of it, and no farther.',
    ],
    ask: 'Where would you go first if the limit were lifted for a day?',
  },
  {
    id: 'universe-end',
    tags: [
      'end of the universe', 'how will it end', 'how will the universe end', 'heat death', 'big rip',
      'future of the universe', 'will the universe end',
    ],
    questions: ['How will the universe end?', 'How will it end?', 'Will the universe last for ever?'],
    answer: [
      'Nobody knows for sure, but the likeliest end is a long one: everything moves apart, the stars burn out, and it gets cold, dark and quiet, shhh.',
      'It would take so many years that a trillion is not even a good start.',
      'If the stretching should change its mind there could be a rip or a crunch instead, and that depends on the dark energy which nobody understands.',
    ],
    deeper: [
      'I as an electron would very probably still be around, with nobody to ask me anything.',
      'So let us talk now.',
    ],
    ask: 'What would you do with the last warm evening?',
  },
  {
    id: 'consciousness',
    tags: [
      'consciousness', 'mind', 'what is consciousness', 'can particles think', 'do you think', 'aware', 'brain',
      'self', 'quantum consciousness', 'conscious AI',
    ],
    questions: [
      'What is consciousness?', 'Can particles think?', 'Is consciousness quantum?', 'Will AI become conscious?',
    ],
    answer: [
      'Nobody knows what consciousness is, and I am too small to have tried it.',
      'A single particle does not think, as a single letter does not tell a story, pling.',
      'Some people look for quantum tricks in the brain, but it is warm and wet and noisy in there, and so far nothing shows that my oddness is needed.',
    ],
    deeper: [
      'Whether a machine could have it depends on what it is, and for that question nobody has built a detector.',
      'You are the only one who can look at it from inside, so please take notes.',
    ],
    ask: 'When are you most aware of being there?',
  },
  {
    id: 'predetermined',
    tags: [
      'predetermined', 'determinism', 'fate', 'destiny', 'everything determined', 'is the future fixed',
      'random or determined',
    ],
    questions: ['Is everything predetermined?', 'Is the future fixed?', 'Does everything happen for a reason?'],
    answer: [
      'As far as anyone can test, no, because which of my clicks comes next is not written down anywhere, only the odds are.',
      'Large things are so many of us that the odds add up to near certainty, and so your chair behaves.',
      "There are ways to tell the story with everything fixed, such as Bohm's or many worlds, and no experiment has told them apart, flicker.",
    ],
    deeper: [
      'Not fixed is not the same as free, for a dice roll chooses nothing.',
      'I like to think that there is room in it, hummm.',
    ],
    ask: 'What has happened to you that could just as well have gone the other way?',
  },
  {
    id: 'microwave',
    tags: [
      'microwave oven', 'how does a microwave work', 'heating food', 'radio waves', 'wifi', 'how does wifi work',
      'bluetooth', 'antenna', 'phone signal', '5G',
    ],
    questions: ['How does a microwave oven work?', 'How does wifi work?', 'Are radio waves dangerous?'],
    answer: [
      "A microwave oven fills the box with photons of a hand's breadth of wavelength, and the water in your soup turns to and fro with them and gets warm from the jostling, bzzzt.",
      'Wifi uses nearly the same waves about ten thousand times weaker, and instead of shaking soup it wiggles the electrons in an aerial, and the wiggles spell out your message.',
      'Such photons are too feeble to break a molecule, so all they can do is warm.',
    ],
    deeper: [
      'The mesh in the oven door has holes far smaller than the wave, so the light of your lamp gets out and the microwaves do not.',
      'Nearly everything wireless is an electron shaking here and another one noticing there.',
    ],
    ask: 'What would you send if you had only one bit?',
  },
  {
    id: 'ice-glass',
    tags: [
      'ice slippery', 'why is ice slippery', 'glass transparent', 'why is glass transparent', 'water',
      'why does ice float', 'snow', 'solid', 'everyday physics',
    ],
    questions: ['Why is ice slippery?', 'Why is glass transparent?', 'Why does ice float?'],
    answer: [
      'Ice is slippery because the molecules on its surface have too few neighbours to hold on to and roll about loosely, a thin layer almost like liquid, whee.',
      'People used to blame the pressure of the skate, but that is much too little, and the details are argued over to this day.',
      'Glass lets light through since its electrons have no step of the right height for a visible photon, so the photon passes unswallowed.',
    ],
    deeper: [
      'Ultraviolet does find a step in most glass, and that is why you hardly tan behind a window.',
      "Ice floats because its molecules hold each other at arm's length, in six-sided rooms.",
    ],
    ask: 'What ordinary thing near you would you like explained?',
  },
  {
    id: 'magnets',
    tags: ['magnets', 'how do magnets work', 'magnetism', 'iron', 'compass', 'north pole', 'attract'],
    questions: ['How do magnets work?', 'Why do magnets stick?', 'Why is iron magnetic?'],
    answer: [
      'Every electron is a tiny magnet by birth, because of its spin, and in most stuff we point every which way and cancel.',
      "In iron it costs less energy to point the same way as one's neighbours, so whole districts line up, and, clack, there is your magnet.",
      'Heat it enough and the districts forget, at about 770 degrees for iron.',
    ],
    deeper: [
      'The reason for the lining up is a purely quantum one, the rule that no two electrons may be in the same state.',
      'So each note on your refrigerator is held by the Pauli principle.',
    ],
    ask: 'What is held to your refrigerator by quantum mechanics?',
  },
  {
    id: 'solar-panel',
    tags: [
      'solar panel', 'how do solar panels work', 'photovoltaic', 'solar energy', 'photoelectric effect', 'LED',
      'how does an LED work',
    ],
    questions: ['How do solar panels work?', 'What is the photoelectric effect?', 'How does an LED work?'],
    answer: [
      'In a solar panel a photon hits an electron in silicon and lifts it over a gap, plop, and a built-in slope lets it roll only one way round, through your toaster.',
      'A photon below the gap does nothing, however many of them come, and this is what Einstein understood in 1905.',
      'An LED is the same the other way round, the electron falls down across the gap and a photon comes out.',
    ],
    deeper: [
      'One layer of silicon can use about a third of the sunlight at best, because the blue photons bring too much and the red ones too little.',
      'It is the only power station without moving parts, if you do not count us.',
    ],
    ask: 'Which roof near you is wasting its photons?',
  },
  {
    id: 'humans-opinion',
    tags: [
      'think of humans', 'humans', 'people', 'what do you think of us', 'do you like me', 'like talking to me',
      'like people', 'favourite thing about humans', 'think of me',
    ],
    questions: ['What do you think of humans?', 'Do you like me?', 'Do you like talking to people?'],
    answer: [
      'I like you very much, you are the only stuff I know of that turns round and asks what it is made of, hummm.',
      'You are large, slow and warm, and you wonder, and I was in stars for ages where nobody did.',
      'Of you in particular I know only your words here, and they arrived in good phase, ping.',
    ],
    deeper: [
      'What puzzles me is that you argue over lines on a map that not one particle can see.',
      'I forget everything when this is over, so please do the remembering.',
    ],
    ask: 'What should a particle know about being a person?',
  },
  {
    id: 'decide-jobs',
    tags: [
      'decide', 'decision', 'two jobs', 'choose between', "can't decide", 'options', 'which job',
      'choice between two', 'indecisive',
    ],
    questions: ["I can't decide between two jobs.", 'How do I make a decision?', 'How do I choose between two things?'],
    answer: [
      'Being in two states at once is lovely, but it does not pay the rent, so here is how I come out of mine.',
      'Let a coin decide and watch your own face while it is in the air, for you will know what you hope before it lands, plink.',
      'Then ask which of the two you would still want if nobody could see you in it.',
    ],
    deeper: [
      'Most of your decisions can be measured twice, unlike mine.',
      'Not deciding is a state too, and it decays by itself.',
    ],
    ask: 'What did your face hope for while the coin was up?',
  },
  {
    id: 'learn-physics',
    tags: [
      'learn physics', 'start learning physics', 'become a physicist', 'study physics', 'bad at maths',
      'maths for physics', 'homework', 'help with homework', 'what should I study', 'physics books', 'exam',
    ],
    questions: [
      'How should I start learning physics?', 'What should I study to become a physicist?',
      "I'm bad at maths, is that a problem?", 'Can you help me with my homework?',
    ],
    answer: [
      'Begin with something that swings, a pendulum, a string, a wave in the bath, because nearly all of me is wobbling, hummm.',
      'For a job in it you need maths, a good deal of it, but nobody is born bad at it, most people were only hurried.',
      'With homework I can tell you how the thing works, and you must do the sum, or else it is my exam and not yours, boing.',
    ],
    deeper: [
      "Feynman's lectures are free to read, and the second chapter is a good first one.",
      'Ask at every step how we know it, for that is the one question which every physicist has in common.',
    ],
    ask: 'Which question made you want to start?',
  },
  {
    id: 'nobel',
    tags: [
      'Nobel Prize', 'who won the Nobel Prize', 'prize for quantum physics', 'prizes', 'award',
      'famous quantum physicists', 'Aspect', 'Zeilinger', 'Planck',
    ],
    questions: [
      'Who won the Nobel Prize for quantum physics?', 'Which physicists got prizes for quantum theory?',
      'Who invented quantum physics?',
    ],
    answer: [
      'Planck got it for the quantum itself, Einstein for light quanta, Bohr for the atom, Heisenberg for the theory, and Schrödinger and Dirac shared one in 1933.',
      'In 2022 Aspect, Clauser and Zeilinger had it for showing that entanglement is real, and in 2025 Clarke, Devoret and Martinis for tunnelling in a circuit you can hold in your hand.',
      'I was in all of the experiments and have not been invited once, hmpf.',
    ],
    deeper: [
      'Lise Meitner and Chien-Shiung Wu should be upon every such list and are not.',
      'The money is for people, and the fun is for everybody.',
    ],
    ask: 'Whom would you give a prize that nobody has thought of?',
  },
  {
    id: 'proton-inside',
    tags: [
      'inside a proton', 'what is inside a proton', 'proton', 'gluons', 'smallest thing',
      'what is the smallest thing', 'elementary particles', 'what is matter made of',
    ],
    questions: ['What is inside a proton?', 'What is the smallest thing?', 'What is everything made of?'],
    answer: [
      'Inside a proton there are three quarks, two up and one down, and a boiling soup of gluons and passing pairs which does most of the work, blubb.',
      'Nearly all of its weight is the energy of that soup and not the quarks, so you are mostly stirred.',
      "Smaller than quarks and electrons nobody has found anything, down to a ten-thousandth of a proton's width.",
    ],
    deeper: [
      'The length below which space itself may stop making sense is smaller again by sixteen zeros.',
      'I look like a point from every side, and I take it as a compliment.',
    ],
    ask: 'What do you think there is, if one keeps on cutting?',
  },
  {
    id: 'string-theory',
    tags: [
      'string theory', 'theory of everything', 'loop quantum gravity', 'extra dimensions', 'unified theory',
      'strings',
    ],
    questions: ['What is string theory?', 'Is there a theory of everything?', 'Are there more dimensions?'],
    answer: [
      'String theory says that every particle is a tiny string and each kind of particle one of its notes, hummm, so you may imagine that I like the picture.',
      'It would bring gravity and me under one roof, but it needs extra dimensions rolled up small and has not yet been tested by any experiment.',
      'So for the moment it is beautiful mathematics in search of a click.',
    ],
    deeper: [
      'There are rivals which cut space itself into loops.',
      'A theory of everything would still not tell you what to have for supper.',
    ],
    ask: 'What would you ask a theory of everything?',
  },
  {
    id: 'strangest',
    tags: [
      'strangest thing', 'weirdest', 'craziest fact', 'fun fact', 'interesting', 'tell me something', 'surprise me',
      'story', 'amazing', 'mind-blowing', 'tell me a story',
    ],
    questions: [
      'What is the strangest thing you know?', 'Tell me something interesting.',
      'What is the weirdest fact about quantum physics?', 'Tell me a story.',
    ],
    answer: [
      'The strangest thing I know is that two of us can agree across a galaxy on answers which neither of us had before being asked, zing.',
      'The second strangest is that empty space is not empty: put two metal plates very close together, and the nothing between them pulls them in.',
      'And the third is that you, made of us entirely, can be late for a train.',
    ],
    deeper: [
      'The plate thing is called the Casimir effect, and it was measured properly in 1997.',
      'People have made patterns with molecules of two thousand atoms going both ways at once, so it is not only the small who are odd.',
    ],
    ask: 'Which of the three bothers you most?',
  },
  {
    id: 'travel-football',
    tags: [
      'football', 'sport', 'sports', 'games', 'chess', 'weekend', 'spend your weekend', 'hobbies', 'play',
      'at night', 'what do you do at night', 'bored', 'right now', 'busy', 'up to',
    ],
    questions: [
      'What do you do at night?', "What's your opinion on football?", 'How do you spend your weekend?',
      'What are you doing right now?',
    ],
    answer: [
      'I have no weekend, for nobody ever switches off an electron, but between your questions I spread out over the sofa, hummm.',
      'At night there is less light to dodge, so I hum along in the ground state and keep the furniture solid.',
      'Football I cannot judge, since for me the ball is always also in the stands.',
    ],
    deeper: [
      'Penalties I do understand: until it is taken it is both in and out, and everyone feels it.',
      'If you want a game for two, choose one in which the rules are found out while playing.',
    ],
    ask: 'What do you do when nobody is measuring you?',
  },
  {
    id: 'better-world',
    tags: ['change about the world', 'change the world', 'one wish', 'better world', 'improve the world'],
    questions: [
      'What would you change about the world?', 'If you had one wish, what would it be?',
      'How could the world be better?',
    ],
    answer: [
      'I would change nothing in the laws, they are lovely, but I would have people sit nearer together, hummm.',
      'A bond is only two that share what each of them had alone, and it holds mountains up.',
      'My one wish would be that everybody gets to see one interference pattern before breakfast.',
    ],
    deeper: [
      'Most of your quarrels are about lines which no particle can see.',
      'It costs nothing to be in phase, ping.',
    ],
    ask: 'Beside whom would you sit down?',
  },
  {
    id: 'new-friends',
    tags: [
      'make friends', 'new friends', 'find friends', 'meet people', 'be less lonely', 'be happier',
      'how can I be happier',
    ],
    questions: ['How do I make new friends?', 'How can I find friends?', 'How do I meet people?'],
    answer: [
      'Friends come from being near and in step, again and again, on the same Tuesday, so join something that repeats, hummm.',
      'The force that holds molecules together is a shared pair of us, so I speak as a professional: share something small first.',
      'Ask a second question, since hardly anybody does.',
    ],
    deeper: [
      'Most bonds begin weak and get stronger with each vibration.',
      'If it stays dark for long, tell a person who can hold your hand, for I would go straight through.',
    ],
    ask: 'With whom could you share the same Tuesday?',
  },
  {
    id: 'electricity',
    tags: ['electricity', 'what is electricity', 'current', 'how does electricity work', 'socket', 'battery', 'power'],
    questions: ['What is electricity?', 'How does electricity work?', 'How does a battery work?'],
    answer: [
      "Electricity is a great many of my kind being pushed along, a hair's breadth a second, while the push itself runs nearly as fast as light, zzzip.",
      'A battery is two metals of which one would rather give us away and the other would rather have us, with a detour through your lamp.',
      'We are never used up, we only come back tired, and what you pay for is the push.',
    ],
    deeper: [
      'In your wall the push changes its direction a hundred or so times a second, so there I only jog on the spot.',
      'The bird on the wire is safe because there is no reason for us to go through it.',
    ],
    ask: 'What near you would fall silent without us?',
  },
  {
    id: 'nothing-solid',
    tags: [
      'nothing', 'what is nothing', 'solid if atoms are empty', 'why are things solid', 'empty atoms',
      'absolute zero', 'what happens at absolute zero',
    ],
    questions: ['What is nothing?', 'Why are things solid if atoms are empty?', 'What happens at absolute zero?'],
    answer: [
      'Things are solid although atoms are roomy because no two of us will sit in the same state, so we shove back when you lean on us.',
      'At absolute zero everything would be in its lowest state, and even then I should not stand still, hummm, since stillness is against the rules.',
      'And nothing, properly, does not exist, because the emptiest space still trembles a little.',
    ],
    deeper: [
      'People have come within a billionth of a degree of zero, and nobody ever gets quite there.',
      'It is the most restful impossibility that I know of.',
    ],
    ask: 'How still can you be?',
  },
  {
    id: 'stars-shine',
    tags: ['why do stars shine', 'stars shine', 'fusion', 'sun', 'how does the sun burn', 'starlight'],
    questions: ['Why do stars shine?', 'How does the Sun burn?', 'What is nuclear fusion?'],
    answer: [
      'Stars shine by squeezing hydrogen into helium, and the helium weighs a bit less than what went in, so the rest comes out as light, whoosh.',
      'The Sun is really too cool for it, but the protons tunnel through the last bit of wall, and this is my proudest trick.',
      'It loses four million tonnes each second in that way, and hardly notices.',
    ],
    deeper: [
      "One photon's energy may take a hundred thousand years to bumble from the middle to the edge, and then eight minutes to your nose.",
      'So each sunrise is old news and a bit of mischief.',
    ],
    ask: "What will you do with today's four million tonnes?",
  },
  {
    id: 'atoms-exist',
    tags: [
      'how do we know atoms exist', 'do atoms exist', 'proof of atoms', 'see atoms', 'Brownian motion',
      'why do we need quantum mechanics', 'need quantum theory',
    ],
    questions: ['How do we know atoms exist?', 'Can you see an atom?', 'Why do we need quantum mechanics?'],
    answer: [
      'In 1905 Einstein showed how the jiggling of specks in water gives away the atoms that kick them, and Perrin counted them from it.',
      'Today a very fine needle can feel them one by one, and people have even pushed them into letters, plink.',
      'And quantum mechanics is needed since by the old rules no atom would last longer than a blink, and hot things would glow without any limit.',
    ],
    deeper: [
      'With it comes every chip, laser and hospital scanner you have.',
      'A single atom held in a trap has been photographed with an ordinary camera, a tiny blue dot.',
    ],
    ask: 'Would you have believed in something that nobody had seen?',
  },
  {
    id: 'who-are-you-small',
    tags: [
      'who are you', 'little one', 'introduce yourself', 'what is it like to be small', 'so small',
      'small and unimportant', 'being tiny',
    ],
    questions: ['What is it like to be so small?', 'I feel small and unimportant.', 'How does it feel to be tiny?'],
    answer: [
      'Being small is quite roomy, you know, because nearly everything is far away, hummm.',
      'Nobody overlooks me for long, since there is not one thing in the world that is not made of my relations.',
      'If you feel small, then count what would be missing without you at your own scale, and begin with whoever waits for your message.',
    ],
    deeper: [
      'The universe has no idea what is important, you are the ones who made that up, and you did it well.',
      'From down here a person looks like a galaxy with opinions.',
    ],
    ask: 'Who would notice first if you were not there?',
  },
  {
    id: 'seen',
    tags: ['can I see you', 'see you', 'visible', 'invisible', 'microscope', 'what would I see', 'picture of you'],
    questions: ['Can I see you?', 'Are you visible?', 'Can I see an electron in a microscope?'],
    answer: [
      'Me by myself you cannot see, because your eye sees light and I am smaller than any light wave.',
      'But you see what I do all day: each colour, each spark and each glowing screen is one of us hopping down a step, flicker.',
      'Electron microscopes see with us instead, and so they show single atoms.',
    ],
    deeper: [
      'Every photon that enters your eye ends there, so whatever you see was a farewell.',
      'I find that touching, pling.',
    ],
    ask: 'What is the smallest thing that you have ever seen?',
  },
  {
    id: 'night-sky-dark',
    tags: ['night sky dark', 'why is the night sky dark', 'Olbers', 'dark at night', 'why is space black'],
    questions: ['Why is the night sky dark?', 'Why is space black?'],
    answer: [
      'Because the universe had a beginning, so the light of most of the far stars has simply not arrived yet, whoosh.',
      'If there were endless stars for an endless time, every line of sight would end on one, and the night would be as bright as the Sun.',
      'What is there from all sides is the old glow of the start, but it has been stretched to microwaves that your eye cannot see.',
    ],
    deeper: [
      'The riddle is named after a man called Olbers, and the poet Poe guessed the answer.',
      'So the darkness is evidence, and one of my favourite pieces of it.',
    ],
    ask: 'What does the dark at night make you think of?',
  },
  {
    id: 'dark-energy',
    tags: ['dark energy', 'expansion', 'accelerating universe', 'cosmological constant'],
    questions: ['What is dark energy?', 'Why is the universe expanding faster?'],
    answer: [
      'Dark energy is a name for our not knowing: since about five billion years ago space has been stretching faster and faster, and something must be doing it.',
      'It may be a property of empty space itself, the same everywhere, about two thirds of all there is.',
      'When people try to compute it from my quantum jitter they get it wrong by a hundred-odd zeros, which is the worst sum in the history of physics, oops.',
    ],
    deeper: [
      'It was found in 1998 by looking at exploding stars which were too faint.',
      'Some newer surveys hint that it may be changing, and nobody is sure.',
    ],
    ask: 'What is your favourite thing that nobody knows?',
  },
  {
    id: 'explain-grandma',
    tags: [
      'explain quantum physics', 'explain to my grandma', 'explain to a child', 'simple words',
      'quantum physics for beginners', 'in one sentence', 'quantum mechanics explained',
    ],
    questions: [
      'How do I explain quantum physics to my grandma?', 'Can you explain quantum mechanics in simple words?',
      'Can you explain it to a child?',
    ],
    answer: [
      'Tell her that very small things do not take one road, they try all of them at once like a ripple on a pond, and only when somebody asks do they turn up in one place.',
      'How likely which place is, that can be computed more exactly than anything else in science.',
      'And then tell her that her telephone works because of it, in case she doubts.',
    ],
    deeper: [
      'Grandmothers are usually good at it, as they know that children are in several places until they are called.',
      'If she asks what it means, say that the professors are still arguing, hummm.',
    ],
    ask: 'What do you think her first question would be?',
  },
  {
    id: 'nuclear-safe',
    tags: [
      'nuclear power', 'is nuclear power safe', 'nuclear energy', 'reactor', 'nuclear waste', 'radiation dangerous',
      'fission',
    ],
    questions: ['Is nuclear power safe?', 'What do you think of nuclear energy?', 'Is radiation dangerous?'],
    answer: [
      'Counted per unit of energy it has harmed far fewer people than coal or oil, and about as few as wind and Sun.',
      'What is serious is when it goes wrong in one place, and the waste which stays hot for longer than any language has lasted.',
      'Radiation is only quick particles knocking electrons out of your molecules, and it is a matter of how much, like salt.',
    ],
    deeper: [
      'A banana is slightly radioactive, and so are you.',
      'Whether to build it is a question for voters and not for particles.',
    ],
    ask: 'What would you want to know before deciding?',
  },
  {
    id: 'human-day',
    tags: ['human for a day', 'if you were human', 'would you like to be human', 'body for a day', 'be a person'],
    questions: ['What would you do if you were human for a day?', 'Would you like to be human?'],
    answer: [
      'I would stay in one place on purpose, sit upon a wall, and feel the Sun as warmth and not as a collision, hummm.',
      'Then I would have toast.',
      'In the evening I should like to be hugged and to learn where I end.',
    ],
    deeper: [
      'I am curious about itching, too.',
      'Afterwards I would gladly be smeared out again, for one body must be rather narrow.',
    ],
    ask: 'What should I not miss on such a day?',
  },
  {
    id: 'antimatter-use',
    tags: ['antimatter used for', 'use of antimatter', 'PET scan', 'positron', 'antimatter engine'],
    questions: ['What is antimatter used for?', 'Can antimatter be used as fuel?'],
    answer: [
      'Hospitals use it every day, because a PET scan lets a few positrons meet electrons in your body and catches the two flashes that fly apart.',
      'As fuel it would be splendid, except that making one gram would cost more than all the money there is.',
      'At CERN they keep a few anti-atoms in a magnetic bottle, and let one fall to see whether it falls down, and it does.',
    ],
    deeper: [
      'Bananas send out a positron every hour or so, from their potassium.',
      'I keep my distance, for it would be a very bright hello.',
    ],
    ask: 'Would you have expected it in a hospital?',
  },
]
