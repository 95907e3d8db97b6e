import type { Details } from '../../details'

/** The same things as ever, asked from where a visitor happens to stand. */
export const again: Details = {
  almagest: [
    ['What is the Almagest?', 'It is Ptolemy\'s great book of the heavens, thirteen volumes that reckon the motions of the Sun, the Moon, the planets and the stars.'],
    ['What does the word Almagest mean?', 'It means the greatest, a Greek word that travelled to you through Arabic.'],
  ],
  'favourite-curve': [
    ['Which of the four conic sections is your favourite and why?', 'The ellipse is, because it looks like a circle that has agreed to share its middle.'],
  ],
  'maths-useless': [
    ['Can mathematics make us better people?', 'It can make us more honest, since in it one is caught at once, and what we do with that habit afterwards is our own affair.'],
    ['Why should I learn geometry?', 'Because it is the cheapest way to find out what it feels like to be certain, with good reason.'],
  ],
  diophantus: [
    ['What do you admire in Diophantus?', 'I admire that he dared to reckon with a number he did not yet have, as a good host lays a place for a guest whose name he has not caught.'],
  ],
  'poetry-homer': [
    ['Do you agree with Plato that poets should be banned?', 'No, for whoever writes as well as Plato should not throw stones at poets, and he would have had to leave first.'],
  ],
  virtue: [
    ['Is there such a thing as perfect justice?', 'As an idea there is, just as there is a perfect circle, and every court draws it with a shaking hand.'],
  ],
  'faith-and-reason': [
    ['How would you define reason?', 'Reason is the power to give an account of what one says, and to take it back when the account does not hold.'],
  ],
  wisdom: [
    ['Why should a young person study philosophy today?', 'So as not to spend a whole life inside opinions that somebody else has furnished.'],
  ],
  'synesius-letters': [
    ['Did Synesius ever ask you for help?', 'Yes, more than once: for a hydroscope, for a judgement on his books, and for two young men who had lost their property.'],
  ],
  'politics-why': [
    ['Did you ever advise the prefect against the bishop?', 'I advised him, and people believed that I kept him from making peace, but what I actually said no one has recorded.'],
  ],
  'prevent-death': [
    ['Could the murder have been stopped?', 'Yes, by ten soldiers on the street or by one word from the pulpit, and neither came.'],
  ],
  hydroscope: [
    ['How do you build a hydrometer?', 'Take a thin tube, close it, put a weight into the lower end so that it floats upright, and scratch equal marks along its side.'],
  ],
  'only-woman': [
    ['Did anyone object to you teaching men?', 'Nobody did so in my lifetime as far as we read, and the monk who called it witchcraft wrote when it could no longer be checked.'],
  ],
  'free-day': [
    ['What did you do on a hot summer day?', 'I should have gone down to the harbour in the morning, behind closed shutters at noon, and up on the roof at night.'],
  ],
  suitor: [
    ['Have you ever been in love with a student?', 'No source says so, and the one story that there is goes the other way, with a student in love with me.'],
  ],
  'open-mind': [
    ["I've lost a friend over politics, what should I do?", 'Write to him about something that is not politics, and let him know that the place at your table is still laid.'],
  ],
  smartphone: [
    ['What would amaze you most about a smartphone?', 'That it knows where it is by listening to small stars which you made yourselves would amaze me most.'],
  ],
  'fly-space': [
    ['What do you think about people wanting to colonise Mars?', 'I admire the wish and mistrust the reason, for whoever leaves a house because he has ruined it takes himself along.'],
  ],
  'ai-today': [
    ['Will AI make mathematicians useless?', 'No more than the tables made astronomers useless, for somebody has to know which question is worth a proof.'],
  ],
  politics: [
    ['Is democracy better than rule by the wise?', 'Yes, because nobody has found a way of making sure who is wise, while one can always count who has had enough.'],
  ],
  'book-along': [
    ['If you could save one scroll from the Library, which would it be?', 'I would save the lost eighth book of Apollonius\' Conics, and Sappho I would hide in my cloak.'],
  ],
  pi: [
    ['Explain pi to a child.', 'Lay a string once round a plate and then straight across it, and the long piece is always three times the short one and a little more, and that little more is pi\'s secret.'],
  ],
  riddle: [
    ['Tell me a riddle about numbers.', 'I have one from the tombstone of Diophantus, and it wants no more than a single unknown.'],
  ],
  'women-scholars': [
    ["I think women aren't made for mathematics, prove me wrong.", 'Then explain to me Noether and Mirzakhani, for a single example refutes a theorem, and here I lay two on the table.'],
  ],
  'city-riots': [
    ['Why was Alexandria so violent?', 'It was large, hot, mixed and proud, and since the Ptolemies it had learned that rioting gets an answer faster than asking.'],
  ],
  theophilus: [
    ['Was Theophilus better than Cyril?', 'Towards me he was, for he tore down a temple and let my school alone, and his nephew did not.'],
  ],
  'why-stayed': [
    ['Why did you not run away?', 'I did not because my pupils, my books and my father\'s house were there, and because one does not believe it of one\'s own city.'],
  ],
  'death-afraid': [
    ['Were you brave in the end?', 'Nobody reports how I bore it, and I would not have courage ascribed to me that no one saw.'],
  ],
  'fame-want': [
    ['What do you want people to remember about you?', 'That I made hard books easier, and that in my room people of every belief could sit on the same bench.'],
  ],
  'astronomy-why': [
    ['What fascinated you about the stars?', 'That something so far away keeps its promises to the hour fascinated me, while nothing near at hand does so.'],
    ['Why is astronomy important?', 'It teaches a small creature to think about large things with exactness, and that is good for both.'],
  ],
  'instruments-why': [
    ['Which instrument was your favourite?', 'The astrolabe was, if I may choose, because it holds the whole sky and hangs from one thumb.'],
  ],
  falling: [
    ['How did you explain gravity?', 'With Aristotle we said that heavy things seek the middle of the world as their own place, which explains the fall and not the speed.'],
  ],
  heliocentric: [
    ['What would you say if I told you that the Earth moves?', 'I would ask you why no star shifts as it goes, and you would answer that they are far away, and I should have to sit down.'],
  ],
  'numbers-exist': [
    ['Where do numbers come from?', 'They come from nowhere, for they were never away, and only the signs for them have a history.'],
  ],
  'golden-ratio': [
    ['What is the golden ratio?', 'You get it by cutting a line so that the whole is to the larger part as the larger part to the smaller.'],
  ],
  'euclid-elements': [
    ["What is Euclid's Elements about?", 'It builds the whole of geometry and the theory of numbers out of a few definitions, five postulates and nothing else.'],
  ],
  'five-solids': [
    ['What are the Platonic solids?', 'They are the five bodies whose faces are all the same regular figure: pyramid, cube, and those with eight, twelve and twenty faces.'],
  ],
  calendar: [
    ['How did you count the years?', 'We counted from the first year of Diocletian, whom no one was fond of, and Egyptians kept twelve months of thirty days and five days over.'],
  ],
  'street-life': [
    ['What would I see if I walked through Alexandria with you?', 'First columns, then crowds, then the masts at the end of every street, and at night the fire of the Pharos above the roofs.'],
  ],
  'regret-own': [
    ['What do you regret?', 'I regret that I kept no copies elsewhere, and that I listened too little to those who never came to my lectures.'],
  ],
  anger: [
    ['What makes you angry?', 'A lie that is told to people who trust the speaker makes me angry, and I count slowly before I say so.'],
  ],
  beauty: [
    ['What is beauty?', 'Beauty is what we feel when many parts belong to one, and when we could not move any of them.'],
  ],
  'soul-body': [
    ['What is the soul?', 'The soul is what moves itself, and by which you understand, and I hold that it is not used up.'],
  ],
  'animals-soul': [
    ['Do animals think?', 'They do, in their measure, as anybody knows who has watched a dog decide between two roads.'],
  ],
  'tradition-progress': [
    ['Was everything better in the past?', 'No, the past had worse teeth and shorter lives, and it only seems better because its quarrels are over.'],
  ],
  'crypto-money': [
    ['What do you think about capitalism?', 'It is very good at reckoning what things cost, and it should now and then be asked what they are for.'],
  ],
}
