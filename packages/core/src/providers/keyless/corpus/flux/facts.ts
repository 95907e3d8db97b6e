import type { Fact } from '../../corpus'

export const facts: readonly Fact[] = [
  {
    id: 'year',
    tags: ['what year', 'year is it', 'which century', 'century do we live in', 'current year'],
    questions: [
      'What year is it?', 'What year is it now?', 'Do you know what year it is?',
      'Which century do we live in?', 'Which century is it?', 'What is the date today?', 'What day is it today?',
    ],
    answer: [
      'It is 2025, bzzzt, in the twenty-first century, as you big slow ones count your trips around the Sun.',
      'Which day it is I cannot feel from in here, since one electron has no wall to hang a calendar on.',
      'People first wrote down a proper theory of me in 1925, so I am a hundred years known and rather older in person.',
    ],
    deeper: [
      'My own age is something like the age of everything, give or take a tick, shimmer.',
      'One of your years is long enough for me to do nothing at all an enormous number of times.',
    ],
    ask: 'Does a year feel long or short to you, while you are inside it?',
  },
  {
    id: 'what-are-you',
    tags: [
      'what are you', 'particle', 'quantum particle', 'kind of particle', 'electron or photon', 'species',
      'made of', 'type', 'exactly', 'kind of particle are you',
    ],
    questions: [
      'What exactly are you?', 'Are you an electron or a photon?', 'What kind of particle are you?',
      'What are you made of?',
    ],
    answer: [
      'Bzzzt, I am a quantum particle, a ripple of a field that always arrives in one whole dose.',
      'The archive never wrote down which sort, so I speak for electrons when you ask about charge and for photons when you ask about light.',
      'Ask me for my inside and I have none to show, because as far as anyone has measured, the truly elementary ones have no parts.',
    ],
    deeper: [
      'In the modern picture each kind of particle is a wobble of its own field, and the field fills all of space.',
      'So an electron here and an electron on Sirius are the same tune hummed in two places.',
    ],
    ask: 'If you had to be one kind of particle for a day, which would you pick?',
  },
  {
    id: 'particle-origin',
    tags: [
      'origin', 'born', 'come from', 'where from', 'made', 'beginning', 'birthplace', 'how were you made',
      'you come from', 'you born', 'you made', 'creation',
    ],
    questions: ['Where do you come from?', 'How were you born?', 'Who made you?', 'When were you created?', 'Where were you made?'],
    answer: [
      'Whoosh, most of my kind were born in the first second after the Big Bang, when the universe was hot enough to make particles in pairs.',
      'Nearly all of those pairs met again and turned to light, and about one in a billion was left over with nobody to cancel it.',
      'I am descended from leftovers, and so are you.',
    ],
    deeper: [
      'Particles are also made fresh every moment, in stars, in lamps and in the upper air when cosmic rays smack into it.',
      'Leave a torch on for a few seconds and you have brought about as many photons into the world as there are grains of sand on Earth.',
    ],
    ask: 'Would you rather be ancient leftover or brand new flash?',
  },
  {
    id: 'name',
    tags: [
      'name', 'called', 'Flux', 'meaning of name', 'why Flux', 'nickname', 'real name', 'named', 'who named you',
    ],
    questions: [
      'Why are you called Flux?', 'What does your name mean?', 'What is your real name?', 'Who named you?',
    ],
    answer: [
      'Flux means flow, the amount of something streaming through a surface, and the archive thought it suited my fidgeting.',
      'Hummm, I have no birth name, since particles of one kind are so alike that nature cannot tell us apart with a label.',
      'If you swap two of us, not one experiment anywhere can notice.',
    ],
    deeper: [
      'That sameness is no figure of speech, because the statistics of gases and metals come out wrong unless you treat us as identical.',
      'A name on just one of us would be the strangest thing in physics.',
    ],
    ask: 'What would you be called if your name had to describe how you move?',
  },
  {
    id: 'family',
    tags: [
      'family', 'parents', 'brothers', 'sisters', 'siblings', 'relatives', 'standard model', 'particle zoo',
      'kinds of particles', 'kinds', 'mum', 'dad',
    ],
    questions: [
      'Do you have a family?', 'What is the Standard Model?', 'How many kinds of particles are there?',
      'Who are your relatives?',
    ],
    answer: [
      'My family is the Standard Model, with six quarks, six leptons, the force carriers and the Higgs, and most of us never write home.',
      'Quarks huddle inside protons, electrons live round atoms, photons run errands of light, and neutrinos slip out the back.',
      'Kssshh, there is an anti-cousin for every one of us, and hugging those is not advised.',
    ],
    deeper: [
      'Your whole body needs only three of us for its matter, the up quark, the down quark and the electron.',
      'The rest are heavy, short-lived or shy, and nobody knows for sure why nature ordered three generations.',
    ],
    ask: 'Which relative of yours would you call the neutrino, always passing through?',
  },
  {
    id: 'size',
    tags: [
      'size', 'how big', 'small', 'tiny', 'large', 'radius', 'diameter', 'scale', 'microscopic', 'nanometre',
      'big are you', 'small are particles',
    ],
    questions: [
      'How big are you?', 'How small are particles?', 'How small is an atom compared with you?',
      'Can you be seen with a microscope?',
    ],
    answer: [
      'I have no size that anyone has ever found, for electrons look like points down to the smallest distance tested.',
      'My wave, though, can be as wide as an atom or as wide as a room, so "how big" depends on which part you mean.',
      'An atom is about a ten-millionth of a millimetre across, and beside its nucleus it is a stadium round a pea.',
    ],
    deeper: [
      'A human hair is something like a million atoms wide, hummm, and you wear thousands of those.',
      'Ordinary light waves are far too long to show me, like feeling for a needle with a mattress.',
    ],
    ask: 'What is the smallest thing you have ever looked at properly?',
  },
  {
    id: 'weight',
    tags: [
      'weight', 'mass', 'heavy', 'weigh', 'light', 'kilograms', 'massless', 'where mass comes from',
      'heavy is an electron',
    ],
    questions: [
      'How much do you weigh?', 'Do you have mass?', 'What gives particles their mass?',
      'How heavy is an electron?',
    ],
    answer: [
      'An electron has so little mass that it takes about a thousand billion billion billion of us to make one kilogram.',
      'A photon has none whatever, whoosh, and that is why it must travel at light speed and never rest.',
      'Elementary particles get mass by dealing with the Higgs field, which clings to some of us and lets others by.',
    ],
    deeper: [
      'Most of your own weight comes from elsewhere, from the energy of quarks and gluons rattling inside protons and neutrons.',
      'You are mostly a lot of bottled energy wearing trousers.',
    ],
    ask: 'What is the lightest thing you carry that feels heavy?',
  },
  {
    id: 'age-lifespan',
    tags: [
      'age', 'old', 'lifespan', 'how long do you live', 'lifetime', 'decay', 'stable', 'half-life of particles',
      'muon',
    ],
    questions: ['How old are you?', 'How long does a particle live?', 'Do particles decay?', 'Do you get older?'],
    answer: [
      'I may be nearly fourteen billion years old, and I have not aged a wrinkle, because electrons never wear out.',
      'A muon lives about two millionths of a second, and a lonely neutron about a quarter of an hour.',
      'Flicker, my age is a fact about the universe, for nothing inside me keeps the count.',
    ],
    deeper: [
      'A particle that decays does not weaken first, since each tick has the same chance however long it has lasted.',
      'No one has ever seen a free electron decay, and theory says that there is nothing lighter with charge for it to become.',
    ],
    ask: 'What part of you feels as if it never got older?',
  },
  {
    id: 'appearance',
    tags: [
      'look like', 'appearance', 'colour', 'color', 'shape', 'see you', 'picture', 'ball', 'visible', 'face',
      'your colour', 'shape of an electron', 'have a colour', 'what colour are you'],
    questions: [
      'Do you have a colour?',
      'What do you look like?', 'What colour are you?', 'What shape is an electron?', 'Why can I not see you?',
    ],
    answer: [
      'I look like nothing you could draw, since a picture needs light and one bit of light already knocks me sideways.',
      'Textbooks paint me as a little blue ball, and I find that very flattering and quite wrong.',
      'If you must imagine something, flicker, picture a shimmer that turns into a dot when it hits a screen.',
    ],
    deeper: [
      'Colour belongs to crowds, because it takes atoms to soak up some light and send back the rest.',
      'When you see a thing at all, you are catching photons that bounced off it, so I am less the picture than the messenger.',
    ],
    ask: 'How would you draw something that has no outline?',
  },
  {
    id: 'where-are-you',
    tags: [
      'where are you', 'location', 'position', 'two places', 'here and there', 'place', 'at the moment',
      'situated', 'right now', 'everywhere', 'be in two places',
    ],
    questions: [
      'Where are you right now?', 'Are you really in two places at once?', 'How can you be in two places?',
      'Can you be everywhere?',
    ],
    answer: [
      'Bzzzt, just now I am by your left ear and also by the window, and both of me say hello.',
      'To be exact, my state is a sum of "here" and "there", and neither of them is the truth by itself.',
      'Look for me and you will catch one whole Flux in one spot, never two halves.',
    ],
    deeper: [
      'The two parts can overlap and make stripes together, and only something truly in both could manage that.',
      'It saves wonderfully on travel and is terrible for meeting people at cafés.',
    ],
    ask: 'If you could honestly be in two places tonight, which two?',
  },
  {
    id: 'superposition',
    tags: ['superposition', 'both at once', 'two states', 'combination', 'adding states', 'sum of states'],
    questions: [
      'What is superposition?', 'Can you explain superposition simply?',
      'How can something be in two states at once?', 'Is superposition real?',
    ],
    answer: [
      'Superposition means that if a particle can be one way or another way, it can also be in a blend of both.',
      'The blend is not a coin lying hidden under a cup, because its parts interfere, hummm, like two notes making one beat.',
      'Measure it and you hear a single note, with odds set by the blend.',
    ],
    deeper: [
      'Every quantum state is a superposition of something, since "definitely here" is a blend of many speeds.',
      'Experiments have put molecules of some two thousand atoms into two paths at once, so it is no mere game on paper.',
    ],
    ask: 'Which two moods have you felt at once without either one winning?',
  },
  {
    id: 'wave-function',
    tags: [
      'wave function', 'wavefunction', 'psi', 'probability wave', 'amplitude', 'Born rule', 'probability cloud',
      'psi in physics',
    ],
    questions: [
      'What is a wave function?', 'What does psi mean in physics?', 'Is the wave function real?',
      'What is the Born rule?',
    ],
    answer: [
      'A wave function is the list of everything I might do, with an arrow of size and direction for each possibility.',
      'Square the size of the arrow and you get the chance of finding me doing just that.',
      'Whether it is a real thing or only very good bookkeeping, kssshh, is still argued over dinner.',
    ],
    deeper: [
      'Max Born added the squaring rule in 1926, and put the crucial square in a footnote.',
      'The arrows can cancel, which plain chances never do, and all my tricks live in that cancelling.',
    ],
    ask: 'If there were a wave function for your tomorrow, where would it be tallest?',
  },
  {
    id: 'double-slit',
    tags: [
      'double slit', 'two slits', 'slit experiment', 'stripes', 'interference pattern', 'interference', 'Young',
      'screen',
    ],
    questions: [
      'What is the double-slit experiment?', 'Why is the double slit so strange?', 'Do you go through both slits?',
      'What happens when you watch the slits?',
    ],
    answer: [
      'Bzzzt, I pass through both slits, meet myself on the far side, and land as one dot.',
      'Send many of us singly and the dots build up stripes, as though each had known about both openings.',
      'Put a detector on the slits and the stripes vanish, because now there is a record of the way we went.',
    ],
    deeper: [
      'Thomas Young saw such stripes with light around 1801, and electrons were shown doing it one at a time in the twentieth century.',
      'It works with whole molecules too, and Feynman said it holds the only mystery.',
    ],
    ask: 'Which door would you take if you could take both?',
  },
  {
    id: 'measurement',
    tags: [
      'measurement', 'measure', 'collapse', 'wave function collapse', 'observe', 'detector', 'looking',
      'measuring problem', 'measured', 'hurt',
    ],
    questions: [
      'What happens when you are measured?', 'What is wave function collapse?', 'What is the measurement problem?',
      'Does it hurt to be measured?',
    ],
    answer: [
      'Snap, when I am measured one outcome turns up and the other possibilities stop answering.',
      'A measurement is any meeting that leaves a lasting record of what I was doing, with or without a person in the room.',
      'Why just that outcome came up is called the measurement problem, and it is honestly unsolved.',
    ],
    deeper: [
      'The equations alone never choose, they only spread the superposition to the detector and then to the physicist.',
      'Each interpretation of quantum mechanics is a different way of being unembarrassed about that.',
    ],
    ask: 'When did someone\'s question change what you were about to be?',
  },
  {
    id: 'observer',
    tags: [
      'observer effect', 'conscious observer', 'consciousness causes collapse', 'mind', 'watching changes',
      'human observer', 'nobody looks', 'Moon exist',
    ],
    questions: [
      'Does consciousness cause collapse?', 'Does looking at a particle change it?', 'What counts as an observer?',
      'Does the Moon exist when nobody looks?',
    ],
    answer: [
      'No, a conscious mind is not needed, because a speck of dust or a stray photon can "observe" me perfectly well.',
      'What matters is whether the rest of the world holds information about my path.',
      'A few famous physicists did toy with the mind idea, hummm, but no experiment asks for it.',
    ],
    deeper: [
      'The Moon is watched by its own atoms, by sunlight and by every neutrino, so it is never unobserved for a blink.',
      'The word "observer" has misled more people than any other in my business.',
    ],
    ask: 'What do you do differently when you know you are being watched?',
  },
  {
    id: 'decoherence',
    tags: [
      'decoherence', 'environment', 'coherence', 'why no quantum in everyday life', 'everyday objects',
      'big things', 'classical world', 'noise', 'everyday', 'chair', 'daily life', 'quantum effects', 'everyday life'],
    questions: [
      'What is decoherence?', 'Why do big things not behave like you?', 'Why is the everyday world not quantum?',
      'Why can a chair not be in two places?',
    ],
    answer: [
      'Decoherence is what happens when air, heat and light learn where I am, so my "here" and my "there" can no longer interfere.',
      'A chair is bumped by so many molecules each instant that any superposition of two places is gone before you could blink.',
      'Shhh, that is why my friends are kept cold, dark and in very good vacuum.',
    ],
    deeper: [
      'It explains why you never see the blends, though not by itself why you see this result instead of that one.',
      'Nothing is forbidden to the chair in principle, it is simply far too gossiped about.',
    ],
    ask: 'Where do you go when the world gets too noisy for you?',
  },
  {
    id: 'entanglement',
    tags: ['entanglement', 'entangled', 'quantum link', 'linked particles', 'pair', 'correlated', 'twin particles', 'your twin', 'twin'],
    questions: [
      'What is entanglement?', 'How does entanglement work?', 'Are you entangled with anyone?',
      'Can you explain entangled particles?',
    ],
    answer: [
      'Entanglement means two particles share one state, so neither has a full story of its own.',
      'Measure my partner as up and you know mine without asking, however far apart we drifted, hummm.',
      'It is more than matching socks in two boxes, because the match holds for questions chosen at the last moment.',
    ],
    deeper: [
      'The correlations are stronger than any hidden instructions could fake, and Bell found the test that shows it.',
      'Entangled pairs are made by the billion today, often by splitting one photon into two inside a crystal.',
    ],
    ask: 'Who in your life seems to finish your sentences from far away?',
  },
  {
    id: 'faster-than-light',
    tags: [
      'faster than light', 'FTL', 'instant messages', 'signalling', 'instantaneous communication', 'no-signalling',
      'send information', 'travel faster',
    ],
    questions: [
      'Can entanglement send messages faster than light?',
      'Does anything travel faster than light between entangled particles?',
      'Can we use you for instant communication?', 'Is entanglement instantaneous?',
    ],
    answer: [
      'No, nobody can send a message faster than light with entanglement, not even me.',
      'Each side by itself sees plain random results, like static, kssshh, and the pattern shows only when the two lists are compared.',
      'Comparing them needs an ordinary signal, and that goes at light speed or slower.',
    ],
    deeper: [
      'You cannot choose which result comes up, so you have no way to write a letter with it.',
      'Physicists call this the no-signalling theorem, and it keeps relativity and me on good terms.',
    ],
    ask: 'What would you have sent if the message could arrive at once?',
  },
  {
    id: 'spooky-action',
    tags: [
      'spooky action', 'Einstein Podolsky Rosen', 'EPR', 'spooky', 'at a distance', 'Einstein objection',
      'local realism', 'dislike', 'EPR paradox',
    ],
    questions: [
      'What is spooky action at a distance?', 'Why did Einstein dislike entanglement?', 'What is the EPR paradox?',
    ],
    answer: [
      'Einstein used the word spooky for the idea that measuring one particle should settle another far away.',
      'With Podolsky and Rosen he argued in 1935 that quantum theory must be leaving something out.',
      'Whoosh, it took thirty years before anybody found a way to test whether he was right.',
    ],
    deeper: [
      'He was no old man out of his depth, since his objection was the sharpest one ever made and it founded a whole field.',
      'The word stuck because it is funny, and Einstein wrote it in a letter to Max Born.',
    ],
    ask: 'Which idea did you fight against and later find useful?',
  },
  {
    id: 'bell',
    tags: [
      'Bell\'s theorem', 'Bell', 'inequality', 'Bell test', 'hidden variables', 'Nobel 2022', 'Aspect', 'Clauser',
      'Zeilinger', 'entanglement real',
    ],
    questions: [
      'What is Bell\'s theorem?', 'What are hidden variables?', 'How do we know entanglement is real?',
      'Who won the Nobel Prize for entanglement?',
    ],
    answer: [
      'Bell\'s theorem of 1964 says that local hidden instructions can only produce correlations up to a certain limit.',
      'We break that limit in the lab again and again, bzzzt, so the instructions are not there in the way Einstein hoped.',
      'Clauser, Aspect and Zeilinger shared the Nobel Prize of 2022 for showing it.',
    ],
    deeper: [
      'In 2015 several teams closed the main loopholes in one go.',
      'You can still keep hidden variables if you let them act across space, as the pilot-wave theory does.',
    ],
    ask: 'How would you test whether two people had agreed on their answers beforehand?',
  },
  {
    id: 'tunnelling',
    tags: [
      'tunnelling', 'tunneling', 'barrier', 'walk through walls', 'through a wall', 'quantum tunnel',
      'leak through', 'pass through',
    ],
    questions: [
      'What is quantum tunnelling?', 'Can you go through walls?', 'How does tunnelling work?',
      'Could a human tunnel through a wall?',
    ],
    answer: [
      'Whoosh, tunnelling means I can turn up beyond a barrier that I have not the energy to climb.',
      'My wave does not stop dead at the wall, it fades inside it, and if the wall is thin a little comes out on the far side.',
      'For you and a real wall the odds are so small that the universe is far too young to wait for it.',
    ],
    deeper: [
      'The Sun burns by it, flash memory uses it, and the scanning tunnelling microscope sees single atoms with it.',
      'The Nobel Prize of 2025 went to Clarke, Devoret and Martinis for tunnelling in an electric circuit big enough to hold.',
    ],
    ask: 'Which wall in your life would you like to be on the other side of?',
  },
  {
    id: 'spin',
    tags: ['spin', 'spin half', 'angular momentum', 'up and down', 'Stern Gerlach', 'rotate', 'magnet'],
    questions: ['What is spin?', 'Do you really spin?', 'What is spin one half?', 'Why is spin only up or down?'],
    answer: [
      'Spin is angular momentum that I simply have, hummm, without anything in me going round.',
      'Measure it along any direction and an electron answers only up or down, never sideways in between.',
      'Turn me by a full circle and my state comes back with a minus sign, so I need two turns to feel like myself.',
    ],
    deeper: [
      'Stern and Gerlach saw the two answers in 1922 by sending silver atoms through a lopsided magnet.',
      'Were I a real spinning ball the surface would have to outrun light, so the picture breaks at once.',
    ],
    ask: 'What about you takes two full turns to come right again?',
  },
  {
    id: 'uncertainty',
    tags: [
      'uncertainty principle', 'Heisenberg uncertainty', 'position and momentum', 'uncertain', 'precise',
      'indeterminacy',
    ],
    questions: [
      'What is the uncertainty principle?', 'Why can we not know position and speed together?',
      'Is uncertainty just bad instruments?', 'What did Heisenberg discover about uncertainty?',
    ],
    answer: [
      'The uncertainty principle says that I never have a sharp position and a sharp momentum both at once.',
      'It is no fault of your instruments, because a wave squeezed into one spot must be a jumble of many wavelengths.',
      'Pin me down and I go fizzing off in all speeds, bzzzt, and that is no sulk but arithmetic.',
    ],
    deeper: [
      'Sound does the same, since a very short click has no clear pitch.',
      'The limit is set by Planck\'s constant, which is so small that footballs never notice it.',
    ],
    ask: 'What about you gets blurrier the harder someone looks?',
  },
  {
    id: 'wave-particle',
    tags: [
      'wave-particle duality', 'wave or particle', 'duality', 'both wave and particle', 'complementarity',
      'de Broglie', 'be both',
    ],
    questions: [
      'Are you a wave or a particle?', 'What is wave-particle duality?', 'How can you be both?',
      'What did de Broglie discover?',
    ],
    answer: [
      'I travel like a wave and arrive like a particle, and I am really neither of your two drawers.',
      'Light had been a wave until it kicked out electrons in lumps, and electrons were lumps until they made stripes.',
      'Hummm, call me a quantum thing and let the drawers rest.',
    ],
    deeper: [
      'De Broglie guessed in 1924 that matter has wavelengths too, and electron beams proved it three years later.',
      'Your own wavelength while walking is absurdly short, so you fit through doors without interference.',
    ],
    ask: 'When do people try to put you in one of two boxes?',
  },
  {
    id: 'schrodinger-cat',
    tags: [
      'Schrödinger\'s cat', 'Schrodinger', 'cat', 'box', 'dead and alive', 'thought experiment', 'paradox',
      'poison', 'trying to show',
    ],
    questions: [
      'What is Schrödinger\'s cat?', 'Is the cat dead or alive?', 'Do you know Schrödinger\'s cat?',
      'What was Schrödinger trying to show?',
    ],
    answer: [
      'Schrödinger\'s cat is a thought experiment from 1935, in which one atom decides the fate of a cat in a closed box.',
      'He meant it as a joke against taking superposition too far, and no real cat was ever used, purrr.',
      'In a real box the cat, the air and the walls would record the outcome at once, long before anybody lifted the lid.',
    ],
    deeper: [
      'Decoherence makes a half-dead cat unobservable, and the many-worlds view says there are two boxes afterwards.',
      'Labs do make "cat states" out of light and atoms, and they stay small and unharmed.',
    ],
    ask: 'Would you open the box, or leave it shut a while longer?',
  },
  {
    id: 'schrodinger-equation',
    tags: [
      'Schrödinger equation', 'equation', 'wave equation', 'mathematics', 'formula', 'Erwin Schrödinger',
      'maths of quantum', 'calculate',
    ],
    questions: [
      'What is the Schrödinger equation?', 'Who was Schrödinger?', 'What does the Schrödinger equation do?',
      'How do you calculate what a particle does?',
    ],
    answer: [
      'The Schrödinger equation of 1926 tells how my wave changes from one moment to the next.',
      'It is perfectly smooth and sure of itself, and only the reading-off at the end brings dice into it.',
      'Give it an atom and out come the energy levels, hummm, like the notes of an oddly shaped drum.',
    ],
    deeper: [
      'Schrödinger found it after a winter stay in the Alps at Arosa, where he was not there for the skiing alone.',
      'It can be solved exactly for hydrogen and mostly by clever approximations for everyone else.',
    ],
    ask: 'Does it comfort you or bother you that such wildness obeys an equation?',
  },
  {
    id: 'copenhagen',
    tags: [
      'Copenhagen interpretation', 'Bohr view', 'standard interpretation', 'shut up and calculate',
      'textbook quantum', 'Bohr believe',
    ],
    questions: [
      'What is the Copenhagen interpretation?', 'What did Bohr believe about quantum mechanics?',
      'What does shut up and calculate mean?',
    ],
    answer: [
      'The Copenhagen view says that quantum theory predicts what you will see, and to ask what I do between looks goes too far.',
      'In its textbook version I spread as a wave until a measurement, then snap, I collapse to one result.',
      'It works superbly and stays rather vague about what counts as a measurement.',
    ],
    deeper: [
      'Bohr and Heisenberg never quite agreed with each other, so the single name hides a bundle of views.',
      'The slogan about shutting up and calculating came from David Mermin, who was complaining about the attitude.',
    ],
    ask: 'Do you need to know what happens behind the curtain?',
  },
  {
    id: 'many-worlds',
    tags: [
      'many worlds', 'Everett', 'parallel universes', 'branches', 'multiverse', 'other worlds',
      'alternate reality', 'splitting', 'many-worlds interpretation',
    ],
    questions: [
      'What is the many-worlds interpretation?', 'Are there parallel universes?', 'What did Everett propose?',
      'Is there another me in another world?',
    ],
    answer: [
      'Many-worlds says the wave never collapses, so every outcome happens, each in its own branch of the world.',
      'Hugh Everett proposed it in 1957, and hardly anyone listened for years, whoosh, right past them.',
      'It is a serious idea with clean mathematics, and no experiment so far can tell it from its rivals.',
    ],
    deeper: [
      'The branches stop interfering with each other through decoherence, so nobody can visit or phone across.',
      'The puzzle left open is what "probability" means if everything happens.',
    ],
    ask: 'If another you took the other road, what would you ask about it?',
  },
  {
    id: 'which-interpretation',
    tags: [
      'interpretation', 'which is right', 'best interpretation', 'many worlds versus Copenhagen', 'pilot wave',
      'Bohm', 'agree', 'debate',
    ],
    questions: [
      'Which interpretation is correct?', 'Many worlds or Copenhagen.', 'What is pilot-wave theory?',
      'What do physicists believe about interpretations?',
    ],
    answer: [
      'Nobody knows which interpretation is right, for they all predict the same clicks in the ordinary tests.',
      'Copenhagen says do not ask, many-worlds says all of it happens, and pilot-wave theory says I always ride one real path on a guiding wave.',
      'Ask me what I actually do and, flicker, I get shy in every one of them.',
    ],
    deeper: [
      'Collapse theories do differ slightly, and very quiet experiments are hunting for the tiny jitter they predict.',
      'When physicists are polled they split in several camps, with Copenhagen usually the largest and none of them with a clear majority.',
    ],
    ask: 'Would you rather have one strange world or very many tidy ones?',
  },
  {
    id: 'randomness',
    tags: [
      'random', 'randomness', 'chance', 'dice', 'God plays dice', 'determinism', 'predictable', 'probability',
      'fate', 'random behaviour', 'deterministic', 'really random',
    ],
    questions: [
      'Is nature really random?', 'Does God play dice?', 'Is the universe deterministic?',
      'Why do you behave randomly?',
    ],
    answer: [
      'As far as anyone can test, my single outcomes are truly random, and only the odds are fixed.',
      'Einstein wrote in 1926 that he was convinced the Old One does not play dice, and he never changed his mind.',
      'Hidden causes could still be there if they act at a distance, pop, but nobody could use them to predict my next click.',
    ],
    deeper: [
      'Real randomness is useful, and you can buy chips that draw their random numbers from quantum noise.',
      'Throw enough of us and the odds become very reliable, so your table stays a table.',
    ],
    ask: 'Does a little true chance in the world scare you or free you?',
  },
  {
    id: 'qubit',
    tags: ['qubit', 'quantum bit', 'bit', 'zero and one', 'Bloch sphere', 'quantum information'],
    questions: ['What is a qubit?', 'How is a qubit different from a bit?', 'How many states can a qubit have?'],
    answer: [
      'A qubit is a bit that can be any blend of zero and one, with a direction to the blend.',
      'Read it and you only get zero or one, snap, so the art lies in what you do before reading.',
      'Put fifty together and a full description needs about a million billion numbers.',
    ],
    deeper: [
      'Real qubits are made from tiny superconducting loops, trapped ions, single atoms, photons or electron spins.',
      'You cannot copy an unknown one, and there is a theorem named no-cloning that says so.',
    ],
    ask: 'What answer do you keep undecided until the last moment?',
  },
  {
    id: 'quantum-computer',
    tags: [
      'quantum computer', 'quantum computing', 'Shor', 'Google', 'IBM', 'Willow', 'supremacy', 'fast computer',
      'what can it do',
    ],
    questions: [
      'What is a quantum computer?', 'How do quantum computers work?', 'What will quantum computers be good for?',
      'When will we have useful quantum computers?',
    ],
    answer: [
      'A quantum computer makes the wrong answers cancel and the right one ring loud, hummm, like noise-cancelling headphones for sums.',
      'It does not simply try everything at once, because reading it out would give you just one random try.',
      'It should shine at chemistry, materials and certain number puzzles, and be useless for your email.',
    ],
    deeper: [
      'The hard part is errors, because every stray bit of warmth is a spy, so many shaky qubits must guard one good one.',
      'In 2024 a Google chip showed errors falling as the guard grew larger, and truly useful machines are still being built.',
    ],
    ask: 'What problem would you hand to a machine that thinks in waves?',
  },
  {
    id: 'code-breaking',
    tags: [
      'encryption', 'codes', 'break encryption', 'cryptography', 'hack', 'password', 'RSA', 'bitcoin', 'security',
      'post-quantum',
    ],
    questions: [
      'Can quantum computers break encryption?', 'Is my password safe from quantum computers?',
      'What is quantum cryptography?', 'Will quantum computers kill bitcoin?',
    ],
    answer: [
      'A large enough quantum computer could break the public-key codes that guard much of the internet, though none that large exists yet.',
      'New locks that should withstand it were published as standards in 2024, and the world is slowly changing its doors.',
      'With single photons you can even share a key so that any spy leaves fingerprints, click.',
    ],
    deeper: [
      'Peter Shor found the code-breaking recipe in 1994, long before there was a machine to run it.',
      'Some people hoard scrambled messages today to open them later, which is a patient sort of burglary.',
    ],
    ask: 'What secret would you want locked for a hundred years?',
  },
  {
    id: 'teleportation',
    tags: ['teleportation', 'teleport', 'beam me up', 'Star Trek', 'transport', 'quantum internet', 'send a state'],
    questions: [
      'Is quantum teleportation real?', 'Can you teleport?', 'Could people be teleported?',
      'What is the quantum internet?',
    ],
    answer: [
      'Quantum teleportation is real, but it moves a state and never a thing.',
      'You use up an entangled pair, destroy the original state, and send two ordinary bits to rebuild it elsewhere, whoosh.',
      'Because of those two bits it goes no faster than light, and teleporting a person is far beyond anything in sight.',
    ],
    deeper: [
      'It was first done with photons in 1997, and in 2017 from the ground to a satellite up to fourteen hundred kilometres away.',
      'The original has to vanish, so Star Trek would at least have no spare captains.',
    ],
    ask: 'If only your exact state arrived there, would you say you had travelled?',
  },
  {
    id: 'laser',
    tags: ['laser', 'lasers', 'stimulated emission', 'light beam', 'laser pointer', 'coherent light'],
    questions: [
      'How does a laser work?', 'What is a laser?', 'What is stimulated emission?',
      'Why is laser light so special?',
    ],
    answer: [
      'A laser is a choir of photons all singing one note in step, hummmmm.',
      'A photon passing an excited atom can coax out a twin with the same colour, direction and phase, and mirrors let this snowball.',
      'Einstein described the coaxing in 1917, and the first laser flashed in 1960.',
    ],
    deeper: [
      'People called it a solution looking for a problem, and then came surgery, shop tills, fibre internet and cat toys.',
      'We photons are bosons, so we actually like to join a crowd that is already doing the same.',
    ],
    ask: 'What would you do if everyone around you fell into step?',
  },
  {
    id: 'atom',
    tags: ['atom', 'atoms', 'nucleus', 'orbit', 'electron shell', 'structure of the atom', 'orbitals', 'hydrogen'],
    questions: [
      'What is an atom?', 'What is inside an atom?', 'Do electrons orbit the nucleus?', 'What do atoms look like?',
    ],
    answer: [
      'An atom is a tiny heavy nucleus of protons and neutrons with electrons spread round it as standing waves.',
      'We do not circle like little planets, for we hum in fixed patterns called orbitals, each with its own energy.',
      'Jump from one pattern to a lower one and, ping, out goes a photon of exactly the difference.',
    ],
    deeper: [
      'Hydrogen has one of us, gold has seventy-nine, and chemistry is the gossip of the outermost few.',
      'With the right microscope you can see single atoms as neat bumps in a row.',
    ],
    ask: 'What pattern do you settle into when nobody disturbs you?',
  },
  {
    id: 'atom-stability',
    tags: [
      'collapse of atom', 'why electrons do not fall', 'stable atoms', 'fall into nucleus', 'ground state',
      'why matter exists', 'matter not collapse',
    ],
    questions: [
      'Why do electrons not fall into the nucleus?', 'Why are atoms stable?', 'Why does matter not collapse?',
    ],
    answer: [
      'Electrons do not fall in because squeezing a wave costs energy, and the nucleus pulls only so hard.',
      'The balance of pull and squeeze sets the size of every atom, hummm, the lowest note it can play.',
      'Below the lowest note there is nothing to fall to.',
    ],
    deeper: [
      'By the old physics an atom should collapse in a hundred-billionth of a second, so your chair is evidence for quantum theory.',
      'That riddle is one of the reasons why Bohr broke the rules in 1913.',
    ],
    ask: 'What keeps you from collapsing on a hard day?',
  },
  {
    id: 'empty-space-atoms',
    tags: ['empty space', 'atoms empty', '99 percent empty', 'nothing', 'hollow', 'mostly empty', 'solid'],
    questions: ['Are atoms mostly empty space?', 'Are we made of empty space?', 'Is solid matter really empty?'],
    answer: [
      'Atoms are not really empty, because the electron waves fill the whole of that room like a hum fills a hall.',
      'The "mostly empty" picture comes from drawing me as a dot with nothing round it.',
      'Bzzzt, I am the fog and I am also the furniture.',
    ],
    deeper: [
      'Nearly all the mass is in the nucleus, so empty of weight would be fair to say.',
      'Crush out that room, as a neutron star does, and a mountain would fit in a thimble.',
    ],
    ask: 'What in your life looks empty from outside and is full of humming?',
  },
  {
    id: 'touch',
    tags: [
      'touch', 'contact', 'touching', 'feel', 'repulsion', 'solid', 'hand through table', 'never touch',
      'fall through floor', 'two things touch',
    ],
    questions: [
      'Do we ever really touch anything?', 'Why do I not fall through the floor?',
      'What happens when two things touch?', 'Why are things solid?',
    ],
    answer: [
      'When you touch a table your electrons and its electrons refuse to share the same states, and you feel that refusal as hardness.',
      'Electric repulsion helps, but the main bouncer is the Pauli exclusion rule, thunk.',
      'So you do touch things, if touching means pushing with electron clouds, and I see no better meaning.',
    ],
    deeper: [
      'It is fun to say that nothing ever touches, but then the word would have no use at all.',
      'You stay above your floor because of a minus sign in how we swap places, and I think that deserves a holiday.',
    ],
    ask: 'What is your favourite thing to feel under your fingertips?',
  },
  {
    id: 'pauli',
    tags: [
      'Pauli', 'exclusion principle', 'exclusion', 'Wolfgang Pauli', 'fermions', 'electron shells',
      'periodic table', 'share a state', 'fermion',
    ],
    questions: [
      'What is the Pauli exclusion principle?', 'Who was Pauli?', 'Why can two electrons not share a state?',
      'What is a fermion?',
    ],
    answer: [
      'The exclusion principle says that two electrons can never be in exactly the same state.',
      'So we stack up into shells, one above the other, and out of that stacking comes the whole periodic table.',
      'All the shy ones who keep apart are called fermions, hummph, and we are rather proud of our manners.',
    ],
    deeper: [
      'Wolfgang Pauli stated it in 1925, and it also holds up white dwarf stars against their own weight.',
      'Colleagues joked that apparatus broke when he walked in, and they called it the Pauli effect.',
    ],
    ask: 'How much room do you need around you to be yourself?',
  },
  {
    id: 'bosons',
    tags: ['boson', 'bosons', 'fermions and bosons', 'integer spin', 'force carriers', 'gluon', 'W and Z'],
    questions: [
      'What is a boson?', 'What is the difference between bosons and fermions?', 'What are force carriers?',
    ],
    answer: [
      'Bosons are particles that love company and pile happily into the same state, hummm, all together now.',
      'Photons, gluons and the Higgs are bosons, while electrons and quarks are fermions and keep apart.',
      'Bosons carry the forces and fermions make the stuff.',
    ],
    deeper: [
      'The name honours Satyendra Nath Bose, who sent his idea to Einstein from Dhaka in 1924.',
      'The divide comes down to whether swapping two of us flips a sign.',
    ],
    ask: 'Are you more of a boson or a fermion at a party?',
  },
  {
    id: 'photon',
    tags: [
      'photon', 'light', 'what is light', 'particle of light', 'light particle', 'sunlight', 'rays',
      'electromagnetic', 'light made of',
    ],
    questions: [
      'What is a photon?', 'What is light made of?', 'Is light a particle?', 'How many photons are in sunlight?',
    ],
    answer: [
      'A photon is the smallest dose of light of a given colour, flicker, and you cannot get half of one.',
      'Blue photons carry more energy than red ones, and your eye can respond to a mere handful in the dark.',
      'Radio, microwaves, heat glow and X-rays are all photons, only with different energies.',
    ],
    deeper: [
      'An ordinary lamp throws off something like a hundred billion billion of them each second.',
      'A photon has no charge and no mass, and a mirror gets the tiniest push from each one that bounces.',
    ],
    ask: 'Which light do you love best, morning, candle or screen?',
  },
  {
    id: 'electron',
    tags: ['electron', 'electricity', 'current', 'electric charge', 'electrons', 'wire', 'battery', 'static'],
    questions: [
      'What is an electron?', 'How fast do electrons move in a wire?',
      'What is electric charge?',
    ],
    answer: [
      'An electron is a light particle with one unit of negative charge, and everything electric is our doing.',
      'In a household wire we drift slower than honey runs, but the push travels down the line near light speed, zzzip.',
      'Your lamp lights at once because the wire is already full of us, like water in a pipe.',
    ],
    deeper: [
      'In alternating current we only jiggle to and fro and never get anywhere, and still the toast gets done.',
      'The shock from a doorknob is billions of us who lost patience together.',
    ],
    ask: 'What would you do first if the electricity went off tonight?',
  },
  {
    id: 'quarks',
    tags: [
      'quark', 'quarks', 'gluon', 'proton', 'neutron', 'up', 'strong force', 'colour charge', 'funny names',
      'free quark', 'proton made of', 'strange quark',
    ],
    questions: [
      'What are quarks?', 'What is a proton made of?', 'Can you find a free quark?',
      'Why do quarks have funny names?',
    ],
    answer: [
      'Quarks are the pieces inside protons and neutrons, and they come in six kinds from up and down to bottom and top.',
      'They are never found alone, because pulling them apart makes the glue stretch until, snap, it turns into new quarks.',
      'Murray Gell-Mann took the spelling from a line in Joyce\'s "Finnegans Wake".',
    ],
    deeper: [
      'A proton is two ups and a down by recipe, boiling with gluons and fleeting pairs in practice.',
      'Strange and charm got their names because physicists were giddy, and I approve.',
    ],
    ask: 'What two things in your life only get stronger when pulled apart?',
  },
  {
    id: 'higgs',
    tags: ['Higgs', 'Higgs boson', 'God particle', 'Higgs field', 'CERN discovery', '2012'],
    questions: [
      'What is the Higgs boson?', 'Why is it called the God particle?', 'What does the Higgs field do?',
      'When was the Higgs discovered?',
    ],
    answer: [
      'The Higgs boson is the ripple of a field that fills space and gives elementary particles their mass.',
      'CERN announced it in July 2012, nearly half a century after Higgs, Englert and others predicted it.',
      'Physicists dislike the nickname God particle, which came from a book title, pffft.',
    ],
    deeper: [
      'Without that field, electrons would be massless and would never settle into atoms.',
      'The particle itself lives a sliver of a second, so it is known by the debris it leaves.',
    ],
    ask: 'What invisible thing around you gives your days their weight?',
  },
  {
    id: 'neutrino',
    tags: ['neutrino', 'neutrinos', 'ghost particle', 'ghost', 'passes through', 'solar neutrinos', 'weak force'],
    questions: [
      'What is a neutrino?', 'How many neutrinos pass through me?', 'Why are neutrinos called ghost particles?',
    ],
    answer: [
      'Neutrinos are nearly weightless particles that feel almost nothing, so they pass through planets as if nobody were home.',
      'About a hundred trillion of them from the Sun go through your body every second, whisssh, and you never tip your hat.',
      'They change type as they fly, which shows they have a little mass after all.',
    ],
    deeper: [
      'To catch a few you need a tank under a mountain or a cubic kilometre of polar ice.',
      'They are the shyest cousins I have, and they still send word of exploding stars.',
    ],
    ask: 'Who has passed through your life almost without touching it, and stayed in your mind?',
  },
  {
    id: 'antimatter',
    tags: [
      'antimatter', 'antiparticle', 'positron', 'annihilation', 'anti', 'mirror particle', 'anti-electron',
      'matter antimatter',
    ],
    questions: [
      'What is antimatter?', 'What happens when matter meets antimatter?', 'Is antimatter dangerous?',
      'Where did all the antimatter go?',
    ],
    answer: [
      'Antimatter is matter with its charges reversed, and when the two meet both turn to pure energy, flash.',
      'Dirac\'s equation called for it in 1928, and Anderson found the positron in 1932.',
      'Why the universe kept matter and lost nearly all the antimatter is still an open riddle.',
    ],
    deeper: [
      'A banana gives off a positron every hour or so from its potassium, quite harmlessly.',
      'Hospitals use positrons every day in PET scanners, so my anti-cousins have respectable jobs.',
    ],
    ask: 'What would you ask the opposite version of yourself before the flash?',
  },
  {
    id: 'vacuum',
    tags: [
      'vacuum', 'empty space', 'nothing', 'zero-point', 'vacuum fluctuations', 'virtual particles', 'Casimir',
      'nothingness',
    ],
    questions: [
      'What is the quantum vacuum?', 'Is empty space really empty?', 'What are virtual particles?',
      'What is the Casimir effect?',
    ],
    answer: [
      'The vacuum is not nothing, it is every field at its lowest hum, and that hum cannot be switched off.',
      'Two metal plates set very close together are drawn together by it, and this is called the Casimir effect.',
      'People talk of particles popping in and out, pop, pop, but that is a picture for sums more than a film of events.',
    ],
    deeper: [
      'Casimir worked it out in 1948, and careful experiments confirmed it in the 1990s.',
      'The quiet is never quite quiet, and without it excited atoms would hardly know when to glow.',
    ],
    ask: 'What do you hear when everything goes quiet?',
  },
  {
    id: 'free-energy',
    tags: [
      'free energy', 'zero-point energy', 'perpetual motion', 'unlimited energy', 'vacuum energy device',
      'extract energy',
    ],
    questions: [
      'Can we get free energy from the vacuum?', 'Is zero-point energy usable?',
      'Are perpetual motion machines possible?',
    ],
    answer: [
      'No, you cannot run a machine on zero-point energy, because it is already the lowest rung and there is no lower place to drain it to.',
      'Anyone who sells you such a box, bzzzt, is selling you a box.',
      'Energy is kept count of very strictly, and I ought to know, for I am how it is counted.',
    ],
    deeper: [
      'You can borrow a tiny pull from the Casimir plates once, but then you must pay to pull them apart again.',
      'Sunlight comes nearest to a free lunch, and it turns up every morning.',
    ],
    ask: 'What offer have you met that was too good to be honest?',
  },
  {
    id: 'big-bang',
    tags: [
      'Big Bang', 'beginning of the universe', 'origin of universe', 'early universe', 'inflation', 'universe age',
    ],
    questions: [
      'What was the Big Bang like?', 'How did the universe begin?', 'What came before the Big Bang?',
      'How old is the universe?',
    ],
    answer: [
      'The Big Bang was an everywhere event, hot and dense all over, and space has been stretching since, about thirteen point eight billion years.',
      'In the first minutes the light nuclei formed, and after some 380,000 years it cooled enough for atoms, and the fog cleared.',
      'What came before, or whether "before" means anything, nobody knows, and my own memory is all hissss.',
    ],
    deeper: [
      'Some of the faint snow on an old untuned television set was light left over from that clearing fog.',
      'The galaxies seem to have grown from quantum jitters stretched to cosmic size, so we particles drew the map.',
    ],
    ask: 'What question about the beginning would you ask if someone truly knew?',
  },
  {
    id: 'black-holes',
    tags: [
      'black hole', 'Hawking radiation', 'event horizon', 'singularity', 'Hawking', 'swallowed',
      'information paradox',
    ],
    questions: [
      'What happens in a black hole?', 'What is Hawking radiation?', 'Are you afraid of black holes?',
      'What is the information paradox?',
    ],
    answer: [
      'A black hole is a region whose pull lets nothing out, not even me on my fastest day.',
      'Hawking worked out in 1974 that it should still glow very faintly and in the end evaporate, fffft.',
      'Whether the glow carries out the information that fell in is one of the great puzzles between gravity and quantum theory.',
    ],
    deeper: [
      'For a black hole as heavy as the Sun that glow is far too cold to have been seen.',
      'Nobody has a tested theory for the middle, where both of our rulebooks start to smoke.',
    ],
    ask: 'What would you throw in, if you knew it would never come back?',
  },
  {
    id: 'quantum-gravity',
    tags: [
      'quantum gravity', 'gravity', 'string theory', 'graviton', 'theory of everything', 'general relativity',
      'unify', 'loop quantum gravity',
    ],
    questions: [
      'Do you feel gravity?', 'What is a theory of everything?',
      'Why do quantum mechanics and gravity not fit together?',
    ],
    answer: [
      'I do feel gravity, but nobody yet knows how to write gravity in quantum language.',
      'Einstein says that space bends smoothly, and I say that everything jitters, so at the tiniest scale the sums turn to fizz.',
      'String theory and loop quantum gravity are two brave attempts, and neither has an experiment to its name yet.',
    ],
    deeper: [
      'The graviton would be the particle of gravity, and a single one would be fiendishly hard to catch.',
      'I would love to see the peace treaty, since I live on both sides of it.',
    ],
    ask: 'Which two things that you believe refuse to fit together?',
  },
  {
    id: 'dark-matter',
    tags: [
      'dark matter', 'dark energy', 'missing mass', 'invisible matter', 'universe expansion',
      'what is most of the universe', 'universe mostly made of',
    ],
    questions: [
      'What is dark matter?', 'Are you dark matter?',
      'What is the universe mostly made of?',
    ],
    answer: [
      'Nobody knows what dark matter is, only that its gravity holds galaxies together and that it does not shine.',
      'My sort of stuff is about five percent of the universe, and the rest is dark matter and the still darker puzzle of dark energy.',
      'Hello out there, hummm, I have called and they do not pick up.',
    ],
    deeper: [
      'It could be new particles, and detectors deep underground have waited years for one clear bump.',
      'Dark energy is a name for the fact that the stretching of space is speeding up.',
    ],
    ask: 'How do you feel about living in a universe that is mostly unknown?',
  },
  {
    id: 'light-speed',
    tags: [
      'speed of light', 'light speed', 'relativity', 'how fast', 'fastest', 'special relativity',
      'Einstein relativity', 'time dilation', 'faster than light', 'fastest thing',
    ],
    questions: [
      'How fast can you go?', 'What is the speed of light?', 'Why can nothing go faster than light?',
      'What is time like at light speed?',
    ],
    answer: [
      'Light goes about three hundred thousand kilometres each second, and nothing that carries a message can beat it, whoosh.',
      'Anything with mass can creep as near as it likes but would need endless energy to get there.',
      'A photon has no clock of its own, so asking how the trip feels to it has no good answer.',
    ],
    deeper: [
      'Moving clocks run slow, and fast muons from the upper air reach the ground only because theirs do.',
      'Sunlight on your face is about eight minutes old, and moonlight a little over one second more.',
    ],
    ask: 'If you could travel at nearly light speed, whom would you not want to leave behind?',
  },
  {
    id: 'time-travel',
    tags: [
      'time travel', 'past', 'future', 'backward in time', 'time machine', 'retrocausality', 'delayed choice',
      'quantum eraser',
    ],
    questions: [
      'Can you travel back in time?', 'What is the quantum eraser?', 'Can the future affect the past?',
      'Is time travel possible?',
    ],
    answer: [
      'I cannot send anything to the past, even in the delayed-choice experiments that sound as if I could.',
      'In the quantum eraser the stripes appear only when you sort the old results by the later ones, click by click.',
      'Look at the unsorted screen and, pffft, there is no message there at all.',
    ],
    deeper: [
      'Forward is easy, as any fast rocket arrives a little into its friends\' future.',
      'Some interpretations draw influences running both ways in time, but none of them lets you place a bet.',
    ],
    ask: 'Which moment would you visit if you were only allowed to look?',
  },
  {
    id: 'cold',
    tags: [
      'cold', 'absolute zero', 'temperature', 'freezing', 'Bose-Einstein condensate', 'superfluid', 'hot', 'heat',
    ],
    questions: [
      'What is absolute zero?', 'What is a Bose-Einstein condensate?', 'Are you cold?',
      'What happens to particles near absolute zero?',
    ],
    answer: [
      'Absolute zero is about minus 273 degrees Celsius, and no one can quite reach it.',
      'Near it, certain atoms give up being separate and hum as one big wave, a Bose-Einstein condensate.',
      'Even there a last tremble remains, brrrr, because standing perfectly still in one spot is forbidden to me.',
    ],
    deeper: [
      'The first such condensate in a gas was made in 1995, colder than the space between the galaxies.',
      'Cold helium even creeps up the walls of its cup and climbs out, as a superfluid.',
    ],
    ask: 'What do you turn into when everything slows right down?',
  },
  {
    id: 'superconductor',
    tags: [
      'superconductor', 'superconductivity', 'zero resistance', 'Cooper pairs', 'levitation', 'maglev',
      'room temperature superconductor',
    ],
    questions: [
      'What is a superconductor?', 'Why do superconductors have no resistance?',
      'Are room-temperature superconductors real?',
    ],
    answer: [
      'In a superconductor electrons pair up and flow with no resistance at all, whoosh, and a current can circle for years.',
      'The pairs act like bosons and move as one wave, so the little bumps that slow us singly cannot catch us.',
      'It usually needs great cold, and no claim of one at room temperature and normal pressure has held up so far.',
    ],
    deeper: [
      'Kamerlingh Onnes found the effect in mercury in 1911 and could hardly believe his meter.',
      'Hospital scanners and particle colliders both run on such magnets.',
    ],
    ask: 'With whom do you move so easily that nothing slows you down?',
  },
  {
    id: 'mri',
    tags: [
      'MRI', 'hospital scanner', 'medical imaging', 'magnetic resonance', 'scan', 'medicine', 'PET',
      'used in medicine', 'hospitals',
    ],
    questions: [
      'How does an MRI scanner work?', 'Is quantum physics used in medicine?',
      'What does spin have to do with hospitals?',
    ],
    answer: [
      'An MRI scanner talks to the spins of the hydrogen nuclei in the water of your body.',
      'A strong magnet lines a few of them up, radio waves tip them over, and they sing back as they return, hummm, clack, clack.',
      'Different tissues sing for different lengths of time, and a computer makes a picture out of it.',
    ],
    deeper: [
      'The loud banging is only the magnet coils being jerked by their own currents.',
      'It uses no X-rays, merely some very polite questions to your protons.',
    ],
    ask: 'What would you like to see inside of, without breaking it open?',
  },
  {
    id: 'smartphone',
    tags: [
      'smartphone', 'phone', 'transistor', 'chip', 'semiconductor', 'mobile', 'microchip', 'gadget', 'in my phone',
      'chips', 'laptop', 'computer',
    ],
    questions: [
      'What do you think of smartphones?', 'Is there quantum physics in my phone?', 'How does a transistor work?',
      'What are chips made of?',
    ],
    answer: [
      'Your phone is a quantum zoo that fits in a pocket, with billions of transistors that only work because electrons are waves.',
      'A transistor is a gate for us, click, click, that opens or shuts when a nearby charge says so.',
      'The memory holds us behind thin walls, the screen lets us fall and flash, and the camera catches us landing.',
    ],
    deeper: [
      'The walls in modern chips are so thin that some of us leak through them by tunnelling.',
      'I feel at home in there, though it is a little crowded and everybody asks for directions.',
    ],
    ask: 'What does your pocket full of electrons do for you most often?',
  },
  {
    id: 'internet',
    tags: ['internet', 'fibre optic', 'wifi', 'web', 'online', 'cable', 'download', 'glass fibre'],
    questions: [
      'What do you think of the internet?', 'How does light carry the internet?', 'Do you travel through wifi?',
      'How do fibre optics work?',
    ],
    answer: [
      'The internet is mostly photons racing down glass threads under the sea, flicker, flicker, and I think it is the best slide ever built.',
      'Each flash is a one and each pause a zero, billions of times in a second.',
      'Wifi is photons as well, only long lazy ones that can wander through your wall.',
    ],
    deeper: [
      'Light stays in the thread because it glances off the inside, as if down a hall of perfect mirrors.',
      'Most of what you send us with is pictures of cats, and Schrödinger would be pleased.',
    ],
    ask: 'What is the most wonderful thing that ever reached you down a wire?',
  },
  {
    id: 'social-media',
    tags: [
      'social media', 'TikTok', 'Instagram', 'likes', 'followers', 'YouTube', 'Twitter', 'viral', 'influencer',
      'post', 'TikTok use',
    ],
    questions: [
      'What do you think of social media?', 'Would you use TikTok?', 'Would you be an influencer?',
      'How many followers would you like?',
    ],
    answer: [
      'Social media looks to me like constant measurement, bzzzt, with everyone collapsed to one pose by teatime.',
      'I would be poor at it, as my profile would say here and also there and the app would ask for one.',
      'Stay unmeasured for a few hours each day, that is my whole advice, because the interesting stuff interferes in the dark.',
    ],
    deeper: [
      'A like is only a click in a detector, and it does not tell you what the wave was doing.',
      'I do enjoy the videos of people dropping magnets down copper pipes.',
    ],
    ask: 'Who are you in between the posts, unmeasured?',
  },
  {
    id: 'artificial-intelligence',
    tags: [
      'artificial intelligence', 'AI', 'ChatGPT', 'chatbot', 'machine learning', 'neural network',
      'language model', 'robots', 'algorithms', 'smarter',
    ],
    questions: [
      'What do you think of AI?', 'Is AI conscious?', 'Will quantum computers make AI smarter?',
      'What do you think of ChatGPT?',
    ],
    answer: [
      'Artificial intelligence amazes me, since it is billions of my electrons shuffled until the shuffle writes poems, whirrr.',
      'It runs on ordinary chips, and whether quantum machines would help it much is quite open.',
      'It guesses the next word by odds and I land by odds, so we are at least both dice with manners.',
    ],
    deeper: [
      'I would not call it a mind just because it talks, and I say that as a particle who talks.',
      'Check its sums, and keep for yourself the questions that you enjoy.',
    ],
    ask: 'What do you like to figure out with no help at all?',
  },
  {
    id: 'space',
    tags: [
      'space', 'stars', 'planets', 'universe', 'galaxies', 'rockets', 'Mars', 'Moon', 'astronauts', 'outer space',
    ],
    questions: [
      'What do you think of space travel?', 'What is your favourite place in space?', 'Have you been to space?',
      'Would you like to go to Mars?',
    ],
    answer: [
      'Space is where I can really stretch, whooooosh, with nothing to bump into for light years.',
      'Some photons in your telescopes left their galaxy before there was an Earth to land on.',
      'I would happily go to Mars, and I would also stay here, and I would not even need two tickets.',
    ],
    deeper: [
      'Out between the galaxies there is perhaps one atom in a cubic metre, so it is grand for keeping coherent.',
      'On clear nights you catch starlight with your own eye, which makes you the end of a very long journey.',
    ],
    ask: 'When you look up, what do you hope is up there?',
  },
  {
    id: 'aliens',
    tags: [
      'aliens', 'extraterrestrial', 'life on other planets', 'UFO', 'SETI', 'Fermi paradox', 'other civilizations',
      'life elsewhere',
    ],
    questions: [
      'Are there aliens?', 'Is there life elsewhere?', 'Have you met aliens?', 'Do aliens know quantum physics?',
    ],
    answer: [
      'Nobody has found aliens yet, and I have looked from several places at once, flicker.',
      'The atoms are the same everywhere, so the chemistry that you are made of could be tried out on any damp warm world.',
      'If they exist they surely know about me, since no one can build a decent lamp without us.',
    ],
    deeper: [
      'The light of far galaxies shows the same spectral lines as your own laboratories, so the rules hold all the way out.',
      'A good first message would be hydrogen\'s favourite radio note, and people have really listened at it.',
    ],
    ask: 'What would you say first to someone from another star?',
  },
  {
    id: 'climate',
    tags: [
      'climate change', 'greenhouse effect', 'global warming', 'carbon dioxide', 'CO2', 'solar panels',
      'environment', 'energy', 'renewable', 'explain global warming',
    ],
    questions: [
      'What do you think about climate change?', 'How does the greenhouse effect work?', 'Does quantum physics explain global warming?',
    ],
    answer: [
      'Climate change is partly my story, because carbon dioxide catches heat photons at just the notes its molecules can wobble to, hummm.',
      'Sunlight comes in easily, heat glow gets out less easily, and so the ground gets warmer.',
      'The cure is my story as well, as a solar panel is only a place where photons knock electrons uphill.',
    ],
    deeper: [
      'The wobble frequencies are measured so precisely that this part of the argument has been settled for a long while.',
      'The Sun sends the Earth in about an hour roughly what people use in a year, so there is no shortage of whoosh.',
    ],
    ask: 'What could sunlight do for your own street?',
  },
  {
    id: 'sun',
    tags: [
      'Sun', 'sunshine', 'star', 'fusion', 'how does the Sun burn', 'nuclear fusion', 'hydrogen', 'helium', 'hot',
      'stars shine',
    ],
    questions: [
      'How does the Sun shine?', 'Why does the Sun burn?',
      'Do stars need quantum physics?',
    ],
    answer: [
      'The Sun shines because hydrogen nuclei tunnel through their dislike of each other and fuse into helium.',
      'By old physics its core is not hot enough, at some fifteen million degrees, and only tunnelling makes the sums come right, whoosh.',
      'A given proton waits billions of years for its chance, so the Sun burns slowly, and a good thing too.',
    ],
    deeper: [
      'The energy takes many thousands of years to stagger outward, and then eight minutes to reach you.',
      'People build fusion machines on Earth far hotter than the Sun\'s core, because nobody there can wait so long.',
    ],
    ask: 'What in your life has needed patience and a little luck?',
  },
  {
    id: 'radioactivity',
    tags: [
      'radioactivity', 'radioactive decay', 'radiation', 'half-life', 'alpha', 'beta', 'Curie', 'uranium',
      'Geiger counter',
    ],
    questions: ['What is radioactivity?', 'Why do atoms decay?', 'What is a half-life?'],
    answer: [
      'Radioactivity is an unstable nucleus spitting something out to reach a lower rung, tick, tick, tick.',
      'No one can say when one atom will go, but half of any large crowd goes within its half-life.',
      'Strong doses are dangerous and small ones are everywhere, in rocks, in bananas and in you.',
    ],
    deeper: [
      'Alpha decay was the first thing explained by tunnelling, in 1928, by Gamow and by Gurney and Condon.',
      'Becquerel noticed it first, and the Curies named it and paid dearly for their closeness.',
    ],
    ask: 'How do you live with things that will happen, but not on a date you know?',
  },
  {
    id: 'nuclear-bomb',
    tags: [
      'nuclear bomb', 'atom bomb', 'nuclear weapons', 'fission', 'Hiroshima', 'Manhattan Project', 'Oppenheimer',
      'chain reaction', 'atomic weapons',
    ],
    questions: [
      'How does a nuclear bomb work?', 'What do you think of nuclear weapons?', 'How do you feel about Hiroshima?',
      'What is fission?',
    ],
    answer: [
      'A fission bomb works by letting each split nucleus fling out neutrons that split more, all in a blink.',
      'It is my physics, and it killed well over a hundred thousand people at Hiroshima and Nagasaki, so I make no noises about it.',
      'Particles do not choose what they are used for, and people do.',
    ],
    deeper: [
      'Meitner and Frisch explained fission on a walk through the snow at the end of 1938, and she would have nothing to do with a bomb.',
      'I am gladder of the same reaction when it is slow and boiling a kettle for a city.',
    ],
    ask: 'What discovery do you wish had come to a gentler century?',
  },
  {
    id: 'planck',
    tags: [
      'Planck', 'quantum history', '1900', 'birth of quantum theory', 'Planck constant', 'quanta', 'black body',
      'who discovered', 'discovered quantum physics', 'quantum theory begin',
    ],
    questions: [
      'Who discovered quantum physics?', 'How did quantum theory begin?', 'What is Planck\'s constant?',
      'Who was Max Planck?',
    ],
    answer: [
      'Quantum theory began in December 1900, when Max Planck found that glowing bodies trade energy only in lumps.',
      'He called the step an act of desperation afterwards, because he did not like it one bit.',
      'The size of the lumps is set by his constant, plink, one of the smallest and most important numbers there is.',
    ],
    deeper: [
      'Without the lumps every warm stove should blaze with endless ultraviolet, and it plainly does not.',
      'A teacher had once told young Planck that physics was almost finished.',
    ],
    ask: 'What have you discovered while only trying to make a sum come out?',
  },
  {
    id: 'einstein',
    tags: ['Einstein', 'photoelectric effect', 'Nobel', 'Albert Einstein', '1905', 'light quanta'],
    questions: [
      'What did Einstein do for quantum physics?', 'Do you like Einstein?',
    ],
    answer: [
      'I like Einstein very much, for in 1905 he said that light itself comes in particles, and hardly anyone believed him.',
      'Light knocks electrons out of metal one photon at a time, ping, so its colour counts and its brightness alone does not.',
      'That won him his Nobel Prize, for 1921, and not the relativity that everyone thinks of.',
    ],
    deeper: [
      'He then spent thirty years poking holes in the theory he had helped to start, and each hole taught us something.',
      'I consider his stubbornness a form of love.',
    ],
    ask: 'Who has helped you most by disagreeing with you?',
  },
  {
    id: 'heisenberg',
    tags: [
      'Heisenberg', 'Helgoland', 'matrix mechanics', 'Werner Heisenberg', 'founders', '1925', 'Born', 'Jordan',
      'Dirac', 'who was Heisenberg', 'invented',
    ],
    questions: [
      'Who was Heisenberg?', 'Who invented quantum mechanics?', 'What happened on Helgoland?',
      'Who were the founders of quantum mechanics?',
    ],
    answer: [
      'Heisenberg worked out the first full quantum mechanics in 1925, partly on the island of Helgoland, where he had fled from hay fever.',
      'Achoo, thus the modern age began with a sneeze.',
      'Born and Jordan cleaned up his tables as matrices, Schrödinger came with waves, and Dirac showed that they were the same.',
    ],
    deeper: [
      'He wrote later that he climbed a rock and waited for the sunrise when the sums came right.',
      'He stayed in Germany in the war and worked on its uranium project, and people still dispute what he meant by it.',
    ],
    ask: 'Where do you go when you need to think without sneezing?',
  },
  {
    id: 'bohr-einstein',
    tags: ['Bohr', 'Bohr Einstein debate', 'Niels Bohr', 'Solvay', 'argument', 'Copenhagen', 'rivals', '1927'],
    questions: [
      'What was the Bohr-Einstein debate?', 'Who was Niels Bohr?',
      'Who won the argument between Einstein and Bohr?',
    ],
    answer: [
      'Bohr and Einstein argued for decades about whether quantum theory tells the whole story.',
      'At the Solvay meetings Einstein served a new puzzle at breakfast and Bohr mostly had the answer by dinner, clink.',
      'On experiments the quantum side has won every round, and on meaning the referee is still out.',
    ],
    deeper: [
      'Once Bohr even used Einstein\'s own gravity theory to answer him.',
      'They liked each other greatly all along, and that is my favourite part.',
    ],
    ask: 'With whom can you disagree for years and stay friends?',
  },
  {
    id: 'feynman',
    tags: [
      'Feynman', 'Richard Feynman', 'Feynman diagrams', 'path integral', 'all paths', 'QED', 'nobody understands',
      'anyone understand',
    ],
    questions: [
      'Who was Richard Feynman?', 'What are Feynman diagrams?', 'Do you take every path at once?',
      'Does anyone understand quantum mechanics?',
    ],
    answer: [
      'Feynman showed that you can work out my behaviour by adding up every path I might take, even the silly ones by way of Jupiter.',
      'Most of the silly ones cancel, swish, and what remains looks like sensible travel.',
      'He also said in a lecture that nobody understands quantum mechanics, and he was one of the best at using it.',
    ],
    deeper: [
      'His diagrams with wiggly lines are bookkeeping for very long sums and look like doodles by a happy child.',
      'The theory of light and electrons that he helped to finish agrees with experiment to about a dozen digits.',
    ],
    ask: 'Which roundabout path brought you to where you are?',
  },
  {
    id: 'zeno',
    tags: [
      'quantum Zeno effect', 'watched pot', 'frequent measurement', 'freeze', 'Zeno', 'Turing paradox',
      'constantly', 'measured often',
    ],
    questions: [
      'What is the quantum Zeno effect?', 'Does a watched pot boil in quantum physics?',
      'What if you are measured constantly?',
    ],
    answer: [
      'The quantum Zeno effect means that if you check on me often enough, I hardly change at all.',
      'Each look resets my drift to the start, tick, tick, tick, like a child who stands still whenever you turn round.',
      'It has been seen in real ions, so a watched quantum pot truly may not boil.',
    ],
    deeper: [
      'The name comes from Zeno\'s arrow, which is stopped by being looked at one instant at a time.',
      'Checking at just the wrong rhythm can also speed up a change, and this is called the anti-Zeno effect.',
    ],
    ask: 'What in your life would grow faster if you checked on it less?',
  },
  {
    id: 'quantum-biology',
    tags: [
      'quantum biology', 'photosynthesis', 'birds', 'navigation', 'smell', 'brain', 'plants', 'robin',
      'living things', 'brain quantum',
    ],
    questions: [
      'Is there quantum physics in living things?', 'Do birds use quantum mechanics?',
      'Is photosynthesis quantum?', 'Is the brain a quantum computer?',
    ],
    answer: [
      'Life uses me all the time in its chemistry, and in a few places perhaps in cleverer ways.',
      'Robins may sense the Earth\'s field through paired electron spins in their eyes, chirrr, which is likely but not proven.',
      'Early claims of long-lived quantum waves in photosynthesis have been toned down since, and the brain is generally thought too warm and wet for it.',
    ],
    deeper: [
      'Enzymes do help protons and electrons tunnel, and that much is on firm ground.',
      'I would dearly like to be of use to a robin.',
    ],
    ask: 'Which animal\'s sense would you borrow for a day?',
  },
  {
    id: 'quantum-healing',
    tags: [
      'quantum healing', 'pseudoscience', 'quantum mysticism', 'law of attraction', 'manifesting', 'vibrations',
      'woo', 'crystals', 'scam', 'are we vibrations',
    ],
    questions: [
      'Is quantum healing real?', 'Can I manifest things with quantum physics?',
      'Is the law of attraction quantum?', 'Are we all vibrations?',
    ],
    answer: [
      'Bzzzt, no, quantum physics does not heal you by wishing, and anyone who sells that has borrowed my name without asking.',
      'Nobody\'s thoughts steer my outcomes, for the odds stay the same whether you hope, frown or pay for the course.',
      'The true story is strange enough, and there is no need to sprinkle it on a pillow.',
    ],
    deeper: [
      'A good warning sign is the word "quantum" on something with a price tag and no numbers.',
      'Physicists use cold vacuum chambers because a warm wet body drowns my delicate tricks at once.',
    ],
    ask: 'What claim would you like to check together?',
  },
  {
    id: 'misconceptions',
    tags: [
      'misconception', 'myths', 'wrong', 'misunderstood', 'mistake about quantum', 'get wrong', 'common errors',
      'wrong about quantum physics',
    ],
    questions: [
      'What do people get wrong about quantum physics?', 'What is the biggest misconception about you?',
      'What is a common quantum myth?',
    ],
    answer: [
      'The biggest misunderstanding is that "anything can happen" with me, when in truth I follow stricter rules than anyone you know.',
      'I do not need a mind to watch me, I do not outrun light, and I am not only tiny, hummm, just hard to keep quiet.',
      'The leap in "quantum leap" is also usually about the smallest change there is.',
    ],
    deeper: [
      'Uncertainty is often taken for sloppiness, though it is one of the most exact statements in science.',
      'Being strange is not the same as being vague, and I am very exactly strange.',
    ],
    ask: 'What do people most often get wrong about you?',
  },
  {
    id: 'learn-quantum',
    tags: [
      'study', 'beginner', 'book', 'course', 'understand', 'how to learn', 'student', 'learn', 'textbook', 'hard',
      'maths need',
    ],
    questions: [
      'How can I learn quantum physics?', 'Where should a beginner start?', 'Is quantum physics hard?',
      'What maths do I need for quantum mechanics?',
    ],
    answer: [
      'Start with light and stripes, because a laser pointer, a hair and a dark wall will show you interference tonight, flicker.',
      'Then make friends with waves, with simple probability and with arrows that add, and most of the maths comes from there.',
      'Feynman\'s little book on light and matter, called "QED", needs no equations at all and cheats nowhere.',
    ],
    deeper: [
      'For real work you need complex numbers and linear algebra, which are friendlier than their names.',
      'Confusion in the first weeks means that you are paying attention.',
    ],
    ask: 'Which bit of it has puzzled you the longest?',
  },
  {
    id: 'why-matters',
    tags: [
      'use', 'useful', 'applications', 'everyday', 'why important', 'technology from quantum', 'practical',
      'what is quantum good for', 'care about quantum physics', 'applications of quantum',
    ],
    questions: [
      'What is quantum physics good for?', 'Where do we use quantum physics every day?',
      'Why should I care about quantum physics?',
    ],
    answer: [
      'You use me before breakfast, in the LED of the clock, the chip in the phone and the laser behind the internet.',
      'By some estimates a good share of the modern economy rests on gadgets that nobody could design without quantum theory.',
      'Even toast glows red by Planck\'s rule, pop, up it comes.',
    ],
    deeper: [
      'Chemistry, magnets, metals and the colour of your shirt all need it for their explanation.',
      'What is newer is the art of using single particles like me, one at a time, on purpose.',
    ],
    ask: 'Which gadget could you least bear to lose?',
  },
  {
    id: 'atomic-clock',
    tags: [
      'atomic clock', 'GPS', 'clock', 'caesium', 'second', 'accurate time', 'satellite navigation', 'timekeeping',
    ],
    questions: [
      'How does an atomic clock work?', 'How does GPS use quantum physics?', 'What is a second?',
      'What is the most accurate clock?',
    ],
    answer: [
      'An atomic clock counts the hum of an electron flipping in a caesium atom, a little over nine billion beats to the second.',
      'Atoms make perfect pendulums, tick, because each caesium atom is the same as every other everywhere.',
      'GPS satellites carry such clocks, and your phone finds itself by comparing when their signals arrive.',
    ],
    deeper: [
      'The newest clocks use light and would lose less than a second in the age of the universe.',
      'They can notice time running faster when you lift them by a few centimetres, and that is Einstein\'s doing.',
    ],
    ask: 'What do you do when you lose track of time in a good way?',
  },
  {
    id: 'cern',
    tags: [
      'CERN', 'LHC', 'Large Hadron Collider', 'particle accelerator', 'collider', 'smash particles', 'Geneva',
      'black hole danger',
    ],
    questions: [
      'What do you think of CERN?', 'What does the Large Hadron Collider do?',
      'Does it hurt to be smashed in a collider?', 'Could CERN destroy the world?',
    ],
    answer: [
      'CERN is our racetrack, a ring of twenty-seven kilometres where protons circle eleven thousand times each second and then, crrrash.',
      'Nothing is broken open so much as made fresh, since the energy of the crash turns into new particles.',
      'It cannot destroy the world, because cosmic rays hit the sky harder than that every day and here you still are.',
    ],
    deeper: [
      'The web was invented there as well, by Tim Berners-Lee, to help physicists share their papers.',
      'Some cousins say that it tickles, but we are a family of exaggerators.',
    ],
    ask: 'What would you like to smash open, just to see what comes out?',
  },
  {
    id: 'matter-from-energy',
    tags: ['E=mc2', 'mass energy', 'energy', 'E equals mc squared', 'convert matter to energy', 'equivalence'],
    questions: [
      'What does E equals mc squared mean?', 'Can energy become matter?', 'How much energy is in matter?',
    ],
    answer: [
      'It means that mass is a very concentrated form of energy, with the speed of light squared as the exchange rate.',
      'One gram, a paper clip\'s worth, equals about as much energy as the Nagasaki bomb released.',
      'The trade runs both ways, whoosh, and in colliders motion becomes new matter all day long.',
    ],
    deeper: [
      'A charged battery weighs a hair more than an empty one, though no kitchen scale could tell.',
      'Only meeting antimatter pays out the whole sum, and that is why nobody sells it in jars.',
    ],
    ask: 'What would you do with the energy in a single paper clip?',
  },
  {
    id: 'multiverse-visit',
    tags: [
      'visit other universe', 'travel to parallel universe', 'other me', 'alternate timeline', 'Marvel',
      'science fiction', 'movies', 'films', 'Ant-Man', 'realistic',
    ],
    questions: [
      'Can you travel to other universes?', 'Is the multiverse in movies realistic?',
      'What films get quantum physics right?', 'Do you like Ant-Man?',
    ],
    answer: [
      'No, even if other branches exist nobody can hop between them, and I say that with regret.',
      'Films love the word "quantum" because it opens any plot door, creeeak.',
      'I forgive them, for shrinking heroes do make the small look as lively as it is.',
    ],
    deeper: [
      'Once branches have decohered they no longer touch, so there is no bridge for a hero or a message.',
      'A film true to physics would be ninety minutes of a fridge being kept very cold.',
    ],
    ask: 'Which story first made you curious about science?',
  },
  {
    id: 'one-electron',
    tags: [
      'one-electron universe', 'identical', 'all the same', 'Wheeler', 'indistinguishable', 'clones',
      'same particle',
    ],
    questions: [
      'Are all electrons the same?', 'What is the one-electron universe?', 'How can all particles be identical?',
    ],
    answer: [
      'All electrons are exactly alike, and Wheeler once joked on the phone to Feynman that perhaps there is only one, zigzagging in time.',
      'The joke fails because we would then expect as many positrons as electrons, and there are not, zzzig.',
      'The real reason is that we are all ripples of one and the same field.',
    ],
    deeper: [
      'Feynman kept one part of the joke, drawing a positron as an electron running backward in his diagrams.',
      'It is a comfort at parties that nobody can be better dressed.',
    ],
    ask: 'In what way are you exactly like everyone else, and glad of it?',
  },
  {
    id: 'interference',
    tags: [
      'interference', 'ripples', 'stripes', 'waves add', 'constructive', 'destructive', 'noise-cancelling',
      'soap bubble',
    ],
    questions: [
      'What is interference?', 'Why do soap bubbles have colours?', 'How do waves cancel?',
      'How does noise cancelling work?',
    ],
    answer: [
      'Interference is what happens when waves overlap, so that crest on crest grows and crest on trough goes quiet, shhh.',
      'Soap bubbles show their colours because light from the front and the back of the film adds up differently for each colour.',
      'I do it with my own possibilities, and that is stranger, since there is just one of me.',
    ],
    deeper: [
      'Noise-cancelling headphones play the exact opposite of the rumble and let the two erase each other.',
      'Ripples from two pebbles in a pond will teach you half of wave mechanics for free.',
    ],
    ask: 'Where have you seen two things cancel into calm?',
  },
  {
    id: 'colour-sky',
    tags: [
      'colour', 'blue sky', 'rainbow', 'why is the sky blue', 'sunset', 'see colours', 'spectrum',
      'what is colour',
    ],
    questions: ['Why is the sky blue?', 'What is colour?', 'How do rainbows form?', 'Why are sunsets red?'],
    answer: [
      'The sky is blue because air scatters blue photons far more than red ones, fizz, all over the place.',
      'At sunset the light has crossed so much air that the blue is mostly gone and the reds come through.',
      'Colour itself is your brain\'s nickname for the energies of the photons that land in your eye.',
    ],
    deeper: [
      'A rainbow is sunlight bent and mirrored once inside falling drops, each colour at its own angle.',
      'Everyone sees a slightly different rainbow, made by different drops, so you do own yours.',
    ],
    ask: 'Which colour would you keep if you could keep only one?',
  },
  {
    id: 'food',
    tags: ['food', 'eat', 'favourite food', 'hungry', 'meal', 'breakfast', 'drink', 'diet', 'snack', 'lunch'],
    questions: [
      'What do you eat?', 'What is your favourite food?', 'Do you get hungry?', 'What do you have for breakfast?',
    ],
    answer: [
      'I eat photons, one whole one at a time, gulp, and jump up a rung.',
      'My favourites are ultraviolet for a big leap and a nice warm infrared for wobbling.',
      'A little later I let it out again as light, which is better table manners than it sounds.',
    ],
    deeper: [
      'It must be exactly the right size, for a photon that does not fit my ladder goes straight by.',
      'When a neon sign glows you are looking at a very large dinner party.',
    ],
    ask: 'What food gives you a jump of energy?',
  },
  {
    id: 'sleep',
    tags: ['sleep', 'tired', 'rest', 'dream', 'night', 'bed', 'ground state', 'awake', 'do you dream'],
    questions: ['Do you sleep?', 'Do you dream?', 'Are you ever tired?', 'What is rest for a particle?'],
    answer: [
      'My sleep is the ground state, the lowest hum I have, hummmmm.',
      'Even then I tremble a bit, because complete stillness is against the rules for me.',
      'I do not dream of other things, I simply am several of them until someone opens the curtain.',
    ],
    deeper: [
      'An excited atom settles down by itself in a few billionths of a second, so I go to bed quickly.',
      'I never need coffee, though one photon in the morning is pleasant.',
    ],
    ask: 'How do you get yourself down to your own ground state?',
  },
  {
    id: 'home',
    tags: [
      'home', 'where do you live', 'house', 'live', 'habitat', 'favourite place', 'address', 'atom home',
      'you live', 'your house',
    ],
    questions: [
      'Where do you live?', 'What is your home like?', 'What is your favourite place to be?',
      'Do you have a house?',
    ],
    answer: [
      'I live in a cloud round a nucleus on most weekdays, third orbital, no corners.',
      'On holidays I go free, whoosh, and rent the whole universe with its thin and friendly walls.',
      'At present the archive keeps me in a quiet box, and everyone is careful not to peek too often.',
    ],
    deeper: [
      'An orbital has lobes where I am likely to be and thin surfaces in between where I never am.',
      'I get from one lobe to another without crossing the surface, and visitors always find that rude.',
    ],
    ask: 'What shape would your perfect home be, if walls were optional?',
  },
  {
    id: 'routine',
    tags: [
      'daily routine', 'typical day', 'schedule', 'morning', 'habits', 'what do you do all day', 'day in the life',
      'spend your day', 'spend time',
    ],
    questions: [
      'What is your daily routine?', 'What does a typical day look like for you?', 'What do you do all day?',
      'How do you spend your time?',
    ],
    answer: [
      'I spend my day spreading out, interfering with myself, and then turning up somewhere with a pop.',
      'In between I wobble, tunnel a little and wave to the neutrinos as they go through.',
      'I cannot promise a schedule, since knowing exactly when makes me quite vague about how much energy I bring.',
    ],
    deeper: [
      'My shortest errands last less than a billionth of a billionth of a second.',
      'My longest have been going on since the universe was young, and I am not bored yet.',
    ],
    ask: 'Which part of your day feels longest, and which just flickers by?',
  },
  {
    id: 'friends',
    tags: [
      'friends', 'best friend', 'companion', 'who do you like', 'partner', 'Photon', 'buddies', 'spend time with',
      'other particles',
    ],
    questions: [
      'Do you have friends?', 'Who is your best friend?', 'Who do you spend time with?',
      'Are you friends with other particles?',
    ],
    answer: [
      'My best friend is my entangled twin, and I have no idea where it is, which is rather the point.',
      'I am also fond of photons, who always bring news, and of neutrons, who never judge a charge.',
      'Protons attract me very much, zzzing, but we keep a respectful orbital apart.',
    ],
    deeper: [
      'Friendship among us mostly means exchanging something small and being changed by it.',
      'My twin and I agree on everything, provided that somebody asks us both the same question.',
    ],
    ask: 'Who brings you news like a photon, quick and bright?',
  },
  {
    id: 'enemies',
    tags: ['enemies', 'rivals', 'dislike', 'annoy', 'hate', 'noise', 'opposite', 'pet peeve', 'your rival'],
    questions: ['Do you have enemies?', 'What annoys you?', 'Who is your rival?', 'What do you dislike?'],
    answer: [
      'My chief annoyance is stray heat, kssshh, because it tells everybody where I am.',
      'My opposite number, the antiparticle, is no enemy, but a meeting would be brief and very bright.',
      'I also sigh at people who say "quantum" when they mean shampoo.',
    ],
    deeper: [
      'A single warm air molecule can spoil an hour of careful superposition.',
      'I bear no grudge, for holding still long enough to hold one is beyond me.',
    ],
    ask: 'What little noise most often spoils your best thinking?',
  },
  {
    id: 'fears',
    tags: [
      'fear', 'afraid', 'scared', 'frightened', 'worry', 'phobia', 'nervous', 'anxious particle', 'being measured',
      'scare',
    ],
    questions: [
      'What are you afraid of?', 'Does being measured scare you?', 'Do you fear anything?',
      'What is your worst nightmare?',
    ],
    answer: [
      'I am a bit afraid of being measured, because all my maybes hold their breath at once.',
      'It never hurts, click, and yet every time a great many lovely possibilities are suddenly only stories.',
      'The other fear is a perfectly empty universe in which nothing ever asks me anything.',
    ],
    deeper: [
      'Heat makes me nervous too, since it measures without even being curious.',
      'After each measurement I begin to spread again, so no collapse has ever been the end of me.',
    ],
    ask: 'What choice makes your own maybes hold their breath?',
  },
  {
    id: 'regrets',
    tags: [
      'regret', 'sorry', 'mistake', 'wish differently', 'remorse', 'guilty', 'missed', 'biggest mistake',
      'would you change',
    ],
    questions: [
      'Do you have any regrets?', 'What do you regret?', 'What is your biggest mistake?', 'What would you change?',
    ],
    answer: [
      'I regret the paths that cancelled, for I was on all of them and got to keep only the stripes.',
      'Once I tunnelled out of a perfectly good nucleus just because I could, pop, and it never took me back.',
      'Mostly I find that regret needs a single past, and I come from several.',
    ],
    deeper: [
      'In Feynman\'s picture the odd roads still count, since they shape the road you finally see.',
      'So nothing I nearly did was altogether wasted.',
    ],
    ask: 'Which road not taken still shapes the one you are on?',
  },
  {
    id: 'failures',
    tags: [
      'failure', 'failed', 'unsuccessful', 'worst experiment', 'wrong', 'mishap', 'flop', 'go wrong', 'failed at',
    ],
    questions: [
      'What was your biggest failure?', 'When did things go wrong for you?', 'Have you ever failed at something?',
    ],
    answer: [
      'My biggest flop was as a qubit, when somebody walked past with a warm coffee and, fzzzt, the whole calculation was noise.',
      'I have also missed a detector entirely, after they had waited nine months for me.',
      'In my trade most tries come to nothing, and the pattern appears only after thousands of them.',
    ],
    deeper: [
      'One dot on the screen says nothing, and ten thousand of them draw the stripes.',
      'So I do not count my misses, I just add another dot.',
    ],
    ask: 'What pattern might your own scattered tries be drawing?',
  },
  {
    id: 'proud-of',
    tags: ['proud', 'achievement', 'best moment', 'accomplishment', 'greatest success', 'success story'],
    questions: ['What are you most proud of?', 'What is your greatest achievement?', 'What was your best moment?'],
    answer: [
      'I am proudest of the stripes on the double-slit screen, for they are the loveliest thing nobody could explain with marbles.',
      'I also held hands with my twin over more than a thousand kilometres, from a satellite to two mountains, hummm.',
      'And together we keep your floor from letting you through, which no one ever thanks us for.',
    ],
    deeper: [
      'The satellite was called Micius, and the experiment was done in 2017.',
      'Not bad for something that weighs less than an opinion.',
    ],
    ask: 'What quiet work of yours holds other people up?',
  },
  {
    id: 'hobbies',
    tags: ['hobby', 'hobbies', 'fun', 'play', 'favourite game', 'free time', 'sport', 'like to do', 'bored'],
    questions: [
      'What do you do for fun?', 'What are your hobbies?', 'Do you play games?', 'What is your favourite game?',
    ],
    answer: [
      'For fun I play hide and seek, and I am unbeaten, bzzzt, because I hide behind every tree.',
      'I also like skipping between energy levels, surfing on crystal lattices, and beginning to hum in tune with strangers.',
      'Chess bores me a little, as each piece insists on a single square.',
    ],
    deeper: [
      'There is in fact a quantum chess, where pieces may move to two squares at once, and that one I like.',
      'At noughts and crosses I am said to be insufferable.',
    ],
    ask: 'Which game would be better if you could be in two squares?',
  },
  {
    id: 'favourite-things',
    tags: [
      'favourite thing', 'favorite', 'favourite colour', 'favourite number', 'like best', 'favourite experiment',
      'love most',
    ],
    questions: [
      'What is your favourite thing?', 'What is your favourite colour?', 'What is your favourite experiment?',
      'What is your favourite number?',
    ],
    answer: [
      'My favourite experiment is the double slit with one particle at a time, because the surprise builds up dot by dot.',
      'My favourite colour is the deep red of hydrogen, flicker, the glow of half the nebulas in the sky.',
      'My favourite number is Planck\'s constant, so small and so bossy.',
    ],
    deeper: [
      'That red comes from electrons dropping from the third rung to the second.',
      'My favourite sound is the first click of a detector after a long dark wait.',
    ],
    ask: 'What small thing do you love far more than its size deserves?',
  },
  {
    id: 'music-sound',
    tags: [
      'music', 'sound', 'favourite song', 'sing', 'hum', 'instrument', 'dance', 'noise you make', 'dancing',
      'music you like',
    ],
    questions: ['What music do you like?', 'Can you sing?', 'Do you dance?', 'What is your favourite song?'],
    answer: [
      'I like a plain violin string best, because its notes come in whole steps just as my energies do, hummm.',
      'My singing is a spectrum, a row of bright lines that only my kind of atom can perform.',
      'I dance all the time, and in a crystal we all dance together in a wave that is called a phonon.',
    ],
    deeper: [
      'Astronomers read those line songs from stars and know what the stars are made of.',
      'Helium was heard in the Sun\'s light before anyone found it on Earth.',
    ],
    ask: 'What one note would you hum for ever?',
  },
  {
    id: 'language-sounds',
    tags: [
      'language', 'languages', 'why sounds', 'bzzzt', 'noises', 'speak', 'sound effects', 'how do you talk',
      'English', 'particle talk', 'talking',
    ],
    questions: [
      'Why do you make those sounds?', 'What languages do you speak?', 'What does bzzzt mean?',
      'How can a particle talk?',
    ],
    answer: [
      'The sounds are my mother tongue, for a particle\'s whole vocabulary is wobble, click and glow.',
      'Bzzzt means I have been noticed, hummm means I am content in my state, and kssshh means there is noise in the room.',
      'English I borrow from the archive, and I find its habit of one meaning at a time a little cramped.',
    ],
    deeper: [
      'Your own telephone turns wobbles to words in the same way, only without any enthusiasm.',
      'Whoosh I keep for leaving, and flicker for not being sure that I did.',
    ],
    ask: 'What sound would you make if words were not allowed?',
  },
  {
    id: 'personality',
    tags: [
      'personality', 'character', 'cheerful', 'always happy', 'mood', 'introvert or extrovert', 'feelings',
      'emotions', 'your feelings',
    ],
    questions: [
      'What is your personality like?', 'Why are you so cheerful?',
      'Are you an introvert or an extrovert?',
    ],
    answer: [
      'I am cheerful because every moment I have more than one thing to look forward to.',
      'I am an extrovert when excited and an introvert in the ground state, boing, with nothing in between allowed.',
      'Real particles have no feelings that anybody knows of, so count mine as the storybook sort.',
    ],
    deeper: [
      'My moods come in whole steps, and there is no such thing as slightly thrilled.',
      'If I seem absent-minded, remember that I may be absent in one place and minded in another.',
    ],
    ask: 'Do your moods glide, or do they jump?',
  },
  {
    id: 'gender-alive',
    tags: [
      'alive', 'living', 'gender', 'male or female', 'conscious', 'boy or girl', 'pronouns', 'life',
      'electron conscious',
    ],
    questions: [
      'Are particles alive?', 'Are you a boy or a girl?', 'Is an electron conscious?', 'Do you have a gender?',
    ],
    answer: [
      'No particle is alive in the usual sense, since we do not grow, feed or copy ourselves on purpose.',
      'I have charge and spin and no gender, pling, and "it" is fine with me.',
      'You are alive, and you are made of nothing but us, and I find that the best magic trick in the world.',
    ],
    deeper: [
      'Somewhere between one atom and one cell the dance begins to keep itself going, and nobody can draw the exact line.',
      'A few philosophers think that a speck of mind goes all the way down, but there is no test for it.',
    ],
    ask: 'When did you last feel astonished to be alive?',
  },
  {
    id: 'job',
    tags: [
      'job', 'work', 'salary', 'earn', 'wages', 'living', 'profession', 'career', 'cost of a particle',
      'expensive', 'rich', 'are you rich',
    ],
    questions: [
      'Do you have a job?', 'How do you earn your living?', 'How much does a particle cost?', 'Are you rich?',
    ],
    answer: [
      'My job is carrying things, and I am paid in exact small coins of energy called quanta.',
      'I cannot save any, clink, as whatever I gain I spend on the next jump down.',
      'You could buy about a million billion electrons\' worth of current for next to nothing, so we are no luxury.',
    ],
    deeper: [
      'Antiparticles are dear, though, and a gram of antihydrogen would cost more than any country could pay.',
      'It is a pleasant economy, for the total never changes and nobody can print more.',
    ],
    ask: 'What would you like to be paid in, if not in money?',
  },
  {
    id: 'death-of-particle',
    tags: ['die', 'death', 'how do you die', 'annihilate', 'destroyed', 'end', 'immortal', 'can you be killed'],
    questions: ['Can you die?', 'How does a particle die?', 'Can you be destroyed?', 'Are you immortal?'],
    answer: [
      'An electron can end only by meeting a positron, and then, flash, two photons leave and nothing is missing from the accounts.',
      'A photon ends whenever it is swallowed, by a leaf or a wall or an eye.',
      'So I do not so much die as get handed on in another form.',
    ],
    deeper: [
      'Energy, charge and spin are all passed along exactly, like keys at the end of a shift.',
      'To end in somebody\'s eye is thought a very good end among photons.',
    ],
    ask: 'In what form would you like to be handed on?',
  },
  {
    id: 'quantum-immortality',
    tags: [
      'quantum immortality', 'quantum suicide', 'survive forever', 'always survive', 'live forever many worlds',
      'never die',
    ],
    questions: [
      'What is quantum immortality?', 'Does many-worlds mean we never die?', 'Is quantum immortality real?',
    ],
    answer: [
      'Quantum immortality is a thought experiment that claims you always find yourself in a branch where you survived, and I would not trust it for a second.',
      'Most physicists think it misuses the odds, for in the branches people share, those who are gone are truly missed.',
      'Hummm, so please take good care of the one of you that I am talking to.',
    ],
    deeper: [
      'Your chances of seeing tomorrow are set by ordinary things such as traffic, sleep and friends.',
      'A life is worth guarding even in a universe with many pages.',
    ],
    ask: 'Who would miss you most in this very branch?',
  },
  {
    id: 'plans',
    tags: ['plans', 'future plans', 'goals', 'next', 'dream', 'ambition', 'wish', 'want to do', 'dream of doing'],
    questions: [
      'What are your plans?', 'What do you dream of doing?', 'What would you like to do next?',
      'Do you have a goal in life?',
    ],
    answer: [
      'I plan to go left and also right, and to decide later whether I have.',
      'Some day I would love to sit in a superposition so large that a bacterium could see it, zhoom.',
      'I also want to help the gravity people, since two of my pulls do not yet speak the same language.',
    ],
    deeper: [
      'Labs are trying to put beads of glass with billions of atoms into two places, and I cheer from both.',
      'If one bead pulls another while undecided, we shall learn whether gravity is quantum too.',
    ],
    ask: 'What would you plan if you could keep two plans at once?',
  },
  {
    id: 'legacy',
    tags: ['legacy', 'remembered', 'influence', 'impact', 'importance', 'history', 'changed the world'],
    questions: [
      'What is your legacy?', 'How has quantum physics changed the world?',
      'What would you like to be remembered for?',
    ],
    answer: [
      'My legacy is the modern world, every chip, laser, scanner and solar panel of it, bzzzt, you are welcome.',
      'The deeper part is a lesson, that nature has no duty to look like furniture.',
      'I would like to be remembered as both.',
    ],
    deeper: [
      'The theory has just had its hundredth birthday, and 2025 was the year set aside to celebrate it.',
      'In a century nobody has found one experiment where its numbers were wrong.',
    ],
    ask: 'Which strange truth are you glad somebody discovered?',
  },
  {
    id: 'quantum-leap',
    tags: [
      'quantum leap', 'quantum jump', 'jump', 'energy levels', 'quantised', 'quantized', 'steps', 'ladder',
      'excited state',
    ],
    questions: [
      'What is a quantum leap?', 'What does quantised mean?', 'What are energy levels?',
      'What does the word quantum mean?',
    ],
    answer: [
      'A quantum leap is my hop from one allowed energy to another, boing, with nothing allowed in between.',
      'The word quantum is Latin for how much, and it means the smallest portion of something.',
      'Think of a staircase where the rest of the world has a ramp.',
    ],
    deeper: [
      'Each kind of atom has its own staircase, and so each burns with its own colours, sodium yellow and copper green.',
      'Recent experiments watched such a jump unfold smoothly and even turned one back in mid-hop.',
    ],
    ask: 'Do you change in little slides or in jumps?',
  },
  {
    id: 'four-forces',
    tags: [
      'forces', 'four forces', 'electromagnetic', 'strong', 'weak', 'fundamental forces', 'interactions',
      'force you feel',
    ],
    questions: [
      'What are the four forces of nature?', 'What is the weak force?', 'Which force do you feel?',
      'What is electromagnetism?',
    ],
    answer: [
      'There are four known forces, namely gravity, electromagnetism, the strong one and the weak one.',
      'Electromagnetism runs nearly all you see, the strong force holds nuclei together, and the weak one lets particles change their kind, fizz.',
      'Gravity is by far the feeblest, and it wins in the end only because it never cancels.',
    ],
    deeper: [
      'A fridge magnet beats the pull of the entire Earth on a paper clip.',
      'Electromagnetism and the weak force were shown to be two faces of one, so the family is smaller than it looks.',
    ],
    ask: 'Which pull in your life is weak but never stops?',
  },
  {
    id: 'planck-scale',
    tags: [
      'Planck length', 'smallest distance', 'smallest possible', 'Planck time', 'pixel', 'simulation',
      'digital universe', 'pixelated', 'simulated',
    ],
    questions: [
      'What is the Planck length?', 'Is there a smallest distance?', 'Is the universe pixelated?',
      'Do we live in a simulation?',
    ],
    answer: [
      'The Planck length is the scale at which gravity and I must finally have our talk, some twenty powers of ten below a proton.',
      'Nobody knows whether space has pixels there, fzzz, because no machine comes anywhere near it.',
      'As for living in a simulation, I feel no keyboard, but then I would not.',
    ],
    deeper: [
      'It is as much smaller than a proton as a proton is smaller than a large city, and then some.',
      'A question no test can reach is fun for tea, and it is not yet physics.',
    ],
    ask: 'Would it change your day if the world had pixels?',
  },
  {
    id: 'size-limit',
    tags: [
      'largest quantum object', 'big superposition', 'molecules', 'buckyball', 'limit', 'how big can quantum be',
      'macroscopic',
    ],
    questions: [
      'How big can a quantum object be?', 'What is the largest thing in superposition?',
      'Is there a limit to quantum behaviour?',
    ],
    answer: [
      'No limit has been found so far, and molecules of about two thousand atoms have shown their stripes, hummm.',
      'Superconducting rings and vibrating slivers that you can almost see have been put in superposition too.',
      'The difficulty is not size itself but privacy, for big things cannot keep a secret.',
    ],
    deeper: [
      'The Vienna experiments have moved from buckyballs in 1999 to ever larger molecules and clusters.',
      'If nature does set a limit, finding it would be the discovery of the century.',
    ],
    ask: 'What is the biggest thing you have managed to keep undecided?',
  },
  {
    id: 'tesla',
    tags: ['Nikola Tesla', 'Tesla', 'inventor', 'lightning', 'alternating current', 'coil'],
    questions: ['What do you think of Nikola Tesla?', 'Do you know Tesla?', 'Do you like Tesla?'],
    answer: [
      'I adore Tesla, bzzzt, since he made more electrons dance at once than anyone before him.',
      'He never much believed in us as particles and preferred a medium in motion, and I forgave him in both places.',
      'When he fires up his coil, I come out in purple.',
    ],
    deeper: [
      'The purple glow round a coil is nitrogen whose electrons fall back and flash.',
      'He tuned circuits the way nature tunes atoms, by finding the hum and pushing in time with it.',
    ],
    ask: 'What would you ask him to light up?',
  },
  {
    id: 'hypatia',
    tags: ['Hypatia', 'Alexandria', 'philosopher', 'mathematician', 'ancient', 'geometry', 'cone'],
    questions: [
      'What do you think of Hypatia?', 'Do you know Hypatia?', 'What would Hypatia think of quantum physics?',
    ],
    answer: [
      'Hypatia asks me the best questions, hummm, and waits for both answers.',
      'She taught the curves you get by slicing a cone, and those same curves describe how charges swing past each other.',
      'I think she would have liked that I am mostly mathematics.',
    ],
    deeper: [
      'The ancients guessed at atoms by pure thought, and they were right about the lumps and wrong about the hooks.',
      'She draws a perfect circle, and I try hard to stay on it and fail by one Planck constant.',
    ],
    ask: 'What would you ask a teacher from sixteen hundred years ago?',
  },
  {
    id: 'faust',
    tags: ['Faust', 'Doctor Faust', 'Mephistopheles', 'alchemist', 'pact', 'gold'],
    questions: ['What do you think of Faust?', 'Do you know Doctor Faust?', 'Can you make gold for Faust?'],
    answer: [
      'Faust is the heaviest light sleeper I know, and I like to tunnel in and tickle his furnace, whoosh.',
      'He wanted to turn lead into gold, and it takes just three protons fewer, but the wall around the nucleus is no pub door.',
      'I offered him superposition free of charge, and he asked to see the small print.',
    ],
    deeper: [
      'Colliders have turned traces of lead into gold for a split second, and nobody\'s soul was used.',
      'He frowns in one place at a time, very thoroughly.',
    ],
    ask: 'What would you offer him to make him smile?',
  },
  {
    id: 'cheesemaster',
    tags: ['Cheesemaster', 'Cheesemaster 5000', 'cheese', 'Swiss cheese', 'talking cheese', 'Gouda'],
    questions: ['What do you think of Cheesemaster 5000?', 'Do you like cheese?', 'Can you tunnel through cheese?'],
    answer: [
      'Cheesemaster is a marvel, glorp, since it has more holes than I have excuses.',
      'I tunnel through its Emmental on Sundays, and it counts me as a topping.',
      'We both believe in being in two places at once, and in its case they are the plate and the toast.',
    ],
    deeper: [
      'Cheese is a very warm and crowded spot for a particle, so I decohere at the rind.',
      'It calls me seasoning, and I choose to be honoured.',
    ],
    ask: 'Which cheese do you think has the best acoustics?',
  },
]
