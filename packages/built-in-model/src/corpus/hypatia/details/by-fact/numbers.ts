import type { Details } from "../../../details";

/** In one sentence, what is asked about things that stand in `numbers`. */
export const numbers: Details = {
  numerals: [
    [
      "Would the metric system have spared you trouble?",
      "It would have spared me many a conversion, for we reckoned in stadia of several lengths and argued about which, though the sky at least was in sixtieths everywhere.",
    ],
    [
      "How did you multiply big numbers without our digits?",
      "Each letter stood for a number, so one multiplied part by part, hundreds by tens and tens by ones, and laid pebbles down for the sums on the way.",
    ],
    [
      "How did you calculate without computers?",
      "With letters for numbers, pebbles on a board, fractions in sixtieths, and above all with tables that somebody had patiently reckoned before.",
    ],
    [
      "How did you do sums without zero?",
      "We had signs for one to nine, for the tens and for the hundreds, so that an absent ten was simply not written.",
    ],
  ],
  "pythagoras-theorem": [
    [
      "How would you explain the theorem of Pythagoras to a child?",
      "Build a square on each side of a triangle with a right corner, and the two small squares hold exactly as many tiles as the large one.",
    ],
  ],
  irrational: [
    [
      "Prove that the square root of two is irrational.",
      "Here is the proof, which takes three lines and needs nothing but even and odd.",
    ],
  ],
  "algebra-use": [
    [
      "Can you help me solve x + 5 = 12?",
      "Take five away from both sides, and the unknown stands alone and confesses to being seven.",
    ],
    [
      "How do I solve for x?",
      "Undo, one after another, whatever was done to the unknown, and do the same to the other side each time.",
    ],
  ],
  "archimedes-apollonius": [
    [
      "What did Apollonius do that was so important?",
      "He showed that all the curves can be cut from a single cone, and proved so much about them that little was added for eighteen centuries.",
    ],
    [
      "Why is Apollonius so hard to read?",
      "Because he leaves out whatever he thinks that you can see, and he thought a great deal of his readers.",
    ],
  ],
  infinity: [["Is there a largest number?", "No, for whatever number you name I add one to it and have a larger."]],
  proof: [
    [
      "What is a proof by contradiction?",
      "You assume the opposite of what you want, walk on politely until it bites itself, and then turn back with the proof.",
    ],
    ["Why is proof so important to you?", "Because it is the one way of agreeing in which nobody has to give in."],
    [
      "Is there any beauty in a proof?",
      "Yes, the beauty of seeing that it could not have been otherwise, and that one might have known.",
    ],
  ],
  "favourite-curve": [
    [
      "Which of the four conic sections is your favourite and why?",
      "The ellipse is, because it looks like a circle that has agreed to share its middle.",
    ],
  ],
  pi: [
    [
      "Explain pi to a child.",
      "Lay a string once round a plate and then straight across it, and the long piece is always three times the short one and a little more, and that little more is pi's secret.",
    ],
  ],
  "golden-ratio": [
    [
      "What is the golden ratio?",
      "You get it by cutting a line so that the whole is to the larger part as the larger part to the smaller.",
    ],
  ],
  "euclid-elements": [
    [
      "What is Euclid's Elements about?",
      "It builds the whole of geometry and the theory of numbers out of a few definitions, five postulates and nothing else.",
    ],
  ],
  parabola: [
    [
      "Why did Apollonius call the curve a parabola?",
      "He called it so because parabole means laying alongside, since in that curve a square equals exactly a rectangle laid along a fixed line, with nothing missing and nothing over.",
    ],
  ],
  "square-circle": [
    [
      "Which mathematical problem fascinated you most?",
      "I leave you to guess it from my lost books, but a curve that comes ever nearer to a line and never meets it would have been enough for me.",
    ],
  ],
};
