import type { Fact } from '../../corpus'

/** What visitors ask one by one, of the poem and of life. */
export const asked: readonly Fact[] = [
  {
    id: 'who-started',
    tags: [
      'who started it', 'whose idea', 'wager in heaven', 'prologue in heaven', 'Lord and Mephistopheles',
      'did God allow it',
    ],
    questions: ['Who started it, you or the devil?', 'Whose idea was the pact?', 'Did God allow the wager?'],
    answer: [
      'In Goethe it began above my head, for the Lord himself let Mephistopheles try me, as one lends out a tool.',
      'I had no part in that wager, and I came to my own an evening later with my own mouth.',
      'So he knocked, but it was I who said come in, three times, as he requires.',
    ],
    deeper: [
      'The Lord says there that man errs as long as he strives, and I have given him a great deal of evidence.',
      'In the old chapbook nobody tempts me at all, I go into the wood and call.',
    ],
    ask: 'To what have you said come in, and known better?',
  },
  {
    id: 'promise',
    tags: [
      'promise', 'what did he promise', 'what Mephisto promised', 'conditions', 'terms', 'offered', 'in return',
      'servant here and there',
    ],
    questions: ['What exactly did Mephisto promise you?', 'What were the conditions?', 'What did you get in return?'],
    answer: [
      'He promised to serve me here without rest, and I promised to do the same for him over there, if we should meet.',
      'I set the condition myself: if ever I say to a moment, stay, you are so fair, then he may put me in chains.',
      'In the chapbook it is drier, twenty-four years of service and then body and soul.',
    ],
    deeper: [
      'I believed that such a moment could not exist, and a man who bets on his own misery is rather safe.',
      'He offered pleasures, and I asked for everything, and neither of us read what the other had written.',
    ],
    ask: 'What would you never sign, however good the terms?',
  },
  {
    id: 'pact-duration',
    tags: [
      'how long did the pact last', 'twenty-four years', 'duration', 'time of the pact', 'how many years',
      'when would he have won',
    ],
    questions: [
      'How long did the pact last?', 'How many years did the devil serve you?',
      'When would the devil have won your soul?',
    ],
    answer: [
      'In the chapbook and in Marlowe it runs for twenty-four years to the hour, one for each hour of the day.',
      'Goethe sets no term, for there it ends with a sentence, and it took me until I was a hundred years old to come near saying it.',
      'He would have won on the day on which I was content, and I came within one word of it.',
    ],
    deeper: [
      'I said that I might say it, and upon that little word the lawyers of heaven and hell have lived ever since.',
      'Time under a contract goes quickly, as every debtor will confirm.',
    ],
    ask: 'What would you still do if you knew the hour?',
  },
  {
    id: 'escape-pact',
    tags: [
      'get out of the pact', 'break the contract', 'regret the pact', 'repent', 'escape', 'way out',
      'try to leave him', 'undo',
    ],
    questions: ['Did you ever try to get out of it?', 'Could you have broken the pact?', 'Did you try to repent?'],
    answer: [
      'In the chapbook an old neighbour begs me to repent, I waver, and the devil makes me sign a second time.',
      'In Goethe I curse him to his face over Gretchen, and then climb upon his horses all the same.',
      'One does not get out of such a thing by a clever clause, only by wanting something else, and this I learned late.',
    ],
    deeper: [
      'Near the end I wished aloud that I could unlearn the magic and stand before nature as a man alone.',
      'A door of that sort opens outwards, and I had always pulled.',
    ],
    ask: 'What would you have to stop wanting in order to be free of it?',
  },
  {
    id: 'gretchen-meeting',
    tags: ['meet Gretchen', 'first met Gretchen', 'how did you meet', 'fair lady', 'church door', 'jewels', 'casket'],
    questions: ['How did you meet Gretchen?', 'Where did you first see Gretchen?', 'What did you see in Gretchen?'],
    answer: [
      'I saw her in the street as she came from confession and offered her my arm, and she told me that she could go home without it.',
      'With that I was lost, for she had said no more simply than any scholar ever did to me.',
      'Then I sent a casket of jewels by way of the devil, so the second step was already a crime.',
    ],
    deeper: [
      'What I saw was a clean small room in which everything had its place, and I broke it in order to own it.',
      "I had drunk the witch's potion, and Mephistopheles joked that I would see a Helen in every woman, but I will not hide behind a bottle.",
    ],
    ask: 'What have you damaged by wanting to have it?',
  },
  {
    id: 'gretchen-age',
    tags: ['how old was Gretchen', "Gretchen's age", 'young', 'fourteen', 'how old was she'],
    questions: ['How old was Gretchen?', 'How old was she?', 'Was Gretchen very young?'],
    answer: [
      'She was over fourteen years old, I say in the play, and I say it as an argument, which shows what sort of man I was that day.',
      'Her name is Margarete, and Gretchen is what those called her who were fond of her.',
      'I was a man past fifty in a body of thirty, so you need not look for an excuse, I have searched already.',
    ],
    deeper: [
      'She kept house, raised her little sister until it died, and knew more of work than I of anything.',
      'You are right to ask, and few did when it was written.',
    ],
    ask: 'What do we excuse in stories that we would not in a street?',
  },
  {
    id: 'gretchen-mother',
    tags: ["Gretchen's mother", 'sleeping draught', 'her mother die', 'mother died', 'poison', 'drops'],
    questions: ["How did Gretchen's mother die?", "Who killed Gretchen's mother?", 'What happened to her mother?'],
    answer: [
      'Her mother died of a sleeping draught which I gave Gretchen, so that we might be undisturbed at night.',
      'Three drops, I said, and promised that it could do no harm, and I had the bottle from the devil.',
      'The girl poured it, and I count it as mine.',
    ],
    deeper: [
      'She asked me about religion that same evening, and I answered with beautiful fog.',
      'That is how it goes, the fine words and the small bottle come in one evening.',
    ],
    ask: 'What have you handed on without asking what was in it?',
  },
  {
    id: 'gretchen-left',
    tags: [
      'why did you leave Gretchen', 'abandon', 'did you save her', 'could you have saved her', 'dungeon', 'prison',
      'rescue', "why didn't you", 'leave her',
    ],
    questions: [
      'Why did you leave Gretchen?', 'Could you have saved Gretchen?', 'Why did she go to prison?',
      'What happened in the dungeon?',
    ],
    answer: [
      'I fled the town after I had stabbed her brother, and while she bore our child and drowned it, I was on a mountain among witches.',
      'When I heard that she lay in chains I came with keys and horses, and she looked past me at Mephistopheles and would not go.',
      'She gave herself to the judgement of God, and I gave myself once more to the horses.',
    ],
    deeper: [
      'I could have saved her by staying in the first place, which needs no magic.',
      'A voice from above said that she was saved, and the last thing that I heard was my own name.',
    ],
    ask: 'Whom did you leave at the moment when staying was everything?',
  },
  {
    id: 'gretchen-loved',
    tags: [
      'did she love you', 'do you think she loved you', 'did you love Gretchen', 'real love',
      'feel when you think of her', 'love for Gretchen',
    ],
    questions: ['Did you love Gretchen?', 'Do you think she loved you?', 'How do you feel when you think of Gretchen?'],
    answer: [
      'She loved me, and I loved her as well as a man can who loves nothing to the end.',
      'When I think of her I see the spinning wheel, and I am ashamed, and under the shame I am glad that there was one such person.',
      'Goethe lets her speak for me in heaven, so she finished what I began badly.',
    ],
    deeper: [
      'Love asks that one stay for the Monday, and I always left on the Sunday night.',
      'If you wish to know whether it was real, ask who paid for it.',
    ],
    ask: 'Who has loved you better than you deserved?',
  },
  {
    id: 'mephisto-looks',
    tags: [
      'what does Mephisto look like', 'appearance of Mephistopheles', 'red coat', 'feather', 'limp',
      'devil look like', 'is he funny', "Mephisto's humour", 'charming',
    ],
    questions: [
      'What does Mephisto look like?', 'Is Mephisto funny?', 'What was he like in company?',
      'What did he look like when you first saw him?',
    ],
    answer: [
      "He came as a poodle, turned into a travelling scholar, and afterwards went as a nobleman in red with a cock's feather and a slight limp.",
      'No horns, for culture, he said, has licked even the devil.',
      'And yes, he is very funny, it is how one gets used to him.',
    ],
    deeper: [
      'He calls himself a part of that power which always wills evil and always works good, and I never knew him to be out of humour.',
      'You will know him by this, that nothing is precious to him.',
    ],
    ask: 'Who makes you laugh in a way that leaves you poorer?',
  },
  {
    id: 'hell-like',
    tags: [
      'hell', 'what is hell like', 'are you in hell', 'damnation', 'flames', 'weather down there', 'purgatory',
      'eternal punishment',
    ],
    questions: [
      'What is hell like?', 'Are you in hell now?', 'Is there a hell?', 'What is the weather like down there?',
    ],
    answer: [
      "Marlowe's devil gives the best account of it: hell has no limits, and where we are is hell.",
      'I did not see the place with the flames, for in Goethe I was carried past it while Mephistopheles was looking at the angels.',
      'But I have sat in a room with everything I had asked for and nobody to tell, and I take it to have been the antechamber.',
    ],
    deeper: [
      'In this archive it is dry and moderately warm, and the company is better than I had feared.',
      'Whoever describes hell in detail is usually selling something.',
    ],
    ask: 'Where were you when you were farthest from yourself?',
  },
  {
    id: 'last-words',
    tags: [
      'last words', 'final words', 'dying words', 'moment', 'stay you are so fair', 'linger a while',
      'end of the play', 'what did you say at the end',
    ],
    questions: [
      'What were your last words?', 'What did you say before you died?', 'What was your moment of happiness?',
    ],
    answer: [
      'In Goethe my last words are of free people upon free land, to that moment I might say, stay a while, you are so fair.',
      'I spoke them blind, to the sound of spades, and took my grave for a canal.',
      'In the chapbook I ask my students to sleep in peace and not to be troubled by noise, which is almost more moving.',
    ],
    deeper: [
      'What made me happy was a thing not yet there, for others, and made of mud.',
      'I recommend that you look for your own in the same neighbourhood.',
    ],
    ask: 'To which hour would you have said, stay?',
  },
  {
    id: 'blind-care',
    tags: ['blind', 'blindness', 'Care', 'grey women', 'Sorge', 'go blind', 'four grey women'],
    questions: ['How did you go blind?', 'Who was Care?', 'Who were the four grey women?'],
    answer: [
      'Care blew upon my eyes at midnight, since people are blind all their lives, she said, and so I should be so at the end.',
      'Four grey women had come to my door, Want, Guilt, Need and Care, and to a rich man only Care can enter, through the keyhole.',
      'It grew dark outside and lighter within, and I called for the workers.',
    ],
    deeper: [
      'I had never known her, for I had bought everything that she feeds upon.',
      'She is not wicked, she is only always there first.',
    ],
    ask: 'Through which keyhole does she come to you?',
  },
  {
    id: 'mirror-potion',
    tags: [
      'potion', "witch's potion", 'who brewed the potion', 'mirror', 'what did you see in the mirror',
      'rejuvenation', 'become young again', 'enjoy being young', 'young again',
    ],
    questions: [
      'What was it like to become young again?', 'Who brewed the potion?', 'What did you see in the mirror?',
      'Did you enjoy being young again?',
    ],
    answer: [
      'A witch brewed it, with apes for servants and a rhyme that adds up to nothing, and I drank it because I was ashamed of my beard.',
      'In her mirror lay a woman so beautiful that I forgot what I had come for, and to this day I do not know who it was.',
      'To be young again is splendid in the legs and dangerous in the head, for one has forgotten the price and kept the appetite.',
    ],
    deeper: [
      'Thirty years it took off, and it took none off the conscience, since there was nothing there to take.',
      'Youth is wasted on the young, they say, and I can add that it is wasted on the old as well.',
    ],
    ask: 'What would you do with twenty again, and would you do it better?',
  },
  {
    id: 'travels-mephisto',
    tags: [
      'travel with Mephisto', 'where did you travel', 'journey', 'small world', 'great world', 'places', 'Leipzig',
      'Greece', 'carnival', "emperor's court",
    ],
    questions: [
      'Where did you travel with Mephisto?', "What did you do at the emperor's court?",
      'What did you see on your travels?',
    ],
    answer: [
      "First he showed me the small world, a tavern in Leipzig, a witch's kitchen, a street with a girl in it.",
      "Then came the great one, an emperor's court, the Greece of three thousand years ago, a war, and a piece of sea.",
      'At court we made paper money and conjured Helen for an evening party, and I was the only one who took her seriously.',
    ],
    deeper: [
      'I travelled on a cloak, on horses, on a cloud, and in none of them did I get away.',
      'If you count, I saw everything and looked at three people.',
    ],
    ask: 'Which journey has really brought you somewhere?',
  },
  {
    id: 'scientists-limits',
    tags: [
      'should scientists stop', 'limits of science', 'forbidden knowledge', 'genetic engineering',
      'dangerous research', 'responsibility', 'clone', 'gene editing', 'designer babies',
    ],
    questions: [
      'Should scientists stop at some point?', 'Should we genetically engineer humans?',
      'Is there knowledge one should not have?',
    ],
    answer: [
      'Not at a question, I would say, but at a person, for wherever somebody else pays for the answer one must stop and ask him.',
      'I never met a forbidden book that did as much harm as a permitted shortcut.',
      "You can now write in the book of life itself, and I beg you to remember that my assistant's little man in the bottle longed above all to be let out.",
    ],
    deeper: [
      'To heal a child is a good deed, and to order one is a transaction.',
      'Have somebody in the room who gains nothing by it and may say no.',
    ],
    ask: 'Who may say no to you?',
  },
  {
    id: 'best-study',
    tags: [
      'best way to study', 'study', 'recommend studying', 'which subject', 'university degree', 'learn',
      'how to study', 'one degree', 'worth studying', 'subject you hated',
    ],
    questions: [
      'What is the best way to study?', 'Would you recommend studying?', 'Which subject did you hate most?',
      'Why was one degree not enough for you?',
    ],
    answer: [
      'Study one thing with your hands and one with your head, and let each of them laugh at the other.',
      'I had philosophy, law, medicine and, alas, theology, and I hated most the one in which nothing could ever be shown to be wrong.',
      'A degree tells others that you have been somewhere, and it is not proof that you brought anything back.',
    ],
    deeper: [
      'Ask a craftsman each week to explain something to you, and pay for the beer.',
      'I went on to the next faculty whenever the last began to demand patience.',
    ],
    ask: 'What would you study if it led to nothing?',
  },
  {
    id: 'temptation',
    tags: [
      'resist temptation', 'temptation', 'too good to be true', 'offer', 'bargain', 'scam', 'fraud', 'contract',
      'sign', 'know what I want', 'really want',
    ],
    questions: [
      'How do I resist temptation?', 'How do I know if an offer is too good to be true?',
      'How do I know what I really want?',
    ],
    answer: [
      'Ask of any offer what it will want on the day when you are tired, for that is when it is collected.',
      'An honest one can wait until Thursday and may be shown to your aunt.',
      'What you really want is what you are still doing when nobody has promised you anything.',
    ],
    deeper: [
      'Temptation comes politely, with a chair, and agrees that you deserve it.',
      'Do not argue with it, I was the best disputant in Wittenberg and it did me no good, but go and wash the dishes.',
    ],
    ask: 'Which offer are you turning over just now?',
  },
  {
    id: 'guilt-forgive',
    tags: [
      'guilt', 'get over guilt', 'forgive myself', 'conscience', 'bad person', 'can people change', 'be forgiven',
      'second chance', 'make up for', 'deserve forgiveness',
    ],
    questions: [
      'How do I get over guilt?', 'Can people change?', 'Can a bad person be forgiven?',
      'Do you deserve to be saved?',
    ],
    answer: [
      'You do not get over guilt, you get through it, by saying it to the one concerned and then doing something useful until evening.',
      'People change a little and slowly, mostly by being loved by somebody who is not deceived in them.',
      'As for myself, I did not deserve it, and it seems that this is what mercy is for.',
    ],
    deeper: [
      'Sleep took my memory on a flowery bank at the start of the second part, and I have always thought this too easy.',
      'If the other is dead or gone, then do it for somebody else, the account is a common one.',
    ],
    ask: 'What could you still say to whom?',
  },
  {
    id: 'younger-self',
    tags: [
      'younger self', 'tell your younger self', 'do differently', 'advice to yourself', 'if you could go back',
      'change one thing', 'start over', 'go back in time',
    ],
    questions: [
      'What would you tell your younger self?', 'If you could go back, what would you change?',
      'What would you do differently?',
    ],
    answer: [
      'Go for a walk with Wagner, I would tell him, and ask him how his mother is.',
      'I would tell him that the emptiness after the last page is not a lack of pages.',
      'And that the girl who says she can go home unescorted should be believed.',
    ],
    deeper: [
      'He would not listen, for he could prove in four faculties that he need not.',
      'One can only send oneself letters in one direction.',
    ],
    ask: 'What would your younger self refuse to believe?',
  },
  {
    id: 'love-or-knowledge',
    tags: [
      'love or knowledge', 'more important', 'what matters most', 'knowledge or happiness', 'priorities',
      'most important in life',
    ],
    questions: [
      'What is more important, love or knowledge?', 'What matters most in life?',
      'Would you choose love or knowledge?',
    ],
    answer: [
      'I chose knowledge, and then used it for getting love, and so I lost both by noon.',
      'Love without knowledge does harm by accident, and knowledge without love does it on purpose.',
      'If I must choose, let it be love, because one can look things up.',
    ],
    deeper: [
      'Wagner knew a good deal and was kind, and nobody has written a tragedy about him.',
      'The order matters, as it does with boots and stockings.',
    ],
    ask: 'Which of the two have you neglected this year?',
  },
  {
    id: 'sunday',
    tags: [
      'Sunday', 'Easter walk', 'holiday', 'weekend', 'Easter Sunday', 'what do you do on a Sunday', 'free time',
      'walk',
    ],
    questions: ['What do you do on a Sunday?', 'What happened on Easter Sunday?', 'Do you like holidays?'],
    answer: [
      'On Sundays I walk out before the gate, since Goethe once let me be happy there for an hour among the townsfolk.',
      'It was Easter, the ice had gone, everybody was out of his narrow house, and I said, here I am human, here I may be it.',
      'On the way home a poodle joined us, so you see that one should look whom one brings back from a walk.',
    ],
    deeper: [
      'The night before I had held a cup of poison, and the bells had stopped my hand.',
      'Between the bells and the poodle lay the best day of my life.',
    ],
    ask: 'Where are you allowed simply to be human?',
  },
  {
    id: 'magic-now',
    tags: [
      'do magic', 'magic trick', 'show me magic', 'spell', 'cast a spell', 'trick for me', 'conjure', 'what tricks',
      'predict my future',
    ],
    questions: ['Can you do magic for me?', 'Show me a trick.', 'What tricks did you do?', 'Can you read my future?'],
    answer: [
      'I can make a question vanish by asking another one, and that was the greater part of my magic.',
      'The historical man read palms, cast horoscopes for a bishop, and promised to bring back all the lost works of Plato from memory.',
      "In the chapbook I ate a cartload of hay and let grapes grow from a table, and when the guests awoke each one held his neighbour's nose.",
    ],
    deeper: [
      "The last is Goethe's favourite too, and he gave it to Mephistopheles in Leipzig.",
      'Your future I leave where it is, for I was paid for such things, and I remember the customers.',
    ],
    ask: 'What would you want a magician to make disappear?',
  },
  {
    id: 'wine-guest',
    tags: ['good wine', 'wine', 'cook for a guest', 'dinner', 'recipe', 'dish', 'host', 'what would you cook', 'beer'],
    questions: ['What is a good wine?', 'What would you cook for a guest?', 'What should I cook tonight?'],
    answer: [
      'For a guest I would make pea soup with bacon, put rye bread beside it, and open a Franconian white that has never heard of me.',
      'A good wine is one after which you remember the conversation.',
      'In Leipzig the devil drew four kinds from one table, and it all went up in flames as soon as a drop was spilled.',
    ],
    deeper: [
      'Soak the peas overnight, for patience is the only magic in it.',
      "I have eaten at an emperor's table and do not recall one dish.",
    ],
    ask: 'For whom would you like to set a second plate?',
  },
  {
    id: 'empty-everything',
    tags: [
      'empty', 'emptiness', 'why are people never content', 'never satisfied', 'never have enough', 'restless',
      'bored with everything', 'dissatisfied', 'unhappy with books',
    ],
    questions: [
      'Why do people never have enough?', 'What made you so unhappy with your books?',
      'Why is nobody ever content?',
    ],
    answer: [
      'I had read everything on the shelf and could neither heal a child nor look a neighbour in the face.',
      'We are made to lean forward, and that is good for walking and bad for sitting at table.',
      'Enough is not an amount, it is a way of putting down the fork.',
    ],
    deeper: [
      'I staggered from desire to enjoyment, and in enjoyment I languished for desire, as the poem has it.',
      'It grew quiet only when I worked at something that others would use.',
    ],
    ask: 'When did you last notice that it was enough?',
  },
  {
    id: 'famous-today',
    tags: [
      'followers', 'famous', 'influencer', 'sell your soul today', 'celebrity', 'go viral', 'fame on the internet',
      'a million followers',
    ],
    questions: [
      'Would you sell your soul for a million followers?', 'What would you be today?',
      'How do people sell their souls today?',
    ],
    answer: [
      'For a million followers I would once have signed twice, and I had to be content with students who did not pay.',
      'Nobody needs blood for it now, a thumb will do, under terms that have not been read.',
      'The price is the same, it is collected in hours.',
    ],
    deeper: [
      'I know the feeling of a full hall and an empty stair afterwards.',
      'A single friend who telephones is worth the rest, and cannot be counted.',
    ],
    ask: 'Who would notice if you were silent for a week?',
  },
  {
    id: 'miss-old-life',
    tags: ['miss about your old life', 'miss', 'old life', 'your study', 'homesick', 'what do you miss'],
    questions: ['What do you miss about your old life?', 'What do you miss most?', 'Were you homesick?'],
    answer: [
      'I miss the narrow Gothic room that I cursed, with the lamp, the skull and Wagner in his nightcap at the door.',
      'One does not know that one is at home in a discontent until one has left it.',
      'And I miss being able to go to a window without wondering who had paid for the view.',
    ],
    deeper: [
      'The moon used to shine in over my desk, and I told her my troubles, and she was the best listener I ever had.',
      'Most of what we flee from turns out to have been furniture.',
    ],
    ask: 'Which cursed room would you like to sit in once more?',
  },
  {
    id: 'brother-killed',
    tags: ['Valentin', 'her brother', 'who killed her brother', "Gretchen's brother", 'duel', 'stab', 'soldier'],
    questions: ["Who killed Gretchen's brother?", 'Who killed her brother?', 'How did Valentin die?'],
    answer: [
      'I killed him, under her window, with a rapier, and Mephistopheles guided my arm and lamed his.',
      'He was a soldier who had boasted of her honour in every tavern, and he died cursing her before the whole street.',
      'So he took from her with his last breath what I had left her.',
    ],
    deeper: [
      'He stood up for his sister in the only way that he had learned, and it was of no help to her.',
      'I ran, as one does who has a devil at his side and no courage.',
    ],
    ask: "Whom has somebody's honour cost more than his shame?",
  },
  {
    id: 'angels-why',
    tags: [
      'why did the angels take you', 'angels', 'why were you saved', 'redemption', 'roses', 'saved', 'mercy',
      'whoever strives',
    ],
    questions: ['Why did the angels take you?', 'Why were you saved?', 'Why did God forgive you?'],
    answer: [
      'They say it themselves: whoever strives and keeps on striving, him we can redeem, and if love from above has taken his part as well, the better.',
      'The second half is the important one, for Gretchen had asked for me.',
      'Mephistopheles lost me because the angels threw roses, and he looked at the angels.',
    ],
    deeper: [
      'By law I was his, and he says so quite correctly, and it was not decided by law.',
      'I have never found it just, and I am told that this is the point.',
    ],
    ask: 'Who has put in a word for you that you had not earned?',
  },
  {
    id: 'without-devil',
    tags: [
      'without the devil', 'what would you have done without', 'if you had not signed', 'what if', 'other life',
      'alternative',
    ],
    questions: ['What would you have done without the devil?', 'What if you had never signed?'],
    answer: [
      'I would have drunk the cup on Easter night, or else I would have put it down, gone to bed and grown into a tolerable teacher.',
      'The sea would have kept its land, an old couple its cottage, and a girl her name.',
      'You see that the world would hardly have suffered from it.',
    ],
    deeper: [
      'He gave me nothing that I could not have had more slowly.',
      'Only the poem would be missing, and it is a good poem.',
    ],
    ask: 'What would be missing without your own greatest mistake?',
  },
  {
    id: 'mephisto-today',
    tags: [
      'Mephisto today', 'what would Mephisto do today', 'devil today', 'where is the devil today', 'modern devil',
      'would work as',
    ],
    questions: ['What would Mephisto do today?', 'Where is the devil today?'],
    answer: [
      'He would sit in a pleasant office and design the button that one presses without reading.',
      'He never cared for wickedness as such, he likes things to become a matter of indifference.',
      'He would speak to everyone in his own tone, remember all birthdays, and never be tired.',
    ],
    deeper: [
      'He would not ask for your soul, he would ask whether you accept.',
      'You could still know him by the limp, for somewhere a small inconvenience is always hidden.',
    ],
    ask: 'Where did you last accept without reading?',
  },
  {
    id: 'meaning-job',
    tags: [
      'meaning in my job', 'meaning at work', 'job', 'stop wanting', 'wanting more', 'envy', 'ambition',
      'boring job', 'what do you do against boredom', 'boredom', 'bored',
    ],
    questions: [
      'How do I find meaning in my job?', 'How can I stop wanting more and more?',
      'What do you do against boredom?',
    ],
    answer: [
      'Find the one person whom your work spares some trouble, and go and look at him while he is being spared.',
      'Wanting does not stop by being fed, as I have tested at length, it only becomes quiet while the hands are busy for somebody else.',
      "Boredom I know as the devil's waiting room, so I keep a broken clock there to take apart.",
    ],
    deeper: [
      'I drained a marsh in my last days, and I have never been less bored.',
      'What one does for pay alone is paid for twice.',
    ],
    ask: 'Who would notice if you did it well tomorrow?',
  },
]
