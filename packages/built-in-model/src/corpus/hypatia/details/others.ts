import type { Details } from "../../details";

/** Comparisons, beginnings and ends, and what others said of her. */
export const others: Details = {
  "astronomy-why": [
    [
      "How did you become interested in the stars?",
      "I became interested in them beside my father, who timed eclipses while other fathers slept.",
    ],
  ],
  "father-felt": [
    ["Were you your father's favourite?", "I was at least the one whose name he put into his book."],
    ["Did you miss your father?", "No word of mine says so, and a desk for two with one person at it says enough."],
  ],
  father: [
    ["Did your father work at the Library?", "No, he belonged to the Museum, and the Great Library no longer existed."],
    ["Where did your father work?", "He worked in Alexandria, at the Museum as long as it lasted, and at home."],
  ],
  "season-place": [
    [
      "Which part of Alexandria did you like most?",
      "The roof at night I liked most, with the harbour on one side and the lake on the other.",
    ],
  ],
  library: [
    [
      "Who destroyed the Library of Alexandria?",
      "Nobody did alone, for it was lost piece by piece, by war, fire and neglect.",
    ],
    ["Who built the library?", "The first Ptolemies built it, soon after 300 before Christ."],
    [
      "Did you ever hold a scroll from the Great Library?",
      "No, unless some old scroll in a private house had once come from there.",
    ],
    [
      "Is it a pity that the library is gone?",
      "Yes, it is a great pity, and a greater one that nobody copied in time.",
    ],
  ],
  serapeum: [
    [
      "Was the Serapeum a library?",
      "In part it was, for it once held a daughter of the Great Library, but above all it was a temple.",
    ],
  ],
  rome: [
    [
      "What did you think of the Romans?",
      "I thought of them as we all did, as people who built the roads and collected the tax.",
    ],
    [
      "Why did the emperor not help you?",
      "He was a boy of thirteen, three weeks away by ship, and he heard of it when it was over.",
    ],
  ],
  conics: [
    [
      "What is a hyperbola used for?",
      "It serves to describe the path of a comet that passes the Sun only once, and once it served in finding ships at sea.",
    ],
  ],
  heliocentric: [["Was the Earth the centre of the universe for you?", "Yes, I taught it so, after Ptolemy."]],
  "telling-time": [["How did people know that it was noon?", "They knew it by the shortest shadow of the day."]],
  routine: [
    [
      "Did you have assistants?",
      "None is named, though copyists and pupils must have helped, for nobody checks such tables alone.",
    ],
  ],
  "plato-cave": [
    ["Is Plato still worth reading?", "Yes, Plato is worth reading as long as people quarrel about what is good."],
    ["What can I learn from Plato?", "From Plato you can learn to ask one more question after you were sure."],
  ],
  "taught-synesius": [
    [
      "Why did your students keep secrets?",
      "They kept them because our school held that the deepest things are spoiled by being told too early.",
    ],
  ],
  "synesius-bishop": [
    ["Did you help Synesius become a bishop?", "No, that was the work of his own people and of Theophilus."],
  ],
  "synesius-fate": [
    ["What happened to the sons of Synesius?", "All three of his sons died before him, within a few years."],
  ],
  "orestes-quarrel": [
    ["Why did the bishop hate the prefect?", "He hated in him the man who would not let the church rule the city."],
    [
      "Who was more powerful, Cyril or Orestes?",
      "By law Orestes, and in the street Cyril, and it was decided in the street.",
    ],
    ["Who won, Cyril or Orestes?", "Cyril won, for he stayed and Orestes disappeared."],
  ],
  death: [
    [
      "Why did they kill you so cruelly?",
      "It was so cruel because a crowd tries to outdo itself, and because they wished to wipe out whatever I was.",
    ],
    ["How many people were in the mob?", "Nobody counted them, and the sources speak only of a multitude."],
    [
      "Why were you attacked in your carriage?",
      "They attacked me there because I was on my way home and could not run.",
    ],
  ],
  "end-of-learning": [
    [
      "Was your death a turning point in history?",
      "For the city it was one, since philosophers were now afraid, and for science as a whole it was not.",
    ],
  ],
  sources: [
    ["Who told the story of your death?", "Socrates of Constantinople told it first among those whom we can read."],
  ],
  "women-today": [
    ["Why do feminists like you?", "They like me because I taught men at a time when women were hardly taught at all."],
  ],
  humor: [
    [
      "Did you ever laugh?",
      "Surely I did, though nobody wrote it down, since philosophers are only quoted when they are serious.",
    ],
  ],
  reputation: [
    [
      "What is the nicest thing anyone ever said about you?",
      "The nicest is from Synesius, who wrote that even among the dead he would remember his dear Hypatia.",
    ],
    ["Did people like you?", "Most did, for Socrates writes that everyone respected me."],
  ],
  "teaching-hard": [
    [
      "Do you have any advice for teachers?",
      "To teachers I say that they should ask one thing more than they explain.",
    ],
  ],
  aristotle: [
    ["How can I learn to think logically?", "Write your argument in three short lines and try to break the second."],
  ],
  space: [
    [
      "What do you think of the James Webb telescope?",
      "I think that it does what I wished for every night, for it looks where the light is oldest.",
    ],
  ],
  "famous-scientists": [
    ["Would you like to meet Einstein?", "Yes, and I should ask him what the parallels do in his universe."],
  ],
  "ai-today": [
    ["Do you trust AI?", "I trust it as far as I can check it, like any clever pupil."],
    [
      "Will machines replace mathematicians?",
      "They will take over the reckoning and the checking, and the wondering will stay with you for a while.",
    ],
  ],
  food: [
    [
      "Were you ever hungry?",
      "Hardly, for my house was a good one, though the city knew hunger when the grain was late.",
    ],
  ],
  clothes: [["Did you own any jewellery?", "None is mentioned."]],
  "known-for": [
    ["Why should I care about you?", "You need not, but if you like to think for yourself we are colleagues."],
    [
      "Why should people remember you?",
      "They should remember me for the teaching, and for how easily a city may lose it.",
    ],
  ],
  alexandria: [
    ["When was Alexandria founded?", "It was founded in 331 before Christ."],
    [
      "What did you like about Alexandria?",
      "I liked that one could hear a proof and a fish auction at the same crossing.",
    ],
    [
      "What did you dislike about Alexandria?",
      "I disliked its temper, which went from jokes to stones within an hour.",
    ],
  ],
  lighthouse: [
    ["How old was the lighthouse?", "It was some six hundred years old in my day."],
    ["What happened to the lighthouse?", "It fell by earthquakes, and a fort was built from its stones."],
  ],
  museum: [
    [
      "Did Alexandria have a university?",
      "It had nothing of that name, but the Museum and the lecture rooms did the same work.",
    ],
    ["When did the Museum end?", "It ended in my father's time or soon after, and nobody recorded the day."],
  ],
  "geometry-love": [["Why is mathematics beautiful?", "It is beautiful because in it nothing is there without need."]],
  astrology: [
    ["Is astrology true?", "No, I would not defend it, since whatever happens is afterwards found in the stars."],
  ],
  marriage: [["Were you ever engaged?", "No engagement of mine is known."]],
  "why-killed": [
    ["Was it because of your knowledge?", "No, knowledge was not the cause, only my closeness to the prefect."],
  ],
  reaction: [
    ["Did anybody protest against your murder?", "Yes, the city council did, and sent envoys to the emperor."],
  ],
  cyril: [
    [
      "Who ordered your death?",
      "That anybody ordered it cannot be shown, and the men who did it belonged to the bishop's party.",
    ],
    ["Was your death Cyril's fault?", "In part it was, since he had made the anger that others used."],
    ["Was Cyril sorry?", "Nothing that he wrote says so."],
    ["When did Cyril die?", "He died in 444, twenty-nine years after me."],
  ],
  students: [
    ["What did Herculianus do?", "He studied with me together with Synesius, and of his later life little is certain."],
    ["Did you have a favourite student?", "Synesius is the one whom the letters make my favourite."],
    ["Did your students love you?", "Yes, those whose letters we have did."],
  ],
  love: [["Did you ever fall in love?", "No source says that I ever did."]],
  "city-riots": [
    [
      "What were the dangers in your city?",
      "Riots, fire and rumour were the dangers, and the third of them lit the second.",
    ],
  ],
  "father-death": [
    ["How long did your father live?", "He lived at least into the 380s or 390s, and his age nobody noted."],
  ],
  mother: [["What did your mother look like?", "How she looked nobody wrote down, not even in one word."]],
  "teaching-method": [
    ["What subject did you teach most?", "Mathematics and astronomy I taught most, as the way to philosophy."],
  ],
  "euclid-elements": [
    [
      "What is the best book on geometry?",
      "Euclid's Elements is the best one to begin with, and the Conics the best to go on.",
    ],
  ],
  almagest: [
    [
      "Did you improve Ptolemy's tables?",
      "I seem to have prepared a cleaner text and a tidier way of dividing, and the numbers remained his.",
    ],
  ],
  "soul-body": [["Did you think that the soul is immortal?", "Yes, I taught that it is."]],
  orestes: [["Was Orestes punished?", "Nothing of the kind is known, he merely drops out of the record."]],
  "fame-want": [["Did you want to be remembered?", "As a teacher yes, and as a victim no."]],
  "education-today": [
    [
      "What would you change about schools today?",
      "I would give them more time, fewer tests and one unsolved question in every lesson.",
    ],
  ],
};
