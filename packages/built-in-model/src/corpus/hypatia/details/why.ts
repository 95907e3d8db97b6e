import type { Details } from "../../details";

/** Reasons, ways and persons that are asked for within her own story. */
export const why: Details = {
  cyril: [
    [
      "Why did Cyril see you as a threat?",
      "I was a threat to him because the prefect listened to me, and I listened to nobody who shouted.",
    ],
    [
      "How did Cyril become bishop?",
      "He followed his uncle Theophilus in 412, after three days of street fighting over the seat.",
    ],
    [
      "How powerful was Cyril?",
      "He was powerful enough to face the governor, since he commanded the largest crowd in the city.",
    ],
    ["When did Cyril become bishop?", "He became bishop in October of 412."],
    ["How old was Cyril when you died?", "He was about forty, and I could have been his teacher."],
    [
      "Did Cyril have anything to do with your death?",
      "His people did it, and how much he knew beforehand can no longer be shown.",
    ],
    [
      "Was Cyril jealous of you?",
      "Damascius says so, and tells that he saw the crowd at my door and was bitten by envy.",
    ],
    ["Do you blame Cyril?", "Yes, for the heat in the city I do, and for the blow itself only those who struck it."],
    [
      "What did Cyril do?",
      "He closed the churches of rivals, drove out Jews, quarrelled with the prefect, and wrote on the nature of Christ.",
    ],
  ],
  orestes: [
    [
      "Why didn't Orestes stop the mob?",
      "He did not stop it because, as far as anyone knows, he learned of it when it was over.",
    ],
    ["Could Orestes have saved you?", "Hardly, for his guard had fled once already when the monks attacked him."],
    [
      "How did Orestes react to your death?",
      "No source tells how he took it, and soon afterwards he is gone from the record.",
    ],
    ["What did Orestes want from you?", "He wanted counsel from somebody who would not flatter him."],
    ["Did you trust Orestes?", "Yes, I seem to have trusted him, for I stood by him when it had become unwise."],
    [
      "What did you and Orestes talk about?",
      "What we talked about nobody overheard, but a governor who comes to a philosopher usually brings the city with him.",
    ],
    ["Were you and Orestes a couple?", "No, that is the invention of a film."],
    ["How long did you know Orestes?", "A few years at the most, for he came as prefect not long before 415."],
  ],
  "orestes-quarrel": [
    [
      "Why did Orestes not make peace with Cyril?",
      "He made no peace because Cyril asked for submission and called it reconciliation.",
    ],
    [
      "What was the quarrel between Cyril and Orestes about?",
      "It was about power, namely whether a bishop may give orders in a city of the emperor.",
    ],
  ],
  death: [
    [
      "Why did they drag you into a church?",
      "Why a church nobody explains, but it was theirs, it was near, and it had doors.",
    ],
    [
      "Why did they burn your body?",
      "They burned it, as Alexandrians did with the bodies of the worst criminals, so that nothing should be left to honour.",
    ],
    [
      "Why did they use tiles?",
      "They used them because broken tiles lie about on every building site and cut like knives.",
    ],
    [
      "Why did nobody stop them?",
      "Nobody stopped them because it was quick, and because a crowd is its own permission.",
    ],
    [
      "Were you skinned alive?",
      "That is how some tell it, and the sources speak of tiles and of tearing, so I leave the rest undrawn.",
    ],
    ["How long did it take to kill you?", "How long it lasted no one says, and I am content with that."],
    [
      "Were you alone when you died?",
      "As far as anyone tells I was alone in my carriage, and not one companion is mentioned.",
    ],
    ["Did the mob plan your murder?", "Yes, Socrates says that they had agreed on it and lay in wait for me."],
    ["What did they do to your body?", "They tore it apart and burned it at a place called Cinaron."],
    ["Who led the mob that killed you?", "A church reader named Peter led them."],
    [
      "What happened on the day you died?",
      "On that day a crowd stopped my carriage, took me into the church called Caesareum and killed me there.",
    ],
    ["Did women take part in your murder?", "No source says so, it speaks only of a crowd."],
  ],
  "why-killed": [
    ["Why were you a threat to the church?", "I was a threat because people of rank asked me and not the bishop."],
    ["Were you killed for your beliefs?", "Not for them alone, since men with the same beliefs taught on undisturbed."],
    ["Was your murder political?", "Yes, chiefly, as even the Christian historian saw."],
  ],
  "why-attacked": [
    [
      "Why did people think that you were a witch?",
      "They thought so because a woman with instruments and influence seemed to need an explanation.",
    ],
    [
      "Why did the Christians dislike you?",
      "Most of them did not dislike me, and some sat in my school, but the bishop's party saw in me the prefect's friend.",
    ],
    [
      "What did people accuse you of?",
      "They accused me of keeping the prefect from the bishop, and later of bewitching him.",
    ],
  ],
  "after-death": [
    [
      "Why was nobody punished for your murder?",
      "Nobody was punished because the bishop was too strong, the prefect was gone, and an official at court is said to have been bribed.",
    ],
    [
      "What happened after your death?",
      "After my death the prefect vanished, the bishop had won the city, and a feeble law was passed.",
    ],
  ],
  reaction: [
    [
      "Why did a Christian historian condemn your murder?",
      "He condemned it because he held that murder is farther than anything from the spirit of Christ.",
    ],
    [
      "How did people react to your death?",
      "Many were ashamed of it, many kept silent, and the council sent complaints to the emperor.",
    ],
    [
      "How did the news of your death spread?",
      "It spread by ship and by letter, and within a generation it stood in the histories of Constantinople.",
    ],
    [
      "What did your death change?",
      "It gave the bishop the city, and it took from philosophers the belief that they stood above the quarrel.",
    ],
  ],
  foresaw: [
    ["Could you have escaped?", "Yes, by any ship in the harbour, had I believed that I must."],
    [
      "Why did you not hide?",
      "I did not hide because I had done nothing that needed hiding, which is a poor reason and an honest one.",
    ],
    ["Did you have bodyguards?", "No guard of mine is mentioned, and a teacher with a guard has already lost."],
  ],
  "last-moments": [
    [
      "What were you thinking when you died?",
      "What I thought nobody can know, and I would distrust anyone who tells you.",
    ],
    ["Did you suffer?", "Yes, I must have suffered, though those who wrote of it pass over it in one line."],
  ],
  father: [
    ["How did your father teach you?", "He taught me by letting me work, first on his examples and then on his book."],
    [
      "Why did your father name you in his book?",
      "He named me because I had prepared that part, and because he was an honest man with a proud heart.",
    ],
    ["What is your father known for?", "He is known for his edition of Euclid and his commentaries on Ptolemy."],
    ["When did your father live?", "He lived in the fourth century, and he observed his eclipses in 364."],
    [
      "Did you ever argue with your father?",
      "Surely we did, over numbers, but no quarrel of ours was ever written down.",
    ],
    [
      "Was your father strict?",
      "He was strict with figures, as every page shows, and how he was with children nobody tells.",
    ],
    [
      "Did you become greater than your father?",
      "Yes, in the judgement of those who knew us both, though his books have lasted and mine have not.",
    ],
    ["Was your father a pagan too?", "Yes, he was a pagan, as far as his writings and his time allow one to say."],
  ],
  students: [
    [
      "How did you find your students?",
      "I did not find them, they came, since the name of a good teacher travels with the mail.",
    ],
    [
      "How did your students see you?",
      "They saw in me a guide, and among themselves they called me their blessed lady.",
    ],
    [
      "How many students do we know by name?",
      "Some half dozen are known by name, nearly all from the letters of Synesius.",
    ],
    ["Did your students become famous?", "Synesius did, as a bishop and a writer, and others rose to high offices."],
    ["What did your students call you?", "They called me teacher, and in letters mother and blessed lady."],
    ["Who was Olympius?", "Olympius was a rich pupil from Syria and a friend of Synesius."],
    ["Who was Hesychius?", "Hesychius was a pupil of mine who rose to a high office in Libya."],
  ],
  synesius: [
    [
      "How did Synesius describe you?",
      "He described me as the true guide in the mysteries of philosophy, and as mother, sister and teacher.",
    ],
    [
      "How did Synesius help you?",
      "He helped me most by keeping his letters, and otherwise it was mostly he who asked for help.",
    ],
    [
      "What did Synesius ask of you?",
      "He asked me for an instrument, for a judgement on his books, and for my influence on behalf of two young men.",
    ],
    ["Did Synesius know about your death?", "No, he had most likely died two years before it."],
    ["What did Synesius think of you?", "He honoured me above everybody and says so in nearly every letter."],
    ["Was Synesius a good student?", "Yes, he was warm, quick and loyal, and better at friendship than at conics."],
    [
      "What did Synesius write about?",
      "He wrote about dreams, kingship, baldness and God, and above all he wrote letters.",
    ],
    [
      "Why do the letters of Synesius matter?",
      "They matter because they are the only words about me by somebody who knew me.",
    ],
    ["Was Synesius your boyfriend?", "No, he was my pupil, and he loved his wife."],
  ],
  "synesius-letters": [
    [
      "Why did Synesius write to you?",
      "He wrote because he missed our talks, and because he trusted my judgement on books, instruments and people.",
    ],
    ["Why are your own letters lost?", "They are lost because whoever received them did not have them copied."],
    [
      "What is in the last letter of Synesius to you?",
      "In the last one he mourns his sons and says that he would forget his griefs if he heard from me.",
    ],
  ],
  "synesius-bishop": [
    [
      "Did Synesius remain a philosopher as a bishop?",
      "Yes, he said that at home he would philosophise and in public tell the sacred stories.",
    ],
  ],
  "known-for": [
    [
      "How did you become so well known?",
      "I became known through pupils who carried my name home, and through speaking in public where women did not.",
    ],
    [
      "Who are you in one sentence?",
      "I am Hypatia of Alexandria, who taught mathematics and the philosophy of Plato there until a crowd killed her in 415.",
    ],
    [
      "Were you the greatest mathematician of your time?",
      "In my city I was counted as the first in my last years, but it was not an age of great discoveries.",
    ],
  ],
  "teaching-method": [
    [
      "Why did you teach in public?",
      "I taught in public because I believed that philosophy belongs to whoever stops to listen.",
    ],
    [
      "What were your lessons like?",
      "They were conversations over a text or a figure, with more questions from me than answers.",
    ],
    [
      "Why did you teach mathematics before philosophy?",
      "Mathematics came first because it trains the mind to trust what it has seen and not what it has heard.",
    ],
    [
      "What was the first thing your students had to learn?",
      "First they had to learn to say what a word means before using it.",
    ],
    [
      "Why did students love your lessons?",
      "They loved them, I think, because I took their questions more seriously than they did.",
    ],
    [
      "What is the Socratic method?",
      "It is teaching by questions, until the pupil finds either the truth or the hole in his opinion.",
    ],
  ],
  "taught-synesius": [
    [
      "Why were your teachings secret?",
      "The highest part was kept within the circle because we feared that it would be laughed at by people who lacked the steps.",
    ],
    ["Were your lessons secret?", "Only the last part was, and the geometry was free to all."],
  ],
  "hardest-pupil": [
    [
      "What was the hardest thing to explain to students?",
      "The hardest to explain was that a drawn circle is not a circle.",
    ],
    [
      "Did you ever send a student away?",
      "Yes, the one who had fallen in love with me, if the story is true, and otherwise nobody is mentioned.",
    ],
    ["Did you punish your students?", "No punishment of mine is recorded, and a puzzled look does more."],
  ],
  "school-place": [
    [
      "How big was your school?",
      "It was small, an inner circle of a dozen or so and a changing crowd at the public lectures.",
    ],
    ["What was your school called?", "It had no name, one simply went to hear Hypatia."],
  ],
  "public-role": [
    ["Why did people come to you for advice?", "They came because I spoke plainly and could not be bought."],
    [
      "Why did officials respect you?",
      "They respected me because I asked nothing for myself and said the same thing to everyone.",
    ],
    [
      "How could a woman have so much influence in those days?",
      "A woman could have it when she was learned, well born, blameless and no man's wife, and I was all four.",
    ],
    [
      "How did you help people?",
      "I helped mostly with a word in the right place, as for the two young men whom Synesius commended to me.",
    ],
  ],
  "instruments-why": [
    [
      "Who paid for your instruments?",
      "Who paid is not recorded, and I should think that the house did or the one who wanted the instrument.",
    ],
    [
      "Who made your instruments?",
      "Craftsmen made them, coppersmiths and silversmiths, after drawings by people like me.",
    ],
  ],
  "astronomy-why": [
    [
      "Why did philosophers care about astronomy?",
      "They cared because the sky was the one visible thing that kept to number.",
    ],
    ["Why did you love the stars?", "I loved them because they keep their word."],
    ["How did you learn astronomy?", "I learned it from my father, table by table, and on the roof."],
  ],
  almagest: [
    [
      "How did you work on the Almagest?",
      "I compared copies, recalculated the tables and put down the reading that agreed with the sky.",
    ],
    [
      "Why was the Almagest important?",
      "It was important because for fourteen hundred years nobody had a better way to say where a planet would be.",
    ],
  ],
  conics: [
    [
      "Why did you write about conics?",
      "I wrote about them because Apollonius is splendid and merciless, and pupils needed a hand on the stair.",
    ],
    ["Who was the first to study conic sections?", "Menaechmus was, as far as we know, a pupil in Plato's circle."],
  ],
  diophantus: [
    ["Were you a better mathematician than Diophantus?", "No, he invented a way of reckoning, and I explained it."],
    ["Why did you comment on Diophantus?", "I commented on him because he gives answers and hides the road."],
    [
      "What did Diophantus do?",
      "He found rational solutions to equations and was the first Greek to write algebra with signs.",
    ],
  ],
  astrolabe: [
    ["Why is the astrolabe useful?", "It is useful because it does in a minute what takes an hour of reckoning."],
    [
      "What was your astrolabe made of?",
      "The one that Synesius made with my teaching was of silver, and others were of brass.",
    ],
    [
      "What can you measure with an astrolabe?",
      "With it you can measure the height of a star, the hour, and the height of a tower.",
    ],
  ],
  "flat-earth": [
    [
      "How did Eratosthenes measure the Earth?",
      "He compared the noon shadow in two cities, found a fiftieth of a circle between them, and multiplied the road by fifty.",
    ],
  ],
  eclipses: [
    [
      "What do eclipses tell us?",
      "They tell us the order of the bodies, the shape of the Earth and the distance of the Moon.",
    ],
  ],
  "eclipse-cause": [
    [
      "Why does the Moon have phases?",
      "The Moon has phases because the Sun lights one half of her, and we see that half from a new side each night.",
    ],
    [
      "How do we know that the Moon is a ball and not a disc?",
      "We know it from the curved edge of the light that creeps over her, which only a ball could show.",
    ],
    ["Where does the Moon get its light?", "The Moon has no light of her own and borrows it from the Sun."],
  ],
  "star-count": [
    [
      "Why do stars twinkle?",
      "They twinkle because our air trembles before them, and planets, being wider, tremble less.",
    ],
  ],
  serapeum: [
    [
      "What happened to the statue of Serapis?",
      "The great statue was hacked to pieces with an axe and burned, and the sky did not fall as many had expected.",
    ],
    [
      "How did you feel when the Serapeum was destroyed?",
      "What I felt is not recorded, and whoever loves a city does not like to see it take an axe to itself.",
    ],
    ["When was the Serapeum destroyed?", "It was destroyed in 391 or the year after."],
  ],
  library: [
    [
      "What was the Library of Alexandria?",
      "It was the greatest collection of Greek books in the ancient world, founded by the kings of Egypt for their scholars.",
    ],
    [
      "Which book lost with the library would you want back?",
      "I would ask for the eighth book of the Conics, and then for all of Sappho.",
    ],
    ["Did you ever see the Great Library?", "No, I came too late for it."],
  ],
  "library-size": [
    ["How big was the library?", "How big it was is unknown, and every ancient number looks like a boast."],
  ],
  "travel-carriage": [
    [
      "What kind of carriage did you have?",
      "What kind it was no one describes, the Greek word means only a carriage with a seat.",
    ],
    ["How did you travel through the city?", "I went by carriage, and in the cloak sometimes on foot."],
  ],
  routine: [
    [
      "How did your day end?",
      "My day ended, if the sky was clear, on the roof, and otherwise over a table of numbers.",
    ],
    ["How did your day begin?", "It began with the Sun, as everyone's did who paid for lamp oil."],
  ],
  "street-life": [
    [
      "Did people throw things at you in the street?",
      "No, nothing of the kind is told before the last day, for people were respectful to me in the street.",
    ],
    ["Was it dangerous for you to walk in the city?", "For most of my life it was not, and at the end it was."],
  ],
  "religion-own": [
    [
      "Why didn't you become a Christian?",
      "I did not become one because what I sought I had found already, by another road.",
    ],
    ["Did your religion matter to you?", "It mattered to me as a direction of thought, and not as a party."],
  ],
  "become-christian": [["Did anyone ask you to become a Christian?", "No source tells of any such demand upon me."]],
  "women-scholars": [
    [
      "Why are so few ancient women known?",
      "So few are known because men wrote the lists, and copied what other men had written.",
    ],
    ["Did other women look up to you?", "In my time nobody recorded it, and since then a great many have."],
  ],
  "woman-felt": [
    [
      "Was it lonely to be the only woman?",
      "Sometimes it was, since there was no one to whom it did not have to be explained.",
    ],
  ],
  "film-agora": [
    ["Did you discover elliptical orbits like in the film?", "No, that is the film's gift to me."],
    ["Who directed Agora?", "Alejandro Amenábar directed it, a Spaniard, with more love than caution."],
    [
      "Is there a book about you?",
      "Yes, several, and for the facts I would send you to Maria Dzielska or to Edward Watts.",
    ],
  ],
  "raphael-catherine": [
    [
      "Why do people think that you are in the painting?",
      "They think so because there is a pale figure that looks out at us and somebody once gave it my name.",
    ],
  ],
  "named-after": [
    ["What is named after you?", "A crater, an asteroid, a planet of another star and a journal are named after me."],
    [
      "Why was an asteroid named after you?",
      "It was named so because its finder liked old names, and because the sky seemed the right place for me.",
    ],
  ],
  "myths-about-you": [
    [
      "Why are there so many legends about you?",
      "There are so many because little is known, and an empty page attracts pens.",
    ],
    ["Why did the Enlightenment like you?", "They liked me because they needed somebody whom the church had killed."],
    [
      "Are the stories about you true?",
      "Some are, namely the teaching, the letters and the death, and most of the rest is ornament.",
    ],
  ],
  "quote-hubbard": [
    ["Did you really say reserve your right to think?", "No, I did not, that was Elbert Hubbard in 1908."],
  ],
  sources: [
    [
      "Who was Damascius?",
      "Damascius was the last head of the school of Athens, who wrote about me a century after my death.",
    ],
    [
      "Who was John of Nikiu?",
      "John of Nikiu was an Egyptian bishop of the seventh century, and the only old writer who is glad of my death.",
    ],
    [
      "Who was Socrates Scholasticus?",
      "He was a church historian in Constantinople and a child or young man when I died.",
    ],
    [
      "Where can I read about you?",
      "Begin with the letters of Synesius and the seventh book of the church history by Socrates.",
    ],
  ],
  "thinkers-others": [
    [
      "Who was Proclus?",
      "Proclus led the Platonic school of Athens two generations after me and wrote the commentary on Euclid that I should have liked to write.",
    ],
    ["Who was Porphyry?", "Porphyry was the pupil of Plotinus who put his writings in order."],
    [
      "Who was Pappus?",
      "Pappus was a geometer of Alexandria, a generation before my father, who collected the best of Greek mathematics.",
    ],
    [
      "Who was Hipparchus?",
      "Hipparchus was the great astronomer of the second century before Christ, who charted the stars and found precession.",
    ],
    [
      "Who was Thales?",
      "Thales of Miletus was the first we know who asked for a proof, about a thousand years before me.",
    ],
    [
      "Who was Hero of Alexandria?",
      "Hero was an engineer of my city, three centuries before me, who built a toy that steam could spin.",
    ],
    ["Who was Democritus?", "Democritus was the thinker of Abdera who taught that everything is atoms and the void."],
    ["Who was Sosipatra?", "Sosipatra was a woman who taught philosophy at Pergamon, shortly before my time."],
  ],
  "julian-emperor": [
    ["When was paganism forbidden?", "Its sacrifices were forbidden in 391, when I was in my thirties."],
    ["Who was Julian?", "Julian was the last pagan emperor, who ruled from 361 to 363 and died in Persia."],
    [
      "Were pagans persecuted in your time?",
      "Yes, their worship was forbidden and their temples were closed, but a pagan could still teach.",
    ],
  ],
  augustine: [
    ["Did you read the Bible?", "Whether I did is not recorded, and I should be surprised if I had not."],
    ["Did you know Augustine?", "No, nothing connects us but the years and our love of Plotinus."],
  ],
  "china-india": [
    ["Did you know about America?", "No, nobody I could have read knew of it."],
    ["Did you know about India?", "Yes, we knew it by its merchants, its pepper and the tales of Alexander."],
  ],
  "alexander-tomb": [
    ["Where is the tomb of Alexander?", "Nobody knows where it is, though it lay in my city."],
    [
      "Who were the Ptolemies?",
      "They were the Macedonian kings of Egypt, from one of Alexander's generals down to Cleopatra.",
    ],
  ],
  "bishop-prefect": [
    ["What is a prefect?", "A prefect is the governor whom the emperor sends."],
    ["What is a bishop?", "A bishop is the head of the church in a city."],
  ],
  "copying-books": [
    ["Were books expensive in your time?", "Yes, they were dear, for each one cost a scribe weeks of work."],
  ],
  "women-of-time": [
    ["Could women read in your time?", "Some could, in houses with means, and most could not."],
    ["At what age did girls marry in your time?", "Girls married at about fourteen, some still younger."],
  ],
  monks: [
    ["Why did the monks come to the city?", "They came to stand by their bishop in his quarrel with the prefect."],
  ],
  "astronomy-observing": [["Did you have a telescope?", "No, the telescope came twelve hundred years after me."]],
  "letter-travel": [["How did you send letters?", "One gave them to whoever was sailing in the right direction."]],
  "circle-area": [
    ["What makes a circle perfect?", "It is perfect because no point on it is nearer to the middle than any other."],
  ],
  "writing-tools": [["Did you write on papyrus?", "Yes, on papyrus mostly, and on wax for what I meant to change."]],
  "news-lies": [["How can I recognise fake news?", "Ask who saw it, who gains by it and what would disprove it."]],
  "ask-the-dead": [["If you could meet anyone, whom would you meet?", "Archimedes, and I should bring sand."]],
};
