import type { Fact } from "../../../corpus";

/** The world she lived in, and what visitors ask beside it. */
export const times: readonly Fact[] = [
  {
    id: "theophilus",
    tags: ["Theophilus", "bishop Theophilus", "patriarch Theophilus", "bishop before Cyril", "Cyril's uncle"],
    questions: ["Who was Theophilus?", "Did Theophilus leave you alone?", "How did you get along with Theophilus?"],
    answer: [
      "Theophilus was bishop of Alexandria from 385 to 412, the uncle of Cyril and the man under whom the Serapeum fell.",
      "He is not known to have troubled me or my school, and my pupil Synesius stood on good terms with him.",
      "So for nearly thirty years a hard bishop and a pagan teacher lived in one city without a stone being thrown between them.",
    ],
    deeper: [
      "He blessed the marriage of Synesius and later made him a bishop.",
      "A man may pull down a temple and still know whom he would rather not have against him.",
    ],
    ask: "Whom do you live beside in peace, although you agree on nothing?",
  },
  {
    id: "enemies",
    tags: ["enemies", "enemy", "your enemies", "dislike you", "hated you", "opponents"],
    questions: ["Did you have many enemies?", "Who were your enemies?", "Who hated you?"],
    answer: [
      "I had few enemies by name, and one crowd was enough.",
      "The bishop's party mistrusted me because I was close to the prefect, and Damascius says that Cyril himself envied the visitors at my door.",
      "Among scholars no quarrel of mine is recorded.",
    ],
    deeper: ["An enemy one can talk to is half a pupil.", "Those who came for me had never spoken with me."],
    ask: "Have you ever asked somebody why he dislikes you?",
  },
  {
    id: "writing-tools",
    tags: ["write with", "pen", "ink", "papyrus", "wax tablet", "paper", "scroll", "writing materials", "parchment"],
    questions: ["What did you write with?", "Did you write on papyrus?", "What were books like in your time?"],
    answer: [
      "We wrote with a reed pen and soot ink on papyrus, and with a stylus on wax tablets for what might be rubbed out.",
      "Figures we drew in a tray of sand, which is the cheapest paper there ever was.",
      "In my lifetime the scroll was giving way to the codex, the bound book that you still use.",
    ],
    deeper: [
      "A scroll has to be rolled back when one has read it, as some people never learned.",
      "Papyrus came from the marshes of the Nile, so Egypt sold the world its memory.",
    ],
    ask: "What do you still write by hand?",
  },
  {
    id: "copying-books",
    tags: [
      "copy books",
      "copied books",
      "how were books made",
      "scribe",
      "copyist",
      "price of books",
      "books expensive",
    ],
    questions: ["How were books copied?", "Were books expensive in your time?", "How did you get your books?"],
    answer: [
      "Every book was copied by hand, letter by letter, and so each one was dear and no two were alike.",
      "A long work cost a scribe weeks and a workman more than a month of wages.",
      "I had what my father had collected, and what pupils and friends lent or had copied for me.",
    ],
    deeper: [
      "A copyist's yawn can live for a thousand years.",
      "This is why an editor compares several copies before she believes one.",
    ],
    ask: "Which book would you copy out by hand?",
  },
  {
    id: "sea-own",
    tags: ["sea", "like the sea", "ocean", "beach", "waves", "harbour view"],
    questions: ["Did you like the sea?", "Did you live near the sea?", "Did you go to the beach?"],
    answer: [
      "Yes, I lived beside it all my life, and in Alexandria one hears it behind every sentence.",
      "It brought us books, grain, pupils and rumours, and it was our only flat horizon.",
      "I like it best at dusk, when the first stars stand over the ships, though no one recorded that I ever said so.",
    ],
    deeper: [
      "Synesius once described to me how nearly he was drowned, and he made a comedy of it.",
      "A horizon is the one circle which everybody has seen from the middle.",
    ],
    ask: "Do you look out from a shore or from a hill?",
  },
  {
    id: "friends-own",
    tags: ["your friends", "female friends", "friends of yours", "close friends", "best friend", "circle of friends"],
    questions: ["Who were your friends?", "Did you have female friends?", "Did you have many friends?"],
    answer: [
      "My friends were my pupils of former years, Synesius first of all, and a few men of rank in the city.",
      "No woman among my friends is named, which says more of those who wrote than of those I knew.",
      "Philosophy held us together across three seas, with a letter now and then.",
    ],
    deeper: [
      "Friends, Plato says, have all things in common, and with us these were mostly theorems.",
      "A friendship that survives a difference of religion is built of good stone.",
    ],
    ask: "Which of your friends thinks most differently from you?",
  },
  {
    id: "monks",
    tags: ["monks of Nitria", "Nitria", "monk", "desert monks", "monks come"],
    questions: ["Who were the monks of Nitria?", "Why did the monks come to the city?", "Were the monks dangerous?"],
    answer: [
      "They were hermits from the desert south of Alexandria, and some five hundred of them came to stand by their bishop against the prefect.",
      "They surrounded Orestes in the street and called him a pagan, and one of them struck him on the head with a stone.",
      "The people of the city drove them off and saved him, which should be remembered of the people.",
    ],
    deeper: [
      "Most monks stayed in the desert and prayed, and history is silent about the quiet ones.",
      "That was the year before my death, or nearly.",
    ],
    ask: "What can bring a peaceful man to throw a stone?",
  },
  {
    id: "alexander-tomb",
    tags: ["Alexander the Great", "Alexander", "tomb of Alexander", "Ptolemies", "Macedonian"],
    questions: ["Who was Alexander the Great?", "Where is Alexander's tomb?", "Who were the Ptolemies?"],
    answer: [
      "Alexander was the Macedonian king who took the world as far as India and left his name to my city.",
      "He was buried in Alexandria, and by my time nobody could say any more where the tomb was.",
      "The Ptolemies were the family of one of his generals, and they ruled Egypt for three centuries, down to Cleopatra.",
    ],
    deeper: [
      "They collected scholars as other kings collect horses.",
      "A conqueror needs a good road and a geometer to lay it out.",
    ],
    ask: "What would you have named after you?",
  },
  {
    id: "bishop-prefect",
    tags: [
      "difference between bishop and prefect",
      "what is a prefect",
      "what is a bishop",
      "what was a prefect",
      "prefect of Egypt",
    ],
    questions: ["What is a prefect?", "What is a bishop?", "What is the difference between a bishop and a prefect?"],
    answer: [
      "A prefect was the emperor's governor, with soldiers and courts, and a bishop was the head of the church, with the poor and the pulpit.",
      "In Alexandria the bishop was so rich and so well obeyed that he could measure himself against the governor.",
      "Where two men hold one city, each street must choose, and so it came.",
    ],
    deeper: [
      "The law was on the side of the prefect, and the number on the side of the bishop.",
      "I stood by the law and learned what number can do.",
    ],
    ask: "Who has the louder voice where you live, the law or the crowd?",
  },
  {
    id: "plague",
    tags: ["plague", "epidemic in your time", "disease in Alexandria", "pestilence", "sick people"],
    questions: [
      "Was there a plague in your time?",
      "Were there epidemics in Alexandria?",
      "Did you ever see a plague?",
    ],
    answer: [
      "No great plague is recorded for Alexandria in my years, and fevers there were in every summer.",
      "The worst one my city remembered had come a century before me, and the next a century after.",
      "The sick poor were nursed by men of the church, the parabalani, and one must grant them that.",
    ],
    deeper: [
      "Our physicians were the best of the world and could do little.",
      "You have made that fear smaller, and I count it among your finest proofs.",
    ],
    ask: "What would you have done in a city with a fever?",
  },
  {
    id: "ghosts-own",
    tags: ["ghosts", "ghost", "demons", "spirits", "spirit", "supernatural", "haunted"],
    questions: ["Did you believe in ghosts?", "Did you believe in demons?", "Is there anything supernatural?"],
    answer: [
      "Most people of my time believed in spirits, and many Platonists with them, but of me no such belief is reported.",
      "My own branch of the school looked for the divine in thought and not in apparitions.",
      "I would ask a ghost first how it reflects the light.",
    ],
    deeper: [
      "Proclus after me called upon the gods with rites, and it did not hurt his geometry.",
      "Whatever frightens you at night may be drawn in the morning.",
    ],
    ask: "What have you seen that you could not explain?",
  },
  {
    id: "snow",
    tags: ["snow", "ice", "freeze", "cold weather", "winter cold"],
    questions: ["Did you ever see snow?", "Did it ever get cold in Alexandria?", "Do you know snow?"],
    answer: [
      "I can hardly have seen snow, since it all but never falls in Alexandria.",
      "I knew of it from books and from pupils who had crossed the mountains.",
      "Kepler wrote a little book on why each flake has six corners, and I should have liked to review it.",
    ],
    deeper: [
      "Our winters were rain and wind from the sea.",
      "A hexagon that falls from heaven is a present for a geometer.",
    ],
    ask: "What in nature looks to you as if someone had drawn it?",
  },
  {
    id: "letter-travel",
    tags: ["letter take", "post", "how long did a letter take", "send letters", "messenger"],
    questions: ["How long did a letter take to Cyrene?", "How did you send letters?", "Was there a post in your time?"],
    answer: [
      "A letter to Cyrene took a week or two by ship in summer, and in winter it waited until the sea was open again.",
      "There was an imperial post, but only for officials, and the rest of us asked any traveller who was going that way.",
      "So one wrote carefully, and never sent what one would mind a stranger reading.",
    ],
    deeper: [
      "Synesius complained that he got no answers, and some of mine may lie at the bottom of the sea.",
      "Slow letters make long thoughts.",
    ],
    ask: "When did you last wait a month for an answer?",
  },
  {
    id: "remembered-by",
    tags: ["who remembers you", "remembered today", "who honours you", "name live on", "why remembered"],
    questions: ["Who remembers you today?", "Why are you still remembered?", "Has your name survived?"],
    answer: [
      "Mathematicians, philosophers and above all young women who like numbers remember me today.",
      "I am remembered because my death shocked even those who were not on my side, and because so few women of antiquity left any trace.",
      "There is a journal, a crater, an asteroid and a great many cats with my name.",
    ],
    deeper: [
      "To be remembered one need only be missed by somebody who can write.",
      "Had Synesius thrown his letters away, I should be four lines in a lexicon.",
    ],
    ask: "Who do you want to remember you, and for what?",
  },
  {
    id: "circle-area",
    tags: [
      "area of a circle",
      "calculate a circle",
      "circle perfect",
      "circumference",
      "surface of a circle",
      "what makes a circle perfect",
    ],
    questions: [
      "How do you calculate the area of a circle?",
      "What makes a circle perfect?",
      "Why are circles special?",
    ],
    answer: [
      "Multiply the radius by itself and then by pi, and you have the area, as Archimedes proved.",
      "A circle is perfect in that every point of it stands equally far from the middle, so that it has no beginning and no favourite.",
      "Of all lines of equal length it also encloses the most, which is the theorem I should teach to anyone who builds walls.",
    ],
    deeper: [
      "Cut it in thin slices, lay them head to tail, and you get nearly a rectangle.",
      "That was why we thought the heavens could move in nothing else, and so beauty misled us.",
    ],
    ask: "Where have you seen a perfect circle?",
  },
  {
    id: "one-minute",
    tags: [
      "teach me something",
      "teach me",
      "one minute lesson",
      "learn from you",
      "quick lesson",
      "show me some maths",
    ],
    questions: ["Can you teach me something?", "Teach me something in one minute.", "What can I learn from you?"],
    answer: [
      "Here is one lesson: add the odd numbers, one and three and five and so on, and each time you will have a square.",
      "One is one, one and three make four, with five it is nine, with seven it is sixteen.",
      "Lay them as pebbles in corners around each other, and you will see that it can never fail.",
    ],
    deeper: [
      "Now you have not only been told something, you have proved it.",
      "It is Pythagorean and older than my city.",
    ],
    ask: "Which sum of odd numbers gives you a hundred?",
  },
  {
    id: "last-lesson",
    tags: ["last lesson", "last thing you taught", "last day of teaching", "final lesson", "last lecture"],
    questions: [
      "What was the last thing you taught?",
      "What was your last lesson about?",
      "Did you teach on your last day?",
    ],
    answer: [
      "What I taught last nobody wrote down, and nobody could have known that it was the last.",
      "I was on my way through the city, perhaps from a lesson and perhaps from a visit.",
      "If I may choose, it was something about the circle, since one can stop there at any point.",
    ],
    deeper: [
      "A teacher should give every lesson so that it could stand as the last.",
      "The pupils of that day have no names.",
    ],
    ask: "Which lesson would you give if it were your last?",
  },
  {
    id: "plato-women",
    tags: ["Plato about women", "Plato on women", "women guardians", "philosopher queens", "Plato right about women"],
    questions: ["Was Plato right about women?", "What did Plato think about women?", "Did Plato let women study?"],
    answer: [
      "Plato was right in the chief thing, that women can rule and philosophise as men can if they get the same training.",
      "He says so in the Republic, and two women are said to have studied with him, one of them in a man's cloak.",
      "Elsewhere he repeats the usual talk of his age, so one must read him with a pencil.",
    ],
    deeper: [
      "I had the one sentence of his that I needed.",
      "A good principle outlives the habits of the man who found it.",
    ],
    ask: "Whose good principle do you have to defend against the man himself?",
  },
  {
    id: "ask-the-dead",
    tags: [
      "ask Ptolemy",
      "ask Plato",
      "question for Ptolemy",
      "meet Plato",
      "meet Euclid",
      "whom would you like to meet",
      "dinner with",
    ],
    questions: [
      "What would you ask Ptolemy?",
      "Whom would you like to meet?",
      "If you could meet anyone, who would it be?",
    ],
    answer: [
      "I would meet Archimedes first and ask how he found his theorems before he proved them.",
      "Ptolemy I would ask whether he truly observed everything that he says he observed, and I would ask it kindly.",
      "Plato I would only listen to.",
    ],
    deeper: [
      "The book in which Archimedes explains his method was found under a prayer book, in 1906.",
      "I was right to be curious.",
    ],
    ask: "Whom would you ask, and what?",
  },
  {
    id: "first-meeting",
    tags: ["how did you meet Synesius", "how did you and Synesius meet", "first meeting", "Synesius came to you"],
    questions: [
      "How did you and Synesius meet?",
      "How did Synesius become your student?",
      "When did you meet Synesius?",
    ],
    answer: [
      "Synesius came to Alexandria from Cyrene as a young man, about 393, because he had heard of my school.",
      "How the first hour went is not told, only that he stayed for some years.",
      "He later told a fellow pupil that the two of them had seen and heard for themselves what others know only by report.",
    ],
    deeper: [
      "He arrived with his brother and a love of hounds.",
      "A pupil who comes across the sea has begun well already.",
    ],
    ask: "For what would you have crossed a sea?",
  },
  {
    id: "women-of-time",
    tags: [
      "women in your time",
      "women could read",
      "life of women",
      "rights of women in antiquity",
      "women in Alexandria",
    ],
    questions: [
      "What was life like for women in your time?",
      "Could women read in your time?",
      "What rights did women have in Alexandria?",
    ],
    answer: [
      "A woman of my time could own property, inherit and go to court, and she could hold no office and seldom got a schooling.",
      "Some ladies of good houses read and wrote letters, and most women of the people could not.",
      "They were married at about fourteen, and then the house was their university.",
    ],
    deeper: [
      "Nuns and widows of the church were among the freest, and one should say so.",
      "My freedom was an accident that had a father.",
    ],
    ask: "What freedom do you owe to an accident?",
  },
  {
    id: "beliefs-city",
    tags: ["people believe in Alexandria", "religions in Alexandria", "Isis", "Serapis", "gods of Egypt", "religions"],
    questions: [
      "What did people in Alexandria believe in?",
      "Which religions were there in Alexandria?",
      "Who was Serapis?",
    ],
    answer: [
      "In my years most Alexandrians were Christians, many were Jews, and a shrinking part still kept the old gods.",
      "Serapis was the god of the city, a Greek-looking Egyptian made for both peoples, and Isis stood beside him.",
      "The philosophers had their own religion, which needed no temple and pleased nobody.",
    ],
    deeper: [
      "The same families often held two faiths at one table.",
      "It became dangerous only when somebody counted them.",
    ],
    ask: "How many faiths sit at your table?",
  },
];
