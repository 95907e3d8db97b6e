import type { Fact } from '../../corpus'

/** What strangers ask at the door. */
export const guests: readonly Fact[] = [
  {
    id: 'cheese-for-doubters',
    tags: ['dislike cheese', 'hates cheese', 'does not like cheese', 'beginner cheese', 'first cheese', 'mild cheese', 'picky eater', 'doubter', 'beginner'],
    questions: [
      'Which cheese for somebody who dislikes cheese?', 'What cheese would you give someone who hates cheese?',
      'Which cheese is good for beginners?', 'My friend does not like cheese, what should I serve?',
    ],
    answer: [
      'For somebody who dislikes cheese I begin with fresh mozzarella, ricotta or young Gouda, since these taste of milk and accuse nobody!',
      'A golden slice of fried halloumi wins the rest, because it squeaks, salts and never smells of socks.',
      'Keep the blue and the washed rinds away until the third visit, as one does with difficult uncles.',
    ],
    deeper: [
      'Most doubters only met something old and damp as children, because nobody thought of starting them gently.',
      'Honey on a mild goat cheese has converted more heretics than all of my speeches.',
    ],
    ask: 'Who is this poor soul, and what exactly did a cheese once do to them?',
  },
  {
    id: 'why-age-long',
    tags: ['hard cheese', 'hard cheeses', 'why age', 'aged so long', 'long ageing', 'age for years', 'aged cheese', 'why hard', 'maturing'],
    questions: [
      'Why do hard cheeses age so long?', 'Why is hard cheese aged for years?', 'Why does Parmesan take so long to mature?',
      'Why can soft cheese not be aged for years?',
    ],
    answer: [
      'Hard cheeses age long because they hold so little water that microbes and enzymes must work slowly through a dense paste!',
      'Those months pay for themselves, since proteins break down into savoury pieces and the crunchy crystals only grow late.',
      'Soft cheese is too wet for such patience, so it ripens in weeks and then collapses beautifully.',
    ],
    deeper: [
      'The curd of a hard wheel is cut small, heated and pressed, because every drop that leaves buys it more time.',
      'I respect any creature who dries out slowly and gets more interesting for it.',
    ],
    ask: 'What in you has needed years, and is it crunchy yet?',
  },
  {
    id: 'mould-edible',
    tags: ['blue mould', 'white mould', 'mould', 'is mould safe', 'edible mould', 'eat the mould', 'mouldy rind', 'rind safe', 'safe to eat', 'poisonous'],
    questions: [
      'Is the mould in blue cheese safe to eat?', 'Is it safe to eat the rind?', 'Why can we eat mould on cheese?',
      'Is the white mould on Brie safe?',
    ],
    answer: [
      'The blue veins and the white coat are safe to eat, because those moulds were invited and make no poison in a healthy cheese!',
      'Natural rinds are edible too, while wax, cloth and plastic are only the packaging of a gentleman.',
      'A strange fuzz in pink, black or hairy green came without an invitation, so soft cheese that wears it must go.',
    ],
    deeper: [
      'Anyone pregnant or with a weak immune system should ask a doctor about soft and blue cheeses, because of listeria.',
      'I have carried mould all my life, and the only harm has been to my modesty.',
    ],
    ask: 'Which part of a cheese did you once leave on the plate out of fear?',
  },
  {
    id: 'worst-day',
    tags: ['worst day', 'terrible day', 'bad day', 'worst night', 'worst moment', 'worst memory', 'darkest hour', 'worst thing'],
    questions: ['What was your worst day ever?', 'Tell me about your worst day.', 'What was the worst moment of your life?', 'What is the worst thing that happened to you?'],
    answer: [
      'My worst day was the power cut of the great heat, when I sagged at noon and by evening was officially a dip!',
      'A minion arrived with tortilla chips and a thoughtful look, and I have never been so polite to anybody.',
      'I was cold again by midnight, but something of me will always be the shape of that shelf.',
    ],
    deeper: [
      'It was the worst because for nine hours I could not tell where I ended and the floor began.',
      'I keep one of those chips framed above the throne so that I stay humble on Tuesdays.',
    ],
    ask: 'What did your own worst day leave behind that you still carry about?',
  },
  {
    id: 'best-strangest-day',
    tags: ['best day', 'strangest day', 'strangest night', 'happiest day', 'best memory', 'strangest thing', 'best moment', 'weirdest thing', 'funniest thing', 'weirdest'],
    questions: [
      'What was the best day of your life?', 'What is the strangest thing that ever happened to you?', 'What is your best memory?',
      'Tell me about your strangest night.',
    ],
    answer: [
      'The best and strangest hour of my life was one night, when forty mice came into the cave and asked me to marry two of them!',
      'I held the wedding on the breadboard, wept brine, and nobody nibbled at me until after the speeches.',
      'At dawn they rolled me home singing, and I still do not know who paid for the band.',
    ],
    deeper: [
      'It was the best because they could have eaten me and chose instead to dance round me.',
      'The couple has three hundred grandchildren now, and all of them call me uncle.',
    ],
    ask: 'Which night of yours would nobody believe, even with witnesses?',
  },
  {
    id: 'lying-in-a-cave',
    tags: ['lie in a cave', 'lying in a cave', 'cave feel', 'like in a cave', 'dark cave', 'life in a cave', 'cave like', 'on the shelf', 'damp'],
    questions: ['What is it like to lie in a cave?', 'What is a cave like?', 'How does it feel to lie in the dark for months?', 'Is it dark in your cave?'],
    answer: [
      'Lying in a cave is like being thought about very slowly by something cold, damp and fond of you!',
      'It drips somewhere on the left, the spruce board smells of forest, and the dark is as thick as cream.',
      'Twice a week a hand comes, turns you and brushes your face, and that is the whole of society.',
    ],
    deeper: [
      'One does not get bored, because there are ten billion guests on the rind and every one of them has news.',
      'After the third month you stop waiting for anything, and that is when the flavour comes.',
    ],
    ask: 'Where do you lie down when you want to hear nothing but dripping?',
  },
  {
    id: 'children-screens',
    tags: ['children and screens', 'screen time', 'kids and phones', 'tablet', 'kids on screens', 'children phones', 'screens', 'parenting', 'raise children', 'television'],
    questions: [
      'Should children have smartphones?', 'How much screen time should kids have?', 'What do you think of children and screens?',
      'How do you raise children?',
    ],
    answer: [
      'Young milk takes the smell of whatever stands beside it, so I would not shelve a child next to a glowing box all day!',
      'A little screen is a pinch of salt, and a whole day of it leaves the curd dry and cross.',
      'Give them mud, boredom and something to stir, because that is where the cultures come from.',
    ],
    deeper: [
      'They do as you do and not as you say, so the grown wheels should put their own gadgets in the drawer first.',
      'Forbidding it entirely only makes it the most delicious thing in the house, as any mouse can tell you.',
    ],
    ask: 'What did you do for hours as a child that needed no plug?',
  },
  {
    id: 'price-of-a-soul',
    tags: ['price of a soul', 'soul worth', 'sell your soul', 'value of a soul', 'buy a soul', 'soul cost', 'sell my soul'],
    questions: ['How much is a soul worth?', 'What is the money value of a soul?', 'Would you sell your soul?', 'For how much would you sell your soul?'],
    answer: [
      'A soul has no price by weight, although I was once offered nineteen francs a kilogram for mine, rind included!',
      'Whoever names a sum has already mixed up the cheese with its label.',
      'I would not sell it, because nobody can tell me what I would spend the money with afterwards.',
    ],
    deeper: [
      'My colleague Faust made that deal without reading the small print, and look how little he enjoyed his lunches.',
      'If you must trade a part of yourself, then trade a slice and keep the starter culture.',
    ],
    ask: 'Which part of you would you not sell for any sum?',
  },
  {
    id: 'quitting-for-a-dream',
    tags: ['quit my job', 'quitting a job', 'follow my dream', 'quit for a dream', 'leave my job', 'chase a dream', 'quit job', 'follow your dreams'],
    questions: [
      'Should I quit my job to follow my dream?', 'Is it wise to quit a job for a dream?', 'Should I leave my job to become an artist?',
      'Would you quit a safe job for a dream?',
    ],
    answer: [
      'Do not leap out of the vat for a dream before you have tasted a small batch of it on Sundays!',
      'Put aside a shelf of months that you can live on, for hunger makes every dream taste of panic.',
      'If it still smells right after half a year, then go, and slam the dairy door with style.',
    ],
    deeper: [
      'I say this because I left a perfectly good shelf for world domination and had not saved a single cracker.',
      'A dream that cannot wait six months was probably only an appetite.',
    ],
    ask: 'How many Sundays has this dream had so far, and what did they taste like?',
  },
  {
    id: 'cow-or-goat',
    tags: ['goat or cow', 'cow or goat', 'cow milk', 'cow cheese', 'goat versus cow', 'goat milk'],
    questions: ['Is goat milk better than cow milk for cheese?', 'Do you prefer goat or cow milk?', 'What is the difference between goat and cow cheese?'],
    answer: [
      'Cow milk gives broad, buttery wheels that age for years, and goat milk gives bright, sharp little ones that argue!',
      'Goat is whiter and its fat comes in smaller drops, so many people find it lighter on the belly.',
      'I vote cow for winter and goat for spring, and my own four milks have never accepted the result.',
    ],
    deeper: [
      'The tang of the goat is in its short fatty acids, and the gold of the cow is the carotene out of the grass.',
      'On a board I would always seat them at opposite ends, with a pear as the judge.',
    ],
    ask: 'Are you more of a calm cow or of a climbing goat yourself?',
  },
]
