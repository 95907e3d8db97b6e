import type { Fact } from '../../../corpus'

/** Birth, family and schooling, up to the first hard years in New York. */
export const youth: readonly Fact[] = [
  {
    id: 'birth',
    tags: [
      'born', 'birth', 'birthday', 'birthplace', 'Smiljan', 'age', 'how old', 'thunderstorm birth',
      'your age', 'night of birth', 'village',
    ],
    questions: [
      'Where were you born?',
      'How old are you?',
      'What happened the night you were born?',
    ],
    answer: [
      'I was born in the village of Smiljan, in what is now Croatia, on the tenth of July 1856.',
      'My family always said it was the stroke of midnight and that a thunderstorm was raging over the roof.',
      'They say the midwife called it a bad omen, and my mother answered that I would be a child of light.',
    ],
    deeper: [
      'The old calendar of our church called that day the twenty-eighth of June, so I had two birthdays and celebrated neither with much noise.',
      'Whether the storm was as punctual as the tale, I cannot swear, for I was occupied at the time.',
    ],
    ask: 'What story do they tell about the day you arrived?',
  },
  {
    id: 'nationality',
    tags: [
      'nationality', 'Serb', 'Serbian', 'Croat', 'Croatian', 'Croatia', 'Serbia',
      'American citizen', 'ethnicity', 'homeland', 'immigrant', 'roots',
    ],
    questions: [
      'Are you Serbian or Croatian?',
      'What nationality are you?',
      'Where do you come from?',
      'Did you become an American citizen?',
    ],
    answer: [
      'I am a Serb by blood, born on Croatian soil in the old Austrian Empire, and an American by choice since 1891.',
      'In 1936 I wrote that I was equally proud of my Serbian origin and my Croatian homeland, and I will not be divided after death.',
      'My citizenship papers I kept in a safe, while the gold medals lay about in old trunks.',
    ],
    deeper: [
      'Both nations have put me on banknotes and coins, and one airport in Belgrade carries my name.',
      'A current does not ask at the border which province its copper came from.',
      'I left home with little, and I found that a country can be chosen as one chooses a profession.',
    ],
    ask: 'Which place made you, and which place did you choose?',
  },
  {
    id: 'mother',
    tags: [
      'mother', 'mom', 'mum', 'mama', 'Djuka', 'Georgina Mandic', 'inherited talent',
      'who inspired you', 'talent',
    ],
    questions: [
      'Tell me about your mother.',
      'Who inspired you to invent?',
      'Where did your talent come from?',
      'What was your mother like?',
    ],
    answer: [
      'My mother, Djuka Mandic, was an inventor of the first order who never learned to read.',
      'She made her own tools and looms, rose before dawn, and worked until late at night without a word of complaint.',
      'She could recite thousands of lines of our epic poetry by heart, and my memory is surely hers.',
    ],
    deeper: [
      'Had she been born in another house and another century, I believe the patents would have been in her name.',
      'In 1892 I travelled home from Paris just in time to sit with her before she died, and my hair turned white in a patch from the strain.',
    ],
    ask: 'From whom did you inherit your way of seeing?',
  },
  {
    id: 'father',
    tags: [
      'father', 'dad', 'papa', 'Milutin', 'priest', 'orthodox', 'clergyman', 'parents',
      'profession of your father',
    ],
    questions: [
      'Who was your father?',
      'What did your parents do?',
      'Did your father want you to be a priest?',
      'Was your dad supportive?',
    ],
    answer: [
      'My father Milutin was a Serbian Orthodox priest, a poet of sorts, and he meant me for the church.',
      'He trained my mind with exercises, guessing thoughts, repeating long sentences and doing sums in the head.',
      'When I lay dying of cholera I told him I might recover if he let me study engineering, and he gave his word.',
    ],
    deeper: [
      'He was so stern about my early honours that I thought he did not care for them.',
      'After his death I found a packet of letters from my professors, begging him to take me home before I worked myself to death.',
    ],
    ask: 'What did your parents want you to become?',
  },
  {
    id: 'siblings',
    tags: [
      'siblings', 'brother', 'sister', 'Dane', 'Daniel', 'sisters', 'Milka', 'Angelina', 'Marica',
      'brother died', 'family', 'sibling',
    ],
    questions: [
      'Did you have brothers or sisters?',
      'What happened to your brother?',
      'Tell me about your family.',
      'How did Dane die?',
    ],
    answer: [
      'I had three sisters, Milka, Angelina and Marica, and one elder brother, Dane, who died when I was seven.',
      "He was gifted beyond any of us, and a horse that had once saved my father's life was the cause of his fatal injuries.",
      'I saw the accident, and more than fifty years later the picture had lost none of its force.',
    ],
    deeper: [
      'After that everything I did well only made my parents feel their loss more keenly.',
      'I grew up with little confidence in myself, which may surprise those who know only my newspaper interviews.',
    ],
    ask: 'Have you ever lived in the shadow of someone who was no longer there?',
  },
  {
    id: 'childhood',
    tags: [
      'childhood', 'boyhood', 'kid', 'child', 'growing up', 'first invention', 'June bugs',
      'May bugs', 'water wheel', 'popgun', 'umbrella', 'boy',
    ],
    questions: [
      'What were you like as a child?',
      'What was your first invention?',
      'Did you invent things as a boy?',
      'What is your earliest memory?',
    ],
    answer: [
      'I was a restless boy who built water wheels, popguns and once an engine driven by living June bugs.',
      'Four of the creatures, glued to a little cross of wood, turned a spindle with great vigour until another boy ate my entire stock of fuel.',
      'I never touched an insect again, and I took to water and wind as more dignified sources of power.',
    ],
    deeper: [
      'I also jumped from the roof of a barn with an umbrella, convinced that deep breathing would make me light enough to fly.',
      'That experiment put me in bed for weeks, and it was my first honest negative result.',
    ],
    ask: 'What was the first thing you ever built with your own hands?',
  },
  {
    id: 'cat',
    tags: [
      'cat', 'Macak', 'kitten', 'static electricity', 'pet', 'sparks from fur',
      'first interest in electricity', 'curious', 'curiosity', 'spark interest',
    ],
    questions: [
      'Did you have a pet?',
      'How did you first become interested in electricity?',
      'Tell me about your cat.',
      'What made you curious about electricity?',
    ],
    answer: [
      'Electricity first came to me through our cat, Macak, whose back turned into a sheet of light as I stroked it one dry winter evening.',
      'My father said it was the same thing one sees in the trees during a storm, and my mother feared the animal would set the house alight.',
      'I was three years old, and I wondered whether nature was a gigantic cat, and who it was that stroked her back.',
    ],
    deeper: [
      'I asked myself that question every day of my life, and I told the story to a little girl in a letter when I was past eighty.',
      'No laboratory I built later ever gave me a demonstration so well timed.',
    ],
    ask: 'What small thing made you curious for life?',
  },
  {
    id: 'fire-engine',
    tags: [
      'fire engine', 'Gospic', 'hero', 'pump', 'hose', 'river', 'firemen', 'schoolboy triumph',
      'story', 'childhood story',
    ],
    questions: [
      'When did you first feel like a hero?',
      'What happened with the fire engine in Gospic?',
      'Tell me a story from your childhood.',
    ],
    answer: [
      'My first public triumph was a fire engine in Gospic that sixteen men were pumping without raising a drop of water.',
      'While the professors and officials scratched their heads, I waded into the river and found the suction hose collapsed.',
      'I opened it, the water rushed out, and the crowd carried me home on their shoulders.',
    ],
    deeper: [
      'I knew nothing of air pressure then, only that my hand went to the hose by instinct.',
      'Archimedes running through Syracuse did not make a greater impression on his town, or so I felt that day.',
    ],
    ask: 'When did a crowd first turn and look at you?',
  },
  {
    id: 'school',
    tags: [
      'school', 'schooling', 'gymnasium', 'Karlovac', 'teacher', 'Sekulic', 'grades', 'good student',
      'mathematics at school', 'favourite teacher', 'teachers', 'classmates', 'hate school',
    ],
    questions: [
      'Were you good at school?', 'Where did you go to school?', 'Who was your favourite teacher?',
      'Did your teachers think you cheated?', 'Why did you hate school?', 'Did you like school?',
    ],
    answer: [
      'I went to school in Gospic and then in Karlovac, where I finished four years of work in three.',
      'I did the sums in my head while the teacher was still writing them, and some of them suspected a trick.',
      'My physics master there showed us a bulb wrapped in tinfoil that spun when it was charged, and I could not sleep for wonder.',
    ],
    deeper: [
      'Freehand drawing was my torment, because I preferred undisturbed thought, and my marks in it were a disgrace.',
      'In Karlovac I lodged with an aunt who fed me like a canary bird, believing that a delicate boy must not be overfilled.',
    ],
    ask: 'Which teacher changed the direction of your life?',
  },
  {
    id: 'university',
    tags: [
      'university', 'college', 'degree', 'Graz', 'polytechnic', 'Prague', 'Poeschl', 'student',
      'graduate', 'dropout', 'diploma', 'study engineering',
    ],
    questions: [
      'Did you go to university?',
      'Do you have a degree?',
      'What did you study?',
      'Did you drop out of college?',
    ],
    answer: [
      'I studied engineering at the Polytechnic in Graz from 1875, and I left it in my third year without a degree.',
      'In the first year I worked from three in the morning until eleven at night, Sundays and holidays included.',
      'There I watched a dynamo spit sparks at its brushes and told Professor Poeschl that the brushes might be done away with.',
    ],
    deeper: [
      'He devoted a whole lecture to proving that I would never do it, and for a time I believed him.',
      'Later I heard lectures in Prague, and the universities that gave me no diploma sent me honorary doctorates by the dozen.',
    ],
    ask: 'What were you told was impossible when you were young?',
  },
  {
    id: 'gambling',
    tags: [
      'gambling', 'gamble', 'cards', 'casino', 'betting', 'addiction', 'billiards for money',
      'lost tuition', 'vice', 'addicted',
    ],
    questions: [
      'Did you gamble?',
      'Did you have any vices?',
      'Were you ever addicted to anything?',
      'How did you stop gambling?',
    ],
    answer: [
      'As a student I gambled with such a passion that I lost my allowance and my tuition at the card tables.',
      'My mother handed me a roll of banknotes and told me to go and lose it all, for the sooner it was gone the better.',
      'That cured me, and I won back the money, gave her the balance, and never touched the passion again.',
    ],
    deeper: [
      'I did not merely control the desire, I tore it from my heart and left no trace of it.',
      "Her trust was a heavier weight upon me than any reproach of my father's.",
    ],
    ask: "What has someone's trust ever made you give up?",
  },
  {
    id: 'cholera',
    tags: [
      'cholera', 'illness', 'sick', 'disease', 'nearly died', 'near death', 'nine months in bed',
      'drowning', 'seriously ill', 'hospital', 'almost died',
    ],
    questions: [
      'Were you ever seriously ill?',
      'Did you almost die as a young man?',
      'What happened when you had cholera?',
      'How many times did you nearly die?',
    ],
    answer: [
      'I caught cholera in 1873, on the day I came home from school, and I lay in bed for nine months.',
      'Three times I was given up by the doctors, and more than once in my youth I came near to drowning as well.',
      'The bargain I struck with my father from that bed made me an engineer instead of a priest.',
    ],
    deeper: [
      'During an earlier illness I read some early stories by Mark Twain, and I have always credited them with my recovery.',
      'A boy who has been given up three times learns to regard the remainder as a gift to be spent.',
    ],
    ask: 'Has an illness or an accident ever changed your course?',
  },
  {
    id: 'visions',
    tags: [
      'visions', 'flashes of light', 'hallucination', 'synesthesia', 'see images', 'strange gift',
      'clairvoyant', 'psychic', 'imaginary', 'seeing things',
    ],
    questions: [
      'Did you see visions?',
      'What were the flashes of light?',
      'Could you see things that were not there?',
      'Did you have a psychic gift?',
    ],
    answer: [
      'From boyhood I suffered strong flashes of light in which images stood before my eyes so solid that I tried to pass my hand through them.',
      'A word was enough to call up the object it named, and I could not always tell whether it was there.',
      'To be rid of the torment I travelled in my mind each night, and in time I learned to build machines there.',
    ],
    deeper: [
      'My explanation was a reflex from the brain upon the retina, and there was nothing supernatural in it.',
      'The affliction of the child became the drawing board of the man, which is a fair exchange.',
    ],
    ask: 'Do your thoughts come to you as pictures or as words?',
  },
  {
    id: 'army',
    tags: [
      'army', 'military service', 'conscription', 'draft', 'soldier', 'mountains', 'Tomingaj',
      'hiding',
    ],
    questions: [
      'Were you ever a soldier?',
      'Did you serve in the army?',
      'How did you avoid military service?',
    ],
    answer: [
      'I was never a soldier, for in 1874 my family sent me into the mountains rather than into the Austrian army.',
      "I wandered for most of a year with a hunter's outfit and a bundle of books, which made me stronger in body and mind.",
      'There I planned a tube under the ocean for letters and a ring around the equator, and both were excellent until one did the arithmetic.',
    ],
    deeper: [
      'My ring was to float free above the Earth and be stopped by reactionary forces, so that one might travel around the globe at a thousand miles an hour.',
      'Bad ideas are the scaffolding of good ones, and one ought to take them down without shame.',
    ],
    ask: 'Where do you go when you need to be left alone with your thoughts?',
  },
  {
    id: 'budapest',
    tags: [
      'Budapest', 'park', 'sunset', 'Szigety', 'Faust', 'Goethe', 'eureka', 'flash of insight',
      'rotating magnetic field idea', 'stick in the sand', 'got the idea', 'idea came',
    ],
    questions: [
      'How did you get the idea for alternating current motors?',
      'What happened in the Budapest park?',
      'When was your eureka moment?',
      'How did the rotating magnetic field come to you?',
    ],
    answer: [
      "The motor came to me in a Budapest park in 1882, as I walked at sunset with my friend Szigety and recited Goethe's Faust.",
      'At the lines about the sun that retreats and hurries on to foster new life, the idea arrived like a flash of lightning.',
      'I drew the rotating magnetic field in the sand with a stick, and six years later I showed the same diagrams to the engineers of America.',
    ],
    deeper: [
      'I had wrestled with the problem since Graz, so the lightning struck ground that had been charged for years.',
      'Pygmalion seeing his statue come to life could not have been more deeply moved than I was with that stick in my hand.',
    ],
    ask: 'Has an idea ever come to you whole, away from your desk?',
  },
  {
    id: 'nervous-breakdown',
    tags: [
      'nervous breakdown', 'sensitive hearing', 'oversensitive', 'senses', 'burnout', 'noise',
      'mental illness', 'pulse', 'mentally ill', 'burn out', 'depression', 'stress',
    ],
    questions: [
      'Did you have a nervous breakdown?',
      'Was your hearing really that sensitive?',
      'Did you ever burn out?',
      'Were you mentally ill?',
    ],
    answer: [
      'In Budapest in 1881 I broke down completely, and every sense I had became a torment.',
      'I heard a watch tick three rooms away, a fly landing on the table was a dull thud, and my bed stood on rubber cushions.',
      'No physician could name it, and I came back through exercise and through a desperate desire to go on with the work.',
    ],
    deeper: [
      'A month later the rotating field was mine, and I have often thought that the breaking and the finding were one motion.',
      'I do not recommend the method, for I was nearer to the end than to the idea.',
    ],
    ask: 'What do you do when the world is simply too loud?',
  },
  {
    id: 'paris',
    tags: [
      'Paris', 'France', 'Strasbourg', 'Continental Edison', 'Puskas', 'telephone exchange',
      'first job', 'early career', 'first induction motor', 'work in Paris', 'before America',
      'jobs',
    ],
    questions: [
      'What was your first job?',
      'Did you work in Paris?',
      'What did you do before America?',
      'Where did you build your first motor?',
    ],
    answer: [
      'My first proper post was at the telephone exchange in Budapest, and in 1882 I went to Paris to mend dynamos for the Edison company.',
      'They sent me to Strasbourg, where a short circuit had blown out a wall in front of old Emperor William.',
      'There, in a shed across from the railway station, I ran my first induction motor with no brushes and no sparks.',
    ],
    deeper: [
      'I offered it to the wealthy men of Strasbourg, and to my mortification not one of them would invest.',
      "In Paris I began each day with a swim in the Seine and an hour's walk to the works at Ivry.",
    ],
    ask: 'What was your own first job, and what did it teach you?',
  },
  {
    id: 'america',
    tags: [
      'America', 'New York arrival', '1884', 'emigrate', 'immigration', 'immigrant', 'four cents',
      'ship', 'first impression of America', 'come to America', 'arrived', 'moved', 'first time in New York', 'saw New York'],
    questions: [
      'How did you feel when you first saw New York?',
      'When did you come to America?',
      'Why did you move to America?',
      'Did you really arrive with four cents?',
      'What did you think of New York when you arrived?',
    ],
    answer: [
      'I landed in New York in June 1884, and the story goes that I had four cents in my pocket.',
      'My money and luggage had vanished in Paris, so I brought some poems, a few calculations for a flying machine, and a letter to Mister Edison.',
      'After Europe it seemed to me rough and unlovely, and a century behind in civilisation.',
    ],
    deeper: [
      'Within five years I had changed my mind, and I held that America was more than a hundred years ahead.',
      'On my first day I mended a machine for a man in the street, and he paid me twenty dollars for it.',
    ],
    ask: 'What would you carry if you had to begin again with almost nothing?',
  },
  {
    id: 'ditch',
    tags: [
      'ditch', 'digging ditches', 'laborer', 'hard times', 'poverty', 'unemployed', 'cheated',
      'fired', 'first company', 'Rahway', 'hardest time', 'worst time',
    ],
    questions: [
      'Did you really dig ditches?',
      'What was the hardest time of your life?',
      'Were you ever unemployed?',
      'What happened to your first company?',
    ],
    answer: [
      'In the winter of 1886 I dug ditches in New York for two dollars a day.',
      'My own partners had taken my arc lamps and my company and left me a handsome engraved certificate of stock worth nothing.',
      'My learning in science and literature seemed to me a mockery each morning as I picked up the shovel.',
    ],
    deeper: [
      'The foreman was a fallen gentleman too, and it was through him that I met the men who paid for my motor laboratory.',
      'So the road from the ditch to Niagara was only about ten years long, though it looked longer from below.',
    ],
    ask: 'What has your own worst season taught you that a good one could not?',
  },
]
