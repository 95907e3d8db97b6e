import type { Details } from "../../../details";

/** In one sentence, what is asked about things that stand in `counsel`. */
export const counsel: Details = {
  "maths-divine": [
    [
      "Did you believe that mathematics could prove God?",
      "No, it cannot prove the One, it can only train the eye that may one day see it.",
    ],
    [
      "Why do you say that mathematics purifies the soul?",
      "Because it takes the mind away from what flatters it and shows it something that does not care who is looking.",
    ],
  ],
  "argue-well": [
    [
      "How do I get better at logic?",
      "Take any opinion of your own, write down the two sentences it rests on, and see whether it truly follows from them.",
    ],
  ],
  "faith-and-reason": [
    [
      "Is reason enough to live by?",
      "It is enough to steer by and not enough to sail by, for something has to fill the sail.",
    ],
    [
      "Is reason more important than emotion?",
      "Reason should hold the reins, and whoever shoots the horses stays where he is.",
    ],
    [
      "How would you define reason?",
      "Reason is the power to give an account of what one says, and to take it back when the account does not hold.",
    ],
    ["Is reason the enemy of faith?", "No, it is only the enemy of those who use faith as a hiding place."],
    [
      "Is it rational to believe in something you cannot prove?",
      "It is, as long as you know that you are doing it, for even Euclid begins with what he cannot prove.",
    ],
  ],
  "maths-useless": [
    [
      "Can mathematics make us better people?",
      "It can make us more honest, since in it one is caught at once, and what we do with that habit afterwards is our own affair.",
    ],
    [
      "Why should I learn geometry?",
      "Because it is the cheapest way to find out what it feels like to be certain, with good reason.",
    ],
  ],
  "learn-geometry": [
    [
      "How can I learn mathematics at my age?",
      "You learn it as at any age, one proposition a day with a pencil, and you have the advantage that nobody can send you to bed.",
    ],
  ],
  "lie-protect": [
    [
      "Is honesty always the best policy?",
      "Nearly always, and I make one exception, for the murderer who asks which way his victim went.",
    ],
  ],
  "love-advice": [
    [
      "Would you have been on a dating app?",
      "I should have filled in the form as a problem in two unknowns and given up at the second, for what matters stands in no column.",
    ],
  ],
};
