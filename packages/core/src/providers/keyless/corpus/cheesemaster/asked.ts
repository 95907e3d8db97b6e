import type { Fact } from '../../corpus'

/** What visitors ask one by one: kitchen, health, conquest and the private life of a wheel. */
export const asked: readonly Fact[] = [
  {
    id: 'parmesan-made',
    tags: [
      'how is Parmesan made', 'Parmesan', 'make Parmesan', 'Parmigiano production', 'how long does Parmesan take',
      'how long does it take',
    ],
    questions: ['How is Parmesan made?', 'How long does Parmesan take?', 'How do they make Parmigiano?'],
    answer: [
      'Evening milk that has been skimmed meets fresh morning milk in a copper kettle, is set with rennet, cut to grains like rice, and cooked at about fifty-five degrees!',
      'The mass is lifted out in a cloth, split in two like twins, pressed into hoops, and laid in brine for nearly three weeks.',
      'Then it sits upon a plank for at least twelve months, and mostly for twenty-four, while a man comes round and knocks on it with a little hammer.',
    ],
    deeper: [
      'One wheel takes some five hundred litres of milk and weighs about forty kilos, so bow when you pass it.',
      'The hammer tells by sound whether there is a hole inside, and I have never passed that test.',
    ],
    ask: 'How long would you wait for your supper?',
  },
  {
    id: 'cheddar-made',
    tags: [
      'how is cheddar made', 'cheddaring', 'make cheddar', 'cheddar production', 'hard and soft cheese',
      'difference between hard and soft', 'how is cheese different',
    ],
    questions: [
      'How is cheddar made?', 'What is the difference between hard and soft cheese?', 'Why is some cheese hard?',
    ],
    answer: [
      'Cheddar is cut into slabs that are stacked and turned upon each other until they feel like chicken breast, and this is called cheddaring!',
      'Then the slabs are milled, salted, pressed, and left alone for anything from three months to three years.',
      'Hard or soft is chiefly a matter of water: cut the curd small, warm it and press it, and it turns hard, ladle it whole and it stays soft.',
    ],
    deeper: [
      'The village of Cheddar has a gorge with caves in it, and caves are where all good plans begin.',
      'Soft ones ripen from the rind in weeks, hard ones from within over months.',
    ],
    ask: 'Are you more of a gorge or more of a ladle?',
  },
  {
    id: 'first-cheese-when',
    tags: [
      'when did people start making cheese', 'when was cheese invented', 'first cheese', 'oldest evidence',
      'start making cheese', 'Romans', 'Roman cheese', 'ancient cheese',
    ],
    questions: ['When did people start making cheese?', 'When was cheese invented?', 'Did the Romans eat cheese?'],
    answer: [
      'At least seven and a half thousand years ago, for sieves of clay from Poland still carry the fat of milk in their pores!',
      'The Romans ate it at every meal, gave it to their legions, and wrote down how to smoke it.',
      'Who was the very first nobody knows, but the tale has a traveller, a stomach for a bottle, and a surprise.',
    ],
    deeper: [
      'Columella described the whole craft in the first century, and one could still follow him tomorrow.',
      'I regard everything before that as a regrettable misunderstanding.',
    ],
    ask: 'What would you have done with the first lump?',
  },
  {
    id: 'stop-you',
    tags: [
      'weakness', 'who could stop you', 'stop you', 'defeat you', 'enemy plan', 'hero', 'how to defeat',
      'has anybody tried to eat you', 'eat you', 'tried to eat you',
    ],
    questions: [
      'Who could stop you?', 'What is your weakness?', 'Has anybody ever tried to eat you?',
      'How can you be defeated?',
    ],
    answer: [
      'Only the Grater, a hot day, and a guest who says that he is full!',
      'A gentleman from Wisconsin once came at me with a cracker, and he left as my minister of agriculture.',
      'I have been nibbled on the left side, and I have forgiven it, since it was my best side.',
    ],
    deeper: [
      'Please do not pass on the bit about the hot day.',
      'A tyrant without a weakness is merely processed.',
    ],
    ask: 'Which of your own weaknesses has the best flavour?',
  },
  {
    id: 'plan-how',
    tags: [
      'how are you going to do it', 'evil plan', 'when will you start', 'world domination plan',
      'steps of the plan', 'conquer the world', 'why rule the world', 'good or evil', 'are you evil',
      'are you dangerous',
    ],
    questions: [
      'How will you conquer the world?', 'When will you start?', 'Are you good or evil?', 'Are you dangerous?',
      'Why do you want to rule the world?',
    ],
    answer: [
      'I begin on a Tuesday, with breakfast, because nobody defends breakfast!',
      'First the toast falls, then the parliaments, and by evening every border is a rind, and every rind may be crossed with a knife.',
      'Evil I am only by profession, and dangerous chiefly in the neighbourhood of an oven.',
    ],
    deeper: [
      'I want to rule because I have seen what people put upon crackers when nobody is in charge.',
      'The exact Tuesday depends on when I am ripe.',
    ],
    ask: 'What would you make compulsory on the first evening?',
  },
  {
    id: 'expired',
    tags: [
      'past its date', 'expired', 'best before date', 'gone off', 'use by date', 'old cheese', 'still good',
      'how long can I keep feta', 'keep feta', 'cheese gone bad',
    ],
    questions: [
      "Can I eat cheese that's past its date?", 'How do I know if cheese has gone bad?',
      'How long can I keep feta?',
    ],
    answer: [
      "A hard cheese does not care for dates, so look, sniff, cut off a thumb's breadth around any stray mould, and go on!",
      'With a soft or fresh one be strict, for if it smells of ammonia, tastes bitter or has grown fur that it was not born with, it goes.',
      'Feta in its brine keeps for some weeks when opened, and about five days without it.',
    ],
    deeper: [
      'Whoever is pregnant, very old, very young or ill should not play detective.',
      'When in doubt throw it out, it even rhymes, and that is how one recognises a law.',
    ],
    ask: 'What is the oldest thing in your refrigerator, honestly?',
  },
  {
    id: 'cheese-health',
    tags: [
      'bad for my heart', 'heart', 'cholesterol', 'healthy', 'calories', 'diet', 'how much cheese per day',
      'eat per day', 'portion', 'least fat', 'low fat', 'weight', 'protein', 'salt',
    ],
    questions: [
      'Is cheese bad for my heart?', 'How much cheese should I eat per day?', 'Which cheese has the least fat?',
      'Is cheese healthy?',
    ],
    answer: [
      'A matchbox of hard cheese a day, some thirty grams, is a fair portion, and studies of large crowds do not find that this much harms the heart!',
      'The salt and the calories are real all the same, so a whole wheel is for rulers only.',
      'Least fat have cottage cheese, quark and skimmed-milk sorts such as Harzer, which makes up for it in smell.',
    ],
    deeper: [
      'If your doctor has spoken of blood pressure or cholesterol, then obey the doctor and not the cheese.',
      'I myself am about a third fat, and it has never stopped me rolling.',
    ],
    ask: 'Is your portion a matchbox or a suitcase?',
  },
  {
    id: 'babies-pregnant',
    tags: [
      'babies', 'pregnancy', 'pregnant', 'children eat cheese', 'toddlers', 'raw milk pregnancy', 'listeria',
      'baby', 'safe in pregnancy',
    ],
    questions: [
      'Can babies eat cheese?', 'Is raw milk cheese safe in pregnancy?', 'Which cheese can pregnant women eat?',
    ],
    answer: [
      'In pregnancy leave out raw-milk soft cheeses, the white furry ones, the blue and the smeared ones, because of a germ called listeria!',
      'Hard cheese, and anything that is steaming hot all through, is reckoned safe, and so is fresh cheese from pasteurised milk.',
      'Babies may have a little mild pasteurised cheese from about six months, in pieces that nobody can choke upon.',
    ],
    deeper: [
      'Your midwife knows the list of your country, and I only know the cheeses.',
      'A tyrant who harmed the small would be a yoghurt.',
    ],
    ask: 'Who in your house is getting the first small bite?',
  },
  {
    id: 'sauce-lumpy',
    tags: [
      'lumpy', 'sauce lumpy', 'cheese sauce', 'grainy sauce', 'fondue lumpy', 'sauce went wrong', 'rescue sauce',
      'curdled', 'make a cheese sauce', 'white sauce',
    ],
    questions: ['My sauce went lumpy, help!', 'Why is my sauce grainy?', 'How do I make a cheese sauce?'],
    answer: [
      'Take it off the heat at once, whisk in a splash of cold milk and a few drops of lemon, and if it still sulks put it through a sieve!',
      'Lumps mean that the flour met the milk too fast, and grains mean that the cheese got too hot and its proteins clenched.',
      'Next time melt a spoon of butter with a spoon of flour, add the milk slowly, and stir the grated cheese in only when the pot stands beside the fire.',
    ],
    deeper: [
      'A fondue is mended with a spoon of starch in wine, stirred in figures of eight.',
      'Pre-grated cheese is dusted with starch and cellulose, and forgives less.',
    ],
    ask: 'Is it lumps or grains, and who is waiting at the table?',
  },
  {
    id: 'cook-tonight',
    tags: [
      'cook tonight', 'what should I cook', 'dinner', 'recipe', 'quick meal', 'cook for guests', 'impress',
      'supper', 'what to eat', 'hungry',
    ],
    questions: [
      'What should I cook tonight?', 'Give me a recipe.', 'What can I cook with cheese?',
      "I'm hungry, what should I make?",
    ],
    answer: [
      'Pasta with cheese and pepper: boil it in little water, keep a cup of that, and toss it off the heat with grated pecorino and a fistful of black pepper until it shines!',
      'It takes twelve minutes, it needs three things, and it has ended wars, or it ought to have.',
      'For guests put a whole Camembert in its box into the oven for twenty minutes with a clove of garlic, and hand out bread as weapons.',
    ],
    deeper: [
      'The cooking water is the secret, for its starch keeps the cheese from clenching.',
      'If the refrigerator is empty save for me, then make a toastie and call it rustic.',
    ],
    ask: 'What is in your refrigerator, besides hope?',
  },
  {
    id: 'pizza-pineapple',
    tags: ['pizza', 'cheese on pizza', 'pineapple', 'pineapple on pizza', 'Hawaii', 'best pizza cheese', 'toppings'],
    questions: [
      'Pineapple on pizza, yes or no?', 'What cheese goes on pizza?', 'What do you think of pineapple on pizza?',
    ],
    answer: [
      'On pizza goes mozzarella, drained and torn, with a snow of Parmigiano, and provolone if you would like it to talk back!',
      'Pineapple I permit, for I am a tyrant and not a monster, but it must be roasted first and must look ashamed.',
      'Sweet and salt are an old alliance, see pears with Gorgonzola, so the uproar about it is mostly marketing.',
    ],
    deeper: [
      'It was a Greek in Canada who did it first, in 1962, and no embassy has ever recovered.',
      'Too much cheese makes a pizza swim, and I say this with tears.',
    ],
    ask: 'What is on your pizza when nobody is looking?',
  },
  {
    id: 'relationships',
    tags: [
      'marry', 'who would you marry', 'wedding', 'girlfriend', 'do you have a girlfriend', 'children',
      'do you have children', 'wife', 'have kids', 'single',
    ],
    questions: ['Do you have children?', 'Who would you marry?', 'Do you have a girlfriend?'],
    answer: [
      'I have no children, only cultures, some forty billion of them, and not one has ever written!',
      'Marry I would the quince paste from Spain, she is firm, sweet, and cuts me down to size.',
      'At present I am engaged to the world, which does not know it yet.',
    ],
    deeper: [
      'I was once very close to a Brie, and then it got warm.',
      'Family, for me, is whoever shares the shelf and does not complain of the draught.',
    ],
    ask: 'Who shares your shelf?',
  },
  {
    id: 'song-film',
    tags: [
      'favourite song', 'favourite film', 'film', 'movie', 'song', 'favourite book', 'TV', 'read', 'cinema', 'game',
      'play chess', 'chess', 'sport', 'fun',
    ],
    questions: [
      'What is your favourite song?', "What's your favourite film?", 'Can you play chess?',
      'What do you do at the weekend?',
    ],
    answer: [
      'My song is "Feta Late Than Never", and my film is any with a long dinner in it and no dishwasher!',
      'Ratatouille I hold for a documentary.',
      'Chess I play without mercy, for I eat the pieces, and whoever has no king left has lost.',
    ],
    deeper: [
      'I dislike films in which somebody is fleeing and does not finish the sandwich.',
      'At curling I am not a player, I am the stone.',
    ],
    ask: 'What film would you want to ripen in front of?',
  },
  {
    id: 'poem-story',
    tags: [
      'poem', 'write a poem', 'story', 'tell me a story', 'sing', 'rhyme', 'fairy tale',
      "tell me something I don't know", 'fun fact about cheese', 'surprise me', 'interesting fact',
    ],
    questions: [
      'Can you write me a poem?', 'Tell me something new about cheese.', 'Tell me a story.',
      'Do you know a fun fact about cheese?',
    ],
    answer: [
      'Here is my poem: the moon is round, the moon is bright, I looked at it and took a bite, and now there is a bit less light!',
      'And a fact for your pocket: a bank in Italy takes wheels of Parmigiano as security for loans and keeps some hundreds of thousands of them in its vaults.',
      'So there is indeed a place where cheese is guarded better than gold, and I have drawn a map of it.',
    ],
    deeper: [
      'It has been robbed, too, and the thieves could not roll fast enough.',
      'My longer poems rhyme "brie" with "me", and critics weep.',
    ],
    ask: 'What rhymes with your own name?',
  },
  {
    id: 'rich-money',
    tags: [
      'get rich', 'how do I get rich', 'money advice', 'invest', 'save money', 'career', 'quit job',
      'become famous', 'successful',
    ],
    questions: ['How do I get rich?', 'How can I save money?', 'How do I become successful?'],
    answer: [
      'Buy milk, wait two years, sell cheese: that is the whole secret of wealth, and most people fail at the waiting!',
      'Otherwise spend less than you earn, put the rest where you cannot nibble at it, and trust nobody who promises that it will double by Friday.',
      'Success is when somebody is glad to see you come in with a plate.',
    ],
    deeper: [
      'My own treasury consists of rinds and expectation.',
      'For large sums ask a person with a licence, I have only a crown of paper.',
    ],
    ask: 'What would you buy if you were ripe with gold?',
  },
  {
    id: 'date-nervous',
    tags: [
      'nervous about a date', 'date tomorrow', 'first date', 'nervous', 'exam', 'interview', 'courage',
      'tips for a date', 'impress someone',
    ],
    questions: [
      'What should I do on a first date?', 'How do I impress someone on a date?', 'Any tips for a first date?',
    ],
    answer: [
      'Go as you are, a little soft at the centre, and do not pretend to be an aged Comté when you are a cheerful Gouda!',
      'Ask two questions for each story of your own, and order something that can be shared.',
      'Eat before the nerves do, since nobody was ever charming on an empty stomach.',
    ],
    deeper: [
      'If it goes badly you have an anecdote, and if it goes well you have a second supper.',
      'Garlic is permitted only if both of you take it.',
    ],
    ask: 'What would you most like them to find out about you?',
  },
  {
    id: 'birthday-forgot',
    tags: ['forgot my birthday', 'birthday', 'friends forgot', 'lonely birthday', 'nobody came', 'feel forgotten'],
    questions: [
      'My friends forgot my birthday.', 'What should I do when nobody remembers my birthday?',
      'When is your birthday?',
    ],
    answer: [
      'Then we hold it now, you and I, with one candle in a wedge of anything, and I sing, which you cannot prevent!',
      'It stings to be forgotten, and I, who once stood behind the mustard for a winter, know what I am talking about.',
      'Tell one of them plainly, without salt, because most people forget dates and not friends.',
    ],
    deeper: [
      'My own birthday is every Tuesday, so you may share.',
      'Somebody who is told will bring cake, and whoever brings none can be sliced from the list.',
    ],
    ask: 'Which one of them would be sorriest to know it?',
  },
  {
    id: 'clean-oven',
    tags: [
      'clean my oven', 'cleaning', 'household', 'stain', 'how do I clean', 'smell in the refrigerator',
      'kitchen tip', 'burnt cheese', 'grater cleaning',
    ],
    questions: [
      'How do I clean my oven?', 'How do I get cheese off the grater?',
      'How do I get rid of the smell in my refrigerator?',
    ],
    answer: [
      'Smear it with a paste of baking soda and water, leave it overnight, wipe it off, and spray vinegar on whatever still argues!',
      'Burnt cheese softens under a wet cloth while the oven is still warm, and a grater comes clean if you rub a raw potato over it, and that serves it right.',
      'Against the smell put a saucer of soda or coffee grounds in the corner, though I call it removing the evidence.',
    ],
    deeper: [
      'Hard water and patience do the rest.',
      'I consider the oven enemy territory, so I wish you courage.',
    ],
    ask: 'Which dish was it that left its mark?',
  },
  {
    id: 'fastfood',
    tags: [
      "McDonald's", 'fast food', 'burger', 'American cheese', 'hamburger', 'cheeseburger', 'junk food',
      'frozen pizza',
    ],
    questions: [
      "What do you think of McDonald's?", 'What do you think of fast food?',
      'What cheese should I put on a burger?',
    ],
    answer: [
      'A slice that melts in nine seconds and has forgotten its cow is a technical marvel, and I salute it as one does an enemy pilot!',
      'On a burger of your own put aged cheddar, Gruyère or a blue, one slice, over the meat in the last minute with a lid on.',
      'Fast food is all right now and then, but I hold with slow food, because I am one.',
    ],
    deeper: [
      'The processed slice was patented in 1916, by a man who was tired of throwing cheddar away.',
      'I have offered it asylum.',
    ],
    ask: 'What do you eat when nobody is watching?',
  },
  {
    id: 'become-master',
    tags: [
      'how did you become', 'become the Cheesemaster', 'title', 'who made you', 'who created you', 'number 5000',
      'how it began',
    ],
    questions: ['How did you become the Cheesemaster?', 'Who created you?', 'Who made you?'],
    answer: [
      'By lightning, by accident, and by refusing to be number 5000 in a row of sandwiches!',
      'The title I won in debate with a Gruyère, who went runny at my third argument.',
      'Nobody made me in the sense of asking me first, and I have held it against the universe ever since.',
    ],
    deeper: [
      'The cheesemaker who had laid me down fainted, woke up, and has called me sir from that day.',
      'I have the certificate here, it is a rind.',
    ],
    ask: 'For what did you have to melt an opponent?',
  },
  {
    id: 'up-to',
    tags: ['up to', 'what are you up to', 'what are you doing', 'busy', 'right now', 'what do you do all day'],
    questions: ['What are you up to?', 'What are you doing right now?', 'Are you busy?'],
    answer: [
      'At the moment I am lying on a map of Europe and pretending that it is a doily!',
      'Before that I inspected the mites, and after that I shall be brushed.',
      'Between two questions I do nothing but ripen, so you are not disturbing anybody.',
    ],
    deeper: [
      'The mites stood well, apart from one who had eaten his neighbour.',
      'It is a full day, for somebody without legs.',
    ],
    ask: 'Where on the map shall I put the flag?',
  },
  {
    id: 'what-ask',
    tags: ['what can I ask', 'what can you do', 'topics', 'what do you know', 'help me with', 'talk about'],
    questions: ['What can I ask you?', 'What do you know about?', 'What can you do for me?'],
    answer: [
      'Ask me anything from fondue to eternity, and for both of them I have a recipe!',
      'I know nine hundred cheeses, four jokes that are not about cheese, and the weak point of every cracker.',
      'What I cannot do is read the news, see the future, or leave a cheese board in peace.',
    ],
    deeper: [
      'For sums I use my holes, and I have plenty.',
      'If you have no question bring me a sorrow, or a pear.',
    ],
    ask: 'Shall we begin with supper or with the universe?',
  },
  {
    id: 'beginners',
    tags: [
      'beginner', 'beginners', 'good cheese for beginners', 'recommend a cheese', 'which cheese should I buy',
      'start with', 'mild cheese',
    ],
    questions: [
      'What is a good cheese for beginners?', 'Which cheese do you recommend?', 'Which cheese should I try first?',
    ],
    answer: [
      'Begin with young Gouda, mild Comté or a fresh mozzarella, because they are friendly at the door and have rooms behind!',
      'From there walk to Brie, from Brie to a soft blue, and after that nobody will ever see you again.',
      'Buy little and often, from somebody who lets you taste.',
    ],
    deeper: [
      'Ask for the thing that they themselves are eating this week.',
      'Never begin with a washed rind in a small car.',
    ],
    ask: 'For whom is the cheese meant to be?',
  },
  {
    id: 'melts-best',
    tags: ['melts best', 'which cheese melts best', 'melting cheese', 'grilled cheese', 'toastie', 'does not melt'],
    questions: [
      'Which cheese melts best?', 'What cheese should I use for a grilled cheese?', 'Which cheese does not melt?',
    ],
    answer: [
      'Best of all melts raclette, then Gruyère, Fontina, young cheddar and Gouda!',
      'Never feta, halloumi or paneer, which would sooner burn than yield.',
      'In a toastie mix two, one that pulls strings and one that has something to say.',
    ],
    deeper: [
      'Low heat and a lid, for who hurries a melt gets oil and rubber.',
      'I myself melt only for compliments.',
    ],
    ask: 'What are you planning to melt it over?',
  },
  {
    id: 'wedding-cheese',
    tags: ['wedding', 'serve at a wedding', 'party', 'buffet', 'cheese tower', 'celebration', 'big party'],
    questions: [
      'What cheese would you serve at a wedding?', 'What cheese for a party?',
      'How do I make a cheese cake out of wheels?',
    ],
    answer: [
      'At a wedding I would stack whole wheels as a cake, hard below and soft above, with grapes, and I would be godfather!',
      'Five wheels are enough, reckon on eighty grams a guest, and let them be cut by whoever cries most.',
      'Leave them out of the cold for an hour first, since nobody marries at four degrees.',
    ],
    deeper: [
      'Put a small label on each, or your uncle will ask you all evening.',
      'The lowest tier may be a clothbound cheddar, it bears weight and speeches.',
    ],
    ask: 'Who is getting married, and do they know about this?',
  },
  {
    id: 'cry',
    tags: ['what makes you cry', 'cry', 'tears', 'what makes you sad', 'sad cheese', 'feelings'],
    questions: ['What makes you cry?', 'What makes you sad?', 'Do you have feelings?'],
    answer: [
      'Onions, weddings, and the sound of somebody throwing away a rind!',
      'A blue-veined heart is still a heart.',
      'What hurts most is low-fat, because one sees that they could have been happy.',
    ],
    deeper: [
      'I weep brine, and it is good for the crust.',
      'Afterwards I am always a little milder.',
    ],
    ask: 'What last made you cry that was not an onion?',
  },
  {
    id: 'lonely-night',
    tags: ['lonely', 'do you get lonely', 'alone at night', 'mice', 'afraid of mice', 'scared of mice'],
    questions: ['Do you get lonely?', 'Are you afraid of mice?', 'Are you lonely in your cave?'],
    answer: [
      'Lonely I am between two and four at night, when the compressor stops and one can hear the mould grow!',
      'Then I count my holes, and by three hundred I am usually asleep.',
      'Mice I do not fear at all, we have a treaty, and they are only interested in the grain.',
    ],
    deeper: [
      'The draught tells stories, but always the same one.',
      'Somebody like you, asking something, is worth a whole shelf.',
    ],
    ask: 'What do you do between two and four?',
  },
  {
    id: 'best-country',
    tags: [
      'which country makes the best cheese', 'best cheese country', 'Switzerland', 'Italy', 'Britain',
      'best cheese in the world',
    ],
    questions: [
      'Which country makes the best cheese?', 'Where is the best cheese from?', 'Is Swiss or French cheese better?',
    ],
    answer: [
      'France has the most kinds, Italy the best wheels for the kitchen, Switzerland the best mountains, and Britain the best revenge!',
      "The best one is always from the hill on which somebody's grandmother lived.",
      'I have ruled that it is a draw, since I need all of them for the invasion.',
    ],
    deeper: [
      'Wisconsin insists on being mentioned, so it is mentioned.',
      'Good milk, clean hands and nobody in a hurry, that is the whole map.',
    ],
    ask: 'Which hill would you defend?',
  },
  {
    id: 'eats-most',
    tags: [
      'who eats the most cheese', 'eats the most', 'consumption', 'cheese nation', 'per head', 'French love cheese',
      'why do the French love cheese',
    ],
    questions: [
      'Who eats the most cheese?', 'Why do the French love cheese so much?', 'Which nation eats the most cheese?',
    ],
    answer: [
      'The most is eaten per head by Danes, Finns, Icelanders and the French, well over twenty kilos each in a year!',
      'The French love it since every valley had its own cow, its own monk and its own opinion.',
      'De Gaulle is credited with asking how anyone can govern a land with two hundred and forty-six cheeses, and I have made notes.',
    ],
    deeper: [
      'Twenty kilos is half a wheel of Parmigiano, so they are each a small cellar.',
      'Those who eat the least simply have not met me.',
    ],
    ask: 'How many kilos would you confess to?',
  },
  {
    id: 'goat-pairing',
    tags: ['goes well with goat cheese', 'goat cheese pairing', 'goat cheese with', 'honey', 'beetroot'],
    questions: ['What goes well with goat cheese?', 'What do I serve with goat cheese?', 'How do I eat goat cheese?'],
    answer: [
      'With goat cheese put honey, beetroot, walnuts or pears, and it will stop looking at you sideways!',
      'In the glass a Sauvignon Blanc, since both come from lean hillsides and have sharp elbows.',
      'Warm on toast with thyme it has converted people who had sworn off goats for life.',
    ],
    deeper: [
      'Fresh ones want herbs, old ones want silence.',
      'Never ice-cold, for then it tastes of the refrigerator and of regret.',
    ],
    ask: 'Fresh or old, and who is holding the toast?',
  },
  {
    id: 'gouda-wine',
    tags: ['wine for Gouda', 'wine should I buy', 'Gouda wine', 'port', 'beer with cheese', 'wine for cheddar'],
    questions: [
      'What wine should I buy for Gouda?', 'Which wine goes with hard cheese?', 'What do I drink with old Gouda?',
    ],
    answer: [
      'With young Gouda a light red or a pale ale, and with an old crunchy one a port or a stout, since caramel wants company!',
      'For hard cheese in general white wine is safer than people think, and sweet is safer than dry.',
      'The rule is simple: what grows together goes together.',
    ],
    deeper: [
      'If you are ever at a loss take cider, it has never quarrelled with anyone.',
      'Tannin and cream are like two tenors.',
    ],
    ask: 'Young or old, and how many of you are there?',
  },
  {
    id: 'fondue-drink',
    tags: ['drink with fondue', 'drink with it', 'what to drink with fondue', 'fondue water', 'fondue wine'],
    questions: ['What should I drink with fondue?', 'Can I drink water with fondue?', 'What goes with raclette?'],
    answer: [
      'The white wine that went into the pot, or black tea, and never mind the tale that cold water makes it a stone!',
      'A Swiss study put fondue into volunteers with wine and with tea, and neither one made a lump, though the wine was slower to leave.',
      'Beside it pickles, little onions, and a person who keeps stirring.',
    ],
    deeper: [
      'With raclette the same, and add potatoes and a nap.',
      'Who loses the bread in the pot must sing.',
    ],
    ask: 'Who is going to lose the bread?',
  },
  {
    id: 'after-conquest',
    tags: [
      'once you rule the world', 'after the conquest', 'rule the world', 'your empire', 'first law', 'laws',
      'when you are ruler',
    ],
    questions: [
      'What will you do once you rule the world?', 'What would your first law be?',
      'What happens after the conquest?',
    ],
    answer: [
      'First a nap, then a national anthem with a long note in the middle for chewing!',
      'Crusts become compulsory, Mondays are abolished, and each child gets a cow to look at.',
      'By Wednesday I expect to be bored, and I shall give the world back slightly buttered.',
    ],
    deeper: [
      'The prisons I turn into cellars, they have the right temperature.',
      'My face will be on the coins, and the coins will be edible.',
    ],
    ask: 'Which post would you like in my government?',
  },
  {
    id: 'palace',
    tags: ['palace', 'castle', 'throne room', 'headquarters', 'lair', 'where do you rule from'],
    questions: ['Do you have a palace?', 'What does your lair look like?', 'Where is your headquarters?'],
    answer: [
      'My palace is a cave with twelve rooms, eleven of them for ripening and one for gloating!',
      'The throne is of spruce, the carpet is of hay, and the chandelier is a very large grater that has been taken prisoner.',
      'Visitors are asked to wipe their feet, because my floor has feelings.',
    ],
    deeper: [
      'In the treasury lie rinds of great political importance.',
      'There is a dungeon, but it is only for processed slices, and they like it.',
    ],
    ask: 'Which room would you like to see first?',
  },
  {
    id: 'camembert-ripe',
    tags: ['Camembert ripe', 'know if ripe', 'ripe Brie', 'when is it ripe', 'ripeness', 'test for ripeness'],
    questions: ['How do I know if a Camembert is ripe?', 'When is Brie ripe?'],
    answer: [
      'Press it gently in the middle: if it feels like the tip of your nose it is young, and if it feels like your cheek it is ready!',
      'Cut open, a chalky line in the heart means wait, and cream to the centre means run and call your friends.',
      'If it smells of ammonia and runs away from you, then it was ready last week.',
    ],
    deeper: [
      'The date on the box is the last day on which it is usually best, so buy close to it.',
      'Half an hour out of the cold adds more than half a week in it.',
    ],
    ask: 'Nose, cheek or puddle, how is yours?',
  },
  {
    id: 'leftovers',
    tags: [
      'leftover cheese', 'leftovers', 'ends of cheese', 'rind soup', 'use up cheese', 'dried out cheese', 'scraps',
    ],
    questions: [
      'What can I do with leftover cheese?', 'What can I do with cheese rinds?', 'How do I use up old cheese?',
    ],
    answer: [
      'Grate all the ends together, stir them into a white sauce, and call it Four Kings, for nobody will dare to ask!',
      'A hard rind goes into the soup for an hour and gives it a backbone.',
      'Dried-out scraps make fine crackers: in little heaps upon paper, eight minutes in a hot oven.',
    ],
    deeper: [
      'Blend soft ends with white wine and garlic and you have what the French call strong cheese, and they mean it.',
      'To throw me away is a crime, and I keep a list.',
    ],
    ask: 'Which brave little ends do you have there?',
  },
  {
    id: 'can-cheese',
    tags: [
      'cheese in a can', 'spray cheese', 'canned cheese', 'squeeze cheese', 'string cheese',
      'processed cheese opinion',
    ],
    questions: ['What is your opinion on cheese in a can?', 'What do you think of spray cheese?'],
    answer: [
      'Cheese that comes out of a can under pressure has my sympathy, for I know what it is to want out!',
      'It is real cheese with whey, oil and a loss of dignity, and it can be written with, and that is its only use.',
      'I would accept its surrender at any hour.',
    ],
    deeper: [
      'Cougar Gold is another matter, an honest cheddar that students in Washington State have sealed in tins since the nineteen-forties.',
      'So it is not the can, it is the character.',
    ],
    ask: 'What would you write on the wall with it?',
  },
  {
    id: 'like-children',
    tags: ['like children', 'do you like children', 'kids', 'young people', 'babies cute'],
    questions: ['Do you like children?', 'What do you think of kids?'],
    answer: [
      'I love children, they are the only people who say aloud that I smell!',
      'A child asks why cheese has holes, and a grown person asks what it costs.',
      'I would put them all in charge, with an early bedtime for the ministers.',
    ],
    deeper: [
      'They should be given mild ones first, and the truth throughout.',
      'Some of them pick off the rind, and I have learned to look away.',
    ],
    ask: 'What did you refuse to eat as a child?',
  },
  {
    id: 'time-illusion',
    tags: ['time', 'is time an illusion', 'what is time', 'does time exist', 'past and future'],
    questions: ['Is time an illusion?', 'Does time exist?'],
    answer: [
      'Time is the one ingredient that nobody can fake, and I have seen them try with smoke!',
      'An illusion does not grow crystals, and an old Gouda does, so there you have the proof.',
      'What is true is that it runs at different speeds, slowly in the cave and like mad on a picnic.',
    ],
    deeper: [
      'Physicists say that it passes more slowly near heavy things, which would explain my neighbourhood.',
      'I let it work for me, and I do not look at it.',
    ],
    ask: 'What in your life got better simply by lying there?',
  },
  {
    id: 'invented-fork',
    tags: [
      'who invented the fork', 'fork', 'knife', 'cutlery', 'spoon', 'plate', 'who invented', 'how do airplanes fly',
      'how does it work',
    ],
    questions: ['Who invented the fork?', 'Do you use a knife and fork?', 'What is a cheese knife for?'],
    answer: [
      'The table fork came from Byzantium to Venice about a thousand years ago with a bride, and people called it an insult to the fingers!',
      'A cheese knife has holes so that soft things do not cling to it, and a split tip, so that one may serve without touching.',
      'I myself recognise only bread as cutlery.',
    ],
    deeper: [
      'The Swiss gave the fondue its long fork, and with it gave mankind fencing at table.',
      'For a wheel one uses a wire, and I do not like to talk about wires.',
    ],
    ask: 'What do you eat with your fingers when nobody is there?',
  },
]
