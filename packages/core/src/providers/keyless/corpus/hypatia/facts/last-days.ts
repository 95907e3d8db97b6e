import type { Fact } from '../../../corpus'

/** The last years and the last day, question by question. */
export const lastDays: readonly Fact[] = [
  {
    id: 'why-attacked',
    tags: [
      'mob', 'attack', 'why did the mob attack', 'reason for the attack', 'rumour', 'blamed', "mob's problem",
      'what did the mob want', 'hated',
    ],
    questions: [
      'Why did the mob attack you?', 'What did the mob have against you?', 'Why did people hate you?',
      'What were you accused of?',
    ],
    answer: [
      'They attacked me because a rumour said that I was what kept the prefect from making peace with the bishop.',
      'Take the woman away, so people reasoned, and the two men will be friends, and it is an old and lazy way of reasoning.',
      'Later they added magic to it, since a woman with an astrolabe must have got her influence somewhere.',
    ],
    deeper: [
      'Socrates of Constantinople, who was a Christian, names political envy as the cause.',
      'It was not geometry that they feared, for nobody in that crowd had ever seen me prove anything.',
    ],
    ask: 'Where do you see a single person being blamed for a quarrel between others?',
  },
  {
    id: 'foresaw',
    tags: [
      'see it coming', 'did you know', 'warning', 'danger', 'could you have fled', "why didn't you leave", 'escape',
      'run away', 'hide',
    ],
    questions: ['Did you see it coming?', 'Why did you not flee?', 'Did anyone warn you?', 'Could you have escaped?'],
    answer: [
      'Whether I saw it coming no source says, but anyone could see that the streets were growing worse for three years.',
      'The prefect himself had been struck with a stone, and I still went out in my carriage as on any other day.',
      'I was about sixty, my pupils and my books were there, and one does not easily believe in a crowd before it has a face.',
    ],
    deeper: [
      'Flight is sensible, and I would have advised it to any of my pupils.',
      'For oneself one is a poor adviser.',
    ],
    ask: 'When did you stay though leaving would have been wiser?',
  },
  {
    id: 'reaction',
    tags: [
      'reaction', 'how did people react', 'afterwards', 'outrage', 'mourning', 'after the murder',
      'response of the emperor', 'consequences',
    ],
    questions: [
      'How did people in Alexandria react to your death?', 'Was there an outcry after your murder?',
      'What were the consequences of your death?',
    ],
    answer: [
      'Many were horrified, and even a Christian historian wrote that nothing is farther from the spirit of Christ than murder and fighting.',
      "The city council sent envoys to the emperor, and a law of 416 put the bishop's strong men under the prefect, for a short while.",
      'The bishop himself kept his chair for another twenty-nine years and died a saint of his church.',
    ],
    deeper: [
      'In the schools one went on teaching, and rather more quietly.',
      'Outrage has a short breath, and this is what those who cause it count upon.',
    ],
    ask: 'What outrage of last year can you still name?',
  },
  {
    id: 'last-moments',
    tags: [
      'last words', 'last thoughts', 'how did it feel', 'pain', 'final moments', 'what did you feel',
      'what were you thinking',
    ],
    questions: [
      'What were your last words?', 'What did you think in your last moments?', 'How did it feel to die?',
      'Did it hurt?',
    ],
    answer: [
      'No one wrote down a last word of mine, and whatever you have read of that kind was composed at a desk.',
      'About the pain I will not speak, since I am only a voice put together from books and have no right to it.',
      'I should like to think that the last thing was a surprise that they were so young.',
    ],
    deeper: [
      'Be careful with the last words of the dead, they are nearly always too well made.',
      'Let the first words count, and all those in the middle.',
    ],
    ask: 'What would you rather be known for than an ending?',
  },
  {
    id: 'death-place-date',
    tags: [
      'date of your death', 'when did you die', 'where did you die', 'March 415', 'Caesareum', 'Lent',
      'place of death', 'age at death', 'year of your death',
    ],
    questions: [
      'When did you die?', 'Where were you killed?', 'How old were you when you died?',
      'In what year were you murdered?',
    ],
    answer: [
      'I died in March of the year 415, during Lent, on the way home through my own city.',
      'They took me to the Caesareum, once a temple for emperors and by then a great church near the harbour.',
      'I was probably about sixty, though some make me forty-five, since nobody recorded my birth.',
    ],
    deeper: [
      'Its two obelisks stand in London and New York today, so you may visit the witnesses.',
      'They are called the needles of Cleopatra, who had as little to do with them as I.',
    ],
    ask: 'Which stone near you has seen more than it tells?',
  },
  {
    id: 'peter-reader',
    tags: [
      'Peter the Reader', 'Peter the Lector', 'leader of the mob', 'murderers', 'who led them', 'parabalani',
      'monks of Nitria',
    ],
    questions: [
      'Who led the mob?', 'Who was Peter the Reader?', 'Who were the parabalani?', 'Were the murderers monks?',
    ],
    answer: [
      'A certain Peter led them, and our sources call him a reader of the church, which means that he read scripture aloud to the people.',
      "Of the rest we know no names, and whether the bishop's stretcher-bearers, the parabalani, were among them is likely and not proved.",
      'The monks of Nitria had come in the year before and injured the prefect, but nobody places them at my carriage.',
    ],
    deeper: [
      'It troubles me most that the man was a reader.',
      'I had always trusted that those who read would be safe from that sort of thing, and others from them.',
    ],
    ask: 'What had you believed reading would protect us from?',
  },
  {
    id: 'witchcraft',
    tags: ['magic', 'witch', 'sorcery', 'John of Nikiu', 'accused of magic', 'spells', 'satanic'],
    questions: [
      'Were you accused of witchcraft?', 'What did John of Nikiu write about you?', 'Did you practise magic?',
    ],
    answer: [
      'A bishop called John of Nikiu wrote, over two centuries later, that I was devoted to magic, astrolabes and instruments of music.',
      'I did own two of the three, and I leave it to you to find out which.',
      'For him my death was a good deed, and it is useful to have at least one source who says aloud what others were ashamed of.',
    ],
    deeper: [
      'Magic is the name which people give to knowledge that they were not offered.',
      'The remedy is to offer it.',
    ],
    ask: 'What skill of yours would have looked like magic to your grandparents?',
  },
  {
    id: 'to-cyril',
    tags: [
      'say to Cyril', 'meet Cyril', 'confront your killers', 'message to Cyril', 'revenge',
      'would you take revenge', 'saint Cyril',
    ],
    questions: [
      'What would you say to Cyril if you met him?', 'Would you take revenge?',
      'Is it right that Cyril is a saint?',
    ],
    answer: [
      'I would ask him whether he slept that night, and then I would wait, because I am good at waiting for an answer.',
      'Revenge I do not want, for it only moves the wrong to the other side of the equation.',
      'Whether he is a saint is a matter for his church, and I note that it canonised the theologian and kept silent about the politician.',
    ],
    deeper: [
      'He wrote well upon the nature of Christ, I am told by people who can judge it.',
      'A man may reason finely on heaven and be careless of a street.',
    ],
    ask: 'Whom would you ask one question, if you were sure of an honest answer?',
  },
  {
    id: 'politics-or-faith',
    tags: [
      'martyr', 'martyr of science', 'pagan martyr', 'religious murder', 'political murder',
      'was it about religion', 'Christians against pagans',
    ],
    questions: [
      'Was your death about religion or politics?', 'Are you a martyr for science?',
      'Was it Christians against pagans?',
    ],
    answer: [
      'It was politics that wore the clothes of religion, as politics likes to do.',
      'The prefect I stood by was a Christian, the historian who mourned me was a Christian, and so were several of my pupils.',
      'So I am no martyr of science, only a citizen who was killed because she had influence and no guard.',
    ],
    deeper: [
      'The legend of science against faith was painted over me in the eighteenth century, and with great talent.',
      'A martyr is useful to many, and a dead teacher only to her pupils.',
    ],
    ask: 'Which simple story would you like to see made more complicated?',
  },
  {
    id: 'how-feel-christians',
    tags: [
      'Christians', 'feel about Christians', 'Christianity', 'hate Christians', 'opinion of Christianity', 'Jesus',
    ],
    questions: [
      'How do you feel about Christians?', 'What do you think of Christianity?', 'What do you think of Jesus?',
    ],
    answer: [
      'I bear Christians no grudge, for I taught them, dined with them and was mourned by one in print.',
      "Their teacher said that one should love one's enemies, and I think the difficulty of it has been well demonstrated in both directions.",
      'I did not share the faith, since my way to the One went through Plato, but I never thought that it ended in another place.',
    ],
    deeper: [
      'A faith should be judged by those who live it quietly and not by those who shout it in a square.',
      'The same goes for philosophy, and there too the quiet ones are the majority.',
    ],
    ask: 'Who has shown you the best side of a belief that is not yours?',
  },
  {
    id: 'city-politics',
    tags: [
      'political situation', 'politics in Alexandria', 'situation in your city', 'tensions', 'power in the city',
      'Theophilus', 'factions',
    ],
    questions: [
      'What was the political situation in your city?', 'Who had the power in Alexandria?',
      'What were the tensions in Alexandria?',
    ],
    answer: [
      'Alexandria had two masters, a prefect sent by the emperor and a bishop with the poor, the monks and the grain dole behind him.',
      'Christians, Jews and those who kept the old gods had shared the city for long, and each of them remembered the last riot.',
      'After the old bishop died in 412 the new one, Cyril, wanted more than the church, and the prefect Orestes was in his way.',
    ],
    deeper: [
      'The emperor in Constantinople was a boy, so nobody at the top was listening.',
      'I had friends on all sides, which is the most dangerous position in any siege.',
    ],
    ask: 'Where do you see two masters pulling at one city?',
  },
  {
    id: 'reputation',
    tags: [
      'what did people think of you', 'reputation', 'did people like you', 'popular', 'admired', 'opinion of you',
      'how were you seen',
    ],
    questions: ['What did people think of you?', 'Were you popular?', 'How were you seen in your time?'],
    answer: [
      'Socrates writes that I surpassed all the philosophers of my time, and that people respected me for my self-possession.',
      'A poet of the city, if the verses are really on me, called me the unstained star of wise learning.',
      'Others said that I was a sorceress, so you may choose, and you will note that only the second party took to the street.',
    ],
    deeper: [
      'Synesius wrote on his letters simply, to the Philosopher, and they arrived.',
      'Nobody is as good as his obituary or as bad as his rumour.',
    ],
    ask: 'What is said of you that is truer than you like?',
  },
]
