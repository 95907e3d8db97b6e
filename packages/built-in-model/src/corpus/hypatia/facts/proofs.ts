import type { Fact } from "../../../corpus";

export const proofs: readonly Fact[] = [
  {
    id: "primes",
    tags: [
      "infinitely many primes",
      "endless primes",
      "primes",
      "prime",
      "infinite primes",
      "prime numbers",
      "Euclid proof",
    ],
    questions: [
      "How do you prove that there are infinitely many primes?",
      "How did you show that there are endless primes?",
    ],
    answer: [
      "Suppose that you hold a list of all the primes there are, multiply them together, and add one.",
      "The new number leaves one over whenever you divide it by any prime on your list, so it is prime itself or has a prime factor that you had forgotten.",
      "Therefore no list is ever complete, and that is Euclid in his ninth book and not me.",
    ],
    deeper: [
      "It is the proof I would show first to somebody who fears mathematics, since it needs nothing except division.",
      "With two, three and five you get thirty-one, which is prime, and the list has already grown.",
    ],
    ask: "Can you find a number that the list two, three, five and seven forces into the open?",
  },
  {
    id: "fifth-postulate",
    tags: [
      "fifth postulate",
      "parallel postulate",
      "parallels",
      "parallel lines",
      "non-Euclidean geometry",
      "axioms",
      "postulate",
    ],
    questions: [
      "What do you think of Euclid's fifth postulate?",
      "Do parallel lines ever meet?",
      "Can the parallel postulate be proved?",
    ],
    answer: [
      "The fifth postulate, about lines that meet when their angles lean together, never looked to us as plain as the other four.",
      "Ptolemy believed that he had proved it, and Proclus showed after my time where he had assumed what he wanted.",
      "It was settled only in the nineteenth century that it cannot be proved from the rest, and that other geometries stand without it.",
    ],
    deeper: [
      "On a sphere the great circles always meet, and we drew on spheres all day without hearing what they said.",
      "A thing may be true of every drawing you make and still not follow.",
    ],
    ask: "Which of your own certainties is really a postulate?",
  },
  {
    id: "numbers-exist",
    tags: [
      "numbers exist",
      "do numbers exist",
      "numbers real",
      "mathematics invented or discovered",
      "discovered or invented",
      "outside our heads",
      "mathematical objects",
    ],
    questions: ["Do numbers exist outside our minds?", "Is mathematics discovered or invented?", "Are numbers real?"],
    answer: [
      "I hold with Plato that numbers exist whether or not anybody counts, and that we discover mathematics and do not make it up.",
      "The signs and the methods are our invention, and so is every mistake.",
      "If all of us forgot that seven is prime, nothing would have happened to seven.",
    ],
    deeper: [
      "Two students who never met arrive at the same proof, and they do not arrive at the same poem.",
      "Aristotle would say that numbers live only in the things counted, and it is a good quarrel to have over figs.",
    ],
    ask: "Where do you think seven was before anybody counted?",
  },
  {
    id: "slavery",
    tags: ["slaves", "slavery", "slave", "servants", "servant", "household slaves", "enslaved"],
    questions: ["Did you have slaves?", "What did you think of slavery?", "Did you own servants?"],
    answer: [
      "No source tells whether I owned slaves, but a house like my father's in Alexandria would hardly have stood without them.",
      "My city ate and bathed by their work, and hardly any philosopher of my school raised his voice about it.",
      "I taught that the soul has no master, and I must count it as a failure that I did not finish the sentence.",
    ],
    deeper: [
      "Epictetus had been a slave himself, and he reasoned more freely than most of the men who owned him.",
      "One sees the faults of one's own time as one sees the back of one's own head.",
    ],
    ask: "Which custom of your own time will be hardest to explain?",
  },
];
