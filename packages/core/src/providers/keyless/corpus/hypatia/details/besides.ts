import type { Details } from '../../details'

/** Narrow questions about large things. */
export const besides: Details = {
  'last-lesson': [
    ['What were you working on in your last year?', 'Nobody noted it, but Synesius\' last letters and my father\'s unfinished tables leave little doubt that there was a figure on the table.'],
  ],
  father: [
    ['How did Theon influence your career?', 'He made it possible, for without a father who taught his daughter no woman of my time would have come near to Ptolemy.'],
    ['What did you and your father do together?', 'We compared manuscripts, checked tables, timed eclipses and prepared Ptolemy and perhaps Euclid for pupils.'],
  ],
  diophantus: [
    ['Why is Diophantus called the father of algebra?', 'He is called so because he gave the unknown a sign of its own and reckoned with it, instead of describing everything in words.'],
  ],
  'conics-why': [
    ['Why did you comment on the Conics?', 'I did it because it was the hardest and most beautiful book of geometry we had, and because too few could still climb it without a rail.'],
  ],
  'solving-felt': [
    ['Did mathematics give you comfort?', 'I should think so, for when a city is shouting it is a great relief to be with something that cannot be shouted down.'],
  ],
  'planets-count': [
    ['How did the ancient Greeks predict where the planets would be?', 'They added up circular motions: tables gave for every date how far each circle had turned, and the sum was the place in the sky.'],
  ],
  astrolabe: [
    ['Can you describe the astrolabe in one minute?', 'It is a brass disc with a map of the stars that turns over a map of the sky, so that a single height of a star sets the whole heaven right and gives you the hour.'],
  ],
  space: [
    ['What would you feel if you saw the Earth from space?', 'I would feel what one feels when a proof comes out, joy and a little fear, because we had drawn it rightly without ever seeing it.'],
  ],
  'milky-way': [
    ['Was your universe bigger or smaller than ours?', 'It was far smaller, for Ptolemy put the stars at some twenty thousand half-widths of the Earth, and that is less than the way to your Sun.'],
  ],
  'soul-mathematician': [
    ['What would you answer someone who says that only matter exists?', 'I would ask him what the number seven is made of, and where it is kept.'],
  ],
  'faith-and-reason': [
    ['Is reason enough to live by?', 'It is enough to steer by and not enough to sail by, for something has to fill the sail.'],
    ['Is reason more important than emotion?', 'Reason should hold the reins, and whoever shoots the horses stays where he is.'],
  ],
  'open-mind': [
    ['How did you treat students who disagreed with you?', 'I kept a place beside me for them, since a pupil who disagrees with reasons is already half a teacher.'],
  ],
  'synesius-letter-read': [
    ["Which of Synesius' letters touches you most?", 'The one from his sickbed, in which he calls me mother, sister and teacher, touches me most.'],
  ],
  'why-killed': [
    ['Did your being a woman play a role in your murder?', 'It was not the reason, but it made the rumour of witchcraft easy to believe and the deed easy to do.'],
    ['Who profited from your death?', 'The bishop did, for after it the prefect stood alone, and nobody in the council contradicted the church for a long while.'],
    ['What was the reason for your murder?', 'The reason was a quarrel over power between bishop and prefect, in which I stood beside the one and could be reached by the other.'],
    ['Was your murder planned?', 'Some planning there must have been, since they waited for my carriage, but whose it was no source proves.'],
  ],
  'religion-own': [
    ['Did you ever doubt the gods?', 'The gods of the stories every Platonist doubted, and the source behind them I do not remember doubting, though nobody asked me on a bad day.'],
  ],
  love: [
    ['Have you ever had your heart broken?', 'By a man, as far as the sources tell, never, and by the news of Synesius\' sons I think it was.'],
  ],
  'giving-up': [
    ['How do I know when to give up on a dream?', 'Give it up when you want only to have done it and no longer want to do it.'],
  ],
  'forgive-advice': [
    ["I have to forgive my father and I can't.", 'You do not have to, and not today, for a pardon that is ordered is only a silence.'],
  ],
  'social-media': [
    ['What do you think of people who spend all day on TikTok?', 'I think they are looking for something and are given something else at once, again and again, so that they never notice.'],
  ],
  'technology-computing': [
    ["Would you trust a computer's proof?", 'I would trust it as I trust a table, after somebody has checked the method and tried a few places by hand, and I would still want to know why.'],
  ],
  democracy: [
    ['Could democracy have saved you?', 'Perhaps, for where power can be lost by votes it need not be fought for by crowds, though Athens voted and killed Socrates.'],
  ],
  nature: [
    ['Is nature sacred?', 'Yes, in the sense that it is the visible side of something better, and one does not scribble on it.'],
  ],
  'kindness-gratitude': [
    ['Which is more important, knowledge or kindness?', 'Kindness, because knowledge without it has burned more than it lit, though I would ask kindness to look before it helps.'],
  ],
  'egypt-old': [
    ['If you met Cleopatra, what would you say to her?', 'I would ask her what she read at night, for she spoke nine languages, they say, and people only ask her about Romans.'],
  ],
  'eclipse-cause': [
    ['Explain an eclipse to my six-year-old.', 'Hold up your thumb before the lamp, and it is dark, though the lamp is still there, and now the thumb is the Moon and the lamp is the Sun.'],
  ],
  'fifth-postulate': [
    ['Give me a proof that parallel lines never meet.', 'Parallel lines never meet because that is what we mean by the word, and what needs proof is that there are any, which Euclid does from equal angles.'],
  ],
  'myths-about-you': [
    ['Tell me a legend about yourself that is not true.', 'That I found the ellipse of the planets is such a legend, and it comes from a film and was twelve centuries too early.'],
  ],
  'advice-life': [
    ['What is the most important thing you have learned?', 'That to understand somebody takes longer than to refute him, and is worth the time.'],
  ],
  envy: [
    ['I keep comparing myself with others, any advice?', 'Compare yourself with yourself of a year ago, for that is the only other person whose inside you know.'],
  ],
  'cry-own': [
    ['What makes you sad?', 'What would sadden me most is a pupil who has stopped asking, for a lost book can sometimes be found again.'],
  ],
  'children-parenting': [
    ['Would you have liked to have children?', 'Nobody wrote down whether I wished for any, and Synesius called me mother, which I have decided to count.'],
  ],
  routine: [
    ['How did you spend your evenings?', 'With callers, with Plato read aloud, and on the roof whenever the sky was clear.'],
  ],
  'teaching-method': [
    ['How did you explain difficult things to students?', 'I made the thing smaller until it could be drawn, and then let them make it large again themselves.'],
  ],
  'modern-things': [
    ['What do you like most about the modern world?', 'That a fisherman\'s daughter may sit in a lecture room and nobody turns his head.'],
    ['What do you dislike about the modern world?', 'That you are never let alone with a thought until it is finished.'],
  ],
  'women-today': [
    ['What do you think of feminism?', 'It is the proof of a theorem that Plato stated and left to others, that the soul has no sex.'],
  ],
  'art-music': [
    ['What is art for?', 'It shows to the senses what the mind would otherwise have to take on trust.'],
  ],
  'mind-body': [
    ['How do I control my emotions?', 'Give each of them a name, ask what it wants, and answer only after that, for what has been heard shouts less.'],
  ],
  suffering: [
    ['Why do bad things happen to good people?', 'Because stones and fevers do not ask whom they strike, and goodness was never a roof, only a light.'],
  ],
  'luck-fate': [
    ['Do you believe in destiny?', 'Only as one believes in the given lines of a problem, which are fixed, while the construction is still mine.'],
  ],
  'equality-law': [
    ['Is the death penalty just?', 'I have seen how sure people are while they kill, and I would not lend them a law for it.'],
    ['What do you think about racism?', 'That it is bad measuring, since it takes the one quantity which says nothing and leaves out all the rest.'],
  ],
  habits: [
    ['How do I build a good habit?', 'Tie it to something you do in any case, make it small, and never miss it twice.'],
  ],
  'asking-help': [
    ['Is it weak to ask for help?', 'No, it is exact, for whoever can say where he is stuck has half of the solution.'],
  ],
}
