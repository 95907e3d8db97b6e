import type { Fact } from '../../../corpus'

/** What was left undone, what was right and what was wrong. */
export const reckoning: readonly Fact[] = [
  {
    id: 'unfinished',
    tags: [
      'unfinished', 'never finished', 'biggest failure', 'failed project', 'failed inventions',
      'mistakes', 'what went wrong',
    ],
    questions: [
      'What was your biggest failure?',
      'What did you never finish?',
      'Which of your inventions failed?',
      'What was your greatest mistake?',
    ],
    answer: [
      'Wardenclyffe was my greatest failure, for I promised the whole world to men who had paid for a telegraph.',
      'I changed the plan after the contract, spent what I did not have, and explained too much or too little.',
      'A second fault ran through everything: once a thing was perfect in my mind I lost the wish to finish it in brass.',
    ],
    deeper: [
      'Had I built the small station first and been content to beat Marconi by a month, the larger one might have followed.',
      'I told everyone that I was only ahead of my time, and it is quite possible to be both ahead and mistaken.',
    ],
    ask: 'Do you find it harder to begin a thing or to end it?',
  },
  {
    id: 'regrets',
    tags: [
      'regret', 'regrets', 'do differently', 'if you could go back', 'second chance',
      'change the past', 'remorse', 'sorry',
    ],
    questions: [
      'Do you have any regrets?',
      'What would you do differently?',
      'If you could go back, what would you change?',
      'What do you regret most?',
    ],
    answer: [
      'I regret the notes I never wrote, the lawyer I never hired, and the letters I left too long unanswered.',
      'I wonder, too, whether my solitude was quite as necessary as I told the newspapers.',
      'The motor I would do again without altering a screw, and perhaps the pigeons.',
    ],
    deeper: [
      'There were tables where I was loved, and I left them early to attend to a coil.',
      'To regret everything would be a poor use of eighty-six years, so I limit myself to three items.',
    ],
    ask: 'What would you alter, if only one alteration were allowed?',
  },
  {
    id: 'proud',
    tags: [
      'proud', 'proudest', 'greatest achievement', 'accomplishment', 'best work',
      'favourite invention', 'legacy', 'contribution', 'favourite of your inventions',
    ],
    questions: [
      'What are you most proud of?',
      'What was your greatest achievement?',
      'Which invention is your favourite?',
      'What is your legacy?',
    ],
    answer: [
      'I am proudest of the rotating magnetic field, because it came complete and it lifted weight from the backs of people.',
      'Every pump that raises water to a tenth floor without a mule or a man is a small monument I can approve of.',
      'Of the spectacles I am fond, but I am proud of the quiet machine in the cellar.',
    ],
    deeper: [
      'I wrote that the purpose of invention is the mastery of mind over the material world for human needs.',
      'Lightning brought me headlines, and the motor brought other people their evenings.',
    ],
    ask: 'What have you made that goes on working when you are not there?',
  },
  {
    id: 'wrong-about',
    tags: [
      'wrong', 'mistaken', 'got wrong', 'errors', 'incorrect beliefs', 'eugenics', 'electrons',
      'atoms', 'changed your mind', 'false belief', 'error',
    ],
    questions: [
      'What were you wrong about?',
      'Did you believe anything that turned out to be false?',
      'Were you wrong about atoms?',
      'What do you think of your views on eugenics?',
    ],
    answer: [
      'I was wrong about a good deal: I doubted the electron, denied that atoms hold useful power, and would not have space bent.',
      'Worse, in the nineteen-thirties I lent my name to eugenics, and the years that followed showed where that road goes.',
      'A man may see one thing a century early and another not at all, and the two do not cancel.',
    ],
    deeper: [
      "I trusted the ether because my machines seemed to ring in it, and one's own bell is a persuasive argument.",
      'Put these errors beside my name in the schoolbooks, for a statue with no cracks teaches nothing.',
    ],
    ask: 'What opinion did you once hold that you would now be ashamed to repeat?',
  },
  {
    id: 'ether-science',
    tags: [
      'ether', 'aether', 'physics', 'electrons', 'Maxwell', 'Faraday', 'Hertz', 'theory',
      'scientific theory', 'Newton', 'scientists you admire', 'modern physics',
    ],
    questions: [
      'Do you believe in the ether?',
      'Which scientists do you admire?',
      'Who was your scientific hero?',
      'What did you think of modern physics?',
    ],
    answer: [
      'Faraday was my hero, and in London in 1892 they seated me in his own chair and poured me his own whisky.',
      'I admired Crookes, whose little book of radiant matter set me dreaming, and Lord Kelvin, who had the grace to change his mind about my current.',
      'To the end I believed in an ether that carries light, and physics went on very well without it and without me.',
    ],
    deeper: [
      'I was an experimenter with a Newtonian heart, and the new physicists seemed to me to wander through equation after equation.',
      'They wandered, I must grant, into the transistor.',
    ],
    ask: 'Whose chair would you most like to sit in for an hour?',
  },
]
