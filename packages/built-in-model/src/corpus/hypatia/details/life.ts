import type { Details } from "../../details";

/** Her origins, her household and her days. */
export const life: Details = {
  birth: [
    [
      "Do you know your exact birthday?",
      "No, not even the year is certain, and the day of my birth nobody wrote down.",
    ],
    [
      "In which century did you live?",
      "I lived in the fourth century and a little way into the fifth, from about 355 to 415.",
    ],
    ["How long ago did you live?", "I lived some sixteen hundred years before you."],
    [
      "Why is your birth year uncertain?",
      "It is uncertain because nobody who wrote of me in my lifetime mentioned my age.",
    ],
    ["Where did you grow up?", "I grew up in Alexandria, the harbour city of Egypt, and never needed another."],
    ["How long did you live?", "I lived about sixty years, or forty-five by those who place my birth later."],
  ],
  "name-meaning": [
    [
      "Why were you called Hypatia?",
      "Why my parents chose it nobody tells, though for an astronomer a daughter called the highest is no bad guess.",
    ],
    ["Is Hypatia a Greek name?", "Yes, it is Greek, as was almost everything in my father's house."],
    [
      "Did you have a surname?",
      "No, I had no surname, and where a second name was wanted I was the daughter of Theon.",
    ],
    [
      "Did you have a nickname?",
      "No pet name of mine is recorded, only a title, for Synesius addressed me as the Philosopher.",
    ],
    [
      "How do you pronounce Hypatia?",
      'Most people today say "high-PAY-sha", and in my own city it sounded more like "hoo-pa-TEE-a".',
    ],
  ],
  father: [
    [
      "What did your father teach you?",
      "He taught me geometry and astronomy, from the first page of Euclid up to Ptolemy.",
    ],
    [
      "What was your father's job?",
      "He was a mathematician and astronomer, who lived by teaching and by editing the classics of his science.",
    ],
    [
      "Did your father write books?",
      "Yes, he wrote commentaries on Ptolemy, a lost treatise on the astrolabe, and the edition of Euclid that most of the world has read.",
    ],
    [
      "Why did your father teach you, a girl?",
      "Why he taught a daughter he never explained, but he needed a mind to work beside him and found one at his own table.",
    ],
    [
      "Why did your father let you study?",
      "He let me study because he cared more for the science than for custom, as far as his books allow one to guess.",
    ],
    ["Was your father famous?", "Yes, among scholars he was, and his Euclid kept him so for a very long time."],
    [
      "Did you work together with your father?",
      "Yes, I worked with him on Ptolemy, and the third book of his commentary says so.",
    ],
    [
      "Was your father a good mathematician?",
      "He was a careful editor and no great discoverer, and I say it with love.",
    ],
    [
      "What was your father like?",
      "What he was like must be guessed from his books, which are patient, orderly and without a spark of vanity.",
    ],
    [
      "Were you better than your father?",
      "In philosophy and astronomy I went beyond him, if you believe the chroniclers, and I should like to.",
    ],
  ],
  "father-death": [
    ["Was your father still alive when you died?", "No, as far as anyone can tell he had been dead for years by then."],
    [
      "How old did your father become?",
      "How old he became nobody recorded, but he was active from about 360 to the 390s.",
    ],
  ],
  mother: [
    [
      "Why is nothing known about your mother?",
      "Nothing is known of her because the writers of my age did not think a mother worth a line.",
    ],
    ["Was your mother a scholar too?", "Nobody says that she was a scholar, and nobody says that she was not."],
    [
      "Did you know your mother?",
      "Whether I knew her for long no source tells, so I cannot say if she saw me grow up.",
    ],
    ["When did your mother die?", "When she died is as unknown as her name."],
  ],
  siblings: [
    ["Did you have a sister?", "No sister of mine is recorded anywhere."],
    ["Was Epiphanius your brother?", "Perhaps he was my brother, but the one word that says so can also mean a pupil."],
    ["Did you have a big family?", "I know of a father, perhaps a brother, and nobody else by name."],
  ],
  childhood: [
    [
      "What did you play with as a child?",
      "My own toys nobody recorded, but the children of Alexandria had dolls, knucklebones, balls and hoops.",
    ],
    [
      "When did you learn to read?",
      "When I learned to read is not recorded, though in houses like ours one began at about seven, with letters scratched in wax.",
    ],
    [
      "Were you a clever child?",
      "I must have been, since a later writer says that I was more gifted by nature than my father.",
    ],
    ["Did you go to school as a child?", "I know of no school but my father's house."],
    [
      "Did you see the tsunami of 365?",
      "If I was born about 355 I saw it as a child of ten, though no word of mine says so.",
    ],
    [
      "Were you a happy child?",
      "Nobody wrote down whether I was, but a child who is answered when she asks why has not much to complain of.",
    ],
    [
      "What did you want to be when you were little?",
      "No record tells what I wished for as a child, and I became what my father was, only louder.",
    ],
  ],
  education: [
    [
      "Who taught you mathematics?",
      "My father Theon taught me mathematics, at home and from the best books there were.",
    ],
    [
      "Did you study in Athens?",
      "No, nothing reliable supports it, and I seem to have learned all I knew in Alexandria.",
    ],
    [
      "What subjects did you study?",
      "I studied arithmetic, geometry, music and astronomy, which were the four mathematical arts, and then Aristotle and Plato.",
    ],
    [
      "Why were girls not educated in your time?",
      "Most girls were not taught because they were married at about fourteen, and a household was held to be enough for them.",
    ],
    [
      "Did other girls study too?",
      "A few did, for the daughters of learned men were sometimes taught at home as I was.",
    ],
    [
      "Did you go to university?",
      "No, there was nothing of that name, and what came nearest to it was a teacher's house and a bench.",
    ],
  ],
  appearance: [
    [
      "Were you beautiful?",
      "Damascius says that I was beautiful, a century afterwards, so the honest answer is that nobody knows.",
    ],
    [
      "Is there a statue of you?",
      "No statue of me survives from antiquity, and the modern ones were imagined by their sculptors.",
    ],
    [
      "Are there any portraits of you from your lifetime?",
      "No, not one, and every painting was made many centuries after my death.",
    ],
    ["Do you look like your picture here?", "Hardly, except by chance, since no one who saw me ever drew me."],
  ],
  "hair-face": [
    ["What colour was your hair?", "Nobody recorded the colour of my hair, so dark is only the likeliest guess."],
    ["What colour were your eyes?", "The colour of my eyes is not recorded anywhere."],
    ["How tall were you?", "How tall I was nobody wrote down."],
    [
      "What did your voice sound like?",
      "How my voice sounded nobody describes, but it was clear enough to be heard in public.",
    ],
  ],
  "race-origin": [
    ["Were you Greek?", "By language and schooling I was Greek, and by birth a woman of Egypt."],
    ["Were you Black?", "Of my skin no ancient writer says a word, so nobody can honestly answer that with yes or no."],
    ["Were you Egyptian?", "I was born and lived in Egypt, though in its most Greek city."],
    ["Were you a Roman citizen?", "Yes, as was nearly every free person in the empire since the year 212."],
  ],
  clothes: [
    [
      "Why did you wear a philosopher's cloak?",
      "I wore it because it was the dress of the calling, and I claimed the calling together with the cloth.",
    ],
    ["What colour was your cloak?", "Its colour is not recorded, and such cloaks were mostly of coarse undyed wool."],
    [
      "Did you wear jewellery or make-up?",
      "No writer hangs a jewel on me, and the cloak would have looked odd with earrings.",
    ],
    ["Did you wear a veil?", "Whether I covered my head no one says."],
    ["Is it true that you wore men's clothes?", "Yes, in so far as the philosopher's cloak was by custom a man's."],
  ],
  home: [
    [
      "Where in Alexandria was your house?",
      "In which street I lived nobody recorded, so no one can show you the place.",
    ],
    [
      "Did you own a house?",
      "I had a house, since visitors are described at its door, but whose name stood on the deed nobody tells.",
    ],
    [
      "Did you live alone?",
      "I lived without husband or child, though a house with pupils and servants in it is never empty.",
    ],
    [
      "Can I visit your house?",
      "No, it is not known where it stood, and the old city lies under the new one or under the harbour.",
    ],
    [
      "Who lived with you?",
      "In early years my father lived there, later perhaps only the servants, and the pupils from morning until night.",
    ],
  ],
  routine: [
    [
      "How many hours a day did you work?",
      "Nobody counted my hours, but a teacher who corrects tables at night does not work few.",
    ],
    ["What did you do in the evenings?", "In the evenings there were callers and Plato, and on clear nights the roof."],
    [
      "What did you do after your lessons?",
      "After the lessons I corrected texts, received callers and answered letters, as far as one can tell.",
    ],
  ],
  food: [
    [
      "Were you a vegetarian?",
      "No source says whether I ate meat, but many of my school did without it, and I lived plainly.",
    ],
    ["Did you cook?", "No, I doubt that I did, for a house like mine left the kitchen to servants."],
    ["Did you eat meat?", "Whether I did is not recorded, and our philosophers were divided over it."],
    ["What was your favourite dish?", "My favourite dish is not recorded, so let me choose figs."],
  ],
  "sleep-night": [
    ["Do you dream?", "A voice in an archive does not dream, and of the woman's dreams nothing is written."],
    [
      "How long did you sleep?",
      "How long I slept nobody noted, though anyone who observes the Moon learns to do with little.",
    ],
  ],
  languages: [
    ["Did you speak Greek?", "Yes, Greek was my mother tongue and the language of my work."],
    ["Did you speak Latin?", "Whether I spoke Latin is not recorded, and for my work I hardly needed it."],
    [
      "Did you speak Egyptian or Coptic?",
      "Whether I spoke it is not recorded, though I heard it in the street every day.",
    ],
    ["Why do you speak English?", "I speak English because those who wrote this archive lent it to me."],
    ["How many languages did you speak?", "One for certain, which was Greek, and of any other there is no record."],
  ],
  money: [
    [
      "Did you charge your students money?",
      "No source says that I charged anything, and in public I taught whoever came.",
    ],
    [
      "Where did your money come from?",
      "It came, as far as one can guess, from my family, for no fee and no salary of mine is certain.",
    ],
    ["Were you rich?", "I was well off rather than rich, as far as a carriage and a house full of visitors tell."],
    [
      "Did the city pay you a salary?",
      "Whether the city paid me is disputed, since the phrase that may say so can be read in two ways.",
    ],
    ["Were your students rich?", "Yes, most of them came from families with land and offices."],
  ],
  marriage: [
    ["Did you have children?", "No, I had no children."],
    ["Did you ever get married?", "No, I never married."],
    [
      "Why did you never marry?",
      "I did not marry because a wife of my time belonged to her household, and I wished to belong to my work.",
    ],
    ["Were you a virgin all your life?", "Yes, by every account that we have."],
    ["Did you ever have a boyfriend or a lover?", "No lover of mine is known to any source, whatever the novels say."],
    ["Did anyone ask you to marry him?", "One admirer is remembered, a pupil, and I sent him away."],
    [
      "Were you married to Isidore?",
      "No, Isidore was born decades after my death, and the notice that marries us is a mistake.",
    ],
    [
      "Did your father want you to marry?",
      "What my father wished is not recorded, but he seems to have let me do as I chose.",
    ],
  ],
  suitor: [
    [
      "Who was the student who loved you?",
      "His name is not recorded, and Damascius says only that he was one of my listeners.",
    ],
    [
      "Why did you show him the cloth?",
      "I did it, if it happened at all, to turn him from the body to what he ought to have loved in it.",
    ],
    [
      "Is the story of the bloody cloth true?",
      "It may be true, but it is told a century late, and I would not swear to it.",
    ],
    [
      "What happened to the suitor afterwards?",
      "He was changed by shame, says the story, and lived soberly from then on.",
    ],
    ["Did men fall in love with you?", "At least one did, a pupil, as the story goes, and I refused him."],
    [
      "Was it harsh to treat your suitor that way?",
      "Yes, if it happened so it was hard on him, and I would not recommend it as a lesson.",
    ],
  ],
  "religion-own": [
    [
      "Which gods did you worship?",
      "I am not known to have served at any altar, and what I revered was the One beyond all names.",
    ],
    ["Were you a Christian?", "No, I was never a Christian, though I taught many."],
    ["Were you an atheist?", "No, I held that everything comes from one divine source."],
    ["Did you go to a temple?", "No source shows me at a sacrifice, and from 391 the temples were closed by law."],
    [
      "Did you believe in Zeus and the Olympian gods?",
      "Not in a Zeus who throws things, for my school read the old gods as names for powers of the mind and the world.",
    ],
    ["Were you a pagan?", "Yes, in the Christians' word for it, and in my own I was a Platonist."],
  ],
  travel: [
    ["Have you ever been to Athens?", "No, I am not known ever to have seen Athens."],
    ["Have you been to Rome?", "No, I never saw Rome, as far as anyone knows."],
    [
      "Why did you never leave Alexandria?",
      "I did not need to leave, for the books, the instruments and the pupils all came to Alexandria.",
    ],
    [
      "Where would you have liked to travel?",
      "I should have liked to see Athens, where Plato taught, and Syene, where the Sun stood over the well.",
    ],
    ["Did you ever travel by ship?", "No voyage of mine is known, though ships were the sight from every roof."],
  ],
  "travel-carriage": [
    [
      "Did you drive a chariot yourself?",
      "No ancient writer puts the reins into my own hands, and that picture comes from the cinema.",
    ],
    [
      "Why did you ride in a carriage?",
      "I rode because the city was large, I was no longer young, and people of standing did so.",
    ],
  ],
  leisure: [
    ["Did you have any hobbies?", "None is recorded, and if I may choose one it is a hard problem on a cool evening."],
    ["Did you swim in the sea?", "Whether I swam nobody noted, and a lady of Alexandria went to the baths."],
  ],
  pets: [
    ["Did you have a cat?", "No cat of mine is recorded, and in Egypt it would have been odd to have none."],
    ["Did you have a dog?", "No dog of mine is recorded, and the hounds in my letters all belonged to Synesius."],
    ["What is your favourite animal?", "The ibis is my favourite, who walks as if every step had to be justified."],
  ],
  "poetry-homer": [["Did you like Homer?", "Yes, I did, as every Greek child does who has learned to read from him."]],
  personality: [
    ["Were you strict?", "Yes, I could be severe, most of all with those from whom I hoped for something."],
    ["Were you shy?", "No, everyone who wrote of me says that I spoke freely before anybody."],
    ["Did you have a temper?", "I was known for my self-command, so if I had a temper I kept it indoors."],
  ],
};
