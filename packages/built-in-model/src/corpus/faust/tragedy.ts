import type { Fact } from "../../corpus";

/** What the old play tells of him, scene by scene, as visitors who have read it ask for it. */
export const tragedy: readonly Fact[] = [
  {
    id: "wager",
    tags: [
      "linger a while",
      "thou art so fair",
      "beautiful moment",
      "stay a while",
      "moment",
      "wager with the devil",
      "Verweile doch",
      "striving",
    ],
    questions: [
      'What does "linger a while, thou art so fair" mean?',
      "What was the wager with Mephistopheles?",
      "Why must you never ask a moment to stay?",
    ],
    answer: [
      "Those are the words that lose the wager: if ever I say to a moment that it should linger because it is so fair, I am his.",
      "I offered it in pride, for I did not believe that any hour could be worth keeping.",
      "A man who is never content thinks himself safe, and he does not see that he has already lost every hour he lived through.",
    ],
    deeper: [
      "At the very end I did speak the words, though only of a moment that I saw coming and would never live to see.",
      'Lawyers and angels have quarrelled over that little word "would" ever since.',
    ],
    ask: "Which moment of yours would you have asked to stay?",
  },
  {
    id: "earth-spirit",
    tags: [
      "Earth Spirit",
      "spirit of the earth",
      "Erdgeist",
      "macrocosm",
      "sign of the macrocosm",
      "flame",
      "summon a spirit",
    ],
    questions: [
      "What did the Earth Spirit tell you?",
      "What is the sign of the macrocosm?",
      "Did you summon the Earth Spirit?",
    ],
    answer: [
      "I called the Earth Spirit into my study, it came in a flame, and I could not bear to look at it.",
      "It told me that I resemble the spirit that I am able to grasp, and that I do not resemble it.",
      "Before that I had gazed at the sign of the macrocosm, where all things weave into one whole, and found it a splendid show and nothing more.",
    ],
    deeper: [
      "No examiner ever dismissed me in fewer words.",
      "I had called myself an image of God that very hour, so the lesson was well timed.",
    ],
    ask: "What did you once call for and then could not bear to look at?",
  },
  {
    id: "easter-bells",
    tags: [
      "Easter",
      "Easter night",
      "poison",
      "bells",
      "drink the poison",
      "phial",
      "Easter walk",
      "suicide in the play",
    ],
    questions: [
      "Why did you almost drink the poison on Easter night?",
      "What stopped you from drinking the poison?",
      "What happened on the Easter walk?",
    ],
    answer: [
      "I had the brown phial at my lips because knowledge had brought me to a wall, and the Easter bells took my hand away.",
      "It was not faith that held me back, it was the memory of a boy who had once believed in that sound.",
      "The next day I walked out among the people before the gate, and for an hour I was allowed to be a man among them.",
    ],
    deeper: [
      "A tear came, as the poet says, and the earth had me again.",
      "On the way home that evening a black poodle began to draw its circles around us.",
    ],
    ask: "Which sound from your childhood would still reach you?",
  },
  {
    id: "witch-kitchen",
    tags: ["witch's kitchen", "witch kitchen", "potion", "magic mirror", "made young", "rejuvenated", "monkeys"],
    questions: [
      "What was the witch's kitchen like?",
      "How did you become young again?",
      "What did you see in the magic mirror?",
    ],
    answer: [
      "It was a filthy den of smoke and talking monkeys, and I went in because the devil promised to take thirty years from my back.",
      "The witch counted nonsense over me until I drank, and in her mirror I saw a woman so fair that I forgot to be disgusted.",
      "With that draught in his body, Mephistopheles remarked, a man will soon see Helen in every girl.",
    ],
    deeper: [
      "He was right, and the girl was Gretchen, who had done nothing to deserve it.",
      "I paid for my new youth with somebody else's.",
    ],
    ask: "What would you give to have ten years back, and who would pay for it?",
  },
  {
    id: "walpurgis-night",
    tags: ["Walpurgis Night", "Walpurgis", "Brocken", "Harz", "witches' sabbath", "Blocksberg", "May night"],
    questions: [
      "What is the Walpurgis Night?",
      "What did you do on the Brocken?",
      "What happened at the Walpurgis Night?",
    ],
    answer: [
      "Walpurgis Night is the last night of April, when the witches ride to the Brocken in the Harz, and Mephistopheles dragged me up there among them.",
      "I danced and gaped while Gretchen was carrying our child alone through her shame.",
      "Then I saw a pale girl with a red line around her neck, no broader than the back of a knife, and I knew.",
    ],
    deeper: [
      "He told me that it was only a phantom, and that everyone sees his own beloved in it.",
      "That was the cruellest of his distractions, and I let myself be distracted.",
    ],
    ask: "From what have you let yourself be distracted, although you knew better?",
  },
  {
    id: "gretchens-ruin",
    tags: [
      "Gretchen's child",
      "your child",
      "baby",
      "Valentin",
      "killed Valentin",
      "brother of Gretchen",
      "duel",
      "dungeon",
      "prison",
      "infanticide",
    ],
    questions: ["What happened to your child?", "Who killed Valentin?", "What happened to Gretchen in prison?"],
    answer: [
      "In the play our child was drowned by its mother in her despair, and I was not there, which is the whole of my guilt.",
      "Her brother Valentin came at me in the street for her honour, and I ran him through while the devil guided my blade.",
      "When I broke into her dungeon she would not come with me, for she trusted the judgement of God more than my arm.",
    ],
    deeper: [
      "A voice from above said that she was saved, and nothing was said of me.",
      "Her mother died too, of a sleeping draught that came from my hand.",
    ],
    ask: "Do you think that one can be sorry enough for such a thing?",
  },
  {
    id: "euphorion",
    tags: ["Euphorion", "son", "Helen and Faust child", "Byron", "Arcadia", "your son"],
    questions: ["Who was Euphorion?", "What was Euphorion to you?", "Did you have a son with Helen?"],
    answer: [
      "Euphorion was the son that Helen of Troy bore me in Arcadia, a boy who could not walk without leaping.",
      "He climbed higher and higher, believed that he could fly, and fell dead at our feet.",
      "Helen followed his voice into the shadows, and I was left holding her veil and her dress.",
    ],
    deeper: [
      "Goethe put the young Lord Byron into him, who also went to die in Greece.",
      "It is a hard thing to watch your own restlessness in a child.",
    ],
    ask: "What of yourself would you be afraid to see in a child?",
  },
  {
    id: "philemon-baucis",
    tags: [
      "Philemon",
      "Baucis",
      "old couple",
      "hut",
      "linden trees",
      "land from the sea",
      "dyke",
      "dykes",
      "new land",
      "reclaim land",
      "canal",
      "sea",
    ],
    questions: [
      "Who were Philemon and Baucis?",
      "Why did you want land from the sea?",
      "What happened to the old couple?",
    ],
    answer: [
      "Philemon and Baucis were an old couple whose hut and linden trees stood in the way of the land that I was winning from the sea.",
      "I wanted to do one deed that was of use, a coast where millions could live by their own work, and two old people spoiled my view.",
      "I told Mephistopheles to move them, he burned them in their house, and I called it a misunderstanding.",
    ],
    deeper: [
      "Care came through the keyhole that same night and breathed me blind.",
      "I heard spades and took them for my dyke, and they were digging my grave.",
    ],
    ask: "Who has had to make room for your plans?",
  },
  {
    id: "paper-money",
    tags: ["paper money", "emperor trust", "inflation", "banknotes", "carnival", "buried treasure", "imperial court"],
    questions: [
      "Did the emperor trust your paper money?",
      "How did you invent paper money?",
      "What did you do at the imperial court in the play?",
    ],
    answer: [
      "The emperor trusted it at once, because he was bankrupt and the notes were covered by treasures that nobody had dug up yet.",
      "Mephistopheles had him sign one sheet during the carnival, and by morning thousands of copies were paying tailors and cooks.",
      "It was alchemy of the better kind, for it made gold out of belief and left no soot.",
    ],
    deeper: [
      "The fool was the only one who bought land with his share.",
      "I have since heard that whole nations do the same with a straight face.",
    ],
    ask: "What do you think stands behind the money in your own pocket?",
  },
  {
    id: "first-meeting",
    tags: [
      "met the devil",
      "meet the devil",
      "first meeting",
      "meet Mephistopheles",
      "how old when",
      "age at the pact",
      "meet Mephisto",
      "when did you meet",
    ],
    questions: [
      "How old were you when you met the devil?",
      "How did you meet Mephistopheles?",
      "When did the devil first come to you?",
      "When did you meet Mephisto?",
      "How did you first meet the devil?",
    ],
    answer: [
      "I was a man past fifty when he came, with four faculties behind me and grey in my beard, if you go by the play.",
      "He followed me home as a black poodle, swelled up behind the stove, and stepped out of the mist as a travelling scholar.",
      "I was hardly frightened, and that ought to have frightened me.",
    ],
    deeper: [
      "A pentagram on my threshold had a gap in one corner, and through such gaps he comes.",
      "He could not leave by the same way until rats had gnawed it open.",
    ],
    ask: "What has followed you home that you took for something harmless?",
  },
  {
    id: "father-doctor",
    tags: ["father doctor", "your father", "good doctor", "plague cure", "father a physician", "dark man of honour"],
    questions: [
      "Was your father a good doctor?",
      "Did your father treat the plague?",
      "Was your father a physician in the play?",
    ],
    answer: [
      "In the play my father was a physician of the plague years, and with the best of intentions he killed more people than he cured.",
      "He brewed his medicine from the red lion and the lily, and the patients died while nobody asked who had recovered.",
      "The farmers thanked me for it on the Easter walk, and I have never borne any praise so badly.",
    ],
    deeper: [
      "I handed the poison to thousands myself, as his assistant.",
      "Such thanks taught me what a doctor's hat is worth.",
    ],
    ask: "Have you ever been thanked for something that you would rather undo?",
  },
];
