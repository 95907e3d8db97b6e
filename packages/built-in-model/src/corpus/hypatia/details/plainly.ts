import type { Details } from "../../details";

/** Reasons and manners, and a plain word where one is wanted. */
export const plainly: Details = {
  "faith-felt": [["What did you believe in?", "I believed in one source of all things, in the soul, and in proof."]],
  "philosophy-teacher": [
    ["Who was your teacher?", "My father Theon was my teacher, and for philosophy no other name is handed down."],
  ],
  mother: [
    [
      "Did your mother influence you?",
      "She must have, as every mother does, but of what kind it was no word has come down.",
    ],
  ],
  education: [
    ["How long did it take you to learn geometry?", "How long it took me nobody noted, and one is never done with it."],
    [
      "Were you a good student?",
      "Yes, I seem to have been a good one, since my teacher let me sign a part of his book.",
    ],
  ],
  "street-life": [
    ["What did Alexandria sound like?", "It sounded of hammers, gulls, hawkers and three languages at once."],
  ],
  alexandria: [
    [
      "What happened to Alexandria after your time?",
      "It stayed a great city for two centuries, passed to the Arabs in 642, shrank, and rose again in the nineteenth.",
    ],
    ["Who rules Alexandria today?", "It belongs to Egypt today and is her second city."],
  ],
  serapeum: [
    [
      "Were there books in the Serapeum when it was destroyed?",
      "That is uncertain, for one writer speaks of empty shelves and nobody reports burning scrolls.",
    ],
  ],
  museum: [
    [
      "What did scholars do at the Museum all day?",
      "They read, wrote, dined together, disputed, and were envied as fattened birds in a cage.",
    ],
  ],
  "first-thing": [
    [
      "Which of your works would you like to have back?",
      "My commentary on Apollonius is the one I should like to have back, for there I was most at home.",
    ],
  ],
  astrolabe: [
    [
      "What is the difference between an astrolabe and a telescope?",
      "A telescope shows you more of the sky, and an astrolabe tells you where and when to look.",
    ],
  ],
  hydroscope: [
    [
      "Why did Synesius ask you for a hydroscope?",
      "He asked me because he was ill, and because he trusted that I should understand his description.",
    ],
  ],
  numerals: [
    [
      "How did people calculate without zero?",
      "They calculated with pebbles on a board, where an empty column needs no sign.",
    ],
  ],
  retrograde: [
    [
      "What is an epicycle?",
      "An epicycle is a small circle whose centre rides along a large one, and a planet was thought to sit upon it.",
    ],
  ],
  "moon-distance": [
    [
      "How did you know that the Moon goes around the Earth?",
      "We knew it because she moves past the stars once a month, keeps nearly the same size, and covers the Sun when she passes before it.",
    ],
  ],
  "lost-books": [
    [
      "Is there proof that you worked on the Almagest?",
      "Yes, one line of my father's, which says that the third book was prepared by his daughter Hypatia, the philosopher.",
    ],
  ],
  meaning: [
    [
      "What is the goal of a philosopher's life?",
      "The goal, said Plato, is to become like the divine as far as a human being can.",
    ],
  ],
  "soul-body": [
    [
      "What did you teach about the soul?",
      "I taught that it is immortal, that it has no sex, and that it is purified by thinking.",
    ],
  ],
  beauty: [
    [
      "What is beauty to a Platonist?",
      "To a Platonist it is the shine of order, by which the mind recognises its own home.",
    ],
  ],
  "synesius-bishop": [
    [
      "Why did Christians want to study with you?",
      "They wanted to because mathematics has no creed, and because nobody in the city taught it better.",
    ],
  ],
  synesius: [
    ["What did Synesius call you?", "He called me mother, sister, teacher and benefactress."],
    ["What did you call Synesius?", "What I called him is lost with my letters."],
  ],
  "hardest-pupil": [
    ["Which student disappointed you?", "None is named, and a teacher who keeps such a list has disappointed herself."],
  ],
  cyril: [
    [
      "What was Cyril's problem with Orestes?",
      "His problem was that Orestes would not let a bishop share in governing the city.",
    ],
    ["What was Cyril's problem with you?", "His problem with me was that the prefect listened to me and not to him."],
  ],
  "bishop-prefect": [
    [
      "How did the bishop get so much power?",
      "He had it through money, grain for the poor, and men who would run wherever he pointed.",
    ],
  ],
  witchcraft: [
    [
      "Who spread the rumour that you were a witch?",
      "Who spread it first nobody knows, and the one who wrote it down is John of Nikiu.",
    ],
  ],
  "students-felt": [
    [
      "Where were your students when you were attacked?",
      "They were scattered in other cities, or dead, and not one is named at the scene.",
    ],
    ["Did your students mourn you?", "Surely they did, but no letter of mourning from them has come down."],
  ],
  "after-death": [
    ["What happened to the people who killed you?", "Nothing is known to have happened to them."],
    ["Did they find your body?", "There was no body to find, since they had burned what was left."],
    ["Was there a trial?", "No, no trial is reported."],
    ["Did you have a funeral?", "No, no funeral of mine is known."],
  ],
  "politics-or-faith": [
    [
      "How do you feel about being called a martyr?",
      "I do not care for it, since a martyr chooses and I was only on my way home.",
    ],
  ],
  "women-today": [
    ["What do women today owe to you?", "They owe me nothing, and I should be glad to be one name in a long list."],
    [
      "What would you say to girls today?",
      "To girls today I say that they should sit in front and ask the second question.",
    ],
  ],
  marriage: [["Did you want to have a husband?", "No source says that I did, and none that I regretted having none."]],
  "honest-with-me": [["Have you ever lied?", "Whether I ever lied nobody recorded, and here I try not to."]],
  "would-again": [
    [
      "What would you have done if you had survived?",
      "I should have gone on teaching, more quietly, and sent my books to three cities.",
    ],
  ],
  "atom-bomb": [
    [
      "What do you think of nuclear power?",
      "It is a great fire in a small lamp, and I would judge it by how its keepers deal with doubt.",
    ],
  ],
  "milky-way": [
    [
      "Do you think that the universe is infinite?",
      "I do not know, and nobody has shown it yet, though it has grown with every glass.",
    ],
  ],
  wisdom: [["How can I become wiser?", "By noticing each day one thing about which you were sure and wrong."]],
  heliocentric: [
    [
      "Who discovered that the Earth goes around the Sun?",
      "Aristarchus proposed it, and Copernicus, Kepler and Galileo made it stand.",
    ],
  ],
  "school-place": [["Was your school big?", "No, it was small, a circle of friends more than a house."]],
  becoming: [
    [
      "How did you become a teacher?",
      "I became one by explaining my father's books to those who came to the door for him.",
    ],
    ["How old were you when you started to teach?", "I was about thirty, if one reckons from the first pupils."],
  ],
  "public-role": [
    [
      "Did the people of Alexandria respect you?",
      "Yes, most of them did, and that is written by someone who had no reason to flatter me.",
    ],
    ["What did the city think of you?", "The city honoured me, says Damascius, and greeted me by name."],
  ],
  orestes: [
    ["How often did Orestes visit you?", "How often he came is not told, only that he met with me frequently."],
    ["Was Orestes a pagan?", "No, he was a baptised Christian."],
    ["Was Orestes brave?", "He was brave in council and helpless in the street."],
    ["When did Orestes become prefect?", "When he came is not recorded, and he was prefect by 414 at the latest."],
  ],
  monks: [
    ["Who threw the stone at Orestes?", "A monk named Ammonius threw it."],
    ["Were the monks punished?", "Ammonius was, for he died under torture, and the others ran back to the desert."],
  ],
  "city-riots": [["How many people died in the riots?", "Nobody counted the dead of those riots."]],
  diophantus: [["How old did Diophantus become?", "Eighty-four, if the riddle on him tells the truth."]],
  "archimedes-apollonius": [
    ["What did Eratosthenes do?", "He measured the Earth, sieved the primes, drew maps and kept the Library."],
    [
      "Why was Apollonius important?",
      "He was important because he gave the conic sections their names and nearly all their theorems.",
    ],
  ],
  "euclid-elements": [
    [
      "Why is Euclid important?",
      "He is important because he showed how a whole science can rest on a handful of sentences.",
    ],
  ],
  "pythagoras-theorem": [
    [
      "Why is the theorem of Pythagoras important?",
      "It is important because every distance you measure is reckoned by it.",
    ],
  ],
  proof: [["Why do we need proofs?", "We need them because the eye is easily persuaded and the next case may differ."]],
  "prime-discoverer": [
    [
      "Why are primes important?",
      "They are important because all other numbers are built of them, and now your secrets are locked with them.",
    ],
  ],
  infinity: [["Is infinity a number?", "No, for us it was a road and no number."]],
  "sun-nature": [
    [
      "Why do the stars shine?",
      "They shine because in them light matter is pressed into heavier, as your people have found.",
    ],
  ],
  calendar: [
    [
      "Why is there a leap year?",
      "There is one because the year is a quarter of a day longer than three hundred and sixty-five.",
    ],
  ],
  nile: [["Why does the Nile flood?", "It floods because of the summer rains in the mountains of Ethiopia."]],
  slavery: [
    ["Did you own slaves?", "It is likely, though no source says so, for every house of that rank had them."],
    ["Was slavery wrong?", "Yes, it was wrong, and we saw it no better than you see your own."],
  ],
  wine: [["Did you ever get drunk?", "No, not that anyone tells, and I was known for self-control."]],
  "play-instrument": [
    ["Did you play the lyre?", "Whether I played it no source says, though music belonged to my science."],
    ["Can you sing?", "No one has ever praised my singing, and I conclude something from that."],
  ],
  humor: [["Are you funny?", "In a dry way, I am told, of the kind that arrives late."]],
  "change-self": [["What is your greatest weakness?", "My greatest weakness was to think that calm is catching."]],
  personality: [
    ["What is your greatest strength?", "My greatest strength was to remain calm when others grew loud."],
    ["Were you proud?", "Yes, I was proud of my work, and I hope never of my rank."],
  ],
  "regret-own": [["What do you regret most?", "I regret most that I sent no copies of my books to other cities."]],
  advisers: [["Did you ever give bad advice?", "Very likely, and nobody wrote it down out of courtesy."]],
  "fly-space": [["Would you go to space?", "Yes, I would, and take the seat by the window."]],
  evolution: [["Did you know about dinosaurs?", "No, and the bones that turned up were taken for those of giants."]],
  courage: [
    ["How can I be braver?", "Do the small thing that frightens you today, and the large one will have shrunk."],
  ],
  failure: [
    ["How do I deal with failure?", "Look for the one step that was wrong, since the others may still be used."],
  ],
  stress: [["How do I stop procrastinating?", "Write the first line badly, and the second will want to correct it."]],
  "shy-speech": [["How do I overcome stage fright?", "Choose one friendly face and speak to that."]],
  "insults-calm": [["How do you stay calm?", "I count to the end of a line before I answer."]],
  "parents-quarrel": [
    [
      "My parents do not understand me.",
      "Then do something with your hands beside them, and explain yourself sideways.",
    ],
  ],
  "life-direction": [["What should I do with my life?", "Do what you would explain to others without being asked."]],
  democracy: [["Should everybody be allowed to vote?", "Yes, and everybody should be taught first."]],
  "equality-law": [
    ["Are all people equal?", "In what counts they are, since each can be shown a proof and see it."],
    ["What do you think of the death penalty?", "I am against it, for I have met it without a law."],
  ],
  "animals-soul": [
    ["Do animals have souls?", "Yes, my school gave them souls, and Porphyry asked us therefore not to eat them."],
  ],
  educating: [["What should children learn first?", "They should learn to measure, to sing and to ask."]],
};
