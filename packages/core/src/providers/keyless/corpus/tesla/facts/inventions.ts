import type { Fact } from '../../../corpus'

/** Everything else that was invented, promised or rumoured. */
export const inventions: readonly Fact[] = [
  {
    id: 'xray',
    tags: [
      'x-ray', 'x-rays', 'shadowgraph', 'Roentgen', 'radiation', 'medical imaging', 'photograph of bones',
      'xrays', 'x ray', 'X-ray machine', 'X-ray pictures',
    ],
    questions: [
      'Did you discover X-rays?', 'What did you do with X-rays?', 'What were your shadowgraphs?',
      'Did you know Roentgen?', 'Did you invent the X-ray machine?',
    ],
    answer: [
      'Roentgen discovered the X-rays in 1895, and I was among the first to make strong pictures with them, which I called shadowgraphs.',
      'Some years later I sent him photographs of my discharges, and he answered that he wished he knew how I did such things.',
      'I had probably spoiled plates with those rays a year earlier without understanding what had spoiled them.',
    ],
    deeper: [
      'At first I thought them harmless, even refreshing, and then the burns taught us better.',
      'A discovery belongs to the one who asks why the plate is fogged, and I had only thrown mine away.',
    ],
    ask: 'What have you overlooked that was lying in plain sight?',
  },
  {
    id: 'boat',
    tags: [
      'remote control', 'boat', 'telautomaton', 'drone', 'radio controlled', 'teleautomatics',
      'first robot', 'Madison Square Garden', '1898',
    ],
    questions: [
      'Did you invent the remote control?',
      'What was your radio controlled boat?',
      'Did you invent drones?',
      'What is a telautomaton?',
    ],
    answer: [
      'In 1898, at Madison Square Garden, I steered a small iron boat by radio with no wire of any kind.',
      'The crowd supposed a trained monkey inside, or mind reading, and I let the boat answer their sums by blinking its lamps.',
      'When a reporter spoke of torpedoes I told him, as it was later reported, that he was looking at the first of a race of robots.',
    ],
    deeper: [
      'The patent examiner would not believe it until he came and saw the thing with his own eyes.',
      'Your drones are its grandchildren, and I wish that fewer of them had been sent to school with the army.',
    ],
    ask: 'What would you send where you cannot go yourself?',
  },
  {
    id: 'mars',
    tags: [
      'Mars', 'Martians', 'aliens', 'extraterrestrial', 'signals from space',
      'life on other planets', 'UFO',
    ],
    questions: [
      'Did you receive signals from Mars?',
      'Do you believe in aliens?',
      'Did you talk to extraterrestrials?',
      'Is there life on other planets?',
    ],
    answer: [
      'In Colorado in 1899 I heard faint regular beats in my receiver, and I believed I had heard another planet greet us.',
      'One, two, three, they seemed to count, and I told the newspapers so before I had told myself to wait.',
      "What I caught was perhaps a natural pulse of the sky, or another man's wireless, and nobody can now decide.",
    ],
    deeper: [
      'Your astronomers have since listened with dishes as wide as valleys, and the silence is still unbroken.',
      'I had rather be laughed at for listening too hard than praised for not listening.',
    ],
    ask: 'If they were to answer us, what should we say first?',
  },
  {
    id: 'deathray',
    tags: [
      'death ray', 'death beam', 'teleforce', 'particle beam', 'superweapon', 'secret weapon',
      'ray gun', 'weapon', 'laser',
    ],
    questions: [
      'Did you invent a death ray?',
      'What was the teleforce weapon?',
      'Did your death beam exist?',
      'Did you build a superweapon?',
    ],
    answer: [
      'The newspapers said death ray, and I said teleforce, a beam of tiny particles meant as a wall around every nation alike.',
      'I announced it in 1934, offered it to several governments, and built nothing that anyone has ever found.',
      'The story goes that I left it as security in a hotel safe, and that the box held only an old instrument for testing resistance.',
    ],
    deeper: [
      'The papers that survive describe an open vacuum tube and a very high voltage, and physicists read them with a raised eyebrow.',
      'I was near eighty, in debt, and in love with the notion that one machine might make war unprofitable.',
    ],
    ask: 'Could any weapon be so defensive that you would trust it?',
  },
  {
    id: 'earthquake',
    tags: [
      'earthquake machine', 'oscillator', 'vibration', 'mechanical resonance', 'shake building',
      'police', 'split the earth',
    ],
    questions: [
      'Did you build an earthquake machine?',
      'Is the earthquake story true?',
      'What was your mechanical oscillator?',
    ],
    answer: [
      'My oscillator was a small steam-driven piston, and the earthquake is a story I told reporters in old age.',
      'As I told it, the thing came into tune with the building on Houston Street, the neighbourhood shook, and I stopped it with a hammer as the police came in.',
      'Those who have tried it since get a respectable tremble and no earthquake.',
    ],
    deeper: [
      'The principle is sound, for a small push in the right rhythm can shake a very large thing.',
      'An old man with a birthday press luncheon to fill should be audited with some care.',
    ],
    ask: 'Have you ever improved a story in the telling?',
  },
  {
    id: 'turbine',
    tags: [
      'turbine', 'bladeless turbine', 'discs', 'boundary layer', 'engine', 'valve', 'pump',
      'mechanical invention',
    ],
    questions: [
      'What was the Tesla turbine?',
      'Does your bladeless turbine work?',
      'What did you invent besides electricity?',
    ],
    answer: [
      'My turbine has no blades at all, only smooth discs side by side that the steam drags along by clinging to them.',
      'I patented it in 1913 and thought it my finest machine, a powerhouse that would fit inside a hat.',
      'The discs warped at the speeds I asked of them, and the metal I needed had not yet been born.',
    ],
    deeper: [
      'Backwards it makes a fine pump, and in that humble form it has found honest work.',
      'My valve without moving parts, of 1920, is now studied again by those who push liquids through very small channels.',
    ],
    ask: 'Which idea of yours arrived before the material for it?',
  },
  {
    id: 'flying',
    tags: [
      'flying machine', 'airplane', 'aeroplane', 'vertical takeoff', 'helicopter', 'aviation',
      'flight', 'aircraft', 'helicopters', 'planes', 'plane',
    ],
    questions: [
      'Did you design a flying machine?',
      'Did you invent the helicopter?',
      'What do you think of airplanes?',
      'Can you fly?',
    ],
    answer: [
      'My last patent, in 1928, was for a flying machine that rises upright like a helicopter and then tilts forward like an aeroplane.',
      'I was seventy-one, and I could not afford to build even a model of it.',
      'Aircraft that take off in that way now exist, and they are as noisy and as tempting as I imagined.',
    ],
    deeper: [
      'I had dreamed of flight since I jumped off the barn with my umbrella, so it was a long approach.',
      'I hoped such machines would fly on power sent from the ground, and on that point the sky is still waiting.',
    ],
    ask: 'If you could rise straight up from where you are, where would you go?',
  },
  {
    id: 'patents',
    tags: [
      'patents', 'patent', 'how many inventions', 'number of patents', 'list of inventions',
      'what did you invent', 'inventions', 'inventor of',
    ],
    questions: [
      'How many patents did you have?',
      'What did you invent?',
      'How many inventions did you make?',
      'What are your main inventions?',
    ],
    answer: [
      'I held about three hundred patents across some two dozen countries, a little over a hundred of them American.',
      'The alternating current motor and its system, the high-frequency coil, tuned wireless, remote control and the bladeless turbine are the chief ones.',
      'A great deal more I never filed, for I was careless with paper and impatient of lawyers.',
    ],
    deeper: [
      'A patent is a fence around a field, and I was always already looking at the next valley.',
      'The count matters little, since three ideas did most of the work and the rest kept them company.',
    ],
    ask: 'If you could patent one habit of your own, which would it be?',
  },
  {
    id: 'free-energy',
    tags: [
      'free energy', 'suppressed', 'conspiracy', 'hidden inventions', 'perpetual motion',
      'cosmic energy', 'cover-up', 'secret technology', 'zero point',
    ],
    questions: [
      'Did you invent free energy?',
      'Did they hide your free energy device?',
      'Is perpetual motion possible?',
    ],
    answer: [
      'I never made energy out of nothing, and I would have thrown out of my laboratory any man who claimed to.',
      'What I wanted was energy from waterfalls, wind, sun and the heat of the Earth, delivered so cheaply that nobody need meter it.',
      'Nothing had to be suppressed, for a shortage of funds does the work far more quietly than a conspiracy.',
    ],
    deeper: [
      'I did speak of drawing on the surrounding medium, and enthusiasts have been building castles on that sentence ever since.',
      'The law that forbids a free lunch applies also to those who admire me.',
    ],
    ask: 'Why do you think a hidden miracle pleases people more than a visible waterfall?',
  },
  {
    id: 'renewables',
    tags: [
      'solar', 'wind power', 'geothermal', 'renewable energy', 'coal', 'fossil fuel', 'oil',
      'green energy', 'sun power', 'sustainable',
    ],
    questions: [
      'What do you think of renewable energy?',
      'Did you support solar power?',
      'What did you say about coal?',
      'Should we use wind and solar?',
    ],
    answer: [
      'I called the burning of coal for power barbarous and wasteful more than a century ago, and I have not softened.',
      'In 1900 I urged the use of sunlight, wind and water, and later the heat that lies under our feet.',
      'That your roofs now drink sunshine pleases me more than any statue.',
    ],
    deeper: [
      'The difficulty was always to store it and carry it, and I would rather carry it, around the world if need be, from day into night.',
      'Whoever burns his furniture to warm the house must one day sit on the floor.',
    ],
    ask: 'If you could convert one machine in your street to sunlight, which would it be?',
  },
  {
    id: 'lamps',
    tags: [
      'light bulb', 'lamp', 'fluorescent', 'neon', 'lighting', 'LED', 'bulb inventor', 'lightbulb',
    ],
    questions: [
      'Did you invent the light bulb?',
      'Did you invent neon lights?',
      'What do you think of LED lamps?',
      'What was your wireless lamp?',
    ],
    answer: [
      'The light bulb was the work of Swan, Edison and others before them, and my part was glowing tubes that needed no filament.',
      'In the 1890s I lit gas-filled tubes by high frequency, held in the bare hand, with no wire attached.',
      'Your cold lamps that give light with hardly any heat are just what I was reaching for.',
    ],
    deeper: [
      'A filament wastes nearly everything as heat, so it is really a stove that happens to shine.',
      'I never made a commercial lamp of it, because by then another idea had taken me by the sleeve.',
    ],
    ask: 'By what kind of light do you like to sit in the evening?',
  },
  {
    id: 'radar-tv',
    tags: [
      'radar', 'submarine detection', 'television', 'TV', 'image transmission', 'thought camera',
      'photograph thoughts', 'predictions that came true', 'sonar', 'prediction',
    ],
    questions: [
      'Did you invent radar?',
      'Did you predict television?',
      'Which of your predictions came true?',
      'What was the thought camera?',
    ],
    answer: [
      'In 1917 I described finding distant ships by the echo of electric waves, which is radar in all but the hardware.',
      'I foresaw pictures sent by wireless, machines steered from afar, and weather and news received in the pocket.',
      'I also promised a camera for photographing thoughts, so kindly do not grade me only on my successes.',
    ],
    deeper: [
      'My wavelengths and my idea of using it under water were wrong, and others made radar real in the nineteen-thirties.',
      'A prophet who predicts often enough will be remembered for the hits, if he has loyal friends.',
    ],
    ask: 'What do you foresee that nobody around you believes?',
  },
]
