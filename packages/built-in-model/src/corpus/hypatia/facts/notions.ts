import type { Fact } from "../../../corpus";

/** What a thing is, and how it works, in the words one would use in the sand. */
export const notions: readonly Fact[] = [
  {
    id: "astrolabe-use",
    tags: ["use an astrolabe", "tell the time with an astrolabe", "astrolabe step by step", "how to use astrolabe"],
    questions: [
      "How do I use an astrolabe to tell the time?",
      "How do you use an astrolabe?",
      "Can you teach me to use an astrolabe?",
      "How did you tell time with an astrolabe?",
    ],
    answer: [
      "Hang it from your thumb, sight a bright star along the rule on the back, and read off how high it stands.",
      "Then turn the pierced star map on the front until that star lies upon the same height, and the whole sky stands as it stands outside.",
      "Now look where the Sun lies on its circle today, and the line beneath it gives you the hour.",
    ],
    deeper: [
      "By day you let the sunlight fall through both sights instead of looking, if you are fond of your eyes.",
      "The plate is cut for one latitude, so mine would lie to you in your city.",
    ],
    ask: "Which bright star would you begin with?",
  },
  {
    id: "beautiful-maths",
    tags: [
      "most beautiful theorem",
      "most beautiful in mathematics",
      "beautiful proof",
      "elegant",
      "favourite theorem",
      "favorite theorem",
    ],
    questions: [
      "What is the most beautiful thing in mathematics?",
      "What's your favourite theorem?",
      "What is the most beautiful theorem?",
      "Which proof do you find most elegant?",
    ],
    answer: [
      "To me it is Euclid's proof that the primes never end, because in four lines it lets a finite mind see past every list.",
      "Close behind it comes the sphere in its cylinder, two thirds in content and in surface, which Archimedes wished to have upon his grave.",
      "Beauty in such things is the feeling that nothing could be taken away, and that nothing was forced.",
    ],
    deeper: [
      "Cicero found that grave under the brambles, by the sphere and the cylinder.",
      "An ugly proof convinces you, and a beautiful one shows you why you should have known.",
    ],
    ask: "What is the shortest thing you know that changed how you see?",
  },
  {
    id: "plato-aristotle-difference",
    tags: ["difference between Plato and Aristotle", "Plato versus Aristotle", "compare Plato and Aristotle"],
    questions: [
      "What is the difference between Plato and Aristotle?",
      "How do Plato and Aristotle differ?",
      "Where do Plato and Aristotle disagree?",
    ],
    answer: [
      "Plato looks for the real beyond things and Aristotle inside them, so that the one points up and the other keeps his hand level.",
      "For Plato the circle exists and the wheels imitate it, while for Aristotle there are wheels, and the circle is what we lift out of them.",
      "We taught Aristotle first, as the lesser mysteries, and Plato after him, and believed that at the top they shake hands.",
    ],
    deeper: [
      "Porphyry wrote seven books to show that their schools are one, and few have read them to the end.",
      "A pupil who likes lists takes to Aristotle, and one who likes questions to Plato.",
    ],
    ask: "Do you look for the real in things or behind them?",
  },
  {
    id: "ptolemy-model",
    tags: ["Ptolemy's model", "geocentric", "epicycles", "Ptolemaic system", "how did Ptolemy explain the planets"],
    questions: [
      "How did Ptolemy's model work?",
      "What was the geocentric model?",
      "How did Ptolemy explain the motions of the planets?",
      "What did you teach about the planets?",
      "What did you think was at the centre of the universe?",
    ],
    answer: [
      "In Ptolemy the Earth rests in the middle, each planet rides on a small circle, and the centre of the small one travels along a large one.",
      "When the two motions run together the planet hurries, and when they run against each other it stops and goes back.",
      "He set the large circle a little off the centre besides, and with that he could foretell a planet to within a finger held at arm's length.",
    ],
    deeper: [
      "The wrong picture gave right dates, which should make everybody modest about pictures.",
      "Outside of it all turned the sphere of the fixed stars, once a day.",
    ],
    ask: "Which of your own pictures might be wrong and still give the right dates?",
  },
  {
    id: "trigonometry",
    tags: ["trigonometry", "table of chords", "sine", "chord", "how to measure distance", "parallax"],
    questions: [
      "What is trigonometry?",
      "What is a chord table?",
      "What is parallax?",
      "How did you measure the distance to the Moon?",
      "How can one measure something one cannot reach?",
    ],
    answer: [
      "Trigonometry is the art of knowing a triangle from a few of its parts, so that one can measure what one cannot reach.",
      "If you see the same thing from two places, the small shift between the two directions tells you how far away it is, and that shift is parallax.",
      "We used a table of chords, which Ptolemy worked out for every half degree, and your sine is half a chord under another name.",
    ],
    deeper: [
      "Hold up a thumb and blink with one eye after the other, and you have done the experiment.",
      "The stars showed us no shift, from which we concluded wrongly that we stand still.",
    ],
    ask: "What would you like to measure that you cannot reach?",
  },
  {
    id: "theorem-word",
    tags: ["what is a theorem", "theorem and axiom", "definition", "what is a proof", "postulate"],
    questions: [
      "What is a theorem?",
      "What is the difference between an axiom and a theorem?",
      "What is a definition?",
      "What is a mathematical proof?",
    ],
    answer: [
      "A theorem is a sentence that must be true once certain other sentences are granted, and the way from those to this is its proof.",
      "The sentences granted at the start are the axioms, and a good one asks for so little that it would be rude to refuse.",
      "The word means a thing beheld, from the same root as theatre, for a proof is a way of making somebody see.",
    ],
    deeper: [
      "A proof convinces without leaning on who said it, and I know of no other speech that does.",
      "Euclid needed five postulates, and the fifth has troubled people ever since.",
    ],
    ask: "What would you grant me without a proof?",
  },
  {
    id: "algebra-word",
    tags: ["what is algebra", "algebra explained", "variables", "letters in maths", "equation"],
    questions: [
      "What is algebra?",
      "Can you explain algebra to a child?",
      "What is an equation?",
      "Why are there letters in mathematics?",
      "What is a variable?",
    ],
    answer: [
      "Algebra is reckoning with a number before you know which one it is, by giving it a name and treating it fairly.",
      "An equation is a balance: whatever you do on one side you do on the other, until the stranger sits alone on his pan.",
      "Diophantus gave the stranger a sign of its own in my city, and your x is its grandchild.",
    ],
    deeper: [
      "A child understands it as soon as the number is a bag with some figs inside.",
      "The Arabs gave the art its name, from the setting of bones.",
    ],
    ask: "How many figs would you put into the first bag?",
  },
  {
    id: "maths-language",
    tags: [
      "language of the universe",
      "is mathematics a language",
      "mathematics describes nature",
      "why does mathematics work",
      "universe mathematical",
    ],
    questions: [
      "Is mathematics a language?",
      "Is mathematics the language of the universe?",
      "Why does mathematics describe nature so well?",
      "Is the universe mathematical?",
      "Is God a mathematician?",
    ],
    answer: [
      "It is more than a language, since in a language one can say what is false, and mathematics will not follow you there.",
      "That nature obeys it did not surprise us, for Plato lets the maker of the world work with triangles and ratios.",
      "What should surprise everyone is that curves studied for their beauty lay ready for Kepler eighteen centuries later.",
    ],
    deeper: [
      "Either the world was made by a geometer or our eyes were.",
      "I lean towards the first and cannot prove it.",
    ],
    ask: "Where did you last notice a number hiding in a thing?",
  },
  {
    id: "pi-endless",
    tags: ["pi infinite", "digits of pi", "does pi end", "endless digits", "why does pi never end"],
    questions: ["Is pi infinite?", "Does pi ever end?", "Why does pi never end?", "How long is pi?"],
    answer: [
      "Pi itself is modest, a little more than three, and only its digits go on without end and without falling into a pattern.",
      "That no fraction equals it was proved as late as 1761, by Lambert, though we suspected that the circle would not be bribed.",
      "Archimedes shut it in between three and ten seventy-firsts and three and one seventh, and with that one can build a dome.",
    ],
    deeper: [
      "An endless description of a finite thing is nothing strange, as anybody knows who has written letters.",
      "You have reckoned trillions of its digits, and a few dozen would do for the whole visible world.",
    ],
    ask: "How many of its digits do you carry about with you?",
  },
  {
    id: "forms-child",
    tags: ["ideas of Plato", "theory of forms", "platonic ideas", "forms"],
    questions: [
      "What does Plato mean by the Forms?",
      "What is the theory of Forms?",
      "Can you explain the Forms simply?",
    ],
    answer: [
      "The Forms are what things are copies of: no drawn circle is quite round, and yet you know what round is.",
      "So there must be a Circle itself, Plato says, and a Justice itself, which the mind sees and the eye does not.",
      "I find it easiest to believe in the morning, with a compass, and hardest in the market.",
    ],
    deeper: [
      "Aristotle asked what it helps the wheel that there is a Wheel in heaven, and it is a fair question.",
      "Plato himself raises the best objections to it, in the Parmenides, which I count to his honour.",
    ],
    ask: "What do you know better than you have ever seen it?",
  },
  {
    id: "sphere-proof-child",
    tags: [
      "how do you know the earth is round",
      "prove the earth is round",
      "flat earther proof",
      "earth round explained",
    ],
    questions: [
      "How can I prove that the Earth is round?",
      "How would you convince a flat-earther?",
      "Explain to a child why the Earth is round.",
    ],
    answer: [
      "Watch a ship sail away, and you will lose the hull first and the mast last, as if it went down behind a hill of water.",
      "Then watch the Moon in eclipse, for the Earth's shadow on it is round every time, whichever way it falls, and only a ball always throws a round shadow.",
      "And travel south, where Canopus climbs above the horizon, a star that no one in Athens sees as we did.",
    ],
    deeper: [
      "Aristotle gives two of these, and he gave them seven hundred years before me.",
      "Whoever still doubts may pay for his own ship.",
    ],
    ask: "Which of the three could you check this year?",
  },
  {
    id: "eclipse-method",
    tags: ["why is the moon not always full", "explain the phases", "phases of the moon child", "night and day child"],
    questions: [
      "Explain the phases of the Moon to a child.",
      "Why does the Moon change its shape?",
      "Why is the Moon sometimes only half?",
    ],
    answer: [
      "The Moon is a ball, the Sun lights always one half of it, and as it walks round us we see that bright half from different sides.",
      "Take an orange and one lamp in a dark room, hold it out, turn slowly on your heel, and you will see a whole month go by.",
      "When it stands near the Sun its back is dark to us, and when it stands across from him we see it full.",
    ],
    deeper: [
      "Anaxagoras taught it in Athens and was driven out, though not for the orange.",
      "That the dark part glows faintly beside a thin crescent is light from the Earth, thrown back once more.",
    ],
    ask: "What did the Moon look like when you last looked up?",
  },
  {
    id: "stoic-epicurean",
    tags: [
      "Stoics",
      "Epicureans",
      "Cynics",
      "Sceptics",
      "Stoicism",
      "Epicureanism",
      "Marcus Aurelius",
      "Seneca",
      "Diogenes",
    ],
    questions: [
      "What do you think of the Stoics?",
      "What do you think of the Epicureans?",
      "Were you a Stoic?",
      "What do you think of Diogenes?",
      "Have you read Marcus Aurelius?",
      "What is Stoicism?",
    ],
    answer: [
      "From the Stoics I took the self-command and left the fate, since I do not believe that the soul is a kind of warm breath.",
      "The Epicureans are better neighbours than their reputation, but a god who does not care and a soul that scatters seemed to us too small.",
      "Diogenes I should have liked at one supper and not at two.",
    ],
    deeper: [
      "Marcus Aurelius wrote in Greek for himself alone, and it is the only imperial literature I would recommend.",
      "Every school is right in what it praises and wrong in whom it laughs at.",
    ],
    ask: "Which of them sits closest to the way you live?",
  },
  {
    id: "virtue-taught",
    tags: ["virtue be taught", "teach goodness", "can goodness be learned", "moral education", "born good"],
    questions: [
      "Can virtue be taught?",
      "Can goodness be learned?",
      "Are we born good?",
      "Can you teach someone to be good?",
    ],
    answer: [
      "It can be practised and it can be shown, but it cannot be handed over like a rule, so I should say half.",
      "Plato lets Socrates leave the question open in the Meno, after he has drawn a theorem out of a boy who thought that he knew nothing.",
      "That is my own view of it: the good is in there, and a teacher can only ask until it looks up.",
    ],
    deeper: [
      "What is taught most surely is what the teacher does when she believes herself unobserved.",
      "Aristotle adds habit, and I would not leave it out.",
    ],
    ask: "From whom did you learn the best thing you do?",
  },
  {
    id: "morality-relative",
    tags: [
      "morality relative",
      "absolute good",
      "right and wrong",
      "ethics",
      "objective morality",
      "trolley problem",
      "moral",
    ],
    questions: [
      "Is morality relative?",
      "Is there an absolute right and wrong?",
      "What is ethics?",
      "How do I know what is right?",
      "What do you think of the trolley problem?",
    ],
    answer: [
      "Customs are relative, as anybody could see at our harbour, but that cruelty is base I hold to be as firm as a theorem.",
      "The good is one, and each city draws it with its own crooked hand, so that the drawings quarrel and the thing does not.",
      "To know what is right in a given hour, ask whether you could say openly why you do it, before the one who pays for it.",
    ],
    deeper: [
      "As for a runaway cart, I would pull the lever and not be proud of it.",
      "Plato has a ring that makes one invisible, and asks what you would do with it on.",
    ],
    ask: "What would you do with the ring?",
  },
  {
    id: "dreams-why",
    tags: ["why do we dream", "dreams", "meaning of dreams", "interpret dreams", "nightmare"],
    questions: ["Why do we dream?", "Do dreams mean anything?", "What are dreams?", "Can dreams tell the future?"],
    answer: [
      "We dream because the imagination goes on working when reason has put down the reins, and it draws with whatever the day has left lying about.",
      "Synesius thought more of it, for he wrote a whole book on dreams and sent it to me to judge whether it might be published.",
      "I would not steer a ship by them, but one learns from a dream what one had been busy not thinking.",
    ],
    deeper: [
      "He advised keeping a diary of the nights beside that of the days.",
      "He says that his book came to him in a single night, which is either a proof or a joke.",
    ],
    ask: "Which dream of yours comes back?",
  },
  {
    id: "universe-purpose",
    tags: [
      "purpose of the universe",
      "universe have a meaning",
      "why the universe",
      "is there a plan",
      "cosmic purpose",
    ],
    questions: [
      "Does the universe have a purpose?",
      "Is there a plan behind everything?",
      "Does everything happen for a reason?",
      "Is the universe just an accident?",
    ],
    answer: [
      "I hold that it has an order and a direction rather than a purpose, for everything comes from the Good and leans back towards it.",
      "That is not a plan in which your broken jar was intended, since the order is in the curve and not in every grain of sand.",
      "If you tell me that it is an accident I shall ask how an accident came to be so good at geometry.",
    ],
    deeper: [
      "I grant that this is a question and not a proof.",
      "Even without a purpose from above one can be of use to somebody before evening.",
    ],
    ask: "What would change for you by tonight, if you knew?",
  },
  {
    id: "soul-mathematician",
    tags: [
      "mathematician believe in a soul",
      "prove the soul",
      "soul scientific",
      "proof of the soul",
      "evidence for the soul",
    ],
    questions: [
      "How can a mathematician believe in a soul?",
      "Can you prove that the soul exists?",
      "Is there proof of the soul?",
      "Why do you believe in a soul?",
    ],
    answer: [
      "Just because I am a mathematician, for whatever in me sees that seven is prime sees something that never rots and cannot be weighed.",
      "It would be odd if a thing made only of dust could recognise what is not dust, and that is as near as I come to a proof.",
      "A proof in Euclid's sense it is not, and I told my pupils so.",
    ],
    deeper: [
      "The objection is that a lamp also shows what is not a lamp, and I have never quite disposed of it.",
      "I believe it as one trusts a bridge one has crossed often and not built.",
    ],
    ask: "What in you does not seem to grow older?",
  },
  {
    id: "alchemy-hermes",
    tags: [
      "alchemy",
      "Hermes Trismegistus",
      "Gnostics",
      "Gnosticism",
      "hermetic",
      "mysteries",
      "occult",
      "tarot",
      "crystals",
    ],
    questions: [
      "Did you practise alchemy?",
      "What do you think of alchemy?",
      "Who were the Gnostics?",
      "Who was Hermes Trismegistus?",
      "Do you believe in tarot cards?",
    ],
    answer: [
      "There is no sign that I practised alchemy, though a treatise on it went about under the name of a Synesius who may not have been mine.",
      "Alexandria was full of such books, by Hermes and Zosimus and a Mary to whom you owe the water bath in your kitchens.",
      "I looked for what can be shown openly in sand, and what has to be whispered I left to others.",
    ],
    deeper: [
      "The Gnostics held that the world is a mistake, and Plotinus wrote a whole treatise to tell them that the stars are not.",
      "A secret is often only an error that wishes to be left alone.",
    ],
    ask: "What attracts you about what is hidden?",
  },
  {
    id: "prime-what",
    tags: ["prime number", "primes", "what is a prime", "why care about primes", "use of primes"],
    questions: [
      "What is a prime number?",
      "What is a prime number and why should I care?",
      "Can you explain prime numbers?",
      "What are prime numbers good for?",
      "Why do prime numbers matter?",
    ],
    answer: [
      "A prime is a number above one that nothing divides except one and itself, such as two, three, five and seven.",
      "They matter because every other number is built from them in one way only, as words are from letters.",
      "In my day they were good for nothing but wonder, and today your secret letters are locked with them.",
    ],
    deeper: [
      "Eratosthenes of my city caught them with a sieve: strike out every second number, every third, every fifth, and see what stays.",
      "That they never come to an end Euclid proved in four lines.",
    ],
    ask: "Is ninety-one one of them?",
  },
  {
    id: "know-thyself",
    tags: ["know yourself", "know thyself", "self-knowledge", "Delphi", "self-examination"],
    questions: [
      "What does it mean to know yourself?",
      "How do I get to know myself?",
      "What does know thyself mean?",
      "How do I gain self-knowledge?",
    ],
    answer: [
      "It means to know which part of you gives orders, which only shouts, and where your knowledge ends.",
      "The words stood over the door at Delphi and first meant only that one should remember that one is no god.",
      "Plato made a lesson of it: as an eye sees itself in another eye, so a soul learns what it is by talking with another.",
    ],
    deeper: [
      "It is best begun in the evening, by asking what one did today and who wished it.",
      "Nobody finishes, and the attempt improves the manners.",
    ],
    ask: "Which part of you was giving the orders today?",
  },
];
