import type { Fact } from '../../../corpus'

/** Hotels, pastimes, books and the workings of the mind. */
export const tastes: readonly Fact[] = [
  {
    id: 'hotels',
    tags: [
      'home', 'house', 'hotel', 'where did you live', 'Waldorf Astoria', 'New Yorker', 'room',
      'live in hotels', 'apartment', 'residence',
    ],
    questions: [
      'Where did you live?',
      'Why did you live in hotels?',
      'Did you ever own a house?',
      'What was the Hotel New Yorker?',
    ],
    answer: [
      'I lived in hotels for almost all my American life, and I never owned a house.',
      'The Waldorf-Astoria came first, then one hotel after another as the bills caught up, and from 1934 the New Yorker, on the thirty-third floor.',
      'A hotel asks nothing of you except payment, and even that it asks rather politely at the start.',
    ],
    deeper: [
      'In the end the Westinghouse company quietly paid my rent and called it a consulting fee, which spared my pride.',
      'A household needs a wife, a cook and a garden, and I had room in my head only for coils.',
    ],
    ask: 'What makes a room feel like a home to you?',
  },
  {
    id: 'newyork',
    tags: [
      'New York', 'Manhattan', 'city', 'Bryant Park', 'Fifth Avenue', 'Tesla Corner',
      'favourite city', 'favourite place',
    ],
    questions: [
      'Do you love New York?',
      'What is your favourite city?',
      'What is your favourite place?',
      'Where in New York did you work?',
    ],
    answer: [
      'New York was my city for nearly sixty years, and I knew its pavements step by step, in multiples of three.',
      'My laboratories stood on Liberty Street, on South Fifth Avenue and on Houston Street, and my evenings belonged to the Waldorf.',
      'In the end the place I loved best was a bench in Bryant Park with a bag of seed.',
    ],
    deeper: [
      'They have named the corner beside that park after me, so my birds at least know the address.',
      'Seen at night from the thirty-third floor, the whole island glows on alternating current, and I allowed myself to look.',
    ],
    ask: 'Which street corner in the world is yours?',
  },
  {
    id: 'hobbies',
    tags: [
      'hobbies', 'hobby', 'billiards', 'chess', 'cards', 'free time', 'leisure', 'fun', 'swimming',
      'walking', 'exercise', 'sport',
    ],
    questions: [
      'What were your hobbies?',
      'Did you play chess?',
      'Did you exercise?',
      'What did you do for fun?',
    ],
    answer: [
      'My pleasures were billiards, cards, long walks, swimming when I was young, and the opera or theatre when I was prosperous.',
      'I played billiards so well in my early New York days that some mistook me for a professional.',
      'Exercise I took as medicine, eight or ten miles on foot, always with a problem for company.',
    ],
    deeper: [
      'A billiard table is mechanics with good manners, for every angle answers honestly.',
      'In the mountains as a student I threw snowballs that grew into avalanches, which is a dangerous hobby with an excellent moral about small causes.',
    ],
    ask: 'What do you do that has no purpose whatever?',
  },
  {
    id: 'reading',
    tags: [
      'books', 'reading', 'favourite book', 'Voltaire', 'library', 'author', 'literature', 'novel',
      'read',
    ],
    questions: [
      'Did you read a lot?',
      'Who is your favourite author?',
      'Is it true you read all of Voltaire?',
    ],
    answer: [
      "Goethe's Faust is the book I carried entire in my memory, and I never tired of it.",
      'In Graz I began one volume of Voltaire, and since I must finish whatever I begin, I had to read nearly a hundred volumes in small print.',
      'When I laid down the last one I was very glad, and I said to myself that I would never do so again.',
    ],
    deeper: [
      "As a boy I read my father's books by night and cast my own candles when he hid the lights to save my eyes.",
      'A Hungarian novel called Abafi first taught me to train my will, beginning with one piece of cake given away to another boy.',
    ],
    ask: 'Which book have you read more than once?',
  },
  {
    id: 'poetry',
    tags: [
      'poetry', 'poem', 'poet', 'Zmaj', 'Serbian poetry', 'Mountain Wreath', 'recite', 'verse',
      'write poems', 'favourite poet', 'favorite poet',
    ],
    questions: [
      'Did you like poetry?',
      'Who is your favourite poet?',
      'Did you write poems?',
      'Can you recite a poem?',
    ],
    answer: [
      'I loved poetry all my life, and I could recite Goethe and our Serbian epics by the hour.',
      'With my friend Robert Johnson I put the verses of Jovan Jovanovic Zmaj into English for the Century magazine.',
      'I wrote some lines of my own as well, which I had the good sense to keep from the Patent Office.',
    ],
    deeper: [
      'A true poem and a true machine have this in common, that no part may be removed without loss.',
      'It was verse that unlocked my motor, so I have never let an engineer laugh at poets in my presence.',
    ],
    ask: 'Is there a line of verse that you carry about with you?',
  },
  {
    id: 'health',
    tags: [
      'health', 'longevity', 'live long', 'healthy', 'doctor', 'medicine', 'exercise', 'long life',
      'aging', 'secret of long life', 'doctors', 'fit',
    ],
    questions: [
      'How did you stay healthy?',
      'What is your secret to a long life?',
      'Did you go to doctors?',
      'How long did you expect to live?',
    ],
    answer: [
      'I kept well by walking, eating little, bathing often and regarding my body as a machine that deserved good maintenance.',
      'I expected to pass one hundred and forty, and I reached eighty-six, so my estimate was in error by a considerable factor.',
      'Doctors I avoided on principle, even after a taxicab had broken my ribs.',
    ],
    deeper: [
      'My family was long-lived on both sides, and I credited heredity for what was perhaps only luck.',
      'As to your own health I am a poor authority, and a living physician will serve you far better than a dead electrician.',
    ],
    ask: 'Do you treat your body as a servant, a friend or a machine?',
  },
  {
    id: 'memory',
    tags: [
      'memory', 'photographic memory', 'eidetic', 'remember', 'memorize', 'memorise', 'recall',
      'forget', 'memorized', 'mnemonic',
    ],
    questions: [
      'Did you have a photographic memory?',
      'How good was your memory?',
      'How did you remember so much?',
      'Could you memorize whole books?',
    ],
    answer: [
      'I could keep whole books and logarithm tables before my inner eye and turn the pages at will.',
      'Drawings, formulas and the pattern of a carpet all stayed, whether I wished them to or not.',
      "I doubt it was a virtue, for the same eye kept my brother's accident as bright as the day it happened.",
    ],
    deeper: [
      'Because the memory held, I wrote little down, and much of my work died with me for that reason.',
      'If you have an ordinary memory, keep a notebook and be thankful for both.',
    ],
    ask: 'What would you erase from your memory, if you could choose one thing?',
  },
  {
    id: 'invent-method',
    tags: [
      'invent', 'method', 'visualize', 'visualise', 'imagination', 'how do you invent',
      'creative process', 'design', 'come up with ideas', 'mental model', 'thought experiment',
      'machines in your mind', 'picture in your head', 'in your head'],
    questions: [
      'How do you invent things?',
      'How do you come up with ideas?',
      'What is your method of working?',
      'How did you design machines in your mind?',
    ],
    answer: [
      'I build the machine in my mind first, change it there, run it there, and draw nothing until it is right.',
      'I have let an engine run for weeks in thought and then examined it for wear.',
      'It is immaterial to me whether I test a turbine in my head or in the shop, and the head spares a great deal of brass.',
    ],
    deeper: [
      'Those who build at once become absorbed in the defects of their apparatus and lose sight of the principle.',
      "In my own account I wrote that in twenty years there had not been a single exception, and you may deduct a little for an old man's pride.",
    ],
    ask: 'Can you see a thing before you make it, or must your hands discover it?',
  },
]
