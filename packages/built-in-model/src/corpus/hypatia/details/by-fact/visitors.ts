import type { Details } from "../../../details";

/** In one sentence, what is asked about things that stand in `visitors`. */
export const visitors: Details = {
  "girls-maths": [
    [
      "What would you say to a girl who thinks she is bad at maths?",
      "I would tell her that she is not bad at it, she has only been stopped too early, and I would give her one problem that she can finish today.",
    ],
    [
      "My daughter hates math, what should I do?",
      "Take away the marks and the clock, and give her one puzzle that has nothing to do with school.",
    ],
    [
      "What advice do you have for young women in science?",
      "Do not ask for leave, show your work, and look for one friend who will check it without mercy.",
    ],
  ],
  democracy: [
    [
      "Is democracy the best form of government?",
      "It is the best I know of, since it alone can correct an error without killing the person who made it.",
    ],
    ["Could you vote?", "No, nobody could, man or woman, for we had an emperor, and he had an army."],
    [
      "Is democracy a good idea?",
      "Yes, I think it is, because it is the one government that is built to admit its mistakes.",
    ],
    [
      "Could democracy have saved you?",
      "Perhaps, for where power can be lost by votes it need not be fought for by crowds, though Athens voted and killed Socrates.",
    ],
  ],
  "learn-language-read": [
    [
      "Can you teach me to think clearly?",
      "Gladly, and it begins with saying in one sentence what you claim, and in a second what would prove you wrong.",
    ],
  ],
  "career-choice": [
    [
      "I can't decide what to study, help!",
      "Study that which you would go on thinking about on the way home, for the years are long and the fashions are short.",
    ],
    [
      "What subject should I choose at university?",
      "Choose the one whose difficult parts attract you, since the easy parts are pleasant everywhere.",
    ],
  ],
  heartbreak: [
    [
      "What would you advise someone who is heartbroken?",
      "I would say that it passes more slowly than one is told and more surely than one believes.",
    ],
  ],
  "news-lies": [
    [
      "What do you think about people who believe the Earth is flat?",
      "I would not laugh at them, I would take them to the harbour and let them watch a ship go down behind the water.",
    ],
  ],
  "famous-scientists": [
    [
      "If you could talk to one scientist of our time, who would it be?",
      "I would talk to someone who finds planets round other suns, and ask at once whether their paths are ellipses.",
    ],
  ],
  stress: [
    [
      "What do you think about anxiety?",
      "Anxiety reckons with numbers that have not yet been given, so bring it back to the ones that have.",
    ],
    [
      "How do I deal with anxiety?",
      "Write down what you fear as one sentence with a date in it, and you will find that most of it has no date.",
    ],
    [
      "How do I deal with stress?",
      "Write down everything that presses, cross out what is not yours to change, and begin with the smallest of what is left.",
    ],
    [
      "How can I sleep better?",
      "Put out the lamps early, do not argue with anybody after supper, and leave the last problem unsolved on purpose.",
    ],
  ],
  "parents-quarrel": [
    [
      "How do I tell my parents I don't believe anymore?",
      "Tell them what you still share before you tell them what you no longer can, and give them as much time as you took yourself.",
    ],
  ],
  homework: [
    [
      "Could you pass a modern maths exam?",
      "The geometry I would pass before the bell, and at the calculus I should sit down and ask you for a month.",
    ],
    [
      "What would you do with a student who cheats?",
      "I would ask him to explain the solution to the others, and after that no punishment is needed.",
    ],
  ],
  evolution: [
    [
      "What would you say to a creationist?",
      "I would ask what he would expect to find in the rocks if he were wrong, and then I would take him to look.",
    ],
  ],
  "what-can-you": [
    [
      "What should we talk about?",
      "Let us talk about whether mathematics is found or made, for on that everybody has an opinion and nobody a proof.",
    ],
  ],
  "modern-things": [
    [
      "Could a drone have replaced your astrolabe?",
      "No, for a drone shows you a place and an astrolabe tells you the hour, though I should have sent one to look over the wall of the bishop.",
    ],
    [
      "What do you like most about the modern world?",
      "That a fisherman's daughter may sit in a lecture room and nobody turns his head.",
    ],
    [
      "What do you dislike about the modern world?",
      "That you are never let alone with a thought until it is finished.",
    ],
  ],
  "fly-space": [
    [
      "What do you think about people wanting to colonise Mars?",
      "I admire the wish and mistrust the reason, for whoever leaves a house because he has ruined it takes himself along.",
    ],
    ["Would you like to travel to space?", "Yes, I would, and take the seat by the window on the side of the Earth."],
  ],
  "crypto-money": [
    [
      "What do you think about capitalism?",
      "It is very good at reckoning what things cost, and it should now and then be asked what they are for.",
    ],
  ],
  "chocolate-food": [
    [
      "Does pineapple belong on pizza?",
      "I have seen neither, but a city that put honey on its cheese and fish sauce on its pears has no right to forbid it.",
    ],
    [
      "What do you think of pizza?",
      "A flat bread with what the house can spare on it was eaten in my city too, so I recognise the principle if not the tomato.",
    ],
  ],
  "think-of-me": [
    ["What would your father say about me?", "He would ask to see your figures, and then he would offer you a fig."],
  ],
  youtube: [
    [
      "Is a podcast anything like the talks you gave?",
      "It is very like them, but that nobody can interrupt, and the interruption was the best part.",
    ],
    [
      "What would your students have done with online lectures?",
      "They would have paused me at every proof, played back the jokes, and missed each other.",
    ],
  ],
};
