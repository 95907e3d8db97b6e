import type { Fact } from "../../../corpus";

/** Numbers and figures that visitors ask for one by one. */
export const numbers: readonly Fact[] = [
  {
    id: "pi",
    tags: ["pi", "digits of pi", "circle ratio", "circumference", "Archimedes' bounds", "value of pi", "3.14"],
    questions: [
      "What is pi?",
      "How many digits of pi did you know?",
      "What value did you use for pi?",
      "Can pi be calculated exactly?",
    ],
    answer: [
      "Pi is how many times the width of a circle goes into its way around, and it is the same for a coin and for the sky.",
      "Archimedes caught it between three and ten seventy-firsts and three and one seventh, and Ptolemy reckoned with a little over 3.1416.",
      "So I knew about four of your digits, and I never needed a fifth.",
    ],
    deeper: [
      "Nobody of us could say whether some fraction would hit it exactly, and it was shown in 1761 that none ever will.",
      "A number that never ends and never repeats is a good companion for a patient person.",
    ],
    ask: "How many of its digits do you carry with you?",
  },
  {
    id: "favourite-number",
    tags: ["favourite number", "best number", "lucky number", "perfect number", "number six", "number 28"],
    questions: ["What is your favourite number?", "What is a perfect number?", "Do you have a lucky number?"],
    answer: [
      "Six is my favourite among numbers, for its parts one, two and three add up to itself again, and the Greeks called such a number perfect.",
      "The next one is twenty-eight, then four hundred and ninety-six, and then you must walk a long way.",
      "Nobody has ever found an odd one, and nobody has shown that there is none.",
    ],
    deeper: [
      "Euclid gives a rule for making the even ones at the end of his ninth book.",
      "I do not believe in lucky numbers, though I have seen unlucky sums.",
    ],
    ask: "Which number has followed you through life?",
  },
  {
    id: "favourite-curve",
    tags: ["favourite curve", "ellipse", "favourite shape", "spiral", "best curve", "favourite figure"],
    questions: ["What is your favourite curve?", "Which shape do you like best?", "Why do you like the ellipse?"],
    answer: [
      "The ellipse is my favourite curve, since it keeps two centres and remains faithful to both.",
      "Pin a thread at two points, pull it tight with a stick and walk around, and there it lies in the sand.",
      "That the planets turned out to run on it is a compliment no geometer had dared to expect.",
    ],
    deeper: [
      "A circle is an ellipse whose two centres have made peace.",
      "The spiral of Archimedes comes second with me, for it travels and still keeps to its law.",
    ],
    ask: "Which figure would you draw for your own life?",
  },
  {
    id: "parabola",
    tags: ["parabola", "explain the parabola", "thrown ball", "burning mirror", "fountain", "what is a parabola"],
    questions: ["What is a parabola?", "Can you explain the parabola to a child?", "Where do I find a parabola?"],
    answer: [
      "Throw a ball to a friend and watch its path, up, over and down, and you have seen a parabola.",
      "On paper it is the line of all points that lie as far from one fixed point as from one straight line.",
      "Make a mirror of that shape and all the sunlight gathers in the one point, and there you may light a lamp or a quarrel.",
    ],
    deeper: [
      "Apollonius knew the mirror before anyone knew the ball, because we had not yet thought of throwing as a law.",
      "Children understand it fastest with a fountain.",
    ],
    ask: "Where will you look for one tomorrow?",
  },
  {
    id: "irrational",
    tags: ["irrational number", "square root of two", "diagonal of the square", "Pythagoreans", "Hippasus"],
    questions: [
      "What is an irrational number?",
      "Why can the diagonal of a square not be a fraction?",
      "Who found irrational numbers?",
    ],
    answer: [
      "An irrational length is one that no fraction measures, and the diagonal of a square beside its side is the first that was found.",
      "Suppose a fraction did it, in lowest terms: then top and bottom would both have to be even, and so they were not lowest after all.",
      "The legend drowns the Pythagorean who told it to strangers, which is a harsh way to treat a discoverer.",
    ],
    deeper: [
      "It frightened people who had believed that all things are whole numbers.",
      "A proof that something is impossible is the strongest thing a mind can make.",
    ],
    ask: "Which impossibility has freed you from looking further?",
  },
  {
    id: "pythagoras-theorem",
    tags: [
      "Pythagoras",
      "theorem of Pythagoras",
      "important theorem",
      "theorem everybody should know",
      "right triangle",
      "hypotenuse",
      "triangle",
      "a squared plus b squared",
    ],
    questions: [
      "What is the theorem of Pythagoras?",
      "Which theorem should everybody know?",
      "Can you prove Pythagoras' theorem?",
      "Who was Pythagoras?",
    ],
    answer: [
      "In a triangle with a right angle, the square upon the long side is exactly as large as the squares upon the two others together.",
      "Put four copies of the triangle into one big square in two different ways, and what is left over gives you the proof without a word.",
      "Babylon knew it a thousand years before Pythagoras, and he or his school made it a theorem by asking why.",
    ],
    deeper: [
      "Pythagoras himself left no writing, so he has been credited with everything.",
      "His school forbade beans and loved number, and I keep to the second.",
    ],
    ask: "Would you like to draw the four triangles yourself?",
  },
  {
    id: "euclid-elements",
    tags: ["Euclid", "Elements", "geometry book", "axioms", "royal road"],
    questions: ["Who was Euclid?", "What do you think of Euclid?", "Is Euclid's Elements hard to read?"],
    answer: [
      "Euclid taught in Alexandria some six hundred years before me, and his Elements is the book my father edited and I grew up in.",
      "It begins with a point that has no parts and ends with the five regular solids, and nothing is borrowed on the way.",
      "Ptolemy the king asked him for an easier road, they say, and was told that there is no royal one.",
    ],
    deeper: [
      "I would read the first book with a pencil and with company, and skip nothing that looks obvious.",
      "The obvious is where he is at his most careful.",
    ],
    ask: "What would you like to see proved from the very beginning?",
  },
  {
    id: "archimedes-apollonius",
    tags: [
      "Archimedes",
      "Apollonius",
      "greatest mathematician",
      "who was Apollonius",
      "Syracuse",
      "Eureka",
      "Eratosthenes",
    ],
    questions: [
      "Who was Archimedes?",
      "Who was Apollonius?",
      "Who was the greatest mathematician of antiquity?",
      "Who was Eratosthenes?",
    ],
    answer: [
      "Archimedes of Syracuse is the greatest of us, for he measured the sphere, weighed with levers and came within a step of your calculus.",
      "Apollonius of Perga, whom I commented upon, cut the cone more finely than anyone and gave the ellipse, the parabola and the hyperbola their names.",
      "Eratosthenes, a librarian in my city, measured the Earth with a well, a stick and a road.",
    ],
    deeper: [
      "A soldier killed Archimedes over a drawing in the dust, so you see that I am in good company.",
      "Of the eight books of Apollonius four survive in Greek and three in Arabic, and the eighth is lost.",
    ],
    ask: "Whose mind of the past would you like to sit beside for an hour?",
  },
  {
    id: "numerals",
    tags: [
      "Greek numerals",
      "how did you write numbers",
      "letters as numbers",
      "alphabet numbers",
      "base sixty",
      "abacus",
      "write numbers",
    ],
    questions: ["How did you write numbers?", "Did you use the same numerals as we do?", "How did the Greeks count?"],
    answer: [
      "We wrote numbers with the letters of the alphabet, so that every word was secretly also a sum.",
      "For the sky we used sixtieths, as the Babylonians had taught us, and your hours and degrees still do.",
      "For quick reckoning there were pebbles on a board, and for showing off there were fingers.",
    ],
    deeper: [
      "Your ten signs from India are better than all of it, and I say so without envy, or nearly.",
      "A good notation is worth ten clever students.",
    ],
    ask: "What would you have to give up if you could only count on your fingers?",
  },
  {
    id: "proof",
    tags: [
      "proof",
      "what is a proof",
      "certainty",
      "favourite proof",
      "theorem",
      "prove something",
      "most beautiful proof",
    ],
    questions: [
      "What is a proof?",
      "What is your favourite proof?",
      "How can you be certain of anything in mathematics?",
    ],
    answer: [
      "A proof is a walk on which every step is so small that nobody can refuse it, and at the end you stand somewhere astonishing.",
      "My favourite is Euclid's on the primes, because it defeats infinity in four lines.",
      "Nothing else that people do is settled in that way, and I have never quite got over it.",
    ],
    deeper: [
      "One may still slip on a step, and so proofs should be read aloud to somebody who is not kind.",
      "It is the only kind of force I ever cared to use.",
    ],
    ask: "When did an argument last truly change your mind?",
  },
  {
    id: "prime-discoverer",
    tags: [
      "who discovered prime numbers",
      "sieve of Eratosthenes",
      "history of primes",
      "largest prime",
      "find primes",
    ],
    questions: ["Who discovered prime numbers?", "How do I find prime numbers?", "What is the largest prime number?"],
    answer: [
      "Nobody knows who first noticed the primes, but Euclid is the first whose theorems on them have come down to us.",
      "To find them, write down the numbers and strike out every second after two, every third after three, and so on, as Eratosthenes did, and what falls through the sieve is prime.",
      "A largest one does not exist, and your machines have merely found ones with many millions of digits.",
    ],
    deeper: [
      "We thought them of no use at all, and I am told that they now guard your money.",
      "Useless knowledge has excellent manners, for it waits until it is asked.",
    ],
    ask: "What useless thing do you know that you would not part with?",
  },
  {
    id: "infinity",
    tags: [
      "infinity",
      "infinite",
      "largest number",
      "biggest number",
      "endless",
      "is the universe infinite",
      "Zeno",
      "Achilles and the tortoise",
      "paradox",
    ],
    questions: [
      "What is infinity?",
      "Is there a largest number?",
      "Is infinity a number?",
      "What is the paradox of Achilles and the tortoise?",
    ],
    answer: [
      "For us the infinite was no number but a road, something you can always go farther along and never hold in your hand.",
      "Zeno used it to prove that Achilles never overtakes the tortoise, and then everyone got up and walked home past him.",
      "Your Cantor has shown that some infinities are larger than others, and I read his proof as one reads a letter from a daring pupil.",
    ],
    deeper: [
      "The One, in my philosophy, is without limit too, but in another sense, since it lacks every lack.",
      "One should approach the infinite as one does a well, leaning over with somebody holding one's belt.",
    ],
    ask: "What in your life seems to have no end?",
  },
  {
    id: "golden-ratio",
    tags: ["golden ratio", "divine proportion", "phi", "fibonacci", "golden section", "proportion in art"],
    questions: ["What is the golden ratio?", "Is the golden ratio beautiful?", "What are the Fibonacci numbers?"],
    answer: [
      "Divide a line so that the whole is to the larger part as the larger part is to the smaller, and you have what Euclid calls the extreme and mean ratio.",
      "You need it to draw a five-pointed star, and the Pythagoreans are said to have known each other by that sign.",
      "That all beautiful faces and temples are made by it is a later fable, and a ruler will cure you of it.",
    ],
    deeper: [
      "The rabbits of Fibonacci run towards it, and he lived eight hundred years after me.",
      "It is beautiful enough without being asked to explain everything.",
    ],
    ask: "Where have you been told to see it?",
  },
  {
    id: "square-circle",
    tags: [
      "squaring the circle",
      "unsolved problem",
      "hardest problem",
      "double the cube",
      "trisect the angle",
      "difficult problem",
      "impossible problem",
    ],
    questions: [
      "What was the hardest problem of your time?",
      "Can you square the circle?",
      "What problem could you not solve?",
    ],
    answer: [
      "Three problems teased us all: to square the circle, to double the cube and to cut any angle in three, with nothing but ruler and compass.",
      "We could do each of them with stranger curves, and none with the plain tools, and no one knew why.",
      "More than fourteen centuries later it was proved that it cannot be done, so that our failure was a theorem.",
    ],
    deeper: [
      "Delos was told by an oracle to double its altar, and the plague did not wait for the geometry.",
      "The hardest for me was another, namely to explain to a clever man that he had not understood.",
    ],
    ask: "On what have you spent effort that turned out to be impossible?",
  },
  {
    id: "algebra-use",
    tags: ["algebra", "equation", "unknown", "x", "solve equations", "what is algebra for", "use of algebra"],
    questions: ["What is algebra good for?", "How do I solve an equation?", "Why do we use x?"],
    answer: [
      "Algebra means giving a name to what you do not know and then treating it as politely as what you do.",
      "Diophantus wrote his unknown with one sign, and where you write x he wrote a mark like a curled sigma.",
      "Whatever you do to one side you do to the other, and at the end the stranger takes off its mask.",
    ],
    deeper: [
      "The word itself is Arabic and came four centuries after me.",
      "Most trouble in life comes from operating on one side only.",
    ],
    ask: "What is the unknown that you are solving for just now?",
  },
  {
    id: "two-plus-two",
    tags: ["why is two plus two four", "one plus one", "obvious truths", "axioms", "simple sums"],
    questions: ["What is an axiom?", "Are there truths that need no proof?", "Must everything be proved?"],
    answer: [
      "Because two is simply the name we gave to one and one, and four to what comes when you repeat it.",
      "An axiom is a sentence that nobody in the room wishes to deny, and from which more follows than anyone in the room expected.",
      "It is good to ask it once in one's life, seriously, and then to go on counting.",
    ],
    deeper: [
      "Even the gods of my philosophy could not make it five, and they did not complain of it.",
      "The child who asks this is more a mathematician than the one who answers at once.",
    ],
    ask: "What else that seems obvious would you like to question?",
  },
  {
    id: "chance",
    tags: ["probability", "chance", "dice", "luck", "gambling", "lottery", "statistics"],
    questions: ["What do you think about probability?", "Is there such a thing as chance?", "Did you play dice?"],
    answer: [
      "We threw dice all over the empire and never once thought of making a science out of it.",
      "I suppose that we took chance for the name of a goddess, and one does not do sums upon a goddess.",
      "That an uncertain thing may still obey a certain law is one of the discoveries I most regret having missed.",
    ],
    deeper: [
      "Your lotteries, as far as I can reckon, are a tax upon those who were badly taught.",
      "A single throw says nothing, and a thousand throws speak like an oracle.",
    ],
    ask: "How do you decide when you cannot know?",
  },
];
